//! A macro gets the name of another macro; a table drives an enum, its names and a `match`.
//! edition: 2015
macro_rules! table {
    ($callback:ident) => {
        $callback! { Rock = 3, Paper = 5, Scissors = 9 }
    };
}
macro_rules! make_enum {
    ($($n:ident = $v:expr),*) => {
        #[derive(Clone, Copy, PartialEq)]
        enum Hand { $($n = $v),* }
    };
}
macro_rules! make_all {
    ($($n:ident = $v:expr),*) => {
        const ALL: &[(&str, Hand)] = &[$((stringify!($n), Hand::$n)),*];
    };
}
table!(make_enum);
table!(make_all);

fn main() {
    for (name, hand) in ALL {
        print!("{}={} ", name, *hand as u8);
    }
    println!("{}", ALL[1].1 == Hand::Paper);
}
