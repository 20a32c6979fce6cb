//! `grundy snippet`: a template as text to paste.

use crate::base::clipboard;
use crate::problem::{catalogue, templates};
use anyhow::Result;
use grundy_bundle::{Templates, snippet};
use grundy_host::{pool, terminal};
use serde_json::{Map, Value, json};

/// Print a template with what it needs, ready to paste
///
/// Modules for the root of any Rust file, std only, Rust 1.63 or newer: call
/// `nim::first_player_wins(…)` from there. `grundy bundle` does the same for a whole solution, and
/// leaves out what is not used.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy snippet sg_table             with the modules it needs
  grundy snippet wythoff --copy       to the clipboard
  grundy snippet --vscode > .vscode/grundy.code-snippets
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

pub fn run(args: &Args) -> Result<()> {
    let templates = templates(catalogue::root().ok().as_deref())?;
    let text = match &args.template {
        Some(template) => {
            let known: Vec<String> = templates.names().map(str::to_owned).collect();
            snippet(&templates, catalogue::known_template(template, &known)?)?
        }
        None => format!("{:#}\n", vscode(&templates)?),
    };
    if args.copy {
        return clipboard::copy(&text, "leave out --copy").map(|_| ());
    }
    terminal::print(&text);
    Ok(())
}

/// VS Code's file: a snippet for each template.
fn vscode(templates: &Templates) -> Result<Value> {
    let names: Vec<&str> = templates.names().collect();
    let texts = pool::map(&names, |name| snippet(templates, name));
    let mut snippets = Map::new();
    for (name, text) in names.iter().zip(texts) {
        let body: Vec<String> = text?.lines().map(literal).collect();
        let snippet = json!({
            "scope": "rust",
            "prefix": format!("grundy_{name}"),
            "description": templates.title(name)?,
            "body": body,
        });
        snippets.insert(format!("grundy {name}"), snippet);
    }
    Ok(Value::Object(snippets))
}

/// A line that VS Code inserts unchanged: `$` would begin a variable, `\` an escape.
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
