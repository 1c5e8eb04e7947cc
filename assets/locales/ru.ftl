### Нормандский пикет по-русски. В каждом языке те же ключи с теми же переменными.
### $you равно "yes", когда фраза обращена к игроку, иначе "no".
### Имена стоят только в именительном падеже, глаголы при них в настоящем времени.

## Карты

suit-name = { $suit ->
    [clubs] трефы
    [diamonds] бубны
    [hearts] черви
   *[spades] пики
}
suit-title = { $suit ->
    [clubs] Трефы
    [diamonds] Бубны
    [hearts] Черви
   *[spades] Пики
}
suit-of = { $suit ->
    [clubs] треф
    [diamonds] бубён
    [hearts] червей
   *[spades] пик
}
rank-name = { $rank ->
    [ace] туз
    [king] король
    [queen] дама
    [knave] валет
    [ten] десятка
    [nine] девятка
    [eight] восьмёрка
   *[seven] семёрка
}
rank-plural = { $rank ->
    [ace] тузы
    [king] короли
    [queen] дамы
    [knave] валеты
    [ten] десятки
    [nine] девятки
    [eight] восьмёрки
   *[seven] семёрки
}
# После «три» и «четыре»
rank-counted = { $rank ->
    [ace] туза
    [king] короля
    [queen] дамы
    [knave] валета
    [ten] десятки
    [nine] девятки
    [eight] восьмёрки
   *[seven] семёрки
}
rank-top = { $rank ->
    [ace] от туза
    [king] от короля
    [queen] от дамы
    [knave] от валета
    [ten] от десятки
    [nine] от девятки
    [eight] от восьмёрки
   *[seven] от семёрки
}
card-name = { rank-name } { suit-of }
card-the = { rank-name } { suit-of }
cards-joint = ,{" "}
cards-none = ни одной карты

## Числа

count-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
count-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
count-tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[other] { $count } взяток
}
count-stakes = { $count ->
    [one] { $count } ставка
    [few] { $count } ставки
   *[other] { $count } ставок
}
count-deals = { $count ->
    [one] { $count } сдача
    [few] { $count } сдачи
   *[other] { $count } сдач
}

## Что говорят за столом, от первого лица

said-carte-blanche = Белые карты!
said-point = { $pips ->
    [one] Масть в { $pips } пуань
    [few] Масть в { $pips } пуаня
   *[other] Масть в { $pips } пуаней
}
said-sequence = { sequence-name }
said-set = { set-name }
said-good = { $what ->
    [point] Масть хороша
    [sequence] Последовательность хороша
   *[set] Эти карты хороши
}
said-equal = { $what ->
    [point] Масть равна
    [sequence] Последовательность равна
   *[set] Эти карты равны
}
said-not-good = { $what ->
    [point] Масть не годится
    [sequence] Последовательность не годится
   *[set] Эти карты не годятся
}
said-nothing = Мне нечего объявить
sequence-name = { $rank ->
    [ace] { $length ->
        [3] Терц-мажор
        [4] Кварт-мажор
        [5] Квинт-мажор
        [6] Секст-мажор
        [7] Септим-мажор
       *[8] Октава
    }
   *[other] { sequence-kind } { rank-top }
}
sequence-kind = { $length ->
    [3] Терция
    [4] Кварта
    [5] Квинта
    [6] Секста
    [7] Септима
   *[8] Октава
}
set-name = { $count ->
    [3] Три { rank-counted }
   *[4] Четыре { rank-counted }
}

## Роды очков

class-carte-blanche = Белые карты
class-point = Масть
class-sequence = Последовательности
class-set = Тройки и четвёрки
class-repique = Репик
class-lead = Ходы
class-trick = Взятки с чужого хода
class-last-trick = Последняя взятка
class-pique = Пик
class-cards = Превосходство взяток
class-capot = Капот

## Строки счёта

