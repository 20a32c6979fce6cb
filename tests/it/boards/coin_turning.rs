use grundy::coin_turning::{self, Game, Turn};
use grundy::nimber::Nimbers;
use grundy::tartan;
use itertools::{Itertools, iproduct};
use oracle::naive::Naive;

const GAMES: [Game; 4] = [Game::TurningTurtles, Game::MockTurtles, Game::Ruler, Game::Twins];

/// Whether a move may turn the coins of this mask, by the rules.
fn may_turn(game: Game, mask: u32) -> bool {
    match game {
        Game::TurningTurtles => (1..=2).contains(&mask.count_ones()),
        Game::MockTurtles => (1..=3).contains(&mask.count_ones()),
        Game::Ruler => {
            mask > 0
                && (mask >> mask.trailing_zeros()).count_zeros()
                    == mask.leading_zeros() + mask.trailing_zeros()
        }
        Game::Twins => mask.count_ones() == 2,
    }
}

/// All legal masks with that rightmost coin.
fn turns(game: Game, coin: u32) -> Vec<u32> {
    (1 << coin..2 << coin).filter(|&mask| may_turn(game, mask)).collect()
}

fn mask(turn: &Turn) -> u32 {
    assert!(
        turn.windows(2).all(|pair| pair[0] > pair[1]),
        "{turn:?} runs from right to left, each coin once"
    );
    turn.iter().map(|coin| 1 << coin).sum()
}

fn rows_equal_the_definition(coins: u32) {
    for game in GAMES {
        for coin in 0..coins {
            let listed = game.turns(coin.into()).map(|turn| mask(&turn)).sorted().collect_vec();
            assert_eq!(listed, turns(game, coin), "{game:?} {coin}");
        }
        let moves = |heads: u32| {
            (0..coins).filter(move |coin| heads >> coin & 1 == 1).flat_map(move |coin| turns(game, coin))
        };
        let mut naive = Naive::new(|&heads: &u32| moves(heads).map(|turn| heads ^ turn).collect());
        for heads in 0..1u32 << coins {
            let list = (0..u64::from(coins)).filter(|coin| heads >> coin & 1 == 1).collect_vec();
            let repeated = list.iter().chain(list.iter().rev()).copied().collect_vec();
            assert_eq!(
                coin_turning::grundy(game, &repeated),
                naive.grundy(&heads).into(),
                "{game:?} {list:?}"
            );
            assert_eq!(coin_turning::first_player_wins(game, &list), naive.wins(&heads), "{game:?} {list:?}");
            let winning = coin_turning::winning_moves(game, &list).collect_vec();
            assert!(winning.windows(2).all(|pair| pair[0][0] <= pair[1][0]), "{game:?} {list:?}");
            let expected = moves(heads).filter(|turn| !naive.wins(&(heads ^ turn))).sorted().collect_vec();
            assert_eq!(winning.iter().map(mask).sorted().collect_vec(), expected, "{game:?} {list:?}");
        }
    }
}

/// Cells as bits, row after row of `width`.
fn grids_equal_the_definition(width: u32, height: u32) {
    let nimbers = Nimbers::new();
    let bit = |x: u64, y: u64| 1u32 << (y as u32 * width + x as u32);
    for games in iproduct!(GAMES, GAMES).map(|(a, b)| [a, b]) {
        let crossings = |across: u32, down: u32| {
            (0..height).filter(|y| down >> y & 1 == 1).map(|y| across << (y * width)).sum::<u32>()
        };
        let moves = |lights: u32| {
            iproduct!(0..width, 0..height).filter(move |&(x, y)| lights >> (y * width + x) & 1 == 1).flat_map(
                move |(x, y)| {
                    iproduct!(turns(games[0], x), turns(games[1], y)).map(move |(a, b)| crossings(a, b))
                },
            )
        };
        let mut naive = Naive::new(|&lights: &u32| moves(lights).map(|cells| lights ^ cells).collect());
        for lights in 0..1u32 << (width * height) {
            let list = iproduct!(0..u64::from(width), 0..u64::from(height))
                .filter(|&(x, y)| lights & bit(x, y) != 0)
                .collect_vec();
            let value = tartan::grundy(&nimbers, games, &list);
            assert_eq!(value, naive.grundy(&lights).into(), "{games:?} {list:?}");
            assert_eq!(tartan::first_player_wins(&nimbers, games, &list), naive.wins(&lights));
            let winning = tartan::winning_moves(&nimbers, games, &list)
                .map(|cells| cells.iter().map(|&(x, y)| bit(x, y)).sum::<u32>())
                .sorted()
                .collect_vec();
            let expected =
                moves(lights).filter(|cells| !naive.wins(&(lights ^ cells))).sorted().collect_vec();
            assert_eq!(winning, expected, "{games:?} {list:?}");
        }
    }
}

#[test]
fn rows_of_coins_equal_the_definition() {
    rows_equal_the_definition(8);
}

#[test]
fn grids_of_lights_equal_the_definition() {
    for (width, height) in [(1, 5), (2, 3), (4, 2)] {
        grids_equal_the_definition(width, height);
    }
}

#[test]
fn far_coins_work() {
    assert_eq!(coin_turning::grundy(Game::TurningTurtles, &[u64::MAX - 1]), u64::MAX);
    assert_eq!(coin_turning::grundy(Game::MockTurtles, &[(1 << 63) - 1]), u64::MAX - 1);
    let heads = [(1 << 40) - 1, (1 << 62) + 12345];
    let turn = coin_turning::winning_moves(Game::Twins, &heads).next().unwrap();
    assert_eq!(turn, [(1 << 62) + 12345, (1 << 40) - 1]);
    let turn = coin_turning::winning_moves(Game::Ruler, &[1 << 20, (1 << 21) + 7]).next().unwrap();
    assert_eq!(turn, [(1 << 21) + 7, (1 << 21) + 6]);
}

#[test]
#[ignore = "a minute: scripts/prove.sh"]
fn prove_coin_turning() {
    rows_equal_the_definition(12);
    println!("coin_turning: verified up to 12 coins");
    for (width, height) in [(3, 3), (3, 4), (6, 2), (1, 12), (2, 5)] {
        grids_equal_the_definition(width, height);
    }
    println!("tartan: verified up to 12 cells");
}
