//! How many bits a table holds, and how many a number costs in the description of a law.

use std::collections::HashMap;

/// The bits of values, as the best of three simple codes needs them that know no law: for the
/// values, for their differences, and for runs of equal values.
pub fn bits(values: &[i128]) -> f64 {
    let differences: Vec<i128> = values.windows(2).map(|pair| pair[1].wrapping_sub(pair[0])).collect();
    let is_new: Vec<i128> = differences.iter().map(|&d| i128::from(d != 0)).collect();
    let heads: Vec<i128> =
        (0..values.len()).filter(|&i| i == 0 || differences[i - 1] != 0).map(|i| values[i]).collect();
    let runs = values.chunk_by(|a, b| a == b).map(|run| number(run.len() as i128)).sum::<f64>();
    let by_runs = adaptive(&heads) + runs.min(adaptive(&is_new));
    adaptive(values).min(adaptive(&differences)).min(by_runs)
}

/// Elias' code: a positive number costs twice its logarithm. Signs cost a bit.
pub fn number(n: i128) -> f64 {
    let sign = if n < 0 { 1.0 } else { 0.0 };
    sign + 1.0 + 2.0 * (n.unsigned_abs() as f64 + 1.0).log2()
}

/// Symbols by how often they were seen before; a new one is written out.
fn adaptive(values: &[i128]) -> f64 {
    let mut seen: HashMap<i128, f64> = HashMap::new();
    let mut bits = 0.0;
    for (i, &value) in values.iter().enumerate() {
        let (kinds, total) = (seen.len() as f64, i as f64);
        match seen.get_mut(&value) {
            Some(count) => {
                bits -= ((*count - 0.5) / total.max(1.0)).log2();
                *count += 1.0;
            }
            None => {
                let new = if i == 0 { 1.0 } else { 0.5 * kinds / total };
                bits += number(value) - new.log2();
                seen.insert(value, 1.0);
            }
        }
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::bits;

    #[test]
    fn random_bits_cost_a_bit_each_and_constants_nothing() {
        let mut random = fastrand::Rng::with_seed(1);
        let coins: Vec<i128> = (0..1000).map(|_| i128::from(random.bool())).collect();
        assert!((990.0..1020.0).contains(&bits(&coins)), "{}", bits(&coins));
        assert!(bits(&[7; 1000]) < 20.0);
        assert!(bits(&(0..1000).collect::<Vec<i128>>()) < 30.0);
    }
}
