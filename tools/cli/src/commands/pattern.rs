//! `grundy pattern`: the law behind a table.

use crate::explore::picture::Content;
use crate::explore::{code, law_text, plot};
use anyhow::Result;
use grundy_explorer::game::number;
use grundy_explorer::game::table::{MISSING, Tabled};
use grundy_explorer::report::json;
use grundy_explorer::report::law_search::{LawSearch, no_law};
use grundy_host::{Failure, terminal};
use grundy_laws::read::{self, Kind, LARGEST};
use grundy_laws::{Found, Grid, Language, Line, Table};
use serde_json::{Map, Number, Value};
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// Find the law behind a table
///
/// The table may come from anywhere: values separated by blanks, commas or brackets, words such as
/// W and L, or lines of an index and its value; what follows `#` is a comment. A law is "confirmed"
/// if it follows from a few leading values and predicted at least 20 later ones and a whole period;
/// less is a "guess". Nothing is printed where nothing simple fits. No table proves a law.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy pattern 0 1 2 3 0 1 2 3 0 1 2 3          values from index 0
  grundy pattern values.txt                       values from index 0
  my_search | grundy pattern - --first 1          from index 1, from a program
  grundy pattern values.txt --at 1000000000000    what the law says there
  grundy pattern table.txt --grid --at 7,1000     a row a line
  grundy pattern lost.txt --positions --at 3,5    P-positions, a tuple a line
  grundy pattern values.txt --plot                a picture; --plot=values.svg or .png: in a file
  grundy pattern values.txt --code                the law as a Rust function
  grundy pattern values.txt --code=python         in Python; also c and c++
  grundy pattern all.txt --family k --at 9:1000   tables after lines `# k=1`, `# k=2`, …
  grundy pattern all.txt --family k,l --at 9,2:7  tables after lines `# k=1 l=1`, `# k=1 l=2`, …")]
pub struct Args {
    /// The table, `-` for standard input, or the values themselves
    #[arg(value_name = "FILE|-|VALUE", required = true, allow_negative_numbers = true)]
    table: Vec<String>,
    /// The index of the first value
    #[arg(long, value_name = "I", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=LARGEST))]
    first: u64,
    /// What the law says there: an index, `x,y`, a tuple, or `VALUE:` and one of these
    #[arg(long, value_name = "P")]
    at: Vec<String>,
    /// A row a line; both coordinates begin with the first index
    #[arg(long, conflicts_with = "positions")]
    grid: bool,
    /// A P-position a line, as numbers with commas
    #[arg(long)]
    positions: bool,
    /// All P-positions with numbers up to this are there [default: the largest number]
    #[arg(long, value_name = "N", requires = "positions", value_parser = clap::value_parser!(u64).range(..=LARGEST))]
    upto: Option<u64>,
    /// Several tables, each after a line `# NAME=VALUE`; more names with commas between them
    #[arg(long, value_name = "NAMES")]
    family: Option<String>,
    /// Print the best law as a function in Rust, C, C++ or Python, tested on the whole table
    #[arg(long, value_name = "LANG", num_args = 0..=1, require_equals = true, default_missing_value = "rust", value_parser = language)]
    code: Option<Language>,
    /// A picture of the table, too: here, or in a file `.svg` or `.png`
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true, conflicts_with_all = ["json", "code", "family", "positions"])]
    plot: Option<Option<PathBuf>>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A point as typed, and what it means.
struct Point {
    text: String,
    /// The coordinates, after the parameter's value if there is one.
    at: Vec<u64>,
}

/// No table of that many bytes is made by hand or by a search that ends.
const LONGEST: u64 = 64 << 20;

