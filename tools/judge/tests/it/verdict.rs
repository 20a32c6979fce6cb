use grundy_header::Leeway;
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
    ] {
        assert_eq!(compare_with(Leeway::Numbers(1e-6), expected, got), wanted, "{expected:?} {got:?}");
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
        assert_eq!(compare_with(Leeway::Order, expected, got), wanted, "{expected:?} {got:?}");
    }
}
