use grundy::fibonacci_nim::{first_player_wins, winning_moves, zeckendorf};
use itertools::Itertools;
use oracle::naive::Naive;

fn compare(largest: u64) {
    let mut game = Naive::new(|&(n, limit): &(u64, u64)| {
        (1..=limit.min(n)).map(|take| (n - take, (2 * take).min(n - take))).collect()
    });
    for (n, limit) in (0..=largest).cartesian_product(0..=largest) {
        assert_eq!(first_player_wins(n, limit), game.wins(&(n, limit.min(n))), "{n} limit {limit}");
        let expected = (1..=limit.min(n)).filter(|take| !game.wins(&(n - take, (2 * take).min(n - take))));
        let expected = expected.map(|take| n - take).collect_vec();
        assert_eq!(winning_moves(n, limit).collect_vec(), expected, "{n} limit {limit}");
    }
}

#[test]
fn equals_the_definition_on_small_piles() {
    compare(100);
}

#[test]
#[ignore = "long"]
fn prove_fibonacci_nim() {
    compare(600);
    println!("fibonacci_nim: verified up to piles and limits of 600");
}

#[test]
fn parts_are_fibonacci_numbers_and_no_neighbours() {
    let mut fibonacci = vec![1u64, 2];
    while let Some(next) = fibonacci[fibonacci.len() - 2].checked_add(fibonacci[fibonacci.len() - 1]) {
        fibonacci.push(next);
    }
    let random = &mut fastrand::Rng::with_seed(1);
    let large = (0..10_000).map(|_| random.u64(..) >> random.u32(0..64)).collect_vec();
    for n in (0..10_000).chain(large).chain([u64::MAX]) {
        let parts = zeckendorf(n);
        assert_eq!(parts.iter().sum::<u64>(), n);
        let places = parts.iter().map(|part| fibonacci.iter().position(|f| f == part).unwrap()).collect_vec();
        assert!(places.iter().tuple_windows().all(|(high, low)| high - low >= 2), "{n}: {parts:?}");
    }
}
