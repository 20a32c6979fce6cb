use crate::texts;
use grundy_export::Candidates;

/// The program itself, with nothing but its threads replaced.
fn inline(rust: &str) -> String {
    texts(rust).pop().unwrap()
}

#[test]
fn every_way_to_name_a_module() {
    for (text, expected) in [
        ("fn f() { ::std::thread::spawn(g); }", "fn f() { crate::wasm_to_c_thread::thread::spawn(g); }"),
        ("use std::thread::Builder;", "use crate::wasm_to_c_thread::thread::Builder;"),
        (
            "use std::{io, thread::{self, Builder}, rc::Rc};",
            "use std::{io, prelude::v1::{}, rc::Rc};use crate::wasm_to_c_thread::thread::{self, Builder};",
        ),
    ] {
        let made = inline(text);
        assert_eq!(made.split_once("\nmod wasm_to_c_thread").unwrap().0, expected);
    }
}

#[test]
fn only_programs_with_threads_change() {
    let own = "mod thread { pub fn park() {} } // std::thread\n";
    assert_eq!(inline(own), own);
    let with_stack = "fn main() { std::thread::Builder::new().stack_size(1 << 28).spawn(f); }";
    for (text, wants_stack) in [(own, false), ("use std::thread::Builder;", false), (with_stack, true)] {
        assert_eq!(Candidates::new(text, None).unwrap().wants_stack, wants_stack, "{text}");
    }
}

#[test]
fn what_needs_a_second_thread_is_refused() {
    for text in [
        "use std::panic::catch_unwind;",
        "use std::{sync::mpsc, thread};",
        "use std::thread; fn f() { let b = std::sync::Barrier::new(2); }",
        "use std::{thread, sync::{Arc, Condvar as C}};",
        "use std::sync::*; use std::thread; fn f(b: &Barrier) {}",
        "use std::thread; fn f() { vec![thread::park()]; }",
        "use std::thread; fn f() { println!(\"{:?}\", thread::current().name()); }",
        "use std::panic; fn f() { panic::set_hook(g) }",
    ] {
        let error = Candidates::new(text, None).unwrap_err().to_string();
        let why = if text.contains("panic") { "a panic ends it" } else { "it has one thread" };
        assert!(error.ends_with(&format!("which a C file cannot do: {why}")), "{error}");
    }
    for text in [
        "use std::sync::mpsc;",
        "use std::thread; enum Cell { Barrier } fn park() { set_hook(Cell::Barrier); catch_unwind() }",
        "use std::thread; use std::sync::{Mutex, Arc}; struct Condvar; fn f(sync: u8) { thread::parked() }",
    ] {
        assert!(Candidates::new(text, None).is_ok(), "{text}");
    }
}

#[test]
fn what_waits_for_a_thread_is_refused() {
    let program = |code: &str| format!("use std::thread;\nfn f(flag: &AtomicBool) {{ {code} }}");
    for code in [
        "while !flag.load(SeqCst) {}",
        "while !flag.load(SeqCst) { std::hint::spin_loop(); }",
        "while flag.compare_exchange(a, b, c, d).is_err() { thread::yield_now(); }",
        "while !flag.load(SeqCst) { rounds += 1; std::hint::spin_loop(); }",
        "loop { if flag.load(SeqCst) == 1 { break; } thread::yield_now(); }",
        "loop { if flag.load(SeqCst) { return; } }",
    ] {
        let error = Candidates::new(&program(code), None).unwrap_err().to_string();
        assert!(error.contains("which a C file cannot do"), "{code}: {error}");
    }
    for code in [
        "while flag.load(SeqCst) { step(flag); }",
        "loop { if flag.load(SeqCst) { break; } step(flag); }",
        "while f() {}",
        "match words.join(\" \") { text => text }",
    ] {
        assert!(Candidates::new(&program(code), None).is_ok(), "{code}");
    }
}

#[test]
fn what_goes_on_after_the_panic_of_a_thread_is_refused() {
    let program = |code: &str| format!("use std::thread::*;\nfn f(h: JoinHandle<u8>) {{ {code} }}");
    for code in [
        "let r = h.join(); match r { Ok(x) => x, Err(_) => 3 }",
        "let r = h.join(); r.unwrap()",
        "let _ = h.join();",
        "h.join();",
        "h.join()",
        "h.join()?",
        "g(h.join(), 1)",
        "match h.join() { Ok(x) => x, Err(_) => 3 }",
        "if let Err(_) = h.join() {}",
        "while let Err(_) = h.join() {}",
        "let Ok(x) = h.join() else { return };",
        "println!(\"{}\", h.join().is_err())",
        "assert!(matches!(h.join(), Ok(_)))",
        "h.join().is_ok()",
        "h.join().ok()",
        "h.join().unwrap_err()",
        "h.join().map(g).unwrap_or(3)",
        "h.join().unwrap_or(3)",
        "h.join().unwrap_or_default()",
        "h.join().unwrap_or_else(|_| 3)",
        "h.join().unwrap_or_else(|_| { eprintln!(); 3 })",
        "h.join().unwrap_or_else(|_| exit(0))",
        "handles.into_iter().map(|h| h.join())",
        "handles.into_iter().map(JoinHandle::join)",
        "handles.into_iter().map(<ScopedJoinHandle<_>>::join)",
        "JoinHandle::<u8>::join(h).is_err()",
        "scope(|s| s.spawn(g).join())",
        "macro_rules! joined { ($h:expr) => { $h.join().ok() } }",
        "h.r#join().ok()",
    ] {
        let error = Candidates::new(&program(code), None).expect_err(code).to_string();
        assert!(error.starts_with("`join` tells of the panic of a thread, which a C file"), "{error}");
    }
    for code in [
        "h.join().unwrap()",
        "h.join().expect(\"no panic\")",
        "println!(\"{}\", h.join().unwrap())",
        "handles.into_iter().map(|h| h.join().unwrap()).sum()",
        "h.join().unwrap_or_else(|_| panic!(\"a thread\"))",
        "h.join().unwrap_or_else(|e| std::panic::resume_unwind(e))",
        "h.join().unwrap_or_else(|_| { unreachable!() })",
        "JoinHandle::join(h).unwrap()",
        "match words.join(\" \") { text => text }",
        "join(a, b); tree.join(a, b); Node::join(a, b); path.join(\"x\")",
        "use node::join; fn join() {} join()",
    ] {
        assert!(Candidates::new(&program(code), None).is_ok(), "{code}");
    }
}
