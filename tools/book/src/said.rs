//! What the libraries say, in Chinese, for the scripts that show it: `course/said.txt`, and the
//! rows of the guide.

use crate::guide;
use crate::language::quoted;
use crate::static_files::pairs;

/// The script.
pub fn script() -> String {
    let said = pairs("said.txt").map(|(english, chinese)| (english.to_owned(), chinese));
    let entry =
        |(english, chinese): (String, &str)| format!("    {}: {},\n", quoted(&english), quoted(chinese));
    let entries: String = said.chain(guide::rows()).map(entry).collect();
    format!("\"use strict\";\n\ngrundy.said = {{\n{entries}}};\n")
}