entry-carte-blanche = Белые карты: { $points }
entry-point = Масть в { $pips }, { suit-name }: { $points }
entry-sequence = { sequence-name }, { suit-name }: { $points }
entry-set = { set-name }: { $points }
entry-repique = Репик: +{ $points }
entry-lead = Ход, { card-name }: { $points }
entry-trick = Взятка, { card-name }: { $points }
entry-last-trick = Последняя взятка: { $points }
entry-pique = Пик: +{ $points }
entry-cards = { $points ->
    [5] Взятки поровну: { $points }
   *[other] Превосходное число взяток: { $points }
}
entry-capot = { $points ->
    [20] Капот пополам: { $points }
   *[other] Капот: { $points }
}
entry-plain = { $class }: { $points }
entry-cancelled = { $what ->
    [point] Равные масти уничтожают друг друга
    [sequence] Равные последовательности уничтожают друг друга
   *[set] Равные карты уничтожают друг друга
}
entry-gone-out = { $you ->
    [yes] Вы достигаете нормы
   *[no] Норма достигнута: { $name }
}
entry-by = { $you ->
    [yes] Вы: { $line }
   *[no] { $name }: { $line }
}

## Почему чего-нибудь нельзя

illegal-not-a-card = «{ $text }» — это не карта.
illegal-card-twice = { card-name }: эта карта стоит в двух местах, а в колоде она одна.
illegal-wrong-hands = Роздано рук: { $given }, а в этой игре их { $wanted }.
illegal-wrong-hand-size = На руках должно быть карт: { $wanted }, а здесь { $given }.
illegal-wrong-talon-size = { $wanted ->
    [0] В этой игре талона нет.
   *[other] В талоне должно быть карт: { $wanted }, а здесь { $given }.
}
illegal-already-out = Счёт { $total } уже достиг нормы: { $target }.
illegal-deal-over = Сдача окончена.
illegal-not-your-turn = Ещё не ваш черёд.
illegal-wrong-phase = { $duty ->
    [exchange] Сначала обменяйте карты или откажитесь.
    [declare] Сначала объявите или промолчите.
   *[play] Теперь надо ходить.
}
illegal-not-held = Этой карты у вас нет: { card-the }.
illegal-must-follow = { $suit ->
    [clubs] Надо ходить в масть: зашли с треф.
    [diamonds] Надо ходить в масть: зашли с бубён.
    [hearts] Надо ходить в масть: зашли с червей.
   *[spades] Надо ходить в масть: зашли с пик.
}
illegal-wrong-exchange = { $kind ->
    [few] { $least ->
        [one] Снесите хотя бы { $least } карту.
        [few] Снесите хотя бы { $least } карты.
       *[other] Снесите хотя бы { $least } карт.
    }
   *[many] { $most ->
        [0] Менять больше нечего.
        [one] Снести можно не больше { $most } карты.
       *[other] Снести можно не больше { $most } карт.
    }
}
illegal-wrong-draw = Сверху в талоне лежат не эти карты.
illegal-no-carte-blanche = Белых карт у вас нет, или за этим столом их не считают.
illegal-carte-blanche-fixed = Белые карты показывают до обмена и назад не берут.
illegal-point-not-held = Этой масти у вас нет: { suit-name }.
illegal-point-too-small = { $pips ->
    [one] { suit-title }: { $pips } пуань, а вчетвером масть считается с 30.
    [few] { suit-title }: { $pips } пуаня, а вчетвером масть считается с 30.
   *[other] { suit-title }: { $pips } пуаней, а вчетвером масть считается с 30.
}
illegal-sequence-not-held = Такой последовательности у вас нет: { sequence-name }, { suit-name }.
illegal-run-claimed-twice = Из одного ряда выходит лишь одна последовательность: { sequence-name }, { suit-name }.
illegal-set-not-held = { $count ->
    [3] Трёх таких карт, идущих в счёт, у вас нет: { rank-plural }.
   *[4] Четырёх таких карт, идущих в счёт, у вас нет: { rank-plural }.
}
illegal-rank-claimed-twice = Тройка или четвёрка, но не обе сразу: { rank-plural }.

