use grundy::treblecross;
use itertools::Itertools;
use oracle::naive::Naive;

fn check(largest: usize) {
    for n in 3..=largest {
        let options = |&strip: &u32| -> Vec<u32> {
            let over = strip & strip >> 1 & strip >> 2 != 0;
            (0..n).filter(|cell| !over && strip >> cell & 1 == 0).map(|cell| strip | 1 << cell).collect()
        };
        let mut game = Naive::new(options);
        for strip in 0..1 << n {
            let cells = (0..n).map(|cell| strip >> cell & 1 == 1).collect_vec();
            let winning = options(&strip).into_iter().filter(|to| !game.wins(to));
            let winning = winning.map(|to| (to ^ strip).trailing_zeros() as usize).collect_vec();
            assert_eq!(treblecross::winning_moves(&cells).collect_vec(), winning, "{cells:?}");
            assert_eq!(treblecross::first_player_wins(&cells), game.wins(&strip), "{cells:?}");
        }
    }
}

#[test]
fn equals_the_definition() {
    check(9);
}

#[test]
fn strips_without_room_for_three_are_refused() {
    for strip in [vec![], vec![false], vec![true, true]] {
        assert!(std::panic::catch_unwind(|| treblecross::first_player_wins(&strip)).is_err(), "{strip:?}");
        assert!(std::panic::catch_unwind(|| treblecross::winning_moves(&strip).next()).is_err(), "{strip:?}");
    }
}

#[test]
#[ignore = "longer proof run"]
fn prove_treblecross() {
    check(14);
    println!("treblecross: verified up to 14 cells, all positions");
}
