//! What is said of positions and sums, against who wins by the definition.

use fastrand::Rng;
use grundy_explorer::game::table::{Extent, Tabled, table};
use grundy_explorer::game::{Certificate, End, Explorer, Flaw, Game, Outcome, Parts, Position, Shape, Value};
use std::collections::{BTreeSet, HashMap};

/// Positions 0..n; each move leaves a few smaller ones.
#[derive(Clone)]
struct Random(Vec<Vec<Parts>>);

impl Random {
    fn new(random: &mut Rng, size: u64, most_parts: usize) -> Random {
        let mut options = Vec::new();
        for n in 0..size {
            let moves = if n == 0 { 0 } else { random.usize(0..4) };
            let parts = |random: &mut Rng| {
                (0..random.usize(0..=most_parts)).map(|_| vec![random.u64(0..n)]).collect()
            };
            options.push((0..moves).map(|_| parts(random)).collect());
        }
        Random(options)
    }
}

impl Game for Random {
    fn title(&self) -> String {
        "random".to_owned()
    }

    fn shape(&self) -> Shape {
        Shape::Line { first: 0 }
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        self.0.get(position[0] as usize).cloned().ok_or_else(|| Flaw(format!("there is no {}", position[0])))
    }
}

/// Whether the player to move wins a sum, by the definition.
fn wins(game: &Random, sum: &Parts, is_misere: bool, known: &mut HashMap<Parts, bool>) -> bool {
    let mut sum = sum.clone();
    sum.sort_unstable();
    if let Some(&wins) = known.get(&sum) {
        return wins;
    }
    let options = moves(game, &sum);
    let found = if options.is_empty() {
        is_misere
    } else {
        options.iter().any(|to| !wins(game, &to.2, is_misere, known))
    };
    known.insert(sum, found);
    found
}

/// The moves of a sum: the part, the option, what is left.
fn moves(game: &Random, sum: &Parts) -> Vec<(usize, usize, Parts)> {
    let mut all = Vec::new();
    for (i, part) in sum.iter().enumerate() {
        for (j, leaves) in game.0[part[0] as usize].iter().enumerate() {
            let left: Parts = sum[..i].iter().chain(&sum[i + 1..]).chain(leaves).cloned().collect();
            all.push((i, j, left));
        }
    }
    all
}

#[test]
fn winning_moves_of_sums_are_those_of_the_definition() {
    let mut random = Rng::with_seed(1);
    for round in 0..300 {
        let (size, is_misere) = (random.u64(1..9), round % 2 == 1);
        let game = Random::new(&mut random, size, 2);
        let mut explorer = Explorer::new(Box::new(game.clone()), is_misere);
        let mut known = HashMap::new();
        for _ in 0..5 {
            let sum: Parts = (0..random.usize(1..4)).map(|_| vec![random.u64(0..size)]).collect();
            let answer = explorer.answer(&sum).unwrap();
            let won = wins(&game, &sum, is_misere, &mut known);
            let expected = if won { Outcome::Win } else { Outcome::Loss };
            assert_eq!(answer.value.outcome(), expected, "{sum:?}");
            let winning: Vec<(usize, usize)> = moves(&game, &sum)
                .into_iter()
                .filter(|(_, _, left)| !wins(&game, left, is_misere, &mut known))
                .map(|(i, j, _)| (i, j))
                .collect();
            assert_eq!(answer.winning, winning, "{sum:?}");
            // A game from there alternates until nobody can move.
            let played = explorer.play(&sum, 1000).unwrap();
            assert_eq!(played.end, End::NoMove);
            let mover_wins = played.steps.len().is_multiple_of(2) == is_misere;
            assert_eq!(mover_wins, won, "{sum:?}");
            // From a lost sum, each move has a reply that wins, unless the game is over.
            let replies = explorer.replies(&sum, usize::MAX).unwrap();
            let mut options: Vec<Parts> = moves(&game, &sum).into_iter().map(|(_, _, left)| left).collect();
            options.iter_mut().for_each(|left| left.sort_unstable());
            let options: BTreeSet<Parts> = options.into_iter().collect();
            assert_eq!(replies.count, if won { 0 } else { options.len() }, "{sum:?}");
            assert_eq!(replies.listed.len(), replies.count, "{sum:?}");
            for reply in replies.listed {
                let Some(step) = reply.step else { continue };
                let answers = moves(&game, &step.sum).into_iter();
                let mut answers = answers.filter(|&(i, _, _)| step.sum[i] == step.from);
                let is_answer = |(i, j, left): (usize, usize, Parts)| {
                    game.0[step.sum[i][0] as usize][j] == step.to
                        && !wins(&game, &left, is_misere, &mut known)
                };
                assert!(answers.any(is_answer), "{sum:?} {step:?}");
            }
        }
    }
}

#[test]
fn a_value_is_the_mex_of_its_options() {
    let mut random = Rng::with_seed(2);
    for _ in 0..100 {
        let game = Random::new(&mut random, 40, 3);
        let mut explorer = Explorer::new(Box::new(game), false);
        for n in (0..40).rev() {
            let answer = explorer.answer(&[vec![n]]).unwrap();
            assert_eq!(answer.value, Value::Grundy(answer.parts[0].mex()));
            assert_eq!(answer.parts[0].value, answer.value);
        }
        let found = table(&mut explorer, Extent { to: 39, across: 39 }, &mut |_| Some(7)).unwrap();
        let Tabled::Line { first: 0, values, certificate: None } = found else { panic!("{found:?}") };
        for (n, value) in values.iter().enumerate() {
            assert_eq!(explorer.value(&vec![n as u64]).unwrap(), Value::Grundy(*value));
        }
    }
}

#[test]
fn a_table_ends_where_the_user_wishes() {
    let mut explorer = Explorer::new(Box::new(Random::new(&mut Rng::with_seed(3), 100, 1)), false);
    let mut stop = |values: &[u32]| if values.len() < 50 { Some(10) } else { None };
    let Tabled::Line { values, .. } = table(&mut explorer, Extent { to: 99, across: 99 }, &mut stop).unwrap()
    else {
        panic!()
    };
    assert_eq!(values.len(), 50);
    let beyond = table(&mut explorer, Extent { to: 100, across: 100 }, &mut |_| Some(1000));
    assert_eq!(beyond, Err(Flaw("there is no 100".to_owned())));
}

#[test]
fn a_certificate_answers_for_any_index() {
    let certificate = Certificate { pre_period: 2, period: 3, saltus: 4, checked: 9, needed: 9, theorem: "" };
    let values = [7, 7, 0, 1, 2, 4, 5, 6];
    for n in 0..100_u64 {
        let expected = if n < 2 { 7 } else { (n - 2) % 3 + (n - 2) / 3 * 4 };
        assert_eq!(certificate.at(&values, n), Some(expected), "{n}");
    }
    assert_eq!(certificate.at(&values, u64::MAX), None, "it does not fit");
}

#[test]
fn a_sum_that_is_long_does_not_overflow_the_stack() {
    /// Take one stone.
    struct Stones;
    impl Game for Stones {
        fn title(&self) -> String {
            "stones".to_owned()
        }
        fn shape(&self) -> Shape {
            Shape::Line { first: 0 }
        }
        fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
            Ok(position[0].checked_sub(1).map(|left| vec![vec![left]]).into_iter().collect())
        }
    }
    for is_misere in [false, true] {
        let mut explorer = Explorer::new(Box::new(Stones), is_misere);
        let expected = if is_misere { Value::Misere(Outcome::Loss) } else { Value::Grundy(1) };
        assert_eq!(explorer.value(&vec![300_001]), Ok(expected));
    }
}
