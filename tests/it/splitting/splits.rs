use grundy::take_and_break::Rules;
use grundy::{filling_boxes, grundys_game, halving, lasker, multi_sg, no_repeat_nim, pair_split};
use itertools::Itertools;
use lasker::Split;
use oracle::naive::{Naive, sorted};
use std::fmt::Debug;
use std::hash::Hash;

/// A sum of positions: each move on component i, with what the component becomes.
fn moves<M, P: Clone>(at: &[P], on: impl Fn(usize, &P) -> Vec<(M, Vec<P>)>) -> Vec<(M, Vec<P>)> {
    let mut all = Vec::new();
    for (i, position) in at.iter().enumerate() {
        for (name, left) in on(i, position) {
            all.push((name, [&at[..i], &left, &at[i + 1..]].concat()));
        }
    }
    all
}

/// Compares winner and winning moves of sums with the definition.
fn check<M: PartialEq + Debug, P: Clone + Ord + Hash + Debug>(
    positions: impl IntoIterator<Item = Vec<P>>,
    on: impl Fn(usize, &P) -> Vec<(M, Vec<P>)>,
    first_player_wins: impl Fn(&[P]) -> bool,
    winning_moves: impl Fn(&[P]) -> Vec<M>,
) {
    let mut game =
        Naive::new(|at: &Vec<P>| moves(at, &on).into_iter().map(|(_, after)| sorted(&after)).collect());
    for at in positions {
        assert_eq!(first_player_wins(&at), game.wins(&sorted(&at)), "{at:?}");
        let winning =
            moves(&at, &on).into_iter().filter(|(_, after)| !game.wins(&sorted(after))).map(|(name, _)| name);
        assert_eq!(winning_moves(&at), winning.collect_vec(), "{at:?}");
    }
}

fn lists<P: Clone>(count: usize, of: impl Iterator<Item = P> + Clone) -> impl Iterator<Item = Vec<P>> {
    (0..count).map(|_| of.clone()).multi_cartesian_product()
}

/// Takes first, in order of what is left; then the splits.
fn lasker_moves(split: Split, heap: usize, n: u64) -> Vec<(lasker::Move, Vec<u64>)> {
    let takes = (0..n).map(|left| if left == 0 { vec![] } else { vec![left] });
    let parts = if split == Split::Two { 2 } else { 3 };
    let splits = (0..parts).map(|_| 1..=n).multi_cartesian_product();
    let splits = splits.filter(|parts| parts.iter().sum::<u64>() == n && parts.is_sorted());
    takes.chain(splits).map(|left| (lasker::Move { heap, left: left.clone() }, left)).collect()
}

fn check_lasker(one: u64, two: u64, table: usize) {
    for (split, table) in [(Split::Two, table), (Split::Three, table / 5)] {
        let wins = |heaps: &[u64]| split.first_player_wins(heaps);
        let winning = |heaps: &[u64]| split.winning_moves(heaps).collect_vec();
        check(lists(1, 1..=one), |i, &n| lasker_moves(split, i, n), wins, winning);
        check(lists(2, 1..=two), |i, &n| lasker_moves(split, i, n), wins, winning);
        let splits = if split == Split::Two { [vec![0], vec![]] } else { [vec![], vec![0]] };
        let [two, three] = splits;
        let rules =
            Rules { takes: [(1..=table).collect(), (1..=table).collect(), two, three], unequal: false };
        let values = rules.values(table);
        assert!((0..=table).all(|n| split.grundy(n as u64) == values[n].into()), "{split:?}");
    }
}

fn check_pair_split(one: u64, two: u64) {
    let on = |pair: usize, heaps: &[u64; 2]| {
        let mut all = Vec::new();
        for heap in [0, 1] {
            for part in 1..=heaps[heap] / 2 {
                all.push((pair_split::Move { pair, heap, part }, vec![[part, heaps[heap] - part]]));
            }
        }
        all
    };
    let pairs = |largest: u64| (1..=largest).cartesian_product(1..=largest).map(|(a, b)| [a, b]);
    let winning = |at: &[[u64; 2]]| pair_split::winning_moves(at).collect_vec();
    check(lists(1, pairs(one)), on, pair_split::first_player_wins, winning);
    check(lists(2, pairs(two)), on, pair_split::first_player_wins, winning);
    let mut game = Naive::new(|pair: &[u64; 2]| on(0, pair).into_iter().map(|(_, left)| left[0]).collect());
    pairs(one).for_each(|pair| assert_eq!(pair_split::grundy(pair), game.grundy(&pair), "{pair:?}"));
}

