//! Single features: what is refused and how, and what random modules and Rust programs rarely
//! reach.

use crate::support::{compile, folder, run};
use std::path::Path;
use wasm_to_c::{Error, FileKind, Names, Options, Output, translate};

fn wasm(text: &str) -> Vec<u8> {
    wat::parse_str(text).expect("the tests' own text is right")
}

fn refusal(text: &str) -> String {
    match translate(&wasm(text), &Options::default()) {
        Err(Error::Unsupported(what)) => what,
        Err(error @ Error::MissingFunction { .. }) => error.to_string(),
        other => panic!("{text} gave {other:?}"),
    }
}

fn program(folder: &Path, name: &str, text: &str) -> Output {
    let output =
        translate(&wasm(text), &Options { memory: 1 << 17, ..Options::default() }).expect("supported");
    let c = folder.join(format!("{name}.c"));
    std::fs::write(&c, &output.c).expect("the folder can be written");
    compile(&["gcc", "-O1", "-std=gnu89"], &[c], &folder.join(name));
    output
}

#[test]
fn what_is_not_known_is_named() {
    let start = r#"(func (export "_start"))"#;
    let body = |code: &str| format!(r#"(module (memory 1) (func (export "_start") {code}))"#);
    for (text, name) in [
        (format!(r#"(module {start} (func (param v128)))"#), "SIMD"),
        (format!("(module {start} (memory 1) (memory 1))"), "multiple memories"),
        (format!("(module {start} (memory 1 2 shared))"), "threads"),
        (format!("(module {start} (tag))"), "exceptions"),
        (format!("(module {start} (func (return_call 0)))"), "tail call"),
        (format!("(module {start} (func (result i32 i32) i32.const 1 i32.const 2))"), "several results"),
        (format!("(module {start} (table 1 funcref) (table 1 funcref))"), "more than one table"),
        (
            r#"(module (import "env" "g" (global i32)) (func (export "_start")))"#.into(),
            "imported global env.g",
        ),
        (
            r#"(module (import "env" "f" (func)) (func (export "_start") call 0))"#.into(),
            "imported function env.f",
        ),
        (
            r#"(module (import "other" "memcpy" (func (param i32 i32 i32) (result i32))) (memory 1)
                (func (export "_start") (drop (call 0 (i32.const 0) (i32.const 0) (i32.const 0)))))"#
                .into(),
            "imported function other.memcpy",
        ),
        (body("(memory.init 0 (i32.const 0) (i32.const 0) (i32.const 0))) (data \"x\""), "MemoryInit"),
        (body("i32.const 1 (block (param i32) drop)"), "blocks with parameters"),
        ("(module)".into(), "exports no _start"),
    ] {
        let what = refusal(&text);
        assert!(what.contains(name), "`{what}` does not name {name}");
    }
}

#[test]
fn an_unused_import_does_no_harm() {
    let text = r#"(module (import "env" "f" (func)) (func (export "_start")))"#;
    assert!(translate(&wasm(text), &Options::default()).is_ok());
}

#[test]
fn bad_bytes_and_small_memory_are_errors() {
    let malformed = |bytes: &[u8]| matches!(translate(bytes, &Options::default()), Err(Error::Malformed(_)));
    assert!(malformed(b""));
    assert!(malformed(b"\0asm\x01\0\0\0\x01"));
    let data =
        |at: u32| format!(r#"(module (memory 1) (data (i32.const {at}) "ab") (func (export "_start")))"#);
    assert!(malformed(&wasm(&data(65_535))) && !malformed(&wasm(&data(65_534))));
    let text = wasm(r#"(module (memory 3) (func (export "_start")))"#);
    let error = translate(&text, &Options { memory: 2 << 16, ..Options::default() }).unwrap_err();
    assert_eq!(error, Error::MemoryTooSmall { needed: 3 << 16, granted: 2 << 16 });
    let output = translate(&text, &Options { memory: 4 << 16, ..Options::default() }).expect("large enough");
    assert_eq!((output.static_memory, output.initial_memory), (4 << 16, 3 << 16));
}

#[test]
fn deep_nesting_is_an_error_or_works() {
    for depth in [780, 5_000] {
        let text = format!(
            r#"(module (func (export "_start") {} {}))"#,
            "i32.const 1 if loop i32.const 1 br_if 0 ".repeat(depth / 2),
            "end ".repeat(depth / 2 * 2)
        );
        match translate(&wasm(&text), &Options::default()) {
            Ok(_) => {}
            Err(Error::Unsupported(what)) => assert!(what.contains("nested"), "{what}"),
            Err(e) => panic!("{e}"),
        }
    }
    let sum = format!("i32.const 1 {} drop", "i32.clz ".repeat(20_000));
    let text = format!(r#"(module (func (export "_start") {sum}))"#);
    assert!(translate(&wasm(&text), &Options::default()).is_ok());
    let select =
        "(i32.const 1) (i32.const 2) ".to_string() + &"(i32.const 3) (i32.const 1) select ".repeat(500);
    let text = format!(r#"(module (func (export "_start") {select} drop drop))"#);
    assert!(translate(&wasm(&text), &Options::default()).is_ok());
}

/// A 32-bit length that is computed from a wider number.
#[test]
fn lengths_are_cut_to_their_width() {
    let text = r#"(module (import "grundy" "write" (func $write (param i32 i32))) (memory 1)
        (global $wide (mut i64) (i64.const 0x700000003))
        (func (export "_start")
            (memory.fill (i32.const 10) (i32.const 0x161) (i32.wrap_i64 (global.get $wide)))
            (memory.copy (i32.const 20) (i32.const 10) (i32.wrap_i64 (global.get $wide)))
            (call $write (i32.const 20) (i32.const 3))))"#;
    let folder = folder("lengths");
    program(&folder, "lengths", text);
    assert_eq!(run(&folder.join("lengths"), b""), "aaa");
}

/// What std needs of C is imported from there; addresses have 64 bits, but no memory is that large.
#[test]
fn addresses_may_have_64_bits() {
    let text = r#"(module
        (import "env" "malloc" (func $malloc (param i64) (result i64)))
        (import "env" "realloc" (func $realloc (param i64 i64) (result i64)))
        (import "env" "read" (func $read (param i32 i64 i64) (result i64)))
        (import "env" "write" (func $write (param i32 i64 i64) (result i64)))
        (import "env" "putchar" (func $put (param i32) (result i32)))
        (import "env" "sin" (func $sin (param f64) (result f64)))
        (memory i64 1) (table i64 1 funcref) (elem (i64.const 0) $twice) (data (i64.const 8) "data")
        (type $number (func (param i64) (result i64)))
        (func $twice (param i64) (result i64) (i64.mul (local.get 0) (i64.const 2)))
        (func (export "_start") (local $at i64)
            (local.set $at (call $realloc (call $malloc (i64.const 20)) (i64.const 40)))
            (drop (call $put (i32.const 33)))
            (drop (call $read (i32.const 0) (local.get $at) (i64.const 3)))
            (memory.copy (i64.add (local.get $at) (i64.const 3)) (i64.const 8) (i64.const 4))
            (i64.store8 offset=7 (local.get $at)
                (call_indirect (type $number) (i64.const 33) (i64.const 0)))
            (if (i64.ne (memory.grow (i64.const 0x100000000)) (i64.const -1)) (then unreachable))
            (if (f64.gt (call $sin (f64.const 1)) (f64.const 0.85)) (then unreachable))
            (drop (call $write (i32.const 1) (local.get $at) (i64.const 8)))))"#;
    let folder = folder("addresses");
    program(&folder, "wide", text);
    // C's own output comes at the end, as to a pipe.
    assert_eq!(run(&folder.join("wide"), b"in:more"), "in:dataB!");
}

/// Tables, indirect calls, switches with values, and the order of evaluation, which the fuzzer
/// rarely makes.
#[test]
fn calls_and_switches_print_what_they_should() {
    let folder = folder("features");
    program(&folder, "calls", CALLS);
    assert_eq!(run(&folder.join("calls"), b"some input"), "some input|ABBA|2CC1|abcd");
}

/// Reads up to 64 bytes at a time and prints them, until there are none: through WASI, and through
/// the functions that take less room, the last byte by byte.
const ECHOES: [&str; 3] = [
    r#"(module
        (import "wasi_snapshot_preview1" "fd_read" (func $read (param i32 i32 i32 i32) (result i32)))
        (import "wasi_snapshot_preview1" "fd_write" (func $write (param i32 i32 i32 i32) (result i32)))
        (memory (export "memory") 1)
        (func (export "_start")
            (loop $more
                (i32.store (i32.const 8) (i32.const 100)) ;; an empty piece first
                (i32.store (i32.const 16) (i32.const 200)) (i32.store (i32.const 20) (i32.const 64))
                (drop (call $read (i32.const 0) (i32.const 8) (i32.const 2) (i32.const 20)))
                (drop (call $write (i32.const 1) (i32.const 16) (i32.const 1) (i32.const 28)))
                (br_if $more (i32.load (i32.const 20))))))"#,
    r#"(module
        (import "grundy" "read" (func $read (param i32 i32) (result i32)))
        (import "grundy" "write" (func $write (param i32 i32)))
        (memory (export "memory") 1)
        (func (export "_start") (local $count i32)
            (loop $more
                (local.set $count (call $read (i32.const 200) (i32.const 64)))
                (call $write (i32.const 200) (local.get $count))
                (br_if $more (local.get $count)))))"#,
    r#"(module
        (import "grundy" "peek" (func $peek (result i32)))
        (import "grundy" "next" (func $next (result i32)))
        (import "grundy" "put" (func $put (param i32)))
        (func (export "_start") (local $byte i32)
            (if (i32.lt_s (call $peek) (i32.const 0)) (then (return)))
            (local.set $byte (call $peek))
            (loop $more
                (call $put (local.get $byte))
                ;; What comes next is asked for only after the end of a line has been sent.
                (local.set $byte (call $next))
                (br_if $more (i32.ge_s (local.get $byte) (i32.const 0))))))"#,
];

/// Each line comes back before the next one is sent: nothing waits for a full buffer.
#[test]
fn programs_can_talk() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};
    let folder = folder("echoes");
    for (name, text) in ["wasi", "own"].into_iter().zip(ECHOES) {
        program(&folder, name, text);
        let mut command = Command::new(folder.join(name));
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it was compiled");
        let mut to = child.stdin.take().expect("piped");
        let mut from = BufReader::new(child.stdout.take().expect("piped"));
        for line in
            ["first\n", "2\n", "one that is longer than the sixty-four bytes which it reads at a time\n"]
        {
            to.write_all(line.as_bytes()).expect("it listens");
            let mut answer = String::new();
            from.read_line(&mut answer).expect("it answers");
            assert_eq!(answer, line);
        }
        drop(to);
        assert!(child.wait().expect("a child").success());
    }
}

