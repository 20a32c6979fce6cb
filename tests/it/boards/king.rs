use grundy::king;
use oracle::naive::Naive;

/// All squares up to so many steps from the edges.
fn compare(most: u64) {
    let options = |&(x, y): &(u64, u64)| {
        let steps = [(x > 0, 1, 0), (y > 0, 0, 1), (x > 0 && y > 0, 1, 1)];
        steps.into_iter().filter(|step| step.0).map(|(_, dx, dy)| (x - dx, y - dy)).collect::<Vec<_>>()
    };
    let mut game = Naive::new(options);
    for (x, y) in (0..=most).flat_map(|x| (0..=most).map(move |y| (x, y))) {
        assert_eq!(king::grundy(x, y), game.grundy(&(x, y)).into(), "{x} {y}");
        assert_eq!(king::first_player_wins(x, y), game.wins(&(x, y)), "{x} {y}");
        let winning: Vec<_> = options(&(x, y)).into_iter().filter(|to| !game.wins(to)).collect();
        assert_eq!(king::winning_move(x, y).into_iter().collect::<Vec<_>>(), winning, "{x} {y}");
    }
}

#[test]
fn equals_the_definition() {
    compare(40);
}

#[test]
#[ignore = "long"]
fn prove_king() {
    compare(1000);
    println!("king: proven up to 1000 x 1000");
}