pub fn run(args: &Args) -> Result<()> {
    let points = args.at.iter().map(|text| point(text, args)).collect::<Result<Vec<Point>>>()?;
    let (table, source) = table(&args.table)?;
    let kind = match (args.grid, args.positions) {
        (true, _) => Kind::Grid { first: args.first },
        (_, true) => Kind::Positions { up_to: args.upto },
        _ => Kind::Line { first: args.first },
    };
    let flaw = |flaw: read::Flaw| Failure::misuse(format!("{source}: {flaw}"), flaw.help);
    let searched = match &args.family {
        Some(names) => {
            let names: Vec<&str> = parameters(names).collect();
            LawSearch::Several(read::family(&table, &names, kind).map_err(flaw)?)
        }
        None => {
            let read = read::recognised(&table, kind).map_err(flaw)?;
            if let Some(note) = read.note {
                eprintln!("read as a table in which {note}");
            }
            LawSearch::One(read.table)
        }
    };
    if let (LawSearch::One(table), Some(file)) = (&searched, &args.plot) {
        let (table, size) = drawn(table)?;
        plot::draw(&table, size, Content::Numbers, &source, file.as_deref())?;
    }
    let found = searched.laws();
    let code = match (&found[..], args.code) {
        ([best, ..], Some(language)) => {
            let asked: Vec<Vec<u64>> = points.iter().map(|point| point.at.clone()).collect();
            let (evidence, cells) = (searched.evidence(best), searched.cells());
            Some(code::tested(best, language, &evidence, &cells, &asked)?)
        }
        _ => None,
    };
    if code.is_none() && args.code.is_some() {
        let message = format!("{}: there is no code of a law", no_law(searched.size()).trim_end());
        return Err(Failure::check(message, "more values may show one"));
    }
    terminal::print(&match code {
        code if args.json => json(&found, &points, code),
        Some(code) => code,
        None if found.is_empty() => no_law(searched.size()),
        None => text(&found, &points),
    });
    Ok(())
}

/// The table as one of a game, for a picture, and its larger side.
fn drawn(table: &Table) -> Result<(Tabled, usize)> {
    let cell = |value: &i128| match u32::try_from(*value).ok().filter(|value| *value < MISSING) {
        Some(value) => Ok(value),
        None => Err(Failure::misuse(
            format!("there is no picture of the value {value}: only from 0 to 4294967293"),
            "leave out --plot",
        )),
    };
    match table {
        Table::Line(Line { first, values }) => {
            let values = values.iter().map(cell).collect::<Result<Vec<u32>>>()?;
            let count = values.len();
            Ok((Tabled::Line { first: *first, values, certificate: None }, count))
        }
        Table::Grid(Grid { first, rows }) => {
            let wide = rows.iter().map(Vec::len).max().unwrap_or(0);
            let row = |row: &Vec<i128>| {
                let mut cells = row.iter().map(cell).collect::<Result<Vec<u32>>>()?;
                cells.resize(wide, MISSING);
                Ok(cells)
            };
            let rows = rows.iter().map(row).collect::<Result<Vec<Vec<u32>>>>()?;
            let size = wide.max(rows.len());
            Ok((Tabled::Grid { first: *first, rows }, size))
        }
        Table::Positions(_) | Table::Ordered(_) => {
            Err(Failure::misuse("there is no picture of P-positions in a list", "leave out --plot"))
        }
    }
}

/// The names of the parameters.
fn parameters(names: &str) -> impl Iterator<Item = &str> {
    names.split(',').map(str::trim)
}

fn name(file: &Path) -> String {
    if file.as_os_str() == "-" { "standard input".to_owned() } else { file.display().to_string() }
}

/// The text of the table, and where it is from.
fn table(words: &[String]) -> Result<(String, String)> {
    let are_numbers = |word: &String| word.split([',', ' ']).all(|part| part.parse::<i128>().is_ok());
    // `WLWWLW`, `0: 1, 1: 0`; a shorter word is rather a file that is not there.
    let is_table = |word: &String| word.len() > 4 && read::table(word, Kind::Line { first: 0 }).is_ok();
    let file = Path::new(&words[0]);
    if words.len() > 1 || !file.exists() && (are_numbers(&words[0]) || is_table(&words[0])) {
        return Ok((words.join(" "), "the values".to_owned()));
    }
    Ok((read_file(file)?, name(file)))
}

