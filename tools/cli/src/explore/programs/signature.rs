//! What rules take: the parameters of closures and functions, and the names that they bind.

use super::source_files::CLOSURE;
use anyhow::Result;
use grundy_host::Failure;
use proc_macro2::LineColumn;
use syn::spanned::Spanned;
use syn::visit::{Visit, visit_pat_ident};
use syn::{ExprClosure, FnArg, ItemFn, Pat, PatIdent, ReturnType, Type};

/// What is said about a type of positions that cannot be one.
const OWNED: &str = "a position is a value of its own";

/// As people count.
pub fn at(place: LineColumn) -> (usize, usize) {
    (place.line, place.column + 1)
}

pub fn parameter(closure: &ExprClosure) -> Result<bool> {
    let count = closure.inputs.len();
    let Some(input) = closure.inputs.first().filter(|_| count == 1) else {
        let message = format!("{CLOSURE}: the closure has {count} parameters; a position is one");
        return Err(Failure::misuse(message, "for several numbers write `|(a, b): (u32, u32)|`"));
    };
    let Pat::Type(typed) = input else { return Err(untyped(input)) };
    if matches!(*typed.ty, Type::Infer(_)) {
        return Err(untyped(&typed.pat));
    }
    by_reference(&typed.ty, CLOSURE)
}

fn untyped(pattern: &Pat) -> anyhow::Error {
    let example = match pattern {
        Pat::Tuple(tuple) if tuple.elems.len() == 2 => "`|(a, b): (u32, u32)|`",
        Pat::Tuple(_) => "`|(a, b, c): (u32, u32, u32)|`",
        Pat::Slice(_) => "`|[a, b]: [u32; 2]|`",
        Pat::Reference(reference) if matches!(*reference.pat, Pat::Tuple(_)) => "`|&(a, b): &(u32, u32)|`",
        Pat::Reference(_) => "`|&n: &u32|`",
        _ => "`|n: u32|`",
    };
    let (line, column) = at(pattern.span().start());
    let message = format!("{CLOSURE}:{line}:{column}: the type of the position is missing");
    Failure::misuse(message, format!("write it: {example}"))
}

/// Whether a function takes a reference.
pub fn argument(moves: &ItemFn, name: &str) -> Result<bool> {
    let (line, column) = at(moves.sig.ident.span().start());
    let wrong = |what: &str, help: &str| Failure::misuse(format!("{name}:{line}:{column}: {what}"), help);
    if moves.sig.generics.type_params().next().is_some() {
        return Err(wrong("`moves` is generic", "write the type of the positions"));
    }
    match moves.sig.inputs.iter().collect::<Vec<_>>()[..] {
        [FnArg::Typed(typed)] => by_reference(&typed.ty, name),
        ref inputs => {
            let what = format!("`moves` has {} parameters; a position is one", inputs.len());
            Err(wrong(&what, "for several numbers write `fn moves((a, b): (u32, u32))`"))
        }
    }
}

/// Whether that is a reference to a type of positions.
fn by_reference(parameter: &Type, name: &str) -> Result<bool> {
    let position = match parameter {
        Type::Reference(reference) => &*reference.elem,
        other => other,
    };
    let help = match position {
        _ if matches!(parameter, Type::Reference(reference) if reference.mutability.is_some()) => {
            "a position is not changed: take it by value or by `&`"
        }
        Type::Slice(_) => "write `&Vec<…>` or `Vec<…>`",
        Type::Path(path) if path.path.is_ident("str") => "write `&String` or `String`",
        Type::ImplTrait(_) | Type::TraitObject(_) => "name the type",
        _ => return Ok(matches!(parameter, Type::Reference(_))),
    };
    let (line, column) = at(parameter.span().start());
    Err(Failure::misuse(format!("{name}:{line}:{column}: {OWNED}"), help))
}

/// How many numbers a function takes that may say how the game of these begins; 0 if it is another
/// one.
pub fn parameters(start: &ItemFn) -> usize {
    let is_value = |input: &FnArg| match input {
        FnArg::Typed(typed) => !matches!(*typed.ty, Type::Reference(_)),
        FnArg::Receiver(_) => false,
    };
    let inputs = &start.sig.inputs;
    let returns = matches!(start.sig.output, ReturnType::Type(..));
    let is_plain = start.sig.generics.params.is_empty() && returns && inputs.iter().all(is_value);
    if is_plain && inputs.len() <= 2 { inputs.len() } else { 0 }
}

/// Where rules bind a name, if they do.
pub fn binding(name: &str, text: &str) -> Result<Option<(usize, usize)>> {
    const BEFORE: &str = "fn rules() { ";
    let mut found = Bindings { name, at: None };
    found.visit_file(&syn::parse_str(&format!("{BEFORE}{text}\n}}"))?);
    let before = |line| if line == 1 { BEFORE.len() } else { 0 };
    Ok(found.at.map(|(line, column)| (line, column - before(line))))
}

/// Where a name is bound.
struct Bindings<'a> {
    name: &'a str,
    at: Option<(usize, usize)>,
}

impl<'ast> Visit<'ast> for Bindings<'_> {
    fn visit_pat_ident(&mut self, pattern: &'ast PatIdent) {
        if pattern.ident == self.name && self.at.is_none() {
            self.at = Some(at(pattern.ident.span().start()));
        }
        visit_pat_ident(self, pattern);
    }
}