## Общие кнопки

common-ok = Хорошо
common-yes = Да
common-no = Нет
common-back = Назад
common-close = Закрыть
common-go-on = Дальше
common-on = Вкл.
common-off = Выкл.

## Заглавие

title-name = Нормандский пикет
title-subtitle = Вчетвером, втроём и вдвоём, как играли в девятнадцатом веке
title-play = Играть
title-how-to-play = Как играть
title-settings = Настройки
title-quit = Выйти
title-language = Язык

## Загрузка

loading-heading = Готовим стол…
loading-failed = Не удалось загрузить: { $what }
loading-retry = Ещё раз
loading-start = За стол

## Выбор игры

choice-heading = Выберите игру
choice-game = Игра
choice-game-four = Вчетвером
choice-game-four-hint = Двое против двоих, по восемь карт и без прикупки; партнёры сидят друг против друга.
choice-game-three = Втроём
choice-game-three-hint = Каждый за себя, по десять карт; ещё две ждут сдатчика. Кто остался последним, платит обоим.
choice-game-two = Вдвоём
choice-game-two-hint = Старая игра до ста: по двенадцать карт и восемь в прикупке.
choice-target = Норма
choice-target-points = { count-points }
choice-target-six-deals = Шесть сдач
choice-target-six-deals-hint = Очки шести сдач складываются; кто проиграл, не набрав ста, платит сумму вместо разницы.
choice-rules = Правила
choice-rules-book = Книга
choice-rules-book-hint = Числа старой русской книги, счёт в обычном порядке.
choice-rules-letter = Буква
choice-rules-letter-hint = Та же книга со всей строгостью: что не объявлено, то пропало.
choice-rules-foster = Фостер
choice-rules-foster-hint = Как обе игры печатает Фостер; сдача по часовой стрелке.
choice-rules-modern = Современные
choice-rules-modern-hint = Правила книги, но считается каждая карта, какой пошли или взяли.
choice-level = Противники
choice-level-random = Наугад
choice-level-random-hint = Ходит любой дозволенной картой.
choice-level-greedy = Ровный
choice-level-greedy-hint = Играет по правилам здравого смысла.
choice-level-novice = Новичок
choice-level-novice-hint = Ещё учится считать.
choice-level-casual = Любитель
choice-level-casual-hint = Играет ради приятного общества.
choice-level-good = Опытный
choice-level-good-hint = Помнит все вышедшие карты.
choice-level-strong = Сильный
choice-level-strong-hint = Думает наперёд и мало что прощает.
choice-level-expert = Знаток
choice-level-expert-hint = Лучший игрок этого дома.
choice-partner = Партнёр
choice-partner-chosen = Напротив
choice-partner-by-cut = По съёмке
choice-partner-hint = По съёмке вместе играют две младшие карты.
choice-seed = Тасовка
choice-seed-hint = Одно и то же число даёт одни и те же карты, здесь и где угодно.
choice-seed-invalid = { $reason ->
    [empty] Впишите число, например 7.
    [large] Это число слишком велико.
   *[letters] Число пишется цифрами от 0 до 9.
}
choice-new-seed = Новая тасовка
choice-start = За стол
choice-back = Назад

## Съёмка

cut-heading = Съёмка
cut-prompt = Коснитесь карты, чтобы снять.
cut-shows = { $you ->
    [yes] Вы снимаете: { card-the }.
   *[no] { $name } снимает: { card-the }.
}
cut-equal = Карты равны: снимайте ещё раз.
cut-lowest-deals = { $you ->
    [yes] Младшая карта ваша: сдаёте вы.
   *[no] По младшей карте сдаёт { $name }.
}
cut-highest-deals = { $you ->
    [yes] Старшая карта ваша: сдаёте вы.
   *[no] По старшей карте сдаёт { $name }.
}
cut-partner = Ваш партнёр — { $name }.
cut-go-on = Дальше

