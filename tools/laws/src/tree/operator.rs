//! Operations on two numbers.

/// An operation. Quotients and remainders are rounded down and by positive numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operator {
    /// a + b.
    Add,
    /// a - b.
    Sub,
    /// a b.
    Mul,
    /// a div b, rounded down.
    Div,
    /// a mod b, not negative.
    Mod,
    /// a xor b.
    Xor,
    /// a and b, bit by bit.
    And,
    /// a or b, bit by bit.
    Or,
    /// a 2^b.
    ShiftLeft,
    /// a div 2^b.
    ShiftRight,
    /// The smaller one.
    Min,
    /// The larger one.
    Max,
    /// |a - b|.
    Distance,
    /// a = b.
    Equal,
    /// a <> b.
    Different,
    /// a < b.
    Below,
    /// a <= b.
    AtMost,
    /// a > b.
    Above,
    /// a >= b.
    AtLeast,
    /// Both conditions hold.
    Both,
    /// At least one of two conditions holds.
    Either,
}

impl Operator {
    /// What it gives; `None` beyond 127 bits, and where it is not defined.
    pub fn of(self, a: i128, b: i128) -> Option<i128> {
        let bits = |c: i128| if a >= 0 && b >= 0 { Some(c) } else { None };
        Some(match self {
            Operator::Add => a.checked_add(b)?,
            Operator::Sub => a.checked_sub(b)?,
            Operator::Mul => a.checked_mul(b)?,
            Operator::Div if b > 0 => a.div_euclid(b),
            Operator::Mod if b > 0 => a.rem_euclid(b),
            Operator::Div | Operator::Mod => return None,
            Operator::Xor => bits(a ^ b)?,
            Operator::And => bits(a & b)?,
            Operator::Or => bits(a | b)?,
            Operator::ShiftLeft => {
                let power = 1_i128.checked_shl(u32::try_from(b).ok()?).filter(|power| *power > 0)?;
                bits(a)?.checked_mul(power)?
            }
            Operator::ShiftRight => bits(a)?.checked_shr(u32::try_from(b).unwrap_or(200)).unwrap_or(0),
            Operator::Min => a.min(b),
            Operator::Max => a.max(b),
            Operator::Distance => a.checked_sub(b)?.checked_abs()?,
            Operator::Both => (a != 0 && b != 0).into(),
            Operator::Either => (a != 0 || b != 0).into(),
            _ => self.compares(a, b).into(),
        })
    }

    fn compares(self, a: i128, b: i128) -> bool {
        match self {
            Operator::Equal => a == b,
            Operator::Different => a != b,
            Operator::Below => a < b,
            Operator::AtMost => a <= b,
            Operator::Above => a > b,
            _ => a >= b,
        }
    }

    /// Whether it gives a truth value.
    pub fn is_condition(self) -> bool {
        self.is_comparison() || matches!(self, Operator::Both | Operator::Either)
    }

    /// Whether it compares two numbers.
    pub fn is_comparison(self) -> bool {
        use Operator::{Above, AtLeast, AtMost, Below, Different, Equal};
        matches!(self, Equal | Different | Below | AtMost | Above | AtLeast)
    }

    /// The comparison that holds where this one does not.
    pub fn opposite(self) -> Option<Operator> {
        use Operator::{Above, AtLeast, AtMost, Below, Different, Equal};
        let pairs = [(Equal, Different), (Below, AtLeast), (AtMost, Above)];
        let of = |&(a, b): &(Operator, Operator)| {
            if a == self { Some(b) } else { Some(a).filter(|_| b == self) }
        };
        pairs.iter().find_map(of)
    }
}
