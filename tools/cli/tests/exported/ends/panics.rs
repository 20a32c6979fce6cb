//! Panics of every kind end the program with 101, after what was printed.
//! input: index\n
//! input: divide\n
//! input: unwrap\n
//! input: expect\n
//! input: borrow\n
//! input: slice\n
//! input: utf8\n
//! input: overflow\n
//! input: assert\n
//! input: none of these\n
use std::cell::RefCell;
use std::collections::HashMap;

fn main() {
    let mut word = String::new();
    std::io::stdin().read_line(&mut word).unwrap();
    let word = word.trim();
    println!("before {}", word);
    eprint!("and to standard error");
    let n = word.len() % 1;
    let v = vec![1, 2, 3];
    let cell = RefCell::new(5);
    let mut map: HashMap<&str, i32> = HashMap::new();
    map.insert("one", 1);
    let x = match word {
        "index" => v[n + 3],
        "divide" => 10 / n as i32,
        "unwrap" => word.parse::<i32>().unwrap(),
        "expect" => *map.get(word).expect("no such word"),
        "borrow" => {
            let a = cell.borrow_mut();
            let b = cell.borrow();
            *a + *b
        }
        "slice" => v[2..n + 1].iter().sum(),
        "utf8" => "né"[..2].len() as i32,
        "overflow" => i32::MAX.checked_add(1 + n as i32).map_or_else(|| panic!("overflow of {}", n), |x| x),
        "assert" => {
            assert_eq!(v.len(), n, "lengths");
            0
        }
        _ => map["one"] + v[n],
    };
    println!("\nafter {}", x);
}
