/// The quotients of Euclid's algorithm from the last to the first: each becomes one less if what
/// the later ones gave is not below it.
pub fn quotients_folded(x: u64, y: u64) -> u64 {
    let (large, small) = (x.max(y), x.min(y));
    if small == 0 {
        return 0;
    }
    let quotient = large / small;
    quotient - u64::from(quotients_folded(small, large % small) >= quotient)
}
