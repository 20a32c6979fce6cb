//! Destructors of thread locals run when a thread ends, those of statics never.
//! edition: 2015
use std::cell::RefCell;
use std::sync::Mutex;

static LOG: Mutex<Vec<String>> = Mutex::new(Vec::new());

struct Trace(&'static str);
impl Drop for Trace {
    fn drop(&mut self) {
        LOG.lock().unwrap().push(format!("{} dropped", self.0));
    }
}

thread_local! {
    static HERE: RefCell<Option<Trace>> = RefCell::new(None);
}
static NEVER: Trace = Trace("static");

fn main() {
    let thread = std::thread::spawn(|| {
        HERE.with(|h| *h.borrow_mut() = Some(Trace("local")));
        LOG.lock().unwrap().push("thread ends".to_string());
    });
    thread.join().unwrap();
    println!("{:?} {}", LOG.lock().unwrap(), NEVER.0);
}
