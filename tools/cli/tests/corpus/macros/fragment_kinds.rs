//! Every fragment specifier at once: visibility, lifetime, meta, block, item, statement, path.
//! edition: 2015
macro_rules! build {
    ($(#[$m:meta])* $v:vis struct $n:ident<$l:lifetime> { $f:ident: $t:ty = $e:expr } $b:block $i:item) => {
        $(#[$m])*
        $v struct $n<$l> { $f: &$l $t }
        $i
        impl<$l> $n<$l> {
            $v fn run() -> $t { static S: i32 = $e; let it = $n { $f: &S }; *it.$f + $b }
        }
    };
}
macro_rules! through {
    ($p:path, $y:expr, $s:stmt) => {{ $s; $p($y) }};
}

build! {
    #[derive(Debug, Clone)]
    #[allow(dead_code)]
    pub(crate) struct Holder<'x> { value: i32 = 5 * 7 } { let k = 2; k * k } fn seven() -> i32 { 7 }
}

fn main() {
    println!("{} {}", Holder::run(), seven());
    let y = 3;
    println!("{:?}", through!(Some, y, let _z = 1));
    println!("{:?}", Holder { value: &9 }.clone());
}
