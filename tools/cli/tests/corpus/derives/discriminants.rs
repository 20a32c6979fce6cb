//! Variants that nothing makes count in the numbers of those after them.
//! edition: 2015
#[allow(dead_code)]
#[derive(Clone, Copy)]
enum Step {
    Left,
    Stay,
    Right,
    Jump = 10,
    Fall,
    Fly,
}

#[repr(u8)]
#[allow(dead_code)]
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Level {
    Low = 200,
    Middle,
    High,
}

fn main() {
    println!("{} {} {}", Step::Right as u8, Step::Fly as i32, Step::Left as usize);
    println!("{} {:?}", Level::High as u8, Level::Low < Level::High);
    println!("{}", std::mem::size_of::<Option<Step>>());
}