#[test]
fn a_call_through_an_empty_table_compiles() {
    let text = r#"(module (table 0 funcref) (type $t (func)) (global $g (mut i32) (i32.const 0))
        (func (export "_start") (if (global.get $g) (then (call_indirect (type $t) (i32.const 5))))))"#;
    let folder = folder("empty-table");
    program(&folder, "empty", text);
    assert_eq!(run(&folder.join("empty"), b""), "");
}

/// No comparison with what is not a number holds, nor its opposite.
#[test]
fn conditions_with_nan_are_not_turned_round() {
    let text = r#"(module (import "grundy" "put" (func $put (param i32)))
        (func $compare (param f64)
            (if (i32.eqz (f64.lt (local.get 0) (f64.const 1))) (then (call $put (i32.const 65))))
            (if (i32.eqz (f64.ge (local.get 0) (f64.const 1))) (then (call $put (i32.const 66))))
            (block (br_if 0 (f64.gt (local.get 0) (f64.const 1))) (call $put (i32.const 67)))
            (block (br_if 0 (i32.eqz (f64.le (local.get 0) (f64.const 1)))) (call $put (i32.const 68))))
        (func (export "_start") (call $compare (f64.const nan)) (call $compare (f64.const 0))))"#;
    let folder = folder("nan");
    program(&folder, "nan", text);
    assert_eq!(run(&folder.join("nan"), b""), "ABCBCD");
}

