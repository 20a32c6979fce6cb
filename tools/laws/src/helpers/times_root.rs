/// floor(m sqrt(d)), bit by bit of m < 2^66; `rest` is d m^2 - root^2 for the bits so far.
pub fn times_root(m: i128, d: i128) -> i128 {
    let (mut part, mut root, mut rest) = (0, 0, 0);
    for shift in (0..66).rev() {
        let bit = (m >> shift) & 1;
        rest = 4 * rest + bit * d * (4 * part + 1);
        part = 2 * part + bit;
        root *= 2;
        while rest > 2 * root {
            rest -= 2 * root + 1;
            root += 1;
        }
    }
    root
}
