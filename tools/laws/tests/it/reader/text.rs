//! Operations and conditions in a formula, from the loosest to the tightest.

use super::Node;
use super::word::terms;
use std::rc::Rc;

/// What is left of a text.
pub struct Text<'a>(pub &'a str);

pub type Way = fn(i128, i128) -> Option<i128>;
pub type Join = fn(i128, i128) -> i128;

pub fn both(a: Node, b: Node, way: Way) -> Node {
    Rc::new(move |scope| way(a(scope)?, b(scope)?))
}

impl<'a> Text<'a> {
    pub fn eat(&mut self, what: &str) -> bool {
        let rest = self.0.trim_start();
        let is_cut = what.ends_with(char::is_alphanumeric);
        let Some(after) = rest.strip_prefix(what) else { return false };
        if is_cut && after.starts_with(|c: char| c.is_alphanumeric() || c == '_') {
            return false;
        }
        self.0 = after;
        true
    }

    pub fn expect(&mut self, what: &str) {
        assert!(self.eat(what), "`{what}` is missing at `{}`", self.0);
    }

    pub fn loose(&mut self) -> Node {
        let value = self.condition();
        if self.eat("at") {
            unreachable!("a list comes first");
        }
        if !self.eat("if") {
            return value;
        }
        let condition = self.condition();
        self.expect(", otherwise");
        let other = self.loose();
        Rc::new(move |scope| if condition(scope)? != 0 { value(scope) } else { other(scope) })
    }

    pub fn condition(&mut self) -> Node {
        let mut left = self.comparison();
        loop {
            left = if self.eat("and") {
                both(left, self.comparison(), |a, b| Some((a != 0 && b != 0).into()))
            } else if self.eat("or") {
                both(left, self.comparison(), |a, b| Some((a != 0 || b != 0).into()))
            } else {
                return left;
            };
        }
    }

    pub fn comparison(&mut self) -> Node {
        let left = self.operation();
        if self.eat("is even") {
            return Rc::new(move |scope| Some((left(scope)?.rem_euclid(2) == 0).into()));
        }
        if self.eat("is odd") {
            return Rc::new(move |scope| Some((left(scope)?.rem_euclid(2) == 1).into()));
        }
        if self.eat("is some") {
            let name = self.name();
            self.expect("(i)");
            return Rc::new(move |scope| {
                let value = left(scope)?;
                Some(terms(scope, &name, value).last().is_some_and(|&last| last == value).into())
            });
        }
        let ways: [(&str, Way); 6] = [
            ("<>", |a, b| Some((a != b).into())),
            ("<=", |a, b| Some((a <= b).into())),
            (">=", |a, b| Some((a >= b).into())),
            ("=", |a, b| Some((a == b).into())),
            ("<", |a, b| Some((a < b).into())),
            (">", |a, b| Some((a > b).into())),
        ];
        if self.0.trim_start().starts_with("<<") || self.0.trim_start().starts_with(">>") {
            return left;
        }
        match ways.into_iter().find(|way| self.eat(way.0)) {
            Some((_, way)) => both(left, self.operation(), way),
            None => left,
        }
    }

    pub fn operation(&mut self) -> Node {
        let left = self.sum();
        let ways: [(&str, Way); 7] = [
            ("mod", |a, b| (b > 0).then(|| a.rem_euclid(b))),
            ("div", |a, b| (b > 0).then(|| a.div_euclid(b))),
            ("xor", |a, b| Some(a ^ b)),
            ("<<", |a, b| a.checked_mul(1 << b)),
            (">>", |a, b| Some(if b > 100 { 0 } else { a >> b })),
            ("and", |a, b| Some(a & b)),
            ("or", |a, b| Some(a | b)),
        ];
        // `and` between comparisons is read later: there a comparison follows.
        let count = if self.is_before_comparison() { 5 } else { 7 };
        match ways[..count].iter().find(|way| self.eat(way.0)) {
            Some((_, way)) => both(left, self.word(), *way),
            None => left,
        }
    }

    /// Whether `and` or `or` joins conditions here.
    pub fn is_before_comparison(&self) -> bool {
        let rest = self.0.trim_start();
        let Some(after) = rest.strip_prefix("and ").or_else(|| rest.strip_prefix("or ")) else { return true };
        let mut after = Text(after);
        let is_word = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| after.word())).is_ok();
        let next = after.0.trim_start();
        !is_word || ["=", "<", ">", "is ", "mod", "div", "+", "-"].iter().any(|sign| next.starts_with(sign))
    }

    pub fn sum(&mut self) -> Node {
        let mut left = self.product();
        loop {
            left = if self.eat("+") {
                both(left, self.product(), i128::checked_add)
            } else if self.eat("-") {
                both(left, self.product(), i128::checked_sub)
            } else {
                return left;
            };
        }
    }

    pub fn product(&mut self) -> Node {
        let rest = self.0.trim_start();
        if let Some(after) = rest.strip_prefix('-') {
            self.0 = after;
            let value = self.product();
            return Rc::new(move |scope| Some(-value(scope)?));
        }
        let left = self.word();
        if self.eat("*") {
            return both(left, self.word(), i128::checked_mul);
        }
        let next = self.0.strip_prefix(' ').unwrap_or("");
        let is_number = rest.starts_with(|c: char| c.is_ascii_digit());
        let words = ["if ", "mod ", "div ", "xor ", "and ", "or ", "is ", "in ", "up ", "for ", "at "];
        let follows = next.starts_with(|c: char| c.is_alphabetic() || "([|".contains(c))
            && !words.iter().any(|word| next.starts_with(word));
        if is_number && follows {
            let right = self.product();
            return both(left, right, i128::checked_mul);
        }
        left
    }

    pub fn name(&mut self) -> String {
        let rest = self.0.trim_start();
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        assert!(end > 0, "a name is missing at `{rest}`");
        self.0 = &rest[end..];
        rest[..end].to_owned()
    }

    pub fn number(&mut self) -> i128 {
        let is_negative = self.eat("-");
        let value: i128 = self.name().parse().unwrap();
        if is_negative { -value } else { value }
    }
}
