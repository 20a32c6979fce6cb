use crate::fixtures::random_nimber;
use grundy::nimber::Nimbers;
use oracle::nimber::{product, table};

fn products_equal_the_definition(size: usize) {
    let nimbers = Nimbers::new();
    for (a, row) in table(size).into_iter().enumerate() {
        for (b, expected) in row.into_iter().enumerate() {
            assert_eq!(nimbers.product(a as u64, b as u64), expected, "{a} * {b}");
            assert_eq!(product(a as u64, b as u64), expected, "the oracle's {a} * {b}");
        }
    }
}

fn operations_agree_on_random_nimbers(pairs: u64) {
    let nimbers = Nimbers::new();
    let mut random = fastrand::Rng::with_seed(0);
    for _ in 0..pairs {
        let (a, b) = (random_nimber(&mut random), random_nimber(&mut random));
        assert_eq!(nimbers.product(a, b), product(a, b), "{a} * {b}");
        squares_and_inverses_fit(&nimbers, a);
    }
}

/// What must hold for the square and the inverse, given a product that is right.
fn squares_and_inverses_fit(nimbers: &Nimbers, a: u64) {
    assert_eq!(nimbers.square(a), nimbers.product(a, a), "{a}");
    match nimbers.inverse(a) {
        Some(inverse) => assert_eq!(nimbers.product(a, inverse), 1, "{a}"),
        None => assert_eq!(a, 0),
    }
}

#[test]
fn products_equal_the_mex_definition() {
    products_equal_the_definition(64);
}

#[test]
fn operations_equal_the_recursive_product() {
    let nimbers = Nimbers::new();
    for a in (0..=u64::from(u16::MAX)).chain((0..64).flat_map(|bit| [1 << bit, u64::MAX >> bit])) {
        squares_and_inverses_fit(&nimbers, a);
    }
    operations_agree_on_random_nimbers(3000);
}

#[test]
fn powers_equal_repeated_products() {
    let nimbers = Nimbers::new();
    for a in [0, 1, 2, 258, 1 << 63, u64::MAX] {
        let mut power = 1;
        for exponent in 0..300 {
            assert_eq!(nimbers.power(a, exponent), power, "{a}^{exponent}");
            power = nimbers.product(power, a);
        }
        assert_eq!(nimbers.power(a, u64::MAX), a.min(1), "{a}");
    }
}

#[test]
#[ignore = "a minute: scripts/prove.sh"]
fn prove_nimber() {
    products_equal_the_definition(256);
    operations_agree_on_random_nimbers(1_000_000);
    println!("nimber: verified up to 255 by the mex definition, by 10^6 random pairs beyond");
}
