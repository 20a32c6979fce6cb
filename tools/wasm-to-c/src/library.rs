//! Functions that the C runtime also has: these are called there instead of being translated.

use crate::decode::{Module, Signature};
use crate::error::{Error, unsupported};

/// The C name of a function that is defined in the module but that the runtime also has.
///
/// The allocator and the memory functions come from wasi-libc, with the names and types of C.
pub fn known(module: &Module, function: usize) -> Option<&'static str> {
    module.body(function)?;
    let name = module.names[function].as_str();
    let found = KNOWN.iter().find(|(from, ..)| *from == name)?;
    let signature = module.signature(function);
    let types = types(signature);
    // A program may have a function of its own with that name.
    (found.2 == types).then_some(found.1)
}

/// The C name of an imported function.
pub fn imported(module: &Module, function: usize) -> Result<&'static str, Error> {
    let import = &module.imports[function];
    let list: &[&str] = match import.module.as_str() {
        "wasi_snapshot_preview1" => &WASI,
        "grundy" => &["read", "write", "peek", "next", "put", "float"],
        _ => &[],
    };
    let Some(at) = list.iter().position(|name| *name == import.field) else {
        return Err(unsupported(format!("imported function {}.{}", import.module, import.field)));
    };
    Ok(match (import.module.as_str(), import.field.as_str()) {
        ("grundy", "read") => "io_read",
        ("grundy", "write") => "io_write",
        ("grundy", "peek") => "io_peek",
        ("grundy", "next") => "io_next",
        ("grundy", "float") => "float_shown",
        ("grundy", _) => "putchar",
        _ => WASI[at],
    })
}

/// The types of the parameters and the result, one letter each.
pub fn types(signature: &Signature) -> String {
    signature.params.iter().chain(&signature.results).map(|t| code(*t)).collect()
}

fn code(ty: crate::ir::Type) -> char {
    match ty {
        crate::ir::Type::I32 => 'i',
        crate::ir::Type::I64 => 'l',
        crate::ir::Type::F32 => 'f',
        crate::ir::Type::F64 => 'd',
    }
}

/// What std may call; the runtime has a function of the same name for each.
const WASI: [&str; 18] = [
    "args_get",
    "args_sizes_get",
    "clock_time_get",
    "environ_get",
    "environ_sizes_get",
    "fd_close",
    "fd_fdstat_get",
    "fd_filestat_get",
    "fd_prestat_dir_name",
    "fd_prestat_get",
    "fd_read",
    "fd_seek",
    "fd_write",
    "path_open",
    "poll_oneoff",
    "proc_exit",
    "random_get",
    "sched_yield",
];

/// The names of functions that `floats.rs` adds to the module; no symbol has a space in it.
pub const FLOAT_TEXT: &str = "float text";
pub const FLOAT_READ: &str = "float read";

/// Name in the module, name in C, types of the parameters and the result.
const KNOWN: [(&str, &str, &str); 47] = [
    ("malloc", "heap_get", "ii"),
    ("dlmalloc", "heap_get", "ii"),
    ("__libc_malloc", "heap_get", "ii"),
    ("free", "heap_free", "i"),
    ("dlfree", "heap_free", "i"),
    ("__libc_free", "heap_free", "i"),
    ("calloc", "heap_zeroed", "iii"),
    ("dlcalloc", "heap_zeroed", "iii"),
    ("__libc_calloc", "heap_zeroed", "iii"),
    ("realloc", "heap_resize", "iii"),
    ("dlrealloc", "heap_resize", "iii"),
    ("__libc_realloc", "heap_resize", "iii"),
    ("posix_memalign", "heap_place", "iiii"),
    ("dlposix_memalign", "heap_place", "iiii"),
    ("aligned_alloc", "heap_aligned", "iii"),
    ("memcpy", "mem_copy", "iiii"),
    ("memmove", "mem_copy", "iiii"),
    ("memset", "mem_fill", "iiii"),
    ("memcmp", "mem_order", "iiii"),
    ("__multi3", "wide_mul", "illll"),
    ("__udivti3", "wide_div", "illll"),
    ("__umodti3", "wide_rem", "illll"),
    ("__divti3", "wide_idiv", "illll"),
    ("__modti3", "wide_irem", "illll"),
    ("sin", "__builtin_sin", "dd"),
    ("cos", "__builtin_cos", "dd"),
    ("tan", "__builtin_tan", "dd"),
    ("asin", "__builtin_asin", "dd"),
    ("acos", "__builtin_acos", "dd"),
    ("atan", "__builtin_atan", "dd"),
    ("atan2", "__builtin_atan2", "ddd"),
    ("sinh", "__builtin_sinh", "dd"),
    ("cosh", "__builtin_cosh", "dd"),
    ("tanh", "__builtin_tanh", "dd"),
    ("exp", "__builtin_exp", "dd"),
    ("log", "__builtin_log", "dd"),
    ("log2", "__builtin_log2", "dd"),
    ("log10", "__builtin_log10", "dd"),
    ("pow", "__builtin_pow", "ddd"),
    ("fmodf", "__builtin_fmodf", "fff"),
    ("fmod", "__builtin_fmod", "ddd"),
    ("hypot", "__builtin_hypot", "ddd"),
    ("cbrt", "__builtin_cbrt", "dd"),
    ("log1p", "__builtin_log1p", "dd"),
    ("expm1", "__builtin_expm1", "dd"),
    (FLOAT_TEXT, "float_text", "idiii"),
    (FLOAT_READ, "float_read", "iiii"),
];
