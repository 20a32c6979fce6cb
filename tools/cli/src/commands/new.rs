//! `grundy new`: the files of a problem.

use crate::explore::code::{self, Tested};
use crate::explore::family;
use crate::explore::game_options::GameOptions;
use crate::explore::parameters::Parameter;
use crate::explore::reach::{Wish, reach};
use crate::explore::subject::{MEMORY, Subject};
use crate::problem::{BrowserTask, Home, scaffold};
use anyhow::{Context, Result};
use clap::ArgGroup;
use grundy_explorer::report::best_law::Certainty;
use grundy_explorer::report::laws;
use grundy_host::{Failure, called, terminal};
use grundy_laws::Status;
use grundy_laws::code::solution::Case;
use std::fs;
use std::path::PathBuf;

/// Write the files of a new problem: the solution, its samples, its brute force
///
/// Nothing is ever overwritten. With --from, the title, address, limits and samples come from a
/// task in the JSON of the browser extension Competitive Companion; `grundy listen` takes it
/// straight from the browser.
#[derive(Debug, clap::Args)]
#[command(group(ArgGroup::new("rules").args(["from_explore", "moves"])))]
#[command(after_help = "Examples:
  grundy new hdu2177                       files that say what to write where
  grundy new --from task.json              the slug is made from the task's address
  grundy new my_nim_1 --from task.json     under another name
  grundy new my_game1 --from-explore 'take 1,3,4'
                                           a solution by the law that `grundy explore` finds
  grundy new my_game2 --from-explore 'take 1..k' --for k=1..6
                                           one that reads k, too
  grundy new my_game3 --from-explore 'take 1..3' --misere
  grundy new my_game4 --moves moves.py     with the options of `grundy explore` that say which game it is
The slug is the judge and the problem's number: hdu1848, cf1382b, abc297g, luogu_p1247.")]
pub struct Args {
    /// The name of the problem's files; needed without --from
    #[arg(value_name = "SLUG", required_unless_present = "from")]
    slug: Option<String>,
    /// A task in Competitive Companion's JSON
    #[arg(long, value_name = "FILE", conflicts_with = "moves")]
    from: Option<PathBuf>,
    /// Rules as for `grundy explore`: the law of the game becomes the solution, also in the place
    /// of one that was not touched since it was new
    #[arg(long, value_name = "RULES", conflicts_with = "from", requires = "slug")]
    from_explore: Option<String>,
    #[command(flatten)]
    game: GameOptions,
    /// Values of a parameter that stands in these rules, as for `grundy explore`: the solution
    /// reads it, and follows the law over all its values
    #[arg(long = "for", value_name = "NAME=A..B", requires = "rules", value_parser = Parameter::parse)]
    family: Vec<Parameter>,
    /// What that solution prints: if the player to move wins, and if not
    #[arg(long, value_name = "FIRST,SECOND", requires = "rules", value_parser = words, default_value = "First,Second")]
    words: (String, String),
}

fn words(text: &str) -> std::result::Result<(String, String), String> {
    match text.split_once(',') {
        Some((first, second)) => Ok((first.trim().to_owned(), second.trim().to_owned())),
        None => Err("write two words with a comma between them: Alice,Bob".to_owned()),
    }
}

pub fn run(args: &Args) -> Result<()> {
    let home = Home::here()?;
    let has_rules = args.from_explore.is_some() || args.game.moves.is_some();
    if let (true, Some(slug)) = (has_rules, &args.slug) {
        let subject = args.game.subject(args.from_explore.as_deref().unwrap_or_default(), None, MEMORY);
        let wish = Wish { to: args.game.to.clone(), streams: false };
        let tested = tested(&subject, &args.family, &wish)?;
        let (first, second) = (&*args.words.0, &*args.words.1);
        let made =
            scaffold::create_solved(&home, slug, &|facts| code::solution(&tested, facts, (first, second)))?;
        terminal::print(&made.report);
        if tested.certainty == Certainty::Found(Status::Guess) {
            terminal::note(&format!(
                "note: the law is a guess, as its comment says: `{} stress {slug}` compares it with a brute force\n",
                called()
            ));
        }
        if let Case::Position(_) = tested.case {
            terminal::note(&format!(
                "note: a case is one position, as the law says who wins one; who wins several together, \
                 `{} explore RULES --at 'A + B'` says\n",
                called()
            ));
        }
        return Ok(());
    }
    if let Some(option) = args.game.first() {
        let message = format!("{option} is about rules, and none are given");
        return Err(Failure::misuse(message, "add them: --from-explore RULES, or --moves COMMAND"));
    }
    let task = match &args.from {
        Some(file) => {
            let json = fs::read(file).with_context(|| file.display().to_string())?;
            Some(BrowserTask::parse(&json)?)
        }
        None => None,
    };
    let derived = task.as_ref().map(BrowserTask::slug);
    let slug = args.slug.clone().or(derived).expect("clap demands one of the two");
    terminal::print(&scaffold::create(&home, &slug, task.as_ref())?.report);
    Ok(())
}

/// The law of a game, or over the parameters of its rules.
fn tested(subject: &Subject, parameters: &[Parameter], wish: &Wish) -> Result<Tested> {
    if !parameters.is_empty() {
        subject.check(parameters)?;
        return family::tested(subject, parameters, wish);
    }
    let mut explorer = subject.explorer()?;
    let table = reach(&mut explorer, wish, None)?.table;
    let laws = laws::of_game(&explorer, &table);
    code::of_game(&mut explorer, &laws)
}
