use grundy::euclid::{first_player_wins, grundy, winning_move};
use itertools::Itertools;
use oracle::naive::Naive;

/// What may be left of the larger number.
fn moves(a: u64, b: u64) -> Vec<u64> {
    let (large, small) = (a.max(b), a.min(b));
    (1..).map(|k| k * small).take_while(|&k| 0 < k && k <= large).map(|k| large - k).collect()
}

fn compare(largest: u64) {
    let mut game =
        Naive::new(|&(a, b): &(u64, u64)| moves(a, b).into_iter().map(|left| (left, a.min(b))).collect());
    for (a, b) in (0..=largest).cartesian_product(0..=largest) {
        assert_eq!(grundy(a, b), game.grundy(&(a, b)).into(), "{a} {b}");
        assert_eq!(first_player_wins(a, b), game.wins(&(a, b)), "{a} {b}");
        let expected = moves(a, b).into_iter().filter(|&left| !game.wins(&(left, a.min(b)))).collect_vec();
        assert_eq!(winning_move(a, b, 0).into_iter().collect_vec(), expected, "{a} {b}");
        for rest in 1..5 {
            let wins = |&left: &u64| game.grundy(&(left, a.min(b))) == rest;
            let expected = moves(a, b).into_iter().filter(wins).collect_vec();
            assert_eq!(winning_move(a, b, rest.into()).into_iter().collect_vec(), expected, "{a} {b} {rest}");
        }
    }
}

#[test]
fn equals_the_definition_on_small_numbers() {
    compare(80);
}

#[test]
#[ignore = "long"]
fn prove_euclid() {
    compare(500);
    println!("euclid: verified up to numbers of 500");
}

#[test]
fn fibonacci_numbers_alternate_around_the_golden_ratio() {
    let (mut a, mut b, mut wins) = (1u64, 2u64, true);
    while let Some(next) = a.checked_add(b) {
        assert_eq!((first_player_wins(a, b), grundy(a, b) > 0), (wins, wins), "{a} {b}");
        assert_eq!(winning_move(a, b, 0).is_some(), wins, "{a} {b}");
        (a, b, wins) = (b, next, !wins);
    }
}

#[test]
fn the_largest_numbers_work() {
    assert_eq!(grundy(u64::MAX, 1), u64::MAX);
    assert_eq!(grundy(u64::MAX, 2), u64::MAX / 2);
    assert_eq!(winning_move(u64::MAX, u64::MAX, 0), Some(0));
    assert_eq!(winning_move(u64::MAX, u64::MAX - 1, 0), None);
    assert_eq!(winning_move(u64::MAX, 1, u64::MAX - 1), Some(u64::MAX - 1));
    assert_eq!(winning_move(u64::MAX, 1, u64::MAX), None);
}
