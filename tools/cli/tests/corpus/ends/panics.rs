//! Panics with several payloads: exit code 101, messages on standard error, an own hook.
//! edition: 2015
//! input: index
//! input: unwrap
//! input: expect
//! input: assert
//! input: hook
//! input: division
//! input: refcell
#[derive(Debug, PartialEq)]
struct Why { code: u8 }

fn main() {
    let word = std::io::read_to_string(std::io::stdin()).unwrap();
    println!("before");
    let n = word.len();
    match word.trim() {
        "index" => println!("{}", [1, 2][n]),
        "unwrap" => println!("{:?}", Err::<u8, _>(Why { code: 3 }).unwrap()),
        "expect" => println!("{:?}", "x".parse::<u8>().expect("a number")),
        "assert" => assert_eq!(Why { code: 1 }, Why { code: 2 }, "codes of {}", n),
        "hook" => {
            std::panic::set_hook(Box::new(|info| eprintln!("hook: {:?}", info.payload().downcast_ref::<&str>())));
            panic!("at the disco")
        }
        "division" => println!("{}", 10 / (n - 8)),
        _ => {
            let c = std::cell::RefCell::new(1);
            let _a = c.borrow_mut();
            c.borrow_mut();
        }
    }
}
