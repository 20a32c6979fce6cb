use arbtest::arbitrary::{self, Unstructured};
use arbtest::arbtest;
use grundy::{lean, scan};
use itertools::Itertools;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, BufRead, ErrorKind, Read, Write};
use std::rc::Rc;

/// One call of a solution.
#[derive(Debug, Clone)]
enum Call {
    AtEnd,
    Word,
    /// An integer of one of the twelve types.
    Int(u8),
    Array,
    Ints(usize),
    UntilEnd,
    UntilZeros,
    Within(Vec<i32>),
    Require(bool),
    Line,
    Grid(usize, usize),
    /// What the solution writes.
    Say(i64),
    Words(Vec<u8>),
}

fn call(u: &mut Unstructured) -> Result<Call, arbitrary::Error> {
    Ok(match u.int_in_range(0..=17)? {
        0 => Call::AtEnd,
        1 | 2 => Call::Word,
        3 => Call::Array,
        4 => Call::Ints(u.int_in_range(0..=4)?),
        5 => Call::UntilEnd,
        6 => Call::UntilZeros,
        7 => Call::Within(u.arbitrary()?),
        8 => Call::Require(u.arbitrary()?),
        9 | 10 => Call::Line,
        11 => Call::Grid(u.int_in_range(0..=2)?, u.int_in_range(1..=3)?),
        12 => Call::Say(u.arbitrary()?),
        13 => Call::Words(u.arbitrary()?),
        _ => Call::Int(u.int_in_range(0..=11)?),
    })
}

/// What a solution reads with one of the modules, which have the same names; `$text` is what it has
/// written.
macro_rules! reader {
    ($twin:path, $text:path) => {
        use super::Call;
        use twin::{Error, Out, Scan};
        use $twin as twin;

        /// What the calls give, each error only as such.
        pub fn read(input: &mut Scan, out: &mut Out, calls: &[Call]) -> Vec<String> {
            fn show<T: std::fmt::Debug>(result: Result<T, Error>) -> String {
                format!("{:?}", result.map_err(|_| "error"))
            }
            let mut said = Vec::new();
            for call in calls {
                said.push(match call {
                    Call::AtEnd => format!("{}", input.at_end()),
                    Call::Word => show(input.word()),
                    Call::Int(0) => show(input.int::<u8>()),
                    Call::Int(1) => show(input.int::<u16>()),
                    Call::Int(2) => show(input.int::<u32>()),
                    Call::Int(3) => show(input.int::<u64>()),
                    Call::Int(4) => show(input.int::<u128>()),
                    Call::Int(5) => show(input.int::<usize>()),
                    Call::Int(6) => show(input.int::<i8>()),
                    Call::Int(7) => show(input.int::<i16>()),
                    Call::Int(8) => show(input.int::<i32>()),
                    Call::Int(9) => show(input.int::<i64>()),
                    Call::Int(10) => show(input.int::<i128>()),
                    Call::Int(_) => show(input.int::<isize>()),
                    Call::Array => show(input.array::<i64, 2>()),
                    Call::Ints(count) => show(input.ints::<u32>(*count)),
                    Call::UntilEnd => show(input.until_end::<i16, 2>()),
                    Call::UntilZeros => show(input.until_zeros::<u8, 1>()),
                    Call::Within(values) => show(input.within(values, -1000..=1_000_000_000)),
                    Call::Require(holds) => show(input.require(*holds, "that")),
                    Call::Line => show(input.line()),
                    Call::Grid(rows, columns) => show(input.grid(*rows, *columns)),
                    Call::Say(value) => {
                        out.line(value);
                        $text(out)
                    }
                    Call::Words(values) => {
                        out.words(values);
                        $text(out)
                    }
                });
            }
            said
        }
    };
}

/// Functions over the types of one of the two templates.
macro_rules! twin {
    ($name:ident, $twin:path) => {
        mod $name {
            use super::Ends;

            reader!($twin, Out::text);

            /// The same from a whole text.
            pub fn text(bytes: &[u8], calls: &[Call]) -> Vec<String> {
                read(&mut Scan::new(bytes), &mut Out::default(), calls)
            }

            /// The same in a conversation; also whether it ends well.
            pub fn talk(ends: &Ends, calls: &[Call], fails: bool) -> (Vec<String>, bool) {
                let mut said = Vec::new();
                let result = twin::talk_over(ends.clone(), ends.clone(), |input, out| {
                    said = read(input, out, calls);
                    if fails { Err("no".into()) } else { Ok(()) }
                });
                (said, result.is_ok())
            }
        }
    };
}

