//! Quasi-periodic lines: multiples of irrational numbers, digits in any base.

use super::{Case, line};
use crate::reader::meaning::digits;

/// Slopes in millionths of a millionth of a thousandth: square and cube roots, pi, e, logarithms.
const SLOPES: [(&str, i128); 14] = [
    ("sqrt 2", 1_414_213_562_373_095),
    ("sqrt 3", 1_732_050_807_568_877),
    ("sqrt 5", 2_236_067_977_499_789),
    ("sqrt 7", 2_645_751_311_064_590),
    ("sqrt 11", 3_316_624_790_355_399),
    ("phi", 1_618_033_988_749_894),
    ("pi", 3_141_592_653_589_793),
    ("e", 2_718_281_828_459_045),
    ("cbrt 2", 1_259_921_049_894_873),
    ("cbrt 3", 1_442_249_570_307_408),
    ("log2 3", 1_584_962_500_721_156),
    ("ln 2", 693_147_180_559_945),
    ("sqrt 13", 3_605_551_275_463_989),
    ("gamma", 577_215_664_901_532),
];
const ONE: i128 = 1_000_000_000_000_000;

pub fn all() -> Vec<Case> {
    let mut all = Vec::new();
    for (name, slope) in SLOPES {
        for m in [2, 3, 4, 5] {
            for count in [60, 100, 200, 500, 1000, 2000] {
                all.push(line(&format!("floor(n {name}) mod {m}, {count}"), 0, count, move |n| {
                    n * slope / ONE % m
                }));
            }
        }
        for count in [60, 200, 700, 2000] {
            let part = move |n: i128| n * slope % ONE;
            all.push(line(&format!("{{n {name}}} < 1/3, {count}"), 0, count, move |n| {
                i128::from(3 * part(n) < ONE)
            }));
            let step = move |n: i128| (n + 1) * slope / ONE - n * slope / ONE;
            all.push(line(&format!("steps of n {name}, {count}"), 0, count, step));
        }
    }
    for b in 3..=16_i128 {
        for count in [60, 100, 200, 400, 700, 1000, 2000] {
            let exponent = move |n: i128| (0..).take_while(|&e| (n + 1) % b.pow(e + 1) == 0).count() as i128;
            let mut push = |name: &str, of: Box<dyn Fn(i128) -> i128>| {
                all.push(line(&format!("{name} in base {b}, {count}"), 0, count, of));
            };
            push("digit sum mod 2", Box::new(move |n| digits(n, b).iter().sum::<i128>() % 2));
            push("digit sum mod b", Box::new(move |n| digits(n, b).iter().sum::<i128>() % b));
            push("exponent mod 2", Box::new(move |n| exponent(n) % 2));
            push("exponent mod 3", Box::new(move |n| exponent(n) % 3));
            push("first digit", Box::new(move |n| *digits(n, b).last().unwrap_or(&0)));
            push("a digit b - 1", Box::new(move |n| digits(n, b).contains(&(b - 1)).into()));
            push("a digit b / 2", Box::new(move |n| digits(n, b).contains(&(b / 2)).into()));
            push("last digit odd", Box::new(move |n| digits(n + 1, b).iter().find(|d| **d > 0).unwrap() % 2));
        }
    }
    all
}
