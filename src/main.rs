//! The program: reads what it was told, opens a window and puts the game into it; nothing else.

use bevy::asset::{AssetMetaCheck, AssetPlugin};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::WindowResolution;
use norman_piquet::GamePlugin;
use norman_piquet::options::Options;

/// The window where no size is asked for: it fits on a small laptop.
const SIZE: (u32, u32) = (1280, 720);
/// What is worth telling whoever plays: faults of ours, and of others only what stops the game.
const LOG: &str = "error,norman_piquet=warn,wgpu=off,wgpu_hal=off,wgpu_core=off,naga=off";

fn main() -> AppExit {
    let options = match read_options() {
        Ok(options) => options,
        Err(exit) => return exit,
    };
    let (width, height) = options.size.map_or(SIZE, |size| (size.width, size.height));
    let mut resolution = WindowResolution::new(width, height);
    if options.size.is_some() {
        // A size that was asked for is meant in pixels of a picture, whatever the screen's own scale.
        resolution.set_scale_factor_override(Some(1.0));
    }
    App::new()
        .add_plugins(
            DefaultPlugins
                .set(WindowPlugin {
                    primary_window: Some(Window {
                        // The words name it properly once they are chosen.
                        title: env!("CARGO_PKG_NAME").to_owned(),
                        name: Some(env!("CARGO_PKG_NAME").to_owned()),
                        resolution,
                        canvas: Some("#norman-piquet".to_owned()),
                        fit_canvas_to_parent: true,
                        // The page decides which keys are the browser's: F5 and Ctrl+R stay so.
                        prevent_default_event_handling: false,
                        ..default()
                    }),
                    ..default()
                })
                .set(AssetPlugin {
                    file_path: asset_folder(),
                    // Hosts such as itch.io answer 403 to the .meta files that nobody ships.
                    meta_check: AssetMetaCheck::Never,
                    ..default()
                })
                .set(LogPlugin {
                    filter: LOG.to_owned(),
                    ..default()
                }),
        )
        .add_plugins(GamePlugin { options })
        .run()
}

#[cfg(not(target_arch = "wasm32"))]
fn read_options() -> Result<Options, AppExit> {
    use norman_piquet::options::Declined;
    use std::io::Write;

    // Where nobody listens, nothing can be said.
    Options::from_command_line(std::env::args_os()).map_err(|declined| match declined {
        Declined::Help(text) => {
            let _ = write!(std::io::stdout(), "{text}");
            AppExit::Success
        }
        Declined::Fault(sentence) => {
            let _ = writeln!(std::io::stderr(), "norman-piquet: {sentence}.");
            AppExit::from_code(2)
        }
    })
}

#[cfg(target_arch = "wasm32")]
fn read_options() -> Result<Options, AppExit> {
    let query = web_sys::window().and_then(|window| window.location().search().ok());
    Ok(Options::from_query(&query.unwrap_or_default()))
}

/// Where the pictures are: beside the program where it was installed, else in the sources, as when
/// cargo runs it or the binary is started where it was built.
fn asset_folder() -> String {
    let beside = "assets".to_owned();
    #[cfg(not(target_arch = "wasm32"))]
    {
        let installed = std::env::current_exe()
            .ok()
            .and_then(|program| Some(program.parent()?.join("assets")))
            .is_some_and(|folder| folder.is_dir());
        // Asked anew where cargo runs the program: what was compiled may have moved since.
        let sources = std::env::var("CARGO_MANIFEST_DIR")
            .unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").to_owned());
        let sources = std::path::Path::new(&sources).join("assets");
        if !installed && sources.is_dir() {
            return sources.to_string_lossy().into_owned();
        }
    }
    beside
}
