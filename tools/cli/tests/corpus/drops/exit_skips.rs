//! `process::exit` runs no destructor of `main`, a return does.
//! edition: 2015
//! input: exit
//! input: return
//! input: error
struct Bye;
impl Drop for Bye {
    fn drop(&mut self) {
        println!("bye");
    }
}

fn work() -> Result<(), String> {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).map_err(|e| e.to_string())?;
    let _bye = Bye;
    match line.trim() {
        "exit" => std::process::exit(7),
        "error" => Err("asked for".to_string()),
        _ => Ok(()),
    }
}

fn main() -> Result<(), String> {
    let _outer = Bye;
    work()
}
