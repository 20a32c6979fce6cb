//! Functions that the C runtime also has: these are called there instead of being translated.

use crate::error::{Error, unsupported};
use crate::ir::Type;
use crate::module::Module;

/// The names of functions that `std_floats.rs` adds to the module; no symbol has a space in it.
pub const FLOAT_TEXT: &str = "float text";
pub const FLOAT_READ: &str = "float read";

/// A function of the runtime, and what modules call it.
struct Builtin {
    c_name: &'static str,
    /// Of the parameters and the result, one letter each.
    types: &'static str,
    names: &'static [&'static str],
}

/// The allocator and the memory functions come from wasi-libc, with the names and types of C.
const BUILTINS: [Builtin; 16] = [
    Builtin { c_name: "heap_get", types: "ii", names: &["malloc", "dlmalloc", "__libc_malloc"] },
    Builtin { c_name: "heap_free", types: "i", names: &["free", "dlfree", "__libc_free"] },
    Builtin { c_name: "heap_zeroed", types: "iii", names: &["calloc", "dlcalloc", "__libc_calloc"] },
    Builtin { c_name: "heap_resize", types: "iii", names: &["realloc", "dlrealloc", "__libc_realloc"] },
    Builtin { c_name: "heap_place", types: "iiii", names: &["posix_memalign", "dlposix_memalign"] },
    Builtin { c_name: "heap_aligned", types: "iii", names: &["aligned_alloc"] },
    Builtin { c_name: "mem_copy", types: "iiii", names: &["memcpy", "memmove"] },
    Builtin { c_name: "mem_fill", types: "iiii", names: &["memset"] },
    Builtin { c_name: "mem_order", types: "iiii", names: &["memcmp"] },
    Builtin { c_name: "wide_mul", types: "illll", names: &["__multi3"] },
    Builtin { c_name: "wide_div", types: "illll", names: &["__udivti3"] },
    Builtin { c_name: "wide_rem", types: "illll", names: &["__umodti3"] },
    Builtin { c_name: "wide_idiv", types: "illll", names: &["__divti3"] },
    Builtin { c_name: "wide_irem", types: "illll", names: &["__modti3"] },
    Builtin { c_name: "float_text", types: "idiii", names: &[FLOAT_TEXT] },
    Builtin { c_name: "float_read", types: "iiii", names: &[FLOAT_READ] },
];

/// The functions of `math.h`, which gcc knows as `__builtin_` and the name, by their types.
const MATH: [(&str, &[&str]); 3] = [
    (
        "dd",
        &[
            "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "exp", "log", "log2",
            "log10", "cbrt", "log1p", "expm1",
        ],
    ),
    ("ddd", &["atan2", "pow", "fmod", "hypot"]),
    ("fff", &["fmodf"]),
];

/// What std may call; the runtime has a function of the same name for each.
#[rustfmt::skip]
const WASI: [&str; 18] = [
    "args_get", "args_sizes_get", "clock_time_get", "environ_get", "environ_sizes_get", "fd_close",
    "fd_fdstat_get", "fd_filestat_get", "fd_prestat_dir_name", "fd_prestat_get", "fd_read", "fd_seek",
    "fd_write", "path_open", "poll_oneoff", "proc_exit", "random_get", "sched_yield",
];

/// The C name of a function that is defined in the module but that the runtime also has. The types
/// must agree, too: a program may have a function of its own with that name.
pub fn in_runtime(module: &Module, function: usize) -> Option<String> {
    module.body(function)?;
    let name = module.names[function].as_str();
    let builtin = BUILTINS.iter().find(|builtin| builtin.names.contains(&name));
    let (types, c_name) = match builtin {
        Some(builtin) => (builtin.types, builtin.c_name.to_owned()),
        None => {
            let (types, _) = MATH.iter().find(|(_, names)| names.contains(&name))?;
            (*types, format!("__builtin_{name}"))
        }
    };
    let signature = module.signature(function);
    (types == letters(signature.params.iter().chain(&signature.results))).then_some(c_name)
}

pub fn imported(module: &Module, function: usize) -> Result<&'static str, Error> {
    let import = &module.imports[function];
    let c_name = match (&*import.module, &*import.field) {
        ("wasi_snapshot_preview1", name) => WASI.iter().find(|known| **known == name).copied(),
        ("grundy", "read") => Some("io_read"),
        ("grundy", "write") => Some("io_write"),
        ("grundy", "peek") => Some("io_peek"),
        ("grundy", "next") => Some("io_next"),
        ("grundy", "put") => Some("putchar"),
        ("grundy", "float") => Some("float_shown"),
        _ => None,
    };
    c_name.ok_or_else(|| unsupported(format!("imported function {}.{}", import.module, import.field)))
}

/// The types, one letter each.
pub fn letters<'a>(types: impl IntoIterator<Item = &'a Type>) -> String {
    let letter = |ty: &Type| match ty {
        Type::I32 => 'i',
        Type::I64 => 'l',
        Type::F32 => 'f',
        Type::F64 => 'd',
    };
    types.into_iter().map(letter).collect()
}
