use grundy::sg_table;
use itertools::Itertools;
use oracle::naive::Naive;

/// The definition; takes as given, unsorted and repeated.
pub fn definition(takes: &[usize], n: usize) -> Vec<u32> {
    let options =
        |&heap: &usize| takes.iter().filter(|&&take| take <= heap).map(|take| heap - take).collect();
    let mut naive = Naive::new(options);
    (0..=n).map(|heap| naive.grundy(&heap)).collect() // ascending: the recursion stays flat
}

#[test]
fn takes_1_3_4() {
    assert_eq!(sg_table::values(&[4, 1, 3, 3], 8), [0, 1, 0, 1, 2, 3, 2, 0, 1]);
}

#[test]
fn the_23_card_game() {
    let sg = sg_table::values(&[1, 2, 3], 23);
    assert!(sg_table::winning_moves(&[1, 2, 3], 23, 0, |heap| sg[heap as usize]).eq([20]));
    assert!((0..=23).all(|cards| sg[cards] as usize == cards % 4));
}

/// All sets of takes up to `most`, all heaps up to `longest`.
pub fn compare(values: fn(&[usize], usize) -> Vec<u32>, most: usize, longest: usize) {
    for takes in (1..=most).powerset() {
        let expected = definition(&takes, longest);
        for n in 0..=longest {
            assert_eq!(values(&takes, n), expected[..=n], "{takes:?}");
        }
    }
}

/// Few and many takes, dense and sparse: each way to compute.
pub fn compare_at_random(values: impl Fn(&[usize], usize) -> Vec<u32>) {
    let mut random = fastrand::Rng::with_seed(1536);
    for _ in 0..150 {
        let most = random.usize(1..2000);
        let takes: Vec<usize> = (0..random.usize(..150)).map(|_| random.usize(1..=most)).collect();
        let n = random.usize(..300);
        assert_eq!(values(&takes, n), definition(&takes, n), "{takes:?}");
    }
}

#[test]
fn equals_the_definition_for_all_small_sets() {
    compare(sg_table::values, 8, 40);
}

#[test]
fn equals_the_definition_for_random_sets() {
    compare_at_random(sg_table::values);
}

#[test]
fn a_proven_period_holds() {
    let mut random = fastrand::Rng::with_seed(3);
    for case in 0..300 {
        let takes: Vec<usize> = (0..random.usize(..6)).map(|_| random.usize(1..=20)).collect();
        let Some(sg) = sg_table::periodic(&takes, 3000) else { panic!("{takes:?}") };
        let n = 3 * (sg.pre_period() + sg.period()) + 100;
        let table = sg_table::values(&takes, n);
        assert!((0..=n).all(|heap| sg.at(heap as u64) == table[heap]), "{case} {takes:?}");
        let start = sg.pre_period();
        assert!(start == 0 || table[start - 1] != table[start - 1 + sg.period()], "not the least: {takes:?}");
        let repeats = |p: usize| (start..n - p).all(|heap| table[heap] == table[heap + p]);
        assert!((1..sg.period()).all(|p| !repeats(p)), "not the least: {takes:?}");
    }
}

#[test]
fn no_period_without_a_proof() {
    assert_eq!(sg_table::periodic(&[1, 2, 3], 5), None); // 0 1 2 3 0 1 alone might go on with 0
    assert_eq!(sg_table::periodic(&[1, 2, 3], 6).map(|sg| sg.at(u64::MAX)), Some(3));
    assert_eq!(sg_table::periodic(&[], 1).map(|sg| sg.at(u64::MAX)), Some(0));
}

#[test]
fn winning_moves_equal_the_definition() {
    let mut random = fastrand::Rng::with_seed(4);
    for _ in 0..200 {
        let takes: Vec<usize> = (0..random.usize(..10)).map(|_| random.usize(1..=30)).collect();
        let sg = definition(&takes, 60);
        for (heap, rest) in (0..=60usize).cartesian_product(0..4) {
            let options = (1..=heap).filter(|take| takes.contains(take)).map(|take| (heap - take) as u64);
            let expected = options.filter(|&left| u64::from(sg[left as usize]) == rest).collect_vec();
            let moves = sg_table::winning_moves(&takes, heap as u64, rest, |heap| sg[heap as usize]);
            assert_eq!(moves.collect_vec(), expected, "{takes:?}, heap {heap}, rest {rest}");
        }
    }
}

#[test]
fn moves_on_a_heap_of_10_to_the_18() {
    let sg = sg_table::periodic(&[1, 3, 4], 100).unwrap();
    let heap = 1_000_000_000_000_000_000; // 1 mod 7
    assert!(sg_table::winning_moves(&[1, 3, 4], heap, 0, |heap| sg.at(heap)).eq([heap - 1]));
}

#[test]
#[should_panic(expected = "never ends")]
fn a_take_of_nothing_is_refused() {
    sg_table::values(&[2, 0], 10);
}

#[test]
#[ignore = "long"]
fn prove_sg_table() {
    compare(sg_table::values, 15, 100);
    println!("sg_table: verified up to heaps of 100 for all sets of takes up to 15");
}
