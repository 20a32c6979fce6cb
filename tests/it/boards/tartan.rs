use super::coin_table::coins;
use super::coin_turning::{GAMES, turns};
use fastrand::Rng;
use grundy::coin_table::CoinTable;
use grundy::coin_turning::CoinGame;
use grundy::nimber::Nimbers;
use grundy::tartan;
use itertools::{Itertools, iproduct};
use oracle::naive::Naive;
use std::rc::Rc;

/// A game on a row: for each coin its turns, all their coins as bits.
type Row = Vec<Vec<u32>>;
type Turns = Box<dyn Iterator<Item = Vec<usize>>>;

/// The games along the axes, as the template wants them.
struct Games {
    value: Box<dyn Fn(usize, usize) -> u64>,
    turns: Box<dyn Fn(usize, usize) -> Turns>,
    turns_by: Box<dyn Fn(usize, usize, u64) -> Turns>,
}

fn bits(mask: u32) -> Vec<usize> {
    (0..32).filter(|bit| mask >> bit & 1 == 1).collect()
}

/// The closed forms, and their turns by the rules.
fn closed<const D: usize>(games: [CoinGame; D], size: [usize; D]) -> (Games, [Row; D]) {
    let small = |turns: Box<dyn Iterator<Item = Vec<u64>>>| -> Turns {
        Box::new(turns.map(|turn| turn.into_iter().map(|x| x as usize).collect()))
    };
    let closed = Games {
        value: Box::new(move |axis, x| games[axis].value(x as u64)),
        turns: Box::new(move |axis, x| small(games[axis].turns(x as u64))),
        turns_by: Box::new(move |axis, x, change| small(games[axis].turns_by(x as u64, change))),
    };
    let row = |axis: usize| (0..size[axis] as u32).map(|coin| turns(games[axis], coin)).collect();
    (closed, std::array::from_fn(row))
}

/// Tables of random games.
fn random<const D: usize>(size: [usize; D], random: &mut Rng) -> (Games, [Row; D]) {
    let mut turn = |coin: usize| 1 << coin | random.u32(0..1 << coin);
    let mut turns = |coin: usize| (0..3).map(|_| turn(coin)).unique().collect_vec();
    let rows = size.map(|coins| (0..coins).map(&mut turns).collect_vec());
    let table = |row: &Row| {
        let row = row.clone();
        let others = |n: usize, mask: u32| bits(mask ^ 1 << n).into_iter().map(|coin| [coin]).collect_vec();
        CoinTable::new([row.len()], move |[n]| row[n].iter().map(|&mask| others(n, mask)).collect_vec())
    };
    let tables = Rc::new(rows.each_ref().map(table));
    let [a, b, c] = std::array::from_fn(|_| tables.clone());
    let list = |turns: &mut dyn Iterator<Item = Vec<[usize; 1]>>| -> Turns {
        Box::new(turns.map(|turn| turn.concat()).collect_vec().into_iter())
    };
    let games = Games {
        value: Box::new(move |axis, x| a[axis].value([x]).into()),
        turns: Box::new(move |axis, x| list(&mut b[axis].turns([x]))),
        turns_by: Box::new(move |axis, x, change| list(&mut c[axis].turns_by([x], change))),
    };
    (games, rows)
}

/// What the moves toggle that turn a light off, by the rules.
fn toggles<const D: usize>(rows: &[Row; D], light: [usize; D]) -> Vec<Vec<[usize; D]>> {
    let choices = (0..D).map(|axis| rows[axis][light[axis]].iter().map(|&mask| bits(mask)));
    let crossings = |lines: Vec<Vec<usize>>| lines.into_iter().multi_cartesian_product();
    let cells = |lines| crossings(lines).map(|cell| cell.try_into().unwrap()).collect();
    choices.multi_cartesian_product().map(cells).collect()
}

fn sorted<const D: usize>(moves: Vec<Vec<[usize; D]>>) -> Vec<Vec<[usize; D]>> {
    moves.into_iter().map(|cells| cells.into_iter().sorted().collect()).sorted().collect()
}

