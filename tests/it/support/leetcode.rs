use fastrand::Rng;
use grundy::leetcode::{Value, answer, argument};
use grundy::scan::Scan;

/// What is written is read again, also between other lines.
fn returns<T: Value + PartialEq + std::fmt::Debug>(value: &T) {
    let text = format!("\n  {} \r\n\n{}", answer(value), answer(value));
    let mut input = Scan::new(text.clone());
    for _ in 0..2 {
        assert_eq!(argument::<T>(&mut input).as_ref(), Ok(value), "{text}");
    }
    assert!(input.at_end() && argument::<T>(&mut input).is_err());
}

fn string(random: &mut Rng) -> String {
    (0..random.usize(0..6))
        .map(|_| *random.choice(&['a', '"', '\\', '\n', ' ', ',', ']', 'é']).unwrap())
        .collect()
}

#[test]
fn what_is_written_is_read_again() {
    let random = &mut Rng::with_seed(1);
    for _ in 0..500 {
        returns(&random.i32(..));
        returns(&random.i64(..));
        returns(&random.u32(..));
        returns(&random.bool());
        returns(&string(random));
        returns(&(0..random.usize(0..4)).map(|_| string(random)).collect::<Vec<_>>());
        let lists =
            (0..random.usize(0..4)).map(|_| (0..random.usize(0..4)).map(|_| random.i32(-9..9)).collect());
        returns(&lists.collect::<Vec<Vec<i32>>>());
    }
}

#[test]
fn blanks_are_fine() {
    let list: Vec<Vec<i32>> = argument(&mut Scan::new(" [ [1 , 2 ] ,[ ] ] ")).unwrap();
    assert_eq!(list, [vec![1, 2], vec![]]);
    assert_eq!(argument::<Vec<bool>>(&mut Scan::new("[true,false]")), Ok(vec![true, false]));
}

#[test]
fn malformed_lines_are_refused() {
    for text in
        ["", "[", "[1", "[1,", "[1,]", "[1 2]", "[1]]", "1", "[1;2]", "[é]", "[99999999999]", "\u{e9}"]
    {
        assert!(argument::<Vec<i32>>(&mut Scan::new(text)).is_err(), "{text}");
    }
    for text in ["", "\"", "\"a", "a\"", "\"a\"b", "\"\\"] {
        assert!(argument::<String>(&mut Scan::new(text)).is_err(), "{text}");
    }
    for text in ["-1", "4294967296", "1.5", ""] {
        assert!(argument::<u32>(&mut Scan::new(text)).is_err(), "{text}");
    }
    let error = argument::<i32>(&mut Scan::new("x")).unwrap_err();
    assert_eq!(error, "expected a word in LeetCode's notation on a line, for `i32`, found `x`");
    let error = argument::<Vec<i32>>(&mut Scan::new("[3000000000]")).unwrap_err();
    assert!(error.contains("Vec<i32>`, found `[3000000000]`"), "{error}");
}
