//! The first page.

use crate::file::File;
use crate::language::Language;
use crate::page::{Page, translated, word};
use crate::problem;
use crate::sources::Sources;
use crate::static_files::is_there;
use maud::{Markup, html};

/// Rows and columns of the picture.
const SIZE: usize = 14;

/// The first page.
pub fn page(sources: &Sources) -> File {
    let doors = [
        ("explore.html", "explore", "explore-is"),
        ("play.html", "play", "play-is"),
        ("learn/index.html", "learn", "learn-is"),
        ("find.html", "find", "find-is"),
        ("templates/index.html", "templates", "templates-are"),
        ("problems/index.html", "problems", problem::about(sources)),
    ];
    let doors = doors.iter().filter(|(address, ..)| address.contains('/') || is_there(address));
    let body = html! {
        div.front {
            div.opening {
                div { h1 { (word("title")) } p.lead { (word("lead")) } }
                (picture())
            }
            ul.doors { @for (address, name, is) in doors { (door(address, name, is)) } }
            p.note {
                (sources.templates.len()) " " (word("count-templates")) ", "
                (sources.problems.len()) " " (word("count-problems")) ", "
                a href="docs/index.html" { (word("documents")) } ", "
                "grundy " (sources.version)
            }
        }
    };
    let word = |key| Language::English.word(key);
    Page::new("index.html", word("title"), word("lead"), body).file()
}

/// The values of Wythoff's game: P-positions have the accent colour, and the larger a value, the
/// darker its cell. It leads to the same table in the explorer.
fn picture() -> Markup {
    let values = wythoff();
    let most = *values.iter().flatten().max().expect("it has cells") as f32;
    let label = Language::English.word("picture-is");
    html! {
        a.picture href="explore.html#rules=wythoff" data-t-label="picture-is" aria-label=(label) {
            svg viewBox={ "0 0 " (SIZE) " " (SIZE) } aria-hidden="true" {
                @for (y, row) in values.iter().enumerate() {
                    @for (x, &value) in row.iter().enumerate() {
                        @let shade = format!("{:.2}", 0.04 + 0.3 * (value as f32 / most).sqrt());
                        rect x=(x) y=(y) width="0.9" height="0.9" rx="0.12"
                            class=[(value == 0).then_some("lost")] fill-opacity=[(value > 0).then_some(shade)] {}
                    }
                }
            }
        }
    }
}

/// Straight from the rules: take from one heap, or the same number from both.
fn wythoff() -> Vec<Vec<usize>> {
    let mut values = vec![vec![0; SIZE]; SIZE];
    for x in 0..SIZE {
        for y in 0..SIZE {
            let row = (0..y).map(|to| values[x][to]);
            let column = (0..x).map(|to| values[to][y]);
            let both = (1..=x.min(y)).map(|taken| values[x - taken][y - taken]);
            let options: Vec<usize> = row.chain(column).chain(both).collect();
            values[x][y] = (0..).find(|value| !options.contains(value)).expect("one is missing");
        }
    }
    values
}

fn door(address: &str, name: &str, is: &str) -> Markup {
    html! { li { a href=(address) data-zh=[translated("", address)] { strong { (word(name)) } } p { (word(is)) } } }
}
