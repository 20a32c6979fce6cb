use grundy::staircase::*;
use itertools::Itertools;
use oracle::naive::Naive;

/// Every move of a staircase, with the position after it.
fn moves(stairs: &[u64]) -> Vec<(Move, Vec<u64>)> {
    let moves = (1..stairs.len()).flat_map(|heap| (0..stairs[heap]).rev().map(move |to| Move { heap, to }));
    let after = |to: Move| {
        let mut after = stairs.to_vec();
        after[to.heap] = to.to;
        after[to.heap - 1] += stairs[to.heap] - to.to;
        after
    };
    moves.map(|to| (to, after(to))).collect()
}

fn compare(most_stairs: usize, most_stones: u64) {
    let mut game =
        Naive::new(|stairs: &Vec<u64>| moves(stairs).into_iter().map(|(_, after)| after).collect());
    for count in 0..=most_stairs {
        let all = (0..count).map(|_| 0..=most_stones).multi_cartesian_product();
        for stairs in all.filter(|stairs| stairs.iter().sum::<u64>() <= most_stones) {
            assert_eq!(grundy(&stairs), game.grundy(&stairs).into(), "{stairs:?}");
            assert_eq!(first_player_wins(&stairs), game.wins(&stairs), "{stairs:?}");
            let expected = moves(&stairs)
                .into_iter()
                .filter(|(_, after)| !game.wins(after))
                .map(|(to, _)| to)
                .collect_vec();
            assert_eq!(winning_moves(&stairs).collect_vec(), expected, "{stairs:?}");
        }
    }
}

/// Lowers one number by up to its distance to the one before, less `least`; with the stair whose
/// stones move, and how many.
fn lower(numbers: &[u64], least: u64) -> Vec<((usize, u64), Vec<u64>)> {
    let mut moves = Vec::new();
    for i in (0..numbers.len()).rev() {
        let floor = if i == 0 { 0 } else { numbers[i - 1] + least };
        for stones in 1..=numbers[i] - floor {
            let mut after = numbers.to_vec();
            after[i] -= stones;
            moves.push(((numbers.len() - i, stones), after));
        }
    }
    moves
}

fn compare_rows(most: usize, largest: u64) {
    for (least, stairs_of) in [(0, from_sorted_heaps as fn(&[u64]) -> Vec<u64>), (1, from_tokens)] {
        let mut game =
            Naive::new(|row: &Vec<u64>| lower(row, least).into_iter().map(|(_, after)| after).collect());
        for count in 0..=most {
            let rows = (0..=largest).combinations_with_replacement(count);
            for row in rows.filter(|row| row.windows(2).all(|pair| pair[0] + least <= pair[1])) {
                let stairs = stairs_of(&row);
                assert_eq!(first_player_wins(&stairs), game.wins(&row), "{row:?}");
                let expected = lower(&row, least)
                    .into_iter()
                    .filter(|(_, after)| !game.wins(after))
                    .map(|(to, _)| to)
                    .collect_vec();
                let carried = winning_moves(&stairs).map(|to| (to.heap, stairs[to.heap] - to.to));
                assert_eq!(carried.collect_vec(), expected, "{row:?}");
            }
        }
    }
}

/// Moves a piece to the next free square on its right.
fn jump(row: &[bool]) -> Vec<Vec<bool>> {
    let mut rows = Vec::new();
    for at in (0..row.len()).filter(|&at| row[at]) {
        if let Some(to) = (at..row.len()).find(|&to| !row[to]) {
            let mut after = row.to_vec();
            after.swap(at, to);
            rows.push(after);
        }
    }
    rows
}

fn compare_jumps(longest: usize) {
    for length in 0..=longest {
        let mut game = Naive::new(|row: &Vec<bool>| jump(row));
        for row in (0..length).map(|_| [false, true]).multi_cartesian_product() {
            let stairs = from_jumping_pieces(&row);
            assert_eq!(grundy(&stairs), game.grundy(&row).into(), "{row:?}");
            let losing = jump(&row).into_iter().filter(|after| !game.wins(after));
            let losing = losing.map(|after| from_jumping_pieces(&after)).sorted().collect_vec();
            let after = |to: Move| {
                let mut after = stairs.clone();
                after[to.heap - 1] += after[to.heap] - to.to;
                after[to.heap] = to.to;
                after
            };
            assert_eq!(winning_moves(&stairs).map(after).sorted().collect_vec(), losing, "{row:?}");
        }
    }
}

/// Boxes 1 to n: cards go from one to an earlier one if the sum of their numbers is divisible by 3
/// and odd (HDU 3389); only the boxes 0, 2, 5 mod 6 can always move.
#[test]
fn levels_need_not_be_in_order() {
    let boxes = |cards: &Vec<u64>| {
        let mut all = Vec::new();
        for (from, to) in (0..cards.len()).flat_map(|from| (0..from).map(move |to| (from, to))) {
            let sum = from + to + 2;
            for moved in 1..=if sum % 3 == 0 && sum % 2 == 1 { cards[from] } else { 0 } {
                let mut after = cards.clone();
                after[from] -= moved;
                after[to] += moved;
                all.push(after);
            }
        }
        all
    };
    let mut game = Naive::new(boxes);
    let all = (0..9).map(|_| 0..=2u64).multi_cartesian_product();
    for cards in all.filter(|cards| cards.iter().sum::<u64>() <= 4) {
        let levels = (1..).map(|number| usize::from(matches!(number % 6, 0 | 2 | 5)));
        let value = grundy_by_level(levels.zip(cards.iter().copied()));
        assert_eq!(value, game.grundy(&cards).into(), "{cards:?}");
    }
}

#[test]
fn jumping_pieces_equal_the_definition() {
    compare_jumps(10);
}

#[test]
fn equals_the_definition_on_small_stairs() {
    compare(5, 8);
}

#[test]
fn rows_of_heaps_and_tokens_equal_the_definition() {
    compare_rows(4, 10);
}

#[test]
#[ignore = "long"]
fn prove_staircase() {
    compare(6, 11);
    compare_rows(5, 14);
    compare_jumps(14);
    println!("staircase: verified up to 6 stairs with 11 stones, rows of 5 up to 14, 14 squares");
}

#[test]
#[should_panic(expected = "a heap of 3 before one of 2")]
fn decreasing_heaps_are_refused() {
    from_sorted_heaps(&[3, 2]);
}
