use grundy::coin_turning::{self, CoinGame, Turn};
use itertools::Itertools;
use oracle::naive::Naive;

pub const GAMES: [CoinGame; 4] =
    [CoinGame::TurningTurtles, CoinGame::MockTurtles, CoinGame::Ruler, CoinGame::Twins];

/// Whether a move may turn the coins of this mask, by the rules.
fn may_turn(game: CoinGame, mask: u32) -> bool {
    match game {
        CoinGame::TurningTurtles => (1..=2).contains(&mask.count_ones()),
        CoinGame::MockTurtles => (1..=3).contains(&mask.count_ones()),
        CoinGame::Ruler => {
            mask > 0
                && (mask >> mask.trailing_zeros()).count_zeros()
                    == mask.leading_zeros() + mask.trailing_zeros()
        }
        CoinGame::Twins => mask.count_ones() == 2,
    }
}

/// All legal masks with that rightmost coin.
pub fn turns(game: CoinGame, coin: u32) -> Vec<u32> {
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
            for rest in 0..3 {
                let winning = coin_turning::winning_moves(game, &repeated, rest.into()).collect_vec();
                assert!(winning.windows(2).all(|pair| pair[0][0] <= pair[1][0]), "{game:?} {list:?} {rest}");
                let wins = |turn: &u32| naive.grundy(&(heads ^ turn)) == rest;
                let expected = moves(heads).filter(wins).sorted().collect_vec();
                assert_eq!(
                    winning.iter().map(mask).sorted().collect_vec(),
                    expected,
                    "{game:?} {list:?} {rest}"
                );
            }
        }
    }
}

#[test]
fn rows_of_coins_equal_the_definition() {
    rows_equal_the_definition(8);
}

#[test]
fn far_coins_work() {
    assert_eq!(coin_turning::grundy(CoinGame::TurningTurtles, &[u64::MAX - 1]), u64::MAX);
    assert_eq!(coin_turning::grundy(CoinGame::MockTurtles, &[(1 << 63) - 1]), u64::MAX - 1);
    let heads = [(1 << 40) - 1, (1 << 62) + 12345];
    let turn = coin_turning::winning_moves(CoinGame::Twins, &heads, 0).next().unwrap();
    assert_eq!(turn, [(1 << 62) + 12345, (1 << 40) - 1]);
    let turn = coin_turning::winning_moves(CoinGame::Ruler, &[1 << 20, (1 << 21) + 7], 0).next().unwrap();
    assert_eq!(turn, [(1 << 21) + 7, (1 << 21) + 6]);
}

/// A value that no `u64` holds is refused, also without overflow checks.
#[test]
fn coins_too_far_are_refused() {
    for (game, coin) in
        [(CoinGame::TurningTurtles, u64::MAX), (CoinGame::MockTurtles, 1 << 63), (CoinGame::Ruler, u64::MAX)]
    {
        let refused = std::panic::catch_unwind(|| coin_turning::grundy(game, &[coin])).unwrap_err();
        assert!(refused.downcast_ref::<String>().unwrap().contains("too far right"), "{game:?}");
    }
    assert_eq!(coin_turning::grundy(CoinGame::Ruler, &[(1 << 63) - 1]), 1 << 63);
    assert_eq!(coin_turning::grundy(CoinGame::Twins, &[u64::MAX]), u64::MAX);
}

#[test]
#[ignore = "a minute: scripts/prove.sh"]
fn prove_coin_turning() {
    rows_equal_the_definition(12);
    println!("coin_turning: verified up to 12 coins");
}
