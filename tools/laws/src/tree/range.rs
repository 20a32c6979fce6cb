//! Between which bounds the value of an expression is.

use super::expression::{Expr, Fold, Parameter, Search};
use super::interval::{Range, U64, ends, join};
use super::operator::Operator;

impl Expr {
    /// The least and the largest value for arguments between these bounds; `None` if something on
    /// the way might be beyond 127 bits, or is too large for a known function. Where there is no
    /// value, as of negative numbers bit by bit, no bound counts.
    pub fn range(&self, arguments: &[Range]) -> Option<Range> {
        let of = |e: &Expr| e.range(arguments);
        Some(match self {
            Expr::Number(n) => (*n, *n),
            Expr::Argument(i) => arguments[*i],
            Expr::Pile(_) => U64,
            Expr::Binary(operator, both) => operator.range(of(&both.0)?, of(&both.1)?)?,
            Expr::Function(function, all) => {
                let numbers = all.iter().filter(|e| !matches!(e, Expr::Array(_)));
                let mut ranges = numbers.map(of).collect::<Option<Vec<Range>>>()?;
                for range in ranges.iter_mut().take(function.natural_arguments()) {
                    *range = natural(*range)?;
                }
                (function.range)(&ranges).filter(|_| function.takes(&ranges))?
            }
            Expr::Array(values) => ends(values.iter().copied())?,
            // A key is always inside of its table.
            Expr::Entry(values, key) => of(key).and_then(|_| ends(values.iter().copied()))?,
            Expr::If(parts) => {
                of(&parts.0)?;
                join(of(&parts.1)?, of(&parts.2)?)
            }
            Expr::Except(points, rest) => {
                let range = rest.range(&beyond(points, arguments))?;
                points.iter().fold(range, |range, point| join(range, (point.1, point.1)))
            }
            Expr::Call(definition, all) => {
                let ranges = all.iter().map(of).collect::<Option<Vec<Range>>>()?;
                let fits = |(range, p): (&Range, &Parameter)| range.0 >= 0 && range.1 <= p.high.into();
                let is_inside = ranges.iter().zip(&definition.parameters).all(fits);
                Some(definition.range()).filter(|_| is_inside)?
            }
            Expr::Search(Search::Rank, _, key) => {
                let (_, high) = of(key)?;
                (0, high.min(U64.1))
            }
            Expr::Search(Search::Contains, _, key) => of(key).map(|_| (0, 1))?,
            Expr::Fold(fold, definition, all) => {
                let ranges = all.iter().map(of).collect::<Option<Vec<Range>>>()?;
                let fits = |(range, p): (&Range, &Parameter)| range.0 >= 0 && range.1 <= p.high.into();
                let is_inside = ranges.iter().zip(&definition.parameters[1..]).all(fits);
                Some(fold.range(definition.range())).filter(|_| is_inside)?
            }
            Expr::Relation(how, what) => how.range(arguments).or_else(|| of(what))?,
        })
    }
}

impl Fold {
    pub fn range(self, (low, high): Range) -> Range {
        match self {
            Fold::Xor => (0, ones(high)),
            Fold::Sum => (low.min(0) << 40, high.min(1 << 64) << 40),
            Fold::All => (0, 1),
        }
    }
}

/// The bounds of a single argument that is none of the first points.
pub fn beyond(points: &[(Vec<u64>, i128)], arguments: &[Range]) -> Vec<Range> {
    let mut ranges = arguments.to_vec();
    if let [range] = &mut ranges[..] {
        while points.iter().any(|point| i128::from(point.0[0]) == range.0) && range.0 < range.1 {
            range.0 += 1;
        }
    }
    ranges
}

/// Those of them that are not negative, if there are some.
fn natural((low, high): Range) -> Option<Range> {
    (high >= 0).then_some((low.max(0), high))
}

/// All numbers with as many binary digits.
fn ones(high: i128) -> i128 {
    let most = u128::try_from(high).unwrap_or(0);
    i128::try_from(most.checked_add(1).map_or(u128::MAX, u128::next_power_of_two) - 1).unwrap_or(i128::MAX)
}

impl Operator {
    fn range(self, a: Range, b: Range) -> Option<Range> {
        use Operator::{And, Or, ShiftLeft, ShiftRight, Xor};
        let is_bitwise = matches!(self, And | Or | ShiftLeft | ShiftRight | Xor);
        let (a, b) = if is_bitwise { (natural(a)?, natural(b)?) } else { (a, b) };
        Some(match self {
            Operator::Add | Operator::Sub | Operator::Mul => {
                let ends = [(a.0, b.0), (a.0, b.1), (a.1, b.0), (a.1, b.1)];
                let ends = ends.map(|(a, b)| self.of(a, b));
                let ends = ends.into_iter().collect::<Option<Vec<i128>>>()?;
                (*ends.iter().min()?, *ends.iter().max()?)
            }
            Operator::Div => {
                let by = (b.0.max(1), b.1.max(1));
                (a.0.div_euclid(if a.0 < 0 { by.0 } else { by.1 }), a.1.div_euclid(by.0))
            }
            Operator::Mod if a.0 >= 0 => (0, a.1.min(b.1.max(1) - 1)),
            Operator::Mod => (0, b.1.max(1) - 1),
            Xor | Or => (0, ones(a.1.max(b.1))),
            And => (0, a.1.min(b.1)),
            ShiftLeft => (0, self.of(a.1, b.1)?),
            ShiftRight => (0, self.of(a.1, b.0)?),
            Operator::Min => (a.0.min(b.0), a.1.min(b.1)),
            Operator::Max => (a.0.max(b.0), a.1.max(b.1)),
            Operator::Distance => (0, a.1.checked_sub(b.0)?.max(b.1.checked_sub(a.0)?)),
            _ if self.is_condition() => (0, 1),
            _ => return None,
        })
    }
}
