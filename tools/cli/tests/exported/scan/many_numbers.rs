//! A million integers through the library's scanner, until the end.
//! input: 5\n5 1 2 3 4\n
//! input: @numbers 2000 1000000 6
//! time: @numbers 800000 1000000000 6
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(|input: &mut Scan, out: &mut Out| -> Result<(), Error> {
        let n: usize = input.int()?;
        let mut a: Vec<i32> = input.ints(n)?;
        out.line(a.iter().map(|&x| i64::from(x)).sum::<i64>());
        a.sort_unstable();
        out.words(a.iter().rev().take(5));
        let mut distinct = 1;
        for (x, y) in a.iter().zip(&a[1..]) {
            distinct += usize::from(x != y);
        }
        out.line(format!("{:>10}|{:?}", distinct, a.get(n / 2)));
        Ok(())
    })
}