## Сдача

deal-number = Сдача { $number }
deal-number-of = Сдача { $number } из { $count }
deal-dealer = { $you ->
    [yes] Сдаёте вы
   *[no] Сдаёт { $name }
}
deal-dealing = Сдаём…
deal-seed = Тасовка { $seed }

## Обмен

exchange-heading = Талон
exchange-elder = { $least ->
    [one] Снесите не меньше { $least } карты и не больше { $most }; столько же возьмёте из талона.
   *[other] Снесите не меньше { $least } карт и не больше { $most }; столько же возьмёте из талона.
}
exchange-younger = { $least ->
    [0] Снести можно до { $most } карт, взяв столько же, или оставить все.
   *[other] Снесите от { $least } до { $most } карт; столько же возьмёте из талона.
}
exchange-three = Снесите две карты и возьмите обе из талона или откажитесь.
exchange-three-partial = Снесите одну или две карты, взяв столько же из талона, или откажитесь.
exchange-peek = Талон у вас на руках: снесите любые две карты из двенадцати.
exchange-selected = В сносе { $selected } из { $allowed }
exchange-button = { $count ->
    [0] Обменять
   *[other] Обменять { $count }
}
exchange-refuse = Отказаться
exchange-carte-blanche = Белые карты
exchange-done = { $you ->
    [yes] { $count ->
        [one] Вы меняете { $count } карту.
        [few] Вы меняете { $count } карты.
       *[other] Вы меняете { $count } карт.
    }
   *[no] { $count ->
        [one] { $name } меняет { $count } карту.
        [few] { $name } меняет { $count } карты.
       *[other] { $name } меняет { $count } карт.
    }
}
exchange-refused = { $you ->
    [yes] Вы отказываетесь от талона.
   *[no] { $name } отказывается от талона.
}
exchange-drawn = Из талона: { $cards }.

## Объявления

declare-heading = Ваши объявления
declare-all = Объявить всё
declare-selected = Объявить это
declare-pass = Промолчать
declare-nothing = Объявить вам нечего.
declare-hint = Коснитесь строки, чтобы её утаить: что не названо, то не считается.
declare-strict = Касайтесь карт всего, что объявляете. Пропущенное пропало.
declare-carte-blanche = { entry-carte-blanche }
declare-point = { entry-point }
declare-sequence = { entry-sequence }
declare-set = { entry-set }
declare-sum = Вместе: { count-points }

## Игра

play-lead = Ваш выход
play-follow = Ваш ход, в масть: { suit-name }
play-free = Ваш ход: любая карта
play-confirm = Ходить
play-confirm-hint = Коснитесь карты ещё раз, чтобы пойти с неё.

## Ожидание

wait-thinking = { $name } думает…
wait-plays = { $name } ходит
wait-exchanges = { $name } меняет карты
wait-declares = { $name } объявляет
wait-deals = { $name } сдаёт
wait-cuts = { $name } снимает

## Взятки и счёт вслух

trick-taken = { $you ->
    [yes] Взятка ваша
   *[no] Взятку берёт { $name }
}
trick-number = Взятка { $number } из { $count }
total-called = { $total }

## Запись сдачи

sheet-heading = Счёт сдачи { $number }
sheet-declarations = Объявлено
sheet-play = Ходами
sheet-cards = Взятки
sheet-capot = Капот
sheet-leaps = Репик и пик
sheet-total = За сдачу
sheet-before = Было
sheet-after = Стало
sheet-tricks = { count-tricks }
sheet-next-deal = Новая сдача
sheet-to-result = К итогу
sheet-see-hands = Открыть карты
sheet-hide-hands = Закрыть карты
sheet-close = Закрыть
sheet-seed = Тасовка { $seed }
sheet-copy-deal = Копировать сдачу
sheet-copied = Скопировано
sheet-copy-failed = Буфер обмена здесь недоступен.
sheet-talon = Талон
sheet-discards = Снос
sheet-nothing = Ничего

