//! Own `writeln!`, `write!` and `format!`, each doing something else than std's.
//! edition: 2018
//! input: 5 1 2
use grundy::scan::{self, Out, Scan};

macro_rules! writeln {
    ($out:expr, $($t:tt)*) => { $out.push_str(&::std::format!("[{}]", ::std::format_args!($($t)*))) };
}
macro_rules! write {
    ($($t:tt)*) => { "nothing" };
}
macro_rules! format {
    ($($t:tt)*) => { ::std::string::String::from("formatted") };
}

fn main() {
    let mut text = String::new();
    writeln!(text, "{}", 5);
    println!("{} {} {}", text, write!(1), format!("{}", 2));
    let code = scan::run(|input: &mut Scan, out: &mut Out| {
        out.line(input.int::<u8>()?);
        out.words(input.ints::<u8>(2)?);
        out.line(input.int::<u8>()?);
        Ok(())
    });
    println!("{:?}", code == std::process::ExitCode::SUCCESS || true);
}
