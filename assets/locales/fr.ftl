### Le piquet normand en français. Chaque langue a les mêmes clefs avec les mêmes variables.
### $you vaut "yes" quand la phrase s'adresse au joueur, sinon "no".
### Les noms ne suivent jamais « de », qui s'élide.

## Cartes

suit-name = { $suit ->
    [clubs] trèfle
    [diamonds] carreau
    [hearts] cœur
   *[spades] pique
}
suit-title = { $suit ->
    [clubs] Trèfle
    [diamonds] Carreau
    [hearts] Cœur
   *[spades] Pique
}
suit-of = { $suit ->
    [clubs] de trèfle
    [diamonds] de carreau
    [hearts] de cœur
   *[spades] de pique
}
rank-name = { $rank ->
    [ace] as
    [king] roi
    [queen] dame
    [knave] valet
    [ten] dix
    [nine] neuf
    [eight] huit
   *[seven] sept
}
rank-plural = { $rank ->
    [ace] as
    [king] rois
    [queen] dames
    [knave] valets
    [ten] dix
    [nine] neuf
    [eight] huit
   *[seven] sept
}
rank-counted = { $rank ->
    [ace] d’as
    [king] de rois
    [queen] de dames
    [knave] de valets
    [ten] de dix
    [nine] de neuf
    [eight] de huit
   *[seven] de sept
}
rank-top = { $rank ->
    [ace] à l’as
    [king] au roi
    [queen] à la dame
    [knave] au valet
    [ten] au dix
    [nine] au neuf
    [eight] au huit
   *[seven] au sept
}
card-name = { rank-name } { suit-of }
card-the = { $rank ->
    [ace] l’{ rank-name } { suit-of }
    [queen] la { rank-name } { suit-of }
   *[other] le { rank-name } { suit-of }
}
cards-joint = ,{" "}
cards-none = aucune carte

## Nombres

count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
count-tricks = { $count ->
    [one] { $count } levée
   *[other] { $count } levées
}
count-stakes = { $count ->
    [one] { $count } enjeu
   *[other] { $count } enjeux
}
count-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}

## Ce qu'on dit à table, à la première personne

said-carte-blanche = Cartes blanches !
said-point = Point de { $pips }
said-sequence = { sequence-name }
said-set = { set-name }
said-good = { $what ->
    [point] Le point est bon
    [sequence] La séquence est bonne
   *[set] C’est bon
}
said-equal = { $what ->
    [point] Le point est égal
    [sequence] La séquence est égale
   *[set] C’est égal
}
said-not-good = { $what ->
    [point] Le point ne vaut pas
    [sequence] La séquence ne vaut pas
   *[set] Cela ne vaut pas
}
said-nothing = Je n’ai rien à annoncer
sequence-name = { $rank ->
    [ace] { $length ->
        [3] Tierce majeure
        [4] Quarte majeure
        [5] Quinte majeure
        [6] Sixième majeure
        [7] Septième majeure
       *[8] Huitième
    }
   *[other] { sequence-kind } { rank-top }
}
sequence-kind = { $length ->
    [3] Tierce
    [4] Quarte
    [5] Quinte
    [6] Sixième
    [7] Septième
   *[8] Huitième
}
set-name = { $count ->
    [3] Brelan { rank-counted }
   *[4] Quatorze { rank-counted }
}

## Sortes de points

class-carte-blanche = Cartes blanches
class-point = Point
class-sequence = Séquences
class-set = Brelans et quatorzes
class-repique = Repic
class-lead = Entames
class-trick = Levées prises
class-last-trick = Dernière levée
class-pique = Pic
class-cards = Les cartes
class-capot = Capot

## Lignes du compte

entry-carte-blanche = Cartes blanches : { $points }
entry-point = Point, { $pips } à { suit-name } : { $points }
entry-sequence = { sequence-name }, à { suit-name } : { $points }
entry-set = { set-name } : { $points }
entry-repique = Repic : +{ $points }
entry-lead = Entame, { card-name } : { $points }
entry-trick = Levée, { card-name } : { $points }
entry-last-trick = Dernière levée : { $points }
entry-pique = Pic : +{ $points }
entry-cards = { $points ->
    [5] Les cartes, partagées : { $points }
   *[other] Les cartes : { $points }
}
entry-capot = { $points ->
    [20] Capot partagé : { $points }
   *[other] Capot : { $points }
}
entry-plain = { $class } : { $points }
entry-cancelled = { $what ->
    [point] Les points égaux s’annulent
    [sequence] Les séquences égales s’annulent
   *[set] Les brelans égaux s’annulent
}
entry-gone-out = { $you ->
    [yes] Vous atteignez le but
   *[no] But atteint : { $name }
}
entry-by = { $you ->
    [yes] Vous : { $line }
   *[no] { $name } : { $line }
}

