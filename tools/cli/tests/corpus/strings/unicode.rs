//! Identifiers outside ASCII, in both normal forms, bidirectional text, zero-width joiners in
//! strings.
//! edition: 2015
fn größe(名前: &str) -> usize { 名前.chars().count() }
struct Ünïcode { é: u8 }
const ΑΛΦΑ: &str = "αλφα \u{200d} e\u{301}";
#[allow(mixed_script_confusables, confusable_idents, non_snake_case)]
mod модуль { pub fn ß() -> &'static str { "ß" } }

fn main() {
    let u = Ünïcode { é: 5 };
    println!("{} {} {} {}", größe("日本語👨‍👩‍👧"), u.é, ΑΛΦΑ.len(), модуль::ß());
    println!("{:?} {}", "é" == "é", "İ".to_lowercase().len());
}