/// All winning moves.
fn winning<const D: usize>(
    nimbers: &Nimbers,
    Games { value, turns, turns_by }: &Games,
    lights: &[[usize; D]],
    rest: u64,
) -> Vec<Vec<[usize; D]>> {
    let moves = tartan::winning_moves(nimbers, value, turns, turns_by, lights, rest).collect_vec();
    let off = moves.iter().map(|cells| cells.iter().max());
    let places = off.map(|off| lights.iter().position(|light| Some(light) == off).expect("a light goes off"));
    assert!(places.tuple_windows().all(|(a, b)| a <= b), "in the order of the lights");
    moves
}

/// All positions against the naive solver.
fn grids_equal_the_definition<const D: usize>(nimbers: &Nimbers, games: &Games, rows: &[Row; D]) {
    let cells = coins(rows.each_ref().map(Vec::len));
    let bit = |cell: &[usize; D]| 1u32 << cells.iter().position(|other| other == cell).unwrap();
    let mask = |turn: &Vec<[usize; D]>| turn.iter().map(bit).sum::<u32>();
    let masks = cells.iter().map(|&cell| toggles(rows, cell).iter().map(mask).collect_vec()).collect_vec();
    let mut naive = Naive::new(|&lights: &u32| {
        bits(lights).into_iter().flat_map(|light| masks[light].iter().map(|turn| lights ^ turn)).collect()
    });
    for lights in 0..1u32 << cells.len() {
        let list = bits(lights).into_iter().map(|light| cells[light]).collect_vec();
        let value = tartan::grundy(nimbers, &games.value, &list);
        assert_eq!(value, naive.grundy(&lights).into(), "{rows:?} {list:?}");
        assert_eq!(tartan::first_player_wins(nimbers, &games.value, &list), naive.wins(&lights));
        for rest in 0..2 {
            let winning = winning(nimbers, games, &list, rest.into()).iter().map(mask).sorted().collect_vec();
            let all = bits(lights).into_iter().flat_map(|light| &masks[light]).copied();
            let expected = all.filter(|turn| naive.grundy(&(lights ^ turn)) == rest).sorted().collect_vec();
            assert_eq!(winning, expected, "{rows:?} {list:?} {rest}");
        }
    }
}

/// All values and some winning moves against the table of the whole grid.
fn grids_equal_the_table<const D: usize>(nimbers: &Nimbers, games: &Games, rows: &[Row; D]) {
    let size = rows.each_ref().map(Vec::len);
    let table = CoinTable::new(size, |cell| {
        let others = |turn: Vec<_>| turn.into_iter().filter(|&other| other != cell).collect_vec();
        toggles(rows, cell).into_iter().map(others).collect_vec()
    });
    let cells = coins(size);
    for &cell in &cells {
        let value = tartan::grundy(nimbers, &games.value, &[cell]);
        assert_eq!(value, table.value(cell).into(), "{rows:?} {cell:?}");
    }
    let mut random = Rng::with_seed(4);
    for rest in 0..4 {
        let lights = random.choose_multiple(cells.iter().copied(), 4);
        let expected = sorted(table.winning_moves(&lights, rest).collect());
        assert_eq!(sorted(winning(nimbers, games, &lights, rest)), expected, "{rows:?} {lights:?} {rest}");
    }
}

#[test]
fn grids_of_lights_equal_the_definition() {
    let nimbers = Nimbers::new();
    for size in [[1, 5], [2, 3], [3, 2]] {
        for games in iproduct!(GAMES, GAMES).map(<[_; 2]>::from) {
            let (games, rows) = closed(games, size);
            grids_equal_the_definition(&nimbers, &games, &rows);
        }
    }
}

#[test]
fn boxes_of_lights_equal_the_definition() {
    let (nimbers, mut rng) = (Nimbers::new(), Rng::with_seed(5));
    for (i, j) in iproduct!(0..4, 0..4) {
        let size = if i == j { [2, 2, 2] } else { [1, 2, 3] };
        let (games, rows) = closed([GAMES[i], GAMES[j], GAMES[(i + j) % 4]], size);
        grids_equal_the_definition(&nimbers, &games, &rows);
    }
    let (games, rows) = random([2, 2, 2], &mut rng);
    grids_equal_the_definition(&nimbers, &games, &rows);
    let (games, rows) = random([1, 2, 3], &mut rng);
    grids_equal_the_definition(&nimbers, &games, &rows);
    let (games, rows) = random([2, 1, 2, 2], &mut rng);
    grids_equal_the_definition(&nimbers, &games, &rows);
    let (games, rows) = closed([CoinGame::MockTurtles], [6]);
    grids_equal_the_definition(&nimbers, &games, &rows);
}

