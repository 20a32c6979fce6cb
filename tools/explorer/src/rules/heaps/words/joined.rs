//! Two sets of numbers of stones beside each other, with `or`, a comma or nothing between them.

use crate::game::Flaw;
use crate::rules::heaps::set_operations::{both, either};
use crate::rules::heaps::take::Take;

/// A set as it was typed.
pub struct Amount {
    pub take: Take,
    pub kind: Kind,
}

/// What a comma behind or before a set says depends on its words.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Numbers one by one.
    List,
    /// All numbers from one to another, `1 to 5`, or those of them that are left.
    Range,
    /// `at most 5`, `2 or more`; `any` is one that excludes nothing.
    Limit,
    /// A set that has a name.
    Set,
}

/// Two sets with nothing between them: the numbers of a set that are in a range. `3 odd` and
/// `at most 3 squares` may say which or how many.
pub fn beside(one: &Amount, other: &Amount) -> Result<Amount, Flaw> {
    use Kind::{Limit, Range, Set};
    let is_noun = !matches!(other.take, Take::Odd | Take::Multiples(2));
    if let (Range | Limit, Set) = (one.kind, other.kind)
        && is_noun
    {
        let (range, set) = (&one.take, &other.take);
        let what = format!("`{set}` behind `{range}` says how many, or which of these");
        return Err(Flaw(format!("{what}: write `take {range}`, or the set first, `take {set} {range}`")));
    }
    if let (Range | Limit, Set | Limit) | (Set, Range | Limit) | (Limit, Range) = (one.kind, other.kind) {
        return both(&one.take, &other.take).map(|take| Amount { take, kind: Range });
    }
    let what = format!("`{}` beside `{}`: with `or` between them a move takes either", one.take, other.take);
    Err(Flaw(format!("{what}; a set may stand beside a range: `take odd 1..9`")))
}

/// A set behind a comma. A limit holds for what stands before it, if that is no list of numbers;
/// numbers that are not there yet are taken as well. `before` is what stands before the last `or`.
pub fn behind_comma(before: Option<&Take>, last: &Amount, next: &Amount) -> Result<Amount, Flaw> {
    use Kind::{Limit, List, Range, Set};
    let all = united(before, &last.take)?;
    let narrowed = || both(&all, &next.take);
    let widened = || either(&all, &next.take);
    match (last.kind, next.kind) {
        (Set | Range | Limit, Limit) | (Range | Limit, Set) | (Set, Range) => {
            let narrowed = narrowed();
            // Whether it holds for what stands before an `or` makes no difference.
            let last = united(before, &both(&last.take, &next.take)?);
            if before.is_none() || narrowed == last {
                return Ok(Amount { take: narrowed?, kind: Range });
            }
            Err(unclear(&all, &next.take, &[last, narrowed]))
        }
        (List, List) => Ok(Amount { take: widened()?, kind: List }),
        (List, Limit) | (Set, Set) => Err(unclear(&all, &next.take, &[widened(), narrowed()])),
        _ if has_common(&all, &next.take) => Err(unclear(&all, &next.take, &[widened(), narrowed()])),
        _ => Ok(Amount { take: widened()?, kind: List }),
    }
}

/// With what stands before an `or`.
pub fn united(before: Option<&Take>, last: &Take) -> Result<Take, Flaw> {
    before.map_or_else(|| Ok(last.clone()), |before| either(before, last))
}

fn has_common(one: &Take, other: &Take) -> bool {
    match (one, other) {
        (Take::Of(few), set) | (set, Take::Of(few)) => few.iter().any(|take| set.has(*take) == Some(true)),
        _ => true,
    }
}

fn unclear(all: &Take, next: &Take, meant: &[Result<Take, Flaw>]) -> Flaw {
    let forms: Vec<String> = meant.iter().flatten().map(|take| format!("`take {take}`")).collect();
    let what = format!("`{next}` behind `{all}` may be taken as well, or limit it");
    if forms.is_empty() {
        return Flaw(format!("{what}; there is a form for neither"));
    }
    Flaw(format!("{what}: write {}", forms.join(" or ")))
}
