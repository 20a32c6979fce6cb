//! Products bit by bit: row k has bit k of many nimbers, so that an instruction works on as many
//! products as a register has bits (E. Biham, FSE 1997). Plain loops over arrays, compiled once
//! more for the wide registers that a processor may have.

use fearless_simd::{Level, Simd, dispatch};

/// Words of a row: two of the widest registers.
const WIDTH: usize = 16;
/// One bit of each of 64 * WIDTH nimbers.
type Row = [u64; WIDTH];

/// The product of each pair.
pub fn fill(a: &[u64], b: &[u64], products: &mut [u64]) {
    dispatch!(Level::new(), simd => fill_with(simd, a, b, products));
}

fn fill_with<S: Simd>(simd: S, a: &[u64], b: &[u64], products: &mut [u64]) {
    let size = 64 * WIDTH;
    let [mut left, mut right, mut product] = [[[0; WIDTH]; 64]; 3];
    let mut spare = [[0; WIDTH]; 128];
    for ((a, b), products) in a.chunks(size).zip(b.chunks(size)).zip(products.chunks_mut(size)) {
        left.as_flattened_mut()[..a.len()].copy_from_slice(a);
        right.as_flattened_mut()[..b.len()].copy_from_slice(b);
        simd.vectorize(|| transpose(&mut left));
        simd.vectorize(|| transpose(&mut right));
        multiply(simd, &left, &right, &mut product, &mut spare);
        simd.vectorize(|| transpose(&mut product));
        products.copy_from_slice(&product.as_flattened()[..products.len()]);
    }
}

/// Transposes WIDTH matrices of 64 x 64 bits: ever smaller blocks off the diagonal are swapped,
/// those of two sizes in each pass.
#[inline(always)]
fn transpose(rows: &mut [Row; 64]) {
    swap_blocks::<16>(rows);
    swap_blocks::<4>(rows);
    swap_blocks::<1>(rows);
}

/// Swaps the blocks of 2 * SIZE, then those of SIZE.
#[inline(always)]
fn swap_blocks<const SIZE: usize>(rows: &mut [Row; 64]) {
    for block in rows.chunks_exact_mut(4 * SIZE) {
        let (upper, lower) = block.split_at_mut(2 * SIZE);
        let ((a, b), (c, d)) = (upper.split_at_mut(SIZE), lower.split_at_mut(SIZE));
        let [a, b, c, d] = [a, b, c, d].map(<[Row]>::as_flattened_mut);
        for ((a, b), (c, d)) in a.iter_mut().zip(b).zip(c.iter_mut().zip(d)) {
            (*a, *c) = swapped(*a, *c, 2 * SIZE);
            (*b, *d) = swapped(*b, *d, 2 * SIZE);
            (*a, *b) = swapped(*a, *b, SIZE);
            (*c, *d) = swapped(*c, *d, SIZE);
        }
    }
}

/// Swaps the odd groups of `size` bits of `upper` with the even groups of `lower`.
#[inline(always)]
fn swapped(upper: u64, lower: u64, size: usize) -> (u64, u64) {
    let even_groups = u64::MAX / (1 << size | 1);
    let swap = (upper >> size ^ lower) & even_groups;
    (upper ^ swap << size, lower ^ swap)
}

/// Karatsuba's method for 8, 16, 32 or 64 rows. `spare` is room for twice as many.
fn multiply<S: Simd>(simd: S, a: &[Row], b: &[Row], product: &mut [Row], spare: &mut [Row]) {
    if let (Ok(a), Ok(b), Ok(product)) = (a.try_into(), b.try_into(), (&mut *product).try_into()) {
        return simd.vectorize(|| multiply8(a, b, product));
    }
    let half = a.len() / 2;
    let ((a0, a1), (b0, b1)) = (a.split_at(half), b.split_at(half));
    let (low, high) = product.split_at_mut(half);
    let (x, spare) = spare.split_at_mut(half);
    let (y, spare) = spare.split_at_mut(half);
    simd.vectorize(|| add(a0, a1, x));
    simd.vectorize(|| add(b0, b1, y));
    multiply(simd, x, y, high, spare);
    multiply(simd, a1, b1, y, spare);
    raise(simd, y, x, spare);
    multiply(simd, a0, b0, low, spare);
    simd.vectorize(|| reduce(low, high, x));
}

