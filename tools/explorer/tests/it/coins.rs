//! Coin turning against rows of coins as the rules have them, the templates and its own moves.

use crate::ask::{fast, game, plain, refused, title_is_read, too_much, value};
use fastrand::Rng;
use grundy::coin_table::CoinTable;
use grundy::coin_turning::CoinGame;
use grundy::nimber::Nimbers;
use grundy_explorer::game::table::{Extent, Tabled, table};
use grundy_explorer::game::{Certificate, Explorer};
use itertools::{Itertools, iproduct};
use oracle::naive::Naive;

/// Whether these coins, ascending, may be turned together.
type Allows = fn(&[u32]) -> bool;

fn is_row(coins: &[u32], by: u32) -> bool {
    coins.windows(2).all(|pair| pair[1] - pair[0] == by)
}

fn is_spaced(coins: &[u32]) -> bool {
    coins.len() < 2 || is_row(coins, coins[1] - coins[0])
}

pub const GAMES: &[(&str, Allows)] = &[
    ("turn 1", |coins| coins.len() == 1),
    ("turn 1 or 2", |coins| coins.len() <= 2),
    ("turning turtles", |coins| coins.len() <= 2),
    ("turn exactly 2", |coins| coins.len() == 2),
    ("turn 2 coins", |coins| coins.len() == 2),
    ("twins", |coins| coins.len() == 2),
    ("triplets", |coins| coins.len() == 3),
    ("turn up to 3", |coins| coins.len() <= 3),
    ("mock turtles", |coins| coins.len() <= 3),
    ("turn 1,3", |coins| coins.len() == 1 || coins.len() == 3),
    ("turn 2..4", |coins| (2..=4).contains(&coins.len())),
    ("turn 1 or 3 to 4, 6", |coins| matches!(coins.len(), 1 | 3 | 4 | 6)),
    ("moebius", |coins| coins.len() <= 5),
    ("mogul", |coins| coins.len() <= 7),
    ("turn at most 9 coins", |coins| coins.len() <= 9),
    ("turn any number of coins", |_| true),
    ("turn any coin", |coins| coins.len() == 1),
    ("turn any one coin", |coins| coins.len() == 1),
    ("turn consecutive", |coins| is_row(coins, 1)),
    ("ruler", |coins| is_row(coins, 1)),
    ("turn any neighbouring coins", |coins| is_row(coins, 1)),
    ("turn up to 3 consecutive", |coins| coins.len() <= 3 && is_row(coins, 1)),
    ("turn 2 neighbours", |coins| coins.len() == 2 && is_row(coins, 1)),
    ("turn 1 or 3 adjacent coins", |coins| matches!(coins.len(), 1 | 3) && is_row(coins, 1)),
    ("turn 3 equally spaced", |coins| coins.len() == 3 && is_spaced(coins)),
    ("turn up to 4 equally spaced", |coins| coins.len() <= 4 && is_spaced(coins)),
    ("turn equally spaced", |coins| is_spaced(coins)),
    ("turn (0),(0,1),(0,1,3)", |coins| {
        let last = coins[coins.len() - 1];
        let by: Vec<u32> = coins.iter().rev().map(|coin| last - coin).collect();
        matches!(&by[..], [0] | [0, 1] | [0, 1, 3])
    }),
    ("turn (0,2), (1,4,0)", |coins| {
        let last = coins[coins.len() - 1];
        let by: Vec<u32> = coins.iter().rev().map(|coin| last - coin).collect();
        matches!(&by[..], [0, 2] | [0, 1, 4])
    }),
];

const COINS: u32 = 9;

/// A row of coins as it lies there: the heads are bits, and every set of coins is tried.
#[test]
fn rows_of_coins() {
    for (text, allows) in GAMES {
        let list = |turn: u32| (0..COINS).filter(|coin| turn >> coin & 1 == 1).collect::<Vec<u32>>();
        let turns: Vec<u32> = (1u32..1 << COINS).filter(|&turn| allows(&list(turn))).collect();
        let mut naive = Naive::new(|&heads: &u32| {
            let last = |turn: &&u32| heads >> (31 - turn.leading_zeros()) & 1 == 1;
            turns.iter().filter(last).map(|turn| heads ^ turn).collect()
        });
        let (mut quick, mut slow) = (fast(text), plain(text));
        let mut values = vec![];
        for coin in 0..COINS {
            values.push(value(&mut quick, &[coin.into()]));
            assert_eq!(values[coin as usize], naive.grundy(&(1 << coin)), "{text}: coin {coin}");
            assert_eq!(
                value(&mut slow, &[coin.into()]),
                values[coin as usize],
                "moves of {text}: coin {coin}"
            );
            let options = game(text).options(&vec![coin.into()]).unwrap();
            let count = turns.iter().filter(|turn| 31 - turn.leading_zeros() == coin).count();
            assert_eq!(
                (options.len(), options.iter().unique().count()),
                (count, count),
                "{text}: coin {coin}"
            );
        }
        // A row is the sum of its heads.
        for heads in (0..1 << COINS).step_by(11) {
            let sum = list(heads).iter().fold(0, |sum, &coin| sum ^ values[coin as usize]);
            assert_eq!(naive.grundy(&heads), sum, "{text}: {heads:b}");
        }
    }
}

