//! Tells the program for which system it is built.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-env=GRUNDY_TARGET={}", std::env::var("TARGET").unwrap_or_default());
}