fn check_halving(one: u64, table: usize) {
    for k in 1..=3 {
        let on = |pile: usize, &stones: &u64| {
            let take = (stones > 0).then(|| (halving::Move { pile, halve: false }, vec![stones - 1]));
            let halves = vec![stones / 2; k];
            let halve =
                (stones > 0 && stones % 2 == 0).then_some((halving::Move { pile, halve: true }, halves));
            take.into_iter().chain(halve).collect()
        };
        let wins = |piles: &[u64]| halving::first_player_wins(piles, k as u64);
        let winning = |piles: &[u64]| halving::winning_moves(piles, k as u64).collect_vec();
        check(lists(1, 0..=one), on, wins, winning);
        check(lists(2, 0..=one / 2), on, wins, winning);
    }
    for k in 1..=4 {
        let values = multi_sg::values(table + 1, |n, sg, mex| {
            if n > 0 {
                mex.insert(sg[n - 1]);
            }
            if n > 0 && n % 2 == 0 {
                mex.insert((0..k).fold(0, |sum, _| sum ^ sg[n / 2]));
            }
        });
        assert!((0..=table).all(|n| halving::grundy(n as u64, k) == values[n]), "k = {k}");
    }
}

fn check_filling_boxes(one: u64, two: u64, values: u64) {
    let on = |number: usize, &(size, stones): &(u64, u64)| {
        let adds = (1..=stones * stones).take_while(|add| stones + add <= size);
        adds.map(|add| (filling_boxes::Move { number, add }, vec![(size, stones + add)])).collect_vec()
    };
    let boxes = |largest: u64| (0..=largest).flat_map(|size| (0..=size).map(move |stones| (size, stones)));
    let winning = |at: &[(u64, u64)]| filling_boxes::winning_moves(at).collect_vec();
    check(lists(1, boxes(one)), on, filling_boxes::first_player_wins, winning);
    check(lists(2, boxes(two)), on, filling_boxes::first_player_wins, winning);
    for size in 1..=values {
        let mut sg = vec![0; size as usize + 1];
        for stones in (0..size).rev() {
            let most = (stones * stones).min(size - stones);
            sg[stones as usize] = grundy::mex::mex((1..=most).map(|add| sg[(stones + add) as usize]));
            assert_eq!(filling_boxes::grundy(size, stones), sg[stones as usize].into(), "{size}, {stones}");
        }
    }
}

fn check_no_repeat_nim(one: u32, two: u32, values: u32) {
    /// What is left of a pile, and what was taken from it.
    type Pile = (u32, Vec<u32>);
    let on = |pile: usize, (left, taken): &Pile| {
        let takes = (1..=*left).filter(|take| !taken.contains(take));
        let after = |take| vec![(left - take, taken.iter().copied().chain([take]).sorted().collect())];
        takes.map(|take| (no_repeat_nim::Move { pile, take }, after(take))).collect_vec()
    };
    let sizes = |at: &[Pile]| at.iter().map(|(left, _)| *left).collect_vec();
    let wins =
        |at: &[Pile]| no_repeat_nim::first_player_wins(&sizes(at).into_iter().map_into().collect_vec());
    let winning = |at: &[Pile]| no_repeat_nim::winning_moves(&sizes(at)).collect_vec();
    check(lists(1, (0..=one).map(|n| (n, vec![]))), on, wins, winning);
    check(lists(2, (0..=two).map(|n| (n, vec![]))), on, wins, winning);
    let mut search = grundy::sg_dfs::SgDfs::new(no_repeat_nim::options);
    for n in 0..=values {
        assert_eq!(no_repeat_nim::grundy(n.into()), search.grundy(&(n, 0)).into(), "{n}");
    }
}

