//! Rides, steps and Wythoff's game against the definition, the templates and their own moves.

use crate::ask::{fast, game, outcome, plain, refused, value};
use fastrand::Rng;
use grundy::walk_table::WalkTable;
use grundy::{walks, wythoff};
use grundy_explorer::game::table::{Extent, Tabled, table};
use grundy_explorer::game::{Explorer, Outcome};
use grundy_explorer::rules;
use itertools::{Itertools, iproduct};
use oracle::naive::Naive;
use rustc_hash::FxHashMap;

type At = Vec<i64>;

/// Where the vectors lead: one by one, as far as no number is negative.
fn reach(at: &At, steps: &[At], rides: &[At]) -> Vec<At> {
    let minus = |at: &At, v: &At| at.iter().zip(v).map(|(n, by)| n - by).collect::<At>();
    let inside = |at: &At| at.iter().all(|&n| n >= 0);
    let mut all: Vec<At> = steps.iter().map(|v| minus(at, v)).filter(inside).collect();
    for v in rides {
        let mut to = minus(at, v);
        while inside(&to) {
            all.push(to.clone());
            to = minus(&to, v);
        }
    }
    all
}

fn shown(vectors: &[At]) -> String {
    vectors.iter().map(|v| format!("({})", v.iter().join(","))).join(",")
}

/// The rules for these vectors.
fn text_of(steps: &[At], rides: &[At]) -> String {
    let part = |name: &str, list: &[At]| {
        if list.is_empty() { String::new() } else { format!("{name} {} ", shown(list)) }
    };
    part("steps", steps) + &part("rides", rides)
}

fn all(dimensions: usize, to: i64) -> impl Iterator<Item = At> {
    (0..dimensions).map(|_| 0..=to).multi_cartesian_product()
}

fn unsigned(at: &At) -> Vec<u64> {
    at.iter().map(|&n| n as u64).collect()
}

/// Compares the game, and what its moves alone say, with the definition.
fn check(text: &str, steps: &[At], rides: &[At], dimensions: usize, to: i64) {
    let mut naive = Naive::new(|at: &At| reach(at, steps, rides));
    let (mut quick, mut slow) = (fast(text), plain(text));
    for at in all(dimensions, to) {
        let expected = naive.grundy(&at);
        assert_eq!(value(&mut quick, &unsigned(&at)), expected, "{text} at {at:?}");
        assert_eq!(value(&mut slow, &unsigned(&at)), expected, "moves of {text} at {at:?}");
    }
}

fn units(dimensions: usize, count: impl Fn(i64) -> bool) -> Vec<At> {
    all(dimensions, 1).filter(|v| count(v.iter().sum())).collect()
}

#[test]
fn pieces() {
    for (dimensions, suffix, to) in [(2, "", 14), (3, " 3d", 5)] {
        let any = units(dimensions, |ones| ones > 0);
        check(&format!("king{suffix}"), &any, &[], dimensions, to);
        check(&format!("queen{suffix}"), &[], &any, dimensions, to);
        check(&format!("rook{suffix}"), &[], &units(dimensions, |ones| ones == 1), dimensions, to);
        check(&format!("bishop{suffix}"), &[], &units(dimensions, |ones| ones == 2), dimensions, to);
    }
    check("knight", &[vec![1, 2], vec![2, 1], vec![-1, 2], vec![2, -1]], &[], 2, 14);
}

#[test]
fn own_vectors() {
    let mut random = Rng::with_seed(7);
    for _ in 0..60 {
        let dimensions = random.usize(2..=3);
        let mut vector = |_| loop {
            let v: At = (0..dimensions).map(|_| random.i64(0..=3)).collect();
            if v.iter().any(|&n| n > 0) {
                return v;
            }
        };
        let [steps, rides]: [Vec<At>; 2] =
            [(0..2).map(&mut vector).collect(), (0..2).map(&mut vector).collect()];
        let (s, r) = (random.usize(0..=2), random.usize(0..=2));
        if s + r > 0 {
            check(
                &text_of(&steps[..s], &rides[..r]),
                &steps[..s],
                &rides[..r],
                dimensions,
                if dimensions == 2 { 9 } else { 4 },
            );
        }
    }
}

