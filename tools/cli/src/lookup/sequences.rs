//! The first values of the games whose positions are single numbers, each with the template for it.
//!
//! They are computed from the rules, not by the templates: the tool does not contain these. Where
//! the rules need more than a heap's size (Fibonacci Nim, coins), the template's theorem is used.

use super::solve::{
    circle, equal_splits, lost, moves, nim_squares, subtraction, table, take_and_leave, unequal_splits,
};
use std::collections::BTreeSet;

/// What the numbers of a sequence are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Grundy values.
    Values,
    /// The positions that the player to move loses.
    Lost,
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
    /// What the numbers are.
    pub kind: Kind,
    /// To what the first number belongs.
    pub from: usize,
    /// The numbers.
    pub numbers: Vec<u64>,
    /// Whether the game is one of very many of its kind, so that only its first numbers tell it
    /// from others.
    pub one_of_many: bool,
}

/// Up to this heap the lost ones are listed for games with a name.
const LOST: usize = 300;

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

/// Octal codes with a name.
pub const NAMED: [(&str, &str); 5] = [
    ("0.77", "Kayles"),
    ("0.07", "Dawson's Kayles"),
    ("0.137", "Dawson's chess"),
    ("0.007", "Treblecross"),
    ("0.6", "Officers"),
];

struct List {
    count: usize,
    all: Vec<Sequence>,
}

impl List {
    fn add(&mut self, template: &'static str, game: &str, kind: Kind, from: usize, numbers: Vec<u64>) {
        let game = game.to_owned();
        self.all.push(Sequence { template, game, kind, from, numbers, one_of_many: false });
    }

    fn values(&mut self, template: &'static str, game: &str, from: usize, numbers: &[u32]) {
        self.add(template, game, Kind::Values, from, numbers.iter().map(|&number| number.into()).collect());
    }

    /// Values by the rules, and the lost heaps.
    fn game(&mut self, template: &'static str, game: &str, options: impl Fn(usize, &[u32]) -> Vec<u32>) {
        let values = table(LOST.max(self.count), options);
        self.values(template, game, 0, &values[..self.count]);
        self.add(template, game, Kind::Lost, 0, lost(&values));
    }

    fn taking(&mut self, template: &'static str, game: &str, takes: &[usize]) {
        let values = subtraction(LOST.max(self.count), takes);
        self.values(template, game, 0, &values[..self.count]);
        self.add(template, game, Kind::Lost, 0, lost(&values));
    }

    fn subtraction(&mut self) {
        let any: Vec<usize> = (1..self.count).collect();
        self.values("nim", "take any number", 0, &subtraction(self.count, &any));
        for most in 1..=20 {
            self.taking("bash", &format!("take 1 to {most}"), &(1..=most).collect::<Vec<_>>());
        }
        for (least, most) in (2..=10).flat_map(|least| (least..=12).map(move |most| (least, most))) {
            let takes: Vec<usize> = (least..=most).collect();
            let game =
                if least == most { format!("take {least}") } else { format!("take {least} to {most}") };
            self.taking("take_range", &game, &takes);
        }
        self.game("half_nim", "take at most half", |heap, values| {
            (1..=heap / 2).map(|take| values[heap - take]).collect()
        });
        self.game("half_nim", "take at least half", |heap, values| {
            (0..=heap / 2).filter(|left| *left < heap).map(|left| values[left]).collect()
        });
        let room = |heap: usize| (1..).take_while(|takes| takes * (takes + 1) / 2 <= heap).count() as u32;
        let fresh: Vec<u32> = (0..self.count).map(room).collect();
        self.values("no_repeat_nim", "no number twice, fresh heaps", 0, &fresh);
    }

