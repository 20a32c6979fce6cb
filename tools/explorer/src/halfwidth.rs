//! What a Chinese keyboard types.

/// A text with the digits and marks that a Chinese keyboard types as plain ones.
pub fn halfwidth(text: &str) -> String {
    let plain = |c: char| match c {
        '、' => ',',
        '。' => '.',
        '〜' => '~',
        '！'..='～' => u32::from(c).checked_sub(0xFEE0).and_then(char::from_u32).unwrap_or(c),
        c => c,
    };
    text.replace("……", "...").chars().map(plain).collect()
}
