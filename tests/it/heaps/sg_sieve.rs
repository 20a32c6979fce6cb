use crate::heaps::sg_table::{compare, compare_at_random, definition};
use grundy::{sg_sieve, sg_table};
use itertools::Itertools;

fn sorted(takes: &[usize]) -> Vec<usize> {
    takes.iter().copied().sorted_unstable().dedup().collect()
}

#[test]
fn equals_the_definition_for_all_small_sets() {
    compare(sg_sieve::values, 8, 40);
}

#[test]
fn equals_the_definition_for_random_sets() {
    compare_at_random(|takes, n| sg_sieve::values(&sorted(takes), n));
}

#[test]
fn long_tables_agree_with_sg_table() {
    let mut random = fastrand::Rng::with_seed(2);
    for (count, most) in [(3, 5000), (60, 9000), (63, 63), (20, 200)] {
        let takes: Vec<usize> = (0..count).map(|_| random.usize(1..=most)).collect();
        assert_eq!(sg_table::values(&takes, 10_000), sg_sieve::values(&sorted(&takes), 10_000), "{takes:?}");
    }
}

#[test]
fn takes_beyond_the_heaps_are_passed_over() {
    for takes in [vec![1, usize::MAX], vec![2, 3, 9, usize::MAX - 1, usize::MAX]] {
        assert_eq!(sg_sieve::values(&takes, 8), definition(&takes, 8), "{takes:?}");
    }
}

#[test]
fn unsorted_takes_are_refused() {
    for takes in [vec![2, 1], vec![1, 1], vec![0, 1]] {
        assert!(std::panic::catch_unwind(|| sg_sieve::values(&takes, 10)).is_err(), "{takes:?}");
    }
}

#[test]
#[ignore = "long"]
fn prove_sg_sieve() {
    compare(sg_sieve::values, 15, 100);
    println!("sg_sieve: verified up to heaps of 100 for all sets of takes up to 15");
}
