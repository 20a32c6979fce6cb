use crate::fixtures::random_nimber;
use grundy::nimber::Nimbers;
use grundy::nimber_roots::{solve_quadratic, sqrt};

/// Puts the roots of one nimber in again, given squares that are right.
fn roots_fit(nimbers: &Nimbers, a: u64) {
    assert_eq!(nimbers.square(sqrt(nimbers, a)), a, "{a}");
    match solve_quadratic(nimbers, a) {
        Some(x) => assert_eq!((nimbers.square(x) ^ x, x % 2), (a, 0), "{a}"),
        None => {
            let trace = (0..64).fold((0, a), |(sum, power), _| (sum ^ power, nimbers.square(power))).0;
            assert_eq!(trace, 1, "{a}: a trace of 1 is what has no solution");
        }
    }
}

fn random_roots_fit(count: u64) {
    let (nimbers, mut random) = (Nimbers::new(), fastrand::Rng::with_seed(0));
    (0..count).for_each(|_| roots_fit(&nimbers, random_nimber(&mut random)));
}

#[test]
fn roots_solve_their_equations() {
    let nimbers = Nimbers::new();
    for a in (0..=u64::from(u16::MAX)).chain((0..64).flat_map(|bit| [1 << bit, u64::MAX >> bit])) {
        roots_fit(&nimbers, a);
    }
    random_roots_fit(6000);
}

#[test]
#[ignore = "a minute: scripts/prove.sh"]
fn prove_nimber_roots() {
    random_roots_fit(1_000_000);
    println!("nimber_roots: verified up to 16 bits, and for 10^6 random nimbers beyond");
}
