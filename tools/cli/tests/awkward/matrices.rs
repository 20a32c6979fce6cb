//! Matrices: constant parameters named like unused items.
//! gone: Cc, i64 { &7 }
//! kept: impl<F: FnMut()> Drop for Defer<F>, Index<(usize, usize)>

struct Matrix<const R: usize, const C: usize>([[i64; C]; R]);
impl<const R: usize, const C: usize, const K: usize> std::ops::Mul<&Matrix<C, K>> for &Matrix<R, C> {
    type Output = Matrix<R, K>;
    fn mul(self, o: &Matrix<C, K>) -> Matrix<R, K> { let mut out = Matrix([[0; K]; R]); for i in 0..R { for j in 0..K { for k in 0..C { out.0[i][j] += self.0[i][k] * o.0[k][j]; } } } out }
}
impl<const R: usize, const C: usize> std::ops::Mul<i64> for Matrix<R, C> { type Output = Self; fn mul(mut self, o: i64) -> Self { self.0.iter_mut().flatten().for_each(|x| *x *= o); self } }
impl<const R: usize, const C: usize> std::ops::Index<(usize, usize)> for Matrix<R, C> { type Output = i64; fn index(&self, (i, j): (usize, usize)) -> &i64 { &self.0[i][j] } }
impl<const R: usize, const C: usize> std::ops::IndexMut<(usize, usize)> for Matrix<R, C> { fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut i64 { &mut self.0[i][j] } }
impl std::ops::Index<usize> for Matrix<1, 1> { type Output = i64; fn index(&self, _: usize) -> &i64 { &7 } }
const R: usize = 4; type Cc = u8; 
macro_rules! impls { ($($t:ty),*) => { $(impl Num for $t { const ZERO: $t = 0; })* } }
trait Num { const ZERO: Self; const ONE: u8 = 1; }
impls!(u8, i64);
struct Defer<F: FnMut()>(F);
impl<F: FnMut()> Drop for Defer<F> { fn drop(&mut self) { (self.0)() } }
fn main() {
    let _d = Defer(|| println!("deferred"));
    let a = Matrix([[1, 2], [3, 4]]);
    let mut b = &a * &a; b[(0, 0)] += 1;
    println!("{} {:?} {}", b[(0, 0)], b.0, <i64 as Num>::ZERO + i64::from(u8::ZERO));
}
