/// The largest number whose square is at most n, bit by bit.
pub fn isqrt(n: u128) -> u64 {
    let mut root = 0;
    for bit in (0..64).rev() {
        let larger = root | (1 << bit);
        if larger * larger <= n {
            root = larger;
        }
    }
    root as u64
}
