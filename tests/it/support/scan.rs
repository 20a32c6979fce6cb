use arbtest::arbitrary::{self, Unstructured};
use arbtest::arbtest;
use grundy::scan::{self, Error, Int, Out, Scan};
use itertools::Itertools;
use std::cell::RefCell;
use std::fmt::{Debug, Display};
use std::io::{self, ErrorKind, Read, Write};
use std::ops::RangeInclusive;
use std::rc::Rc;
use std::str::FromStr;

/// Some of the items, in a row.
fn several(
    u: &mut Unstructured,
    length: RangeInclusive<usize>,
    items: &[&str],
) -> Result<String, arbitrary::Error> {
    (0..u.int_in_range(length)?).map(|_| u.choose(items).copied()).collect()
}

/// Words with the white space of judges between them, and perhaps before and after them.
fn text(
    u: &mut Unstructured,
    word: impl Fn(&mut Unstructured) -> Result<String, arbitrary::Error>,
) -> Result<String, arbitrary::Error> {
    let mut text = several(u, 0..=2, &[" ", "\r\n", "\n"])?;
    for _ in 0..u.int_in_range(0..=30)? {
        text += &word(u)?;
        text += &several(u, 1..=3, &[" ", "\t", "\r\n", "\n", " \n "])?;
    }
    Ok(if u.arbitrary()? { text } else { text.trim_end().to_owned() })
}

/// Reads each word as an integer of one type: the result is that of `parse`, and an error names the
/// type, the word and its place.
fn check<T: Int + FromStr + PartialEq + Debug>(text: &str, name: &str) {
    let mut input = Scan::new(text);
    for (i, word) in text.split_whitespace().enumerate() {
        match (input.int::<T>(), word.parse::<T>()) {
            (ours, Ok(value)) => assert_eq!(ours, Ok(value)),
            (Ok(ours), Err(_)) => panic!("{word} read as {ours:?}"),
            (Err(Error(message)), Err(_)) => {
                let place = word.as_ptr() as usize - text.as_ptr() as usize;
                let line = 1 + text[..place].matches('\n').count();
                let short: String = word.chars().take(30).collect();
                let expected = format!("token {} (line {line}): expected {name}, found `{short}`", i + 1);
                assert_eq!(message, expected);
            }
        }
    }
    assert!(input.at_end() && input.int::<T>().is_err());
}

fn check_every_type(text: &str) {
    check::<u8>(text, "an unsigned 8-bit integer");
    check::<u16>(text, "an unsigned 16-bit integer");
    check::<u32>(text, "an unsigned 32-bit integer");
    check::<u64>(text, "an unsigned 64-bit integer");
    check::<u128>(text, "an unsigned 128-bit integer");
    check::<usize>(text, "an unsigned 64-bit integer");
    check::<i8>(text, "a signed 8-bit integer");
    check::<i16>(text, "a signed 16-bit integer");
    check::<i32>(text, "a signed 32-bit integer");
    check::<i64>(text, "a signed 64-bit integer");
    check::<i128>(text, "a signed 128-bit integer");
    check::<isize>(text, "a signed 64-bit integer");
}

const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

#[test]
fn words_equal_split_whitespace() {
    arbtest(|u| {
        let text = text(u, |u| several(u, 1..=12, &["!", "0", "Az", "~", "é", "-", "\"", "/"]))?;
        let mut input = Scan::new(text.clone());
        for word in text.split_whitespace() {
            assert!(!input.at_end());
            assert_eq!(input.word(), Ok(word));
        }
        assert!(input.at_end());
        Ok(())
    });
}

#[test]
fn integers_equal_parse() {
    let integer = |u: &mut Unstructured| {
        let (sign, zeros) = (u.choose(&["", "", "+", "-"])?.to_string(), several(u, 0..=3, &["0"])?);
        let length = u.choose(&[1..=12, 15..=45])?.clone();
        Ok(sign + &zeros + &several(u, length, &DIGITS)?)
    };
    arbtest(|u| {
        check_every_type(&text(u, integer)?);
        Ok(())
    });
}