## Pourquoi un coup est refusé

illegal-not-a-card = « { $text } » n’est pas une carte.
illegal-card-twice = { card-name } : cette carte se trouve à deux endroits, et le jeu ne l’a qu’une fois.
illegal-wrong-hands = { $given ->
    [one] Il y a { $given } main, et ce jeu en veut { $wanted }.
   *[other] Il y a { $given } mains, et ce jeu en veut { $wanted }.
}
illegal-wrong-hand-size = À ce jeu une main a { $wanted } cartes, et non { $given }.
illegal-wrong-talon-size = { $wanted ->
    [0] Ce jeu n’a pas de talon.
   *[other] Le talon doit avoir { $wanted } cartes, et non { $given }.
}
illegal-already-out = Avec { $total } points, le but de { $target } est déjà atteint.
illegal-deal-over = La donne est finie.
illegal-not-your-turn = Ce n’est pas encore votre tour.
illegal-wrong-phase = { $duty ->
    [exchange] Échangez d’abord, ou refusez.
    [declare] Annoncez d’abord, ou passez.
   *[play] Il faut maintenant jouer une carte.
}
illegal-not-held = Vous n’avez pas { card-the }.
illegal-must-follow = { $suit ->
    [clubs] Il faut fournir : on a joué trèfle.
    [diamonds] Il faut fournir : on a joué carreau.
    [hearts] Il faut fournir : on a joué cœur.
   *[spades] Il faut fournir : on a joué pique.
}
illegal-wrong-exchange = { $kind ->
    [few] { $least ->
        [one] Écartez au moins { $least } carte.
       *[other] Écartez au moins { $least } cartes.
    }
   *[many] { $most ->
        [0] Il n’y a plus rien à échanger.
        [one] Écartez { $most } carte au plus.
       *[other] Écartez { $most } cartes au plus.
    }
}
illegal-wrong-draw = Ce ne sont pas les cartes du dessus du talon.
illegal-no-carte-blanche = Vous n’avez pas de cartes blanches, ou cette table ne les compte pas.
illegal-carte-blanche-fixed = Les cartes blanches se montrent avant l’écart et ne se reprennent pas.
illegal-point-not-held = Vous n’avez rien à { suit-name }.
illegal-point-too-small = Vous n’avez que { $pips } à { suit-name } : à quatre, le point commence à 30.
illegal-sequence-not-held = Vous n’avez pas cette séquence : { sequence-name }, à { suit-name }.
illegal-run-claimed-twice = Une suite ne fait qu’une séquence : { sequence-name }, à { suit-name }.
illegal-set-not-held = { $count ->
    [3] Vous n’avez pas ce brelan, ou il ne compte pas : { rank-plural }.
   *[4] Vous n’avez pas ce quatorze, ou il ne compte pas : { rank-plural }.
}
illegal-rank-claimed-twice = Brelan ou quatorze, mais pas les deux : { rank-plural }.

## Boutons communs

common-ok = Très bien
common-yes = Oui
common-no = Non
common-back = Retour
common-close = Fermer
common-go-on = Continuer
common-on = Oui
common-off = Non

## Titre

title-name = Piquet normand
title-subtitle = À quatre, à trois ou à deux, comme au dix-neuvième siècle
title-play = Jouer
title-how-to-play = Comment jouer
title-settings = Réglages
title-quit = Quitter
title-language = Langue

## Chargement

loading-heading = On dresse la table…
loading-failed = Chargement impossible : { $what }
loading-retry = Réessayer
loading-start = À table

## Choix du jeu

