//! Two values by turns, in ranges whose bounds are multiplied by the same numbers again and again:
//! the multiplication game is won up to 9, lost up to 18, won up to 162, and so on.

use crate::code::{Code, Expr, OF_LINE};
use crate::information::number;
use crate::{Law, Line};

/// The law with the fewest factors.
pub fn fit(line: &Line) -> Vec<Law> {
    let mut runs = line.values.chunk_by(|a, b| a == b);
    let values = [runs.next(), runs.next()].map(|run| run.map(|run| run[0]));
    let [Some(before), Some(after)] = values else { return vec![] };
    if line.values.iter().any(|value| ![before, after].contains(value)) {
        return vec![];
    }
    let change = |i: &usize| line.values[*i] != line.values[*i - 1];
    let starts: Vec<u64> = (1..line.values.len()).filter(change).map(|i| line.first + i as u64).collect();
    let shifted = [0, 1, -1].into_iter().flat_map(|shift| (1..=3).map(move |turns| (turns, shift)));
    let found = shifted.filter_map(|(turns, shift)| Ranges::fit(&starts, (before, after), turns, shift));
    found
        .min_by(|a, b| a.bits().total_cmp(&b.bits()))
        .map(|ranges| ranges.law(line, &starts))
        .into_iter()
        .collect()
}

/// The i-th range begins at `shift` more than the i-th bound.
struct Ranges {
    values: (i128, i128),
    shift: i128,
    first: u128,
    factors: Vec<u128>,
}

impl Ranges {
    fn fit(starts: &[u64], values: (i128, i128), turns: usize, shift: i128) -> Option<Ranges> {
        let bound = |&start: &u64| u128::try_from(i128::from(start) - shift).ok().filter(|b| *b > 0);
        let bounds = starts.iter().map(bound).collect::<Option<Vec<u128>>>()?;
        // At least one bound that fixes nothing.
        if bounds.len() < turns + 2 {
            return None;
        }
        let factors: Vec<u128> = bounds.windows(2).map(|pair| pair[1] / pair[0]).collect();
        let is_right = |(i, pair): (usize, &[u128])| pair[0] * factors[i % turns] == pair[1];
        let grows = factors.iter().all(|&factor| factor > 1);
        (grows && bounds.windows(2).enumerate().all(is_right)).then(|| Ranges {
            values,
            shift,
            first: bounds[0],
            factors: factors[..turns].to_vec(),
        })
    }

    fn bits(&self) -> f64 {
        let factors = self.factors.iter().map(|&factor| number(factor as i128)).sum::<f64>();
        4.0 + factors
            + number(self.first as i128)
            + [self.values.0, self.values.1, self.shift].map(number).iter().sum::<f64>()
    }

    fn at(&self, n: u64) -> i128 {
        let (mut bound, mut run) = (self.first, 0);
        while i128::from(n) - self.shift >= bound as i128 {
            bound *= self.factors[run % self.factors.len()];
            run += 1;
        }
        if run.is_multiple_of(2) { self.values.0 } else { self.values.1 }
    }

    fn law(self, line: &Line, starts: &[u64]) -> Law {
        let Ranges { values, shift, first, factors } = &self;
        let start = *first as i128 + shift;
        let list = factors.iter().map(u128::to_string).collect::<Vec<_>>().join(", ");
        let mut formula =
            format!("g(n) = {} up to {}, then {} and {0} by turns", values.0, start - 1, values.1);
        formula += &match shift {
            1 => format!(", up to bounds that are multiplied by {list} in turn"),
            _ => format!(" from bounds that are multiplied by {list} in turn"),
        };
        if *shift == -1 {
            formula += ", less 1";
        }
        // Two bounds must be right that fix nothing.
        let is_doubtful = starts.len() < factors.len() + 3;
        let fitted = (starts[factors.len()] - line.first) as usize + 1;
        let (code, bits) = (self.code(), self.bits());
        Law::of_line("ranges", (formula, code), (bits, fitted), move |n| Some(self.at(n)))
            .doubted(is_doubtful)
    }

    fn code(&self) -> Code {
        let test = match self.shift {
            0 => "u128::from(n) >= bound",
            1 => "u128::from(n) > bound",
            _ => "u128::from(n) + 1 >= bound",
        };
        let factor = match &self.factors[..] {
            [factor] => factor.to_string(),
            factors => {
                let list = factors.iter().map(u128::to_string).collect::<Vec<_>>().join(", ");
                format!("[{list}][run % {}]", factors.len())
            }
        };
        let lines = format!(
            "let (mut bound, mut run) = ({}_u128, 0);\nwhile {test} {{\n    bound *= {factor};\n    run += 1;\n}}",
            self.first
        );
        let (even, odd) = self.values;
        let value = Expr::choice("run % 2 == 1", &Expr::literal(odd), &Expr::literal(even));
        Code::new(OF_LINE, &value).after([lines])
    }
}
