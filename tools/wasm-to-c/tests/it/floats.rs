//! Floats: the runtime prints and parses them as std does, and std's own functions are gone.
//!
//! Besides random numbers there are the hard ones: halfway between two floats or next to that, with
//! up to 800 digits; powers of two and ten; subnormals; the bounds.

use crate::fixtures::{self, native, write_c};
use crate::support::{compile, folder, run, rustc_for_wasm, setting, skipped};
use std::fmt::Write;
use std::process::Command;
use wasm_to_c::{Names, Options, translate};

/// What std's own printing and parsing consist of.
const OF_STD: [&str; 5] = ["flt2dec", "bignum", "lemire", "decimal_seq", "dec2flt::parse"];

/// What is parsed or refused in a way of its own.
const WORDS: [&str; 60] = [
    "",
    "+",
    "-",
    ".",
    "+.",
    "-.e1",
    "e",
    "e5",
    ".e5",
    "1e",
    "1e+",
    "1e-",
    "1e+-1",
    "1e1.",
    "1e1e1",
    "1.2.3",
    "1 ",
    " 1",
    "1_0",
    "0x1",
    "1f",
    "--1",
    "+-1",
    "١",
    "5.",
    ".5",
    "+.5",
    "-5.e1",
    "00",
    "-0",
    "-0.0e5",
    "0e999999999999",
    "1e99999999999999999999",
    "1e-99999999999999999999",
    "-1e400",
    "1e-400",
    "nan",
    "NaN",
    "+nan",
    "-NAN",
    "na",
    "nann",
    "nan1",
    "inf",
    "-INF",
    "+iNf",
    "infinity",
    "Infinity",
    "-infinitY",
    "infinit",
    "infinity1",
    "1inf",
    ".inf",
    "in\u{e}",
    "1E5",
    "1E+05",
    "0.1e-0",
    "9007199254740993",
    "0.3e1",
    "\u{0}",
];

/// Commands for the fixture, some random and all that are known to be hard.
pub fn input(random: &mut fastrand::Rng) -> String {
    let mut text = String::new();
    for _ in 0..10 {
        let _ = writeln!(text, "random {} 100\nrandom {} 1", random.u32(..), random.u32(..));
    }
    WORDS.iter().for_each(|word| text += &format!("text {word}\n"));
    for k in 0..40 {
        hard(&mut text, random, k); // the smallest subnormals of f64 and f32
        hard(&mut text, random, (f32::MIN_POSITIVE.to_bits() - 20 + k as u32).into());
        hard(&mut text, random, (1 << 52) - 20 + k);
        hard(&mut text, random, f64::MAX.to_bits() - 20 + k);
        let edge = (random.u64(1..2047) << 52) | u64::from(random.u32(1..255) << 23);
        hard(&mut text, random, (edge - 1).wrapping_add(k % 3));
        let any = random.u64(..);
        hard(&mut text, random, any);
        // From 2^-9 to 2^56: where no big integer is needed, and beside that.
        let exponent = random.u64(1014..1080) << 52;
        let zeros = random.u32(..52);
        for mantissa in [0, (1 << 52) - 1, random.u64(..1 << 52) >> zeros << zeros] {
            hard(&mut text, random, exponent | mantissa);
        }
    }
    for exponent in -330..320 {
        let _ = writeln!(text, "text 1e{exponent}\ntext 0.{}e{exponent}", random.u64(..));
        hard_text(&mut text, &format!("1e{exponent}").parse::<f64>().unwrap_or(0.0).to_bits());
    }
    text
}

/// The number, and the middle between it and the next.
fn hard(text: &mut String, random: &mut fastrand::Rng, bits: u64) {
    let precision = if random.u8(..8) == 0 { random.usize(..1200) } else { random.usize(..25) };
    let _ = writeln!(text, "bits {bits:x} {precision}");
    hard_text(text, &bits);
}

fn hard_text(text: &mut String, bits: &u64) {
    let single = f32::from_bits(*bits as u32);
    let exponent_of_single = (single.to_bits() >> 23 & 255) as i32;
    let mantissa_of_single = u64::from(single.to_bits() & 0x7f_ffff);
    middle(text, mantissa_of_single, exponent_of_single, 255, 23, -150);
    middle(text, bits & 0xf_ffff_ffff_ffff, (bits >> 52 & 2047) as i32, 2047, 52, -1075);
}

