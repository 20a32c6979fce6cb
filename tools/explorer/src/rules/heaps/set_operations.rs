//! What is in one set of numbers of stones or in another, in both, or in one only.

use super::take::Take;
use super::takes::Named;
use crate::game::Flaw;
use std::collections::BTreeSet;

/// Numbers of one or of the other set.
pub fn either(one: &Take, other: &Take) -> Result<Take, Flaw> {
    let with = |set: &Take, more: Vec<u64>| Take::With(Box::new(set.clone()), more);
    Ok(match (one, other) {
        (one, other) if one == other => one.clone(),
        (Take::Of(a), Take::Of(b)) => Take::Of(merged(a, b)),
        (Take::AnyBut(but), set) | (set, Take::AnyBut(but)) if set.has(1).is_some() => {
            Take::AnyBut(but.iter().copied().filter(|take| set.has(*take) == Some(false)).collect())
        }
        // Its numbers would go on with those of the list.
        (Take::Of(_), set) | (set, Take::Of(_))
            if set.joined().iter().any(|set| matches!(set, Take::Steps { .. })) =>
        {
            return Err(Flaw(format!("no form takes `{one}` and also `{other}`")));
        }
        (one, other) if !one.joins() || !other.joins() => {
            return Err(Flaw(format!("no form takes `{one}` and also `{other}`")));
        }
        (Take::Of(numbers), set) | (set, Take::Of(numbers)) if set.is_fixed() => with(set, numbers.clone()),
        (Take::With(set, numbers), Take::Of(more)) | (Take::Of(more), Take::With(set, numbers)) => {
            with(set, merged(numbers, more))
        }
        (Take::With(set, numbers), more) | (more, Take::With(set, numbers)) if more.is_fixed() => {
            return either(&either(set, more)?, &Take::Of(numbers.clone()));
        }
        (one, other) => Take::Either(Box::new(one.clone()), Box::new(other.clone())),
    })
}

/// The numbers that are in one or the other list, ascending.
pub fn merged(a: &[u64], b: &[u64]) -> Vec<u64> {
    a.iter().chain(b).copied().collect::<BTreeSet<u64>>().into_iter().collect()
}

/// Numbers of both sets.
pub fn both(one: &Take, other: &Take) -> Result<Take, Flaw> {
    let none = || Flaw(format!("`{one}` and `{other}` have no number in common"));
    let none_below = || Flaw(format!("`{one}` and `{other}` have no number up to {MAX_LEAST} in common"));
    let is_parity = |set: &Take| matches!(set, Take::Odd | Take::Multiples(2));
    let is_range = |all: &[u64]| all.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    match (one, other) {
        (one, other) if one == other => return Ok(one.clone()),
        (Take::AnyBut(but), set) | (set, Take::AnyBut(but)) if but.is_empty() => return Ok(set.clone()),
        (Take::But(any, whole), set) | (set, Take::But(any, whole))
            if **any == Take::AnyBut(vec![])
                && **whole == Take::Named(Named::Whole)
                && minus(set, whole).is_ok() =>
        {
            return minus(set, whole);
        }
        (Take::AnyBut(a), Take::AnyBut(b)) => return Ok(Take::AnyBut(merged(a, b))),
        (Take::AnyBut(but), set) | (set, Take::AnyBut(but)) if set.is_set() => {
            return minus(set, &Take::Of(but.clone()));
        }
        (Take::Of(few), set) | (set, Take::Of(few)) => {
            let found: Option<Vec<bool>> = few.iter().map(|take| set.has(*take)).collect();
            if let Some(found) = found {
                let left = few.iter().zip(found).filter(|(_, is_in)| *is_in).map(|(take, _)| *take);
                let left: Vec<u64> = left.collect();
                return if left.is_empty() { Err(none()) } else { Ok(Take::Of(left)) };
            }
            if set.is_set() && few.len() > 1 && is_range(few) {
                return Ok(Take::Both(Box::new(set.clone()), Box::new(Take::Of(few.clone()))));
            }
        }
        // `odd primes`, not `prime odd numbers`.
        (one, other) if is_parity(one) && other.is_set() && !is_parity(other) && !other.is_limit() => {
            return both(other, one);
        }
        (one, other) if one.is_set() && other.is_set() => {
            let found = Take::Both(Box::new(one.clone()), Box::new(other.clone()));
            return if is_empty(&found) { Err(none_below()) } else { Ok(found) };
        }
        _ => {}
    }
    Err(Flaw(format!("no form takes only what is in `{one}` and also in `{other}`")))
}

/// Numbers of the first set that are not in the other one.
pub fn minus(one: &Take, other: &Take) -> Result<Take, Flaw> {
    let none = || Flaw("no number is left to take".to_owned());
    Ok(match (one, other) {
        (Take::AnyBut(all), Take::Of(but)) => Take::AnyBut(merged(all, but)),
        (Take::AnyBut(all), but) if all.is_empty() && but.has_adjective() => {
            Take::But(Box::new(one.clone()), Box::new(but.clone()))
        }
        (Take::AnyBut(all), Take::Odd) if all.is_empty() => Take::Multiples(2),
        (Take::AnyBut(all), Take::Multiples(2)) if all.is_empty() => Take::Odd,
        (Take::Named(Named::Divisors), Take::Named(Named::Whole)) => Take::Named(Named::ProperDivisors),
        (Take::Of(all), other) if other.has(1).is_some() => {
            let left: Vec<u64> = all.iter().copied().filter(|take| other.has(*take) == Some(false)).collect();
            if left.is_empty() { return Err(none()) } else { Take::Of(left) }
        }
        (set, Take::Of(but)) if set.is_set() || set.has_adjective() => {
            let there: Vec<u64> = but.iter().copied().filter(|take| set.has(*take) != Some(false)).collect();
            let left = Take::But(Box::new(set.clone()), Box::new(Take::Of(there.clone())));
            if there.is_empty() { set.clone() } else { left }
        }
        (set, other)
            if (other.is_set() || *other == Take::Named(Named::Whole))
                && (set.is_set() || matches!(set, Take::AnyBut(all) if all.is_empty()))
                || *other == Take::Named(Named::Whole) && matches!(set, Take::Of(_) | Take::AnyBut(_)) =>
        {
            let left = Take::But(Box::new(set.clone()), Box::new(other.clone()));
            if is_empty(&left) { return Err(none()) } else { left }
        }
        _ => return Err(Flaw(format!("no form takes `{one}` but not `{other}`"))),
    })
}

/// Whether a set that is the same for all heaps has no number, as far as anybody plays.
fn is_empty(set: &Take) -> bool {
    (1..=MAX_LEAST).all(|take| set.has(take) == Some(false))
}

/// A set whose least number is larger is as good as empty.
const MAX_LEAST: u64 = 10_000;
