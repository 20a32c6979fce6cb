//! What rustc warns of, in the file's own code: a judge takes it.
//! gone: unused_function, HashMap
//! kept: let N = n, mut never_changed

use std::collections::HashMap;

fn unused_function() {}

fn main() {
    let n = 3;
    let N = n;
    let mut never_changed = 1;
    let unused = 2;
    if (n == 3) {
        println!("{N} {never_changed}");
    };
    Ok::<u8, u8>(1);
    return;
    println!("unreachable");
}
