macro_rules! print {
    ($($parts:tt)*) => { $crate::wasm_to_c_io::io::print_formatted(::std::format_args!($($parts)*)) };
}
macro_rules! println {
    () => { $crate::wasm_to_c_io::io::print_line(&"") };
    ($($parts:tt)*) => { $crate::wasm_to_c_io::io::print_line(&::std::format_args!($($parts)*)) };
}
macro_rules! eprint {
    ($($parts:tt)*) => {{ let _ = ::std::format_args!($($parts)*); }};
}
macro_rules! eprintln {
    () => { () };
    ($($parts:tt)*) => {{ let _ = ::std::format_args!($($parts)*); }};
}
