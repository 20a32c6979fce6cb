use grundy::nimber::Nimbers;
use grundy::nimber_batch;
use grundy::{nimber_log, nimber_roots};
use oracle::nimber::{product, table};

/// A random nimber of a random width.
fn any(random: &mut fastrand::Rng) -> u64 {
    random.u64(..).checked_shr(random.u32(0..=64)).unwrap_or(0)
}

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
        let (a, b) = (any(&mut random), any(&mut random));
        assert_eq!(nimbers.product(a, b), product(a, b), "{a} * {b}");
        one_operand_laws(&nimbers, a);
    }
}

/// What must hold for the operations on one nimber, given a product that is right.
fn one_operand_laws(nimbers: &Nimbers, a: u64) {
    assert_eq!(nimbers.square(a), nimbers.product(a, a), "{a}");
    assert_eq!(nimbers.square(nimber_roots::sqrt(nimbers, a)), a, "{a}");
    match nimbers.inverse(a) {
        Some(inverse) => assert_eq!(nimbers.product(a, inverse), 1, "{a}"),
        None => assert_eq!(a, 0),
    }
    match nimber_roots::solve_quadratic(nimbers, a) {
        Some(x) => assert_eq!((nimbers.square(x) ^ x, x % 2), (a, 0), "{a}"),
        None => {
            let trace = (0..64).fold((0, a), |(sum, power), _| (sum ^ power, nimbers.square(power))).0;
            assert_eq!(trace, 1, "{a}: a trace of 1 is what has no solution");
        }
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
        one_operand_laws(&nimbers, a);
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
fn logarithms_equal_the_least_exponent() {
    let nimbers = Nimbers::new();
    for base in 0..256u64 {
        let powers: Vec<u64> = (0..256).map(|exponent| nimbers.power(base, exponent)).collect();
        assert_eq!(
            nimber_log::order(&nimbers, base),
            (1..256).find(|&k| powers[k] == 1).map(|k| k as u64),
            "{base}"
        );
        for a in (0..256).step_by(5).chain([1, 256]) {
            let expected = powers.iter().position(|&power| power == a).map(|k| k as u64);
            assert_eq!(nimber_log::log(&nimbers, base, a), expected, "{base}^k = {a}");
        }
    }
    let mut power = 1;
    for exponent in 0..65535 {
        if exponent % 97 == 0 {
            assert_eq!(nimber_log::log(&nimbers, 258, power), Some(exponent));
        }
        power = nimbers.product(power, 258);
    }
}

#[test]
fn logarithms_of_random_powers_come_back() {
    let nimbers = Nimbers::new();
    let mut random = fastrand::Rng::with_seed(0);
    assert_eq!(nimber_log::order(&nimbers, (1 << 32) + 6), Some(u64::MAX), "a generator");
    for _ in 0..100 {
        let (base, exponent) = (any(&mut random).max(1), random.u64(..));
        let order = nimber_log::order(&nimbers, base).unwrap();
        let a = nimbers.power(base, exponent);
        assert_eq!(nimber_log::log(&nimbers, base, a), Some(exponent % order), "{base}^{exponent}");
    }
}

#[test]
#[ignore = "a minute: scripts/prove.sh"]
fn prove_nimber() {
    products_equal_the_definition(256);
    operations_agree_on_random_nimbers(1_000_000);
    println!("nimber: proven up to 255 by the mex definition, by 10^6 random pairs beyond");
}
