//! A function with a name of its own.

use super::expression::{Definition, Expr, Parameter};
use super::value::Scope;
use crate::read::LARGEST;
use std::rc::Rc;

/// The largest arguments, of which the first one is taken for which nothing overflows.
const BOUNDS: [u64; 12] = [
    u64::MAX,
    u64::MAX - 1,
    u64::MAX - 2,
    u64::MAX - 3,
    u64::MAX - 4,
    1 << 63,
    10_000_000_000_000_000_000,
    1_000_000_000_000_000_000,
    1 << 32,
    1 << 21,
    1 << 12,
    60,
];

impl Definition {
    /// A definition for arguments from `low` on, up to where its value, or what it takes on its
    /// way, is beyond 127 bits, or beyond 64 bits in front of a known function.
    pub fn new(name: &'static str, parameters: &[&str], low: u64, body: Expr) -> Definition {
        let with = |high: u64| {
            let new = |name: &&str| Parameter { name: (*name).to_owned(), low, high: high.max(low) };
            parameters.iter().map(new).collect::<Vec<Parameter>>()
        };
        let fits = |high: &u64| body.range(&ranges(&with(*high))).is_some();
        let high = BOUNDS.into_iter().find(fits).unwrap_or(BOUNDS[BOUNDS.len() - 1]);
        Definition { name, parameters: with(high), body, is_sequence: false }
    }

    /// The same, but that the bound is sought for the last arguments alone if that leaves the
    /// others free.
    pub fn bounded_by_last(mut self, count: usize) -> Definition {
        let free = |last: u64| {
            let mut parameters = self.parameters.clone();
            let others = parameters.len() - count;
            for (i, parameter) in parameters.iter_mut().enumerate() {
                parameter.high = if i >= others { last } else { u64::MAX };
            }
            parameters
        };
        let bounds = BOUNDS.into_iter().map(free);
        if let Some(found) = bounds.into_iter().find(|bounds| self.body.range(&ranges(bounds)).is_some()) {
            self.parameters = found;
        }
        self
    }

    /// Which of these arguments end where the law itself does, not where numbers are too large:
    /// `, for x <= 8`.
    pub fn ends(&self, shown: &[&str]) -> String {
        let is_end = |p: &&Parameter| !BOUNDS.contains(&p.high) && p.high < LARGEST;
        let ends = self.parameters.iter().filter(|p| shown.contains(&&*p.name)).filter(is_end);
        ends.map(|p| format!(", for {} <= {}", p.name, p.high)).collect()
    }

    /// An increasing sequence with the index i.
    pub fn sequence(first: u64, body: Expr) -> Definition {
        Definition { is_sequence: true, ..Definition::new("a", &["i"], first, body) }
    }

    /// Of one number, for all piles.
    pub fn of_pile(body: Expr) -> Rc<Definition> {
        Rc::new(Definition::new("f", &["n"], 0, body))
    }

    pub fn low(&self) -> u64 {
        self.parameters.first().map_or(0, |parameter| parameter.low)
    }

    /// The value; `None` where it says nothing.
    pub fn value(&self, arguments: &[i128], piles: &[u64]) -> Option<i128> {
        let is_inside = |(&n, p): (&i128, &Parameter)| (p.low.into()..=p.high.into()).contains(&n);
        let is_known =
            arguments.len() == self.parameters.len() && arguments.iter().zip(&self.parameters).all(is_inside);
        if is_known { self.body.value(Scope { arguments, piles }) } else { None }
    }

    /// The bounds of its value.
    pub fn range(&self) -> (i128, i128) {
        self.body.range(&ranges(&self.parameters)).unwrap_or((i128::MIN, i128::MAX))
    }

    /// Itself at these arguments: its body, if that can stand inside an expression.
    pub fn at(self: &Rc<Definition>, arguments: &[Expr]) -> Expr {
        if self.body.is_plain() {
            return self.body.with_arguments(arguments);
        }
        Expr::Call(Rc::clone(self), arguments.to_vec())
    }
}

pub fn ranges(parameters: &[Parameter]) -> Vec<(i128, i128)> {
    parameters.iter().map(|p| (p.low.into(), p.high.into())).collect()
}

impl Definition {
    /// The same with another name.
    pub fn named(&self, name: &'static str) -> Rc<Definition> {
        Rc::new(Definition { name, ..self.clone() })
    }
}

impl Expr {
    /// The expression with these in the place of its arguments.
    pub fn with_arguments(&self, arguments: &[Expr]) -> Expr {
        self.replaced(&|e| if let Expr::Argument(i) = e { Some(arguments[*i].clone()) } else { None })
    }

    /// The expression with these in the place of its piles.
    pub fn with_piles(&self, piles: &[Expr]) -> Expr {
        self.replaced(&|e| if let Expr::Pile(i) = e { Some(piles[*i].clone()) } else { None })
    }

    /// The expression with something else where there is something else.
    pub fn replaced(&self, other: &dyn Fn(&Expr) -> Option<Expr>) -> Expr {
        if let Some(other) = other(self) {
            return other;
        }
        let of = |e: &Expr| e.replaced(other);
        let boxed = |e: &Expr| Box::new(of(e));
        match self {
            Expr::Binary(operator, both) => Expr::binary(*operator, of(&both.0), of(&both.1)),
            Expr::Function(f, all) => Expr::Function(f, all.iter().map(of).collect()),
            Expr::Entry(values, key) => Expr::Entry(Rc::clone(values), boxed(key)),
            Expr::If(parts) => Expr::choice(of(&parts.0), of(&parts.1), of(&parts.2)),
            Expr::Except(points, rest) => Expr::Except(Rc::clone(points), boxed(rest)),
            Expr::Call(f, all) => Expr::Call(Rc::clone(f), all.iter().map(of).collect()),
            Expr::Search(what, f, key) => Expr::Search(*what, Rc::clone(f), boxed(key)),
            Expr::Relation(how, what) => Expr::Relation(Rc::clone(how), boxed(what)),
            Expr::Fold(fold, f, all) => Expr::Fold(*fold, Rc::clone(f), all.iter().map(of).collect()),
            Expr::Number(_) | Expr::Argument(_) | Expr::Pile(_) | Expr::Array(_) => self.clone(),
        }
    }
}
