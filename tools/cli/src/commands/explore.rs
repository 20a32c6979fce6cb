//! `grundy explore`: from the rules of a game to all that can be said of it.

use crate::base::layout::{width, wrapped};
use crate::explore::family::Form;
use crate::explore::game_options::GameOptions;
use crate::explore::parameters::{Bounds, Parameter};
use crate::explore::picture::Content;
use crate::explore::positions::{positions, worth};
use crate::explore::reach::{Reached, Wish, reach};
use crate::explore::scores::{self, Asked};
use crate::explore::subject::{Ready, Subject, sum, trouble};
use crate::explore::{code, family, family_answers, law_text, plot, tables};
use anyhow::Result;
use grundy_explorer::game::table::Tabled;
use grundy_explorer::game::{Explorer, Position, Shape};
use grundy_explorer::report::json;
use grundy_explorer::report::laws::{self, Laws};
use grundy_explorer::rules::{KINDS, names};
use grundy_host::{Failure, terminal};
use serde_json::Value;
use std::path::PathBuf;

/// Explore a game: from its rules to values, a proven period or a pattern, winning moves
///
/// The rules are words or a code (`--list` shows all forms). The first values are printed, then
/// what is proven of all of them, or else the law that they obey so far, and how sure it is.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy explore take 1,3,4                values and the proven period
  grundy explore 0.77 --at 17,5            Kayles: the sum of rows of 17 and 5, every option, all winning moves
  grundy explore wythoff --plot            two heaps, as a map
  grundy explore take 1..k --for k=1..6    one table for each k
  grundy explore take 1..4 --code          the law as a Rust function
  grundy explore take squares --to 100000 --values | grundy pattern -
  grundy explore '|n: u32| (1..=n).filter(move |d| n % d == 0).map(move |d| n - d)'
  grundy explore rules.rs --at 3,5         any game with `fn moves((a, b): (u32, u32)) -> Vec<(u32, u32)>`
  grundy explore '|n: i64| match n { 0 => Turn::End(0), _ => Turn::Alternate((1..=n.min(3)).map(move |d| (d, n - d))) }'
                                           scores, as for `Minimax::new`: gains, values with best play
  grundy explore --moves 'python3 moves.py' --at 3,5
                                           the program reads `3,5` and prints `2,5 1,5 3,4`; parts: `1+2`
  grundy explore --list                    all forms of rules")]
pub struct Args {
    /// The rules: words, a code, a Rust closure in quotes, or a Rust file with `fn moves`
    #[arg(value_name = "RULES", required_unless_present_any = ["list", "moves"], conflicts_with = "moves")]
    rules: Vec<String>,
    #[command(flatten)]
    game: GameOptions,
    /// Show the forms of rules, each with an example
    #[arg(long)]
    list: bool,
    /// A position, or a sum like `5,7,9`, `1,2+3,4`, `10^18,3`: its value, options, winning moves
    #[arg(long, value_name = "POSITION", allow_negative_numbers = true)]
    at: Vec<String>,
    /// Play on from there to the end of the game; from a lost position, an answer to each move
    #[arg(long)]
    why: bool,
    /// A picture of the table: here, or in a file `.svg` or `.png`
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true)]
    plot: Option<Option<PathBuf>>,
    /// Only the values, one a line, each as soon as it is known
    #[arg(long, conflicts_with_all = ["json", "plot", "at"])]
    values: bool,
    /// Only the value, of a board or of each position after --at: faster than with winning moves
    #[arg(long, conflicts_with_all = ["json", "plot", "values", "code", "why", "family"])]
    value: bool,
    /// Keep the values in a file, and go on from those that are in it
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// How many megabytes positions may take, and a program that lists moves
    #[arg(long, value_name = "MB", default_value_t = 2048, value_parser = clap::value_parser!(u64).range(1..=1 << 20))]
    memory: u64,
    /// A table for each value of a parameter that stands in the rules; in Rust it is a constant,
    /// of the type in `k:u64=1..6`; several times: for each choice
    #[arg(long = "for", value_name = "NAME=A..B", value_parser = Parameter::parse, conflicts_with_all = ["resume", "values", "plot", "why"])]
    family: Vec<Parameter>,
    /// Print the law as a Rust function, tested on the whole table
    #[arg(long, conflicts_with_all = ["values", "plot", "at"])]
    code: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<()> {
    if args.list {
        terminal::print(&forms());
        return Ok(());
    }
    // The rules, from wherever they come.
    let at = args.at.first().map(String::as_str);
    let subject = args.game.subject(&args.rules.join(" "), at, args.memory << 20);
    let wish = Wish { to: args.game.to.clone(), streams: args.values };
    if !args.family.is_empty() {
        return of_family(args, &subject, &wish);
    }
    let mut explorer = match subject.ready()? {
        Ready::Game(explorer) => explorer,
        Ready::Scores(mut game) => return scores::run(&mut game, &of_scores(args)?),
    };
    if !args.at.is_empty() {
        let sums = args.at.iter().map(|text| sum(&explorer, text)).collect::<Result<Vec<_>>>()?;
        return of_positions(args, &mut explorer, &sums);
    }
    refuse(args, &explorer)?;
    match explorer.table_shape() {
        // All that there is to say of a board.
        Shape::Places(places) if places.len() == 1 => of_positions(args, &mut explorer, &[places]),
        _ => whole(args, &mut explorer, &wish),
    }
}

/// All about these sums, or only what each is worth.
fn of_positions(args: &Args, explorer: &mut Explorer, sums: &[Vec<Position>]) -> Result<()> {
    if args.value { worth(explorer, sums) } else { positions(explorer, sums, args.why, args.json) }
}

