use grundy::octal::Code;
use grundy::subsets::{Removal, Subsets};
use itertools::Itertools;
use oracle::naive::Naive;
use std::collections::BTreeSet;

/// Positions are sets of the names of things.
fn check(things: u32, removals: &[Removal]) {
    let names = |set: u32| (0..32).filter(|i| set >> i & 1 == 1).collect::<BTreeSet<u32>>();
    let after =
        |left: &BTreeSet<u32>, m: &Removal| names(m.needs).is_subset(left).then(|| left - &names(m.removes));
    let mut naive =
        Naive::new(|left: &BTreeSet<u32>| removals.iter().filter_map(|m| after(left, m)).collect());
    let table = Subsets::new(things, removals.iter().copied());
    for set in 0..1 << things {
        let left = names(set);
        let value = naive.grundy(&left);
        assert_eq!(table.grundy(set), value, "{removals:?} {set:b}");
        assert_eq!(table.first_player_wins(set), naive.wins(&left), "{removals:?} {set:b}");
        for rest in (0..=value + 1).chain([u32::MAX]) {
            let wins = |m: &Removal| after(&left, m).is_some_and(|after| naive.grundy(&after) == rest);
            let winning = removals.iter().positions(wins).collect_vec();
            assert_eq!(table.winning_moves(set, rest.into()).collect_vec(), winning, "{removals:?} {set:b}");
        }
        assert_eq!(table.winning_moves(set, u64::MAX).count(), 0);
    }
}

/// All that can be done with `things` things, also to things that do not exist.
fn all(things: u32) -> impl Iterator<Item = Removal> + Clone {
    let pairs = (0..1 << things).cartesian_product(0..1 << things);
    pairs.map(|(needs, removes)| Removal { needs, removes }).filter(|m| m.needs & m.removes != 0)
}

fn compare_random(cases: u64, largest: u32) {
    for seed in 0..cases {
        let random = &mut fastrand::Rng::with_seed(seed);
        let things = random.u32(0..=largest);
        let removals = (0..random.usize(..9)).filter_map(|_| {
            let mut some = || random.u32(..2 << things) & random.u32(..2 << things);
            let (needs, removes) = (some() & ((1 << things) - 1), some());
            Some(Removal { needs, removes }).filter(|m| m.needs & m.removes != 0)
        });
        check(things, &removals.collect_vec());
    }
}

#[test]
fn equals_the_definition() {
    check(0, &[]);
    all(2).for_each(|m| check(2, &[m]));
    for m in all(3) {
        all(3).step_by(9).for_each(|other| check(3, &[m, other]));
    }
    compare_random(60, 5);
}

#[test]
#[ignore = "long"]
fn prove_subsets() {
    all(3).cartesian_product(all(3)).for_each(|(a, b)| check(3, &[a, b]));
    compare_random(20_000, 8);
    println!("subsets: verified up to 2 moves on 3 things, 20 000 random games of up to 8 things");
}

/// Node Kayles on a path is the octal game 0.137, of one vertex less...
#[test]
fn node_kayles_on_a_path_is_an_octal_game() {
    let vertices = (0..14).map(|v| Removal { needs: 1 << v, removes: (0b111 << v) >> 1 });
    let path = Subsets::new(14, vertices);
    let values = (0..=14).map(|length| path.grundy((1 << length) - 1)).collect_vec();
    assert_eq!(values, Code::new("0.137").values(14));
}

/// Values grow up to the number of things, the most possible.
#[test]
fn a_nim_heap_of_things() {
    let removals = (0..12).map(|lowest| Removal { needs: 1 << lowest, removes: u32::MAX << lowest });
    let heap = Subsets::new(12, removals);
    assert!((0..=12).all(|n| heap.grundy((1 << n) - 1) == n));
    assert!(heap.winning_moves(0b1111, 3).eq([3]));
}

#[test]
#[should_panic(expected = "something it needs")]
fn a_move_that_removes_nothing_is_refused() {
    Subsets::new(2, [Removal { needs: 1, removes: 2 }]);
}

#[test]
#[should_panic(expected = "31 things")]
fn too_many_things_are_refused() {
    Subsets::new(31, []);
}

#[test]
#[should_panic(expected = "a move needs something that is no thing")]
fn moves_that_can_never_be_made_are_refused() {
    Subsets::new(2, [Removal { needs: 4, removes: 4 }]);
}

#[test]
#[should_panic(expected = "no thing")]
fn a_set_with_something_else_has_no_moves() {
    let _ = Subsets::new(2, []).winning_moves(4, 0);
}
