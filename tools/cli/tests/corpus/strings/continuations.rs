//! Continued lines, escapes of every kind, and blanks at the ends of lines inside of strings.
//! edition: 2015
fn main() {
    let a = "one \
             two\
             \
             three \

             four";
    let b = "tab\tquote\"back\\slash\x41\u{1F600}\u{0041}\0end\r\n";
    let c = b"\x00\xff\\\"\n";
    let d = br#"raw \n "bytes" "#;
    let e = "trailing blanks   
   leading blanks";
    let f = ['\'', '"', '\\', '\u{2028}', '\x7f'];
    let g = "a	b";
    println!("{}|{:?}|{:?}|{:?}|{}|{:?}|{:?}", a, b, c, d, e, f, g);
    println!("{{}} {0:>1$} {x:.2}", 5, 4, x = 1.23456);
    println!(
        "{} {}",
        "very long string that a formatter may want to break because it is longer than a hundred columns wide, is it not?", 1
    );
}