/// Division of a negative number as one without sign, a value that is read before another one is
/// written, a choice between narrow numbers that is multiplied, and a local that starts as 0.
#[test]
fn values_keep_their_sign_and_their_moment() {
    let text = r#"(module (import "grundy" "put" (func $put (param i32)))
        (memory 1)
        (data (i32.const 8) "\ff\ff\ff\ff\03")
        (func $say (param i32) (call $put (i32.add (local.get 0) (i32.const 65))))
        (func $fresh (param i32) (result i32) (local i32)
            (if (local.get 0) (then (local.set 1 (i32.const 5))))
            (local.get 1))
        (func (export "_start")
            (call $say (i32.div_u (i32.load8_s (i32.const 8)) (i32.const 1000000000)))
            (i32.load8_u (i32.const 12))
            (i32.store8 (i32.const 12) (i32.const 7))
            (call $say)
            (call $say (i32.load8_u (i32.const 12)))
            (call $say (i32.shr_u (i32.mul
                (select (i32.load16_u (i32.const 8)) (i32.load8_u (i32.const 12)) (i32.load8_u (i32.const 12)))
                (i32.load16_u (i32.const 8))) (i32.const 28)))
            (call $say (call $fresh (i32.load8_u (i32.const 13))))))"#;
    let folder = folder("values");
    program(&folder, "values", text);
    assert_eq!(run(&folder.join("values"), b""), "EDHPA");
}

