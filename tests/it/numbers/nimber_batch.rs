use grundy::nimber_batch;
use oracle::nimber::product;

#[test]
fn batches_equal_the_recursive_product() {
    let (a, b): (Vec<u64>, Vec<u64>) =
        (0..64).flat_map(|i| (0..64).map(move |j| (1u64 << i, 1u64 << j))).unzip();
    let expected: Vec<u64> = a.iter().zip(&b).map(|(&a, &b)| product(a, b)).collect();
    assert_eq!(nimber_batch::products(&a, &b), expected);

    let mut random = fastrand::Rng::with_seed(0);
    let (a, b): (Vec<u64>, Vec<u64>) = (0..1100).map(|_| (random.u64(..), random.u64(..))).unzip();
    let expected: Vec<u64> = a.iter().zip(&b).map(|(&a, &b)| product(a, b)).collect();
    for length in 0..=1100 {
        let products = nimber_batch::products(&a[..length], &b[..length]);
        assert_eq!(products, expected[..length], "{length} pairs");
    }
}

#[test]
#[should_panic(expected = "as many left factors as right ones, not 1 and 2")]
fn different_lengths_are_refused() {
    nimber_batch::products(&[1], &[1, 2]);
}
