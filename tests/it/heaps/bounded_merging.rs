use std::collections::HashSet;

use grundy::bounded_merging;
use itertools::Itertools;
use oracle::naive::Naive;

/// Every position after a merge of two heaps of at most `most` stones together, in ascending order.
fn merges(heaps: &[u64], most: u64) -> Vec<Vec<u64>> {
    let pairs = (0..heaps.len()).tuple_combinations().filter(|&(i, j)| heaps[i] + heaps[j] <= most);
    let merged = pairs.map(|(i, j)| {
        let mut after = heaps.to_vec();
        after[i] += after.remove(j);
        after.sort_unstable();
        after
    });
    merged.unique().collect()
}

/// All starts of at most `most_heaps` heaps, under every bound that differs for them.
fn compare(most_heaps: u64) {
    for most in 1..=most_heaps + 1 {
        let mut game = Naive::new(|heaps: &Vec<u64>| merges(heaps, most));
        for heaps in 0..=most_heaps {
            let start = vec![1; usize::try_from(heaps).unwrap()];
            let wins = bounded_merging::first_player_wins(heaps, most);
            assert_eq!(wins, game.wins(&start), "{heaps} heaps, at most {most} stones");
        }
    }
}

#[test]
fn equals_the_definition_up_to_16_heaps() {
    compare(16);
}

#[test]
#[ignore = "long"]
fn prove_bounded_merging() {
    compare(32);
    println!("bounded_merging: verified up to 32 heaps");
}

/// The merge of the theorem: the growing heap takes up the other heap that is neither full nor a
/// one, else a one; where it stands alone, or there is none, ones are merged.
fn strategy(heaps: &[u64], most: u64) -> Option<Vec<u64>> {
    let growing: Vec<u64> = heaps.iter().copied().filter(|&heap| 1 < heap && heap < most).collect();
    let merge = |one: u64, other: u64| {
        let mut after = heaps.to_vec();
        for heap in [one, other] {
            after.remove(after.iter().position(|&other| other == heap)?);
        }
        after.push(one + other);
        after.sort_unstable();
        (one + other <= most).then_some(after)
    };
    match growing[..] {
        [] => merge(1, 1),
        [heap] => merge(1, heap),
        [less, more] => merge(less, more).or_else(|| merge(1, more)),
        _ => unreachable!("{heaps:?}: three heaps grow"),
    }
}

/// How long the game may last if one player plays so, and the other one anyhow.
fn lengths(heaps: &[u64], most: u64, follows: bool) -> HashSet<u64> {
    let after = if follows {
        let after: Vec<Vec<u64>> = strategy(heaps, most).into_iter().collect();
        assert_eq!(after.is_empty(), merges(heaps, most).is_empty(), "{heaps:?}: the strategy has a move");
        after
    } else {
        merges(heaps, most)
    };
    let longer = after.iter().flat_map(|after| lengths(after, most, !follows)).map(|length| length + 1);
    let found: HashSet<u64> = longer.collect();
    if after.is_empty() { HashSet::from([0]) } else { found }
}

#[test]
fn the_strategy_of_the_theorem_fixes_the_length() {
    for (heaps, most) in (1..=14u64).cartesian_product(1..=15) {
        let start = vec![1; usize::try_from(heaps).unwrap()];
        for follows in [true, false] {
            let found = lengths(&start, most, follows);
            assert_eq!(found, HashSet::from([bounded_merging::length(heaps, most)]), "{heaps} {most}");
        }
    }
}

#[test]
#[should_panic(expected = "no heap may hold a stone")]
fn a_bound_of_0_is_refused() {
    bounded_merging::length(1, 0);
}
