//! The same rules for several values of a parameter: a table for each, and a law over all.

use super::code::{self, Tested};
use super::family_object::{object, with_values};
use super::parameters::{Bound, Parameter, choices, label, names};
use super::reach::{Wish, reach};
use super::subject::{Subject, trouble};
use super::{law_text, tables as text};
use crate::base::layout::{columns, width, wrapped};
use anyhow::{Context, Result};
use grundy_explorer::game::table::{ENDLESS, Tabled, cell};
use grundy_explorer::game::{Certificate, Explorer, Shape};
use grundy_explorer::report::json;
use grundy_explorer::report::law_search::LawSearch;
use grundy_explorer::report::laws::{About, Laws, of_cells, of_game, tables};
use grundy_explorer::report::length;
use grundy_host::{ProgressLine, shutdown, terminal};
use grundy_laws::{Found, Line, Table, find};
use serde_json::{Value, json};

/// The game for one choice of values.
struct Member {
    chosen: Vec<Bound>,
    explorer: Explorer,
    table: Tabled,
    shown: usize,
    laws: Laws,
}

/// This many values of each table decide the law over the parameter.
const ENOUGH: usize = 500;

/// What is wanted of a family.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Tables and laws, for people.
    Text,
    /// The same for scripts; the law as a function in it, too, if that is wanted.
    Json { code: bool },
    /// The law as a Rust function.
    Code,
}

/// Prints all that is said of a family of games: each table as soon as it is there. After Ctrl-C,
/// what is there by then.
///
/// # Errors
/// Those of the games, with the value of the parameter; there is no law to make code of.
pub fn family(subject: &Subject, parameters: &[Parameter], wish: &Wish, form: Form) -> Result<()> {
    let mut members = members(subject, parameters, wish, form)?;
    let names = names(parameters);
    let (line, laws) = found(&names, &mut members, subject.is_misere)?;
    terminal::print(&match (form, line) {
        (Form::Code, _) => code::of_laws(&laws)?.text,
        (Form::Json { code }, line) => {
            let code = if code { Some(code::of_laws(&laws)?.text) } else { None };
            let (tables, boards) = of_scripts(&mut members, line, subject.is_misere);
            object(&names, tables, boards, json::laws(&laws)["laws"].take(), code)
        }
        (Form::Text, Some(line)) => {
            let values = line.values.iter().map(|&value| value as u32).collect();
            let table = Tabled::Line { first: line.first, values, certificate: None };
            let game = members[0].explorer.game();
            text::table(game, &table, usize::MAX, subject.is_misere) + &law_text::laws(&laws)
        }
        // Its table and its law are there.
        (Form::Text, None) if members.len() == 1 => String::new(),
        (Form::Text, None) => {
            let periods = if let [name] = &names[..] { periods(name, &members) } else { String::new() };
            format!("\nfor all {}:\n{}{periods}", names.join(", "), law_text::laws(&laws))
        }
    });
    Ok(())
}

/// The law over the parameters as a function, tested.
///
/// # Errors
/// As [`family`].
pub fn tested(subject: &Subject, parameters: &[Parameter], wish: &Wish) -> Result<Tested> {
    let mut members = members(subject, parameters, wish, Form::Code)?;
    code::of_laws(&found(&names(parameters), &mut members, subject.is_misere)?.1)
}

/// If each game is one position, their values by the parameter; and the laws over the parameters.
fn found(names: &[String], members: &mut [Member], is_misere: bool) -> Result<(Option<Line>, Laws)> {
    let line = if let [_] = names { boards(members)? } else { None };
    let laws = match &line {
        Some(line) => {
            let is_finite = line.values.iter().all(|&value| value != i128::from(ENDLESS));
            let table = is_finite.then(|| LawSearch::One(Table::Line(line.clone())));
            Laws::first_of(table.map(|table| (of_cells(is_misere), table)))
        }
        None => over(names, members),
    };
    Ok((line, laws))
}

