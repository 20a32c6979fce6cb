//! Which coins a move may turn: how many and how they lie, or their distances from the last one.

use super::super::{Words, bounds};
use crate::game::Flaw;
use std::fmt;
use std::ops::RangeInclusive;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Turns {
    Count(CoinCounts, Spacing),
    /// The coins at these distances to the left of the last one, whose own 0 is left out.
    Offsets(Vec<Vec<u64>>),
}

pub type CoinCounts = Vec<RangeInclusive<u64>>;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spacing {
    Anywhere,
    Consecutive,
    Spaced,
}

const MAX_DISTANCES: usize = 1000;

/// The games with names; Winning Ways, chapter 14.
const NAMED: &[(&str, RangeInclusive<u64>, Spacing)] = &[
    ("turning turtles", 1..=2, Spacing::Anywhere),
    ("mock turtles", 1..=3, Spacing::Anywhere),
    ("moebius", 1..=5, Spacing::Anywhere),
    ("mogul", 1..=7, Spacing::Anywhere),
    ("moidores", 1..=9, Spacing::Anywhere),
    ("twins", 2..=2, Spacing::Anywhere),
    ("triplets", 3..=3, Spacing::Anywhere),
    ("ruler", 1..=u64::MAX, Spacing::Consecutive),
];

pub fn named(words: &mut Words) -> Option<Turns> {
    let (_, counts, spacing) = NAMED.iter().find(|(name, ..)| words.take(name))?;
    Some(Turns::Count(vec![counts.clone()], *spacing))
}

pub fn exactly(count: u64) -> Turns {
    Turns::Count(vec![count..=count], Spacing::Anywhere)
}

/// Any number of neighbours.
pub fn consecutive() -> Turns {
    Turns::Count(vec![1..=u64::MAX], Spacing::Consecutive)
}

/// A step over the word for a move, if it comes next.
pub fn verb(words: &mut Words) -> bool {
    words.take_one(&["turn over", "turn", "flip over", "flip"])
}

/// Turns as typed, after the word `turn`.
pub fn read(words: &mut Words) -> Result<Turns, Flaw> {
    if words.peek().as_deref() == Some("(") {
        return offsets(words).map(Turns::Offsets);
    }
    if let Some(spacing) = spacing(words) {
        words.take("coins");
        return Ok(Turns::Count(vec![1..=u64::MAX], spacing));
    }
    let counts = counts(words)?;
    words.take("coins");
    words.take("coin");
    let spacing = spacing(words).unwrap_or(Spacing::Anywhere);
    words.take("coins");
    Ok(Turns::Count(counts, spacing))
}

fn spacing(words: &mut Words) -> Option<Spacing> {
    if words.neighbours() {
        return Some(Spacing::Consecutive);
    }
    words.take("equally spaced").then_some(Spacing::Spaced)
}

fn counts(words: &mut Words) -> Result<CoinCounts, Flaw> {
    if words.take_one(&["any one", "any single"]) || words.clone().take("any coin") && words.take("any") {
        return Ok(vec![1..=1]);
    }
    if words.take("any") {
        words.take("number");
        words.take("of");
        return Ok(vec![1..=u64::MAX]);
    }
    if words.take("up to") || words.take("at most") {
        let most = words.needed("number of coins")?;
        return if most > 0 { Ok(vec![1..=most]) } else { Err(no_coins()) };
    }
    words.take("exactly");
    let mut counts = CoinCounts::new();
    loop {
        let least = words.needed("number of coins, such as `turn 1 or 2`")?;
        let most = if words.take("..") || words.take("to") { words.needed("largest number")? } else { least };
        if least == 0 {
            return Err(no_coins());
        }
        if most < least {
            return Err(Flaw(format!("{least}..{most} is not a range of numbers")));
        }
        if counts.iter().any(|range| *range.start() <= most && least <= *range.end()) {
            return Err(Flaw(format!("{least} coins are named twice")));
        }
        counts.push(least..=most);
        let goes_on = !words.clone().who_wins() && words.take(",") | words.take("or");
        if !goes_on {
            counts.sort_unstable_by_key(|range| *range.start());
            return Ok(counts);
        }
    }
}

fn no_coins() -> Flaw {
    Flaw("a move turns at least 1 coin, not 0".to_owned())
}

