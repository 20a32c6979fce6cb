//! Expressions with their type and the bounds of their value: arithmetic takes the first type of
//! `u64`, `i64`, `u128` and `i128` in which nothing overflows.

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IntType {
    /// `u64`.
    U64,
    /// `i64`.
    I64,
    /// `u128`.
    U128,
    /// `i128`.
    I128,
}

impl IntType {
    /// The first type that holds these numbers.
    pub fn for_range(low: i128, high: i128) -> IntType {
        if low >= 0 {
            if high <= u64::MAX.into() { IntType::U64 } else { IntType::U128 }
        } else if low >= i64::MIN.into() && high <= i64::MAX.into() {
            IntType::I64
        } else {
            IntType::I128
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            IntType::U64 => "u64",
            IntType::I64 => "i64",
            IntType::U128 => "u128",
            IntType::I128 => "i128",
        }
    }
}

#[derive(Debug, Clone)]
pub struct Expr {
    pub text: String,
    /// `None` for a literal, which may be of any type.
    pub kind: Option<IntType>,
    pub low: i128,
    pub high: i128,
}

impl Expr {
    pub fn literal(n: i128) -> Expr {
        Expr { text: n.to_string(), kind: None, low: n, high: n }
    }

    /// An expression of type `u64`, which may have any value up to a bound.
    pub fn of_u64(text: impl Into<String>, high: u64) -> Expr {
        Expr { text: text.into(), kind: Some(IntType::U64), low: 0, high: high.into() }
    }

    /// An expression of the first type that holds its bounds.
    pub fn in_range(text: impl Into<String>, (low, high): (i128, i128)) -> Expr {
        Expr { text: text.into(), kind: Some(IntType::for_range(low, high)), low, high }
    }

    /// Its text, converted to a type that holds its values.
    pub fn cast(&self, to: IntType) -> String {
        let name = to.name();
        match (self.kind, to) {
            (None, _) => self.text.clone(),
            (Some(kind), _) if kind == to => self.text.clone(),
            (Some(IntType::U64), IntType::U128 | IntType::I128) | (Some(IntType::I64), IntType::I128) => {
                format!("{name}::from({})", self.text)
            }
            _ => format!("{} as {name}", wrapped(&self.text, CAST)),
        }
    }

    pub fn plus(&self, other: &Expr) -> Expr {
        let range = (self.low.saturating_add(other.low), self.high.saturating_add(other.high));
        match (self.constant(), other.constant()) {
            (_, Some(0)) => self.clone(),
            (Some(0), _) => other.clone(),
            (_, Some(c)) if c < 0 => self.minus(&Expr::literal(-c)),
            (Some(c), None) if c < 0 => other.minus(&Expr::literal(-c)),
            _ => self.with("+", other, range),
        }
    }

    pub fn minus(&self, other: &Expr) -> Expr {
        let range = (self.low.saturating_sub(other.high), self.high.saturating_sub(other.low));
        if other.constant() == Some(0) { self.clone() } else { self.with("-", other, range) }
    }

    pub fn times(&self, factor: i128) -> Expr {
        let ends = (self.low.saturating_mul(factor), self.high.saturating_mul(factor));
        match factor {
            1 => self.clone(),
            _ => Expr::literal(factor).with("*", self, (ends.0.min(ends.1), ends.0.max(ends.1))),
        }
    }

    pub fn product(&self, other: &Expr) -> Expr {
        let ends =
            [(self.low, other.low), (self.low, other.high), (self.high, other.low), (self.high, other.high)];
        let ends = ends.map(|(a, b)| a.saturating_mul(b));
        let least = ends.iter().copied().fold(i128::MAX, i128::min);
        self.with("*", other, (least, ends.into_iter().fold(i128::MIN, i128::max)))
    }

    /// factor e + constant.
    pub fn affine(&self, factor: i128, constant: i128) -> Expr {
        match factor {
            0 => Expr::literal(constant),
            1.. => self.times(factor).plus(&Expr::literal(constant)),
            _ => Expr::literal(constant).minus(&self.times(factor.saturating_neg())),
        }
    }

    /// The quotient, rounded down, by a positive number.
    pub fn div(&self, by: i128) -> Expr {
        let range = (self.low.div_euclid(by), self.high.div_euclid(by));
        match by {
            1 => self.clone(),
            _ if self.low < 0 => Expr::in_range(format!("{}.div_euclid({by})", self.atom()), range),
            _ => self.with("/", &Expr::literal(by), range),
        }
    }

    /// The remainder by a positive number.
    pub fn rem(&self, m: i128) -> Expr {
        if self.low < 0 {
            let kind = self.kind;
            return Expr { text: format!("{}.rem_euclid({m})", self.atom()), kind, low: 0, high: m - 1 };
        }
        self.with("%", &Expr::literal(m), (0, (m - 1).min(self.high)))
    }

    /// A bitwise operation on numbers that are not negative, or of one type.
    pub fn bitwise(&self, operator: &str, other: &Expr) -> Expr {
        let most = self.high.max(other.high).max(0) as u128;
        let ones = i128::try_from(most.checked_add(1).map_or(u128::MAX, u128::next_power_of_two) - 1);
        let range = (self.low.min(other.low), ones.unwrap_or(i128::MAX));
        let low = if range.0 < 0 { -range.1 - 1 } else { 0 };
        self.with(operator, other, (low.min(range.0), range.1))
    }

