//! What an expression is made of, and how one is built.

use super::function::{self, Function, Output};
use super::operator::Operator;
use super::rules::{Automaton, Period, Recurrence, Remainders};
use std::rc::Rc;

/// A number that depends on the arguments of the definition around it, or on the piles.
///
/// Conditions are numbers, too: 1 if they hold, otherwise 0.
#[derive(Debug, Clone, PartialEq)]
pub enum Expr {
    /// A constant.
    Number(i128),
    /// An argument, by its place.
    Argument(usize),
    /// A pile, by its place: from the smallest, unless their order counts.
    Pile(usize),
    /// Arithmetic, a bit operation, a comparison.
    Binary(Operator, Box<(Expr, Expr)>),
    /// A known function.
    Function(&'static Function, Vec<Expr>),
    /// Numbers that a function takes as a whole.
    Array(Rc<[i128]>),
    /// The entry of a table at a key below its length.
    Entry(Rc<[i128]>, Box<Expr>),
    /// A condition, the value if it holds, and the other one.
    If(Box<(Expr, Expr, Expr)>),
    /// Values at single points, and the rule for all others; only the whole of a definition.
    Except(Rc<[(Vec<u64>, i128)]>, Box<Expr>),
    /// Another definition at these arguments.
    Call(Rc<Definition>, Vec<Expr>),
    /// A question to the increasing sequence that a definition gives.
    Search(Search, Rc<Definition>, Box<Expr>),
    /// All piles together, each through a definition, whose other arguments are these.
    Fold(Fold, Rc<Definition>, Vec<Expr>),
    /// An expression that is read in another form; one that is a recursion is the whole of its
    /// definition.
    Relation(Rc<Relation>, Box<Expr>),
}

/// What is asked of an increasing sequence for a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Search {
    /// How many terms are not larger.
    Rank,
    /// Whether it is a term.
    Contains,
}

/// What becomes of the numbers of all piles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fold {
    Xor,
    Sum,
    /// Whether a condition holds for all.
    All,
}

#[derive(Debug, PartialEq)]
pub enum Relation {
    /// A condition on piles that has a name.
    Words(&'static str),
    Period(Period),
    Automaton(Automaton),
    Recurrence(Recurrence),
    Remainders(Remainders),
    /// The first of the sorted piles is a term of the sequence; the others are as much more as
    /// these say for its index.
    Pairs(Rc<Definition>, Vec<Rc<Definition>>),
}

/// What it takes, between which bounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameter {
    pub name: String,
    pub low: u64,
    pub high: u64,
}

impl Parameter {
    /// Its name in code: capitals are for constants.
    pub fn code_name(&self) -> String {
        self.name.to_lowercase()
    }
}

/// A function of numbers, or of the piles.
#[derive(Debug, Clone, PartialEq)]
pub struct Definition {
    /// How it would like to be called.
    pub name: &'static str,
    pub parameters: Vec<Parameter>,
    pub body: Expr,
    /// It is searched: what it gives has 128 bits, and increases.
    pub is_sequence: bool,
}

impl From<i128> for Expr {
    fn from(n: i128) -> Expr {
        Expr::Number(n)
    }
}

/// The first argument.
pub fn n() -> Expr {
    Expr::Argument(0)
}

impl Expr {
    /// An operation on two numbers, as short as it can be written.
    pub fn binary(operator: Operator, a: impl Into<Expr>, b: impl Into<Expr>) -> Expr {
        use Operator::{Add, Div, Mul, Sub};
        let (a, b) = (a.into(), b.into());
        match (operator, &a, &b) {
            (_, Expr::Number(x), Expr::Number(y)) if operator.of(*x, *y).is_some() => {
                Expr::Number(operator.of(*x, *y).unwrap_or_default())
            }
            (Add | Sub, _, Expr::Number(0)) | (Mul | Div, _, Expr::Number(1)) => a,
            (Add, Expr::Number(0), _) | (Mul, Expr::Number(1), _) => b,
            (Mul, Expr::Number(0), _) | (Mul, _, Expr::Number(0)) => Expr::Number(0),
            (Mul, _, Expr::Number(_)) => Expr::binary(Mul, b, a),
            (Add, _, Expr::Number(c)) if *c < 0 => Expr::binary(Sub, a, -c),
            (Sub, _, Expr::Number(c)) if *c < 0 => Expr::binary(Add, a, -c),
            (Add, Expr::Number(c), _) if *c < 0 => Expr::binary(Sub, b, -c),
            (Add, _, Expr::Binary(Mul, factors)) if matches!(factors.0, Expr::Number(c) if c < 0) => {
                let Expr::Number(c) = factors.0 else { unreachable!("it was matched") };
                Expr::binary(Sub, a, Expr::binary(Mul, -c, factors.1.clone()))
            }
            _ => Expr::Binary(operator, Box::new((a, b))),
        }
    }

    /// The sum.
    pub fn plus(self, other: impl Into<Expr>) -> Expr {
        Expr::binary(Operator::Add, self, other)
    }

    /// The difference.
    pub fn minus(self, other: impl Into<Expr>) -> Expr {
        Expr::binary(Operator::Sub, self, other)
    }

    /// The product.
    pub fn times(self, other: impl Into<Expr>) -> Expr {
        Expr::binary(Operator::Mul, self, other)
    }

