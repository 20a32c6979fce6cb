use grundy::multiplication;
use oracle::naive::Naive;

/// All factors up to `most` and these goals.
fn compare(most: u64, goals: &[u64]) {
    for (lo, hi) in (2..=most).flat_map(|lo| (lo..=most).map(move |hi| (lo, hi))) {
        for &n in goals {
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
fn equals_the_definition() {
    compare(10, &(0..=100).chain((200..=2000).step_by(31)).collect::<Vec<_>>());
}

#[test]
fn the_whole_range_works() {
    // 9 * 2 * 9 * … passes 2^64 within a round of the first player: 18^15 < 2^64 <= 9 * 18^15.
    assert!(multiplication::first_player_wins(u64::MAX, 2, 9));
    assert!(!multiplication::first_player_wins(18u64.pow(15), 2, 9));
    assert!(multiplication::first_player_wins(u64::MAX, 2, u64::MAX));
}

#[test]
#[ignore = "long"]
fn prove_multiplication() {
    compare(20, &(0..=5000).collect::<Vec<_>>());
    println!("multiplication: verified up to 5000 with factors up to 20");
}
