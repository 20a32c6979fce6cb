#!/usr/bin/env -S cargo +nightly -Zscript
//! A byte order mark and a shebang line before everything, and one more mark inside of a string.
//! edition: 2018
#![allow(unused)]
use grundy::nim::{self};

fn main() {
    let s = "﻿mark";
    println!("{} {}", s.len(), nim::nim_sum(&[1, 2]));
}