    fn splitting(&mut self) {
        for (game, parts) in [("split into two", 4), ("split into three", 8)] {
            let moves: Vec<(usize, u32)> =
                (1..self.count).map(|take| (take, 3)).chain([(0, parts)]).collect();
            self.values("lasker", game, 0, &take_and_leave(self.count, &moves));
        }
        self.game("grundys_game", "split into unequal heaps", unequal_splits);
        for least in 2..=6 {
            let game = format!("heaps of at least {least}");
            let values = table(self.count, |heap, values| equal_splits(heap, least, values));
            self.values("equal_split", &game, 0, &values);
        }
        for (game, parity) in [("even k", 0), ("odd k", 1)] {
            let values = table(self.count, |heap, values| {
                let less = heap.checked_sub(1).map(|less| values[less]);
                let half = (heap > 0 && heap % 2 == 0).then(|| values[heap / 2] * parity);
                less.into_iter().chain(half).collect()
            });
            self.values("halving", game, 0, &values);
        }
        let kayles = take_and_leave(LOST.max(self.count), &[(1, 7), (2, 7)]);
        self.values("kayles", "a row", 0, &kayles[..self.count]);
        self.add("kayles", "a row", Kind::Lost, 0, lost(&kayles));
        self.values("kayles", "a circle", 0, &circle(self.count, &[1, 2]));
        let strip = take_and_leave(LOST.max(self.count) + 2, &[(3, 7)]);
        self.values("treblecross", "an empty strip", 0, &strip[2..self.count + 2]);
        self.add("treblecross", "an empty strip", Kind::Lost, 0, lost(&strip[2..]));
        for take in 1..=8 {
            let game = format!("take {take} neighbours from a circle");
            self.values("circle", &game, 0, &circle(self.count, &[take]));
        }
    }

    fn numbers(&mut self) {
        let divisors = |n: usize| (1..=n).filter(move |divisor| n.is_multiple_of(*divisor));
        let rule = |options: &dyn Fn(usize, &[u32]) -> Vec<u32>| table(self.count + 1, options)[1..].to_vec();
        let proper = rule(&|n, values| divisors(n).filter(|d| *d < n).map(|d| values[n - d]).collect());
        let any = rule(&|n, values| divisors(n).map(|d| values[n - d]).collect());
        let quotient = rule(&|n, values| divisors(n).filter(|d| *d < n).map(|d| values[d]).collect());
        let parts = rule(&|n, values| {
            divisors(n).filter(|d| *d < n).map(|d| values[d] * (n / d % 2) as u32).collect()
        });
        let middle = table(LOST, |n, values| {
            divisors(n).filter(|d| 1 < *d && *d < n).map(|d| values[n - d]).collect()
        });
        self.values("divisors", "subtract a divisor less than n", 1, &proper);
        self.values("divisors", "subtract any divisor", 1, &any);
        self.values("divisors", "replace n by a divisor", 1, &quotient);
        self.values("divisors", "cut n into equal parts", 1, &parts);
        self.add(
            "divisors",
            "subtract a divisor, neither 1 nor n",
            Kind::Lost,
            1,
            lost(&middle)[1..].to_vec(),
        );
        for most in 2..=9 {
            let ends = (0..16).scan(1, |end, turn| {
                *end *= if turn % 2 == 0 { most } else { 2 };
                Some(*end)
            });
            let game = format!("multiply by 2 to {most}: the last n of each range");
            self.add("multiplication", &game, Kind::Other, 1, ends.collect());
        }
        self.values("nimber", "nim squares", 0, &nim_squares());
    }

