//! Compares the tables of take-and-break games with the textbook table, which marks every option of
//! every heap.

mod paired;

use grundy::octal::Code;
use grundy::take_and_break::Rules;

/// As contestants write it: nested loops that mark every option.
fn textbook(rules: &Rules, n: usize) -> Vec<u32> {
    let mut values = vec![0; n + 1];
    let mut seen = vec![0; 1024];
    for heap in 1..=n {
        if rules.takes[0].contains(&heap) {
            seen[0] = heap;
        }
        for take in rules.takes[1].iter().filter(|&&take| take < heap) {
            seen[values[heap - take] as usize] = heap;
        }
        for sum in rules.takes[2].iter().filter(|&&take| take < heap).map(|take| heap - take) {
            for part in 1..=(sum - usize::from(rules.unequal)) / 2 {
                seen[(values[part] ^ values[sum - part]) as usize] = heap;
            }
        }
        values[heap] = seen.iter().position(|&seen| seen != heap).expect("more values than options") as u32;
    }
    values
}

fn main() {
    for (name, code, places) in [
        ("Kayles 0.77", "0.77", [vec![1, 2], vec![1, 2], vec![1, 2], vec![]]),
        ("Dawson's chess 0.137", "0.137", [vec![1, 2, 3], vec![2, 3], vec![3], vec![]]),
        ("0.156", "0.156", [vec![1, 2], vec![3], vec![2, 3], vec![]]),
        ("0.16", "0.16", [vec![1], vec![2], vec![2], vec![]]),
        ("treblecross 0.007", "0.007", [vec![3], vec![3], vec![3], vec![]]),
        ("0.6", "0.6", [vec![], vec![1], vec![1], vec![]]),
    ] {
        let rules = Rules { takes: places, unequal: false };
        for n in [20, 2_000, 20_000] {
            let title = format!("{name}, {n} heaps");
            paired::compare(&title, || textbook(&rules, n), || Code::new(code).values(n));
        }
    }
    for n in [20, 2_000, 20_000, 50_000] {
        let rules = Rules { takes: [vec![], vec![], vec![0], vec![]], unequal: true };
        let title = format!("Grundy's game, {n} heaps");
        paired::compare(&title, || textbook(&rules, n), || rules.values(n));
    }
}
