//! The first values of the games whose positions are single numbers, each with the template for it.
//!
//! Games on heaps come from the explorer, by their rules as one would type them. What it has no
//! words for is computed here, from the rules; where these need more than a heap's size (Fibonacci
//! Nim, coins), by the template's theorem.

use crate::rules;
use grundy_explorer::rules::heaps;
use std::collections::BTreeSet;

/// What the numbers of a sequence are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Numbers {
    GrundyValues,
    /// The positions that the player to move loses.
    LostPositions,
    /// Something else, which the name says.
    Other,
}

/// A sequence and where it comes from.
#[derive(Debug, Clone)]
pub struct Sequence {
    /// `octal`.
    pub template: &'static str,
    /// Which game: `code 0.77, Kayles`.
    pub game: String,
    pub meaning: Numbers,
    /// To what the first number belongs.
    pub from: usize,
    pub numbers: Vec<u64>,
    /// Whether the game is one of very many of its kind, so that only its first numbers tell it
    /// from others.
    pub one_of_many: bool,
}

/// Up to this heap the lost ones are listed for games with a name.
const LOST: usize = 300;

/// Octal codes with a name.
pub const NAMED: [(&str, &str); 5] = [
    ("0.77", "Kayles"),
    ("0.07", "Dawson's Kayles"),
    ("0.137", "Dawson's chess"),
    ("0.007", "Treblecross"),
    ("0.6", "Officers"),
];

/// The nim products n * n (OEIS A006042).
const NIM_SQUARES: [u64; 16] = [0, 1, 3, 2, 6, 7, 5, 4, 13, 12, 14, 15, 11, 10, 8, 9];

/// The first `count` numbers of each, the best-known games first.
pub fn all(count: usize) -> Vec<Sequence> {
    let mut list = List { count, all: Vec::new() };
    list.subtraction();
    list.splitting();
    list.numbers();
    list.coins();
    list.last_take();
    list.wythoff();
    list.sets();
    list.octal();
    list.all
}

/// The values of the heaps 0..`count`, by rules as typed.
fn heap_values(rules: &str, count: usize) -> Vec<u64> {
    let rules = rules::read(rules).expect("the tests read these rules").heaps;
    let mut engine = heaps::game(rules).engine().expect("heaps are on a line");
    let mut values = Vec::new();
    engine.extend(&mut values, count).expect("small heaps have values");
    values.into_iter().take(count).map(u64::from).collect()
}

/// The values of the positions 0..`count`, if `options` gives the values of those to which a
/// position can be moved, from the values of all smaller ones.
fn table(count: usize, options: impl Fn(usize, &[u64]) -> Vec<u64>) -> Vec<u64> {
    let mut values = Vec::with_capacity(count);
    for position in 0..count {
        let seen: BTreeSet<u64> = options(position, &values).into_iter().collect();
        values.push((0..).find(|value| !seen.contains(value)).expect("finitely many are seen"));
    }
    values
}

/// The positions that the player to move loses.
fn lost(values: &[u64]) -> Vec<u64> {
    (0..).zip(values).filter(|(_, value)| **value == 0).map(|(position, _)| position).collect()
}

fn divisors(n: usize) -> impl Iterator<Item = usize> {
    (1..=n).filter(move |divisor| n.is_multiple_of(*divisor))
}

/// What is left when a heap of at least `least` becomes two or more as equal as possible.
fn equal_splits(heap: usize, least: usize, values: &[u64]) -> Vec<u64> {
    let parts = (2..=heap).filter(|_| heap >= least);
    let larger = |parts: usize| if heap % parts % 2 == 1 { values[heap / parts + 1] } else { 0 };
    let smaller = |parts: usize| if (parts - heap % parts) % 2 == 1 { values[heap / parts] } else { 0 };
    parts.map(|parts| larger(parts) ^ smaller(parts)).collect()
}

struct List {
    count: usize,
    all: Vec<Sequence>,
}

impl List {
    fn add(&mut self, template: &'static str, game: &str, meaning: Numbers, from: usize, numbers: Vec<u64>) {
        let game = game.to_owned();
        self.all.push(Sequence { template, game, meaning, from, numbers, one_of_many: false });
    }