/// The same rules for several values of parameters.
fn of_family(args: &Args, subject: &Subject, wish: &Wish) -> Result<()> {
    subject.check(&args.family)?;
    if !args.at.is_empty() {
        return family_answers::answers(subject, &args.family, &args.at, args.json);
    }
    let form = match (args.code, args.json) {
        (code, true) => Form::Json { code },
        (true, _) => Form::Code,
        _ => Form::Text,
    };
    family::family(subject, &args.family, wish, form)
}

/// Options that say nothing about this game.
fn refuse(args: &Args, explorer: &Explorer) -> Result<()> {
    let shape = explorer.table_shape();
    let places = match &shape {
        Shape::Places(places) => places.len(),
        _ => 0,
    };
    let is_line = matches!(shape, Shape::Line { .. });
    let (message, help) = if args.resume.is_some() && explorer.game().starts() > 0 {
        ("--resume is not for tables over starts", "leave it out")
    } else if args.values && !is_line {
        let message = "--values is for games on a line: those with a value for each number";
        (message, "`--json` has the values of other games")
    } else if args.value && places != 1 {
        ("--value is for one position", "name it: --at POSITION; `--values` has those of a table")
    } else if places == 1 && (args.code || args.plot.is_some()) {
        let help = "`--for` makes a table of several, and seeks its law";
        ("there is one position only: no law, no picture", help)
    } else if matches!(shape, Shape::Places(places) if places.is_empty()) {
        let help = "name a position: --at POSITION; or say how the game of a number begins, for a table over these \
                    starts: `fn start(n: u32)` beside `fn moves`, or --start '|n: u32| …'";
        ("there is no table: positions are not numbers", help)
    } else if places != 1 && args.why {
        ("--why goes on from a position", "name it: --at POSITION")
    } else {
        return Ok(());
    };
    Err(Failure::misuse(message, help))
}

/// The table, and what is known of all positions.
fn whole(args: &Args, explorer: &mut Explorer, wish: &Wish) -> Result<()> {
    let reached = reach(explorer, wish, args.resume.as_deref())?;
    if args.values {
        return Ok(());
    }
    let laws = laws::of_game(explorer, &reached.table);
    let code = if args.code { Some(code::of_game(explorer, &laws)?.text) } else { None };
    if args.json {
        terminal::print(&format!("{}\n", object(explorer, &reached, &laws, code)));
        return Ok(());
    }
    if let Some(code) = code {
        terminal::print(&code);
        return Ok(());
    }
    let Reached { table, shown, .. } = &reached;
    let laws = if matches!(table, Tabled::Places(_)) { String::new() } else { law_text::laws(&laws) };
    let sums = if explorer.misere_sums().is_some() { law_text::misere_sums() } else { String::new() };
    let laws = laws + &sums;
    if let Some(file) = &args.plot {
        let play = if explorer.is_misere() { ", misère play" } else { "" };
        let title = format!("{}{play}", explorer.game().title());
        let content = if explorer.is_misere() { Content::Outcomes } else { Content::Values };
        plot::draw(table, *shown, content, &title, file.as_deref())?;
        terminal::print(&laws);
        return Ok(());
    }
    let cells = tables::table(explorer.game(), table, *shown, explorer.is_misere());
    let lost = tables::lost(explorer.game(), table, *shown);
    let lost = lost + &tables::drawn(explorer, table, *shown).map_err(trouble)?;
    terminal::print(&match table {
        // There are many: what is said of them goes first.
        Tabled::Tuples { .. } => format!("{lost}{laws}{cells}"),
        Tabled::Sizes { .. } => format!("{laws}{cells}{lost}"),
        _ => format!("{cells}{lost}{laws}"),
    });
    Ok(())
}

fn object(explorer: &mut Explorer, reached: &Reached, laws: &Laws, code: Option<String>) -> Value {
    let mut object = json::game(explorer);
    json::add_table(&mut object, explorer, &reached.table, reached.shown);
    json::add_draws(&mut object, explorer, &reached.table, reached.shown);
    json::add_laws(&mut object, laws);
    object["stopped"] = reached.is_stopped.into();
    object["code"] = code.into();
    object
}

fn forms() -> String {
    let mut text = String::new();
    for kind in KINDS {
        text += &format!("{}\n", kind.name);
        let wide = kind.forms.iter().map(|form| form.example.chars().count()).max().unwrap_or(0);
        for form in kind.forms {
            text += &format!("  {:wide$}  {}\n", form.example, form.about);
        }
    }
    let named: Vec<String> = names().map(|name| format!("{}: {}", name.example, name.about)).collect();
    text + "Names\n" + &wrapped("  ", &named.join("; "), width())
}

/// What can be asked about a game with scores.
fn of_scores(args: &Args) -> Result<Asked<'_>> {
    let others = [
        (args.game.misere, "--misere"),
        (args.plot.is_some(), "--plot"),
        (args.resume.is_some(), "--resume"),
        (args.value, "--value"),
    ];
    if let Some((_, name)) = others.iter().find(|option| option.0) {
        let message = format!("{name} is not for rules that return a `Turn`: such a game has scores");
        return Err(Failure::misuse(message, "leave it out"));
    }
    let Args { at, why, values, code, json, .. } = args;
    let to = &args.game.to;
    if to.as_ref().is_some_and(|bounds| bounds.0.len() > 2) {
        let message = "--to has one number or two for a game with scores";
        return Err(Failure::misuse(message, "the second one is that of the last number: --to 3x5"));
    }
    let to = to.as_ref().map(Bounds::pair);
    Ok(Asked { to, at, why: *why, values: *values, code: *code, json: *json })
}