fn line(text: &str, to: u64, known: Vec<u32>) -> (Vec<u32>, Option<Certificate>) {
    let mut explorer = fast(text);
    explorer.learn(known);
    match table(&mut explorer, Extent { to, across: 0 }, &mut |_| Some(100)) {
        Ok(Tabled::Line { values, certificate, .. }) => (values, certificate),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn fast_tables() {
    for (text, most) in [("turn consecutive", 300), ("turn up to 3", 60), ("turn 1,3", 60), ("turn 2..4", 30)]
        .into_iter()
        .chain([
            ("turn up to 7 consecutive", 200),
            ("turn up to 4 consecutive", 200),
            ("turn up to 1 consecutive", 20),
            ("turn 2,4,5 consecutive", 200),
            ("turn 3 equally spaced", 300),
        ])
        .chain([("turn up to 5 equally spaced", 200), ("turn equally spaced", 200), ("turn up to 5", 20)])
    {
        let (values, _) = line(text, most, vec![]);
        let mut slow = plain(text);
        for coin in 0..=most {
            assert_eq!(values[coin as usize], value(&mut slow, &[coin]), "{text}: coin {coin}");
        }
        // From an earlier run.
        assert_eq!(line(text, most, values[..most as usize / 2].to_vec()).0, values, "{text}");
    }
    let formulas = [
        ("turning turtles", CoinGame::TurningTurtles),
        ("mock turtles", CoinGame::MockTurtles),
        ("ruler", CoinGame::Ruler),
        ("twins", CoinGame::Twins),
    ];
    for (text, template) in formulas {
        let (values, _) = line(text, 2000, vec![]);
        assert_eq!(line(text, 2000, values[..1000].to_vec()).0, values, "{text}");
        assert!((0..2001).all(|coin| u64::from(values[coin as usize]) == template.value(coin)), "{text}");
    }
    let template = CoinTable::new([400], |[n]| (1..=n / 2).map(move |step| [[n - step], [n - 2 * step]]));
    let (spaced, _) = line("turn 3 equally spaced", 399, vec![]);
    assert!((0..400).all(|n| spaced[n] == template.value([n])));
}

/// Random distances: the table, what it proves, and that a proof is not given up.
#[test]
fn distances_have_proven_periods() {
    let mut random = Rng::with_seed(3);
    let mut proofs = 0;
    for _ in 0..60 {
        let turns: Vec<Vec<u64>> = (0..random.usize(1..=4))
            .map(|_| (0..random.usize(0..=2)).map(|_| random.u64(1..=6)).sorted().dedup().collect())
            .collect();
        let turn = |turn: &Vec<u64>| format!("(0{})", turn.iter().map(|by| format!(",{by}")).join(""));
        let text = format!("turn {}", turns.iter().map(turn).join(","));
        let mut expected: Vec<u32> = vec![];
        for n in 0..3000 {
            let others = |turn: &Vec<u64>| {
                turn.iter()
                    .map(|&by| {
                        Some(expected[usize::try_from(by).ok().filter(|by| *by <= n).map(|by| n - by)?])
                    })
                    .collect::<Option<Vec<u32>>>()
            };
            let sums: Vec<u32> =
                turns.iter().filter_map(others).map(|all| all.iter().fold(0, |sum, v| sum ^ v)).collect();
            expected.push((0..).find(|value| !sums.contains(value)).unwrap());
        }
        let (values, certificate) = line(&text, 2999, vec![]);
        assert_eq!(values, expected, "{text}");
        if let Some(proven) = certificate {
            proofs += 1;
            let farthest = turns.iter().flatten().max().copied().unwrap_or(1);
            assert!(
                proven.checked >= proven.needed && proven.needed + 1 >= proven.pre_period + farthest,
                "{text}"
            );
            let (pre, period) = (proven.pre_period as usize, proven.period as usize);
            let holds =
                |pre: usize, period: usize| (pre..3000 - period).all(|n| expected[n] == expected[n + period]);
            assert!(holds(pre, period) && (pre == 0 || !holds(pre - 1, period)), "{text}: {proven:?}");
            assert!((1..period).all(|shorter| !holds(1500, shorter)), "{text}: {proven:?}");
        }
    }
    assert!(proofs > 50, "{proofs}");
}

/// The value of every single head of a product, from all its crossings.
fn crossings(first: &str, second: &str, size: usize) -> Vec<Vec<u32>> {
    let turns = |text: &str| {
        let allows = GAMES.iter().find(|(name, _)| *name == text).expect("in the list").1;
        let lists =
            (1u32..1 << size).map(|turn| (0..size as u32).filter(|coin| turn >> coin & 1 == 1).collect());
        lists.filter(|list: &Vec<u32>| allows(list)).collect::<Vec<Vec<u32>>>()
    };
    let (down, across) = (turns(first), turns(second));
    let mut values = vec![vec![0; size]; size];
    for (x, y) in iproduct!(0..size, 0..size) {
        let of = |turns: &[Vec<u32>], last: usize| {
            turns.iter().filter(|turn| turn.last() == Some(&(last as u32))).cloned().collect::<Vec<_>>()
        };
        let sums: Vec<u32> = iproduct!(of(&down, x), of(&across, y))
            .map(|(a, b)| iproduct!(a, b).fold(0, |sum, (i, j)| sum ^ values[i as usize][j as usize]))
            .collect();
        // The head itself still has the value 0 in the table.
        values[x][y] = (0..).find(|value| !sums.contains(value)).unwrap();
    }
    values
}

#[test]
fn products() {
    let names = [
        "turn up to 3",
        "turn consecutive",
        "turn 1 or 2",
        "twins",
        "turn 3 equally spaced",
        "turn (0),(0,1),(0,1,3)",
    ];
    for (first, second) in iproduct!(names, names) {
        let text = format!("tartan {first} x {second}");
        let (expected, mut quick, mut slow) = (crossings(first, second, 6), fast(&text), plain(&text));
        for (x, y) in iproduct!(0..6, 0..6) {
            let at = [x as u64, y as u64];
            assert_eq!(value(&mut quick, &at), expected[x][y], "{text} at {x},{y}");
            assert_eq!(value(&mut slow, &at), expected[x][y], "moves of {text} at {x},{y}");
        }
    }
    let nimbers = Nimbers::new();
    let (corners, rectangles) = (&mut fast("turn corners"), &mut fast("turn rectangles"));
    for (x, y) in iproduct!(0..150, 0..150).chain([(999, 1000), (3000, 7), (12_345, 20_000)]) {
        assert_eq!(u64::from(value(corners, &[x, y])), nimbers.product(x, y), "{x},{y}");
        if x < 4000 && y < 4000 {
            let product = nimbers.product(CoinGame::Ruler.value(x), CoinGame::Ruler.value(y));
            assert_eq!(u64::from(value(rectangles, &[x, y])), product, "{x},{y}");
        }
    }
    let rows = table(corners, Extent { to: 20, across: 30 }, &mut |_| Some(usize::MAX)).unwrap();
    let Tabled::Grid { rows, .. } = rows else { panic!("{rows:?}") };
    assert!(
        iproduct!(0..=20, 0..=30).all(|(x, y)| u64::from(rows[x][y]) == nimbers.product(x as u64, y as u64))
    );
}

#[test]
fn mistakes() {
    refused("turn", "number of coins");
    refused("turn 0", "at least 1 coin");
    refused("turn up to 0", "at least 1 coin");
    refused("turn up to", "missing");
    refused("turn 1 or", "missing");
    refused("turn 1 or x", "`x` is not");
    refused("turn 3..2", "not a range");
    refused("turn 1..3,2", "named twice");
    refused("turn 2 upside", "`upside`");
    refused("turn (1)", "distance 0");
    refused("turn (0,1", "`,` or `)`");
    refused("turn (0,1,1)", "twice");
    refused("turn (0),", "no turn");
    refused("turn ()", "not a distance");
    refused("turn (0,-1)", "`-1` is not");
    refused("tartan ruler", "two games");
    refused("tartan ruler x", "missing");
    refused("tartan ruler x twins x twins", "`twins`");
    refused("tartan", "number of coins");
    refused(&format!("turn {}", (1..=999).map(|n| format!("(0,{n})")).join(",")), "more than 1000");
}

#[test]
fn extreme_positions() {
    let (far, end) = ("1000000000000000000", "18446744073709551615");
    for rules in
        ["turn consecutive", "turn up to 3", "turn 1", "turn equally spaced", "turn (0),(0,1)", "turn any"]
    {
        too_much(rules, far, "");
        too_much(rules, end, "");
    }
    too_much("turn up to 3", "1000000", "there are more than");
    too_much("turn any", "40", "there are more than");
    too_much("turn 1000000000000", end, "");
    for rules in ["turn corners", "turn rectangles", "tartan mock turtles x ruler"] {
        too_much(rules, &format!("{far},{end}"), "");
        too_much(rules, &format!("0,{end}"), "");
    }
    // Its options cannot be listed, but it has a value.
    let expected = CoinGame::MockTurtles.value(5000);
    assert_eq!(u64::from(value(&mut fast("turn up to 3"), &[5000])), expected);
    // Its values soon are too large.
    let large = |explorer: &mut Explorer| table(explorer, Extent { to: 100, across: 0 }, &mut |_| Some(1));
    assert!(large(&mut fast("turn any")).is_err_and(|flaw| flaw.0.contains("coin 24")));
}

#[test]
fn titles() {
    GAMES.iter().for_each(|(text, _)| title_is_read(text));
    ["turn corners", "turn rectangles", "tartan ruler x turn (0),(0,1)"].into_iter().for_each(title_is_read);
}
