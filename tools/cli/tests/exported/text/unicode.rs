//! Chars of several bytes: reversal, case, counts, classes, indices, escapes.
//! too long: most tables of Unicode
//! input: Hello, World!\nnaïve café\nПривет мир\n日本語 テキスト\nΣΊΣΥΦΟΣ ß İ\n🦀 rust 🦀\n\n
//! input: a\u0301bc\nmixed ÄÖÜ äöü 123 ½\n
use std::collections::BTreeMap;
use std::io::{self, BufRead};

fn is_palindrome(s: &str) -> bool {
    let c: Vec<char> = s.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    c.iter().eq(c.iter().rev())
}

fn title(s: &str) -> String {
    s.split(' ')
        .map(|w| {
            let mut c = w.chars();
            match c.next() {
                Some(f) => f.to_uppercase().collect::<String>() + c.as_str(),
                None => String::new(),
            }
        })
        .collect::<Vec<_>>()
        .join(" ")
}

fn main() {
    for line in io::stdin().lock().lines() {
        let s = line.unwrap();
        println!("{} / {} bytes, {} chars", s.chars().rev().collect::<String>(), s.len(), s.chars().count());
        println!("{} / {} / {}", s.to_uppercase(), s.to_lowercase(), title(&s));
        let mut classes: BTreeMap<&str, usize> = BTreeMap::new();
        for c in s.chars() {
            let class = if c.is_ascii_punctuation() {
                "punctuation"
            } else if c.is_uppercase() {
                "upper"
            } else if c.is_lowercase() {
                "lower"
            } else if c.is_numeric() {
                "number"
            } else if c.is_whitespace() {
                "blank"
            } else {
                "other"
            };
            *classes.entry(class).or_insert(0) += 1;
        }
        println!("{:?} {}", classes, is_palindrome(&s));
        let wide = s.char_indices().filter(|(_, c)| c.len_utf8() > 1).map(|(i, c)| format!("{}:U+{:04X}", i, c as u32));
        println!("{}", wide.take(4).collect::<Vec<_>>().join(" "));
        println!("{:?} {} [{:^12}] [{:_<12.3}]", s, s.escape_unicode().take(12).collect::<String>(), s, s);
        let shifted: String =
            s.chars().map(|c| char::from_u32(c as u32 + 1).filter(|c| !c.is_control()).unwrap_or('?')).collect();
        println!("{} {:?} {:?}", shifted, s.find('r'), s.char_indices().nth(2).map(|(i, _)| &s[i..]));
        println!("{:?}", s.split(|c: char| !c.is_alphabetic()).filter(|w| !w.is_empty()).collect::<Vec<_>>());
    }
}