/// The word that a step changes, the other one, and how.
type Step = (usize, usize, fn(u8, u8) -> u8);

/// Combines two neighbouring words by one vector instruction, at every distance, overlaps included.
#[test]
fn neighbouring_words_are_combined_as_if_one_by_one() {
    let folder = folder("words");
    let output = program(&folder, "words", WORDS);
    for function in ["or2(", "xor2(", "and2("] {
        // The runtime has it only if it is called.
        assert!(output.c.contains(&format!("define {function}")), "{function}\n{}", output.c);
    }
    let input: Vec<u8> = (0..96u8).map(|i| i.wrapping_mul(59) & 127).collect();
    let mut expected = Vec::new();
    for from in 0..=40 {
        let mut bytes = input.clone();
        let mut combine = |word: usize, by: usize, op: fn(u8, u8) -> u8| {
            let other = bytes[from + 8 * by..][..8].to_vec();
            let at = &mut bytes[20 + 8 * word..][..8];
            at.iter_mut().zip(other).for_each(|(byte, other)| *byte = op(*byte, other));
        };
        let steps: [Step; 14] = [
            (0, 0, |a, b| a | b),
            (1, 1, |a, b| a | b),
            (2, 2, |a, b| a ^ b),
            (3, 3, |a, b| a ^ b),
            (1, 1, |a, b| a & b),
            (2, 2, |a, b| a & b),
            (0, 0, |a, b| a ^ b),
            (2, 2, |a, b| a ^ b),
            (0, 0, |a, b| a | b),
            (1, 1, |a, b| a & b),
            (0, 0, |a, b| a ^ b),
            (2, 1, |a, b| a ^ b),
            (0, 1, |a, b| a | b),
            (1, 1, |a, b| a | b),
        ];
        steps.into_iter().for_each(|(word, by, op)| combine(word, by, op));
        expected.extend(bytes);
    }
    assert_eq!(run(&folder.join("words"), &input).into_bytes(), expected);
}

