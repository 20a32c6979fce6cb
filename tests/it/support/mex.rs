use grundy::mex::{Mex, mex};
use itertools::Itertools;

/// The definition: the first number that is not in the list.
fn definition(values: &[u32]) -> u32 {
    (0..).find(|n| !values.contains(n)).unwrap()
}

#[test]
fn equals_the_definition_on_all_short_lists() {
    let mut buffer = Mex::new();
    for length in 0..=6 {
        for values in (0..length).map(|_| 0..7).multi_cartesian_product() {
            values.iter().for_each(|&value| buffer.insert(value));
            assert_eq!(mex(values.iter().copied()), definition(&values), "{values:?}");
            assert_eq!(buffer.take(), definition(&values), "{values:?}");
        }
    }
}

#[test]
fn huge_values_cost_nothing() {
    assert_eq!(mex([u32::MAX, 0, u32::MAX - 1]), 1);
}

/// `cases` random lists.
fn compare(seed: u64, cases: usize) {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut buffer = Mex::new();
    for _ in 0..cases {
        let most = random.u32(1..200);
        let values = (0..random.usize(..300)).map(|_| random.u32(..most)).collect_vec();
        values.iter().for_each(|&value| buffer.insert(value));
        assert_eq!(mex(values.iter().copied()), definition(&values), "{values:?}");
        assert_eq!(buffer.take(), definition(&values), "{values:?}");
    }
}

#[test]
fn equals_the_definition_on_random_lists() {
    compare(1935, 3000);
}

/// What was added 2^32 - 1 rounds ago is forgotten.
#[test]
#[ignore = "long"]
fn prove_that_rounds_begin_again() {
    let mut buffer = Mex::new();
    buffer.insert(3); // in round 1
    assert_eq!((1..u32::MAX).map(|_| buffer.take()).max(), Some(0));
    assert_eq!(buffer.take(), 0); // in the last round
    (0..3).for_each(|value| buffer.insert(value));
    assert_eq!(buffer.take(), 3);
    println!("mex: verified up to 2^32 rounds");
}

#[test]
#[ignore = "long"]
fn prove_mex() {
    compare(1, 200_000);
    println!("mex: verified up to 200 000 random lists of up to 300 values");
}
