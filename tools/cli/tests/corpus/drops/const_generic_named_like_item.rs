//! A const generic parameter of an `impl Drop` has the name of an unused constant.
//! edition: 2015
#[allow(dead_code)]
const N: usize = 5;
#[allow(dead_code)]
const M: usize = N;

struct Log<const N: usize>([u8; N]);

impl<const N: usize> Drop for Log<N> {
    fn drop(&mut self) {
        println!("log of {} ends with {:?}", N, self.0.last());
    }
}

struct Nest<const N: usize, const M: usize> {
    inner: Log<M>,
    _outer: Log<N>,
}

impl<const M: usize, const N: usize> Drop for Nest<M, N> {
    fn drop(&mut self) {
        println!("nest {} {}", M, N);
        self.inner.0[0] = 77;
    }
}

fn main() {
    let _log = Log([1, 2, 3]);
    let nest = Nest { inner: Log([9]), _outer: Log([4, 4]) };
    drop(nest);
    println!("end");
}
