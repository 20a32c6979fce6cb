//! Finds pairs of neighbouring words that are combined by the same operator, as in sets of bits:
//! `a[0]|=b[0]; a[1]|=b[1];`.
//!
//! Native Rust combines both at once with vector instructions. To a C compiler the words may
//! overlap, so it does not; the runtime's `or2`, `and2` and `xor2` check that they do not overlap,
//! and then do it.

use crate::ir::{Access, Binary, Expr, Stmt, Type};

/// A word's address: a local and a constant.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WordAddress {
    pub local: usize,
    pub offset: i64,
}

/// `to op= by` on 64 bits.
struct Word {
    op: Binary,
    to: WordAddress,
    by: WordAddress,
}

/// What to print instead of some statements: a call with the addresses of the first words, and
/// before and after it the assignments that compute addresses.
pub struct Pair<'a> {
    pub before: Option<&'a Stmt>,
    pub function: &'static str,
    pub to: WordAddress,
    pub by: WordAddress,
    pub after: Option<&'a Stmt>,
    /// How many statements it replaces.
    pub statements: usize,
}

/// The pair at the start of `code`.
pub fn pair(code: &[Stmt]) -> Option<Pair<'_>> {
    let (before, rest) = moved(code);
    let (first, rest) = rest.split_first()?;
    let first = word(first)?;
    let (after, rest) = moved(rest);
    let second = word(rest.first()?)?;
    // Expresses all places in terms of the locals as they were at the start.
    let seen = |place| seen_from(place, before.as_ref());
    let seen_later = |place| seen(seen_from(place, after.as_ref()));
    let next = |place: WordAddress| WordAddress { offset: place.offset + 8, ..place };
    if second.op != first.op
        || seen_later(second.to) != next(seen(first.to))
        || seen_later(second.by) != next(seen(first.by))
    {
        return None;
    }
    Some(Pair {
        function: match first.op {
            Binary::And => "and2",
            Binary::Or => "or2",
            _ => "xor2",
        },
        to: first.to,
        by: first.by,
        statements: 2 + usize::from(before.is_some()) + usize::from(after.is_some()),
        before: before.map(|moved| moved.statement),
        after: after.map(|moved| moved.statement),
    })
}

/// `local = from`.
struct Moved<'a> {
    statement: &'a Stmt,
    local: usize,
    from: WordAddress,
}

/// The assignment of an address at the start of `code`, if there is one, and the rest.
fn moved(code: &[Stmt]) -> (Option<Moved<'_>>, &[Stmt]) {
    if let [statement @ Stmt::Set(local, value), rest @ ..] = code
        && let Some(from) = place(value, 0)
    {
        return (Some(Moved { statement, local: *local, from }), rest);
    }
    (None, code)
}

/// A place in terms of the locals before an assignment.
fn seen_from(place: WordAddress, moved: Option<&Moved>) -> WordAddress {
    match moved {
        Some(moved) if moved.local == place.local => {
            WordAddress { local: moved.from.local, offset: moved.from.offset + place.offset }
        }
        _ => place,
    }
}

fn word(statement: &Stmt) -> Option<Word> {
    let Stmt::Store(access, address, Expr::Binary(op, Type::I64, operands)) = statement else { return None };
    let to = word_at(access, address)?;
    let [Expr::Load(one, at_one), Expr::Load(other, at_other)] = &**operands else { return None };
    let (one, other) = (word_at(one, at_one)?, word_at(other, at_other)?);
    let by = if one == to { other } else { one };
    let bitwise = matches!(op, Binary::And | Binary::Or | Binary::Xor);
    (bitwise && (one == to || other == to)).then_some(Word { op: *op, to, by })
}

/// The place of a 64-bit load or store.
fn word_at(access: &Access, address: &Expr) -> Option<WordAddress> {
    let whole = access.ty == Type::I64 && access.bits == 64 && access.reference.is_none();
    if whole { place(address, access.offset) } else { None }
}

fn place(address: &Expr, offset: u32) -> Option<WordAddress> {
    let offset = i64::from(offset);
    match address {
        Expr::Local(local) => Some(WordAddress { local: *local, offset }),
        Expr::Binary(Binary::Add, _, sum) => match **sum {
            [Expr::Local(local), Expr::I32(k)] => Some(WordAddress { local, offset: offset + i64::from(k) }),
            [Expr::Local(local), Expr::I64(k)] => Some(WordAddress { local, offset: offset + k }),
            _ => None,
        },
        _ => None,
    }
}