twin!(full_scan, super::scan);
twin!(lean_scan, super::lean::scan);

/// Functions over what stands for the template in a program for a C file.
mod c_scan {
    use grundy_std_for_c::memory_host as host;

    reader!(grundy_std_for_c::scan, written);

    fn written(_: &Out) -> String {
        host::output()
    }

    pub fn text(bytes: &[u8], calls: &[Call]) -> Vec<String> {
        host::start(bytes);
        let mut said = Vec::new();
        twin::run(|input, out| {
            said = read(input, out, calls);
            Ok(())
        });
        said
    }
}

/// A judge that says one piece after the other and hears what is sent, up to some number of writes.
#[derive(Clone)]
struct Ends(Rc<RefCell<Judge>>);

struct Judge {
    pieces: VecDeque<Vec<u8>>,
    writes: usize,
    /// What was sent and when something was read.
    heard: String,
}

impl Ends {
    fn new(pieces: &[Vec<u8>], writes: usize) -> Ends {
        let pieces = pieces.iter().cloned().collect();
        Ends(Rc::new(RefCell::new(Judge { pieces, writes, heard: String::new() })))
    }
}

impl Read for Ends {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let mut judge = self.0.borrow_mut();
        let Some(piece) = judge.pieces.pop_front() else { return Ok(0) };
        judge.heard += "<read>";
        if piece.is_empty() {
            return Err(ErrorKind::Interrupted.into());
        }
        to[..piece.len()].copy_from_slice(&piece);
        Ok(piece.len())
    }
}

