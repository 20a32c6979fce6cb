//! The finder on tables of the templates that have a closed form: lines, grids and P-positions.
//!
//! - **Shown by no such table**: what is played on a graph, tree or board (`dag`, `hackenbush`,
//!   `hackenbush_tree`, `path_removal`, `tree_staircase`, `geography`, `matching`, `northcott` with
//!   more rows, `level_nim`, `distinct_numbers`) and what joins the values of other games
//!   (`anti_sg`, `every_sg`, `rounds`, `sum`): their rules need the whole input.
//! - **No closed form is known**, only tables: `block_board`, `chomp` of three rows, `cutting`,
//!   `equal_split`, `grundys_game`, `treblecross` (0.007), `two_ended_nim` of three piles.
//! - **Closed forms that are not found**: `filling_boxes` (its bounds are squares of squares),
//!   `merging_nim` of three piles (two cases, decided by the moves in the large piles).
//! - **Any rules at all**: `sg_table`, `sg_sieve`, `octal`, `take_and_break`, `multi_sg`,
//!   `heap_states`, `period`, `walk_table`, `coin_table`, `minimax`, `sg_dfs`, `subsets`.

use grundy_laws::{Found, Grid, Line, Positions, Status, Table, find};

const FAR: [u64; 4] = [999, 123_457, 1_000_000_007, 999_999_999_999_999_989];

/// Why the best law is not good enough: it must be confirmed, and right far beyond the table.
fn flaw(found: &[Found], far: &[(Vec<u64>, i128)]) -> Option<String> {
    let Some(best) = found.first() else { return Some("nothing".to_owned()) };
    if best.status != Status::Confirmed {
        return Some(format!("only a guess: {best:?}"));
    }
    let wrong = far.iter().find(|(at, value)| best.law.predict(at) != Some(*value));
    wrong.map(|(at, value)| format!("{value} at {at:?}: {best:?}"))
}

#[derive(Default)]
struct Flaws(Vec<String>);

impl Flaws {
    fn note(&mut self, name: &str, flaw: Option<String>) {
        self.0.extend(flaw.map(|flaw| format!("{name}: {flaw}")));
    }

    fn line(&mut self, name: &str, first: u64, value: impl Fn(u64) -> i128) {
        let table = Table::Line(Line { first, values: (first..first + 200).map(&value).collect() });
        let far: Vec<_> = FAR.iter().map(|&n| (vec![n], value(n))).collect();
        self.note(name, flaw(&find(&table), &far));
    }

    fn grid(&mut self, name: &str, first: u64, value: impl Fn(u64, u64) -> i128) {
        let row = |x: u64| (first..first + 24).map(|y| value(x, y)).collect();
        let table = Table::Grid(Grid { first, rows: (first..first + 24).map(row).collect() });
        let far = [[30, 77], [1000, 1], [4095, 4096], [100, 164], [999, 1000], [65_535, 123_456]];
        let far: Vec<_> = far.into_iter().map(|[x, y]| (vec![x, y], value(x, y))).collect();
        self.note(name, flaw(&find(&table), &far));
    }

    fn positions(
        &mut self,
        name: &str,
        (arity, least, up_to): (usize, u64, u64),
        is_lost: impl Fn(&[u64]) -> bool,
    ) {
        let mut all = vec![vec![]];
        for _ in 0..arity {
            let longer = |tuple: Vec<u64>| {
                let from = tuple.last().copied().unwrap_or(least);
                (from..=up_to).map(move |n| [&tuple[..], &[n]].concat())
            };
            all = all.into_iter().flat_map(longer).collect();
        }
        let tuples = all.into_iter().filter(|tuple| is_lost(tuple)).collect();
        let mut random = fastrand::Rng::with_seed(5);
        let mut far = Vec::new();
        for _ in 0..200 {
            let mut tuple: Vec<u64> = (0..arity).map(|_| random.u64(least..3 * up_to)).collect();
            tuple.sort_unstable();
            far.push((tuple.clone(), i128::from(is_lost(&tuple))));
        }
        self.note(name, flaw(&find(&Table::Positions(Positions { tuples, up_to })), &far));
    }
}

#[test]
fn lines() {
    use grundy::coin_turning::CoinGame;
    let mut flaws = Flaws::default();
    let kayles = grundy::kayles::Kayles::new();
    flaws.line("mock turtles", 0, |n| CoinGame::MockTurtles.value(n).into());
    flaws.line("ruler", 1, |n| CoinGame::Ruler.value(n).into());
    flaws.line("lasker", 0, |n| grundy::lasker::Split::Two.grundy(n).into());
    flaws.line("lasker, three", 0, |n| grundy::lasker::Split::Three.grundy(n).into());
    flaws.line("divisors, proper", 1, |n| grundy::divisors::grundy_proper(n).into());
    flaws.line("divisors, any", 1, |n| grundy::divisors::grundy_any(n).into());
    flaws.line("circle of kayles", 0, |n| grundy::kayles::grundy_circle(n).into());
    flaws.line("poison", 1, |n| grundy::take_range::first_player_wins_poison(n, 2, 6).into());
    flaws.line("turning turtles", 0, |n| CoinGame::TurningTurtles.value(n).into());
    flaws.line("twins", 0, |n| CoinGame::Twins.value(n).into());
    flaws.line("multiplication 2..3", 2, |n| grundy::multiplication::first_player_wins(n, 2, 3).into());
    flaws.line("kayles on circles", 3, |n| grundy::circle::grundy(&[1, 2], n, |m| kayles.grundy(m)).into());
    let forbidden = grundy::nim_exceptions::NimExceptions::new(&[(3, 1), (8, 2), (8, 1)]);
    flaws.line("nim_exceptions", 0, |n| forbidden.grundy(n).into());
    for k in 1..=4 {
        flaws.line(&format!("dynamic {k}"), 2, |n| {
            grundy::dynamic_subtraction::first_player_wins(n, n - 1, k).into()
        });
    }
    assert!(flaws.0.is_empty(), "{}", flaws.0.join("\n"));
}

