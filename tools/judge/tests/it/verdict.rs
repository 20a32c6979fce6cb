use grundy_header::Leeway;
use grundy_judge::Comparison;
use grundy_judge::verdict::{Verdict, compare_with};

#[test]
fn numbers_that_are_near() {
    use Verdict::{Accepted, PresentationError, WrongAnswer};
    for (expected, got, wanted) in [
        ("0.5 YES\n", "0.5000001 YES\n", Accepted),
        ("0.5 YES\n", "0.50001 YES\n", WrongAnswer),
        ("0.5 YES\n", "0.5 NO\n", WrongAnswer),
        ("1000000\n", "1000000.9\n", Accepted),
        ("1000000\n", "1000001.1\n", WrongAnswer),
        ("0\n", "-0.0\n", Accepted),
        ("1\n", "nan\n", WrongAnswer),
        ("inf\n", "inf\n", Accepted),
        ("1 2\n", "1\n2\n", PresentationError),
        ("1\n2\n", "1\n", WrongAnswer),
        ("1\n", "1\n2\n", WrongAnswer),
        ("1 2\n", "1.0000001 2 3\n", WrongAnswer),
        ("1 2", "1  2.0000001", PresentationError),
        ("1 2\n", "1 2.0000001 \n\n", Accepted),
    ] {
        let comparison = allowing(Leeway::Numbers(1e-6));
        assert_eq!(compare_with(comparison, expected, got), wanted, "{expected:?} {got:?}");
    }
    let (wanted, got) = ("12345678901234567890", "12345678901234567891");
    assert_eq!(compare_with(allowing(Leeway::Numbers(1e-30)), wanted, got), WrongAnswer);
    assert_eq!(compare_with(allowing(Leeway::Numbers(1e-9)), wanted, got), Accepted);
}

fn allowing(leeway: Leeway) -> Comparison {
    Comparison { leeway, ..Comparison::default() }
}

#[test]
fn blanks_at_the_ends() {
    use Verdict::{Accepted, PresentationError, WrongAnswer};
    for (expected, got, wanted, if_strict) in [
        ("1 2 3\n", "1 2 3\n", Accepted, Accepted),
        ("1 2 3\n", "1 2 3", Accepted, Accepted),
        ("1 2 3\r\n", "1 2 3\n", Accepted, Accepted),
        ("1 2 3\n", "1 2 3 \n", Accepted, PresentationError),
        ("1 2\n3\n", "1 2\t\r\n3\n\n \n", Accepted, PresentationError),
        ("6\n\n", "6\n", Accepted, PresentationError),
        ("", "\n", Accepted, PresentationError),
        ("1 2\n", "1  2\n", PresentationError, PresentationError),
        ("1 2\n", " 1 2\n", PresentationError, PresentationError),
        ("1\n2\n", "1\n\n2\n", PresentationError, PresentationError),
        ("1\n2\n", "1\n2 2\n", WrongAnswer, WrongAnswer),
        ("3\n", "3\u{a0}\n", WrongAnswer, WrongAnswer),
        ("3\n", "3\n\u{2028}\n", WrongAnswer, WrongAnswer),
        ("", "0\n", WrongAnswer, WrongAnswer),
    ] {
        for (is_strict, wanted) in [(false, &wanted), (true, &if_strict)] {
            let comparison = Comparison { is_strict, ..Comparison::default() };
            assert_eq!(compare_with(comparison, expected, got), *wanted, "{expected:?} {got:?} {is_strict}");
        }
    }
}

#[test]
fn any_order() {
    use Verdict::{Accepted, PresentationError, WrongAnswer};
    for (expected, got, wanted) in [
        ("1 2 3\n", "3 1 2", Accepted),
        ("1 2 2\n", "2 1 1\n", WrongAnswer),
        ("a b\nc\n", "c\na b\n\n", Accepted),
        ("a b\nc\n", "c\nb a\n", WrongAnswer),
        ("a\nb\n", "a b\n", PresentationError),
        ("", "", Accepted),
    ] {
        assert_eq!(compare_with(allowing(Leeway::Order), expected, got), wanted, "{expected:?} {got:?}");
    }
}
