//! What a program asks of a system: a C file has standard input and output of it, and the clock.

use crate::std_names::Std;
use anyhow::Result;
use grundy_host::Failure;
use proc_macro2::TokenStream;

/// What no C file can do, by its module and name, and what it does. Files are in `input_file`,
/// threads in `threads`.
const NEED_SYSTEM: [(&str, &str, &str); 7] = [
    ("process", "Command", "starts a program"),
    ("env", "current_dir", "asks for a folder"),
    ("env", "set_current_dir", "asks for a folder"),
    ("env", "current_exe", "asks for a file"),
    ("net", "TcpListener", "uses a network"),
    ("net", "TcpStream", "uses a network"),
    ("net", "UdpSocket", "uses a network"),
];

/// # Errors
/// A failed check: the program does something of the kind.
pub fn check(text: &str) -> Result<()> {
    let Ok(tokens) = text.parse::<TokenStream>() else { return Ok(()) };
    let std = Std::new(&tokens, syn::parse_file(text).ok().as_ref());
    match NEED_SYSTEM.iter().find(|(module, name, _)| std.has(module, name)) {
        None => Ok(()),
        Some((_, name, does)) => Err(Failure::check(
            format!("`{name}` {does}, which a C file cannot do: it has standard input and output"),
            "nothing was written; do without it, or submit where Rust is taken: `--emit rust` gives you that file",
        )),
    }
}
