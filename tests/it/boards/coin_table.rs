use super::coin_turning::{GAMES, turns};
use fastrand::Rng;
use grundy::coin_table::CoinTable;
use itertools::{Itertools, iproduct};
use oracle::naive::Naive;

/// All coins of a box, in their order.
pub fn coins<const D: usize>(size: [usize; D]) -> Vec<[usize; D]> {
    let coins = size.map(|n| 0..n).into_iter().multi_cartesian_product();
    coins.map(|coin| coin.try_into().unwrap()).collect()
}

/// For each coin some turns of up to four others, which may be named twice.
fn random_turns<const D: usize>(coins: &[[usize; D]], random: &mut Rng) -> Vec<Vec<Vec<[usize; D]>>> {
    let mut turn = |i: usize| {
        let others = if i > 0 { random.usize(0..=4) } else { 0 };
        (0..others).map(|_| coins[random.usize(0..i)]).collect_vec()
    };
    (0..coins.len()).map(|i| (0..i * 3 % 8).map(|_| turn(i)).collect()).collect()
}

fn boxes_equal_the_definition<const D: usize>(sizes: &[[usize; D]], games: u32) {
    let mut random = Rng::with_seed(9);
    for (&size, _) in iproduct!(sizes, 0..games) {
        let coins = coins(size);
        let place = |coin: [usize; D]| coins.iter().position(|&other| other == coin).unwrap();
        let turns = random_turns(&coins, &mut random);
        let table = CoinTable::new(size, |coin| turns[place(coin)].clone());
        let flip = |turn: &[[usize; D]]| turn.iter().fold(0u32, |flip, &coin| flip ^ 1 << place(coin));
        let with = |coin, others: &Vec<[usize; D]>| [&[coin], &**others].concat();
        // For each coin its turns with it, and what they flip.
        let list = coins.iter().zip(&turns).map(|(&coin, turns)| {
            turns.iter().map(|others| with(coin, others)).map(|turn| (flip(&turn), turn)).collect_vec()
        });
        let list = list.collect_vec();
        let on = |heads: u32| (0..coins.len()).filter(move |coin| heads >> coin & 1 == 1);
        let mut naive = Naive::new(|&heads: &u32| {
            on(heads).flat_map(|coin| list[coin].iter().map(|(flip, _)| heads ^ flip)).collect()
        });
        for heads in 0..1u32 << coins.len() {
            let mut order = on(heads).collect_vec();
            random.shuffle(&mut order);
            let lead = order.iter().chain(&order).map(|&coin| coins[coin]).collect_vec();
            assert_eq!(table.grundy(&lead), naive.grundy(&heads).into(), "{turns:?} {lead:?}");
            assert_eq!(table.first_player_wins(&lead), naive.wins(&heads), "{turns:?} {lead:?}");
            for rest in 0..3 {
                let moves = order.iter().flat_map(|&coin| &list[coin]);
                let wins = moves.filter(|(flip, _)| naive.grundy(&(heads ^ flip)) == rest);
                let expected = wins.map(|(_, turn)| turn.clone()).collect_vec();
                let winning = table.winning_moves(&lead, rest.into()).collect_vec();
                assert_eq!(winning, expected, "{turns:?} {lead:?} {rest}");
            }
        }
    }
}

#[test]
fn random_turns_equal_the_definition() {
    boxes_equal_the_definition(&[[0], [1], [8]], 3);
    boxes_equal_the_definition(&[[2, 4], [3, 2]], 3);
    boxes_equal_the_definition(&[[2, 2, 2], [1, 2, 3], [3, 0, 2]], 3);
}

/// Beyond the rows that the naive solver compares.
fn closed_forms_equal_the_table(coins: usize) {
    for game in GAMES {
        let table = CoinTable::new([coins], |[n]| {
            let others = |turn: Vec<u64>| turn[1..].iter().map(|&coin| [coin as usize]).collect_vec();
            game.turns(n as u64).map(others)
        });
        for coin in 0..coins {
            assert_eq!(u64::from(table.value([coin])), game.value(coin as u64), "{game:?} {coin}");
            let change = coin as u64 / 2 + 1;
            let turns = table.turns_by([coin], change).map(|turn| turn.concat()).sorted();
            let closed = game.turns_by(coin as u64, change);
            let closed = closed.map(|turn| turn.into_iter().map(|coin| coin as usize).collect_vec());
            assert!(turns.eq(closed.sorted()), "{game:?} {coin}");
        }
        // The list by the rules, from masks.
        let table = CoinTable::new([10], |[n]| {
            let others =
                |mask: u32| (0..n).filter(|coin| mask >> coin & 1 == 1).map(|coin| [coin]).collect_vec();
            turns(game, n as u32).into_iter().map(others).collect_vec()
        });
        assert!((0..10).all(|n| u64::from(table.value([n])) == game.value(n as u64)), "{game:?}");
    }
}

#[test]
fn closed_forms_equal_tables() {
    closed_forms_equal_the_table(40);
}

#[test]
fn long_rows_and_empty_boxes_work() {
    let table = CoinTable::new([1_000_000], |[n]| n.checked_sub(1).map(|left| [[left]]));
    assert_eq!((table.value([999_999]), table.grundy(&[[999_999], [0]])), (1, 1));
    assert_eq!(table.winning_moves(&[[999_999]], 0).collect_vec(), [[[999_999], [999_998]]]);
    assert_eq!(table.winning_moves(&[[999_999]], u64::MAX).count(), 0);
    let empty = CoinTable::new([usize::MAX, usize::MAX, 0], |coin| [[coin]]);
    assert!(!empty.first_player_wins(&[]));
}

/// A turn that names a coin after its own could be undone, so the game need not end.
#[test]
fn turns_in_the_wrong_order_are_refused() {
    let refused = |run: fn()| *std::panic::catch_unwind(run).unwrap_err().downcast::<String>().unwrap();
    let message = refused(|| drop(CoinTable::new([3], |[n]| [[[n + 1]]])));
    assert_eq!(message, "[0] turns [1], which is not before it");
    let message = refused(|| drop(CoinTable::new([3], |coin| [[coin]])));
    assert_eq!(message, "[0] turns [0], which is not before it");
    let message = refused(|| drop(CoinTable::new([2, 2], |[x, y]| (0..x).map(move |x| [[x, y + 1]]))));
    assert_eq!(message, "[1, 1] turns [0, 2], which is not before it");
    let message = refused(|| drop(CoinTable::new([2, 2], |[x, y]| (0..y).map(move |y| [[x, y + 1]]))));
    assert_eq!(message, "[0, 1] turns [0, 1], which is not before it");
    let message = refused(|| {
        CoinTable::new([2, 2], |_| Vec::<Vec<[usize; 2]>>::new()).grundy(&[[1, 1], [0, 2]]);
    });
    assert_eq!(message, "[0, 2] is outside the box [2, 2]");
}

#[test]
#[ignore = "a minute: scripts/prove.sh"]
fn prove_coin_table() {
    boxes_equal_the_definition(&[[12]], 100);
    boxes_equal_the_definition(&[[3, 4], [6, 2]], 50);
    boxes_equal_the_definition(&[[2, 3, 2]], 100);
    closed_forms_equal_the_table(150);
    println!("coin_table: verified up to 12 coins");
}
