use grundy::take_range::*;
use itertools::Itertools;
use oracle::naive::Naive;

fn compare(largest: u64, most: u64) {
    for (p, q) in (1..=most).flat_map(|q| (1..=q).map(move |p| (p, q))) {
        let mut game = Naive::new(|n: &u64| (p..=q.min(*n)).map(|take| n - take).collect());
        // Misère play of the game in which p or fewer stones must all go: who finds none wins.
        let takes = |n: u64| {
            if n <= p { (n..=n).filter(|&n| n > 0).collect_vec() } else { (p..=q.min(n)).collect_vec() }
        };
        let mut poison = Naive::new(|&n: &u64| takes(n).into_iter().map(|take| n - take).collect());
        for n in 0..=largest {
            assert_eq!(grundy(n, p, q), game.grundy(&n).into(), "{n} take {p}..={q}");
            assert_eq!(first_player_wins(n, p, q), game.wins(&n), "{n} take {p}..={q}");
            let expected = (p..=q.min(n)).filter(|take| !game.wins(&(n - take))).collect_vec();
            assert_eq!(winning_moves(n, p, q).collect_vec(), expected, "{n} take {p}..={q}");
            assert_eq!(first_player_wins_poison(n, p, q), poison.wins_misere(&n), "{n} take {p}..={q}");
            let expected = takes(n).into_iter().filter(|take| !poison.wins_misere(&(n - take))).collect_vec();
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
    assert_eq!(winning_moves(u64::MAX, u64::MAX, u64::MAX), u64::MAX..=u64::MAX);
    assert_eq!(winning_moves_poison(u64::MAX, 1, u64::MAX - 1), u64::MAX - 1..=u64::MAX - 1);
}
