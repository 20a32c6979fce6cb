//! One line of a header as HTML. It is not Markdown: `k*phi` has no emphasis.

use maud::{Markup, html};

/// Backticks are code, `<https://…>` is a link.
pub fn inline(text: &str) -> Markup {
    html! {
        @for (i, part) in text.split('`').enumerate() {
            @if i % 2 == 1 { code { (part) } } @else { (links(part)) }
        }
    }
}

fn links(text: &str) -> Markup {
    let mut rest = text;
    html! {
        @while let Some((before, address, after)) = address(rest) {
            (before) a href=(address) rel="external" { (host(address)) }
            @let () = rest = after;
        }
        (rest)
    }
}

fn address(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once("<https://").or_else(|| text.split_once("<http://"))?;
    let (_, after) = rest.split_once('>')?;
    let address = &text[before.len() + 1..text.len() - after.len() - 1];
    Some((before, address, after))
}

/// The part of an address that a reader knows.
fn host(address: &str) -> &str {
    let without = address.split_once("://").map_or(address, |(_, rest)| rest);
    without.split('/').next().unwrap_or(without)
}