const WORDS: &str = r#"(module
  (import "grundy" "read" (func $read (param i32 i32) (result i32)))
  (import "grundy" "write" (func $write (param i32 i32)))
  (memory 1)
  (func $combine (param $a i32) (param $b i32) (local $e i32) (local $f i32)
    (i64.store (local.get $a) (i64.or (i64.load (local.get $a)) (i64.load (local.get $b))))
    (i64.store (local.tee $e (i32.add (local.get $a) (i32.const 8)))
      (i64.or (i64.load (local.get $e)) (i64.load offset=8 (local.get $b))))
    (i64.store offset=16 (local.get $a)
      (i64.xor (i64.load offset=16 (local.get $b)) (i64.load offset=16 (local.get $a))))
    (i64.store offset=8 (local.tee $e (i32.add (local.get $a) (i32.const 16)))
      (i64.xor (i64.load offset=8 (local.get $e)) (i64.load (i32.add (local.get $b) (i32.const 24)))))
    (local.set $f (i32.add (local.get $b) (i32.const 16)))
    (local.set $e (i32.add (local.get $a) (i32.const 8)))
    (i64.store (local.get $e) (i64.and (i64.load (local.get $e)) (i64.load offset=8 (local.get $b))))
    (local.set $a (i32.add (local.get $a) (i32.const 16)))
    (i64.store (local.get $a) (i64.and (i64.load (local.get $a)) (i64.load (i32.add (local.get $b) (i32.const 16)))))
    ;; Not neighbours; not the same operator.
    (local.set $a (i32.sub (local.get $a) (i32.const 16)))
    (i64.store (local.get $a) (i64.xor (i64.load (local.get $a)) (i64.load (local.get $b))))
    (i64.store offset=16 (local.get $a) (i64.xor (i64.load offset=16 (local.get $a)) (i64.load offset=16 (local.get $b))))
    (i64.store (local.get $a) (i64.or (i64.load (local.get $a)) (i64.load (local.get $b))))
    (i64.store offset=8 (local.get $a) (i64.and (i64.load offset=8 (local.get $a)) (i64.load offset=8 (local.get $b))))
    ;; Neighbours on one side only.
    (i64.store (local.get $a) (i64.xor (i64.load (local.get $a)) (i64.load (local.get $b))))
    (i64.store offset=16 (local.get $a) (i64.xor (i64.load offset=16 (local.get $a)) (i64.load offset=8 (local.get $b))))
    (i64.store (local.get $a) (i64.or (i64.load (local.get $a)) (i64.load offset=8 (local.get $b))))
    (i64.store offset=8 (local.get $a) (i64.or (i64.load offset=8 (local.get $a)) (i64.load offset=8 (local.get $b)))))
  (func (export "_start") (local $from i32)
    (drop (call $read (i32.const 1024) (i32.const 96)))
    (loop $next
      (memory.copy (i32.const 2048) (i32.const 1024) (i32.const 96))
      (call $combine (i32.const 2068) (i32.add (i32.const 2048) (local.get $from)))
      (call $write (i32.const 2048) (i32.const 96))
      (br_if $next (i32.le_u (local.tee $from (i32.add (local.get $from) (i32.const 1))) (i32.const 40))))))"#;

const CALLS: &str = r#"(module
  (import "grundy" "read" (func $read (param i32 i32) (result i32)))
  (import "grundy" "write" (func $write (param i32 i32)))
  (memory 1)
  (data (i32.const 8) "|??/\22\5c")
  (table funcref (elem $a $b))
  (type $letter (func (result i32)))
  (global $count (mut i32) (i32.const 0))
  (func $a (result i32) i32.const 65)
  (func $b (result i32) i32.const 66)
  (func $put (param i32) (i32.store8 (i32.const 100) (local.get 0)) (call $write (i32.const 100) (i32.const 1)))
  (func $next (result i32)
    (global.set $count (i32.add (global.get $count) (i32.const 1)))
    global.get $count)
  (func $indirect (param i32) (call $put (call_indirect (type $letter) (local.get 0))))
  ;; Chooses a block by its number, and carries a value there.
  (func $switch (param i32) (result i32)
    (i32.add (i32.const 1)
      (block $outer (result i32)
        (i32.add (i32.const 10)
          (block $inner (result i32)
            (br_table $inner $outer 2 (i32.const 40) (local.get 0)))))))
  (func (export "_start") (local i32)
    (local.set 0 (call $read (i32.const 1000) (i32.const 500)))
    (call $write (i32.const 1000) (local.get 0))
    (call $write (i32.const 8) (i32.const 1))
    (call $indirect (i32.const 0)) (call $indirect (i32.const 1))
    (call $indirect (i32.const 1)) (call $indirect (i32.const 0))
    (call $write (i32.const 8) (i32.const 1))
    ;; 51, 41, 40 as letters: 3, ), (; shifted to be readable.
    (call $put (i32.sub (call $switch (i32.const 0)) (i32.const 1)))
    (call $put (i32.add (call $switch (i32.const 1)) (i32.const 26)))
    (call $put (i32.add (call $switch (i32.const 7)) (i32.const 27)))
    ;; The first operand is read before the call changes it.
    (call $put (i32.add (i32.const 49) (i32.sub (i32.add (global.get $count) (call $next)) (i32.const 1))))
    (call $write (i32.const 8) (i32.const 1))
    ;; Calls happen in the order in which they are written: 1 - 2 and so on.
    (global.set $count (i32.const 0))
    (call $put (i32.add (i32.const 98) (i32.sub (call $next) (call $next))))
    (call $put (i32.sub (i32.const 99) (i32.add (i32.const 1) (i32.mul (i32.const 0) (call $next)))))
    (call $put (i32.add (i32.const 95) (call $next)))
    (call $put (i32.add (i32.const 95) (call $next)))))"#;