    /// The quotient, rounded down, by a positive number.
    pub fn quotient(self, by: impl Into<Expr>) -> Expr {
        Expr::binary(Operator::Div, self, by)
    }

    /// The remainder by a positive number.
    pub fn modulo(self, by: impl Into<Expr>) -> Expr {
        Expr::binary(Operator::Mod, self, by)
    }

    /// factor e + constant.
    pub fn affine(self, factor: i128, constant: i128) -> Expr {
        if factor < 0 && constant > 0 {
            return Expr::Number(constant).minus(self.times(-factor));
        }
        self.times(factor).plus(constant)
    }

    /// An operation, such as a comparison, with another number.
    pub fn is(self, operator: Operator, other: impl Into<Expr>) -> Expr {
        Expr::binary(operator, self, other)
    }

    /// One of two numbers, by a condition.
    pub fn choice(condition: Expr, yes: impl Into<Expr>, no: impl Into<Expr>) -> Expr {
        Expr::If(Box::new((condition, yes.into(), no.into())))
    }

    /// The function of this name.
    ///
    /// # Panics
    /// If there is none.
    pub fn function(name: &str, arguments: impl Into<Vec<Expr>>) -> Expr {
        Expr::Function(function::named(name), arguments.into())
    }

    /// The entry of a table at a key from 0 to the last of its values; without the table if the
    /// values have a simple form.
    pub fn entry(values: &[i128], key: Expr) -> Expr {
        let first = values[0];
        if values.iter().all(|v| *v == first) {
            return Expr::Number(first);
        }
        if let Some(k) = values.iter().position(|&v| Some(v) == first.checked_add(1))
            && (0..).zip(values).all(|(i, &v)| first.checked_add(i / k as i128) == Some(v))
        {
            return key.quotient(k as i128).plus(first);
        }
        let most = values[values.len() - 1].saturating_sub(first);
        if most > 1 && (0..).zip(values).all(|(i, &v)| v - first == most.min(i)) {
            return Expr::binary(Operator::Min, key, most).plus(first);
        }
        let changes: Vec<usize> = (1..values.len()).filter(|&i| values[i] != values[i - 1]).collect();
        match changes[..] {
            [at] if at == 1 || at + 1 == values.len() => {
                let alone = if at == 1 { 0 } else { at };
                let other = if at == 1 { values[1] } else { first };
                Expr::single(key, alone, values[alone], other)
            }
            [at] => Expr::choice(key.is(Operator::Below, at as i128), first, values[at]),
            [at, next] if next == at + 1 && values[next] == first => Expr::single(key, at, values[at], first),
            _ => Expr::Entry(values.into(), Box::new(key)),
        }
    }

    fn single(key: Expr, at: usize, here: i128, other: i128) -> Expr {
        if (here, other) == (0, 1) {
            return Expr::choice(key.is(Operator::Different, at as i128), other, here);
        }
        Expr::choice(key.is(Operator::Equal, at as i128), here, other)
    }

    /// The nim-sum of all piles.
    pub fn nim_sum() -> Expr {
        Expr::Fold(Fold::Xor, Definition::of_pile(n()), vec![])
    }

    /// The nim-sum of all piles, but that it is taken for 1 instead of 0, and for 0 instead of 1,
    /// where no pile is larger than 1: 0 for what is lost in misère Nim.
    pub fn misere_nim_sum() -> Expr {
        let are_ones = Definition::of_pile(n().is(Operator::AtMost, 1));
        let sum = Expr::nim_sum().is(Operator::Xor, Expr::Fold(Fold::All, are_ones, vec![]));
        Expr::Relation(Rc::new(Relation::Words("the misère nim-sum")), Box::new(sum))
    }

    /// Whether it is 0 or 1 by what it is.
    pub fn is_condition(&self) -> bool {
        match self {
            Expr::Binary(operator, _) => operator.is_condition(),
            Expr::Function(function, _) => function.result == Output::Truth,
            Expr::If(parts) => parts.1.is_number(1) && parts.2.is_number(0),
            Expr::Search(what, ..) => *what == Search::Contains,
            _ => false,
        }
    }

    /// Whether a function with a name, or an exception, is in it.
    pub fn has_words(&self) -> bool {
        match self {
            Expr::Function(..) | Expr::Except(..) | Expr::Search(..) | Expr::Call(..) => true,
            Expr::Binary(_, both) => both.0.has_words() || both.1.has_words(),
            Expr::Entry(_, key) => key.has_words(),
            Expr::If(parts) => parts.0.has_words() || parts.1.has_words() || parts.2.has_words(),
            Expr::Relation(how, what) => matches!(**how, Relation::Automaton(_)) || what.has_words(),
            _ => false,
        }
    }

    /// The last number that a function of digits in it takes: their base.
    pub fn base(&self) -> Option<i128> {
        match self {
            Expr::Function(_, all) => {
                all.iter().rev().find_map(|e| if let Expr::Number(b) = e { Some(*b) } else { None })
            }
            Expr::Binary(_, both) => both.0.base().or_else(|| both.1.base()),
            _ => None,
        }
    }

    /// Whether it can stand inside another expression.
    pub fn is_plain(&self) -> bool {
        match self {
            Expr::Except(..) => false,
            Expr::Relation(how, _) => !how.is_whole(),
            _ => true,
        }
    }
}
