//! Names as the compiler compares them, those that its messages quote, and the other names that
//! imports give to an item.

use crate::assemble::is_std;
use grundy_rust::tokens::{is_part, plain};
use std::collections::{BTreeSet, HashSet};
use syn::visit::Visit;

pub fn name(ident: &syn::Ident) -> String {
    plain(&ident.to_string()).into_owned()
}

pub fn is_of_std(import: &syn::UseTree) -> bool {
    matches!(import, syn::UseTree::Path(path) if is_std(&path.ident.to_string()))
}

/// What something may be called in a file, whose imports may rename it.
pub fn aliases(file: &syn::File, original: &str) -> BTreeSet<String> {
    struct Renames(Vec<(String, String)>);
    impl Visit<'_> for Renames {
        fn visit_use_rename(&mut self, import: &syn::UseRename) {
            self.0.push((name(&import.ident), name(&import.rename)));
        }
    }
    let mut renames = Renames(Vec::new());
    renames.visit_file(file);
    let mut aliases = BTreeSet::from([original.to_owned()]);
    for _ in 0..renames.0.len() {
        let more = renames.0.iter().filter(|(from, _)| aliases.contains(from)).map(|(_, to)| to.clone());
        let more: Vec<String> = more.collect();
        aliases.extend(more);
    }
    aliases
}

pub type QuotedNames<'a> = HashSet<&'a str>;

/// The names in backticks.
pub fn quoted_names<'a>(texts: impl Iterator<Item = &'a str>) -> QuotedNames<'a> {
    let quoted = texts.flat_map(|text| text.split('`').skip(1).step_by(2));
    quoted.flat_map(|code| code.split(|c: char| !is_part(c))).filter(|name| !name.is_empty()).collect()
}
