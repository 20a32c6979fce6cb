//! Implementations inside functions that nothing calls: they hold for the outer types all the same.
//! edition: 2018
use grundy::nim;

struct Outer(u32);
struct Generic<T>(Vec<T>);

#[allow(dead_code)]
fn never_called() {
    impl Drop for Outer {
        fn drop(&mut self) {
            println!("dropped {}", self.0);
        }
    }
    const _: () = {
        impl<T> Drop for Generic<T> {
            fn drop(&mut self) {
                println!("generic of {}", nim::nim_sum(&[std::mem::size_of::<T>() as u64, 1]));
            }
        }
    };
}

fn main() {
    let _generic = Generic(vec![5u16]);
    drop(Outer(7));
    println!("end");
}
