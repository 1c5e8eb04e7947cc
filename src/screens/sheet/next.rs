//! The foot of the score sheet: who has gone out, who deals next, and how it goes on.

use bevy::prelude::*;

use crate::rules::Chair;
use crate::screens::frame::{Painter, centred};
use crate::screens::keys::FirstFocus;
use crate::table::{CurrentPartie, FinishedDeal};
use crate::theme::palette;
use crate::theme::widget::{Look, size};

/// Says who of three has gone out with this deal, and who plays on.
pub(super) fn going_out(panel: &mut ChildSpawnerCommands, painter: &Painter, left: Option<Chair>) {
    let Some(out) = left else { return };
    let words = &painter.words;
    let speaker = |chair| painter.session.speaker(chair, words);
    let heading = speaker(out).say(words, "out-heading");
    panel
        .spawn(
            painter
                .skin
                .bold(heading, painter.pick(20.0, 24.0), palette::MADDER),
        )
        .insert(centred());
    let others: Vec<_> = (0..3)
        .map(Chair)
        .filter(|chair| *chair != out)
        .map(speaker)
        .collect();
    let [a, b] = others.as_slice() else { return };
    let line = if out == Chair(0) {
        painter.say("out-you")
    } else if a.you || b.you {
        let other = if a.you { b } else { a };
        painter.say_with("out-you-play-on", &[("name", (&other.name).into())])
    } else {
        let args = [("a", (&a.name).into()), ("b", (&b.name).into())];
        painter.say_with("out-play-on", &args)
    };
    panel
        .spawn(painter.skin.text(line, size::TEXT, palette::WOOL))
        .insert(centred());
}

/// The shuffle, who deals next, and the buttons.
pub(super) fn foot(
    panel: &mut ChildSpawnerCommands,
    painter: &Painter,
    deal: &FinishedDeal,
    partie: Option<&CurrentPartie>,
    over: bool,
) {
    let mut notes = vec![painter.say_with("sheet-seed", &[("seed", deal.seed.into())])];
    if let Some(partie) = partie.filter(|_| !over) {
        let dealer = painter.session.speaker(partie.dealer, &painter.words);
        notes.push(dealer.say(&painter.words, "deal-dealer"));
    }
    panel
        .spawn((
            Pickable::IGNORE,
            Node {
                flex_wrap: FlexWrap::Wrap,
                justify_content: JustifyContent::Center,
                column_gap: px(24),
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .with_children(|row| {
            for note in notes {
                row.spawn(painter.skin.text(note, size::NOTE, palette::QUIET));
            }
        });
    let out = partie.is_some_and(|partie| partie.left == Some(Chair(0)));
    panel.spawn(painter.row()).with_children(|row| {
        row.spawn(painter.button("button:menu", "pause-menu", Look::Plain));
        if over {
            row.spawn(painter.button("button:to-result", "sheet-to-result", Look::Primary))
                .insert(FirstFocus);
        } else if out {
            row.spawn(painter.button("button:run", "out-run", Look::Plain));
            row.spawn(painter.button("button:watch", "out-watch", Look::Primary))
                .insert(FirstFocus);
        } else {
            row.spawn(painter.button("button:next-deal", "sheet-next-deal", Look::Primary))
                .insert(FirstFocus);
        }
    });
}
