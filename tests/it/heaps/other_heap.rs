use grundy::other_heap::*;
use itertools::Itertools;
use oracle::naive::Naive;

type Position = (Vec<u64>, Option<usize>);

/// The heaps that may be used, and what is then.
fn options((heaps, last): &Position) -> Vec<Position> {
    let allowed = (0..heaps.len()).filter(|&heap| Some(heap) != *last && heaps[heap] > 0);
    allowed
        .map(|heap| {
            let mut after = heaps.clone();
            after[heap] -= 1;
            (after, Some(heap))
        })
        .collect()
}

fn compare(count: usize, largest: u64) {
    let mut game = Naive::new(options);
    for heaps in (0..count).map(|_| 0..=largest).multi_cartesian_product() {
        for last in (0..count).map(Some).chain([None]) {
            let position = (heaps.clone(), last);
            assert_eq!(first_player_wins(&heaps, last), game.wins(&position), "{position:?}");
            let wins = options(&position).into_iter().filter(|after| !game.wins(after));
            let expected = wins.map(|(_, heap)| heap.unwrap()).collect_vec();
            assert_eq!(winning_moves(&heaps, last).collect_vec(), expected, "{position:?}");
        }
    }
}

#[test]
fn equals_the_definition() {
    [(1, 8), (2, 8), (3, 6), (4, 5)].iter().for_each(|&(count, largest)| compare(count, largest));
    assert!(!first_player_wins(&[], None));
    assert_eq!(winning_moves(&[], None).count(), 0);
}

#[test]
#[ignore = "long"]
fn prove_other_heap() {
    compare(5, 6);
    println!("other_heap: verified up to 5 heaps of 6");
}

/// A winning move leaves a lost position, also of many stones.
#[test]
fn large_heaps_work() {
    let random = &mut fastrand::Rng::with_seed(1);
    for _ in 0..2000 {
        let count = random.usize(1..=6);
        let heaps = (0..count).map(|_| random.u64(..) >> random.u32(3..64)).collect_vec();
        let last = Some(random.usize(0..=count)).filter(|&last| last < count);
        let after = |heap: usize| {
            let mut after = heaps.clone();
            after[heap] -= 1;
            (after, Some(heap))
        };
        let allowed = (0..count).filter(|&heap| Some(heap) != last && heaps[heap] > 0);
        let expected = allowed.filter(|&heap| !first_player_wins(&after(heap).0, Some(heap)));
        let expected = expected.collect_vec();
        assert_eq!(winning_moves(&heaps, last).collect_vec(), expected, "{heaps:?}, {last:?}");
        assert_eq!(first_player_wins(&heaps, last), !expected.is_empty(), "{heaps:?}, {last:?}");
    }
}

#[test]
#[should_panic(expected = "less than 2^64")]
fn too_many_stones_are_refused() {
    first_player_wins(&[u64::MAX, 1], None);
}