fn larger_grids_equal_the_table(size: [usize; 2], sizes: [usize; 3], tables: u32) {
    let (nimbers, mut rng) = (Nimbers::new(), Rng::with_seed(6));
    for games in iproduct!(GAMES, GAMES).map(<[_; 2]>::from) {
        let (games, rows) = closed(games, size);
        grids_equal_the_table(&nimbers, &games, &rows);
    }
    for games in iproduct!(GAMES, GAMES, GAMES).map(<[_; 3]>::from) {
        let (games, rows) = closed(games, sizes);
        grids_equal_the_table(&nimbers, &games, &rows);
    }
    for _ in 0..tables {
        let (games, rows) = random(size, &mut rng);
        grids_equal_the_table(&nimbers, &games, &rows);
        let (games, rows) = random(sizes, &mut rng);
        grids_equal_the_table(&nimbers, &games, &rows);
    }
}

#[test]
fn larger_grids_equal_tables() {
    larger_grids_equal_the_table([5, 5], [3, 3, 3], 3);
}

/// A light that is named twice is one light, as a coin is in `coin_turning`.
#[test]
fn repeated_lights_count_once() {
    let (nimbers, games) = (Nimbers::new(), closed([CoinGame::TurningTurtles; 2], [3, 3]).0);
    let (once, twice) = ([[2, 1], [1, 1]], [[2, 1], [1, 1], [2, 1], [2, 1], [1, 1]]);
    let value = |lights| tartan::grundy(&nimbers, &games.value, lights);
    assert_eq!(value(&twice), value(&once));
    let moves = winning(&nimbers, &games, &twice, 0);
    assert_eq!(moves, winning(&nimbers, &games, &once, 0));
    assert!(!moves.is_empty() && moves.iter().all_unique());
}

/// Lights so far out that only one turn of the last axis can be the right one.
#[test]
fn far_lights_work() {
    let (nimbers, game) = (Nimbers::new(), CoinGame::TurningTurtles);
    let (value, turns) = (|_, x| game.value(x), |_, x| game.turns(x));
    let turns_by = |_, x, change| game.turns_by(x, change);
    let lights = [[1, 2, u64::MAX - 1], [1, 0, 1 << 40]];
    let moves = tartan::winning_moves(&nimbers, value, turns, turns_by, &lights, 0).collect_vec();
    assert!(!moves.is_empty());
    for cells in moves {
        let after = lights.iter().chain(&cells).counts().into_iter().filter(|(_, count)| count % 2 == 1);
        let after = after.map(|(cell, _)| *cell).collect_vec();
        assert!(!tartan::first_player_wins(&nimbers, value, &after), "{cells:?}");
    }
    assert_eq!(tartan::grundy::<u64, u64, 3>(&nimbers, value, &[]), 0);
    assert_eq!(tartan::winning_moves(&nimbers, value, turns, turns_by, &lights[..0], 5).count(), 0);
}

#[test]
#[ignore = "a minute: scripts/prove.sh"]
fn prove_tartan() {
    let nimbers = Nimbers::new();
    for size in [[3, 3], [3, 4], [6, 2], [1, 12], [2, 5]] {
        for games in iproduct!(GAMES, GAMES).map(<[_; 2]>::from) {
            let (games, rows) = closed(games, size);
            grids_equal_the_definition(&nimbers, &games, &rows);
        }
    }
    for size in [[2, 2, 3], [3, 2, 2], [1, 3, 4]] {
        for games in iproduct!(GAMES, GAMES, GAMES).map(<[_; 3]>::from) {
            let (games, rows) = closed(games, size);
            grids_equal_the_definition(&nimbers, &games, &rows);
        }
    }
    larger_grids_equal_the_table([9, 10], [6, 5, 4], 100);
    println!("tartan: verified up to 12 cells");
}
