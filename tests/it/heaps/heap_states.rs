use crate::fixtures;
use fastrand::Rng;
use grundy::heap_states::{self, Move, Take};
use grundy::sum;
use itertools::Itertools;
use oracle::naive::Naive;

/// A kind of move as its rules say: stones, whether fewer are taken where there are fewer, and for
/// each state the next one.
#[derive(Clone, Debug)]
struct Kind<const S: usize> {
    stones: u64,
    or_all: bool,
    into: [Option<usize>; S],
}

impl<const S: usize> Kind<S> {
    fn random(random: &mut Rng) -> Kind<S> {
        let into = [(); S].map(|()| if random.u8(..3) == 0 { None } else { Some(random.usize(..S)) });
        Kind { stones: random.u64(1..=6), or_all: random.bool(), into }
    }

    fn take(&self) -> Take<S> {
        let new = if self.or_all { Take::or_all } else { Take::exactly };
        new(self.stones, self.into)
    }
}

/// Every move on a heap.
fn moves<const S: usize>(kinds: &[Kind<S>], heap: usize, &(stones, state): &(u64, usize)) -> Vec<Move> {
    let mut moves = Vec::new();
    for (take, kind) in kinds.iter().enumerate() {
        let taken = if kind.or_all { kind.stones.min(stones) } else { kind.stones };
        match kind.into[state] {
            Some(into) if (1..=stones).contains(&taken) => {
                moves.push(Move { heap, take, to: stones - taken, state: into });
            }
            _ => {}
        }
    }
    moves
}

fn compare<const S: usize>(random: &mut Rng, longest: usize, sums: bool) {
    let kinds = (0..random.usize(..=5)).map(|_| Kind::<S>::random(random)).collect_vec();
    let takes = kinds.iter().map(Kind::take).collect_vec();
    let after = |moves: Vec<Move>| moves.into_iter().map(|to| (to.to, to.state)).collect_vec();
    let mut game = Naive::new(|at: &(u64, usize)| after(moves(&kinds, 0, at)));
    let sg = heap_states::values(&takes, longest);
    for (heap, state) in (0..=longest).cartesian_product(0..S) {
        let (at, one) = ((heap as u64, state), [(heap as u64, state)]);
        assert_eq!(sg[heap][state], game.grundy(&at), "{kinds:?} {at:?}");
        for rest in 0..4 {
            let winning = moves(&kinds, 0, &at).into_iter();
            let winning = winning.filter(|to| u64::from(game.grundy(&(to.to, to.state))) == rest);
            let found = heap_states::winning_moves(&takes, &one, rest, |heap| sg[heap as usize]);
            assert_eq!(found.collect_vec(), winning.collect_vec(), "{kinds:?} {at:?}, rest {rest}");
        }
    }
    let found = heap_states::periodic(&takes, 100_000).unwrap_or_else(|| panic!("{kinds:?}"));
    let n = found.pre_period() + 3 * found.period() + 10;
    let long = heap_states::values(&takes, n);
    assert!((0..=n).all(|heap| found.at(heap as u64) == long[heap]), "{kinds:?}");
    if sums {
        let positions = fixtures::lists(3, (0..=5u64).cartesian_product(0..S));
        fixtures::check_sums(
            positions.filter(|at| at.is_sorted()),
            |heap, at| {
                let moves = moves(&kinds, heap, at).into_iter();
                moves.map(|to| (to, vec![(to.to, to.state)])).collect()
            },
            |at| sum::first_player_wins(at.iter().map(|&(heap, state)| found.at(heap)[state])),
            |at| heap_states::winning_moves(&takes, at, 0, |heap| found.at(heap)).collect(),
        );
    }
}

fn compare_all(seed: u64, cases: usize, longest: usize) {
    let random = &mut Rng::with_seed(seed);
    for case in 0..cases {
        let sums = case % 100 < 4;
        match case % 4 {
            0 => compare::<1>(random, longest, sums),
            1 => compare::<2>(random, longest, sums),
            2 => compare::<3>(random, longest, sums),
            _ => compare::<4>(random, longest, sums),
        }
    }
}

#[test]
fn equals_the_definition_for_random_rules() {
    compare_all(1312, 200, 30);
}

#[test]
#[ignore = "long"]
fn prove_heap_states() {
    compare_all(1, 20_000, 60);
    println!("heap_states: verified up to heaps of 60 for 20 000 random rules of up to 4 states");
}

/// Without states it is a subtraction game.
#[test]
fn one_state_is_an_sg_table() {
    let takes = [1, 3, 4].map(|take| Take::exactly(take, [Some(0)]));
    let expected = grundy::sg_table::values(&[1, 3, 4], 50).into_iter().map(|value| [value]);
    assert!(heap_states::values(&takes, 50).into_iter().eq(expected));
    let found = heap_states::periodic(&takes, 50).unwrap();
    assert_eq!((found.pre_period(), found.period()), (0, 7));
}

#[test]
fn no_period_without_a_proof() {
    let takes = [Take::exactly(1, [Some(0), Some(1)]), Take::exactly(2, [Some(1), None])];
    let found = heap_states::periodic(&takes, 1000).unwrap();
    let least = found.pre_period() + found.period() + 1; // the last heap of the second window of 2
    assert_eq!(heap_states::periodic(&takes, least), Some(found));
    assert_eq!(heap_states::periodic(&takes, least - 1), None);
    assert_eq!(heap_states::periodic::<2>(&[], 1).map(|sg| sg.at(u64::MAX)), Some([0, 0]));
}

#[test]
fn the_largest_numbers_work() {
    // Takes that no heap of the table holds; one of them takes everything.
    let takes = [Take::exactly(u64::MAX, [Some(0), None]), Take::or_all(u64::MAX, [None, Some(0)])];
    assert_eq!(heap_states::values(&takes, 2), [[0, 0], [0, 1], [0, 1]]);
    assert_eq!(heap_states::periodic(&takes, 1000), None);
    let all = |take, state| Move { heap: 0, take, to: 0, state };
    let moves = |at| heap_states::winning_moves(&takes, &[at], 0, |_| [0, 0]).collect_vec();
    assert_eq!(moves((u64::MAX, 0)), [all(0, 0)]);
    assert_eq!(moves((u64::MAX - 1, 0)), []);
    assert_eq!(moves((u64::MAX - 1, 1)), [all(1, 0)]);
    assert_eq!(moves((0, 1)), []);
    assert_eq!(heap_states::winning_moves(&takes, &[], 0, |_| [0, 0]).next(), None);
}

#[test]
#[should_panic(expected = "never ends")]
fn a_take_of_nothing_is_refused() {
    Take::or_all(0, [Some(0)]);
}

#[test]
#[should_panic(expected = "state 2 of 2")]
fn a_state_that_does_not_exist_is_refused() {
    Take::exactly(1, [Some(0), Some(2)]);
}

#[test]
#[should_panic(expected = "a heap in state 3 of 2")]
fn a_heap_in_a_state_that_does_not_exist_is_refused() {
    let takes = [Take::exactly(1, [Some(0), Some(0)])];
    let _ = heap_states::winning_moves(&takes, &[(1, 0), (1, 3)], 0, |_| [0, 0]);
}
