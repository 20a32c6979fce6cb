//! A macro makes a type and its destructor; the word `Drop` appears with a type that has no name
//! here.
//! edition: 2015
macro_rules! loud {
    ($name:ident, $text:expr) => {
        struct $name;
        impl Drop for $name {
            fn drop(&mut self) {
                println!("{}", $text);
            }
        }
    };
}

loud!(First, "first gone");
loud!(Second, "second gone");
loud!(Never, "never made");

fn main() {
    let _a = First;
    {
        let _ = Second;
        println!("after wildcard");
    }
    let _b = Second;
    println!("end {}", grundy::nim::nim_sum(&[1, 2]));
}
