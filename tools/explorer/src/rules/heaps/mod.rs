//! Games on heaps: a move takes stones from one heap and may leave several, by words (`take 1,3,4
//! or split`) or by a code (`0.77`).
//!
//! - `words` and `code`: what can be typed; `rules`: what it means ([`HeapRules`], [`Clause`]).
//! - `take`, with `set_operations`: sets of takes as they are typed; `takes`, `leaves`: as they are
//!   played, and what may be left.
//! - `engine`: tables, by the fastest of `law`, `sieve`, `splits` and `sets`.
//! - `period`, `states`: what proves a period.
//! - `genus`: misère play; `large`: heaps whose options are too many to list, by `runs` of options
//!   where a period is proven, and by `named_sets` of takes.
//! - `circle`: a circle; `dynamic_nim`: takes that depend on the one before, by `schwenk`.

mod circle;
mod code;
mod dynamic_nim;
mod engine;
mod genus;
mod large;
mod law;
mod leaves;
mod named_sets;
mod options;
mod parts;
mod period;
mod rules;
mod runs;
mod schwenk;
mod set_operations;
mod sets;
mod sieve;
mod splits;
mod states;
mod take;
mod takes;
mod words;

use super::kind::form;
use super::{GameKind, Reading, Words, bounds};
use crate::game::{
    Certificate, Engine, Flaw, Game, LargeAnswer, Line, Outcome, Parts, Position, Shape, largest_number,
};
use circle::CircleEngine;
pub use code::Code;
use dynamic_nim::Dynamic;
use engine::HeapEngine;
use genus::GenusTable;
pub use leaves::{Clause, Leaves, Sizes};
pub use rules::{HeapRules, Moves, Place, Split};
pub use take::Take;
use takes::lcm;
pub use takes::{Named, Takes};
pub use words::heap_rules;

/// Take stones, split heaps.
pub const KIND: GameKind = GameKind {
    name: "Heaps",
    forms: &[
        form("take 1,3,4", "take 1, 3 or 4 stones from a heap; also `take 1..5`, `take 1 <= k <= 5`"),
        form("take any", "Nim"),
        form("take any but 2,5", "take any number but these; also `at least 3`, `any but squares`"),
        form("take odd", "take an odd number; also `even`, `multiples of 3`, `1,4,7,...`"),
        form("take squares", "also `cubes`, `primes`, `powers of 2`, `fibonacci`, `k^2`, `2^k`"),
        form("take primes or 1", "a set of these, or some other numbers; also `squares or cubes`"),
        form("take odd primes", "what is in two sets; also `primes that are odd`, `divisors up to 9`"),
        form("take divisors", "take a divisor of the heap; also `proper divisors`, `coprime`, `digits`"),
        form("take divisors but 1", "a set without some numbers; also `any but all`: not the whole heap"),
        form("take at most half", "take at most half of the heap; also `less than half`, `at most sqrt(n)`"),
        form("take 1,2 or split", "take 1 or 2, or split a heap into two"),
        form("split unequal", "Grundy's game: split into two of different sizes"),
        form("split 2..3", "split into two or three"),
        form("split into two equal", "`split equal`: into any number of equal heaps; also `nearly equal`"),
        form("take 1,2 in a row", "take neighbours, the gap stays; also `in a circle`"),
        form("take 1..3 misere", "who takes the last stone loses"),
        form("take at most 2x", "take at most twice what was just taken"),
        form("0.77", "an octal code: Kayles"),
        form("4.3...", "the last digit repeats: Lasker's Nim"),
        form("0.8F", "a hexadecimal code: up to three parts"),
        form("4!.0", "parts must differ: `!`, not all be equal: `?`, or be equal: `=`"),
        form("0.{2,3}[3]", "numbers of parts in braces, also `{2+}`; a tail that repeats"),
    ],
    read,
};

fn read(words: &mut Words) -> Reading {
    Some(heap_rules(words)?.map(game))
}

/// The game with these rules.
pub fn game(rules: HeapRules) -> Box<dyn Game> {
    match rules {
        HeapRules::Dynamic(times) => Box::new(Dynamic::new(times)),
        rules => Box::new(HeapGame::new(rules)),
    }
}

/// Single heaps are valued up to this size, and beyond if a period is proven before.
const MAX_SEARCHED_HEAP: u64 = 1_000_000;

/// Moves that a table of single heaps may look at: about a minute.
const MAX_WORK: u128 = 32 * bounds::MAX_WORK;

/// A position of a circle that is a row by now has a second number.
const ROW: u64 = 0;

struct HeapGame {
    rules: HeapRules,
    clauses: Vec<Clause>,
    /// Whole heaps, or circles.
    line: Line,
    /// What circles become.
    rows: Option<Line>,
    /// In misère play; of circles none is known.
    genera: GenusTable,
}

impl HeapGame {
    fn new(rules: HeapRules) -> HeapGame {
        let clauses = match &rules {
            HeapRules::Code(code) => code.clauses(),
            HeapRules::Moves(moves) => moves.clauses(),
            HeapRules::Dynamic(_) => vec![],
        };
        let line = Line::new(0, Some(engine(&rules, &clauses)));
        let row_engine = || Box::new(HeapEngine::new(&clauses));
        let rows = rules.is_circle().then(|| Line::new(0, Some(row_engine())));
        HeapGame { genera: GenusTable::new(&clauses), rules, clauses, line, rows }
    }