#[test]
fn other_words_are_refused_as_parse_does() {
    let other = |u: &mut Unstructured| {
        let few = several(u, 1..=6, &["-", "+", "0", "5", "9", "a", "/", ":"])?;
        let (long, end) = (several(u, 0..=40, &DIGITS)?, *u.choose(&["x", "é", "-"])?);
        Ok(if u.arbitrary()? { few } else { long + end })
    };
    arbtest(|u| {
        check_every_type(&text(u, other)?);
        Ok(())
    });
}

#[test]
fn lines_equal_lines() {
    arbtest(|u| {
        let text = several(u, 0..=40, &[" ", "a", "~", "1 2", "\n", "\r\n"])?;
        let mut input = Scan::new(text.clone());
        for line in text.lines() {
            assert_eq!(input.line(), Ok(Some(line.trim_end())));
        }
        assert_eq!(input.line(), Ok(None));
        Ok(())
    });
}

/// One row a line, its cells run together or separated; blank lines between rows, any line end.
#[test]
fn grids() {
    arbtest(|u| {
        let columns = u.int_in_range(1..=6)?;
        let cells = |u: &mut Unstructured| several(u, columns..=columns, &[".", "#", "0", "1", "9"]);
        let rows: Vec<String> = (0..u.int_in_range(0..=6)?).map(|_| cells(u)).collect::<Result<_, _>>()?;
        let (between, end) = (*u.choose(&["", " ", "\t"])?, *u.choose(&["\n", "\r\n", " \n", "\n\n"])?);
        let text = rows.iter().fold("7\n".to_owned(), |text, row| text + &row.chars().join(between) + end);
        let text = if u.arbitrary()? { text } else { text.trim_end().to_owned() };
        let mut input = Scan::new(text);
        assert_eq!(input.int(), Ok(7));
        let expected: Vec<Vec<u8>> = rows.iter().map(|row| row.as_bytes().to_vec()).collect();
        assert_eq!(input.grid(rows.len(), columns), Ok(expected));
        assert!(input.at_end());
        Ok(())
    });
}

/// Any bytes give an answer or an error, never a panic, and reading always ends.
#[test]
fn anything_is_answered() {
    arbtest(|u| {
        let bytes: Vec<u8> = u.arbitrary()?;
        let mut input = Scan::new(bytes.clone());
        while !input.at_end() {
            let _ = input.word();
        }
        let mut input = Scan::new(bytes.clone());
        while !input.at_end() {
            let _ = input.int::<i128>();
        }
        let mut input = Scan::new(bytes);
        while input.line() != Ok(None) {}
        Ok(())
    });
}

/// The bounds of each type are read, the next numbers beyond them are not.
#[test]
fn bounds() {
    fn at<T: Int + Debug + Display>(least: T, most: T, name: &str) {
        let text = format!("{least} {most} 00{most} +{most}");
        assert_eq!(Scan::new(text).array(), Ok([least, most, most, most]));
        for bound in [least.to_string(), most.to_string()] {
            let beyond = if bound == "0" { "-1".into() } else { plus_one(&bound) };
            let message = Scan::new(beyond.clone()).int::<T>().unwrap_err().to_string();
            let found: String = beyond.chars().take(30).collect();
            assert_eq!(message, format!("token 1 (line 1): expected {name}, found `{found}`"));
        }
    }
    /// The number with one more in front of its sign: further from 0. No bound ends in 9.
    fn plus_one(number: &str) -> String {
        let (front, last) = number.split_at(number.len() - 1);
        format!("{front}{}", last.parse::<u8>().unwrap() + 1)
    }
    at(u8::MIN, u8::MAX, "an unsigned 8-bit integer");
    at(u16::MIN, u16::MAX, "an unsigned 16-bit integer");
    at(u32::MIN, u32::MAX, "an unsigned 32-bit integer");
    at(u64::MIN, u64::MAX, "an unsigned 64-bit integer");
    at(u128::MIN, u128::MAX, "an unsigned 128-bit integer");
    at(usize::MIN, usize::MAX, "an unsigned 64-bit integer");
    at(i8::MIN, i8::MAX, "a signed 8-bit integer");
    at(i16::MIN, i16::MAX, "a signed 16-bit integer");
    at(i32::MIN, i32::MAX, "a signed 32-bit integer");
    at(i64::MIN, i64::MAX, "a signed 64-bit integer");
    at(i128::MIN, i128::MAX, "a signed 128-bit integer");
    at(isize::MIN, isize::MAX, "a signed 64-bit integer");
}

