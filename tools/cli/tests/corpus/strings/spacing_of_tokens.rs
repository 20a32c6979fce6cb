//! Tokens that change when blanks go: `& &`, `- -`, `1 ..2`, `x as u8 < y`, `<-`, `|| ||`, `! !`,
//! lifetimes, floats.
//! edition: 2015
#![allow(clippy::all, unused_parens)]
fn id<'a>(x: &'a&'a i32) -> &'a i32 { x }
fn main() {
    let (x, y) = (5i32, &&3i32);
    let a = x - -1 - - 2;
    let b = x & **y & & 7 .clone();
    let c = (x as i64) < 9 && (x as u8 as i8) << 1 > 3;
    let d = x < -1 || x > - 1;
    let e = | | | | 6;
    let f = ! ! (x == 5) != ! false;
    let g = 1 .. 2 + 3;
    let h = 1. .. 2.;
    let i = ((1, 2), 3).0 .1;
    let j = if x == 5 { -1 } else { 1 } - 1;
    let k = { 3 } as f32 / 2.;
    let l = x.pow(2) / *id(y);/* comment *//**/
    let m = 2 * *id(y);
    let n = match x { 0 ..=4 => 'a', | 5 => 'b', _ => 'c' };
    println!("{} {} {} {} {} {} {:?} {:?} {} {} {} {} {} {}", a, b, c, d, e()(), f, g, h, i, j, k, l, m, n);
    let r#loop = 'l: loop { break 'l b'\'' as char; };
    let v: Vec<<Vec<u8> as IntoIterator>::Item> = vec![1u8,];
    println!("{} {:?} {}", r#loop, v, <i32>::MAX);
}
