//! Tables of heap games: the fastest way that the rules allow.

use super::law::{self, Interval};
use super::leaves::{Clause, Leaves};
use super::sets::Sets;
use super::sieve::Sieve;
use super::splits::Splits;
use super::takes::{Named, Takes};
use super::{period, runs, states};
use crate::game::{Certificate, Engine, Flaw};

/// The values of the heaps 0, 1, 2, ... of a game.
pub struct HeapEngine {
    clauses: Vec<Clause>,
    core: Core,
    proof: Proof,
    known: usize,
}

enum Core {
    Law(fn(u64) -> u32),
    Interval(Interval),
    Coprime,
    Splits(Box<Splits>),
    Sieve(Sieve),
    Sets(Sets),
}

/// What can prove a period of the values.
enum Proof {
    No,
    /// The largest number of parts, and the largest take.
    GuySmith {
        parts: u64,
        last: u64,
    },
    States(states::PeriodicTakes),
    Interval(Interval),
    /// Of this number.
    Powers(u64),
    Lasker,
}

/// More values are not asked for: their number fits 32 bits with room to spare.
const MAX_VALUES: usize = 1 << 31;
/// This many takes or more are not tried one by one.
const MANY: usize = 64;

impl HeapEngine {
    pub fn new(clauses: &[Clause]) -> HeapEngine {
        let (core, proof) = (core(clauses), proof(clauses));
        HeapEngine { clauses: clauses.to_vec(), core, proof, known: 0 }
    }
}

impl Engine for HeapEngine {
    fn extend(&mut self, values: &mut Vec<u32>, count: usize) -> Result<(), Flaw> {
        if count > MAX_VALUES {
            return Err(Flaw(format!("more than {MAX_VALUES} values are too many")));
        }
        if values.len() < self.known {
            *self = HeapEngine::new(&self.clauses); // another table
        }
        values.reserve(count.saturating_sub(values.len()));
        match &mut self.core {
            Core::Law(law) => values.extend((values.len() as u64..count as u64).map(*law)),
            Core::Interval(takes) => {
                values.extend((values.len() as u64..count as u64).map(|n| takes.value(n)));
            }
            Core::Coprime => law::extend_coprime(values, count),
            Core::Splits(splits) => splits.extend(values, count)?,
            Core::Sieve(sieve) => sieve.extend(values, count)?,
            Core::Sets(sets) => sets.extend(values, count),
        }
        self.known = values.len();
        Ok(())
    }

    fn certificate(&self, values: &[u32]) -> Option<Certificate> {
        match &self.proof {
            Proof::No => None,
            Proof::GuySmith { parts, last } => period::guy_smith(values, *parts, *last),
            Proof::States(takes) => states::certificate(values, takes),
            Proof::Interval(takes) => takes.certificate(values.len() as u64),
            Proof::Lasker => law::lasker(values.len() as u64),
            Proof::Powers(base) => law::powers(*base, values.len() as u64),
        }
    }

    fn memory(&self, count: usize) -> u64 {
        let values = 4 * count as u64;
        match &self.core {
            Core::Law(_) | Core::Interval(_) | Core::Coprime => values,
            // Cells of at most two bytes, unless values are huge, with room for as many more.
            Core::Splits(_) => values + 4 * count as u64,
            Core::Sieve(sieve) => values + sieve.memory(count),
            Core::Sets(sets) => values + sets.memory(count),
        }
    }
}

/// A heap from which a move takes stones and leaves the rest together.
fn is_plain(leaves: &Leaves) -> bool {
    *leaves == Leaves::of_bits(0b11)
}

/// The many takes from one number to another.
pub fn interval(clauses: &[Clause]) -> Option<Interval> {
    match clauses {
        [Clause { takes: Takes::Of(takes), leaves }] if is_plain(leaves) && takes.len() >= MANY => {
            Interval::of(takes)
        }
        _ => None,
    }
}

fn core(clauses: &[Clause]) -> Core {
    if let Some(takes) = interval(clauses) {
        return Core::Interval(takes);
    }
    if let [Clause { takes: Takes::Named(named), leaves }] = clauses
        && is_plain(leaves)
    {
        if let Some(law) = law::for_takes(*named) {
            return Core::Law(law);
        }
        match named {
            Named::Coprime => return Core::Coprime,
            Named::Primes => return Core::Sieve(Sieve::of_primes()),
            _ => {}
        }
    }
    if let [Clause { takes: Takes::Of(takes), leaves }] = clauses
        && is_plain(leaves)
        && takes.len() >= MANY
        && takes.last().is_some_and(|last| last / 32 < takes.len() as u64)
    {
        return Core::Sieve(Sieve::of_set(takes.clone()));
    }
    match Splits::new(clauses) {
        Some(splits) => Core::Splits(Box::new(splits)),
        None => Core::Sets(Sets::new(clauses)),
    }
}

/// Whether any number may be taken, or the heap be split into two.
fn is_lasker(clauses: &[Clause]) -> bool {
    let any =
        |clause: &&Clause| clause.takes == Takes::Every { from: 1, step: 1 } && is_plain(&clause.leaves);
    let split =
        |clause: &&Clause| clause.takes == Takes::Of(vec![0]) && clause.leaves == Leaves::of_bits(0b100);
    let is_empty = |clause: &&Clause| clause.takes == Takes::Of(vec![]);
    let count = |is_it: &dyn Fn(&&Clause) -> bool| clauses.iter().filter(is_it).count();
    (count(&any), count(&split)) == (1, 1) && count(&is_empty) + 2 == clauses.len()
}

/// Whether some theorem may prove a period.
pub fn may_be_periodic(clauses: &[Clause]) -> bool {
    !matches!(proof(clauses), Proof::No)
}

/// About how many options are looked at for the values of all heaps up to n, where no way is known
/// that does with far fewer.
pub fn work(clauses: &[Clause], n: u64) -> u128 {
    // Of more than two parts, sets of options are kept: many are looked at together.
    let of = |clause: &Clause| match clause.leaves.most() {
        Some(0..=2) => runs::count(std::slice::from_ref(clause), n),
        _ => u128::from(n / 8),
    };
    match core(clauses) {
        Core::Sets(_) => clauses.iter().map(of).fold(0, u128::saturating_add).saturating_mul(n.into()) / 2,
        Core::Law(_) | Core::Interval(_) | Core::Coprime | Core::Splits(_) | Core::Sieve(_) => 0,
    }
}

fn proof(clauses: &[Clause]) -> Proof {
    if let Some(takes) = interval(clauses) {
        return Proof::Interval(takes);
    }
    if let [Clause { takes: Takes::Named(Named::Powers(base)), leaves }] = clauses
        && is_plain(leaves)
    {
        return Proof::Powers(*base);
    }
    if is_lasker(clauses) {
        return Proof::Lasker;
    }
    match period::octal_bounds(clauses) {
        Some((parts, last)) => Proof::GuySmith { parts, last },
        None => states::PeriodicTakes::new(clauses).map_or(Proof::No, Proof::States),
    }
}