choice-heading = Choisissez votre jeu
choice-game = Jeu
choice-game-four = À quatre
choice-game-four-hint = Deux contre deux, huit cartes chacun et point de talon ; les partenaires se font face.
choice-game-three = À trois
choice-game-three-hint = Chacun pour soi, dix cartes chacun ; deux autres attendent le donneur. Qui reste le dernier paie les deux autres.
choice-game-two = À deux
choice-game-two-hint = Le vieux cent de piquet : douze cartes chacun et huit au talon.
choice-target = But
choice-target-points = { count-points }
choice-target-six-deals = Six donnes
choice-target-six-deals-hint = On additionne six donnes ; le perdant qui n’a pas cent paie la somme au lieu de la différence.
choice-rules = Règles
choice-rules-book = Le livre
choice-rules-book-hint = Les nombres du vieux livre russe, comptés dans l’ordre ordinaire.
choice-rules-letter = La lettre
choice-rules-letter-hint = Le même livre en toute rigueur : ce qui n’est pas annoncé est perdu.
choice-rules-foster = Foster
choice-rules-foster-hint = Les deux jeux tels que Foster les imprime ; on donne dans le sens des aiguilles d’une montre.
choice-rules-modern = Moderne
choice-rules-modern-hint = Les règles du livre, mais chaque carte jouée ou prise compte.
choice-level = Adversaires
choice-level-random = Au hasard
choice-level-random-hint = Joue n’importe quelle carte permise.
choice-level-greedy = Régulier
choice-level-greedy-hint = Suit quelques règles de bon sens.
choice-level-novice = Débutant
choice-level-novice-hint = Apprend encore à compter.
choice-level-casual = Amateur
choice-level-casual-hint = Joue pour la compagnie.
choice-level-good = Bon
choice-level-good-hint = Retient ce qui est passé.
choice-level-strong = Fort
choice-level-strong-hint = Voit loin et pardonne peu.
choice-level-expert = Expert
choice-level-expert-hint = Ce que la maison a de meilleur.
choice-partner = Partenaire
choice-partner-chosen = En face
choice-partner-by-cut = À la coupe
choice-partner-hint = À la coupe, les deux plus basses cartes jouent ensemble.
choice-seed = Mélange
choice-seed-hint = Le même nombre donne les mêmes cartes, ici et partout.
choice-seed-invalid = { $reason ->
    [empty] Écrivez un nombre, par exemple 7.
    [large] Ce nombre est trop grand.
   *[letters] Un nombre ne prend que les chiffres de 0 à 9.
}
choice-new-seed = Autre mélange
choice-start = À table
choice-back = Retour

## La coupe

cut-heading = La coupe
cut-prompt = Touchez une carte pour couper.
cut-shows = { $you ->
    [yes] Vous tirez { card-the }.
   *[no] { $name } tire { card-the }.
}
cut-equal = Cartes égales : on coupe encore.
cut-lowest-deals = { $you ->
    [yes] La plus basse carte est à vous : vous donnez.
   *[no] La plus basse carte donne : { $name }.
}
cut-highest-deals = { $you ->
    [yes] La plus haute carte est à vous : vous donnez.
   *[no] La plus haute carte donne : { $name }.
}
cut-partner = Avec vous joue { $name }.
cut-go-on = Continuer

## La donne

deal-number = Donne { $number }
deal-number-of = Donne { $number } sur { $count }
deal-dealer = { $you ->
    [yes] Vous donnez
   *[no] { $name } donne
}
deal-dealing = On donne…
deal-seed = Mélange { $seed }

## L'écart

exchange-heading = Le talon
exchange-elder = { $least ->
    [one] Écartez au moins { $least } carte et au plus { $most } ; vous en prenez autant.
   *[other] Écartez au moins { $least } cartes et au plus { $most } ; vous en prenez autant.
}
exchange-younger = { $least ->
    [0] Écartez jusqu’à { $most } cartes et prenez-en autant, ou gardez tout.
   *[other] Écartez de { $least } à { $most } cartes ; vous en prenez autant.
}
exchange-three = Écartez deux cartes et prenez les deux du talon, ou refusez-les.
exchange-three-partial = Écartez une ou deux cartes pour le talon, ou refusez-le.
exchange-peek = Vous tenez le talon : écartez deux de vos douze cartes.
exchange-selected = Écart : { $selected } sur { $allowed }
exchange-button = { $count ->
    [0] Échanger
   *[other] Échanger { $count }
}
exchange-refuse = Refuser
exchange-carte-blanche = Cartes blanches
exchange-done = { $you ->
    [yes] { $count ->
        [one] Vous échangez { $count } carte.
       *[other] Vous échangez { $count } cartes.
    }
   *[no] { $count ->
        [one] { $name } échange { $count } carte.
       *[other] { $name } échange { $count } cartes.
    }
}
exchange-refused = { $you ->
    [yes] Vous refusez le talon.
   *[no] { $name } refuse le talon.
}
exchange-drawn = Du talon : { $cards }.

## Les annonces

