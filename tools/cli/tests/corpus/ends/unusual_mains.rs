//! `main` comes from a macro and returns an own error, whose `Debug` nothing else needs; unused
//! code speaks of `no_main`; nothing may be warned of.
//! edition: 2018
//! input: 7
//! input: x
#![deny(warnings)]
#![deny(unreachable_pub, missing_docs, unused_results)]
use std::fmt; struct Broken(String); impl fmt::Debug for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "broken: {}", self.0) }
}

macro_rules! program {
    ($name:ident => $($body:tt)*) => { fn $name() -> Result<(), Broken> { $($body)* } };
}

program! { main =>
    let mut s = String::new();
    let _ = std::io::stdin().read_line(&mut s);
    let n: i32 = s.trim().parse().map_err(|e| Broken(format!("{} {}", s.trim(), e)))?;
    println!("{}", n * 3);
    Ok(())
}

#[allow(dead_code)]
fn no_main() -> &'static str { "#![no_main]" }