/// Whether a sum of vectors, with factors up to `most`, has no positive number.
fn goes_on(vectors: &[At], most: i64) -> bool {
    vectors.iter().map(|_| 0..=most).multi_cartesian_product().any(|factors| {
        let sum = |i: usize| factors.iter().zip(vectors).map(|(k, v)| k * v[i]).sum::<i64>();
        factors.iter().any(|&k| k > 0) && (0..vectors[0].len()).all(|i| sum(i) <= 0)
    })
}

#[test]
fn what_need_not_end_is_refused_and_nothing_else() {
    let mut random = Rng::with_seed(11);
    let (mut ended, mut refusals) = (0, 0);
    for _ in 0..600 {
        let dimensions = random.usize(2..=3);
        let mut vector = |_| (0..dimensions).map(|_| random.i64(-2..=2)).collect::<At>();
        let vectors: Vec<At> = (0..5 - dimensions).map(&mut vector).collect();
        if vectors.iter().any(|v| v.iter().all(|&n| n == 0)) {
            continue;
        }
        let text = text_of(&vectors, &[]);
        let is_game = rules::read(&text, &|_| Err(String::new())).is_ok();
        assert_eq!(is_game, !goes_on(&vectors, 8), "{text}");
        if is_game && ended < 40 {
            ended += 1;
            check(&text, &vectors, &[], dimensions, if dimensions == 2 { 6 } else { 3 });
            if dimensions == 2 {
                check(&text_of(&vectors[..1], &vectors[1..]), &vectors[..1], &vectors[1..], 2, 5);
            }
        }
        refusals += usize::from(!is_game);
    }
    assert!(ended == 40 && refusals > 40, "{ended} {refusals}");
    refused("steps (1,-1),(-1,1)", "need not end");
    refused("rides (0,-1)", "(0,-1) lowers no number");
    refused("steps (1,-2),(-2,1)", "on a board");
    game("steps (1,-1000000),(0,1)");
}

#[test]
fn the_templates() {
    let king = &mut fast("king");
    let (rook, bishop, cut) = (&mut fast("rook"), &mut fast("bishop"), &mut fast("corner cut"));
    for (x, y) in iproduct!(0..40, 0..40) {
        assert_eq!(u64::from(value(king, &[x, y])), walks::king(x, y));
        assert_eq!(u64::from(value(rook, &[x, y])), walks::rook(x, y));
        assert_eq!(u64::from(value(bishop, &[x, y])), walks::bishop(x, y));
        assert_eq!(u64::from(value(cut, &[x, y])), walks::corner_cut(x as u32, y as u32));
    }
    let knight = &mut fast("knight to the corner");
    for (x, y) in iproduct!(0..30, 0..30) {
        let expected = match walks::knight_outcome(x, y).0 {
            grundy::retrograde::Outcome::Win => Outcome::Win,
            grundy::retrograde::Outcome::Loss => Outcome::Loss,
            grundy::retrograde::Outcome::Draw => Outcome::Draw,
        };
        assert_eq!(outcome(knight, &[x, y]), expected, "knight at {x},{y}");
    }
    for r in 1..6 {
        let game = &mut fast(&format!("wythoff {r}"));
        for (x, y) in iproduct!(0..60, 0..60) {
            assert_eq!(
                value(game, &[x, y]) > 0,
                wythoff::first_player_wins(x, y, r),
                "wythoff {r} at {x},{y}"
            );
        }
    }
}

