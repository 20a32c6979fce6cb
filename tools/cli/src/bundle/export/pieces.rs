//! Formatting without std's formatting, which is long: `format!("{a} of {}", b)` becomes
//! `crate::grundy::scan::concat(&(&(a), (" of ", (&(b), ()))))`.

use crate::base::edits::Edits;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, ExprMacro, ExprMethodCall, ItemMacro, LitStr, Macro, Token};

/// The text with its plain formatting replaced: all of `format!`, and of `format_args!` what is
/// only printed. A format with options stays; none is replaced if the text defines such a macro.
pub fn pieces(rust: &str) -> String {
    let Ok(file) = syn::parse_file(rust) else { return rust.to_owned() };
    let mut pieces = Pieces { text: rust, edits: Edits::default(), is_std: true };
    pieces.visit_file(&file);
    if pieces.is_std { pieces.edits.apply(rust) } else { rust.to_owned() }
}

struct Pieces<'a> {
    text: &'a str,
    edits: Edits,
    is_std: bool,
}

impl<'ast> Visit<'ast> for Pieces<'_> {
    fn visit_item_macro(&mut self, item: &'ast ItemMacro) {
        self.is_std &= !item.ident.as_ref().is_some_and(|name| name == "format" || name == "format_args");
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        if let (true, Some(Expr::Macro(printed))) = (call.method == "line", call.args.first())
            && let Some(tuple) =
                self.tuple(&printed.mac, "format_args").or(self.tuple(&printed.mac, "format"))
        {
            self.edits.replace(printed.mac.span().byte_range(), tuple);
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_macro(&mut self, made: &'ast ExprMacro) {
        if let Some(tuple) = self.tuple(&made.mac, "format") {
            let call = format!("crate::grundy::scan::concat(&{tuple})");
            self.edits.replace(made.mac.span().byte_range(), call);
        }
    }
}

impl Pieces<'_> {
    /// Texts and values in their order, as nested pairs.
    fn tuple(&self, made: &Macro, name: &str) -> Option<String> {
        if !made.path.is_ident(name) {
            return None;
        }
        let parts = Punctuated::<Expr, Token![,]>::parse_terminated.parse2(made.tokens.clone()).ok()?;
        let mut parts = parts.iter();
        let format = literal(parts.next()?)?.value();
        let mut values = parts.map(|value| match value {
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
            let (name, after) = after.split_once('}')?;
            let value = if name.is_empty() {
                values.next()??
            } else {
                syn::parse_str::<syn::Ident>(name).ok().map(|_| name)?
            };
            list.push(format!("{:?}", std::mem::take(&mut text)));
            list.push(format!("&({value})"));
            rest = after;
        }
        list.push(format!("{:?}", text + rest));
        let used_all = values.next().is_none();
        used_all.then(|| list.iter().rev().fold("()".to_owned(), |rest, piece| format!("({piece}, {rest})")))
    }
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

    #[test]
    fn plain_formats_become_pieces() {
        for (before, after) in [
            (
                r#"out.line(format_args!("Case {case}: {}", n - 1))"#,
                r#"out.line(("Case ", (&(case), (": ", (&(n - 1), ("", ()))))))"#,
            ),
            (r#"out.line(format!("{{{x}}}\n"))"#, r#"out.line(("{", (&(x), ("}\n", ()))))"#),
            (
                r#"let s = format!("a\"{}", f(1, 2),)"#,
                r#"let s = crate::grundy::scan::concat(&("a\"", (&(f(1, 2)), ("", ()))))"#,
            ),
        ] {
            assert_eq!(pieces(&in_main(before)), in_main(after));
        }
    }

    #[test]
    fn others_stay() {
        for code in [
            r#"format!("{x:3}")"#,
            r#"format!("{:?}", x)"#,
            r#"format!("{0}", x)"#,
            r#"format!("{x}", x = 1)"#,
            r#"f(format_args!("{x}"))"#,
            r#"println!("{x}")"#,
        ] {
            assert_eq!(pieces(&in_main(code)), in_main(code));
        }
        let own = in_main(r#"macro_rules! format { () => {} } format!("{x}")"#);
        assert_eq!(pieces(&own), own);
    }
}
