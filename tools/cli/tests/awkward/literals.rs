//! Literals that look like code, and tokens that must not be joined.
//! gone: winning_moves
//! kept: '"', // no comment

use grundy::mex::mex;

const RAW: &str = r#"
use grundy::nim::nim_sum; // not an import   

    #[cfg(test)]  {

}
"#;

struct Tuple<'a>(&'a [u8],);

fn first<'a>(tuple: &Tuple<'a>) -> &'a u8 {
    &tuple.0[0]
}

fn main() {
    let (a, b) = (6i32, &3i32);
    let and = a & &5;
    let quotient = a / *b; // */
    let minus = a - -1;
    let less = a < -1 || -a < -*b;
    let one = (a,);
    let range = (0.. 3).map(|x| x .max(1)).sum::<i32>() + 1 .max(0);
    let nested: Vec<Vec<i32> > = vec![vec![1] ];
    let shift = 1 << 2 >> 1;
    let lazily = false || || -> bool { true }();
    let pattern = matches!('\'', 'a' ..='z' | '\'') && ! ! true;
    println!("{and} {quotient} {minus} {less} {} {range} {nested:?} {shift} {lazily} {pattern}", one.0);
    println!("// no comment \" {} {:?} {:?} {}", '"', '/', b'\'', first(&Tuple(b"//x")));
    println!("{RAW} two  blanks \
              joined, trailing   
{}", mex([0, 1]));
}
