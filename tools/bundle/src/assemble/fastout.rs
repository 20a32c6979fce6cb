//! proconio's `#[fastout]`, with which a function prints into a buffer, written out as that
//! attribute does it: it runs in the compiler, and cannot become part of a file itself.

use grundy_rust::edits::Edits;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{AttrStyle, ItemFn, ItemUse, Meta, UseTree};

/// The crate that has it, as code calls it; proconio shows it as its own.
pub const CRATE: &str = "proconio_derive";

const NAME: &str = "fastout";

/// What comes at the beginning and the end of a function's block, on its lines, around a block of
/// what stood there.
const BEFORE: &str = "let __stdout = ::std::io::stdout(); \
    let mut __stdout = ::std::io::BufWriter::new(__stdout.lock()); \
    #[allow(unused_macros)] macro_rules! print { ($($tt:tt)*) => {{ \
    use ::std::io::Write as _; ::std::write!(__stdout, $($tt)*).unwrap(); }}; } \
    #[allow(unused_macros)] macro_rules! println { ($($tt:tt)*) => {{ \
    use ::std::io::Write as _; ::std::writeln!(__stdout, $($tt)*).unwrap(); }}; } \
    let __result = {";
const AFTER: &str = "}; ::std::io::Write::flush(&mut __stdout).unwrap(); __result ";

/// The text with the same lines without the attribute. One that cannot be parsed stays as it is.
pub fn written_out(text: &str) -> String {
    let Ok(file) = syn::parse_file(text) else { return text.to_owned() };
    let mut writer = Writer { text, edits: Edits::default() };
    writer.visit_file(&file);
    writer.edits.apply(text)
}

struct Writer<'a> {
    text: &'a str,
    edits: Edits,
}

impl<'ast> Visit<'ast> for Writer<'_> {
    fn visit_item_fn(&mut self, function: &'ast ItemFn) {
        visit::visit_item_fn(self, function);
        let is_it = |path: &syn::Path| path.segments.last().is_some_and(|last| last.ident == NAME);
        let attribute = function.attrs.iter().find(|attribute| is_it(attribute.path()));
        let Some(attribute) = attribute.filter(|attribute| matches!(attribute.meta, Meta::Path(_))) else {
            return;
        };
        let block = function.block.span().byte_range();
        let inner = function.attrs.iter().filter(|attribute| matches!(attribute.style, AttrStyle::Inner(_)));
        // An inner attribute stays first. If it is a comment, its line ends with it.
        let start = match inner.map(|attribute| attribute.span().byte_range()).next_back() {
            Some(last) if self.text[last.clone()].starts_with("//") => last.end + 1,
            Some(last) => last.end,
            None => block.start + 1,
        };
        self.edits.replace(attribute.span().byte_range(), "");
        self.edits.insert(start, format!(" {BEFORE}"));
        self.edits.insert(block.end - 1, AFTER);
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let UseTree::Path(of_crate) = &item.tree else { return };
        if of_crate.ident != CRATE && of_crate.ident != "proconio" {
            return;
        }
        match &*of_crate.tree {
            UseTree::Name(name) if name.ident == NAME => {
                self.edits.replace(item.span().byte_range(), "");
            }
            UseTree::Group(group) => {
                let is_it = |tree: &&UseTree| matches!(tree, UseTree::Name(name) if name.ident == NAME);
                if let Some(name) = group.items.iter().find(is_it) {
                    self.remove_listed(name.span().byte_range());
                }
            }
            _ => {}
        }
    }
}

impl Writer<'_> {
    /// With the comma after it or, if it is the last, before it.
    fn remove_listed(&mut self, Range { start, end }: Range<usize>) {
        let (before, after) = (&self.text[..start], &self.text[end..]);
        let next = after.trim_start_matches([' ', '\t']).strip_prefix(',');
        let last = before.trim_end().strip_suffix(',');
        let range = match (next, last) {
            (Some(rest), _) => start..self.text.len() - rest.trim_start_matches(' ').len(),
            // The lines stay.
            (None, Some(rest)) if !before[rest.len()..].contains('\n') => rest.len()..end,
            _ => start..end,
        };
        self.edits.replace(range, "");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_and_attributes_go() {
        for (before, after) in [
            ("use proconio::fastout;\nfn main() {}", "\nfn main() {}"),
            ("use proconio::{fastout, input};", "use proconio::{input};"),
            ("use proconio::{input, fastout};", "use proconio::{input};"),
            ("use proconio::{input, fastout, marker::Chars};", "use proconio::{input, marker::Chars};"),
            ("use proconio::{\n    input,\n    fastout,\n};", "use proconio::{\n    input,\n    \n};"),
            ("use proconio::{\n    input,\n    fastout\n};", "use proconio::{\n    input,\n    \n};"),
            ("use other::fastout;", "use other::fastout;"),
            (
                "use proconio::fastout as f;\n#[f]\nfn main() {}",
                "use proconio::fastout as f;\n#[f]\nfn main() {}",
            ),
            ("#[fastout(1)]\nfn main() {}", "#[fastout(1)]\nfn main() {}"),
            ("fn {", "fn {"),
        ] {
            assert_eq!(written_out(before), after);
        }
        for (before, after) in [
            (
                "#[proconio::fastout]\nfn main() -> u8 {\n    println!(\"1\");\n    7\n}\n",
                "\nfn main() -> u8 { BEFORE\n    println!(\"1\");\n    7\nAFTER}\n",
            ),
            ("#[fastout]\nfn f() { #![allow(a)] g(); }", "\nfn f() { #![allow(a)] BEFORE g(); AFTER}"),
            (
                "#[fastout]\nfn main() {\n    #![allow(a)]\n    //! of main\n    f();\n}",
                "\nfn main() {\n    #![allow(a)]\n    //! of main\n BEFORE    f();\nAFTER}",
            ),
        ] {
            assert_eq!(written_out(before), after.replace("BEFORE", BEFORE).replace("AFTER", AFTER));
        }
    }
}