    /// The smaller or larger one (`min`, `max`).
    pub fn method(&self, name: &str, other: &Expr) -> Expr {
        let of = if name == "min" { i128::min } else { i128::max };
        let (low, high) = (of(self.low, other.low), of(self.high, other.high));
        let kind = common(self, other, (low, high));
        let text = format!("{}.{name}({})", wrapped(&self.cast(kind), ATOM), other.cast(kind));
        Expr { text, kind: Some(kind), low, high }
    }

    pub fn is(&self, operator: &str, other: &Expr) -> String {
        let kind = common(self, other, (self.low, self.high));
        // After a type `<` would begin its arguments.
        let ends_in_type = |text: &str| text.rsplit(' ').nth(1) == Some("as") && !text.ends_with(')');
        let operand = |expr: &Expr| match wrapped(&expr.cast(kind), 1) {
            text if ends_in_type(&text) => wrapped(&text, ATOM),
            text => text,
        };
        format!("{} {operator} {}", operand(self), operand(other))
    }

    /// `if` with literals or other values.
    pub fn choice(condition: &str, yes: &Expr, no: &Expr) -> Expr {
        let (low, high) = (yes.low.min(no.low), yes.high.max(no.high));
        let kind = IntType::for_range(low, high);
        let text = match (yes.constant(), no.constant()) {
            (Some(1), Some(0)) => format!("u64::from({condition})"),
            _ => format!("if {condition} {{ {} }} else {{ {} }}", yes.cast(kind), no.cast(kind)),
        };
        Expr { text, kind: Some(kind), low, high }
    }

    /// Its text in a form on which a method can be called.
    pub fn atom(&self) -> String {
        wrapped(&self.text, ATOM)
    }

    fn constant(&self) -> Option<i128> {
        if self.kind.is_none() { Some(self.low) } else { None }
    }

    /// An operation with the bounds of what it yields.
    pub fn with(&self, operator: &str, other: &Expr, (low, high): (i128, i128)) -> Expr {
        let kind = common(self, other, (low, high));
        let own = level(&format!(" {operator} "));
        // Nobody knows how `^` binds next to `%`.
        let operand = |text: String, at_least: u32| match own {
            1..=4 if level(&text) != at_least => wrapped(&text, ATOM),
            _ => wrapped(&text, at_least),
        };
        let (left, right) = (operand(self.cast(kind), own), operand(other.cast(kind), own + 1));
        Expr { text: format!("{left} {operator} {right}"), kind: Some(kind), low, high }
    }
}

/// The type for two operands and what becomes of them.
fn common(a: &Expr, b: &Expr, (low, high): (i128, i128)) -> IntType {
    IntType::for_range(low.min(a.low).min(b.low), high.max(a.high).max(b.high))
}

/// What can stand in front of a method.
pub const ATOM: u32 = 9;
/// `as`, after which `<` would begin something else.
const CAST: u32 = 7;
/// Operators with how tightly they bind.
const OPERATORS: [(&str, u32); 17] = [
    (" as ", CAST),
    (" == ", 0),
    (" != ", 0),
    (" < ", 0),
    (" <= ", 0),
    (" > ", 0),
    (" >= ", 0),
    (" && ", 0),
    (" || ", 0),
    (" | ", 1),
    (" ^ ", 2),
    (" & ", 3),
    (" << ", 4),
    (" >> ", 4),
    (" + ", 5),
    (" - ", 5),
    (" * ", 6),
];

/// How tightly the loosest operator outside parentheses binds.
fn level(text: &str) -> u32 {
    let mut depth = 0;
    let mut least = if text.starts_with("if ") || text.starts_with('|') { 0 } else { ATOM };
    if text.starts_with(['-', '*', '&', '!']) {
        least = 5;
    }
    for (i, c) in text.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ' ' if depth == 0 => {
                let here = OPERATORS.iter().find(|(operator, _)| text[i..].starts_with(operator));
                let product = [" / ", " % "].iter().any(|operator| text[i..].starts_with(operator));
                least = least.min(here.map_or(if product { 6 } else { ATOM }, |operator| operator.1));
            }
            _ => {}
        }
    }
    least
}

/// In parentheses, if it binds less tightly than it must.
pub fn wrapped(text: &str, at_least: u32) -> String {
    if level(text) < at_least { format!("({text})") } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::{Expr, IntType};

    #[test]
    fn types_are_as_small_as_they_can_be() {
        let n = Expr::of_u64("n", u64::MAX);
        assert_eq!(n.rem(7).div(2).text, "n % 7 / 2");
        assert_eq!(n.div(3).affine(2, 1).text, "2 * (n / 3) + 1");
        assert_eq!(n.affine(3, 1).text, "3 * u128::from(n) + 1");
        assert_eq!(n.rem(7).affine(-1, 3).text, "3 - (n % 7) as i64");
        assert_eq!(n.affine(-1, 3).kind, Some(IntType::I128));
        assert_eq!(n.rem(8).bitwise("^", &Expr::literal(3)).div(2).text, "((n % 8) ^ 3) / 2");
        let inner = Expr::of_u64("n.count_ones() as u64", 64);
        assert_eq!(inner.is("<", &Expr::literal(3)), "(n.count_ones() as u64) < 3");
    }
}
