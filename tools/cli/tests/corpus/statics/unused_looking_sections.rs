//! Two functions of one section that the loader calls in order, made by a macro.
//! edition: 2015
use std::sync::Mutex;

static LOG: Mutex<Vec<&str>> = Mutex::new(Vec::new());
#[allow(dead_code)]
static UNUSED: [u8; 4] = *b"none";

macro_rules! before_main {
    ($name:ident, $text:expr) => {
        #[used]
        #[cfg_attr(target_os = "linux", unsafe(link_section = ".init_array"))]
        static $name: extern "C" fn() = {
            extern "C" fn run() {
                LOG.lock().unwrap().push($text);
            }
            run
        };
    };
}
before_main!(FIRST, "first");
before_main!(SECOND, "second");

fn main() {
    let mut log = LOG.lock().unwrap().clone();
    log.sort();
    println!("{:?}", log);
}
