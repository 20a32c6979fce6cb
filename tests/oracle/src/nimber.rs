//! The nim product in two textbook ways: from the definition, and by Conway's recursion on powers
//! of two.

/// The table of a * b = mex { a'b + ab' + a'b' : a' < a, b' < b } for a, b below `size`.
pub fn table(size: usize) -> Vec<Vec<u64>> {
    let mut table = vec![vec![0; size]; size];
    let mut seen = vec![0; 4 * size * size];
    for (a, b) in (0..size).flat_map(|a| (0..size).map(move |b| (a, b))) {
        for (x, y) in (0..a).flat_map(|x| (0..b).map(move |y| (x, y))) {
            let value: u64 = table[x][b] ^ table[a][y] ^ table[x][y];
            seen[value as usize] = a * size + b + 1;
        }
        table[a][b] = (0..).find(|&v| seen[v as usize] != a * size + b + 1).expect("a missing value");
    }
    table
}

/// The product by Conway's rules: distinct Fermat powers 2^(2^k) multiply as ordinary numbers do,
/// and the square of one is 3/2 of it.
pub fn product(a: u64, b: u64) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let level = (0..6).rev().find(|&level| a.max(b) >> (1 << level) > 0).expect("a number above 1");
    let (bits, mask) = (1 << level, (1u64 << (1 << level)) - 1);
    let (a1, a0, b1, b0) = (a >> bits, a & mask, b >> bits, b & mask);
    let high = product(a1, b1);
    let (left, right, low) = (product(a1, b0), product(a0, b1), product(a0, b0));
    (high ^ left ^ right) << bits | low ^ product(high, 1 << (bits - 1))
}
