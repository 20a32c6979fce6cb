//! Tables that a simple period would explain but for one or two late values: a longer law that also
//! has those values is more likely to be made up than they are to be exceptions.

use crate::information::number;
use crate::table::Line;
use std::collections::HashMap;

/// The bits of such a description, if there is one.
pub fn bits(line: &Line) -> Option<f64> {
    (1..=12).filter_map(|period| with_period(line, period)).min_by(f64::total_cmp)
}

fn with_period(line: &Line, period: usize) -> Option<f64> {
    let values = &line.values;
    if values.len() < 3 * period {
        return None;
    }
    let block: Vec<i128> = (0..period).map(|r| most_common(values.iter().skip(r).step_by(period))).collect();
    let wrong: Vec<usize> = (0..values.len()).filter(|&i| values[i] != block[i % period]).collect();
    let is_late = wrong.iter().all(|&i| 4 * i >= values.len());
    let exception = (values.len() as f64).log2() + 3.0;
    let bits = block.iter().map(|&v| number(v)).sum::<f64>() + number(period as i128);
    ((1..=2).contains(&wrong.len()) && is_late).then_some(bits + exception * wrong.len() as f64)
}

fn most_common<'a>(values: impl Iterator<Item = &'a i128>) -> i128 {
    let mut counts: HashMap<i128, usize> = HashMap::new();
    values.for_each(|&value| *counts.entry(value).or_default() += 1);
    counts.into_iter().max_by_key(|&(value, count)| (count, value)).map_or(0, |(value, _)| value)
}

#[cfg(test)]
mod tests {
    use super::bits;
    use crate::table::Line;

    #[test]
    fn only_late_exceptions_count() {
        let with = |wrong: usize| {
            let mut values: Vec<i128> = (0..40).map(|n| n % 3).collect();
            values[wrong] = 7;
            bits(&Line { first: 0, values })
        };
        assert!(with(3).is_none() && with(30).is_some());
    }
}
