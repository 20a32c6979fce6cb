use grundy::take_range::*;
use itertools::Itertools;
use oracle::naive::Naive;

fn compare(largest: u64, most: u64) {
    for (p, q) in (1..=most).flat_map(|q| (1..=q).map(move |p| (p, q))) {
        let mut game = Naive::new(|n: &u64| (p..=q.min(*n)).map(|take| n - take).collect());
        // Misère play of the game in which p or fewer stones must all be taken: whoever finds none
        // has won.
        let takes = |n: u64| {
            if n <= p { (n..=n).filter(|&n| n > 0).collect_vec() } else { (p..=q.min(n)).collect_vec() }
        };
        let mut poison = Naive::new(|&n: &u64| takes(n).into_iter().map(|take| n - take).collect());
        for n in 0..=largest {
            assert_eq!(grundy(n, p, q), game.grundy(&n).into(), "{n} take {p}..={q}");
            assert_eq!(first_player_wins(n, p, q), game.wins(&n), "{n} take {p}..={q}");
            for rest in 0..=q / p + 2 {
                let options = (p..=q.min(n)).map(|take| n - take);
                let expected = options.filter(|left| u64::from(game.grundy(left)) == rest).collect_vec();
                let moves = winning_moves(n, p, q, rest).collect_vec();
                assert_eq!(moves, expected, "{n} take {p}..={q}, rest {rest}");
            }
            assert_eq!(first_player_wins_poison(n, p, q), poison.wins_misere(&n), "{n} take {p}..={q}");
            let options = takes(n).into_iter().map(|take| n - take);
            let expected = options.filter(|left| !poison.wins_misere(left)).collect_vec();
            assert_eq!(winning_moves_poison(n, p, q).collect_vec(), expected, "{n} take {p}..={q}");
        }
    }
}

#[test]
fn equals_the_definition_on_small_heaps() {
    compare(60, 12);
}

#[test]
#[ignore = "long"]
fn prove_take_range() {
    compare(200, 30);
    println!("take_range: verified up to heaps of 200, takes up to 30");
}

#[test]
fn the_largest_numbers_work() {
    assert_eq!(grundy(u64::MAX, 3, u64::MAX), u64::MAX / 3);
    assert_eq!(winning_moves(u64::MAX, u64::MAX, u64::MAX, 0).collect_vec(), [0]);
    assert_eq!(winning_moves(u64::MAX, 1, u64::MAX, u64::MAX - 1).collect_vec(), [u64::MAX - 1]);
    assert_eq!(winning_moves(u64::MAX, 3, 5, u64::MAX).next(), None);
    assert_eq!(winning_moves_poison(u64::MAX, 1, u64::MAX - 1).collect_vec(), [1]);
}

/// The condition on p and q does not depend on the heap.
#[test]
fn impossible_takes_are_refused() {
    for (n, p, q) in [(0, 0, 3), (5, 0, 3), (0, 3, 2), (5, 3, 2)] {
        assert!(std::panic::catch_unwind(|| grundy(n, p, q)).is_err());
        assert!(std::panic::catch_unwind(|| first_player_wins(n, p, q)).is_err());
        assert!(std::panic::catch_unwind(|| winning_moves(n, p, q, 0).next()).is_err());
        assert!(std::panic::catch_unwind(|| first_player_wins_poison(n, p, q)).is_err());
        assert!(std::panic::catch_unwind(|| winning_moves_poison(n, p, q).next()).is_err());
    }
}
