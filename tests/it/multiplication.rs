use grundy::multiplication;
use oracle::naive::Naive;

#[test]
fn equals_the_definition() {
    for (lo, hi) in (2..=12u64).flat_map(|lo| (lo..=12).map(move |hi| (lo, hi))) {
        for n in (0..=2000u64).filter(|n| *n <= 200 || n % 7 == 0) {
            let options = |&p: &u64| {
                if p >= n { vec![] } else { (lo..=hi).map(|factor| p * factor).collect::<Vec<_>>() }
            };
            let mut game = Naive::new(options);
            assert_eq!(multiplication::first_player_wins(n, lo, hi), game.wins(&1), "{n} {lo} {hi}");
            let winning: Vec<u64> = options(&1).into_iter().filter(|p| !game.wins(p)).collect();
            assert_eq!(
                multiplication::winning_moves(n, lo, hi).collect::<Vec<_>>(),
                winning,
                "{n} {lo} {hi}"
            );
        }
    }
}

#[test]
fn the_whole_range_works() {
    // 9 * 2 * 9 * … passes 2^64 within a round of the first player: 18^15 < 2^64 <= 9 * 18^15.
    assert!(multiplication::first_player_wins(u64::MAX, 2, 9));
    assert!(!multiplication::first_player_wins(18u64.pow(15), 2, 9));
    assert!(multiplication::first_player_wins(u64::MAX, 2, u64::MAX));
}