/// The game for each choice, until the user stops; those with a table of their own are printed.
fn members(subject: &Subject, parameters: &[Parameter], wish: &Wish, form: Form) -> Result<Vec<Member>> {
    let all = choices(parameters)?;
    // What is wrong with the last of them is not found after hours.
    for chosen in &all {
        subject.with(chosen.clone()).check_words().with_context(|| label(chosen))?;
    }
    let (count, patient) = (all.len(), shutdown::patient());
    let (mut line, mut members, mut printed) = (ProgressLine::new(), Vec::new(), 0);
    // Positions of which there is one for each choice are one table.
    let mut are_boards = parameters.len() == 1;
    for chosen in all {
        line.show(&format!("{} of {count} tables", members.len()));
        let label = label(&chosen);
        match member(&subject.with(chosen.clone()), chosen, wish).context(label) {
            Ok(member) => {
                are_boards &= is_board(&member);
                members.push(member);
            }
            // What was at work then, such as a compiler, has ended, too.
            Err(_) if patient.is_asked() && !members.is_empty() => {}
            Err(error) => return Err(error),
        }
        line.clear();
        if form == Form::Text && !are_boards {
            for member in &mut members[printed..] {
                terminal::print(&of_member(member)?);
            }
            printed = members.len();
        }
        if patient.is_asked() {
            terminal::note(&format!("stopped: {} of {count} tables\n", members.len()));
            break;
        }
    }
    Ok(members)
}

/// Whether the game is one position.
fn is_board(member: &Member) -> bool {
    matches!(member.explorer.game().shape(), Shape::Places(places) if places.len() == 1)
}

/// The table of each game, or one of all where each is one position, for scripts.
fn of_scripts(members: &mut [Member], line: Option<Line>, is_misere: bool) -> (Vec<Value>, Value) {
    let Some(line) = line else { return (members.iter_mut().map(table).collect(), Value::Null) };
    let cells = line.values.iter().map(|&value| json::cell(value as u32, is_misere));
    (Vec::new(), json!({ "first": line.first, "values": cells.collect::<Value>() }))
}

fn table(member: &mut Member) -> Value {
    let mut object = json::game(&member.explorer);
    json::add_table(&mut object, &member.explorer, &member.table, member.shown);
    json::add_draws(&mut object, &mut member.explorer, &member.table, member.shown);
    json::add_laws(&mut object, &member.laws);
    with_values(object, &member.chosen)
}

fn member(subject: &Subject, chosen: Vec<Bound>, wish: &Wish) -> Result<Member> {
    let mut explorer = subject.explorer()?;
    let reached = reach(&mut explorer, wish, None)?;
    let laws = of_game(&explorer, &reached.table);
    Ok(Member { chosen, explorer, table: reached.table, shown: reached.shown, laws })
}

/// If each game is one position: their values as a table by the parameter.
fn boards(members: &mut [Member]) -> Result<Option<Line>> {
    let mut values = Vec::new();
    for member in members.iter_mut() {
        let Shape::Places(places) = member.explorer.game().shape() else { return Ok(None) };
        let [place] = &places[..] else { return Ok(None) };
        values.push(cell(&member.explorer.value(place).map_err(trouble)?).into());
    }
    let first = members.first().and_then(|member| u64::try_from(member.chosen[0].value).ok());
    Ok(first.map(|first| Line { first, values }))
}

