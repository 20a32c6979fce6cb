/// Conway's product of nimbers.
pub fn nim_product(x: u64, y: u64) -> u64 {
    nim_product_of(x, y, 32)
}

/// Karatsuba's way, with halves of `half` bits.
fn nim_product_of(x: u64, y: u64, half: u32) -> u64 {
    if x <= 1 || y <= 1 || half == 0 {
        return x * y;
    }
    let mask = (1 << half) - 1;
    if x <= mask && y <= mask {
        return nim_product_of(x, y, half / 2);
    }
    let (a, b, c, d) = (x >> half, x & mask, y >> half, y & mask);
    let (high, low) = (nim_product_of(a, c, half / 2), nim_product_of(b, d, half / 2));
    let middle = nim_product_of(a ^ b, c ^ d, half / 2) ^ low;
    (middle << half) ^ low ^ nim_product_of(high, 1 << (half - 1), half / 2)
}
