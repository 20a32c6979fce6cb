//! Constants by `const fn`, assertions at compile time, tables, constants that only types use.
//! edition: 2015
const fn sieve<const N: usize>() -> [bool; N] {
    let mut s = [true; N];
    let mut i = 2;
    while i * i < N {
        let mut j = i * i;
        while j < N { s[j] = false; j += i; }
        i += 1;
    }
    s
}
const PRIMES: [bool; 50] = sieve();
const COUNT: usize = { let mut n = 0; let mut i = 2; while i < 50 { if PRIMES[i] { n += 1 } i += 1; } n };
static TABLE: [u8; COUNT] = [7; COUNT];
const _: () = assert!(COUNT == 15);
const _: () = { struct Hidden; impl Hidden { const X: () = assert!(TABLE_LEN > 3); } Hidden::X };
const TABLE_LEN: usize = TABLE.len();
struct Matrix<const R: usize, const C: usize = 2>([[i32; C]; R]);
impl<const R: usize, const C: usize> Matrix<R, C> {
    const CELLS: usize = R * C;
    const CHECK: () = assert!(R > 0);
    fn t(&self) -> Matrix<C, R> { let () = Self::CHECK; let mut m = Matrix([[0; R]; C]); for r in 0..R { for c in 0..C { m.0[c][r] = self.0[r][c] } } m }
}
const fn hash(s: &str) -> u32 { let b = s.as_bytes(); let mut h = 5381u32; let mut i = 0; while i < b.len() { h = h.wrapping_mul(33) ^ b[i] as u32; i += 1; } h }
const NAMED: u32 = hash("grundy");

fn main() {
    println!("{} {} {:?} {}", COUNT, TABLE[14], Matrix([[1, 2], [3, 4], [5, 6]]).t().0, Matrix::<3>::CELLS);
    match hash("grundy") { NAMED => println!("named"), _ => println!("other") }
}