declare-heading = Vos annonces
declare-all = Tout annoncer
declare-selected = Annoncer ceci
declare-pass = Se taire
declare-nothing = Vous n’avez rien à annoncer.
declare-hint = Touchez une ligne pour la passer sous silence : ce qui n’est pas dit ne compte pas.
declare-strict = Touchez les cartes de chaque annonce. Ce qui vous échappe est perdu.
declare-carte-blanche = { entry-carte-blanche }
declare-point = { entry-point }
declare-sequence = { entry-sequence }
declare-set = { entry-set }
declare-sum = Ensemble : { count-points }

## Le jeu de la carte

play-lead = À vous d’entamer
play-follow = À vous : fournissez à { suit-name }
play-free = À vous : toute carte est bonne
play-confirm = Jouer
play-confirm-hint = Touchez encore la carte pour la jouer.

## L'attente

wait-thinking = { $name } réfléchit…
wait-plays = { $name } va jouer
wait-exchanges = { $name } fait son écart
wait-declares = { $name } annonce
wait-deals = { $name } donne
wait-cuts = { $name } coupe

## Levées et totaux

trick-taken = { $you ->
    [yes] La levée est à vous
   *[no] { $name } prend la levée
}
trick-number = Levée { $number } sur { $count }
total-called = { $total }

## La marque

sheet-heading = Compte de la donne { $number }
sheet-declarations = Annoncé
sheet-play = En jouant
sheet-cards = Levées
sheet-capot = Capot
sheet-leaps = Repic et pic
sheet-total = La donne
sheet-before = Avant
sheet-after = Après
sheet-tricks = { count-tricks }
sheet-next-deal = Donne suivante
sheet-to-result = Au résultat
sheet-see-hands = Voir les mains
sheet-hide-hands = Cacher les mains
sheet-close = Fermer
sheet-seed = Mélange { $seed }
sheet-copy-deal = Copier la donne
sheet-copied = Copié
sheet-copy-failed = Le presse-papiers n’est pas accessible ici.
sheet-talon = Talon
sheet-discards = Écart
sheet-nothing = Rien

## Sortir

out-heading = { $you ->
    [yes] Vous sortez et vous gagnez !
   *[no] { $name } sort et gagne !
}
out-play-on = { $a } et { $b } continuent à deux, en gardant leurs points.
out-you-play-on = Vous continuez contre { $name }, chacun gardant ses points.
out-you = Regardez finir les deux autres, ou allez droit au résultat.
out-watch = Regarder
out-run = Laisser finir

## Le résultat

result-heading = { $outcome ->
    [win] Vous gagnez !
    [lose] Vous perdez
   *[draw] Partie nulle
}
result-winner = { $you ->
    [yes] Vous gagnez
   *[no] Victoire : { $name }
}
result-pays = { $stakes ->
    [one] { $you ->
        [payer] Vous payez { $stakes } enjeu à { $receiver }.
        [receiver] { $payer } vous paie { $stakes } enjeu.
       *[no] { $payer } paie { $stakes } enjeu à { $receiver }.
    }
   *[other] { $you ->
        [payer] Vous payez { $stakes } enjeux à { $receiver }.
        [receiver] { $payer } vous paie { $stakes } enjeux.
       *[no] { $payer } paie { $stakes } enjeux à { $receiver }.
    }
}
result-pays-points = { $points ->
    [one] { $you ->
        [payer] Vous payez { $points } point à { $receiver }.
        [receiver] { $payer } vous paie { $points } point.
       *[no] { $payer } paie { $points } point à { $receiver }.
    }
   *[other] { $you ->
        [payer] Vous payez { $points } points à { $receiver }.
        [receiver] { $payer } vous paie { $points } points.
       *[no] { $payer } paie { $points } points à { $receiver }.
    }
}
result-nobody-pays = Personne ne paie.
result-double = Le perdant n’a pas la moitié du but et paie double.
result-under-hundred = Le perdant n’a pas cent et paie la somme.
result-deals = On a joué { count-deals }
result-again = Rejouer
result-title = Au titre

## La pause

pause-menu = Menu
pause-heading = Une pause
pause-resume = Reprendre
pause-leave = Quitter la table
pause-leave-sure = Quitter la table ? Cette partie ne sera pas gardée.
pause-restart = Recommencer
pause-restart-sure = Recommencer cette partie, avec les mêmes cartes ?

## L'état de la table

status-you-lead = Vous entamez
status-leads = { $name } entame
status-eldest = Premier
status-dealer = Donneur
status-partner = Partenaire
status-tricks = Levées : { $count }
status-cards-left = { count-cards }
status-side-us = Nous
status-side-them = Eux
status-target = sur { $target }
status-score = { $score } sur { $target }
status-deal-of = Donne { $number } sur { $count }
status-talon = { $count ->
    [one] Talon : { $count } carte
   *[other] Talon : { $count } cartes
}
status-out = Hors jeu