/// By the theorem about Wythoff's game, whose lost pairs those of the table are, too.
#[test]
fn a_queen_far_away() {
    let (queen, small) = (&mut game("queen"), 4100);
    let mut lost = 0;
    for x in (0..60).chain([2500, 2533, 2534, 2535]) {
        let Some(row) = queen.row(x, small) else { panic!("a queen has rows") };
        for (y, value) in row.unwrap().into_iter().enumerate().skip(4001) {
            let answer = queen.large(&[vec![x, y as u64]], false).unwrap().unwrap();
            assert_eq!(answer.outcome == Outcome::Loss, value == 0, "{x},{y}");
            lost += usize::from(value == 0);
        }
    }
    assert!(lost > 0);
    let (mut queen, mut two) = (Explorer::new(game("queen"), false), Explorer::new(game("wythoff"), false));
    for (x, y) in [(1_000_000_000, 1_000_000_000), (618_033_988, 1_000_000_000), (7, 10_u64.pow(18))] {
        let sum = [vec![x, y]];
        assert_eq!(queen.large(&sum).unwrap(), two.large(&sum).unwrap(), "{x},{y}");
    }
    assert!(Explorer::new(game("queen"), true).large(&[vec![5000, 5000]]).is_none());
}

/// The table of a game, row by row.
fn rows(explorer: &mut Explorer, to: u64, across: u64) -> Vec<Vec<u32>> {
    match table(explorer, Extent { to, across }, &mut |_| Some(usize::MAX)) {
        Ok(Tabled::Grid { rows, .. }) => rows,
        other => panic!("{other:?}"),
    }
}

#[test]
fn large_tables() {
    let expected = WalkTable::new(201, 301, &[], &[(1, 0), (0, 1), (1, 1)]);
    for text in ["queen", "wythoff", "rides (1,0),(0,1),(1,1)"] {
        let rows = rows(&mut fast(text), 200, 300);
        assert!(iproduct!(0..=200, 0..=300).all(|(x, y)| rows[x][y] == expected.grundy(x, y)), "{text}");
        let mut at = fast(text);
        // In an order in which the table must begin anew.
        for (x, y) in [(3, 200), (150, 7), (2, 300), (200, 200), (0, 0), (200, 300)] {
            assert_eq!(value(&mut at, &[x as u64, y as u64]), expected.grundy(x, y), "{text}");
        }
        assert_eq!(self::rows(&mut at, 100, 150)[100][150], expected.grundy(100, 150));
    }
    let (leaps, rides) = ([(1, 2), (3, 0)], [(2, 1), (0, 3)]);
    let expected = WalkTable::new(80, 90, &leaps, &rides);
    let rows = rows(&mut fast("steps (1,2),(3,0) rides (2,1),(0,3)"), 79, 89);
    assert!(iproduct!(0..80, 0..90).all(|(x, y)| rows[x][y] == expected.grundy(x, y)));
}

#[test]
fn wythoff_in_general() {
    for r in [1, 2, 3, 5, 40] {
        let mut naive = Naive::new(|&(a, b): &(u64, u64)| {
            let both = iproduct!(1..=a, 1..=b).filter(|(k, l)| k.abs_diff(*l) < r);
            let one = (1..=a).map(|k| (k, 0)).chain((1..=b).map(|l| (0, l)));
            both.chain(one).map(|(k, l)| (a - k, b - l)).collect()
        });
        let text = format!("wythoff {r}");
        let (rows, slow) = (rows(&mut fast(&text), 24, 20), &mut plain(&text));
        for (a, b) in iproduct!(0..=24, 0..=20) {
            assert_eq!(rows[a as usize][b as usize], naive.grundy(&(a, b)), "{text} at {a},{b}");
            assert_eq!(value(slow, &[a, b]), naive.grundy(&(a, b)), "moves of {text} at {a},{b}");
        }
    }
    let (quick, slow) = (&mut fast("corner cut"), &mut plain("corner cut"));
    assert!(iproduct!(0..12, 0..12).all(|(a, b)| value(quick, &[a, b]) == value(slow, &[a, b])));
}

