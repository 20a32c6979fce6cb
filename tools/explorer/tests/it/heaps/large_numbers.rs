//! Laws of rules with large numbers: what is more than a guess goes on beyond the table.

use crate::heaps::definition::game;
use grundy_explorer::game::Explorer;
use grundy_explorer::game::table::{Extent, table};
use grundy_explorer::report::best_law::{BestLaw, Certainty};
use grundy_explorer::report::{laws, length};
use grundy_laws::Status;

/// The best law as the explorer finds it, if it is more than a guess, as the value at an index.
fn certain(text: &str) -> Option<(String, impl Fn(u64) -> Option<i128>)> {
    let mut explorer = Explorer::new(game(text), false);
    let wanted = length::wanted(&explorer);
    let extent = Extent { to: wanted as u64 - 1, across: 0 };
    let mut found = table(&mut explorer, extent, &mut |_| Some(1000)).unwrap();
    length::settle(&mut found, 100, wanted);
    let laws = laws::of_game(&explorer, &found);
    let BestLaw { found, certainty, .. } = BestLaw::of_game(&mut explorer, &laws)?;
    (certainty != Certainty::Found(Status::Guess))
        .then(|| (found.law.formula(), move |n| found.law.predict(&[n])))
}

fn goes_on(text: &str, count: u64) -> bool {
    let Some((formula, law)) = certain(text) else { return false };
    let mut values = vec![];
    game(text).engine().unwrap().extend(&mut values, count as usize).unwrap();
    for (n, value) in (0..).zip(values) {
        // A law of lost positions says only which are lost.
        let said = law(n).unwrap();
        let is_right = said == value.into() || formula.starts_with("lost") && said == i128::from(value == 0);
        assert!(is_right, "{text}: {formula}: {said} at {n}, but {value}");
    }
    true
}

#[test]
fn certain_laws_go_on() {
    fastrand::seed(3);
    let number = || [3, 7, 50, 401, 1500, 6001][fastrand::usize(..6)] + fastrand::u64(..3);
    let mut certain = 0;
    for _ in 0..ROUNDS {
        let (a, b) = (number(), number());
        let text = match fastrand::u8(..10) {
            0 => format!("take 1 or {a}"),
            1 => format!("take {a} or {b}"),
            2 => format!("take odd or {}", 2 * a),
            3 => format!("take {a} or powers of 2"),
            4 => format!("take 1 or multiples of {a}"),
            5 => format!("take any but {a},{b}"),
            6 => format!("take odd but {a}"),
            7 => format!("take squares or {a}"),
            8 => format!("take {}..{}", a.min(b), a.max(b)),
            _ => format!("take at least {a}"),
        };
        certain += u32::from(goes_on(&text, 3 * 5 * a.max(b) + 2000));
    }
    assert!(2 * certain > ROUNDS, "{certain}");
}

const ROUNDS: u32 = 12;

/// These were said to be more than guesses, from tables in which the number does not occur.
#[test]
fn numbers_beyond_the_table() {
    for text in ["take 1 or 300000", "take 1..1000000", "take 12000 or powers of 2"] {
        assert!(certain(text).is_none_or(|(formula, _)| formula.contains("mod")), "{text}");
    }
    assert!(goes_on("take 1 or 3000", 20_000) && goes_on("take 1..4000", 20_000));
}
