//! Formatting without std's code for it, which is long: `format!("{a} of {}", b)` becomes a call of
//! `crate::wasm_to_c_show::concat` with the values and the texts between them.

use grundy_rust::edits::Edits;
use std::ops::Range;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, ExprMethodCall, ItemMacro, LitStr, Macro, Token};

const SHOW: &str = "crate::wasm_to_c_show";
const IO: &str = "crate::wasm_to_c_io::io";
/// What `host::float` has room for.
const MAX_DECIMALS: usize = 300;

/// The text with its formatting replaced: all of `format!`, `print!` and `println!`, and those
/// `format_args!` that are only printed; `write!` and `writeln!`, too, if asked for, but then the
/// text compiles only if these write to what the C file knows. Nothing is replaced if the text
/// defines such a macro.
pub fn replace_formats(rust: &str, with_writes: bool) -> String {
    let Ok(file) = syn::parse_file(rust) else { return rust.to_owned() };
    let mut formats = Formats { text: rust, edits: Edits::default(), with_writes, is_std: true };
    formats.visit_file(&file);
    if formats.is_std { formats.edits.apply(rust) } else { rust.to_owned() }
}

struct Formats<'a> {
    text: &'a str,
    edits: Edits,
    with_writes: bool,
    /// Whether the macros are those of std.
    is_std: bool,
}

impl<'ast> Visit<'ast> for Formats<'_> {
    fn visit_item_macro(&mut self, item: &'ast ItemMacro) {
        const NAMES: [&str; 6] = ["format", "format_args", "print", "println", "write", "writeln"];
        self.is_std &= !item.ident.as_ref().is_some_and(|name| NAMES.iter().any(|known| name == known));
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        if let (true, Some(Expr::Macro(printed))) = (call.method == "line", call.args.first())
            && ["format_args", "format"].iter().any(|name| printed.mac.path.is_ident(name))
            && let Some(parts) = arguments(&printed.mac).and_then(|given| self.parts(&given, ""))
        {
            let (range, printed) = (call.span().byte_range(), printed.mac.span().byte_range());
            let (before, after) =
                (&self.text[range.start..printed.start], &self.text[printed.end..range.end]);
            self.put(range, &format!("{before}{parts}{after}"));
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, made: &'ast Macro) {
        let name = made.path.get_ident().map(ToString::to_string).unwrap_or_default();
        let Some(given) = arguments(made) else { return };
        let call = match (&*name, &*given) {
            ("format", _) => self.parts(&given, "").map(|parts| format!("{SHOW}::concat(&{parts})")),
            ("print", _) => self.parts(&given, "").map(|parts| format!("{IO}::print(&{parts})")),
            ("println", [_, ..]) => self.parts(&given, "").map(|parts| format!("{IO}::print_line(&{parts})")),
            ("write" | "writeln", [to, given @ ..]) if self.with_writes => {
                let to = &self.text[to.span().byte_range()];
                let parts = self.parts(given, if name == "write" { "" } else { "\n" });
                parts.map(|parts| format!("({to}).wasm_to_c_put(&{parts})"))
            }
            _ => None,
        };
        if let Some(call) = call {
            self.put(made.span().byte_range(), &call);
        }
    }
}

impl Formats<'_> {
    /// Replaces a range by a call that needs the traits by which values are shown.
    fn put(&mut self, range: Range<usize>, call: &str) {
        let traits =
            format!("use {SHOW}::{{ByDisplay as _, ByFixed as _, ByPrecision as _, ByShow as _, Put as _}};");
        self.edits.replace(range, format!("({{ {traits} {call} }})"));
    }

    /// Texts and values in their order, as nested pairs, and `end` after them; `None` if a format is
    /// not one of the simple ones.
    fn parts(&self, given: &[Expr], end: &str) -> Option<String> {
        let mut given = given.iter();
        let format = literal(given.next()?)?.value() + end;
        let mut values = given.map(|value| match value {
            Expr::Assign(_) => None, // a name for a value
            value => Some(&self.text[value.span().byte_range()]),
        });
        let mut list = Vec::new();
        let mut rest = &*format;
        let mut text = String::new();
        while let Some(at) = rest.find(['{', '}']) {
            text += &rest[..at];
            let (brace, after) = rest[at..].split_at(1);
            if let Some(after) = after.strip_prefix(brace) {
                text += brace;
                rest = after;
                continue;
            }
            let (inside, after) = after.split_once('}')?;
            if !text.is_empty() {
                list.push(format!("{:?}", std::mem::take(&mut text)));
            }
            list.push(value(inside, &mut values)?);
            rest = after;
        }
        text += rest;
        if !text.is_empty() || list.is_empty() {
            list.push(format!("{text:?}"));
        }
        let used_all = values.next().is_none();
        let pair = |rest: String, piece: String| format!("{SHOW}::Pair({piece}, {rest})");
        used_all.then(|| list.into_iter().rev().reduce(pair)).flatten()
    }
}

/// What a macro is given, if that is a list of expressions.
fn arguments(made: &Macro) -> Option<Vec<Expr>> {
    let parsed = Punctuated::<Expr, Token![,]>::parse_terminated.parse2(made.tokens.clone());
    parsed.ok().map(|list| list.into_iter().collect())
}

/// The expression for what stands in braces.
fn value<'a>(inside: &str, values: &mut impl Iterator<Item = Option<&'a str>>) -> Option<String> {
    let (name, options) = inside.split_once(':').unwrap_or((inside, ""));
    if options.contains(['$', '*']) {
        return None;
    }
    let value = match name {
        "" => values.next()??,
        name => syn::parse_str::<syn::Ident>(name).ok().map(|_| name)?,
    };
    let shown = format!("(&&{SHOW}::Value(&({value})))");
    let decimals = options.strip_prefix('.').and_then(|digits| digits.parse::<usize>().ok());
    Some(match decimals.filter(|decimals| *decimals <= MAX_DECIMALS) {
        _ if options.is_empty() => format!("{shown}.shown()"),
        Some(decimals) => format!("{shown}.fixed({decimals})"),
        None => format!("::std::format_args!(\"{{:{options}}}\", {value})"),
    })
}

fn literal(part: &Expr) -> Option<&LitStr> {
    match part {
        Expr::Lit(literal) => match &literal.lit {
            syn::Lit::Str(text) => Some(text),
            _ => None,
        },
        _ => None,
    }
}