fn offsets(words: &mut Words) -> Result<Vec<Vec<u64>>, Flaw> {
    let (mut turns, mut all) = (Vec::new(), 0);
    while words.take("(") {
        let mut turn = Vec::new();
        loop {
            turn.push(words.needed("distance from the rightmost coin")?);
            if words.take(")") {
                break;
            }
            if !words.take(",") {
                return Err(Flaw("`,` or `)` is missing after a distance".to_owned()));
            }
        }
        turn.sort_unstable();
        if let Some(pair) = turn.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(Flaw(format!("a turn names the distance {} twice", pair[0])));
        }
        if turn[0] != 0 {
            return Err(Flaw("a turn has the distance 0, of the rightmost coin itself".to_owned()));
        }
        all += turn.len();
        if all > MAX_DISTANCES {
            return Err(Flaw(format!("more than {MAX_DISTANCES} distances")));
        }
        turn.remove(0);
        if !turns.contains(&turn) {
            turns.push(turn);
        }
        if !words.take(",") {
            break;
        }
        if words.peek().as_deref() != Some("(") {
            return Err(Flaw("after `,` there is no turn such as (0,1)".to_owned()));
        }
    }
    Ok(turns)
}

impl Turns {
    /// The other coins of each turn of a coin, from right to left: first the turns of few coins,
    /// or in their given order.
    pub fn of_coin(&self, coin: u64) -> Result<Vec<Vec<u64>>, Flaw> {
        bounds::listed(self.listed(coin), &format!("coin {coin}"))?;
        let (counts, spacing) = match self {
            Turns::Offsets(turns) => {
                let others = |turn: &Vec<u64>| turn.iter().map(|by| coin.checked_sub(*by)).collect();
                return Ok(turns.iter().filter_map(others).collect());
            }
            Turns::Count(counts, spacing) => (counts, spacing),
        };
        let most = coin.saturating_add(1);
        let counts = counts.iter().flat_map(|range| *range.start()..=most.min(*range.end()));
        Ok(counts.flat_map(|count| others(coin, count - 1, *spacing)).collect())
    }

    /// A bound for the coins on that list, and the turns.
    fn listed(&self, coin: u64) -> u128 {
        let (counts, spacing) = match self {
            Turns::Offsets(_) => return MAX_DISTANCES as u128,
            Turns::Count(counts, spacing) => (counts, spacing),
        };
        let most = coin.saturating_add(1);
        let mut sum = 0u128;
        for range in counts {
            for count in *range.start()..=most.min(*range.end()) {
                let ways = match spacing {
                    Spacing::Consecutive => 1,
                    Spacing::Spaced => {
                        if count == 1 {
                            1
                        } else {
                            u128::from(coin / (count - 1))
                        }
                    }
                    Spacing::Anywhere => bounds::choose(coin, count - 1),
                };
                sum = sum.saturating_add(ways.saturating_mul(count.into()));
                if sum > bounds::MAX_LISTED {
                    return sum;
                }
            }
        }
        sum
    }
}

/// All ways to turn `count` coins to the left of a coin.
fn others(coin: u64, count: u64, spacing: Spacing) -> Vec<Vec<u64>> {
    let spaced = |by: u64| (1..=count).map(|i| coin - i * by).collect();
    match spacing {
        Spacing::Consecutive => vec![spaced(1)],
        Spacing::Spaced if count == 0 => vec![vec![]],
        Spacing::Spaced => (1..=coin / count).map(spaced).collect(),
        Spacing::Anywhere if count == 0 => vec![vec![]],
        Spacing::Anywhere => {
            let with = |next: u64| {
                others(next, count - 1, spacing).into_iter().map(move |rest| [&[next], &rest[..]].concat())
            };
            (count - 1..coin).rev().flat_map(with).collect()
        }
    }
}

impl fmt::Display for Turns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |list: Vec<String>| list.join(",");
        let (counts, spacing) = match self {
            Turns::Offsets(turns) => {
                let turn =
                    |turn: &Vec<u64>| turn.iter().fold("(0".to_owned(), |s, n| format!("{s},{n}")) + ")";
                return f.write_str(&list(turns.iter().map(turn).collect()));
            }
            Turns::Count(counts, spacing) => (counts, spacing),
        };
        let range = |range: &RangeInclusive<u64>| match (*range.start(), *range.end()) {
            (least, most) if least == most => least.to_string(),
            (least, most) => format!("{least}..{most}"),
        };
        let spacing = match spacing {
            Spacing::Anywhere => "",
            Spacing::Consecutive => "consecutive",
            Spacing::Spaced => "equally spaced",
        };
        let counts = match &counts[..] {
            [range] if *range.end() == u64::MAX => if spacing.is_empty() { "any" } else { "" }.to_owned(),
            [range] if *range.start() == 1 && *range.end() > 1 => format!("up to {}", range.end()),
            ranges => list(ranges.iter().map(range).collect()),
        };
        f.write_str(format!("{counts} {spacing}").trim())
    }
}