/// The middle between the float with these parts and the next, in all its digits, and two texts
/// that differ from it as little as possible.
fn middle(text: &mut String, mantissa: u64, biased: i32, special: i32, width: u32, lowest: i32) {
    if biased == special {
        return;
    }
    let whole = if biased == 0 { mantissa } else { mantissa | 1 << width };
    let exponent = biased.max(1) - 1 + lowest;
    let digits = scaled(2 * whole + 1, if exponent < 0 { 5 } else { 2 }, exponent.unsigned_abs());
    let tens = exponent.min(0);
    let _ = writeln!(text, "text {digits}e{tens}\ntext {digits}.{}1e{tens}", "0".repeat(digits.len() % 50));
    let (front, last) = digits.split_at(digits.len() - 1);
    if last != "0" {
        let below = last.parse::<u8>().expect("a digit") - 1;
        let _ = writeln!(text, "text -{front}{below}.{}e{tens}", "9".repeat(digits.len() % 50 + 1));
    }
}

/// `number * factor^times`, in decimal.
fn scaled(number: u64, factor: u64, times: u32) -> String {
    const BASE: u64 = 1_000_000_000;
    let mut parts = vec![number % BASE, number / BASE % BASE, number / BASE / BASE];
    for _ in 0..times {
        let mut carry = 0;
        for part in &mut parts {
            carry += *part * factor;
            *part = carry % BASE;
            carry /= BASE;
        }
        if carry > 0 {
            parts.push(carry);
        }
    }
    let digits: String = parts.iter().rev().map(|part| format!("{part:09}")).collect();
    digits.trim_start_matches('0').to_owned()
}

/// Every function of std that `floats.rs` names is found in what this compiler makes. If this
/// fails, the C files are still right, but three times as long: look for the new names and layouts,
/// then extend the versions there.
#[test]
fn this_compiler_s_functions_are_known() {
    let Some(rustc) = rustc_for_wasm() else {
        skipped("the names of std's functions: no std for wasm32-wasip1");
        return;
    };
    let folder = folder("floats");
    let all = std::fs::read_to_string(fixtures::path("floats", "rs")).expect("a committed file");
    let one = |form: &str| {
        format!(
            "fn main() {{ let mut line = String::new(); std::io::stdin().read_line(&mut line).unwrap();\n\
             println!(\"{form}\", line.trim().parse::<f64>().unwrap()); }}\n"
        )
    };
    let programs =
        [("all", all), ("display", one("{:.3}")), ("debug", one("{:?}")), ("exponent", one("{:e}"))];
    for (name, source) in programs {
        for level in ["2", "s", "z"] {
            let (rust, wasm) =
                (folder.join(name).with_extension("rs"), folder.join(name).with_extension("wasm"));
            std::fs::write(&rust, &source).expect("the folder can be written");
            let status = Command::new(&rustc)
                .args(["--edition", "2021", "--target", "wasm32-wasip1", "-A", "warnings", "-C", "lto=fat"])
                .args(["-C", "panic=abort", "-C", "codegen-units=1", "-C", "strip=debuginfo"])
                .args(["-C", "link-arg=--emit-relocs", &format!("-Copt-level={level}")])
                .arg(&rust)
                .arg("-o")
                .arg(&wasm)
                .status();
            assert!(status.is_ok_and(|status| status.success()), "{rustc:?} compiles {name}.rs");
            let wasm = std::fs::read(wasm).expect("rustc has written it");
            let output = translate(&wasm, &Options::default()).expect("supported");
            let left: Vec<&str> = output.functions.iter().map(|function| &*function.name).collect();
            let left = left.iter().filter(|left| OF_STD.iter().any(|part| left.contains(part)));
            let left: Vec<_> = left.collect();
            assert!(left.is_empty(), "{name} at level {level}: {left:#?}");
        }
    }
}

/// `FLOATS=10000000` for more.
#[test]
#[ignore = "takes minutes"]
fn prove_floats_are_printed_and_parsed_as_by_std() {
    const AT_ONCE: u64 = 20_000;
    let folder = folder("prove_floats");
    let wasm = fixtures::wasm("floats");
    let c = write_c(&wasm, Names::Short, folder.join("floats.c"));
    let program = folder.join("floats");
    compile(&["gcc", "-O2", "-std=gnu89"], &[c], &program);
    let rounds = setting("FLOATS", 2_000_000).div_ceil(AT_ONCE);
    for seed in 0..rounds {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut commands = input(&mut random);
        for _ in 0..AT_ONCE / 100 {
            let _ = writeln!(commands, "random {} 100", random.u64(..));
        }
        let commands_again = commands.clone();
        let (expected, printed) =
            (run(&native("floats"), commands.as_bytes()), run(&program, commands.as_bytes()));
        let differs = expected.lines().zip(printed.lines()).find(|(a, b)| a != b);
        assert!(expected == printed, "seed {seed}: {differs:?}\n{commands_again}");
    }
    println!("floats: verified with {} random numbers and {rounds} sets of hard ones", rounds * AT_ONCE);
}
