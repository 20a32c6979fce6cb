//! The same in the form of edition 2024: `unsafe(no_mangle)` and `unsafe extern`.
//! edition: 2015
#[unsafe(no_mangle)]
extern "C" fn only_linked(n: i32) -> i32 {
    n - SHIFT
}
#[unsafe(export_name = "renamed_in_object")]
static SHIFT: i32 = 11;

mod user {
    unsafe extern "C" {
        pub safe fn only_linked(n: i32) -> i32;
        #[link_name = "renamed_in_object"]
        pub safe static shift: i32;
    }
}

fn main() {
    println!("{} {}", user::only_linked(3), user::shift);
}
