//! Comments in the arguments of a macro, over which rustfmt stumbles.
//! gone: unused
//! kept: fn f( x:u8 )

macro_rules! all {
    ($($all:tt)*) => { println!("{}", stringify!($($all)*)) };
}

fn unused() {}

fn main() {
    all!(fn f( x:u8 )->u8{ x+1 } // not seen
        /* nor this */ struct  S;);
    all!(
        a+ // one
        b, /* two
        lines */ c
    );
}
