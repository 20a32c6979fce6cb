//! Comments go with what they are about; strings that look like comments stay.
//! gone: more_tests, never, drawn, unseen, sunk
//! unsaid: never, drawn, unseen, sunk, empty_section, more_tests
//! kept: block_of_kept, heading_of_kept, // tail, // another, before_main

const TEXT: &str = "a
// tail";
#[cfg(test)]
mod tests {}

const OTHER: &str = "b

   // another


   c"; // trailing_of_other
#[allow(dead_code)]
fn drawn() {}

/* block_of_kept

   // not another comment */
fn kept() -> usize {
    TEXT.len() + OTHER.len()
}

/*
 * about never
 */
fn never() {}

// ==== heading_of_kept ====

// of also_kept
fn also_kept() {}

// ==== empty_section ====

/* unseen */
fn unseen() {}
fn sunk() {} // sunk

// ==== modules ====

mod inner {
    // ---- empty_section ----

    pub fn sunk() {}

    // ---- heading_of_kept ----

    pub fn shown() {}
}

// before_main
fn main() {
    also_kept();
    inner::shown();
    println!("{TEXT}{OTHER}{}", kept());
}

// empty_section

#[cfg(test)]
mod more_tests {}
