use grundy::nim::Move;
use grundy::two_ended_nim;
use itertools::Itertools;
use oracle::naive::Naive;

fn options(heaps: &[u64]) -> Vec<(Move, Vec<u64>)> {
    let full = |&i: &usize| heaps[i] > 0;
    let ends = [(0..heaps.len()).find(full), (0..heaps.len()).rfind(full)];
    let after = |heap, to| heaps.iter().enumerate().map(|(i, &n)| if i == heap { to } else { n }).collect();
    ends.into_iter()
        .flatten()
        .dedup()
        .flat_map(|heap| (0..heaps[heap]).map(move |to| (Move { heap, to }, after(heap, to))))
        .collect()
}

/// All rows of each number of heaps, each of up to a number of stones.
fn compare(sizes: &[(usize, u64)]) {
    let mut game =
        Naive::new(|heaps: &Vec<u64>| options(heaps).into_iter().map(|(_, after)| after).collect());
    for &(count, largest) in sizes {
        for heaps in (0..count).map(|_| 0..=largest).multi_cartesian_product() {
            assert_eq!(two_ended_nim::first_player_wins(&heaps), game.wins(&heaps), "{heaps:?}");
            let winning: Vec<Move> = options(&heaps)
                .into_iter()
                .filter(|(_, after)| !game.wins(after))
                .map(|(to, _)| to)
                .collect();
            assert_eq!(two_ended_nim::winning_moves(&heaps).collect_vec(), winning, "{heaps:?}");
        }
    }
}

#[test]
fn equals_the_definition() {
    compare(&[(0, 0), (1, 12), (2, 12), (3, 9), (4, 5), (5, 4)]);
}

#[test]
#[ignore = "long"]
fn prove_two_ended_nim() {
    compare(&[(2, 60), (3, 25), (4, 12), (5, 8), (6, 5), (7, 4)]);
    println!("two_ended_nim: verified up to 3 heaps of 25, 4 of 12, 5 of 8, 6 of 5, 7 of 4");
}