impl Write for Ends {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut judge = self.0.borrow_mut();
        judge.writes = judge.writes.checked_sub(1).ok_or(ErrorKind::BrokenPipe)?;
        judge.heard += std::str::from_utf8(bytes).unwrap();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// An input with everything that judges and mistakes put into one.
fn input(u: &mut Unstructured) -> Result<Vec<u8>, arbitrary::Error> {
    const PARTS: [&[u8]; 32] = [
        b" ",
        b" ",
        b" ",
        b"\n",
        b"\n",
        b"\r\n",
        b"\t",
        b"  \n",
        b"0",
        b"-0",
        b"+0",
        b"-",
        b"+",
        b"7",
        b"-8",
        b"00",
        b"12345678",
        b"123456789",
        b"256",
        b"-129",
        b"65536",
        b"4294967296",
        b"-9223372036854775808",
        b"18446744073709551615",
        b"18446744073709551616",
        b"170141183460469231731687303715884105728",
        b"340282366920938463463374607431768211455",
        b"12a",
        b"#.",
        "é".as_bytes(),
        b"\xff",
        b"\0",
    ];
    let count = u.int_in_range(0..=60)?;
    let parts: Vec<&[u8]> = (0..count).map(|_| u.choose(&PARTS).copied()).try_collect()?;
    Ok(parts.concat())
}

#[test]
fn the_same_from_a_text() {
    arbtest(|u| {
        let (bytes, count) = (input(u)?, u.int_in_range(0..=40)?);
        let calls: Vec<Call> = (0..count).map(|_| call(u)).try_collect()?;
        let lean = lean_scan::text(&bytes, &calls);
        assert_eq!(full_scan::text(&bytes, &calls), lean, "{bytes:?} {calls:?}");
        assert_eq!(c_scan::text(&bytes, &calls), lean, "{bytes:?} {calls:?}");
        Ok(())
    });
}

/// Also the same reads, each after the same has been sent.
#[test]
fn the_same_in_a_conversation() {
    arbtest(|u| {
        let (mut bytes, count) = (input(u)?, u.int_in_range(0..=20)?);
        let calls: Vec<Call> = (0..count).map(|_| call(u)).try_collect()?;
        let mut pieces = Vec::new();
        while !bytes.is_empty() {
            let rest = bytes.split_off(u.int_in_range(1..=20)?.min(bytes.len()));
            pieces.push(std::mem::replace(&mut bytes, rest));
            if u.arbitrary()? {
                pieces.push(Vec::new()); // a read that a signal interrupts
            }
        }
        let (writes, fails) = (u.int_in_range(0..=20)?, u.arbitrary()?);
        let (full, lean) = (Ends::new(&pieces, writes), Ends::new(&pieces, writes));
        let said = [full_scan::talk(&full, &calls, fails), lean_scan::talk(&lean, &calls, fails)];
        assert_eq!(said[0], said[1], "{pieces:?} {calls:?}");
        assert_eq!(full.0.borrow().heard, lean.0.borrow().heard, "{pieces:?} {calls:?}");
        Ok(())
    });
}

/// Each type, with numbers of every length around its bounds, near the end of the input and not.
#[test]
fn the_same_integers() {
    let powers = (0..=128).map(|power| if power == 128 { u128::MAX } else { 1u128 << power });
    let around = powers.flat_map(|n| [n.saturating_sub(1), n, n.saturating_add(1)]).map(|n| n.to_string());
    let nines = (1..=45).flat_map(|length| ["9", "1", "0"].map(|digit| digit.repeat(length)));
    let words = around.chain(nines).chain(["".into(), "x".into(), "1x".into(), "12345678-".into()]);
    for (word, sign, end) in itertools::iproduct!(words, ["", "-", "+", "--"], ["", "\n", " 12345678 \r\n"]) {
        let text = format!(" {sign}{word}{end}");
        for kind in 0..12 {
            let calls = [Call::Int(kind), Call::Int(3)];
            let twins = [full_scan::text, lean_scan::text, c_scan::text];
            let [full, lean, c] = twins.map(|read| read(text.as_bytes(), &calls));
            assert_eq!((&full, &full), (&lean, &c), "{text:?} {kind}");
        }
    }
}

#[test]
fn grids_without_columns_and_numbers_too_many() {
    assert!(lean::scan::Scan::new("\n1\n").grid(1, 0).is_err());
    assert!(lean::scan::Scan::new("1").grid(usize::MAX, 1).is_err());
    assert!(lean::scan::Scan::new("1").ints::<u8>(usize::MAX).is_err());
    assert_eq!(lean::scan::Scan::new("").grid(0, 0), Ok(Vec::new()));
}

#[test]
fn messages() {
    let from: [lean::scan::Error; 2] = ["vertex 7".into(), "vertex 7".to_owned().into()];
    assert_eq!(from.map(|error| error.to_string()), ["vertex 7"; 2]);
    assert_eq!(lean::scan::Scan::new("x").int::<u8>().unwrap_err().to_string(), "bad input");
}

/// Every kind of value that is written without std's formatting, against that.
#[test]
fn the_same_values_in_c() {
    use grundy_std_for_c::memory_host as host;
    use grundy_std_for_c::show::{
        ByDisplay as _, ByFixed as _, ByPrecision as _, ByShow as _, Pair, Value, concat,
    };
    macro_rules! same {
        ($($value:expr),* $(,)?) => {$(
            host::start(b"");
            grundy_std_for_c::scan::run(|_, out| {
                out.line($value);
                Ok(())
            });
            assert_eq!(host::output(), format!("{}\n", $value));
            assert_eq!(concat(&Pair("<", Pair((&&Value(&$value)).shown(), ">"))), format!("<{}>", $value));
            assert_eq!(concat(&(&&Value(&$value)).fixed(2)), format!("{:.2}", $value));
        )*};
    }
    for power in 0..127 {
        for n in [(1i128 << power) - 1, 1 << power, -(1 << power), 1 - (1 << power)] {
            same!(n, n as u128, n as u8, n as u16, n as u32, n as u64, n as usize);
            same!(n as i8, n as i16, n as i32, n as i64, n as isize, n as f64, n as f64 / 7.0, n as f32);
        }
    }
    let text = String::from("2 \u{1f3b2}");
    same!(
        "",
        "x\ny",
        text.clone(),
        &text,
        &&*text,
        Box::new(7),
        std::rc::Rc::new('a'),
        std::borrow::Cow::Borrowed("b")
    );
    same!(true, false, 'x', '\u{e8}', '\u{10ffff}', f64::NAN, f64::NEG_INFINITY, -0.0, 1e300);
    same!(format_args!("constant"), format_args!("{:>5}", 1), grundy_std_for_c::scan::Error("no".to_owned()));
    same!(b'\n'.escape_ascii(), b'a'.escape_ascii());
    let other = "x".parse::<i32>().unwrap_err();
    assert_eq!(concat(&Value(&other).shown()), other.to_string());
}

/// What a program reads by std's traits, one call after the other.
fn read_by(mut from: impl BufRead, calls: &[u8]) -> Vec<String> {
    fn show<T: std::fmt::Debug>(result: io::Result<T>) -> String {
        format!("{result:?}")
    }
    let mut said = Vec::new();
    for call in calls {
        let (mut text, mut bytes, mut two) = (String::from("+"), vec![b'-'], [0; 2]);
        let count = match call % 7 {
            0 => show(from.read_line(&mut text)),
            1 => show(from.read_until(b' ', &mut bytes)),
            2 => show(from.read_exact(&mut two)),
            3 => format!("{:?}", from.by_ref().lines().next().map(show)),
            4 => format!("{:?}", from.by_ref().bytes().next().map(show)),
            5 => show(from.read_to_end(&mut bytes)),
            _ => show(from.read_to_string(&mut text)),
        };
        said.push(format!("{count} {text} {bytes:?} {two:?}"));
    }
    said
}

#[test]
fn the_same_input_by_std_in_c() {
    use grundy_std_for_c::io;
    use grundy_std_for_c::memory_host::start;
    const PARTS: [&[u8]; 7] = [b"a", b"bc", b" ", b"\n", b"\r\n", b"\xc3\xa9", b"\xff"];
    arbtest(|u| {
        let parts: Vec<u8> = u.arbitrary()?;
        let bytes = parts.iter().map(|part| PARTS[usize::from(*part) % 7]).collect::<Vec<_>>().concat();
        let calls: Vec<u8> = u.arbitrary()?;
        let expected = read_by(std::io::BufReader::with_capacity(3, &bytes[..]), &calls);
        start(&bytes);
        assert_eq!(read_by(io::stdin().lock(), &calls), expected, "{bytes:?} {calls:?}");
        start(&bytes);
        assert_eq!(read_by(io::BufReader::with_capacity(2, io::stdin()), &calls), expected, "{bytes:?}");
        assert_eq!(read_by(io::BufReader::new(&bytes[..]), &calls), expected, "{bytes:?} {calls:?}");
        Ok(())
    });
}

/// Everything that writes, in the order of writing.
#[test]
fn the_same_output_by_std_in_c() {
    use grundy_std_for_c::io;
    use grundy_std_for_c::memory_host::{output, start};
    use grundy_std_for_c::show::{Pair, Put as _};
    start(b"");
    io::print(&"a");
    io::print_line(&Pair("b", 2));
    io::print_formatted(format_args!("c\n"));
    let mut out = io::BufWriter::new(io::stdout().lock());
    writeln!(out, "{:>3}", 4).unwrap();
    out.write_all(b"d").unwrap();
    out.wasm_to_c_put(&Pair(5, "e")).unwrap();
    io::stdout().write_all(b"f").unwrap();
    write!(io::stderr(), "unseen").unwrap();
    let mut text = String::new();
    text.wasm_to_c_put(&Pair("g", 6)).unwrap();
    let mut bytes = Vec::new();
    bytes.wasm_to_c_put(&Pair(&text, 'h')).unwrap();
    out.write_all(&bytes).unwrap();
    let large = "x".repeat(9000);
    assert_eq!(output(), "ab2\nc\nf", "what is buffered waits");
    out.write_all(large.as_bytes()).unwrap();
    out.write_all(b"i").unwrap();
    drop(out);
    assert_eq!(output(), format!("ab2\nc\nf  4\nd5eg6h{large}i"));
}

/// All texts of up to four bytes at the bounds of what UTF-8 allows.
#[test]
fn the_same_utf_8_in_c() {
    const BYTES: [u8; 24] = [
        0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee,
        0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff,
    ];
    for (a, b, c, d) in itertools::iproduct!(BYTES, BYTES, BYTES, BYTES) {
        let bytes = [a, b, c, d];
        let said = c_scan::text(&bytes, &[Call::Word]);
        let std = std::str::from_utf8(&bytes).map_err(|_| "error");
        assert_eq!(said, [format!("{std:?}")], "{bytes:?}");
    }
}
