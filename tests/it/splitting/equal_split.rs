use grundy::equal_split;
use grundy::mex;
use itertools::Itertools;
use oracle::naive::{self, Naive};

/// The heaps that a split into `parts` leaves: each stone goes to the smallest heap.
fn deal(heap: u64, parts: usize) -> Vec<u64> {
    let mut heaps = vec![0; parts];
    (0..heap as usize).for_each(|stone| heaps[stone % parts] += 1);
    heaps
}

/// All splits, in the order of the number of parts; none of these is empty.
fn splits(least: u64, heap: u64) -> Vec<Vec<u64>> {
    let most = if heap < least { 0 } else { heap as usize };
    (2..=most).map(|parts| deal(heap, parts)).collect()
}

fn check_game(largest: u64) {
    for least in 0..=largest + 1 {
        let values = equal_split::values(least as usize, largest as usize);
        let mut game = Naive::new(|heaps: &Vec<u64>| naive::split_options(heaps, |heap| splits(least, heap)));
        for heap in 0..=largest {
            assert_eq!(values[heap as usize], game.grundy(&vec![heap]), "least {least}, heap {heap}");
        }
    }
}

/// The values from all splits, and all winning moves.
fn check_table(leasts: impl IntoIterator<Item = usize>, largest: usize) {
    for least in leasts {
        let (values, mut table) = (equal_split::values(least, largest), Vec::new());
        for heap in 0..=largest {
            let options = splits(least as u64, heap as u64).into_iter();
            let options = options.map(|left| left.iter().fold(0, |sum, &part| sum ^ table[part as usize]));
            let options = options.collect_vec();
            table.push(mex::mex(options.iter().copied()));
            for rest in 0..=table[heap] + 1 {
                let winning =
                    (2..).zip(&options).filter(|(_, value)| **value == rest).map(|(parts, _)| parts);
                let moves = equal_split::winning_moves(&values, least, heap, rest.into());
                assert_eq!(moves.collect_vec(), winning.collect_vec(), "least {least}, heap {heap}");
            }
        }
        assert_eq!(values, table, "least {least}");
    }
}

#[test]
fn equals_the_definition() {
    check_game(14);
}

#[test]
fn equals_the_table_of_all_splits() {
    check_table([0, 1, 2, 3, 5, 20, 100, 101, usize::MAX], 100);
}

#[test]
fn one_stone_is_no_move() {
    assert_eq!(equal_split::values(0, 1), [0, 0]);
    assert_eq!(equal_split::values(1, 0), [0]);
    assert_eq!(equal_split::winning_moves(&[0, 0], 1, 1, 0).next(), None);
}

#[test]
#[ignore = "longer proof run"]
fn prove_equal_split() {
    check_game(22);
    check_table([1, 2, 3, 4, 7, 10, 100], 1000);
    println!("equal_split: verified up to heaps of 22, values and moves up to 1000 by all splits");
}
