//! Multiples of a quadratic irrational (p + sqrt(d)) / q, rounded down.

use crate::helpers::roots::floor_multiple;
use crate::information::number;
use crate::tree::Expr;

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
        if let Some(square) = m.checked_mul(m).and_then(|square| square.checked_mul(self.d)) {
            let root = if m >= 0 { square.isqrt() } else { -square.isqrt() - 1 };
            return Some((self.p.checked_mul(m)?.checked_add(root)?).div_euclid(self.q));
        }
        (m.unsigned_abs() < 1 << 66).then(|| floor_multiple(m, self.p, self.d, self.q))
    }

    /// floor(m a) as an expression.
    pub fn times(self, m: Expr) -> Expr {
        Expr::function("floor_multiple", [m, self.p.into(), self.d.into(), self.q.into()])
    }

    /// How many bits it takes to write it down.
    pub fn bits(self) -> f64 {
        number(self.p) + number(self.d) + number(self.q) - 3.0
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
    use crate::helpers::roots::floor_multiple;

    #[test]
    fn negative_multiples_are_rounded_down_too() {
        for (p, d, q) in [(1, 5, 2), (0, 2, 1), (2, 7, 3), (-1, 13, 2), (-9, 2, 5)] {
            for m in -200..200_i128 {
                let floor = (m as f64 * (p as f64 + (d as f64).sqrt()) / q as f64).floor() as i128;
                assert_eq!(floor_multiple(m, p, d, q), floor, "{m}: {p} {d} {q}");
                assert_eq!(Quadratic { p, d, q }.floor(m), Some(floor), "{m}: {p} {d} {q}");
            }
        }
    }

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
