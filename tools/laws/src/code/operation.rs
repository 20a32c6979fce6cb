//! Operations and choices in a programming language, with the type in which nothing overflows.

use super::Language;
use super::expression::{Body, Level, Typed};
use super::kind::Kind;
use crate::tree::Expr;
use crate::tree::operator::Operator;

impl Body<'_> {
    pub(super) fn choice(&mut self, condition: &Expr, yes: &Expr, no: &Expr, range: (i128, i128)) -> Typed {
        let language = self.language();
        if yes.is_number(1) && no.is_number(0) {
            let text = self.condition(condition);
            return Typed { text, level: Level::Loose, kind: Some(Kind::Truth), range };
        }
        if yes.is_number(0) && no.is_number(1) {
            if let Expr::Binary(operator, both) = condition
                && let Some(opposite) = operator.opposite()
            {
                return self.binary(opposite, &both.0, &both.1, range);
            }
            let text = self.condition(condition);
            let text =
                if language == Language::Python { format!("not ({text})") } else { format!("!({text})") };
            return Typed { text, level: Level::Loose, kind: Some(Kind::Truth), range };
        }
        let (kind, condition) = (Kind::for_range(range), self.condition(condition));
        let (yes, no) = (self.of_kind(yes, kind), self.of_kind(no, kind));
        // Literals alone would have another type.
        let is_literal = yes.trim_start_matches('-').bytes().all(|b| b.is_ascii_digit());
        match language {
            Language::Rust => {
                let suffix = if is_literal { format!("_{}", kind.name()) } else { String::new() };
                let text = format!("if {condition} {{ {yes}{suffix} }} else {{ {no} }}");
                Typed { text, level: Level::Loose, kind: Some(kind), range }
            }
            Language::Python => Typed {
                text: format!("{yes} if {condition} else {no}"),
                level: Level::Loose,
                kind: Some(kind),
                range,
            },
            _ => {
                let text = format!("({})({condition} ? {yes} : {no})", kind.name());
                Typed { text, level: Level::Cast, kind: Some(kind), range }
            }
        }
    }

    pub(super) fn binary(&mut self, operator: Operator, a: &Expr, b: &Expr, range: (i128, i128)) -> Typed {
        let language = self.language();
        if matches!(operator, Operator::Both | Operator::Either) {
            let (sign, level) = match (operator, language) {
                (Operator::Both, Language::Python) => ("and", Level::Both),
                (Operator::Both, _) => ("&&", Level::Both),
                (_, Language::Python) => ("or", Level::Either),
                _ => ("||", Level::Either),
            };
            let mut side = |e: &Expr| {
                let text = self.condition(e);
                let is_mixed = text.contains("||")
                    || text.contains("&&")
                    || text.contains(" or ")
                    || text.contains(" and ");
                if is_mixed || text.starts_with("if ") { format!("({text})") } else { text }
            };
            let text = format!("{} {sign} {}", side(a), side(b));
            return Typed { text, level, kind: Some(Kind::Truth), range };
        }
        let (x, y) = (self.typed(a), self.typed(b));
        let union =
            |with: (i128, i128)| (x.range.0.min(y.range.0).min(with.0), x.range.1.max(y.range.1).max(with.1));
        let of_operands = union(x.range);
        let kind = Kind::for_range(if operator.is_comparison() { of_operands } else { union(range) });
        let (x, y) = (self.cast(&x, kind), self.cast(&y, kind));
        let infix = |sign: &str, level: Level, left: String, right: String| Typed {
            text: format!("{left} {sign} {right}"),
            level,
            kind: Some(if operator.is_comparison() { Kind::Truth } else { kind }),
            range,
        };
        let atom = |text: String| Typed { text, level: Level::Atom, kind: Some(kind), range };
        let is_signed = x.range.0 < 0;
        // The next level, for what stands on the right.
        let (bits, product) = (Level::Cast, Level::Cast);
        match operator {
            Operator::Add | Operator::Sub => {
                let sign = if operator == Operator::Add { "+" } else { "-" };
                infix(sign, Level::Sum, x.wrapped(Level::Sum), y.wrapped(Level::Product))
            }
            Operator::Mul => infix("*", Level::Product, x.wrapped(Level::Product), y.wrapped(product)),
            Operator::Div | Operator::Mod => {
                let (sign, method, function) = match (operator, language) {
                    (Operator::Div, Language::Python) => ("//", "", ""),
                    (Operator::Div, _) => ("/", "div_euclid", "floor_div"),
                    _ => ("%", "rem_euclid", "floor_mod"),
                };
                match language {
                    Language::Rust if is_signed => {
                        atom(format!("{}.{method}({})", x.wrapped(Level::Atom), y.text))
                    }
                    Language::C | Language::Cpp if is_signed => {
                        let text = format!("{function}({}, {})", x.text, y.text);
                        self.cast(&Typed { text, level: Level::Atom, kind: Some(Kind::I128), range }, kind)
                    }
                    _ => infix(sign, Level::Product, x.wrapped(Level::Product), y.wrapped(product)),
                }
            }
            Operator::Xor | Operator::And | Operator::Or | Operator::ShiftLeft | Operator::ShiftRight => {
                let sign = match operator {
                    Operator::Xor => "^",
                    Operator::And => "&",
                    Operator::Or => "|",
                    Operator::ShiftLeft => "<<",
                    _ => ">>",
                };
                // A literal alone would have another type.
                let left = match (operator, x.kind, language) {
                    (Operator::ShiftLeft, None, Language::Rust) => format!("{}_{}", x.text, kind.name()),
                    (Operator::ShiftLeft, None, Language::C | Language::Cpp) => {
                        format!("({}){}", kind.name(), x.wrapped(Level::Atom))
                    }
                    _ => x.wrapped(bits),
                };
                infix(sign, Level::Bits, left, y.wrapped(bits))
            }
            Operator::Min | Operator::Max => {
                let (name, function) =
                    if operator == Operator::Min { ("min", "smaller") } else { ("max", "larger") };
                match language {
                    Language::Rust => atom(format!("{}.{name}({})", x.wrapped(Level::Atom), y.text)),
                    Language::Python => atom(format!("{name}({}, {})", x.text, y.text)),
                    _ => {
                        let text = format!("{function}({}, {})", x.text, y.text);
                        self.cast(&Typed { text, level: Level::Atom, kind: Some(Kind::I128), range }, kind)
                    }
                }
            }
            Operator::Distance => match language {
                Language::Rust if matches!(kind, Kind::U64 | Kind::U128) => {
                    atom(format!("{}.abs_diff({})", x.wrapped(Level::Atom), y.text))
                }
                Language::Rust => {
                    atom(format!("({} - {}).abs()", x.wrapped(Level::Sum), y.wrapped(Level::Product)))
                }
                Language::Python => {
                    atom(format!("abs({} - {})", x.wrapped(Level::Sum), y.wrapped(Level::Product)))
                }
                _ => {
                    let text = format!("distance({}, {})", x.text, y.text);
                    self.cast(&Typed { text, level: Level::Atom, kind: Some(Kind::I128), range }, kind)
                }
            },
            _ => {
                let sign = match operator {
                    Operator::Equal => "==",
                    Operator::Different => "!=",
                    Operator::Below => "<",
                    Operator::AtMost => "<=",
                    Operator::Above => ">",
                    _ => ">=",
                };
                // After a type `<` would begin its arguments.
                let is_cast = language == Language::Rust && x.level == Level::Cast;
                let left = x.wrapped(if is_cast { Level::Atom } else { Level::Sum });
                infix(sign, Level::Comparison, left, y.wrapped(Level::Sum))
            }
        }
    }
}
