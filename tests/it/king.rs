use grundy::king;
use oracle::naive::Naive;

#[test]
fn equals_the_definition() {
    let options = |&(x, y): &(u64, u64)| {
        let steps = [(x > 0, 1, 0), (y > 0, 0, 1), (x > 0 && y > 0, 1, 1)];
        steps.into_iter().filter(|step| step.0).map(|(_, dx, dy)| (x - dx, y - dy)).collect::<Vec<_>>()
    };
    let mut game = Naive::new(options);
    for (x, y) in (0..=40).flat_map(|x| (0..=40).map(move |y| (x, y))) {
        assert_eq!(king::grundy(x, y), game.grundy(&(x, y)).into(), "{x} {y}");
        assert_eq!(king::first_player_wins(x, y), game.wins(&(x, y)), "{x} {y}");
        let winning: Vec<_> = options(&(x, y)).into_iter().filter(|to| !game.wins(to)).collect();
        assert_eq!(king::winning_move(x, y).into_iter().collect::<Vec<_>>(), winning, "{x} {y}");
    }
}
