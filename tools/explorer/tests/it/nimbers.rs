//! Nim products of many pairs against the single product, and that against Conway's recursion and
//! the definition.

use grundy_explorer::nimbers::{product, products};

#[test]
fn the_single_product_is_that_of_the_definition() {
    let size = 64;
    let table = oracle::nimber::table(size);
    for (a, row) in table.iter().enumerate() {
        for (b, value) in row.iter().enumerate() {
            assert_eq!(product(a as u64, b as u64), *value, "{a} {b}");
        }
    }
}

#[test]
fn single_products_of_every_width() {
    let mut random = fastrand::Rng::with_seed(1);
    for bits in (1..=64).flat_map(|bits| [bits; 10]) {
        let (a, b) = (random.u64(..) >> (64 - bits), random.u64(..));
        assert_eq!(product(a, b), oracle::nimber::product(a, b), "{a} {b}");
        assert_eq!(product(b, a), product(a, b));
    }
}

/// The product is linear in both factors, so these say all.
#[test]
fn all_pairs_of_powers_of_two() {
    let pairs = (0..64).flat_map(|i| (0..64).map(move |j| (1 << i, 1 << j)));
    let (a, b): (Vec<u64>, Vec<u64>) = pairs.unzip();
    are_right(&a, &b);
}

/// Blocks have 64 and 1024 pairs; the last ones fill none.
#[test]
fn numbers_of_pairs() {
    let mut random = fastrand::Rng::with_seed(2);
    for count in [0, 1, 2, 63, 64, 65, 127, 128, 1000, 1023, 1024, 1025, 2050] {
        let [a, b] = [(); 2].map(|()| (0..count).map(|_| random.u64(..)).collect::<Vec<_>>());
        are_right(&a, &b);
    }
}

#[test]
#[should_panic(expected = "as many left factors as right ones, not 1 and 2")]
fn lengths_that_differ() {
    products(&[1], &[1, 2]);
}

fn are_right(a: &[u64], b: &[u64]) {
    let right: Vec<u64> = a.iter().zip(b).map(|(a, b)| product(*a, *b)).collect();
    assert!(products(a, b) == right, "{} pairs", a.len());
}