## Grands moments

celebrate-repique = Repic !
celebrate-pique = Pic !
celebrate-capot = Capot !
celebrate-divided-capot = Capot partagé
celebrate-going-out = { $you ->
    [yes] Vous sortez !
   *[no] Sortie : { $name } !
}
celebrate-victory = Victoire !

## L'aide

help-heading = Comment jouer
help-aim = Le piquet se joue avec 32 cartes ; l’as est le plus fort, et il n’y a pas d’atout. On marque ce qu’on tient en main, puis ce qu’on gagne en jouant ; qui atteint le but a gagné.
help-declarations = Avant votre première carte, vous pouvez annoncer votre meilleure couleur (le point : autant de points que de cartes), les séquences d’une couleur (tierce 3, quarte 4, quinte 15 et au-delà) et trois ou quatre cartes semblables à partir du dix (3 ou 14). Une main sans roi, dame ni valet (cartes blanches) vaut 10. De chaque sorte ne compte que celui qui a la meilleure ; si les meilleures sont égales, personne ne compte.
help-play = Fournissez la couleur demandée si vous l’avez ; la plus haute carte de cette couleur fait la levée. Une entame du dix ou au-dessus vaut 1 point, de même qu’une levée prise avec une telle carte sur l’entame d’un adversaire ; la dernière levée vaut 1 de plus. Le plus de levées vaut 10, toutes les levées 40.
help-leaps = Comptez 20 en annonces avant que les adversaires aient un seul point, et vous dites 90 : c’est le repic. Si c’est en jouant que vous atteignez 20, vous dites 60 : c’est le pic. À deux il y faut 30. À quatre le pic demande aussi 30, avant que les adversaires aient une levée.
help-four = À quatre, vous marquez ensemble avec le joueur d’en face. Huit cartes chacun, pas de talon. Une couleur doit valoir 30 pour compter, et une seule par camp ; des séquences, brelans et quatorzes, les partenaires comptent tous les leurs s’ils ont le meilleur.
help-three = À trois, chacun joue pour soi avec dix cartes, et seul le donneur peut en changer deux. Le plus de levées vaut 10 ; si un seul joueur n’en fait aucune, les deux autres ont 20 chacun. Qui atteint le but sort ; le dernier paie les deux autres.
help-two = À deux, chacun a douze cartes. Le premier doit en échanger de une à cinq, le donneur échange sur le reste. Le premier entame.
help-controls = Commandes
help-control-touch = Touchez ou cliquez une carte pour la jouer ou l’écarter ; ou glissez-la sur la table.
help-control-keys = Les flèches choisissent, Entrée ou Espace joue, Échap ouvre le menu.
help-control-skip = Toute touche ou tout clic achève le mouvement en cours.
help-tab-four = À quatre
help-tab-three = À trois
help-tab-two = À deux
help-next = Suite
help-previous = Précédent

## Touches

key-enter = Entrée
key-space = Espace
key-escape = Échap
key-tab = Tab
key-arrows = Flèches
key-left = Gauche
key-right = Droite
key-up = Haut
key-down = Bas
key-delete = Suppr
key-backspace = Retour arrière
key-hint = { $key } : { $what }

## La table

table-last-trick = Dernière levée
table-no-last-trick = Aucune levée n’a encore été faite.
table-no-looking-back = À cette table on ne revoit pas les levées.
table-menu = Menu
table-sort = Ranger
table-sort-suit = Par couleur
table-sort-rank = Par valeur
table-sort-dealt = Comme données
table-hint = Conseil
table-hint-not-yet = Il n’y a pas encore de conseils.
table-score = Marque
table-hand = Votre main
table-talon = Talon
table-autoplay = L’ordinateur joue pour vous

## Réglages

settings-heading = Réglages
settings-language = Langue
settings-sound = Sons
settings-music = Musique
settings-speed = Allure
settings-speed-slow = Tranquille
settings-speed-normal = Ordinaire
settings-speed-fast = Vive
settings-speed-none = Sans mouvement
settings-full-screen = Plein écran
settings-confirm = Jouer en deux touchers

## La compagnie

player-you = Vous
player-odette = Odette
player-guillaume = Guillaume
player-mathilde = Mathilde
player-robert = Robert
player-adele = Adèle
player-roland = Roland
player-beatrice = Béatrice
player-hugues = Hugues
side-you-and = Vous et { $partner }
side-pair = { $a } et { $b }