## Выход из игры

out-heading = { $you ->
    [yes] Вы выходите из игры с победой!
   *[no] { $name } выходит из игры с победой!
}
out-play-on = Партию продолжают { $a } и { $b }, каждый со своим счётом.
out-you-play-on = Партию продолжаете вы и { $name }, каждый со своим счётом.
out-you = Можно смотреть, как доигрывают двое, или сразу узнать исход.
out-watch = Смотреть
out-run = Доиграть

## Итог

result-heading = { $outcome ->
    [win] Вы выиграли!
    [lose] Вы проиграли
   *[draw] Ничья
}
result-winner = { $you ->
    [yes] Победа ваша
   *[no] Победа: { $name }
}
result-pays = { $stakes ->
    [one] { $you ->
        [payer] Платите вы, получает { $receiver }: { $stakes } ставка.
        [receiver] Платит { $payer }, получаете вы: { $stakes } ставка.
       *[no] Платит { $payer }, получает { $receiver }: { $stakes } ставка.
    }
    [few] { $you ->
        [payer] Платите вы, получает { $receiver }: { $stakes } ставки.
        [receiver] Платит { $payer }, получаете вы: { $stakes } ставки.
       *[no] Платит { $payer }, получает { $receiver }: { $stakes } ставки.
    }
   *[other] { $you ->
        [payer] Платите вы, получает { $receiver }: { $stakes } ставок.
        [receiver] Платит { $payer }, получаете вы: { $stakes } ставок.
       *[no] Платит { $payer }, получает { $receiver }: { $stakes } ставок.
    }
}
result-pays-points = { $points ->
    [one] { $you ->
        [payer] Платите вы, получает { $receiver }: { $points } очко.
        [receiver] Платит { $payer }, получаете вы: { $points } очко.
       *[no] Платит { $payer }, получает { $receiver }: { $points } очко.
    }
    [few] { $you ->
        [payer] Платите вы, получает { $receiver }: { $points } очка.
        [receiver] Платит { $payer }, получаете вы: { $points } очка.
       *[no] Платит { $payer }, получает { $receiver }: { $points } очка.
    }
   *[other] { $you ->
        [payer] Платите вы, получает { $receiver }: { $points } очков.
        [receiver] Платит { $payer }, получаете вы: { $points } очков.
       *[no] Платит { $payer }, получает { $receiver }: { $points } очков.
    }
}
result-nobody-pays = Никто не платит.
result-double = Проигрыш без половины нормы: плата двойная.
result-under-hundred = Проигрыш без сотни: платится сумма.
result-deals = Сыграно: { count-deals }
result-again = Ещё партию
result-title = К началу

## Перерыв

pause-menu = Меню
pause-heading = Перерыв
pause-resume = Продолжить
pause-leave = Покинуть стол
pause-leave-sure = Покинуть стол? Эта партия не сохранится.
pause-restart = Начать заново
pause-restart-sure = Начать партию заново, с теми же картами?

## Что на столе

status-you-lead = Ваш выход
status-leads = Выходит { $name }
status-eldest = Первая рука
status-dealer = Сдатчик
status-partner = Партнёр
status-tricks = Взятки: { $count }
status-cards-left = { count-cards }
status-side-us = Мы
status-side-them = Они
status-target = из { $target }
status-score = { $score } из { $target }
status-deal-of = Сдача { $number } из { $count }
status-talon = { $count ->
    [one] Талон: { $count } карта
    [few] Талон: { $count } карты
   *[other] Талон: { $count } карт
}
status-out = Вне игры

## Торжества

celebrate-repique = Репик!
celebrate-pique = Пик!
celebrate-capot = Капот!
celebrate-divided-capot = Капот пополам
celebrate-going-out = { $you ->
    [yes] Норма ваша!
   *[no] { $name }: норма!
}
celebrate-victory = Победа!

