//! What macros see of the text of their arguments: its tokens, with the blanks between them.
//! gone: unused, winning_moves
//! kept: stringify!(a+b  *c), nim_sum

use grundy::nim::nim_sum;
use std::stringify as text_of;

macro_rules! show {
    ($shown:expr) => {
        println!("{} = {}", stringify!($shown), $shown)
    };
}

macro_rules! list {
    ($($item:tt)*) => { concat!($(stringify!($item),"|"),*) };
}

macro_rules! all {
    ($($all:tt)*) => { println!("{}", text_of!($($all)*)) };
}

macro_rules! outer {
    ($a:expr) => { show!( $a+1 ); all!(x+ $a   -y); println!("{}", stringify!(1+1 /* no */ + 2, $a)) };
}

fn said(check: impl Fn() + std::panic::UnwindSafe) -> String {
    let Err(error) = std::panic::catch_unwind(check) else { return "passed".to_owned() };
    match error.downcast::<String>() {
        Ok(text) => *text,
        Err(error) => error.downcast::<&str>().map(|text| text.to_string()).unwrap_or_default(),
    }
}

fn unused() {
    show!(1+1);
}

fn main() {
    println!("{}", stringify!(a+b  *c));
    println!("{}", stringify!( f( a ) , Vec<Vec<u8>>, & & 'a x::<T>( ) ; , ));
    println!("{} {}", std::stringify!(a  ,b), text_of!(if x{1}else{2}));
    println!("{}", concat!(stringify!(a+b), stringify! { c  ..d }, stringify![x . 0 . 1]));
    println!("{}", list!(a+b => c));
    show!(1+1);
    show!{ vec![1,2 , 3].len() }
    show!(match 1+1 { 2 => {"two"} _ => "other", });
    show!((2*3)+(|x:u32|{x})(4));
    all!(fn f( x:u8 )->u8{ x+1 } /* not seen */ struct  S;);
    outer!(2*2);
    println!("{}", said(|| assert!((1+1)==(3), )));
    println!("{}", said(|| assert!([1,2].iter().any(|x|{*x==3}))));
    println!("{}", said(|| assert!(matches!(Some(1),None|Some( 2 )))));
    println!("{}", said(|| debug_assert!(matches!(1, 2),"{}",1+1)));
    println!("{}", said(|| assert_eq!(1+1,3 , "not{}equal",1+1)));
    println!("{}", nim_sum(&[dbg!(1+1), 3]));
    println!("{:?}", stringify!("a  b",'c',r#"d
   // e"#,1.0  .x));
}