/// What the first failing call says.
fn says<T: Debug>(result: Result<T, Error>) -> String {
    result.unwrap_err().to_string()
}

#[test]
fn errors_name_token_and_line() {
    assert_eq!(
        says(Scan::new("").int::<u8>()),
        "token 1 (line 1): expected an integer, found the end of the input"
    );
    assert_eq!(
        says(Scan::new(" \n").word()),
        "token 1 (line 2): expected a word, found the end of the input"
    );
    let mut input = Scan::new("1 2\r\n3 x\r\n");
    assert_eq!(input.ints::<u32>(3), Ok(vec![1, 2, 3]));
    assert_eq!(says(input.int::<u32>()), "token 4 (line 2): expected an unsigned 32-bit integer, found `x`");
    assert_eq!(
        says(Scan::new("2 -").array::<i8, 2>()),
        "token 2 (line 1): expected a signed 8-bit integer, found `-`"
    );
    assert_eq!(
        says(Scan::new("1 2\n3").array::<u8, 4>()),
        "token 4 (line 2): expected an integer, found the end of the input"
    );
    assert_eq!(says(Scan::new(*b"a \xff").line()), "token 1 (line 1): expected UTF-8 text, found `a`");
    let long = "9".repeat(1000);
    assert_eq!(says(Scan::new(long).int::<u8>()).matches('9').count(), 30);
}

/// Whatever the order in which errors come: each names its own token and line.
#[test]
fn errors_in_any_order_name_their_place() {
    arbtest(|u| {
        let text = text(u, |u| several(u, 1..=2, &["1", "9"]))?;
        let starts = text.split_whitespace().map(|word| word.as_ptr() as usize - text.as_ptr() as usize);
        let lines = starts.map(|at| 1 + text[..at].matches('\n').count()).collect_vec();
        let (mut input, mut read) = (Scan::new(text.clone()), Vec::new());
        while !input.at_end() {
            read.push(input.int::<u32>().unwrap());
            for _ in 0..u.int_in_range(0..=2)? {
                let i = u.int_in_range(0..=read.len() - 1)?;
                let expected = format!(
                    "token {} (line {}): expected a number in 0..=0, found `{}`",
                    i + 1,
                    lines[i],
                    read[i]
                );
                assert_eq!(says(input.within(&read[i..], 0..=0)), expected, "{text:?}");
            }
        }
        Ok(())
    });
}

/// A solution that tries whether the next token is a number; it would take hours if each error
/// counted from the start.
#[test]
fn a_million_errors() {
    let mut input = Scan::new("x ".repeat(1_000_000));
    let mut last = String::new();
    while !input.at_end() {
        last = says(input.int::<u32>());
    }
    assert_eq!(last, "token 1000000 (line 1): expected an unsigned 32-bit integer, found `x`");
    for count in 1..1000 {
        assert!(
            says(input.within(&vec![1; count], 0..=0)).starts_with(&format!("token {} ", 1_000_001 - count))
        );
    }
}

#[test]
fn a_template_s_message_becomes_an_error() {
    let owned = || -> Result<(), Error> { Err("vertex 7".to_owned())? };
    let borrowed = || -> Result<(), Error> { Err("vertex 7")? };
    assert_eq!([owned(), borrowed()], [Err(Error("vertex 7".into())), Err(Error("vertex 7".into()))]);
}