    fn values(&mut self, template: &'static str, game: &str, from: usize, numbers: Vec<u64>) {
        self.add(template, game, Numbers::GrundyValues, from, numbers);
    }

    fn lost(&mut self, template: &'static str, game: &str, from: usize, numbers: Vec<u64>) {
        self.add(template, game, Numbers::LostPositions, from, numbers);
    }

    /// The values by rules as typed.
    fn heap(&mut self, template: &'static str, game: &str, rules: &str) {
        self.values(template, game, 0, heap_values(rules, self.count));
    }

    /// The same, and the lost heaps.
    fn named(&mut self, template: &'static str, game: &str, rules: &str) {
        let values = heap_values(rules, LOST.max(self.count));
        self.values(template, game, 0, values[..self.count].to_vec());
        self.lost(template, game, 0, lost(&values));
    }

    fn subtraction(&mut self) {
        self.heap("nim", "take any number", "take any");
        for most in 1..=20 {
            self.named("bash", &format!("take 1 to {most}"), &format!("take 1..{most}"));
        }
        for (least, most) in (2..=10).flat_map(|least| (least..=12).map(move |most| (least, most))) {
            let game =
                if least == most { format!("take {least}") } else { format!("take {least} to {most}") };
            self.named("take_range", &game, &game);
        }
        self.named("half_nim", "take at most half", "take at most half");
        self.named("half_nim", "take at least half", "take at least half");
        let room = |heap: u64| (1..).take_while(|takes| takes * (takes + 1) / 2 <= heap).count() as u64;
        let fresh = (0..self.count as u64).map(room).collect();
        self.values("no_repeat_nim", "no number twice, fresh heaps", 0, fresh);
    }

    fn splitting(&mut self) {
        self.heap("lasker", "split into two", "take any or split into two");
        self.heap("lasker", "split into three", "take any or split into three");
        self.named("grundys_game", "split into unequal heaps", "split unequal");
        for least in 2..=6 {
            let values = table(self.count, |heap, values| equal_splits(heap, least, values));
            self.values("equal_split", &format!("heaps of at least {least}"), 0, values);
        }
        for (game, parity) in [("even k", 0), ("odd k", 1)] {
            let values = table(self.count, |heap, values| {
                let less = heap.checked_sub(1).map(|less| values[less]);
                let half = (heap > 0 && heap % 2 == 0).then(|| values[heap / 2] * parity);
                less.into_iter().chain(half).collect()
            });
            self.values("halving", game, 0, values);
        }
        self.named("kayles", "a row", "0.77");
        self.heap("kayles", "a circle", "take 1,2 in a circle");
        // A heap of the code has two cells more than the strip.
        let strip = &heap_values("0.007", LOST.max(self.count) + 2)[2..];
        self.values("treblecross", "an empty strip", 0, strip[..self.count].to_vec());
        self.lost("treblecross", "an empty strip", 0, lost(strip));
        for take in 1..=8 {
            let game = format!("take {take} neighbours from a circle");
            self.heap("circle", &game, &format!("take {take} in a circle"));
        }
    }

    fn numbers(&mut self) {
        let count = self.count + 1;
        let proper = |n: usize| divisors(n).filter(move |divisor| *divisor < n);
        let middle = |n: usize| proper(n).filter(|divisor| *divisor > 1);
        let quotient = table(count, |n, values| proper(n).map(|d| values[d]).collect());
        let parts = table(count, |n, values| proper(n).map(|d| values[d] * (n / d % 2) as u64).collect());
        let middle = table(LOST, |n, values| middle(n).map(|d| values[n - d]).collect());
        for (game, values) in [
            ("subtract a divisor less than n", heap_values("take proper divisors", count)),
            ("subtract any divisor", heap_values("take divisors", count)),
            ("replace n by a divisor", quotient),
            ("cut n into equal parts", parts),
        ] {
            self.values("divisors", game, 1, values[1..].to_vec());
        }
        self.lost("divisors", "subtract a divisor, neither 1 nor n", 1, lost(&middle)[1..].to_vec());
        for most in 2..=9 {
            let ends = (0..16).scan(1, |end, turn| {
                *end *= if turn % 2 == 0 { most } else { 2 };
                Some(*end)
            });
            let game = format!("multiply by 2 to {most}: the last n of each range");
            self.add("multiplication", &game, Numbers::Other, 1, ends.collect());
        }
        self.values("nimber", "nim squares", 0, NIM_SQUARES.to_vec());
    }

