//! Everything that can be typed.

use grundy_explorer::rules::KINDS;
use serde_json::{Value, json};

pub fn forms() -> Value {
    let kind = |kind: &grundy_explorer::rules::GameKind| {
        let forms = kind.forms.iter().map(|form| json!({ "example": form.example, "about": form.about }));
        json!({ "name": kind.name, "forms": forms.collect::<Value>() })
    };
    json!({ "kinds": KINDS.iter().map(kind).collect::<Value>() })
}