#[test]
fn long_words_are_cut() {
    let says = |word: &[u8]| says(Scan::new(word).int::<u8>()).rsplit("found ").next().unwrap().to_owned();
    for word in ["\u{1f600}".repeat(40), "é".repeat(31), "x\u{1f600}".repeat(31), "é".repeat(30)] {
        assert_eq!(says(word.as_bytes()), format!("`{}`", word.chars().take(30).collect::<String>()));
    }
    assert_eq!(says(&[0xf0, 0x9f, 0x98].repeat(50)), format!("`{}`", "\u{fffd}".repeat(30)));
}

#[test]
fn ragged_grids() {
    let says = |text: &str| says(Scan::new(text).grid(2, 3));
    assert_eq!(says("010\n01"), "token 2 (line 2): expected 3 cells in row 2 of 2 (there are 2), found `01`");
    assert_eq!(
        says("0 1 0 1\n010"),
        "token 1 (line 1): expected 3 cells in row 1 of 2 (there are 4), found `0`"
    );
    assert_eq!(
        says("0 1 0\n"),
        "token 4 (line 2): expected row 2 of 2 with 3 cells, found the end of the input"
    );
    assert!(Scan::new("").grid(usize::MAX, usize::MAX).is_err());
}

#[test]
fn endings() {
    let mut input = Scan::new("2\n5 6\n");
    assert_eq!((0..input.int().unwrap()).map(|_| input.int::<u8>()).collect_vec(), [Ok(5), Ok(6)]);
    let mut input = Scan::new("1 0\n0 2\n0 0\n9");
    let mut cases = Vec::new();
    while let Some(case) = input.until_zeros::<u8, 2>().unwrap() {
        cases.push(case);
    }
    assert_eq!(cases, [[1, 0], [0, 2]]);
    assert_eq!(Scan::new(" \r\n ").until_zeros::<u8, 1>(), Ok(None)); // the zeros forgotten
    let mut input = Scan::new("1 2\n3");
    assert_eq!(input.until_end(), Ok(Some([1u8, 2])));
    assert!(says(input.until_end::<u8, 2>()).contains("end of the input")); // inside a case
}

#[test]
fn output() {
    let mut out = Out::default();
    out.line(7);
    out.words([1, 2, 3]);
    out.words([0; 0]);
    assert_eq!(out.text(), "7\n1 2 3\n\n");
}

/// A judge that says one piece after the other, each in one read: a piece comes only once all that
/// it answers has been sent.
struct Judge {
    /// What must have been sent before, and the piece.
    pieces: Vec<(&'static str, Vec<u8>)>,
    next: usize,
    sent: Rc<RefCell<String>>,
}

impl Read for Judge {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let Some((before, piece)) = self.pieces.get(self.next) else { return Ok(0) };
        assert_eq!(*self.sent.borrow(), *before, "sent before piece {}", self.next);
        self.next += 1;
        if piece.is_empty() {
            return Err(ErrorKind::Interrupted.into());
        }
        to[..piece.len()].copy_from_slice(piece);
        Ok(piece.len())
    }
}

/// What is sent to a judge.
#[derive(Default, Clone)]
struct Sent(Rc<RefCell<String>>);