/// The product with the highest bit, 2^(n - 1) = 2^(n/2 - 1) X.
fn raise<S: Simd>(simd: S, a: &[Row], product: &mut [Row], spare: &mut [Row]) {
    if let (Ok(a), Ok(product)) = (a.try_into(), (&mut *product).try_into()) {
        return simd.vectorize(|| raise4(a, product));
    }
    let half = a.len() / 2;
    let (a0, a1) = a.split_at(half);
    let (low, high) = product.split_at_mut(half);
    let (x, spare) = spare.split_at_mut(half);
    simd.vectorize(|| add(a0, a1, x));
    raise(simd, x, high, spare);
    raise(simd, a1, x, spare);
    raise(simd, x, low, spare);
}

#[inline(always)]
fn add(a: &[Row], b: &[Row], sum: &mut [Row]) {
    let pairs = a.as_flattened().iter().zip(b.as_flattened());
    sum.as_flattened_mut().iter_mut().zip(pairs).for_each(|(sum, (a, b))| *sum = a ^ b);
}

/// From low, cross and raised high products to both halves.
#[inline(always)]
fn reduce(low: &mut [Row], cross: &mut [Row], raised: &[Row]) {
    let pairs = cross.as_flattened_mut().iter_mut().zip(raised.as_flattened());
    low.as_flattened_mut().iter_mut().zip(pairs).for_each(|(low, (cross, raised))| {
        *cross ^= *low;
        *low ^= raised;
    });
}

#[inline(always)]
fn raise4(a: &[Row; 4], product: &mut [Row; 4]) {
    for k in 0..WIDTH {
        let [a0, a1, a2, a3] = [a[0][k], a[1][k], a[2][k], a[3][k]];
        product[0][k] = a2 ^ a3;
        product[1][k] = a2;
        product[2][k] = a1 ^ a3;
        product[3][k] = a0 ^ a1 ^ a2 ^ a3;
    }
}

/// The step from 4 to 8 bits on single words, so that the values stay in registers.
#[inline(always)]
fn multiply8(a: &[Row; 8], b: &[Row; 8], product: &mut [Row; 8]) {
    for k in 0..WIDTH {
        let (a0, a1) = ([a[0][k], a[1][k], a[2][k], a[3][k]], [a[4][k], a[5][k], a[6][k], a[7][k]]);
        let (b0, b1) = ([b[0][k], b[1][k], b[2][k], b[3][k]], [b[4][k], b[5][k], b[6][k], b[7][k]]);
        let [l0, l1, l2, l3] = product4(a0, b0);
        let [c0, c1, c2, c3] = product4(sum4(a0, a1), sum4(b0, b1));
        let [h0, h1, h2, h3] = product4(a1, b1);
        product[0][k] = l0 ^ h2 ^ h3;
        product[1][k] = l1 ^ h2;
        product[2][k] = l2 ^ h1 ^ h3;
        product[3][k] = l3 ^ h0 ^ h1 ^ h2 ^ h3;
        product[4][k] = c0 ^ l0;
        product[5][k] = c1 ^ l1;
        product[6][k] = c2 ^ l2;
        product[7][k] = c3 ^ l3;
    }
}

#[inline(always)]
fn sum4(a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
    [a[0] ^ b[0], a[1] ^ b[1], a[2] ^ b[2], a[3] ^ b[3]]
}

#[inline(always)]
fn product4(a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
    let [l0, l1] = product2([a[0], a[1]], [b[0], b[1]]);
    let [h0, h1] = product2([a[2], a[3]], [b[2], b[3]]);
    let [c0, c1] = product2([a[0] ^ a[2], a[1] ^ a[3]], [b[0] ^ b[2], b[1] ^ b[3]]);
    [l0 ^ h1, l1 ^ h0 ^ h1, c0 ^ l0, c1 ^ l1]
}

#[inline(always)]
fn product2(a: [u64; 2], b: [u64; 2]) -> [u64; 2] {
    let low = a[0] & b[0];
    [low ^ a[1] & b[1], (a[0] ^ a[1]) & (b[0] ^ b[1]) ^ low]
}