## Помощь

help-heading = Как играть
help-aim = В пикет играют колодой в 32 карты; туз старше всех, козырей нет. Очки дают и карты на руках, и взятки; кто наберёт норму, тот и победил.
help-declarations = До своей первой карты можно объявить лучшую масть (очко за каждую карту), последовательности в одной масти (терция 3, кварта 4, квинта 15 и выше) и три или четыре одинаковые карты не ниже десятки (3 или 14). Рука без короля, дамы и валета (белые карты) даёт 10. В каждом роде считает лишь тот, у кого лучшее; если лучшее равно, не считает никто.
help-play = Ходите в масть, если она есть; взятку берёт старшая карта той масти, с которой зашли. Ход с десятки или старше даёт 1 очко, взятка такой картой с чужого хода тоже 1, последняя взятка ещё 1. Превосходное число взяток даёт 10, все взятки 40.
help-leaps = Если вы насчитали на руках 20, а у противников нет ни одного очка, вы разом говорите 90: это репик. Если 20 набраны уже ходами, говорят 60: это пик. Вдвоём для этого нужно 30. Вчетвером пик тоже требует 30, и пока враги не взяли ни одной взятки.
help-four = Вчетвером у вас общий счёт с тем, кто сидит напротив. По восемь карт, талона нет. Масть считается с 30 пуаней, и только одна на двоих; последовательности, тройки и четвёрки партнёры считают все, если лучшее у них.
help-three = Втроём каждый играет за себя десятью картами, и лишь сдатчик может сменить две. Превосходное число взяток даёт 10; если без взяток остался ровно один игрок, двое других получают по 20. Набравший норму выходит; кто остался последним, платит обоим.
help-two = Вдвоём у каждого двенадцать карт. Первая рука обязана сменить от одной до пяти, сдатчик меняет из того, что осталось. Начинает первая рука.
help-controls = Управление
help-control-touch = Коснитесь карты или щёлкните по ней, чтобы пойти или снести; можно и перетащить её на стол.
help-control-keys = Выбор стрелками, ход клавишей Enter или пробелом, меню по Escape.
help-control-skip = Любое касание или клавиша завершает начатое движение.
help-tab-four = Вчетвером
help-tab-three = Втроём
help-tab-two = Вдвоём
help-next = Дальше
help-previous = Назад

## Клавиши

key-enter = Enter
key-space = Пробел
key-escape = Esc
key-tab = Tab
key-arrows = Стрелки
key-left = Влево
key-right = Вправо
key-up = Вверх
key-down = Вниз
key-delete = Delete
key-backspace = Backspace
key-hint = { $key }: { $what }

## Стол

table-last-trick = Последняя взятка
table-no-last-trick = Взяток ещё нет.
table-no-looking-back = За этим столом взятки не пересматривают.
table-menu = Меню
table-sort = Разложить
table-sort-suit = По масти
table-sort-rank = По старшинству
table-sort-dealt = Как сданы
table-hint = Подсказка
table-hint-not-yet = Подсказок пока нет.
table-score = Счёт
table-hand = Ваши карты
table-talon = Талон
table-autoplay = За вас играет компьютер

## Настройки

settings-heading = Настройки
settings-language = Язык
settings-sound = Звук
settings-music = Музыка
settings-speed = Темп
settings-speed-slow = Неспешный
settings-speed-normal = Обычный
settings-speed-fast = Быстрый
settings-speed-none = Без движения
settings-full-screen = Во весь экран
settings-confirm = Ход двойным касанием

## Общество

player-you = Вы
player-odette = Одетта
player-guillaume = Гийом
player-mathilde = Матильда
player-robert = Робер
player-adele = Адель
player-roland = Ролан
player-beatrice = Беатриса
player-hugues = Гуго
side-you-and = Вы и { $partner }
side-pair = { $a } и { $b }
