//! `pub(in path)`, `pub(super)`, `pub(self)`, `crate`, private fields and constructors across
//! modules.
//! edition: 2015
mod game {
    pub mod rules {
        pub mod detail {
            pub(in crate::game) fn secret() -> u32 { 7 }
            pub(in crate::game::rules) struct Inner { pub(super) x: u32, pub(self) y: u32 }
            impl Inner {
                pub(in super::super) fn new() -> Inner { Inner { x: 1, y: 2 } }
                pub(crate) fn y(&self) -> u32 { self.y }
            }
        }
        pub(super) fn sum() -> u32 {
            let inner = detail::Inner::new();
            inner.x * 10 + inner.y()
        }
    }
    pub fn play() -> u32 { rules::detail::secret() * 100 + rules::sum() }
    pub struct Token(());
    impl Token {
        pub fn get() -> Option<Token> { Some(Token(())) }
    }
}

fn main() {
    println!("{} {}", game::play(), game::Token::get().is_some());
}
