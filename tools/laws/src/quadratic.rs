//! Multiples of a quadratic irrational (p + sqrt(d)) / q, rounded down.

use crate::code::expr::{Expr, IntType, wrapped};
use crate::helpers::times_root::times_root;
use crate::information::number;

/// (p + sqrt(d)) / q with q > 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quadratic {
    pub p: i128,
    pub d: i128,
    pub q: i128,
}

impl Quadratic {
    /// floor(m a), if m is not too large.
    pub fn floor(self, m: i128) -> Option<i128> {
        let square = m.checked_mul(m).and_then(|square| square.checked_mul(self.d));
        let root = match square {
            Some(square) => square.isqrt(),
            None if m.abs() < 1 << 66 => times_root(m.abs(), self.d),
            None => return None,
        };
        let root = if m >= 0 { root } else { -root - 1 };
        Some((self.p.checked_mul(m)?.checked_add(root)?).div_euclid(self.q))
    }

    /// How many bits it takes to write it down.
    pub fn bits(self) -> f64 {
        number(self.p) + number(self.d) + number(self.q) - 3.0
    }

    /// floor(m a) as Rust for a variable that is not negative.
    pub fn code(self, m: &Expr) -> Expr {
        let Quadratic { p, d, q } = self;
        let m_text = m.cast(IntType::I128);
        let root = format!("times_root({m_text}, {d})");
        let factor = wrapped(&m_text, 7);
        let top = match p {
            0 => root,
            1 => format!("{factor} + {root}"),
            -1 => format!("{root} - {factor}"),
            2.. => format!("{p} * {factor} + {root}"),
            _ => format!("{root} - {} * {factor}", p.unsigned_abs()),
        };
        let is_positive = p >= 0 || p * p < d;
        let text = match q {
            1 => top,
            _ if is_positive => format!("{} / {q}", wrapped(&top, 6)),
            _ => format!("({top}).div_euclid({q})"),
        };
        let bound = |m: i128| self.floor(m).unwrap_or(if is_positive { i128::MAX } else { i128::MIN });
        let (a, b) = (bound(m.low.max(0)), bound(m.high));
        Expr { text, kind: Some(IntType::I128), low: a.min(b), high: a.max(b) }
    }

    pub fn text(self) -> String {
        let Quadratic { p, d, q } = self;
        let root = format!("sqrt({d})");
        let top = if p == 0 { root } else { format!("{p} + {root}") };
        match (p, q) {
            (_, 1) => top,
            (0, _) => format!("{top}/{q}"),
            _ => format!("({top})/{q}"),
        }
    }

    /// The simplest one with lower <= a < upper for all bounds, given as floor(m a) = v; only if it
    /// is simpler than the bounds are tight.
    pub fn with_floors(floors: &[(i128, i128)]) -> Option<Quadratic> {
        let bound = |add: i128| move |&(m, v): &(i128, i128)| (v + add) as f64 / m as f64;
        let lower = floors.iter().map(bound(0)).fold(f64::MIN, f64::max);
        let upper = floors.iter().map(bound(1)).fold(f64::MAX, f64::min);
        if lower >= upper {
            return None;
        }
        let mut all = Vec::new();
        for q in 1..=12_i128 {
            for d in (2..=99_i128).filter(|d| d.isqrt() * d.isqrt() != *d) {
                let p = (upper * q as f64 - (d as f64).sqrt()).floor();
                let value = (p + (d as f64).sqrt()) / q as f64;
                if value >= lower && value < upper && p.abs() < 100.0 {
                    all.push(Quadratic { p: p as i128, d, q });
                }
            }
        }
        all.sort_by(|a, b| a.bits().total_cmp(&b.bits()));
        let best = *all.first()?;
        let is_right = floors.iter().all(|&(m, v)| best.floor(m) == Some(v));
        // The integer part is known anyway.
        let choice = number(best.d) + number(best.q) - 3.0;
        (is_right && choice + 3.0 < -(upper - lower).log2()).then_some(best)
    }
}

#[cfg(test)]
mod tests {
    use super::Quadratic;

    #[test]
    fn slopes_are_found_by_their_multiples() {
        for (p, d, q) in [(1, 5, 2), (3, 5, 2), (0, 2, 1), (2, 7, 3), (-1, 13, 2)] {
            let slope = Quadratic { p, d, q };
            let floors: Vec<(i128, i128)> = (1..200).map(|m| (m, slope.floor(m).unwrap())).collect();
            assert_eq!(Quadratic::with_floors(&floors), Some(slope));
        }
        let cubic: Vec<(i128, i128)> = (1..200).map(|m| (m, (m as f64 * 2_f64.cbrt()) as i128)).collect();
        assert_eq!(Quadratic::with_floors(&cubic), None);
    }
}
