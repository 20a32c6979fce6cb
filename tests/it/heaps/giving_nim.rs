use grundy::giving_nim::*;
use itertools::Itertools;
use oracle::naive::Naive;

/// All ways to give at most `most` stones to the heaps that are not empty, except `from`.
fn gifts(heaps: &[u64], from: usize, most: u64) -> Vec<Vec<u64>> {
    let mut all = vec![heaps.to_vec()];
    for heap in (0..heaps.len()).filter(|&heap| heap != from && heaps[heap] > 0) {
        let given = |after: &Vec<u64>| after.iter().sum::<u64>() - heaps.iter().sum::<u64>();
        let more = all.iter().flat_map(|after| {
            (0..=most - given(after)).map(|gift| {
                let mut after = after.clone();
                after[heap] += gift;
                after
            })
        });
        all = more.collect();
    }
    all
}

fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for from in (0..heaps.len()).filter(|&heap| heaps[heap] > 0) {
        for removed in 1..=heaps[from] {
            for mut after in gifts(heaps, from, heaps[from] - removed) {
                let given = after.iter().sum::<u64>() - heaps.iter().sum::<u64>();
                after[from] -= removed + given;
                options.push(after);
            }
        }
    }
    options
}

fn compare(stones: u64) {
    let sorted = |heaps: &Vec<u64>| heaps.iter().copied().filter(|&n| n > 0).sorted().collect_vec();
    let mut game = Naive::new(|heaps: &Vec<u64>| options(heaps).iter().map(sorted).unique().collect());
    let mut positions = vec![(vec![], stones)];
    while let Some((heaps, left)) = positions.pop() {
        let least = heaps.last().copied().unwrap_or(1);
        positions.extend((least..=left).map(|n| ([heaps.clone(), vec![n]].concat(), left - n)));
        // In another order, with an empty heap.
        let mixed = heaps.iter().rev().copied().chain([0]).collect_vec();
        assert_eq!(first_player_wins(&mixed), game.wins(&heaps), "{heaps:?}");
        let found = some_winning_move(&mixed);
        assert_eq!(found.is_some(), game.wins(&heaps), "{heaps:?}");
        if let Some(after) = found {
            assert!(options(&mixed).contains(&after), "{mixed:?}: {after:?}");
            assert!(!game.wins(&sorted(&after)), "{mixed:?}: {after:?}");
        }
    }
}

#[test]
fn equals_the_definition() {
    compare(11);
}

#[test]
#[ignore = "long"]
fn prove_giving_nim() {
    compare(18);
    println!("giving_nim: verified up to 18 stones");
}
