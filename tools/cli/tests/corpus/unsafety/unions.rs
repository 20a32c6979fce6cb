//! A union read through another field, one with a destructor, one only for its size.
//! edition: 2015
#[repr(C)]
union Bits {
    float: f32,
    word: u32,
    bytes: [u8; 4],
}
#[repr(C)]
#[allow(dead_code)]
union Sized {
    unused: [u64; 9],
    small: u8,
}
union Kept {
    value: std::mem::ManuallyDrop<String>,
    #[allow(dead_code)]
    none: (),
}
impl Drop for Kept {
    fn drop(&mut self) {
        println!("union of {}", unsafe { &*self.value }.len());
        unsafe { std::mem::ManuallyDrop::drop(&mut self.value) }
    }
}

fn main() {
    let b = Bits { float: 1.5 };
    println!("{:#x} {:?}", unsafe { b.word }, unsafe { b.bytes }.iter().rev().collect::<Vec<_>>());
    println!("{}", std::mem::size_of::<Sized>());
    let _k = Kept { value: std::mem::ManuallyDrop::new("four".to_string()) };
    unsafe {
        match b {
            Bits { word: 0x3fc0_0000 } => println!("matched"),
            _ => println!("not"),
        }
    }
}
