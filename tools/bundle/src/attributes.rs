//! Which attributes make an item act though nothing mentions it.

use grundy_rust::tokens::split_at_commas;
use syn::Meta;

/// Those that do not; any other might: `#[no_mangle]`, `#[used]`, `#[global_allocator]`.
const HARMLESS: &[&str] = &[
    "allow",
    "automatically_derived",
    "bench",
    "cfg",
    "cold",
    "default",
    "deny",
    "deprecated",
    "derive",
    "doc",
    "expect",
    "forbid",
    "inline",
    "macro_export",
    "macro_use",
    "must_use",
    "non_exhaustive",
    "path",
    "repr",
    "target_feature",
    "test",
    "track_caller",
    "warn",
];

/// The tools whose attributes do nothing to the program.
const TOOLS: &[&str] = &["clippy", "diagnostic", "rustfmt"];

pub fn acts(attribute: &Meta) -> bool {
    let path = attribute.path();
    if path.is_ident("cfg_attr") {
        let Ok(list) = attribute.require_list() else { return true };
        let applied = split_at_commas(list.tokens.clone()).into_iter().skip(1);
        return applied.map(syn::parse2::<Meta>).any(|meta| meta.map_or(true, |meta| acts(&meta)));
    }
    let starts_with = |names: &[&str]| {
        path.segments.first().is_some_and(|first| names.iter().any(|name| first.ident == name))
    };
    !starts_with(if path.segments.len() == 1 { HARMLESS } else { TOOLS })
}

#[cfg(test)]
mod tests {
    #[test]
    fn attributes_that_act() {
        let acts = |text: &str| super::acts(&syn::parse_str(text).unwrap());
        for harmless in ["inline(always)", "doc = \"x\"", "rustfmt::skip", "cfg_attr(unix, inline, cold)"] {
            assert!(!acts(harmless), "{harmless}");
        }
        for active in
            ["used", "export_name = \"x\"", "unsafe(no_mangle)", "cfg_attr(unix, inline, used)", "x::y"]
        {
            assert!(acts(active), "{active}");
        }
    }
}
