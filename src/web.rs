//! The bridge to the page: `window.normanPiquet.describe()` and `.record()`. The page asks, and what
//! it is told is what was on the canvas in the last frame; it cannot change anything.

use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use crate::describe::{Describer, Recorder};

/// What the page is told: the description and the record, as JSON.
static TOLD: Mutex<(String, String)> = Mutex::new((String::new(), String::new()));

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, open_bridge)
        .add_systems(Last, tell);
}

fn open_bridge() {
    let Some(window) = web_sys::window() else {
        return;
    };
    let name = JsValue::from_str("normanPiquet");
    let bridge = match js_sys::Reflect::get(&window, &name) {
        Ok(bridge) if bridge.is_object() => bridge,
        _ => {
            let bridge: JsValue = js_sys::Object::new().into();
            if js_sys::Reflect::set(&window, &name, &bridge).is_err() {
                return;
            }
            bridge
        }
    };
    let answer = |pick: fn(&(String, String)) -> &String| {
        // The closures live as long as the page does.
        Closure::<dyn Fn() -> String>::new(move || {
            pick(&TOLD.lock().unwrap_or_else(PoisonError::into_inner)).clone()
        })
        .into_js_value()
    };
    for (key, function) in [
        ("describe", answer(|told| &told.0)),
        ("record", answer(|told| &told.1)),
    ] {
        if js_sys::Reflect::set(&bridge, &JsValue::from_str(key), &function).is_err() {
            warn!("the page does not take {key}");
        }
    }
}

fn tell(describer: Describer, recorder: Recorder, mut last: Local<String>) {
    let description = serde_json::to_string(&describer.describe()).unwrap_or_default();
    if description == *last {
        return;
    }
    let record = recorder.record().unwrap_or_else(|| "null".to_owned());
    let mut told = TOLD.lock().unwrap_or_else(PoisonError::into_inner);
    told.0.clone_from(&description);
    told.1 = record;
    *last = description;
}
