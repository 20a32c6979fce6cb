//! Numbers that two players take in turn; Alice, who begins, wins if the sum of hers is even.

use crate::prelude::*;

/// `t`, then for each case `n` and the numbers.
pub fn generate(random: &mut Rng) -> String {
    let t = random.usize(1..=6);
    let mut text = format!("{t}\n");
    for _ in 0..t {
        let numbers: Vec<i64> = (0..random.usize(1..=9)).map(|_| random.i64(-9..=9)).collect();
        text += &format!("{}\n{}\n", numbers.len(), crate::generate::words(&numbers));
    }
    text
}

/// Tries every number for both.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        input.within(&[n], 1..=14)?;
        let numbers: Vec<i64> = input.ints(n)?;
        input.within(&numbers, -1_000_000_000..=1_000_000_000)?;
        // By the set of numbers that are left: whether Alice can make her sum even, and odd.
        let mut can = vec![[true, false]; 1 << n];
        for set in 1..1usize << n {
            let alice = (n - set.count_ones() as usize).is_multiple_of(2);
            can[set] = [0, 1].map(|parity| {
                let mut taken = (0..n).filter(|i| set >> i & 1 == 1);
                let after = |i: usize| {
                    let odd = usize::from(alice && numbers[i] % 2 != 0);
                    can[set ^ 1 << i][parity ^ odd]
                };
                if alice { taken.any(after) } else { taken.all(after) }
            });
        }
        out.line(if can[(1 << n) - 1][0] { "Alice" } else { "Bob" });
    }
    Ok(())
}
