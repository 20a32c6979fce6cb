//! Formatting without std's formatting, which is long: `format!("{a} of {}", b)` becomes a call of
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
const MOST_DECIMALS: usize = 300;

/// The text with its formatting replaced: all of `format!`, `print!` and `println!`, of
/// `format_args!` what is only printed, and `write!` and `writeln!` if the text is to compile only
/// where these write to what the C file knows. Nothing is replaced if the text defines such a
/// macro.
pub fn pieces(rust: &str, with_writes: bool) -> String {
    let Ok(file) = syn::parse_file(rust) else { return rust.to_owned() };
    let mut pieces = Pieces { text: rust, edits: Edits::default(), with_writes, is_std: true };
    pieces.visit_file(&file);
    if pieces.is_std { pieces.edits.apply(rust) } else { rust.to_owned() }
}

struct Pieces<'a> {
    text: &'a str,
    edits: Edits,
    with_writes: bool,
    is_std: bool,
}

impl<'ast> Visit<'ast> for Pieces<'_> {
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

impl Pieces<'_> {
    /// Replaces something by a call that needs the traits by which values are shown.
    fn put(&mut self, range: Range<usize>, call: &str) {
        let traits =
            format!("use {SHOW}::{{ByDisplay as _, ByFixed as _, ByPrecision as _, ByShow as _, Put as _}};");
        self.edits.replace(range, format!("({{ {traits} {call} }})"));
    }

    /// Texts and values in their order, as nested pairs, with a text after them.
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
    Some(match decimals.filter(|decimals| *decimals <= MOST_DECIMALS) {
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

#[cfg(test)]
mod tests {
    use super::pieces;

    fn in_main(code: &str) -> String {
        format!("fn main() {{ {code}; }}")
    }

    /// Short forms for what is made.
    fn short(made: &str) -> String {
        let made = made.replace(
            "{ use crate::wasm_to_c_show::{ByDisplay as _, ByFixed as _, ByPrecision as _, ByShow as _, Put as _}; ",
            "{ ",
        );
        let made = made.replace("crate::wasm_to_c_show::", "").replace("crate::wasm_to_c_io::io::", "io::");
        made.replace("::std::", "")
            .replace("(&&Value(&(", "show((")
            .replace("))).shown()", "))")
            .replace("))).fixed(", "), ")
    }

    #[test]
    fn formats_become_pieces() {
        for (before, after) in [
            (
                r#"out.line(format_args!("Case {case}: {}", n - 1))"#,
                r#"({ out.line(Pair("Case ", Pair(show((case)), Pair(": ", show((n - 1)))))) })"#,
            ),
            (r#"out.line(format!("{{{x}}}\n"))"#, r#"({ out.line(Pair("{", Pair(show((x)), "}\n"))) })"#),
            (
                r#"let s = format!("a\"{}", f(1, 2),)"#,
                r#"let s = ({ concat(&Pair("a\"", show((f(1, 2))))) })"#,
            ),
            (r#"println!("{x:>3}")"#, r#"({ io::print_line(&format_args!("{:>3}", x)) })"#),
            (r#"print!("{:.3}", x)"#, r#"({ io::print(&show((x), 3)) })"#),
            (r#"print!("{:?} ", (a, b))"#, r#"({ io::print(&Pair(format_args!("{:?}", (a, b)), " ")) })"#),
            (r#"writeln!(&mut out, "{x}")?"#, r#"({ (&mut out).wasm_to_c_put(&Pair(show((x)), "\n")) })?"#),
            (r#"println!("")"#, r#"({ io::print_line(&"") })"#),
        ] {
            assert_eq!(short(&pieces(&in_main(before), true)), in_main(after));
        }
    }

    #[test]
    fn others_stay() {
        for code in [
            r#"format!("{x:w$}")"#,
            r#"format!("{:.*}", 3, x)"#,
            r#"format!("{0}", x)"#,
            r#"format!("{x}", x = 1)"#,
            r#"f(format_args!("{x}"))"#,
            "println!()",
        ] {
            assert_eq!(pieces(&in_main(code), true), in_main(code));
        }
        let own = in_main(r#"macro_rules! format { () => {} } format!("{x}")"#);
        assert_eq!(pieces(&own, true), own);
        let writes = in_main(r#"write!(out, "{x}")"#);
        assert_eq!(pieces(&writes, false), writes);
    }
}
