use crate::fixtures::random_nimber;
use grundy::nimber::Nimbers;
use grundy::nimber_log;

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
        let (base, exponent) = (random_nimber(&mut random).max(1), random.u64(..));
        let order = nimber_log::order(&nimbers, base).unwrap();
        let a = nimbers.power(base, exponent);
        assert_eq!(nimber_log::log(&nimbers, base, a), Some(exponent % order), "{base}^{exponent}");
    }
}