fn check_grundys_game(naive: usize, table: usize) {
    let values = grundys_game::values(table);
    let on = |_, &heap: &usize| {
        (1..heap).filter(|part| 2 * part < heap).map(|part| (part, vec![part, heap - part])).collect()
    };
    let wins = |at: &[usize]| at.iter().fold(0, |sum, &heap| sum ^ values[heap]) != 0;
    check(lists(1, 1..=naive), on, wins, |at| grundys_game::winning_moves(&values, at[0], 0).collect());
    let textbook = multi_sg::values(table + 1, |n, sg, mex| {
        (1..n).filter(|part| 2 * part < n).for_each(|part| mex.insert(sg[part] ^ sg[n - part]));
    });
    assert_eq!(values, textbook);
}

#[test]
fn lasker_equals_the_definition() {
    check_lasker(12, 6, 500);
    assert_eq!(Split::Two.winning_moves(&[1 << 60, 3]).next().unwrap().left, [3]);
    assert_eq!(Split::Two.grundy(u64::MAX - 1), u64::MAX - 1);
}

#[test]
fn pair_split_equals_the_definition() {
    check_pair_split(25, 5);
    assert_eq!(pair_split::grundy([u64::MAX, u64::MAX]), 0);
}

#[test]
fn halving_equals_the_definition() {
    check_halving(9, 5000);
    assert_eq!(halving::grundy(u64::MAX, 1), 0);
}

#[test]
fn filling_boxes_equal_the_definition() {
    check_filling_boxes(25, 6, 150);
    assert_eq!(filling_boxes::grundy(u64::MAX, 1 << 32), u64::MAX - (1 << 32));
    assert_eq!(filling_boxes::grundy(u64::MAX, u64::MAX), 0);
}

#[test]
fn no_repeat_nim_equals_the_definition() {
    check_no_repeat_nim(14, 5, 30);
    assert_eq!(no_repeat_nim::grundy(u64::MAX), 6_074_000_999);
}

#[test]
fn grundys_game_equals_the_definition() {
    check_grundys_game(17, 1000);
    let lost = grundys_game::p_positions();
    let values = grundys_game::values(20_000);
    assert_eq!(lost, (0..=20_000).filter(|&heap| values[heap] == 0).collect_vec());
}

/// A random game in which a move leaves up to three lower positions.
#[test]
fn multi_sg_equals_the_definition() {
    for seed in 0..100 {
        let random = &mut fastrand::Rng::with_seed(seed);
        let mut option = |p: usize| (0..random.usize(0..=3)).map(|_| random.usize(0..p)).collect_vec();
        let game: Vec<Vec<Vec<usize>>> =
            (0..8).map(|p| (0..if p == 0 { 0 } else { p % 4 + 1 }).map(|_| option(p)).collect()).collect();
        let values = multi_sg::values(8, |p, sg, mex| {
            game[p].iter().for_each(|parts| mex.insert(parts.iter().fold(0, |sum, &part| sum ^ sg[part])));
        });
        let on = |_, &p: &usize| game[p].iter().cloned().enumerate().collect_vec();
        check(
            lists(1, 0..6),
            on,
            |at| at.iter().fold(0, |sum, &p| sum ^ values[p]) != 0,
            |at| multi_sg::winning_moves(&values, game[at[0]].iter().cloned(), 0).collect(),
        );
    }
}

#[test]
#[ignore = "longer proof run"]
fn prove_splits() {
    check_lasker(15, 8, 3000);
    println!("lasker: verified up to heaps of 15, pairs of 8, values up to 3000 (three parts: 600)");
    check_pair_split(60, 7);
    println!("pair_split: verified up to one pair of 60, two of 7");
    check_halving(12, 1_000_000);
    println!("halving: verified up to piles of 12, values up to 1000000 for k up to 4");
    check_filling_boxes(40, 9, 600);
    println!("filling_boxes: verified up to one box of 40, two of 9, values up to 600");
    check_no_repeat_nim(18, 7, 60);
    println!("no_repeat_nim: verified up to piles of 18, two of 7, values up to 60");
    check_grundys_game(26, 10_000);
    println!("grundys_game: verified up to heaps of 26, values up to 10000");
}

#[test]
#[ignore = "longer proof run"]
fn prove_grundys_game() {
    let values = grundys_game::values(grundys_game::SEARCHED);
    let lost = (0..values.len()).filter(|&heap| values[heap] == 0).collect_vec();
    assert_eq!(grundys_game::p_positions(), lost);
    println!("grundys_game: verified up to {} for the P-positions", grundys_game::SEARCHED);
}
