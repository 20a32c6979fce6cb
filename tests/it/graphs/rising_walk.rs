use grundy::rising_walk::*;
use itertools::Itertools;
use oracle::naive::Naive;

fn compare(numbers: &[u8]) {
    let later = |at: usize| (at + 1..numbers.len()).filter(move |&to| numbers[to] > numbers[at]);
    let mut game = Naive::new(|&at: &usize| later(at).collect());
    let values = values(numbers);
    for at in 0..numbers.len() {
        assert_eq!(values[at], game.grundy(&at), "{numbers:?}, {at}");
        for rest in 0..=u64::from(values[at]) {
            let expected = later(at).filter(|to| u64::from(game.grundy(to)) == rest).collect_vec();
            let found = winning_moves(numbers, &values, at, rest).collect_vec();
            assert_eq!(found, expected, "{numbers:?}, {at}, rest {rest}");
        }
    }
}

fn all(count: usize, largest: u8) {
    let sequences = (0..count).map(|_| 0..=largest).multi_cartesian_product();
    sequences.for_each(|numbers| compare(&numbers));
}

#[test]
fn equals_the_definition() {
    compare(&[]);
    all(6, 4);
    let random = &mut fastrand::Rng::with_seed(1);
    for _ in 0..300 {
        let largest = random.u8(1..60);
        let numbers = (0..random.usize(1..=30)).map(|_| random.u8(..=largest)).collect_vec();
        compare(&numbers);
    }
}

#[test]
#[ignore = "long"]
fn prove_rising_walk() {
    all(8, 5);
    println!("rising_walk: verified for 8 numbers up to 5");
}
