use grundy_export::Candidates;

#[test]
fn what_needs_a_system_is_refused_by_name() {
    for (text, name) in [
        ("use std::process::Command; fn f() { Command::new(\"ls\"); }", "`Command` starts a program"),
        ("fn f() { std::process::Command::new(\"ls\"); }", "`Command` starts a program"),
        (
            "use std::env; fn f() { println!(\"{:?}\", env::current_dir()); }",
            "`current_dir` asks for a folder",
        ),
        ("use std::{net::TcpStream, io}; fn f(s: TcpStream) {}", "`TcpStream` uses a network"),
    ] {
        let error = Candidates::new(text, None).unwrap_err().to_string();
        assert!(error.starts_with(name) && error.contains("which a C file cannot do"), "{error}");
    }
    for text in [
        "use std::process; enum Command { Push } fn f(c: Command) { process::exit(1) }",
        "use std::env; fn current_dir() {} fn f() { env::args(); env::var(\"LOCAL\"); }",
        "use std::net::Ipv4Addr;",
    ] {
        assert!(Candidates::new(text, None).is_ok(), "{text}");
    }
}
