//! `#[no_mangle]` functions that are only declared elsewhere: nothing in Rust names them.
//! edition: 2015
//! until: 2021
mod defined {
    #[no_mangle]
    pub extern "C" fn game_rule(n: u32) -> u32 {
        helper(n) * 2
    }
    fn helper(n: u32) -> u32 {
        n + LIMIT
    }
    const LIMIT: u32 = 5;
    #[export_name = "other_rule"]
    pub extern "C" fn never_named(n: u32) -> u32 {
        n * 100
    }
    #[no_mangle]
    pub static GAME_BASE: u32 = 7;
}

extern "C" {
    fn game_rule(n: u32) -> u32;
    fn other_rule(n: u32) -> u32;
    static GAME_BASE: u32;
}

fn main() {
    unsafe { println!("{} {} {}", game_rule(3), other_rule(4), GAME_BASE) }
}
