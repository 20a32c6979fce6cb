use crate::problems::flaw_of;
use grundy::scan::{self, Out, Scan};
use itertools::iproduct;
use std::io;
use std::thread;
use together::{SOLUTIONS, Solve};

/// What the main thread of a program has on Linux.
const STACK: usize = 8 << 20;

/// What is wrong with a solution that talks with the interactor about a secret input, each in a
/// thread, over two pipes.
pub fn flaw(solve: Solve, oracle: &oracle::Problem, input: &str) -> Option<String> {
    let ((output, to_judge), (from_judge, replies)) = (io::pipe().unwrap(), io::pipe().unwrap());
    thread::scope(|scope| {
        let talk = move || scan::talk_over(from_judge, to_judge, solve);
        let solution = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, talk).unwrap();
        let ruling = flaw_of(oracle.interact(input, output, replies));
        match solution.join() {
            Err(_) => Some(format!("the solution panics; {ruling:?}")),
            Ok(Err(error)) => Some(format!("{}; error: {error}", ruling.unwrap_or_default())),
            Ok(Ok(())) => ruling,
        }
    })
}

fn generalized_subtraction() -> (Solve, &'static oracle::Problem) {
    let problem = SOLUTIONS.iter().find(|problem| problem.slug == "abc278g").unwrap();
    (problem.solve, oracle::problem(problem.slug).unwrap())
}

/// All rows of up to 12 cards, against a judge without a mistake and one who plays at random.
#[test]
fn every_small_game_is_won() {
    let (solve, oracle) = generalized_subtraction();
    for (n, seed) in iproduct!(1..=12, 0..=1) {
        for (l, r) in iproduct!(1..=n, 1..=n).filter(|(l, r)| l <= r) {
            let input = format!("{n} {l} {r}\n{seed}\n");
            assert_eq!(flaw(solve, oracle, &input), None, "{input}");
        }
    }
}

#[test]
fn the_longest_games_are_won() {
    let (solve, oracle) = generalized_subtraction();
    for (l, r) in [(1, 1), (1, 2), (2, 2), (3, 3), (5, 2000), (33, 33), (999, 1000), (1001, 1001)] {
        for n in [1999, 2000] {
            assert_eq!(flaw(solve, oracle, &format!("{n} {l} {}\n7\n", r.min(n))), None, "{n} {l} {r}");
        }
    }
}

#[test]
#[ignore = "long"]
fn prove_generalized_subtraction() {
    let (solve, oracle) = generalized_subtraction();
    for (n, seed) in iproduct!(1..=24, 0..=9) {
        for (l, r) in iproduct!(1..=n, 1..=n).filter(|(l, r)| l <= r) {
            let input = format!("{n} {l} {r}\n{seed}\n");
            assert_eq!(flaw(solve, oracle, &input), None, "{input}");
        }
    }
    println!("abc278g: verified against ten judges for all rows of up to 24 cards");
}

/// The interactor sees every mistake, and says which.
#[test]
fn a_judge_watches_the_rules() {
    let says =
        |solve: Solve, input: &str| flaw(solve, generalized_subtraction().1, input).unwrap_or_default();
    let losing: Solve = |input: &mut Scan, out: &mut Out| {
        let [n, l, _] = input.array::<usize, 3>()?;
        out.line("Second");
        while let Some([_, _]) = input.until_zeros::<i32, 2>()? {
            out.words(if n == 1 { [0, 0] } else { [1, l] });
        }
        Ok(())
    };
    assert_eq!(says(losing, "1 1 1\n0\n"), "it has lost");
    assert_eq!(says(losing, "5 5 5\n1\n"), "it has lost");
    assert!(says(losing, "30 2 2\n5\n").contains("`1 2` is no move"));
    let silent: Solve = |_, _| Ok(());
    assert!(says(silent, "3 1 1\n0\n").contains("expected a word, found the end of the input"));
    let talkative: Solve = |_, out| {
        out.words(["First 1 1 9"]);
        Ok(())
    };
    assert_eq!(says(talkative, "1 1 1\n0\n"), "the output goes on: `9`");
    let other: Solve = |_, out| {
        out.line("Third");
        Ok(())
    };
    assert_eq!(says(other, "3 1 1\n0\n"), "expected `First` or `Second`, found `Third`");
    for (input, why) in [("2001 1 1\n1\n", "1..=2000"), ("3 2 1\n1\n", "L <= R"), ("101 1 1\n0\n", "a seed")]
    {
        assert!(says(silent, input).starts_with("the input is invalid") && says(silent, input).contains(why));
    }
}
