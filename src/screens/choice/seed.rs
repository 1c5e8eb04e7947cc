//! The number of the shuffle as text that can be edited. What is no number is kept as it was typed,
//! and a sentence says what is wrong.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::{EditableText, TextCursorStyle};
use bevy::ui_widgets::SelectAllOnFocus;

use crate::screens::frame::Painter;
use crate::session::{Seed, SeedFault, Session};
use crate::theme::palette;
use crate::theme::widget::{Look, Touchable, size};
use crate::words::Words;

/// What stands in the field.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub(super) struct Draft {
    /// The text as typed.
    pub(super) text: String,
    /// Why it is no number.
    pub(super) fault: Option<SeedFault>,
    /// The game was to start in spite of it.
    pub(super) insist: bool,
}

impl Draft {
    /// A number that stands.
    pub(super) fn of(seed: u64) -> Draft {
        Draft {
            text: seed.to_string(),
            fault: None,
            insist: false,
        }
    }
}

#[derive(Component)]
pub(super) struct SeedField;

#[derive(Component)]
pub(super) struct SeedNote;

pub(super) fn write_draft(session: Res<Session>, mut draft: ResMut<Draft>) {
    *draft = Draft::of(session.seed);
}

/// Takes over what was typed.
pub(super) fn read_field(
    fields: Query<&EditableText, (With<SeedField>, Changed<EditableText>)>,
    mut draft: ResMut<Draft>,
    mut session: ResMut<Session>,
) {
    for field in &fields {
        let text = field.value().to_string();
        if text == draft.text {
            continue;
        }
        match Seed::read(&text) {
            Ok(Seed(seed)) => {
                session.seed = seed;
                draft.fault = None;
                draft.insist = false;
            }
            Err(fault) => draft.fault = Some(fault),
        }
        draft.text = text;
    }
}

/// Says under the field what is wrong with it, or what it is for.
pub(super) fn say_fault(
    draft: Res<Draft>,
    words: Res<Words>,
    mut notes: Query<(&mut Text, &mut TextColor), With<SeedNote>>,
    mut fields: Query<&mut BorderColor, With<SeedField>>,
) {
    if !draft.is_changed() {
        return;
    }
    for (mut text, mut colour) in &mut notes {
        let sentence = sentence(&words, &draft);
        if text.0 != sentence {
            text.0 = sentence;
        }
        colour.0 = note_colour(&draft);
    }
    for mut border in &mut fields {
        *border = BorderColor::all(border_colour(&draft));
    }
}

fn sentence(words: &Words, draft: &Draft) -> String {
    match draft.fault {
        Some(fault) => words.say_with("choice-seed-invalid", &[("reason", fault.word().into())]),
        None => words.say("choice-seed-hint"),
    }
}

fn note_colour(draft: &Draft) -> Color {
    if draft.fault.is_some() {
        palette::MADDER
    } else {
        palette::QUIET
    }
}

fn border_colour(draft: &Draft) -> Color {
    if draft.insist && draft.fault.is_some() {
        palette::MADDER
    } else {
        palette::WOOL
    }
}

/// The field and the button that fills it anew.
pub(super) fn field(row: &mut ChildSpawnerCommands, painter: &Painter, draft: &Draft) {
    row.spawn((
        SeedField,
        EditableText {
            // The last number has sixteen digits; a few more may be typed to be told so.
            max_characters: Some(20),
            visible_width: Some(12.0),
            ..EditableText::new(&draft.text)
        },
        TextLayout::no_wrap(),
        TextFont {
            font: painter.skin.fonts().bold.clone().into(),
            font_size: FontSize::Px(size::TEXT),
            ..default()
        },
        TextColor(palette::WOOL),
        TextCursorStyle {
            color: palette::WOOL,
            selection_color: palette::GOLD,
            unfocused_selection_color: palette::LINEN,
            selected_text_color: None,
        },
        SelectAllOnFocus,
        TabIndex(0),
        Touchable::new("field:seed", painter.say("choice-seed")),
        Node {
            border: UiRect::all(px(2)),
            padding: UiRect::axes(px(10), px(9)),
            border_radius: BorderRadius::all(px(8)),
            flex_shrink: 0.0,
            ..default()
        },
        BorderColor::all(border_colour(draft)),
        BackgroundColor(palette::LIGHT),
    ));
    row.spawn(painter.button("button:new-seed", "choice-new-seed", Look::Plain))
        .insert(painter.slim());
}

/// The line under the field.
pub(super) fn note(parent: &mut ChildSpawnerCommands, painter: &Painter, draft: &Draft) {
    let words = sentence(&painter.words, draft);
    parent
        .spawn(painter.skin.text(words, size::NOTE, note_colour(draft)))
        .insert((SeedNote, TextLayout::justify(Justify::Center)));
}
