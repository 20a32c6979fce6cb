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
        use Level::{Atom, Bits, Cast, Product, Sum};
        use Operator::{
            Add, And, Both, Distance, Div, Either, Max, Min, Mod, Mul, Or, ShiftLeft, ShiftRight, Sub, Xor,
        };
        if matches!(operator, Both | Either) {
            return self.connective(operator, a, b, range);
        }
        let language = self.language();
        let (x, y) = (self.typed(a), self.typed(b));
        let union =
            |with: (i128, i128)| (x.range.0.min(y.range.0).min(with.0), x.range.1.max(y.range.1).max(with.1));
        let of_operands = union(x.range);
        let kind = Kind::for_range(if operator.is_comparison() { of_operands } else { union(range) });
        let (x, y) = (self.cast(&x, kind), self.cast(&y, kind));
        let of_kind = |text: String, level: Level| Typed { text, level, kind: Some(kind), range };
        // With the least levels of what stands on the left and on the right.
        let infix = |sign: &str, level: Level, left: Level, right: Level| {
            of_kind(format!("{} {sign} {}", x.wrapped(left), y.wrapped(right)), level)
        };
        let method = |name: &str| of_kind(format!("{}.{name}({})", x.wrapped(Atom), y.text), Atom);
        let function = |name: &str| of_kind(format!("{name}({}, {})", x.text, y.text), Atom);
        // A function in C gives 128 bits.
        let wide = |name: &str| self.cast(&Typed { kind: Some(Kind::I128), ..function(name) }, kind);
        let difference = || format!("{} - {}", x.wrapped(Sum), y.wrapped(Product));
        let is_signed = x.range.0 < 0;
        match (operator, language) {
            (Add, _) => infix("+", Sum, Sum, Product),
            (Sub, _) => infix("-", Sum, Sum, Product),
            (Mul, _) => infix("*", Product, Product, Cast),
            (Div, Language::Python) => infix("//", Product, Product, Cast),
            (Div, Language::Rust) if is_signed => method("div_euclid"),
            (Mod, Language::Rust) if is_signed => method("rem_euclid"),
            (Div, Language::C | Language::Cpp) if is_signed => wide("floor_div"),
            (Mod, Language::C | Language::Cpp) if is_signed => wide("floor_mod"),
            (Div, _) => infix("/", Product, Product, Cast),
            (Mod, _) => infix("%", Product, Product, Cast),
            (Xor, _) => infix("^", Bits, Cast, Cast),
            (And, _) => infix("&", Bits, Cast, Cast),
            (Or, _) => infix("|", Bits, Cast, Cast),
            // A literal alone would have another type.
            (ShiftLeft, Language::Rust) if x.kind.is_none() => {
                of_kind(format!("{}_{} << {}", x.text, kind.name(), y.wrapped(Cast)), Bits)
            }
            (ShiftLeft, Language::C | Language::Cpp) if x.kind.is_none() => {
                of_kind(format!("({}){} << {}", kind.name(), x.wrapped(Atom), y.wrapped(Cast)), Bits)
            }
            (ShiftLeft, _) => infix("<<", Bits, Cast, Cast),
            (ShiftRight, _) => infix(">>", Bits, Cast, Cast),
            (Min, Language::Rust) => method("min"),
            (Max, Language::Rust) => method("max"),
            (Min, Language::Python) => function("min"),
            (Max, Language::Python) => function("max"),
            (Min, _) => wide("smaller"),
            (Max, _) => wide("larger"),
            (Distance, Language::Rust) if matches!(kind, Kind::U64 | Kind::U128) => method("abs_diff"),
            (Distance, Language::Rust) => of_kind(format!("({}).abs()", difference()), Atom),
            (Distance, Language::Python) => of_kind(format!("abs({})", difference()), Atom),
            (Distance, _) => wide("distance"),
            _ => {
                // After a type `<` would begin its arguments.
                let is_cast = language == Language::Rust && x.level == Cast;
                let compared =
                    infix(comparison(operator), Level::Comparison, if is_cast { Atom } else { Sum }, Sum);
                Typed { kind: Some(Kind::Truth), ..compared }
            }
        }
    }

    /// Two conditions with `and` or `or` between them.
    fn connective(&mut self, operator: Operator, a: &Expr, b: &Expr, range: (i128, i128)) -> Typed {
        let (sign, level) = match (operator, self.language()) {
            (Operator::Both, Language::Python) => ("and", Level::Both),
            (Operator::Both, _) => ("&&", Level::Both),
            (_, Language::Python) => ("or", Level::Either),
            _ => ("||", Level::Either),
        };
        let mut side = |e: &Expr| {
            let text = self.condition(e);
            let is_mixed = ["||", "&&", " or ", " and "].iter().any(|sign| text.contains(sign));
            if is_mixed || text.starts_with("if ") { format!("({text})") } else { text }
        };
        let text = format!("{} {sign} {}", side(a), side(b));
        Typed { text, level, kind: Some(Kind::Truth), range }
    }
}

fn comparison(operator: Operator) -> &'static str {
    match operator {
        Operator::Equal => "==",
        Operator::Different => "!=",
        Operator::Below => "<",
        Operator::AtMost => "<=",
        Operator::Above => ">",
        _ => ">=",
    }
}
