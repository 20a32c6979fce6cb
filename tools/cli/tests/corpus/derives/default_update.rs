//! `Default` through `..`, `mem::take`, `unwrap_or_default`, and an own one beside derived ones.
//! edition: 2015
#[derive(Debug, Clone, PartialEq)]
struct Limit(u32);

impl Default for Limit {
    fn default() -> Limit {
        Limit(99)
    }
}

#[derive(Debug, Default, Clone, PartialEq)]
struct Options {
    name: String,
    limit: Limit,
    flags: [bool; 2],
    mode: Option<Box<Options>>,
}

#[derive(Debug, Default)]
enum Mode {
    #[allow(dead_code)]
    Fast,
    #[default]
    Slow,
}

fn main() {
    let mut options = Options { name: "x".to_string(), ..Default::default() };
    options.mode = Some(Box::new(Options { limit: Limit(1), ..options.clone() }));
    let taken = std::mem::take(&mut options);
    println!("{:?}\n{:?}", taken, options);
    println!("{:?} {:?}", None::<Limit>.unwrap_or_default(), Mode::default());
    println!("{:?}", std::mem::take(&mut Limit(3)));
}