impl Write for Sent {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().push_str(std::str::from_utf8(bytes).unwrap());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What `solve` says to a judge with these pieces, and its result.
fn conversation(
    pieces: Vec<(&'static str, Vec<u8>)>,
    solve: impl FnOnce(&mut Scan, &mut Out) -> Result<(), Error>,
) -> (String, Result<(), Error>) {
    let sent = Sent::default();
    let judge = Judge { pieces, next: 0, sent: Rc::clone(&sent.0) };
    let result = scan::talk_over(judge, sent.clone(), solve);
    let said = sent.0.borrow().clone();
    (said, result)
}

/// Reads all that a conversation can bring, as any text gives it at once.
fn read_everything(input: &mut Scan) -> String {
    let mut read = format!("{:?} {:?}", input.int::<u8>(), input.word());
    read += &format!("{:?} ", input.line().map(|line| line.map(str::to_owned)));
    read += &format!("{:?} {:?} ", input.grid(2, 2), input.int::<i64>());
    read += &format!("{:?} ", input.line().map(|line| line.map(str::to_owned)));
    read += &format!("{:?} ", input.line().map(|line| line.map(str::to_owned)));
    read += &format!("{:?} {:?}", input.until_zeros::<u8, 2>(), input.until_zeros::<u8, 2>());
    read + &format!(" {:?} {:?} {:?}", input.int::<u8>(), input.at_end(), input.line())
}

#[test]
fn a_conversation_cut_anywhere_reads_as_one_text() {
    for end in ["\n", "\r\n", " \n"] {
        for last in [end, ""] {
            let lines = ["", "17 word rest of it", "01", "1 0", "-123456789012", "a line", "1 2", "0 0"];
            let text = lines.join(end) + last;
            let whole = read_everything(&mut Scan::new(text.clone()));
            let two = (0..text.len()).map(|at| vec![text[..at].to_owned(), text[at..].to_owned()]);
            let bytes = text.chars().map(String::from).collect_vec();
            for cut in two.chain([bytes]) {
                // An empty piece is a read that a signal interrupts.
                let pieces = cut.into_iter().map(|piece| ("", piece.into_bytes())).collect();
                let mut read = String::new();
                let (_, result) = conversation(pieces, |input, _| {
                    read = read_everything(input);
                    Ok(())
                });
                assert_eq!((&read, result), (&whole, Ok(())), "{text:?}");
            }
        }
    }
}

/// Each read of the judge checks that the whole turn before it has been sent, and that nothing was
/// read ahead: a token waits for the byte behind it, and for nothing else.
#[test]
fn each_turn_is_sent_before_the_next_is_read() {
    let pieces = ["3\n", "x", "y ", "", "7\r\nline\n"].map(|piece| piece.as_bytes().to_vec());
    let before = ["", "first\n", "first\n", "first\n1 2 3\n", "first\n1 2 3\n"];
    let (sent, result) = conversation(before.into_iter().zip(pieces).collect(), |input, out| {
        assert_eq!(input.int(), Ok(3));
        out.line("first");
        assert_eq!(input.word(), Ok("xy"));
        out.words([1, 2, 3]);
        assert_eq!(input.int(), Ok(7));
        out.line("not sent: the line is there");
        assert_eq!((input.line(), out.text().lines().count()), (Ok(Some("")), 1));
        assert_eq!(input.line(), Ok(Some("line")));
        out.line("last");
        Ok(())
    });
    assert_eq!(sent, "first\n1 2 3\nnot sent: the line is there\nlast\n");
    assert_eq!(result, Ok(()));
}

#[test]
fn a_judge_that_stops_talking_is_an_error_with_its_place() {
    let pieces = vec![("", b"1 2\n".to_vec()), ("go\n", b"3".to_vec())];
    let (sent, result) = conversation(pieces, |input, out| {
        input.array::<u8, 2>()?;
        out.line("go");
        assert_eq!(input.int(), Ok(3));
        out.line("lost?");
        input.int::<u8>().map(|_| ())
    });
    let message = "token 4 (line 2): expected an integer, found the end of the input";
    assert_eq!((sent.as_str(), result), ("go\nlost?\n", Err(Error(message.to_owned()))));
}

/// The judge has gone: whatever the solution makes of it, there is nobody to tell.
#[test]
fn a_broken_pipe_ends_quietly() {
    struct Gone;
    impl Write for Gone {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let result = scan::talk_over("1 2".as_bytes(), Gone, |input, out| {
        out.line("hello");
        input.int::<u8>().map(|_| ())
    });
    assert_eq!(result, Ok(()));
}
