//! `cargo grundy snippet`: a template as text to paste.

use crate::base::pool as parallel;
use crate::base::terminal as report;
use crate::bundle::cfg::Known;
use crate::bundle::template::Library;
use crate::bundle::{deliver, format};
use crate::problem::catalogue;
use anyhow::Result;
use serde_json::{Map, Value, json};

/// Print a template with what it needs, ready to paste
///
/// Modules for the root of any Rust file, std only, Rust 1.63 or newer: call
/// `nim::first_player_wins(…)` below them. `cargo grundy bundle` does the same for a whole
/// solution, and leaves out what is not used.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  cargo grundy snippet sg_table             with the modules it needs
  cargo grundy snippet wythoff --copy       to the clipboard
  cargo grundy snippet --vscode > .vscode/grundy.code-snippets
                                        all templates for VS Code: type `grundy_nim`, then Tab")]
pub struct Args {
    /// The template: a module of src/
    #[arg(value_name = "TEMPLATE", required_unless_present = "vscode")]
    template: Option<String>,
    /// All templates as a snippet file of VS Code
    #[arg(long, conflicts_with = "template")]
    vscode: bool,
    /// Put it on the clipboard
    #[arg(long)]
    copy: bool,
}

/// Runs the subcommand.
pub fn run(args: &Args) -> Result<()> {
    let root = catalogue::root()?;
    let library = Library::read(&root)?;
    let text = match &args.template {
        Some(template) => {
            let known: Vec<String> = library.names().map(str::to_owned).collect();
            if !known.contains(template) {
                let help = format!("the templates are {}", known.join(", "));
                return Err(catalogue::unknown("template", template, &known, &help));
            }
            snippet(&library, template)?
        }
        None => format!("{:#}\n", vscode(&library)?),
    };
    if args.copy {
        return deliver::copy(&text);
    }
    report::print(&text);
    Ok(())
}

/// The template, then the modules that it needs.
fn snippet(library: &Library, template: &str) -> Result<String> {
    let needed = library.closed(vec![template])?;
    let others = needed.into_iter().filter(|&name| name != template);
    let modules = std::iter::once(template).chain(others).map(|name| {
        let text = library.module(name, Known { features: &[] }, "")?;
        // The compiler does not call a public import unused: here nothing is used yet.
        Ok(text.replace("pub(crate) use ", "pub use "))
    });
    format::format(&modules.collect::<Result<Vec<String>>>()?.join("\n"), "2021")
}

/// A snippet per template, by title.
fn vscode(library: &Library) -> Result<Value> {
    let names: Vec<&str> = library.names().collect();
    let texts = parallel::map(&names, |name| snippet(library, name));
    let mut snippets = Map::new();
    for (name, text) in names.iter().zip(texts) {
        let body: Vec<String> = text?.lines().map(literal).collect();
        let snippet = json!({
            "scope": "rust",
            "prefix": format!("grundy_{name}"),
            "description": library.title(name),
            "body": body,
        });
        snippets.insert(format!("grundy {name}"), snippet);
    }
    Ok(Value::Object(snippets))
}

/// A line that VS Code inserts as it is: `$` begins its variables, `\` its escapes.
fn literal(line: &str) -> String {
    line.replace('\\', r"\\").replace('$', r"\$")
}

#[cfg(test)]
mod tests {
    #[test]
    fn variables_and_escapes_are_literal() {
        assert_eq!(super::literal(r"$word \n"), r"\$word \\n");
    }
}
