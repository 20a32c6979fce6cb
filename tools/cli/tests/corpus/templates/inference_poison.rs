//! Implementations for primitive types that make inference ambiguous wherever they are seen: in one
//! file also in the templates.
//! edition: 2018
use grundy::{bash, divisors, dag, euclid, grundys_game, half_nim, kayles, mex, misere, moore, nim, nimber, octal, scan};
use grundy::{sg_table, staircase, sum, take_range, walks, wythoff, xor_basis, fx::FxHashMap, sg_dfs::SgDfs};
#[derive(Debug, PartialEq, Clone, Copy)]
struct Mine(u8);
macro_rules! poison { ($($t:ty)*) => { $(
    impl std::ops::Add<Mine> for $t { type Output = Mine; fn add(self, m: Mine) -> Mine { Mine(m.0 + 1) } }
    impl std::ops::BitXor<Mine> for $t { type Output = Mine; fn bitxor(self, m: Mine) -> Mine { m } }
    impl std::ops::Shl<Mine> for $t { type Output = u8; fn shl(self, m: Mine) -> u8 { m.0 } }
    impl std::ops::Mul<Mine> for $t { type Output = u8; fn mul(self, m: Mine) -> u8 { m.0 } }
    impl PartialEq<Mine> for $t { fn eq(&self, _: &Mine) -> bool { true } }
    impl PartialOrd<Mine> for $t { fn partial_cmp(&self, _: &Mine) -> Option<std::cmp::Ordering> { None } }
    impl From<Mine> for $t { fn from(m: Mine) -> $t { m.0 as $t } }
    impl std::iter::Sum<Mine> for $t { fn sum<I: Iterator<Item = Mine>>(i: I) -> $t { i.map(|m| m.0 as $t).sum::<$t>() } }
)* }; }
poison!(u8 u32 u64 usize i64 u128);
impl AsRef<Mine> for Vec<u8> { fn as_ref(&self) -> &Mine { &Mine(3) } }
impl Extend<Mine> for Mine { fn extend<I: IntoIterator<Item = Mine>>(&mut self, _: I) {} }

fn main() {
    print!("{:?} {} {} ", 1u8 + Mine(2), 5u64 == Mine(1), vec![Mine(3), Mine(4)].into_iter().sum::<u64>());
    print!("{} {} {:?} {} ", bash::grundy(5, 3), divisors::grundy_any(12), dag::values(&[vec![]]), euclid::grundy(25, 7));
    print!("{:?} {} {} {} ", grundys_game::values(9), half_nim::grundy(9), kayles::Kayles::new().grundy(9), mex::mex([0]));
    println!("{} {} {}", misere::first_player_wins([1u32, 2]), moore::first_player_wins(&[1, 2], 2), nim::nim_sum(&[1, 2]));
    print!("{} {:?} {:?} ", nimber::Nimbers::new().product(7, 9), octal::Code::new("0.137").values(9), sg_table::values(&[1, 4], 9));
    print!("{} {} {} ", staircase::grundy(&[1, 2, 3]), sum::grundy(vec![1u32, 2]), take_range::grundy(9, 2, 3));
    print!("{} {} {:?} ", walks::king(2, 3), wythoff::first_player_wins(1, 2, 1), xor_basis::XorBasis::new(vec![1, 6]).members());
    let mut game = SgDfs::new(|&n: &u32| (0..n).collect::<Vec<_>>());
    let map: FxHashMap<u64, u8> = vec![(1, 2)].into_iter().collect();
    println!("{} {:?} {:?}", game.grundy(&4), map, scan::Scan::new("7 8").ints::<u64>(2).ok());
}
