//! The file ends within a line comment, without a newline; tabs and form feeds as white space.
//! edition: 2015
#[derive(Debug)]
struct	T(u8);
fn main() {
	println!("{:?}	{}", T(1), "ab".len());
	/* nested /* comment */ */
} // the end, without a newline