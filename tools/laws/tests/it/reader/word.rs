//! Words of a formula: numbers, names, functions and phrases.

use super::meaning::{PHRASES, known_function};
use super::text::{Join, Text, both};
use super::{Node, Scope, numbers};
use std::rc::Rc;

impl Text<'_> {
    /// A word, perhaps with an exponent.
    pub fn word(&mut self) -> Node {
        let base = self.bare_word();
        if !self.0.starts_with('^') {
            return base;
        }
        self.expect("^");
        let exponent = self.number() as u32;
        Rc::new(move |scope| base(scope)?.checked_pow(exponent))
    }

    fn sign_and_word(&mut self) -> Node {
        if !self.eat("-") {
            return self.word();
        }
        let value = self.word();
        Rc::new(move |scope| Some(-value(scope)?))
    }

    fn bare_word(&mut self) -> Node {
        if let Some(node) = self.of_piles().or_else(|| self.phrase()) {
            return node;
        }
        if self.eat("2^(") {
            let exponent = self.loose();
            self.expect(")");
            return Rc::new(move |scope| {
                1_i128.checked_shl(u32::try_from(exponent(scope)?).ok()?).filter(|n| *n > 0)
            });
        }
        if self.eat("number of") {
            let name = self.name();
            self.expect("(i) up to");
            let value = self.word();
            return Rc::new(move |scope| Some(terms(scope, &name, value(scope)?).len() as i128));
        }
        if self.eat("floor(sqrt(2") {
            let n = self.word();
            self.expect("+ 1/4) + 1/2)");
            return Rc::new(move |scope| {
                Some((1..).take_while(|k| k * (k - 1) / 2 <= n(scope).unwrap()).count() as i128)
            });
        }
        if self.eat("floor(|x/y - y/x|)") {
            return Rc::new(|scope| {
                let of = |name: &str, i: usize| scope.variables.get(name).or(scope.piles.get(i)).copied();
                let (x, y) = (of("x", 0)?, of("y", 1)?);
                (x.min(y) > 0).then(|| (x * x - y * y).abs() / (x * y))
            });
        }
        if self.eat("floor(") {
            let factor = self.word();
            let is_sum = self.eat("(");
            let of = |n: i128| -> Node { Rc::new(move |_| Some(n)) };
            let p = if self.0.trim_start().starts_with("sqrt") { of(0) } else { self.sign_and_word() };
            _ = self.eat("+");
            self.expect("sqrt(");
            let d = self.sum();
            self.expect(")");
            if is_sum {
                self.expect(")");
            }
            let q = if self.eat("/") { self.word() } else { of(1) };
            self.expect(")");
            return Rc::new(move |scope| {
                let (m, p, d, q) = (factor(scope)?, p(scope)?, d(scope)?, q(scope)?);
                let root = (m.checked_mul(m)?.checked_mul(d)?).isqrt();
                Some((p * m + if m < 0 { -root - 1 } else { root }).div_euclid(q))
            });
        }
        if self.eat("min(") || self.0.trim_start().starts_with("max(") {
            let is_max = self.eat("max(");
            let a = self.loose();
            self.expect(",");
            let b = self.loose();
            self.expect(")");
            return both(a, b, if is_max { |a, b| Some(a.max(b)) } else { |a, b| Some(a.min(b)) });
        }
        if self.eat("|") {
            let inside = self.sum();
            self.expect("|");
            return Rc::new(move |scope| inside(scope)?.checked_abs());
        }
        if self.eat("(") {
            let inside = self.loose();
            self.expect(")");
            return inside;
        }
        if self.eat("[") {
            let (list, rest) = self.0.split_once(']').unwrap();
            self.0 = rest;
            let list = numbers(list);
            self.expect("at");
            let key = self.operation();
            return Rc::new(move |scope| list.get(usize::try_from(key(scope)?).ok()?).copied());
        }
        let name = self.name();
        if let Ok(number) = name.parse() {
            return Rc::new(move |_| Some(number));
        }
        if self.0.starts_with('(') {
            self.expect("(");
            let mut arguments = vec![self.loose()];
            while self.eat(",") {
                arguments.push(self.loose());
            }
            self.expect(")");
            return Rc::new(move |scope| {
                let values =
                    arguments.iter().map(|argument| argument(scope)).collect::<Option<Vec<i128>>>()?;
                known_function(&name, &values).unwrap_or_else(|| scope.call(&name, &values))
            });
        }
        Rc::new(move |scope| {
            let pile = ["x", "y", "z", "u", "v", "w"].iter().position(|pile| *pile == name);
            let of_pile = || scope.piles.get(pile.or(Some(0).filter(|_| name == "n"))?).copied();
            scope.variables.get(&name).copied().or_else(of_pile)
        })
    }

    /// Words with arguments between them.
    fn phrase(&mut self) -> Option<Node> {
        let start = self.0;
        'phrases: for (phrase, meaning) in PHRASES {
            self.0 = start;
            let mut arguments = Vec::new();
            let parts: Vec<&str> = phrase.split('_').collect();
            for (i, part) in parts.iter().enumerate() {
                let part = part.trim();
                if !part.is_empty() && !self.eat(part) {
                    continue 'phrases;
                }
                if i + 1 < parts.len() {
                    arguments.push(if part.starts_with('[') && !self.0.starts_with('(') {
                        self.sum()
                    } else {
                        self.word()
                    });
                }
            }
            return Some(Rc::new(move |scope| {
                let values =
                    arguments.iter().map(|argument| argument(scope)).collect::<Option<Vec<i128>>>()?;
                meaning(&values, &scope.piles)
            }));
        }
        self.0 = start;
        None
    }

    /// What is said of all piles.
    fn of_piles(&mut self) -> Option<Node> {
        let folds: [(&str, i128, Join); 4] = [
            ("the number of piles n with (", 0, |a, b| a + b),
            ("all piles n have (", 1, |a, b| a.min(b)),
            ("the nim-sum of (", 0, |a, b| a ^ b),
            ("the sum of (", 0, |a, b| a + b),
        ];
        let (_, start, way) = folds.into_iter().find(|fold| self.eat(fold.0))?;
        let inside = self.loose();
        self.expect(")");
        Some(Rc::new(move |scope| {
            scope.piles.iter().try_fold(start, |all, &n| Some(way(all, inside(&scope.with("n", n))?)))
        }))
    }
}

/// The terms of a sequence up to a bound.
pub fn terms(scope: &Scope, name: &str, bound: i128) -> Vec<i128> {
    let is_from_zero = scope.reading.from_zero.iter().any(|known| known == name);
    let first =
        if is_from_zero || scope.reading.lost.is_some() && scope.call(name, &[0]).is_some() { 0 } else { 1 };
    (first..).map_while(|i| scope.call(name, &[i]).filter(|term| *term <= bound)).collect()
}
