use crate::fixtures::{check_sums, lists};
use grundy::multi_sg;
use itertools::Itertools;

/// A random game in which a move leaves up to three lower positions.
#[test]
fn equals_the_definition() {
    for seed in 0..100 {
        let random = &mut fastrand::Rng::with_seed(seed);
        let mut option = |p: usize| (0..random.usize(0..=3)).map(|_| random.usize(0..p)).collect_vec();
        let game: Vec<Vec<Vec<usize>>> =
            (0..8).map(|p| (0..if p == 0 { 0 } else { p % 4 + 1 }).map(|_| option(p)).collect()).collect();
        let value = |values: &[u32], parts: &[usize]| parts.iter().fold(0, |sum, &part| sum ^ values[part]);
        let values = multi_sg::values(8, |p, sg, mex| {
            game[p].iter().for_each(|parts| mex.insert(value(sg, parts)));
        });
        check_sums(
            lists(1, 0..6),
            |_, &p: &usize| game[p].iter().cloned().enumerate().collect_vec(),
            |at| at.iter().fold(0, |sum, &p| sum ^ values[p]) != 0,
            |at| multi_sg::winning_moves(&values, game[at[0]].iter().cloned(), 0).collect(),
        );
        for (p, rest) in (0..8).cartesian_product(0..8) {
            let expected = game[p].iter().positions(|parts| u64::from(value(&values, parts)) == rest);
            let moves = multi_sg::winning_moves(&values, game[p].iter().cloned(), rest);
            assert_eq!(moves.collect_vec(), expected.collect_vec(), "position {p}, rest {rest}");
        }
    }
}