    fn coins(&mut self) {
        let all = |of: &dyn Fn(usize) -> u32| (0..self.count).map(of).collect::<Vec<_>>();
        let odious: Vec<u32> = (0..).filter(|n: &u32| n.count_ones() % 2 == 1).take(self.count).collect();
        let turtles = all(&|coin| coin as u32 + 1);
        let ruler = all(&|coin| 1 << (coin + 1).trailing_zeros());
        self.values("coin_turning", "ruler: any neighbours", 0, &ruler);
        self.values("coin_turning", "mock turtles: up to three coins", 0, &odious);
        self.values("coin_turning", "turning turtles: one or two coins", 0, &turtles);
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
            self.add(template, &format!("at most {factor} times the last take"), Kind::Lost, 0, sizes);
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
                self.add("wythoff", &format!("r = {r}: {what}"), Kind::Lost, 0, numbers);
            }
        }
    }

    /// Sets of takes: well-known ones, and all of a few small numbers.
    fn sets(&mut self) {
        let most = LOST.max(self.count);
        let up_to =
            |all: &mut dyn Iterator<Item = usize>| all.take_while(|take| *take <= most).collect::<Vec<_>>();
        let is_prime = |n: &usize| *n > 1 && (2..*n).all(|d| !n.is_multiple_of(d));
        let fibonacci = std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b))).map(|pair| pair.0);
        let well_known = [
            ("take a square", up_to(&mut (1..).map(|n| n * n))),
            ("take a prime", up_to(&mut (2..=most).filter(is_prime))),
            ("take 1 or a prime", up_to(&mut (1..=most).filter(|n| *n == 1 || is_prime(n)))),
            ("take a power of 2", up_to(&mut (0..).map(|n| 1 << n))),
            ("take a Fibonacci number", up_to(&mut fibonacci.into_iter())),
        ];
        for (game, takes) in &well_known {
            self.taking("sg_table", game, takes);
        }
        let mut sets: Vec<Vec<usize>> = (1u32..1 << 8)
            .map(|bits| (1..=8).filter(|take| bits >> (take - 1) & 1 == 1).collect())
            .filter(|set: &Vec<usize>| set.len() <= 4)
            .collect();
        sets.sort_by_key(Vec::len); // stable
        for takes in sets {
            let names: Vec<String> = takes.iter().map(ToString::to_string).collect();
            self.taking("sg_table", &format!("take {}", names.join(", ")), &takes);
        }
    }

    /// The codes with a name, then all of up to three digits.
    fn octal(&mut self) {
        let three = (1..512).flat_map(|digits| [0, 4].map(|start| format!("{start}.{digits:03o}")));
        let mut codes: Vec<String> = three.map(|code| code.trim_end_matches('0').to_owned()).collect();
        codes.sort_by_key(String::len); // stable
        let is_named = |code: &String| NAMED.iter().any(|(named, _)| named == code);
        let named = NAMED.iter().map(|(code, name)| (*code, format!("code {code}, {name}"), false));
        let others = codes.iter().filter(|code| !is_named(code));
        for (code, game, one_of_many) in
            named.chain(others.map(|code| (&**code, format!("code {code}"), true)))
        {
            let numbers = take_and_leave(self.count, &moves(code)).into_iter().map(u64::from).collect();
            let template = "octal";
            self.all.push(Sequence { template, game, kind: Kind::Values, from: 0, numbers, one_of_many });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(template: &str, game: &str) -> Vec<u64> {
        let all = all(12);
        let found = all.iter().find(|found| found.template == template && found.game.contains(game));
        found.unwrap_or_else(|| panic!("{template}: {game}")).numbers.clone()
    }

    #[test]
    fn well_known_sequences() {
        assert_eq!(numbers("octal", "0.137"), [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2]);
        assert_eq!(numbers("fibonacci_nim", "2 times")[..6], [1, 2, 3, 5, 8, 13]);
        assert_eq!(numbers("dynamic_subtraction", "1 times")[..5], [1, 2, 4, 8, 16]);
        assert_eq!(numbers("wythoff", "r = 1: both")[..8], [0, 0, 1, 2, 3, 5, 4, 7]);
        assert_eq!(numbers("coin_turning", "mock"), [1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22]);
        assert_eq!(numbers("coin_turning", "ruler")[..8], [1, 2, 1, 4, 1, 2, 1, 8]);
        assert_eq!(numbers("multiplication", "2 to 9")[..4], [9, 18, 162, 324]);
        assert_eq!(numbers("nimber", "squares")[..8], [0, 1, 3, 2, 6, 7, 5, 4]);
        assert_eq!(numbers("divisors", "less than n")[..8], [0, 1, 0, 2, 0, 1, 0, 3]);
        assert_eq!(numbers("divisors", "by a divisor")[..8], [0, 1, 1, 2, 1, 2, 1, 3]);
        assert_eq!(numbers("divisors", "equal parts")[..8], [0, 1, 1, 1, 1, 2, 1, 1]);
        assert_eq!(numbers("halving", "even k")[..6], [0, 1, 2, 0, 1, 0]);
        assert_eq!(numbers("kayles", "circle")[..5], [0, 1, 2, 0, 0]);
        assert_eq!(numbers("half_nim", "at most")[..7], [0, 0, 1, 0, 2, 1, 3]);
    }
}
