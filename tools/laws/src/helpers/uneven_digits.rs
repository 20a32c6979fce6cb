/// How many binary digits do not stand in a multiple of m heaps.
pub fn uneven_digits(heaps: &[u64], m: usize) -> u64 {
    let ones = |bit: u32| heaps.iter().filter(|&&n| (n >> bit) & 1 == 1).count();
    (0..64).filter(|&bit| ones(bit) % m != 0).count() as u64
}
