use grundy::merging_nim::{self, Move};
use itertools::Itertools;
use oracle::naive::Naive;

/// Every move with the position it leads to; emptied heaps stay as zeros so that the numbering
/// stays.
fn options(heaps: &[u64]) -> Vec<(Move, Vec<u64>)> {
    let mut options = Vec::new();
    for i in (0..heaps.len()).filter(|&i| heaps[i] > 0) {
        let mut after = heaps.to_vec();
        after[i] -= 1;
        options.push((Move::Take(i), after));
        for j in (i + 1..heaps.len()).filter(|&j| heaps[j] > 0) {
            let mut after = heaps.to_vec();
            after[i] += after[j];
            after[j] = 0;
            options.push((Move::Merge(i, j), after));
        }
    }
    options
}

/// All multisets of positive heaps with this many stones, in descending order.
fn partitions(stones: u64, largest: u64) -> Vec<Vec<u64>> {
    if stones == 0 {
        return vec![vec![]];
    }
    (1..=largest.min(stones))
        .flat_map(|first| {
            partitions(stones - first, first).into_iter().map(move |rest| [vec![first], rest].concat())
        })
        .collect()
}

/// All positions of at most `most` stones.
fn compare(most: u64) {
    let mut game = Naive::new(|heaps: &Vec<u64>| {
        let tidy = |after: Vec<u64>| after.into_iter().filter(|&stones| stones > 0).sorted().collect();
        options(heaps).into_iter().map(|(_, after)| tidy(after)).collect()
    });
    for heaps in (0..=most).flat_map(|stones| partitions(stones, stones)) {
        assert_eq!(merging_nim::first_player_wins(&heaps), game.wins(&heaps), "{heaps:?}");
        let winning: Vec<Move> =
            options(&heaps).into_iter().filter(|(_, after)| !game.wins(after)).map(|(to, _)| to).collect();
        assert_eq!(merging_nim::winning_moves(&heaps).collect_vec(), winning, "{heaps:?}");
    }
}

#[test]
fn equals_the_definition_up_to_13_stones() {
    compare(13);
}

/// Empty heaps do not count, wherever they stand; the numbers in moves count them.
#[test]
fn empty_heaps_between_others() {
    let place = |heaps: &[u64], zeros: usize| -> (Vec<u64>, Vec<usize>) {
        let spread = heaps.iter().enumerate().flat_map(|(i, &heap)| {
            let before = vec![0; zeros >> i & 1];
            [before, vec![heap]].concat()
        });
        let all: Vec<u64> = spread.chain(vec![0; zeros >> heaps.len() & 1]).collect();
        let places = (0..all.len()).filter(|&i| all[i] > 0).collect();
        (all, places)
    };
    for heaps in (0..=8).flat_map(|stones| partitions(stones, stones)).filter(|heaps| heaps.len() < 5) {
        for zeros in 0..2usize << heaps.len() {
            let (all, at) = place(&heaps, zeros);
            assert_eq!(
                merging_nim::first_player_wins(&all),
                merging_nim::first_player_wins(&heaps),
                "{all:?}"
            );
            let moved = merging_nim::winning_moves(&heaps).map(|to| match to {
                Move::Take(i) => Move::Take(at[i]),
                Move::Merge(i, j) => Move::Merge(at[i], at[j]),
            });
            assert_eq!(merging_nim::winning_moves(&all).collect_vec(), moved.collect_vec(), "{all:?}");
        }
    }
}

/// The closed form satisfies the recursion in (heaps of one stone, moves in the larger heaps),
/// which is how the induction goes: `larger` moves are realised by one heap of that many stones.
#[test]
fn satisfies_the_recursion() {
    let wins = |ones: usize, moves: u64| {
        let heap = if moves > 0 { vec![moves] } else { vec![] };
        merging_nim::first_player_wins(&[vec![1; ones], heap].concat())
    };
    for (ones, moves) in (0..=200usize).flat_map(|ones| (0..=200u64).map(move |moves| (ones, moves))) {
        if moves == 1 {
            continue; // a larger heap of one stone is a heap of one stone
        }
        let mut options = Vec::new();
        if moves > 0 {
            options.push(wins(ones, moves - 1)); // a stone from a larger heap, or a merge of two
        }
        if ones > 0 {
            options.push(wins(ones - 1, moves));
        }
        if ones > 0 && moves > 0 {
            options.push(wins(ones - 1, moves + 1)); // a single stone joins a larger heap
        }
        if ones > 1 {
            options.push(wins(ones - 2, moves + if moves > 0 { 3 } else { 2 })); // two single stones
        }
        assert_eq!(wins(ones, moves), options.contains(&false), "{ones} {moves}");
    }
}

#[test]
fn the_largest_positions_work() {
    assert!(merging_nim::first_player_wins(&[(1 << 63) - 1]));
    assert_eq!(merging_nim::winning_moves(&[1 << 62, (1 << 62) - 1]).collect_vec(), []);
}

#[test]
#[should_panic(expected = "2^63")]
fn too_many_stones_are_refused() {
    merging_nim::first_player_wins(&[1 << 62, 1 << 62]);
}

#[test]
#[ignore = "long"]
fn prove_merging_nim() {
    compare(32);
    println!("merging_nim: verified up to 32 stones");
}
