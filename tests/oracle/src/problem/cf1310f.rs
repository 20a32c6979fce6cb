//! The exponent x of a power base^x = a of nimbers: the least positive one, or -1.

use crate::nimber::product;
use crate::prelude::*;

/// `t`, then lines `a b`; `a` has few powers.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=8);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let base = random.u64(1..256);
        let a = if random.u8(0..8) > 0 { random.u64(1..256) } else { random.u64(1..) };
        text += &format!("{base} {a}\n");
    }
    text
}

/// Computes one power after the other until it is `a`, or 1 again.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let [base, a] = input.array()?;
        let (mut power, mut log) = (base, 1);
        while power != a && power != 1 {
            power = product(power, base);
            log += 1;
        }
        out.line(if power == a { log } else { -1 });
    }
    Ok(())
}