fn read_file(file: &Path) -> Result<String> {
    let mut bytes = Vec::new();
    let read = if file.as_os_str() == "-" {
        io::stdin().lock().take(LONGEST + 1).read_to_end(&mut bytes)
    } else {
        File::open(file).and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes))
    };
    let misuse = |what: &str| {
        let help = "name a file with the table, or `-` for standard input";
        Failure::misuse(format!("{}: {what}", name(file)), help)
    };
    read.map_err(|error| misuse(&format!("cannot be read: {error}")))?;
    if bytes.len() as u64 > LONGEST {
        return Err(misuse(&format!("more than {LONGEST} bytes")));
    }
    String::from_utf8(bytes).map_err(|_| misuse("this is not a text in UTF-8"))
}

fn language(name: &str) -> Result<Language, String> {
    Language::named(name).ok_or_else(|| "known are rust, c, c++ and python".to_owned())
}

/// `17`, `3,5`, `(3, 5)`; in a family `4:17`, of two parameters `4,2:17`.
fn point(text: &str, args: &Args) -> Result<Point> {
    let expected = match (&args.family, args.grid, args.positions) {
        (Some(_), true, _) => "`VALUE:x,y`",
        (Some(_), _, true) => "`VALUE:a,b,…`",
        (Some(_), ..) => "`VALUE:index`",
        (None, true, _) => "`x,y`",
        (None, _, true) => "a tuple like `3,5`",
        (None, ..) => "an index like `1000` or `10^18`",
    };
    let wrong = || {
        Failure::misuse(format!("`--at {text}` is not a point of this table"), format!("write {expected}"))
    };
    let number = |word: &str| number(word.trim()).ok_or_else(wrong);
    let (values, place) = match (&args.family, text.split_once(':')) {
        (Some(names), Some((values, place))) => {
            let values = values.split(',').map(number).collect::<Result<Vec<u64>>>()?;
            if values.len() != parameters(names).count() {
                return Err(wrong());
            }
            (values, place)
        }
        (None, None) => (vec![], text),
        _ => return Err(wrong()),
    };
    let place = place.trim().trim_matches(['(', ')', '[', ']']);
    let at = place.split(',').map(number).collect::<Result<Vec<u64>>>()?;
    let is_right = match (args.grid, args.positions) {
        (true, _) => at.len() == 2,
        (_, true) => true,
        _ => at.len() == 1,
    };
    if !is_right {
        return Err(wrong());
    }
    Ok(Point { text: text.to_owned(), at: [values, at].concat() })
}

/// The laws, and what they say at the points; the code is that of the first one.
fn json(found: &[Found], points: &[Point], code: Option<String>) -> String {
    let prediction = |found: &Found, point: &Point| {
        let value = found.law.predict(&point.at).and_then(Number::from_i128);
        (point.text.clone(), value.map_or(Value::Null, Value::Number))
    };
    let object = |found: &Found| {
        let predictions: Map<String, Value> = points.iter().map(|point| prediction(found, point)).collect();
        let mut object = json::law(found);
        object["predictions"] = predictions.into();
        object
    };
    let mut objects: Value = found.iter().map(object).collect();
    if let Some(code) = code {
        objects[0]["code"] = code.into();
    }
    format!("{objects:#}\n")
}

/// What stands where a law has no value.
const UNKNOWN: &str = "unknown (the law says nothing there, or numbers are too large)";

fn text(found: &[Found], points: &[Point]) -> String {
    let mut text = String::new();
    for found in found {
        text += &law_text::law(found, "values");
        for point in points {
            let value = found.law.predict(&point.at).map_or(UNKNOWN.to_owned(), |value| value.to_string());
            text += &format!("           at {}: {value}\n", point.text);
        }
    }
    text
}