/// What does without the start of std and wasi may return its exit code.
#[test]
fn a_start_of_its_own() {
    use std::process::Command;
    let folder = folder("starts");
    let starts = r#"(module
        (func (export "_start") unreachable)
        (func (export "grundy_start") (result i32) (i32.const 3)))"#;
    program(&folder, "code", starts);
    assert_eq!(Command::new(folder.join("code")).status().expect("it starts").code(), Some(3));
}

/// A statement a line, but not in the runtime; whether it is the same program is tested with whole
/// programs.
#[test]
fn lines_hold_one_statement() {
    for text in [CALLS, WORDS, ECHOES[0], ECHOES[2]] {
        let options = Options { memory: 1 << 17, lines: true, ..Options::default() };
        let c = translate(&wasm(text), &options).expect("supported").c;
        assert!(c.ends_with("\n\treturn 0;\n}\n"), "{c}");
        let is_statement = |line: &&str| !["#", "for (", "struct {"].iter().any(|other| line.contains(other));
        for line in c.lines().skip_while(|line| !line.ends_with(" {")).filter(is_statement) {
            assert!(line.matches(';').count() <= 1 && line == line.trim_end(), "{line}");
        }
    }
}

/// What stands for std's modules counts as std.
#[test]
fn only_what_the_author_wrote_is_laid_out() {
    let text = r#"(module (import "grundy" "put" (func $put (param i32)))
        (func $core::fmt::write (param i32) (call $put (local.get 0)) (call $put (i32.const 10)))
        (func $solution::wasm_to_c_io::print (call $core::fmt::write (i32.const 66)) (call $put (i32.const 32)))
        (func $<solution::Game_as_core::fmt::Display>::fmt (call $put (i32.const 65)) (call $put (i32.const 32)))
        (func $solution::main (call $<solution::Game_as_core::fmt::Display>::fmt) (call $solution::wasm_to_c_io::print))
        (func (export "_start") (call $solution::main)))"#;
    let options = Options { memory: 1 << 16, lines: true, names: Names::Readable, ..Options::default() };
    let c = translate(&wasm(text), &options).expect("supported").c;
    for packed in
        ["static void fmt_write_(u a){putchar(a);putchar(10);}", "static void wasm_to_c_io_print_(void){"]
    {
        assert!(c.contains(packed), "{packed}\n{c}");
    }
    assert!(c.contains("static void solution_main_(void) {\n\t"), "{c}");
    assert_eq!(c.matches("(void) {\n\t").count(), 3, "main, Rust's main and what is implemented: {c}");
}

#[test]
fn options_shape_the_text() {
    let text = wasm(CALLS);
    let header = "/* a note */\n".to_string();
    let readable = Options { names: Names::Readable, header, ..Options::default() };
    let output = translate(&text, &readable).expect("supported");
    assert!(output.c.starts_with("/* a note */\n"));
    assert!(output.c.contains(" switch_("), "{}", output.c);
    let short = translate(&text, &Options { names: Names::Short, ..Options::default() }).expect("supported");
    assert!(!short.c.contains("switch_("), "{}", short.c);
    let nameless = wasm(r#"(module (func) (func (export "_start") (call 0)))"#);
    let nameless = translate(&nameless, &readable).expect("supported");
    assert!(nameless.c.contains("static void aa(void){"), "{}", nameless.c);
    assert!(output.functions.iter().any(|f| f.name == "switch" && f.bytes > 20));
    let library = Options { kind: FileKind::Library, ..Options::default() };
    let output = translate(&text, &library).expect("supported");
    assert!(!output.c.contains("main("));
    assert_eq!(output.exports.len(), 1);
}

#[test]
fn every_c_file_is_ascii_with_short_lines() {
    let output = translate(&wasm(CALLS), &Options::default()).expect("supported");
    assert!(output.c.is_ascii());
    // The runtime's own lines may be longer than those of the translated code.
    assert!(output.c.lines().all(|line| line.len() < 300), "{}", output.c);
}
