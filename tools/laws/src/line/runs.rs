//! Runs: equal values stand together, and the lengths of the runs follow a law: they grow by the
//! same number (square roots), by one for each residue, or b-fold (logarithms).

use crate::code::{Code, Expr, IntType, OF_LINE};
use crate::information::number;
use crate::{Law, Line};

/// The law with the fewest numbers.
pub fn fit(line: &Line) -> Vec<Law> {
    let runs = Runs::from_line(line);
    // The first run may have begun before the table, and the last one may go on after it.
    let Some(lengths) = runs.lengths.get(1..runs.lengths.len().saturating_sub(1)) else { return vec![] };
    let last = *runs.lengths.last().unwrap_or(&0);
    let Some(step) = step(&runs.values) else { return vec![] };
    let growth = (1..=3).find_map(|q| Growth::in_blocks(lengths, q)).or_else(|| Growth::multiple(lengths));
    let Some(growth) = growth.filter(|growth| !growth.is_constant()) else { return vec![] };
    if growth.at(lengths.len()).is_none_or(|next| next < i128::from(last)) {
        return vec![];
    }
    vec![law(line, &runs, step, growth)]
}

struct Runs {
    values: Vec<i128>,
    lengths: Vec<u64>,
}

impl Runs {
    fn from_line(line: &Line) -> Runs {
        let runs = line.values.chunk_by(|a, b| a == b);
        let (values, lengths) = runs.map(|run| (run[0], run.len() as u64)).unzip();
        Runs { values, lengths }
    }
}

/// What each run's value is more than the one before.
fn step(values: &[i128]) -> Option<i128> {
    let step = values.get(1)?.checked_sub(values[0])?;
    values.windows(2).all(|pair| pair[1].checked_sub(pair[0]) == Some(step)).then_some(step)
}

/// The lengths of the runs after the first.
#[derive(Clone)]
enum Growth {
    /// In each block every length is that of the block before, and so much more.
    Blocks { lengths: Vec<i128>, steps: Vec<i128> },
    /// Each length is this multiple of the one before and a constant.
    Multiple { first: i128, factor: i128, constant: i128 },
}

impl Growth {
    fn in_blocks(lengths: &[u64], q: usize) -> Option<Growth> {
        let at = |i: usize| i128::from(lengths[i]);
        if lengths.len() < 2 * q + 3 {
            return None;
        }
        let fits = (0..lengths.len() - 2 * q).all(|i| at(i + 2 * q) - at(i + q) == at(i + q) - at(i));
        let steps: Vec<i128> = (0..q).map(|i| at(i + q) - at(i)).collect();
        let growth = Growth::Blocks { lengths: (0..q).map(at).collect(), steps };
        (fits && growth.steps_up()).then_some(growth)
    }

    fn multiple(lengths: &[u64]) -> Option<Growth> {
        let at = |i: usize| i128::from(lengths[i]);
        if lengths.len() < 5 {
            return None;
        }
        let (rise, next) = (at(1) - at(0), at(2) - at(1));
        let factor = next.checked_div(rise).filter(|factor| factor * rise == next && *factor > 1)?;
        let constant = at(1) - factor * at(0);
        let fits = (1..lengths.len()).all(|i| at(i) == factor * at(i - 1) + constant);
        fits.then_some(Growth::Multiple { first: at(0), factor, constant })
    }

    fn steps_up(&self) -> bool {
        matches!(self, Growth::Blocks { steps, .. } if steps.iter().all(|&step| step >= 0))
    }

    fn is_constant(&self) -> bool {
        matches!(self, Growth::Blocks { steps, .. } if steps.iter().all(|&step| step == 0))
    }

    fn at(&self, i: usize) -> Option<i128> {
        match self {
            Growth::Blocks { lengths, steps } => {
                let (turn, r) = (i / lengths.len(), i % lengths.len());
                Some(lengths[r] + steps[r] * turn as i128)
            }
            Growth::Multiple { first, factor, constant } => {
                (0..i).try_fold(*first, |length, _| factor.checked_mul(length)?.checked_add(*constant))
            }
        }
    }

    /// In which run the n-th value after the first run is.
    fn run(&self, n: i128) -> Option<i128> {
        match self {
            Growth::Blocks { lengths, steps } => {
                let (sum, step) = (lengths.iter().sum::<i128>(), steps.iter().sum::<i128>());
                let before = |turn: i128| turn * sum + turn * (turn - 1) / 2 * step;
                let (mut low, mut high) = (0, 1_i128 << 40);
                while high - low > 1 {
                    let middle = i128::midpoint(low, high);
                    if before(middle) <= n { low = middle } else { high = middle }
                }
                let mut rest = n - before(low);
                for (r, (length, step)) in lengths.iter().zip(steps).enumerate() {
                    let length = length + step * low;
                    if rest < length {
                        return Some(low * lengths.len() as i128 + r as i128);
                    }
                    rest -= length;
                }
                None
            }
            Growth::Multiple { first, factor, constant } => {
                let (mut run, mut rest, mut length) = (0, n, *first);
                while rest >= length {
                    rest -= length;
                    length = factor.checked_mul(length)?.checked_add(*constant)?;
                    run += 1;
                }
                Some(run)
            }
        }
    }

