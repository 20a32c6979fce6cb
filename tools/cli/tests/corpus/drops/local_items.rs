//! Types with destructors inside functions, blocks, closures, impls and constants.
//! edition: 2015
trait Run {
    fn run();
}
struct Host;
impl Run for Host {
    fn run() {
        struct D(u8);
        impl Drop for D {
            fn drop(&mut self) {
                println!("method {}", self.0);
            }
        }
        let _d = D(1);
        {
            struct D;
            impl Drop for D {
                fn drop(&mut self) {
                    println!("block");
                }
            }
            let _d = D;
        }
        let f = || {
            struct D;
            impl Drop for D {
                fn drop(&mut self) {
                    println!("closure");
                }
            }
            D
        };
        drop(f());
    }
}
const SIZE: usize = {
    struct Unused(u32);
    std::mem::size_of::<Unused>()
};
struct Outside;
const _: () = {
    impl Drop for Outside {
        fn drop(&mut self) {
            println!("outside");
        }
    }
};

fn main() {
    let _o = Outside;
    Host::run();
    println!("{}", SIZE);
}
