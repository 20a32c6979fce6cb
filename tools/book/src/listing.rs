//! Code with a button that copies it, and several forms of it one click apart.

use crate::fingerprint::fingerprint;
use crate::page::word;
use maud::{Markup, html};

/// One form of a code.
pub struct Listing {
    /// The word of the interface for it.
    pub name: Markup,
    pub text: String,
    /// The same as HTML.
    pub shown: Markup,
    pub remark: Markup,
}

/// The forms, of which one is seen. It needs no script: a radio button is checked.
pub fn listings(group: &str, forms: &[Listing]) -> Markup {
    html! {
        div.listings {
            @for (i, form) in forms.iter().enumerate() {
                @let id = format!("{group}-{i}");
                input type="radio" name=(group) id=(id) checked[i == 0];
                label for=(id) { (form.name) " " small { (size(&form.text)) } }
            }
            @for (i, form) in forms.iter().enumerate() {
                div.listing {
                    (code(&format!("{group}-code-{i}"), &form.shown))
                    p.note { (form.remark) " " (word("hash")) " " code { (fingerprint(&form.text)) } }
                }
            }
        }
    }
}

/// Code with a button that copies it.
pub fn code(id: &str, shown: &Markup) -> Markup {
    html! {
        div.code {
            button.copy type="button" data-copy=(id) { (word("copy")) }
            pre lang="en" tabindex="0" { code id=(id) { (shown) } }
        }
    }
}

fn size(text: &str) -> String {
    match text.len() {
        bytes @ ..1000 => format!("{bytes} B"),
        bytes => format!("{}.{} kB", bytes / 1000, bytes % 1000 / 100),
    }
}