    fn text(&self) -> String {
        match self {
            Growth::Blocks { lengths, steps } => {
                let rules = lengths.iter().zip(steps).map(|(length, step)| format!("{length} + {step} i"));
                rules.collect::<Vec<_>>().join(", ")
            }
            Growth::Multiple { first, factor, constant } => {
                format!("{first}, then each {}", super::affine::affine(*factor, "times", *constant))
            }
        }
    }

    fn bits(&self) -> f64 {
        match self {
            Growth::Blocks { lengths, steps } => {
                3.0 + lengths.iter().chain(steps).map(|&v| number(v)).sum::<f64>()
            }
            Growth::Multiple { first, factor, constant } => {
                4.0 + number(*first) + number(*factor) + number(*constant)
            }
        }
    }

    fn runs_that_fix(&self) -> usize {
        match self {
            Growth::Blocks { lengths, .. } => 2 * lengths.len(),
            Growth::Multiple { .. } => 3,
        }
    }
}

fn law(line: &Line, runs: &Runs, step: i128, growth: Growth) -> Law {
    let (first, value, lead) = (line.first, runs.values[0], runs.lengths[0]);
    let fixing = 2 + growth.runs_that_fix();
    let fitted = runs.lengths.iter().take(fixing).sum::<u64>() as usize;
    let bits = growth.bits() + number(value) + number(step) + number(i128::from(lead));
    let formula = format!(
        "runs of equal values: {value} {lead} times, then each {step} more, with lengths {}",
        growth.text()
    );
    let code = code(first + lead, (value, step), &growth);
    let predict = move |n: u64| {
        let n = n.checked_sub(first)?;
        match n.checked_sub(lead) {
            None => Some(value),
            Some(n) => step.checked_mul(growth.run(i128::from(n))? + 1)?.checked_add(value),
        }
    };
    Law::of_line("runs", (formula, code), (bits, fitted), predict)
}

/// The law for the numbers after the first run, which ends before `from`.
fn code(from: u64, (value, step): (i128, i128), growth: &Growth) -> Code {
    let (lines, most) = match growth {
        Growth::Blocks { lengths, steps } => (blocks(lengths, steps), 1 << 34),
        Growth::Multiple { first, factor, constant } => {
            let next = state_text(*factor, *constant);
            let lines = format!(
                "let (mut run, mut rest, mut length) = (1, i128::from(n - {from}), {first});\n\
                 while rest >= length {{\n    rest -= length;\n    length = {next};\n    run += 1;\n}}"
            );
            (lines, 1 << 7)
        }
    };
    let run = Expr { text: "run".to_owned(), kind: Some(IntType::I128), low: 1, high: most };
    let ends = (value, value.saturating_add(step.saturating_mul(most)));
    let value_text = run.affine(step, value);
    let range = (ends.0.min(ends.1), ends.0.max(ends.1));
    let last = Expr { text: value_text.text, kind: Some(IntType::I128), low: range.0, high: range.1 };
    let first_run = format!("if n < {from} {{\n    return {value};\n}}");
    Code::new(OF_LINE, &last).after([first_run, lines.replace('#', &from.to_string())])
}

/// `2 * length + 1`.
fn state_text(factor: i128, constant: i128) -> String {
    match constant {
        0 => format!("{factor} * length"),
        1.. => format!("{factor} * length + {constant}"),
        _ => format!("{factor} * length - {}", constant.unsigned_abs()),
    }
}

/// The number of the run, by the number of whole blocks in front of it.
fn blocks(lengths: &[i128], steps: &[i128]) -> String {
    let (sum, step) = (lengths.iter().sum::<i128>(), steps.iter().sum::<i128>());
    let (q, pairs) = (lengths.len(), lengths.iter().zip(steps));
    let pairs: Vec<String> = pairs.map(|(length, step)| format!("({length}, {step})")).collect();
    let within = match &pairs[..] {
        [_] => "let run = low + 1;".to_owned(),
        _ => format!(
            "let (mut run, mut rest) = ({q} * low + 1, rest - before(low));\n\
             for &(length, step) in &[{}] {{\n    if rest < length + step * low {{\n        break;\n    }}\n    \
             rest -= length + step * low;\n    run += 1;\n}}",
            pairs.join(", ")
        ),
    };
    format!(
        "let rest = i128::from(n - #);\n\
         let before = |turns: i128| turns * {sum} + turns * (turns - 1) / 2 * {step};\n\
         let (mut low, mut high) = (0, 1 << 34);\n\
         while high - low > 1 {{\n    let middle = (low + high) / 2;\n    if before(middle) <= rest {{\n        \
         low = middle;\n    }} else {{\n        high = middle;\n    }}\n}}\n{within}"
    )
}
