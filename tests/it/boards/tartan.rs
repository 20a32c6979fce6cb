use super::coin_turning::{GAMES, turns};
use grundy::coin_turning::CoinGame;
use grundy::nimber::Nimbers;
use grundy::tartan;
use itertools::{Itertools, iproduct};
use oracle::naive::Naive;

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
            for rest in 0..2 {
                let winning = tartan::winning_moves(&nimbers, games, &list, rest.into())
                    .map(|cells| cells.iter().map(|&(x, y)| bit(x, y)).sum::<u32>())
                    .sorted()
                    .collect_vec();
                let wins = |cells: &u32| naive.grundy(&(lights ^ cells)) == rest;
                let expected = moves(lights).filter(wins).sorted().collect_vec();
                assert_eq!(winning, expected, "{games:?} {list:?} {rest}");
            }
        }
    }
}

#[test]
fn grids_of_lights_equal_the_definition() {
    for (width, height) in [(1, 5), (2, 3), (4, 2)] {
        grids_equal_the_definition(width, height);
    }
}

/// A light that is named twice is one light, as a coin is in `coin_turning`.
#[test]
fn repeated_lights_count_once() {
    let (nimbers, games) = (Nimbers::new(), [CoinGame::TurningTurtles; 2]);
    let (once, twice) = ([(2, 1), (1, 1)], [(2, 1), (1, 1), (2, 1), (2, 1), (1, 1)]);
    assert_eq!(tartan::grundy(&nimbers, games, &twice), tartan::grundy(&nimbers, games, &once));
    let moves = tartan::winning_moves(&nimbers, games, &twice, 0).collect_vec();
    assert_eq!(moves, tartan::winning_moves(&nimbers, games, &once, 0).collect_vec());
    assert!(!moves.is_empty() && moves.iter().all_unique());
}

#[test]
#[ignore = "a minute: scripts/prove.sh"]
fn prove_tartan() {
    for (width, height) in [(3, 3), (3, 4), (6, 2), (1, 12), (2, 5)] {
        grids_equal_the_definition(width, height);
    }
    println!("tartan: verified up to 12 cells");
}
