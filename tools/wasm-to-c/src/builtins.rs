//! Functions that the C runtime also has: these are called there instead of being translated.

use crate::error::Error;
use crate::ir::Type;
use crate::module::Module;

/// The names of functions that `std_floats.rs` adds to the module; no symbol has a space in it.
pub const FLOAT_TEXT: &str = "float text";
pub const FLOAT_READ: &str = "float read";

/// A function of the runtime, and what modules call it.
struct Builtin {
    c_name: &'static str,
    /// Of the parameters and the result, one letter each; `p` is an address or a length.
    types: &'static str,
    names: &'static [&'static str],
}

/// How many of the `BUILTINS` count even if the module has a function of that name itself.
const IN_MODULES: usize = 16;

/// The allocator and the memory functions come from wasi-libc, with the names and types of C. A
/// module without libc imports them, and what else std needs of C, from `env`.
#[rustfmt::skip]
const BUILTINS: [Builtin; 32] = [
    Builtin { c_name: "heap_get", types: "pp", names: &["malloc", "dlmalloc", "__libc_malloc"] },
    Builtin { c_name: "heap_free", types: "p", names: &["free", "dlfree", "__libc_free"] },
    Builtin { c_name: "heap_zeroed", types: "ppp", names: &["calloc", "dlcalloc", "__libc_calloc"] },
    Builtin { c_name: "heap_resize", types: "ppp", names: &["realloc", "dlrealloc", "__libc_realloc"] },
    Builtin { c_name: "heap_place", types: "pppi", names: &["posix_memalign", "dlposix_memalign"] },
    Builtin { c_name: "heap_aligned", types: "ppp", names: &["aligned_alloc"] },
    Builtin { c_name: "mem_copy", types: "pppp", names: &["memcpy", "memmove"] },
    Builtin { c_name: "mem_fill", types: "pipp", names: &["memset"] },
    Builtin { c_name: "mem_order", types: "pppi", names: &["memcmp"] },
    Builtin { c_name: "wide_mul", types: "pllll", names: &["__multi3"] },
    Builtin { c_name: "wide_div", types: "pllll", names: &["__udivti3"] },
    Builtin { c_name: "wide_rem", types: "pllll", names: &["__umodti3"] },
    Builtin { c_name: "wide_idiv", types: "pllll", names: &["__divti3"] },
    Builtin { c_name: "wide_irem", types: "pllll", names: &["__modti3"] },
    Builtin { c_name: "float_text", types: "pdiii", names: &[FLOAT_TEXT] },
    Builtin { c_name: "float_read", types: "pppi", names: &[FLOAT_READ] },
    Builtin { c_name: "proc_exit", types: "i", names: &["exit", "_exit"] },
    Builtin { c_name: "proc_abort", types: "", names: &["abort"] },
    Builtin { c_name: "file_read", types: "ippp", names: &["read"] },
    Builtin { c_name: "file_write", types: "ippp", names: &["write"] },
    Builtin { c_name: "file_is_terminal", types: "ii", names: &["isatty"] },
    Builtin { c_name: "clock_now", types: "ppi", names: &["clock_gettime"] },
    Builtin { c_name: "no_variable", types: "pp", names: &["getenv"] },
    Builtin { c_name: "no_folder", types: "ppp", names: &["getcwd"] },
    Builtin { c_name: "no_message", types: "ippi", names: &["strerror_r", "__xpg_strerror_r"] },
    Builtin { c_name: "text_length", types: "pp", names: &["strlen"] },
    Builtin { c_name: "late_put", types: "ii", names: &["putchar", "putchar_unlocked"] },
    Builtin { c_name: "late_line", types: "pi", names: &["puts"] },
    Builtin { c_name: "late_flush", types: "pi", names: &["fflush"] },
    Builtin { c_name: "io_get", types: "i", names: &["getchar", "getchar_unlocked"] },
    Builtin { c_name: "sched_yield", types: "i", names: &["sched_yield"] },
    Builtin { c_name: "abs_i", types: "ii", names: &["abs"] },
];

/// The functions of `math.h`, which gcc knows as `__builtin_` and the name, by their types.
const MATH: [(&str, &[&str]); 3] = [
    (
        "dd",
        &[
            "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "exp", "log", "log2",
            "log10", "log1p", "expm1",
        ],
    ),
    ("ddd", &["atan2", "pow", "fmod", "hypot"]),
    ("fff", &["fmodf"]),
];
/// Those that count only if they are imported, since not all compilers have them. `cbrt` comes with
/// std, natively, too: that one is exact to the last bit, and most of C's are not.
const IMPORTED_MATH: [(&str, &[&str]); 3] = [
    ("dd", &["exp2", "cbrt"]),
    (
        "ff",
        &[
            "sinf", "cosf", "tanf", "asinf", "acosf", "atanf", "sinhf", "coshf", "tanhf", "expf", "logf",
            "log2f", "log10f", "cbrtf", "log1pf", "expm1f", "exp2f",
        ],
    ),
    ("fff", &["atan2f", "powf", "hypotf"]),
];

/// What std may call; the runtime has a function of the same name for each.
#[rustfmt::skip]
const WASI: [&str; 18] = [
    "args_get", "args_sizes_get", "clock_time_get", "environ_get", "environ_sizes_get", "fd_close",
    "fd_fdstat_get", "fd_filestat_get", "fd_prestat_dir_name", "fd_prestat_get", "fd_read", "fd_seek",
    "fd_write", "path_open", "poll_oneoff", "proc_exit", "random_get", "sched_yield",
];

/// The C name of a function that the module defines, or imports from C, but that the runtime also
/// has. The types must agree, too: a program may have a function of its own with that name.
pub fn in_runtime(module: &Module, function: usize) -> Option<String> {
    let name = match module.imports.get(function) {
        Some(import) if import.module == "env" => import.field.as_str(),
        Some(_) => return None,
        None => module.names[function].as_str(),
    };
    // Of what a module defines, only what every module's libc defines in the same way.
    let is_imported = function < module.imports.len();
    let known = if is_imported { &BUILTINS[..] } else { &BUILTINS[..IN_MODULES] };
    let (types, c_name) = match known.iter().find(|builtin| builtin.names.contains(&name)) {
        Some(builtin) => (builtin.types, builtin.c_name.to_owned()),
        None => {
            let imported = if is_imported { &IMPORTED_MATH[..] } else { &[] };
            let (types, _) = MATH.iter().chain(imported).find(|(_, names)| names.contains(&name))?;
            (*types, format!("__builtin_{name}"))
        }
    };
    let signature = module.signature(function);
    let have = letters(signature.params.iter().chain(&signature.results));
    let word = letters(&[module.word()]);
    (have == types.replace('p', &word)).then_some(c_name)
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
    c_name.ok_or_else(|| Error::MissingFunction { module: import.module.clone(), name: import.field.clone() })
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