/// The value with splitting, from its meaning.
fn split(at: &At, steps: &[At], rides: &[At], known: &mut FxHashMap<At, u32>) -> u32 {
    if let Some(&value) = known.get(at) {
        return value;
    }
    let mut seen = vec![];
    for left in reach(at, steps, rides) {
        for part in left.iter().map(|&n| 0..=n).multi_cartesian_product() {
            let other: At = left.iter().zip(&part).map(|(n, part)| n - part).collect();
            let is_corner = |at: &At| at.iter().all(|&n| n == 0);
            if is_corner(&part) || !is_corner(&other) {
                // A part in the corner stands for a move without splitting.
                let other = split(&other, steps, rides, known);
                let part = if is_corner(&part) { 0 } else { split(&part, steps, rides, known) };
                seen.push(part ^ other);
            }
        }
    }
    let value = (0..).find(|value| !seen.contains(value)).expect("finite");
    known.insert(at.clone(), value);
    value
}

#[test]
fn splitting() {
    let (one, two) = (vec![1, 1], vec![2, 0]);
    let (knight, unit) = (vec![2, -1], vec![0, 1]);
    let cases: [(Vec<At>, Vec<At>, i64); 5] = [
        (vec![one.clone(), two.clone()], vec![], 7),
        (vec![], vec![one.clone(), two.clone()], 6),
        (vec![two], vec![one], 6),
        (vec![knight, unit], vec![], 4),
        (vec![vec![1, 0, 1], vec![0, 2, 0]], vec![vec![1, 1, 0]], 2),
    ];
    for (steps, rides, to) in cases {
        let text = text_of(&steps, &rides) + "with splitting";
        let (mut known, mut quick, mut slow) = (FxHashMap::default(), fast(&text), plain(&text));
        for at in all(steps.iter().chain(&rides).next().map_or(2, Vec::len), to) {
            let expected = split(&at, &steps, &rides, &mut known);
            assert_eq!(value(&mut quick, &unsigned(&at)), expected, "{text} at {at:?}");
            assert_eq!(value(&mut slow, &unsigned(&at)), expected, "moves of {text} at {at:?}");
        }
    }
}

#[test]
fn on_a_board() {
    // Where play ends, the board changes nothing but where it begins.
    let (board, free) = (&mut fast("queen on 9x7"), &mut fast("queen"));
    assert!(iproduct!(0..9, 0..7).all(|(x, y)| value(board, &[x, y]) == value(free, &[x, y])));
    // Where it need not: who can force the other to be stuck, by rounds.
    let (steps, side) = ([[1, 0], [-1, 1], [-2, -1]], 6);
    let text = "steps (1,0),(-1,1),(-2,-1) on 6x6";
    let to = |x: i64, y: i64| {
        steps
            .map(|[a, b]| (x - a, y - b))
            .into_iter()
            .filter(move |&(x, y)| (0..side).contains(&x) && (0..side).contains(&y))
    };
    let mut known = FxHashMap::default();
    for _ in 0..side * side + 1 {
        for (x, y) in iproduct!(0..side, 0..side) {
            let after: Vec<Option<Outcome>> = to(x, y).map(|to| known.get(&to).copied()).collect();
            if after.contains(&Some(Outcome::Loss)) {
                known.insert((x, y), Outcome::Win);
            } else if after.iter().all(|after| *after == Some(Outcome::Win)) {
                known.insert((x, y), Outcome::Loss);
            }
        }
    }
    let mut explorer = fast(text);
    for (x, y) in iproduct!(0..side, 0..side) {
        let expected = known.get(&(x, y)).copied().unwrap_or(Outcome::Draw);
        assert_eq!(outcome(&mut explorer, &[x as u64, y as u64]), expected, "{x},{y}");
    }
    assert!(explorer.game().read("6,0").is_err_and(|flaw| flaw.0.contains("not on the board")));
}
