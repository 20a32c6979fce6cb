//! Strings over several lines whose lines look like comments, attributes and code.
//! edition: 2015
//! input: x
const TAIL: &str = "a
// tail";
const BLOCK: &str = "/* not
   a comment */ // nor this";
#[cfg(test)]
mod tests {}
const CODE: &str = "
#[cfg(test)]
mod tests {
    fn unused() {}
}
/// doc
//! inner doc
use grundy::nim;
";
const RAW: &str = r##"line "#
// raw "quoted"  
		tabs
fn dead() {}
"##;
const BYTES: &[u8] = b"b
// c";

fn main() {
    println!("{}|{}|{}|{}|{:?}", TAIL, BLOCK, CODE, RAW, BYTES);
    println!("{} // {}", "/*", '"'); // "end
    print!("no newline at the end, but
    indented // and more
");
}