    /// The value of a heap or a circle, from a table that is no longer than it must be.
    fn whole_heap(&mut self, n: u64) -> Result<u32, Flaw> {
        let unproven = || Flaw(format!("{n} is too large: no period is proven up to {MAX_SEARCHED_HEAP}"));
        if !self.rules.is_circle() && !engine::may_be_periodic(&self.clauses) {
            if n > MAX_SEARCHED_HEAP {
                return Err(unproven());
            }
            if self.line.known(n).is_none() && engine::work(&self.clauses, n) > MAX_WORK {
                return Err(Flaw(format!(
                    "{n}: its value would take too long, for smaller heaps have more than {MAX_WORK} moves"
                )));
            }
        }
        loop {
            if let Some(value) = self.line.known(n) {
                return value;
            }
            let count = self.line.values.len() as u64;
            if count > MAX_SEARCHED_HEAP {
                return Err(unproven());
            }
            self.line.extend((2 * count).clamp(256, MAX_SEARCHED_HEAP + 1) as usize)?;
        }
    }

    fn row(&mut self, n: u64) -> Result<u32, Flaw> {
        let rows = self.rows.as_mut().expect("what is left of a circle");
        if n <= MAX_SEARCHED_HEAP {
            rows.extend(n as usize + 1)?;
        } else {
            large::prove(rows, &self.clauses)?;
        }
        rows.known(n).unwrap_or_else(|| Err(Flaw(format!("a row of {n} is too large"))))
    }
}

fn engine(rules: &HeapRules, clauses: &[Clause]) -> Box<dyn Engine> {
    match rules.is_circle() {
        true => Box::new(CircleEngine::new(clauses.to_vec())),
        false => Box::new(HeapEngine::new(clauses)),
    }
}

impl Game for HeapGame {
    fn title(&self) -> String {
        self.rules.to_string()
    }

    fn largest_number(&self) -> u64 {
        match &self.rules {
            // Its digits stand for 0, 1, 2, ... stones.
            HeapRules::Code(code) => code.to_string().len() as u64,
            rules => {
                let of_takes = self.clauses.iter().map(|clause| clause.takes.scale());
                let steps = self.clauses.iter().map(|clause| clause.takes.step()).fold(1, lcm);
                of_takes.chain([steps, largest_number(&rules.to_string())]).max().unwrap_or(0)
            }
        }
    }

    fn meaning(&self) -> Option<String> {
        let HeapRules::Moves(moves) = &self.rules else { return None };
        moves.meaning()
    }

    fn shape(&self) -> Shape {
        Shape::Line { first: 0 }
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        self.list_options(position)
    }

    fn value(&mut self, position: &Position) -> Option<Result<u32, Flaw>> {
        if let HeapRules::Moves(Moves { take: Some(Take::Named(named)), split: None, place: Place::Heap }) =
            &self.rules
            && let Some(law) = law::for_takes(*named)
        {
            let is_large = *named == Named::AtMostHalf && position[0] > u32::MAX.into();
            let large = || Flaw(format!("{} is too large: its value has more than 32 bits", position[0]));
            return Some(if is_large { Err(large()) } else { Ok(law(position[0])) });
        }
        if let (Some(takes), false) = (engine::interval(&self.clauses), self.rules.is_circle()) {
            return Some(Ok(takes.value(position[0])));
        }
        let is_row = position.len() > 1;
        Some(if is_row { self.row(position[0]) } else { self.whole_heap(position[0]) })
    }

    fn large(&mut self, sum: &[Position], is_misere: bool) -> Option<Result<LargeAnswer, Flaw>> {
        self.large_answer(sum, is_misere).transpose()
    }

    /// One with a small take.
    fn some_option(&mut self, position: &Position) -> Option<Parts> {
        let heap = position[0];
        let is_circle = self.rules.is_circle();
        self.clauses.iter().find_map(|clause| {
            let take = clause.takes.least(heap)?;
            let leaves = if is_circle && position.len() == 1 {
                clause.together().leaves
            } else {
                clause.leaves.clone()
            };
            let mut option = None;
            leaves.each(heap - take, &mut |parts: &[u64]| {
                let part = |part: &u64| if is_circle { vec![*part, ROW] } else { vec![*part] };
                option = Some(parts.iter().map(part).collect());
                false
            });
            option
        })
    }

    fn misere(&mut self, sum: &[Position]) -> Option<(Outcome, String)> {
        let heaps: Vec<u64> = sum.iter().map(|heap| heap[0]).collect();
        let outcome = if self.rules.is_circle() { None } else { self.genera.outcome(&heaps) }?;
        Some((outcome, self.genera.theorem(&heaps)))
    }

    fn misere_certificate(&mut self) -> Option<Certificate> {
        if self.rules.is_circle() { None } else { self.genera.of_single() }
    }

    fn misere_sums(&mut self) -> Option<(Vec<u32>, Certificate)> {
        if self.rules.is_circle() { None } else { self.genera.of_sums() }
    }

    fn engine(&self) -> Option<Box<dyn Engine>> {
        Some(engine(&self.rules, &self.clauses))
    }

    fn read(&self, text: &str) -> Result<Position, Flaw> {
        match text.trim().strip_prefix("row ").filter(|_| self.rules.is_circle()) {
            Some(row) => Ok([crate::game::numbers(row, 1)?, vec![ROW]].concat()),
            None => crate::game::numbers(text, 1),
        }
    }

    fn show(&self, position: &Position) -> String {
        let row = if position.len() > 1 { "row " } else { "" };
        format!("{row}{}", position[0])
    }
}
