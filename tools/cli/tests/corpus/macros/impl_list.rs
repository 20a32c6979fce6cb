//! Trait implementations for a list of types; some are called only through generics.
//! edition: 2015
trait Wide {
    const BITS: u32;
    fn widen(self) -> u128;
}
macro_rules! wide {
    ($($t:ty),* $(,)?) => { $(
        impl Wide for $t {
            const BITS: u32 = (core::mem::size_of::<$t>() * 8) as u32;
            fn widen(self) -> u128 {
                self as u128 + 1
            }
        }
    )* };
}
wide!(u8, u16, u32, u64);

fn total<T: Wide, U: Wide>(t: T, u: U) -> (u128, u32) {
    (t.widen() + u.widen(), T::BITS * 1000 + U::BITS)
}

fn main() {
    println!("{:?} {:?}", total(3u8, 4u64), total(1u16, 2u8));
}