    fn coins(&mut self) {
        let count = self.count as u64;
        let odious: Vec<u64> = (0..).filter(|n: &u64| n.count_ones() % 2 == 1).take(self.count).collect();
        let ruler = (1..=count).map(|coin| 1 << coin.trailing_zeros()).collect();
        self.values("coin_turning", "ruler: any neighbours", 0, ruler);
        self.values("coin_turning", "mock turtles: up to three coins", 0, odious);
        self.values("coin_turning", "turning turtles: one or two coins", 0, (1..=count).collect());
    }

    /// Games in which the last take limits the next one.
    fn last_take(&mut self) {
        for factor in [2, 1, 3, 4, 5, 6, 7, 8] {
            let mut sizes: Vec<u64> = vec![1];
            while sizes.len() < self.count.min(60) {
                let last = sizes[sizes.len() - 1];
                let next = sizes.iter().find(|size| factor * **size >= last).expect("the last one");
                sizes.push(last + next);
            }
            let template = if factor == 2 { "fibonacci_nim" } else { "dynamic_subtraction" };
            self.lost(template, &format!("at most {factor} times the last take"), 0, sizes);
        }
    }

    fn wythoff(&mut self) {
        for r in 1..=4u64 {
            let (mut seen, mut small, mut large, mut pairs) = (BTreeSet::new(), vec![], vec![], vec![]);
            for n in 0..self.count as u64 {
                let a = (0..).find(|a| !seen.contains(a)).expect("finitely many are seen");
                let b = a + r * n;
                seen.extend([a, b]);
                small.push(a);
                large.push(b);
                pairs.extend([a, b]);
            }
            for (what, numbers) in
                [("both heaps", pairs), ("the smaller heap", small), ("the larger heap", large)]
            {
                self.lost("wythoff", &format!("r = {r}: {what}"), 0, numbers);
            }
        }
    }

    /// Sets of takes: well-known ones, and all of a few small numbers.
    fn sets(&mut self) {
        let most = LOST.max(self.count);
        let primes = (2..=most).filter(|n| divisors(*n).count() == 2);
        let one_or_prime = format!("take 1,{}", primes.map(|n| n.to_string()).collect::<Vec<_>>().join(","));
        for (game, rules) in [
            ("take a square", "take squares"),
            ("take a prime", "take primes"),
            ("take 1 or a prime", &one_or_prime),
            ("take a power of 2", "take powers of 2"),
            ("take a Fibonacci number", "take fibonacci"),
        ] {
            self.named("sg_table", game, rules);
        }
        let mut sets: Vec<Vec<String>> = (1u32..1 << 8)
            .map(|bits| (1..=8).filter(move |take| bits >> (take - 1) & 1 == 1))
            .map(|set| set.map(|take| take.to_string()).collect())
            .filter(|set: &Vec<String>| set.len() <= 4)
            .collect();
        sets.sort_by_key(Vec::len); // stable
        for takes in sets {
            let game = format!("take {}", takes.join(", "));
            self.named("sg_table", &game, &game);
        }
    }

    /// The codes with a name, then all of up to three digits.
    fn octal(&mut self) {
        let three = (1..512).flat_map(|digits| [0, 4].map(|start| format!("{start}.{digits:03o}")));
        let mut codes: Vec<String> = three.map(|code| code.trim_end_matches('0').to_owned()).collect();
        codes.sort_by_key(String::len); // stable
        let is_named = |code: &String| NAMED.iter().any(|(named, _)| named == code);
        for (code, name) in NAMED {
            self.heap("octal", &format!("code {code}, {name}"), code);
        }
        for code in codes.iter().filter(|code| !is_named(code)) {
            self.heap("octal", &format!("code {code}"), code);
            self.all.last_mut().expect("just added").one_of_many = true;
        }
    }
}
