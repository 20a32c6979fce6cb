//! The page for `man`, with a section for each command; `scripts/release.sh` keeps it.

use std::io::{self, Write};

fn main() -> io::Result<()> {
    let command = grundy_cli::program::command();
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut page)?;
    for part in command.get_subcommands() {
        let man = clap_mangen::Man::new(part.clone());
        writeln!(page, ".SH GRUNDY {}", part.get_name().to_uppercase())?;
        man.render_synopsis_section(&mut page)?;
        man.render_description_section(&mut page)?;
        man.render_options_section(&mut page)?;
    }
    io::stdout().write_all(&page)
}