#[test]
fn grids() {
    use grundy::coin_turning::CoinGame;
    use grundy::walks;
    let mut flaws = Flaws::default();
    flaws.grid("king", 0, |x, y| walks::king(x, y).into());
    flaws.grid("rook", 0, |x, y| walks::rook(x, y).into());
    flaws.grid("bishop", 0, |x, y| walks::bishop(x, y).into());
    flaws.grid("corner cut", 0, |x, y| walks::corner_cut(x as u32, y as u32).into());
    flaws.grid("euclid", 1, |x, y| grundy::euclid::grundy(x, y).into());
    flaws.grid("euclid, who wins", 1, |x, y| grundy::euclid::first_player_wins(x, y).into());
    flaws.grid("staircase", 0, |x, y| grundy::staircase::grundy(&[0, x, y]).into());
    flaws.grid("staircase, first and third stair", 0, |x, y| grundy::staircase::grundy(&[3, x, 5, y]).into());
    flaws.grid("sequential_nim", 1, |x, y| grundy::sequential_nim::first_player_wins(&[x, y]).into());
    flaws.grid("two_ended_nim", 1, |x, y| grundy::two_ended_nim::first_player_wins(&[x, y]).into());
    flaws.grid("merging_nim", 1, |x, y| grundy::merging_nim::first_player_wins(&[x, y]).into());
    flaws.grid("northcott", 0, |x, y| i128::from(x.abs_diff(y).saturating_sub(1)));
    flaws.grid("selective", 0, |x, y| {
        i128::from(grundy::selective::first_player_wins([x % 3 > 0, y % 3 > 0]))
    });
    flaws.grid("knight", 0, |x, y| i128::from(walks::knight_outcome(x, y).0 as u8));
    for k in [1, 2, 4, 100] {
        let value = |x, y| grundy::square_turning::grundy(k, &[[x, y, x, y]]).into();
        flaws.grid(&format!("square_turning {k}"), 1, value);
    }
    let nimbers = grundy::nimber::Nimbers::new();
    let ruler = |n| CoinGame::Ruler.value(n);
    flaws.grid("nimber", 0, |x, y| nimbers.product(x, y).into());
    flaws.grid("tartan, turtles", 0, |x, y| nimbers.product(x + 1, y + 1).into());
    flaws.grid("tartan, rulers", 0, |x, y| nimbers.product(ruler(x), ruler(y)).into());
    flaws.grid("tartan, twins and rulers", 0, |x, y| nimbers.product(x, ruler(y)).into());
    flaws.grid("pair split", 1, |x, y| grundy::pair_split::grundy([x, y]).into());
    assert!(flaws.0.is_empty(), "{}", flaws.0.join("\n"));
}

#[test]
fn positions() {
    let mut flaws = Flaws::default();
    flaws.positions("nim", (3, 0, 12), |t| !grundy::nim::first_player_wins(t));
    for r in 1..=4 {
        flaws.positions(&format!("wythoff {r}"), (2, 0, 160), |t| {
            !grundy::wythoff::first_player_wins(t[0], t[1], r)
        });
    }
    flaws.positions("moore 2", (4, 0, 11), |t| !grundy::moore::first_player_wins(t, 2));
    flaws.positions("chomp of two rows", (2, 0, 40), |t| t[0] + 1 == t[1]);
    flaws.positions("king", (2, 0, 40), |t| grundy::walks::king(t[0], t[1]) == 0);
    flaws.positions("euclid", (2, 1, 60), |t| !grundy::euclid::first_player_wins(t[0], t[1]));
    flaws.positions("misère nim", (3, 0, 12), |t| !grundy::misere::first_player_wins(t.iter().copied()));
    assert!(flaws.0.is_empty(), "{}", flaws.0.join("\n"));
}

#[test]
fn one_late_cell_that_is_wrong_leaves_no_confirmed_law() {
    let values: [fn(u64, u64) -> u64; 5] = [
        grundy::walks::king,
        grundy::walks::rook,
        grundy::euclid::grundy,
        |x, y| if x.min(y) == 0 { 7 } else { x % 3 + y % 2 },
        |x, y| (x + y) % 4,
    ];
    let mut random = fastrand::Rng::with_seed(17);
    for value in values {
        for _ in 0..4 {
            let row = |x: u64| (1..25).map(|y| value(x, y).into()).collect();
            let mut rows: Vec<Vec<i128>> = (1..25).map(row).collect();
            let (x, y) = (random.usize(12..24), random.usize(12..24));
            rows[x][y] += 1 + random.i128(0..3);
            let found = find(&Table::Grid(Grid { first: 1, rows }));
            assert!(found.iter().all(|law| law.status == Status::Guess), "{x}, {y}: {found:?}");
        }
    }
}

#[test]
fn random_pairs_have_no_law() {
    let mut random = fastrand::Rng::with_seed(18);
    for share in [0.1, 0.3, 0.5] {
        for up_to in [15, 30, 60] {
            let pairs = (0..=up_to).flat_map(|x| (x..=up_to).map(move |y| vec![x, y]));
            let tuples = pairs.filter(|_| random.f64() < share).collect();
            let found = find(&Table::Positions(Positions { tuples, up_to }));
            assert!(found.is_empty(), "{share} up to {up_to}: {found:?}");
        }
    }
}
