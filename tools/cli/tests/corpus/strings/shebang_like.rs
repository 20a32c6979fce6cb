#![allow(unused)]
//! The first line begins like a shebang but is an attribute; a later string begins with `#!`.
//! edition: 2015
const S: &str = "
#!/bin/sh
#![not(an attribute)]
";
#[allow(unused_attributes)]
fn unused() {}

fn main() {
    println!("{}{}", S.trim(), stringify!(#![x]).len());
}