/// The law in which parameters are numbers like the others.
fn over(names: &[String], members: &[Member]) -> Laws {
    let all: Vec<Vec<(About, Table)>> =
        members.iter().map(|member| tables(&member.table, member.explorer.is_misere())).collect();
    let kinds = all.iter().map(Vec::len).min().unwrap_or(0);
    let of_kind = |kind: usize| {
        let table = |(member, tables): (&Member, &Vec<(About, Table)>)| {
            let values = member.chosen.iter().map(|bound| bound.value.into()).collect();
            (values, beginning(&tables[kind].1, ENOUGH.max(length::wanted_for_rules(&member.explorer))))
        };
        let tables = members.iter().zip(&all).map(table).collect();
        let family = grundy_laws::Family { names: names.to_vec(), tables };
        (all[0][kind].0, LawSearch::Several(family))
    };
    let needs = members.iter().filter_map(|member| length::missing(&member.explorer, &member.table)).max();
    Laws::first_of((0..kinds).map(of_kind)).needing(needs)
}

/// If all periods are proven: how they depend on the parameter.
fn periods(name: &str, members: &[Member]) -> String {
    let proven: Option<Vec<&Certificate>> =
        members.iter().map(|member| member.laws.proven.as_ref().map(|proven| &proven.certificate)).collect();
    let (Some(proven), Ok(first)) = (proven, u64::try_from(members[0].chosen[0].value)) else {
        return String::new();
    };
    let of = |proven: &&Certificate| [proven.period, proven.pre_period, proven.saltus];
    let numbers: Vec<[u64; 3]> = proven.iter().map(of).collect();
    let mut said = String::new();
    for (i, what) in ["periods", "pre-periods", "saltus"].into_iter().enumerate() {
        let values: Vec<i128> = numbers.iter().map(|numbers| numbers[i].into()).collect();
        if values.iter().all(|&value| value == 0) {
            continue;
        }
        let list = values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        said += &wrapped(&format!("{what}: "), &list, width());
        if let Some(Found { law, status, .. }) = find(&Table::Line(Line { first, values })).into_iter().next()
        {
            let law = renamed(&law.formula(), &[("g", what.trim_end_matches('s')), ("n", name)]);
            said += &format!("{status:9}  {law}\n");
        }
    }
    said
}

/// A formula with other names.
fn renamed(formula: &str, names: &[(&str, &str)]) -> String {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let word = |word: &str| names.iter().find(|name| name.0 == word).map_or(word, |name| name.1).to_owned();
    let mut text = String::new();
    for part in formula.split_inclusive(|c| !is_word(c)) {
        let end = part.find(|c| !is_word(c)).unwrap_or(part.len());
        text += &word(&part[..end]);
        text += &part[end..];
    }
    text
}

/// As many values of a table as decide.
fn beginning(table: &Table, count: usize) -> Table {
    let mut table = table.clone();
    match &mut table {
        Table::Line(line) => line.values.truncate(count),
        Table::Positions(lost) if lost.tuples.iter().all(|tuple| tuple.len() == 1) => {
            lost.up_to = lost.up_to.min(count as u64);
            lost.tuples.retain(|tuple| tuple[0] <= count as u64);
        }
        Table::Positions(_) | Table::Ordered(_) | Table::Grid(_) => (),
    }
    table
}

fn of_member(member: &mut Member) -> Result<String> {
    let label = label(&member.chosen);
    if let Shape::Places(places) = member.explorer.table_shape() {
        let mut said = String::new();
        for place in places {
            let value = member.explorer.value(&place).map_err(trouble)?;
            said += &format!("{label}: {}: {value}\n", member.explorer.game().show(&place));
        }
        return Ok(said);
    }
    if let Tabled::Line { values, .. } = &member.table {
        let mut line = format!("{label}: ");
        for value in values.iter().take(member.shown) {
            let next = format!("{} ", text::cell(*value, member.explorer.is_misere()));
            if columns(&line) + columns(&next) + 2 > width() {
                line += "…";
                break;
            }
            line += &next;
        }
        return Ok(format!("{}\n{}", line.trim_end(), law_text::laws(&member.laws)));
    }
    let game = member.explorer.game();
    let lost = text::lost(game, &member.table, member.shown);
    Ok(format!("{label}:\n{lost}{}", law_text::laws(&member.laws)))
}
