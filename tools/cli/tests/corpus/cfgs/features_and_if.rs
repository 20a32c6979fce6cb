//! Features that are off, nested `cfg`s, `cfg` on blocks and expressions, and on `macro_rules!`.
//! edition: 2015
#[cfg(not(feature = "local"))]
macro_rules! debug {
    ($($t:tt)*) => {};
}
#[cfg(feature = "local")]
macro_rules! debug {
    ($($t:tt)*) => { eprintln!($($t)*) };
}
#[cfg(all(not(feature = "local"), not(any(feature = "a", feature = "b"))))]
mod judge {
    #[cfg(feature = "slow")]
    pub fn limit() -> u32 {
        1
    }
    #[cfg(not(feature = "slow"))]
    pub fn limit() -> u32 {
        let mut n = 10;
        #[cfg(feature = "slow")]
        {
            n = 1;
        }
        #[cfg(not(feature = "slow"))]
        {
            n *= 3;
        }
        n
    }
}

fn main() {
    debug!("{} {}", undefined, here);
    println!("{}", judge::limit());
    #[cfg(not(local))]
    println!("no local");
    #[cfg(local)]
    println!("local");
}
