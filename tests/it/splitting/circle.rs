use grundy::circle;
use grundy::octal::Code;
use itertools::Itertools;
use oracle::naive::{self, Naive};

/// A circle of `n` places with the stones that are left, as bits; what each move leaves, by the
/// number that it takes.
fn options(takes: &[usize], (n, stones): (usize, u32)) -> impl Iterator<Item = (usize, (usize, u32))> {
    let moves = takes.iter().filter(move |&&take| take <= n).cartesian_product(0..n);
    moves.filter_map(move |(&take, from)| {
        let taken = (from..from + take).map(|place| 1 << (place % n)).sum::<u32>();
        (stones & taken == taken).then_some((take, (n, stones & !taken)))
    })
}

fn check(takes: &[usize], largest: usize, largest_of_two: usize) {
    let sg = Code::taking_any(takes).values(largest);
    let row = |row: u64| sg[row as usize];
    let whole = |n: usize| (n, (1u32 << n) - 1);
    let mut game =
        Naive::new(|&circle: &(usize, u32)| options(takes, circle).map(|(_, left)| left).collect());
    for n in 0..=largest {
        let value = game.grundy(&whole(n));
        assert_eq!(circle::grundy(takes, n as u64, row), value, "{takes:?}, circle of {n}");
        for rest in 0..=value + 1 {
            let naive = options(takes, whole(n)).filter(|(_, left)| game.grundy(left) == rest);
            let naive = naive.map(|(take, _)| n as u64 - take as u64).unique().collect_vec();
            let moves = circle::winning_moves(takes, n as u64, rest.into(), row).collect_vec();
            assert_eq!(moves, naive, "{takes:?}, circle of {n}, rest {rest}");
        }
        if takes.iter().copied().eq(1..=takes.len()) {
            let wins = circle::first_player_wins_up_to(takes.len() as u64, n as u64);
            assert_eq!(wins, value != 0, "{takes:?}, circle of {n}");
        }
    }
    let mut game = Naive::new(|circles: &[(usize, u32); 2]| {
        naive::sum_options(circles, |&circle| options(takes, circle).map(|(_, left)| left))
    });
    for (a, b) in (0..=largest_of_two).tuple_combinations() {
        let wins = circle::first_player_wins(takes, &[a as u64, b as u64], row);
        assert_eq!(wins, game.wins(&[whole(a), whole(b)]), "{takes:?}, circles of {a} and {b}");
    }
}

#[test]
fn equals_the_definition() {
    (1..=4).powerset().for_each(|takes| check(&takes, 9, 5));
    check(&[7], 9, 0);
}

/// With 1 to k neighbours, far beyond the definition; and with the proven period of rows.
#[test]
fn takes_from_one_on_have_a_closed_form() {
    for most in 1..=10 {
        let takes = (1..=most).collect_vec();
        let sg = Code::taking_any(&takes).values(1000);
        for n in 0..=1000 {
            let wins = circle::first_player_wins(&takes, &[n], |row| sg[row as usize]);
            assert_eq!(circle::first_player_wins_up_to(most as u64, n), wins, "1 to {most}, circle of {n}");
        }
    }
    for n in [0, 1, u64::MAX - 1, u64::MAX] {
        assert_eq!(circle::first_player_wins_up_to(1, n), n % 2 == 1);
        assert_eq!(circle::first_player_wins_up_to(u64::MAX, n), n > 0);
        assert!(!circle::first_player_wins_up_to(0, n));
    }
}

/// The period of rows, from their pre-period and the largest take on.
#[test]
fn circles_have_the_period_of_rows() {
    for takes in (1..=5).powerset() {
        let Some(rows) = Code::taking_any(&takes).periodic(300) else { continue };
        let circle = |n: usize| circle::grundy(&takes, n as u64, |row| rows.at(row));
        let from = rows.pre_period() + takes.iter().max().unwrap_or(&0);
        assert!((from..from + 1000).all(|n| circle(n) == circle(n + rows.period())), "{takes:?}");
        assert!(circle::grundy(&takes, u64::MAX, |row| rows.at(row)) as usize <= takes.len());
    }
}

/// In any order, and listed twice.
#[test]
fn takes_are_a_set() {
    let sg = Code::taking_any(&[1, 2, 4]).values(20);
    for n in 0..20 {
        let moves =
            |takes: &[usize]| circle::winning_moves(takes, n, 1, |row| sg[row as usize]).collect_vec();
        assert_eq!(moves(&[4, 2, 1, 4, 1]), moves(&[1, 2, 4]));
    }
}

#[test]
fn a_move_that_takes_nothing_is_refused() {
    assert!(std::panic::catch_unwind(|| circle::grundy(&[1, 0], 5, |_| 0)).is_err());
    assert!(std::panic::catch_unwind(|| circle::winning_moves(&[0], 5, 0, |_| 0).next()).is_err());
    assert!(std::panic::catch_unwind(|| Code::taking_any(&[1, 0])).is_err());
}

#[test]
#[ignore = "longer proof run"]
fn prove_circle() {
    (1..=6).powerset().for_each(|takes| check(&takes, 13, 7));
    println!("circle: verified up to 13 places and two circles of up to 7 for all sets of takes up to 6");
}
