//! Games on a graph that is given as text.
//!
//! - `reading`: the graph in words; `file`: in a file; `edges`: as it grows; `marks`: between its
//!   names.
//! - `token`: a token on a directed graph.
//! - `kayles`: Node Kayles and Arc Kayles; `solver` and `canonical_form`: their values.
//! - `hackenbush`: green Hackenbush.
//! - `geography`: vertex geography.

mod canonical_form;
mod edges;
mod file;
mod geography;
mod hackenbush;
mod kayles;
mod marks;
mod reading;
mod solver;
mod token;

use super::kind::form;
use super::{GameKind, Reading, Words};
use crate::game::{Flaw, Game};
use edges::Marks;
use geography::Geography;
use hackenbush::Hackenbush;
use kayles::Kayles;
use solver::TakeRule;
use token::TokenGame;

pub const KIND: GameKind = GameKind {
    name: "Graphs",
    forms: &[
        form(
            "graph a->b,b->c,c->a,c->d",
            "move a token along an edge; or the name of a file with an edge `a b` a line",
        ),
        form("dag 3->2->1,3->1", "the same, and a cycle is a mistake"),
        form("node kayles 1-2,2-3,3-4,2-4", "take a vertex and its neighbours"),
        form("node kayles grid 3x4", "the same on a known graph: path 7, cycle 7, complete 5, grid 3x4"),
        form("arc kayles cycle 7", "take both ends of an edge"),
        form("hackenbush 0-1,1-2,1-3,2-3", "green Hackenbush: cut an edge; the ground is `ground` or `0`"),
        form("geography grid 3x3", "walk along edges, or along arrows `a->b`, to no vertex twice"),
    ],
    read,
};

const NAMES: [&str; 7] =
    ["node kayles", "arc kayles", "hackenbush", "green hackenbush", "geography", "graph", "dag"];

fn read(words: &mut Words) -> Reading {
    let name = NAMES.into_iter().find(|name| words.take(name))?;
    Some(game(name.trim_start_matches("green "), words))
}

fn game(name: &str, words: &mut Words) -> Result<Box<dyn Game>, Flaw> {
    let first = match name {
        "graph" | "dag" => None,
        "hackenbush" => Some(0),
        _ => Some(1),
    };
    let (graph, said) = reading::graph(words, first)?;
    let are_arrows = are_arrows(name, graph.marks)?;
    let title = format!("{name} {said}");
    Ok(match name {
        "node kayles" => Box::new(Kayles::new(title, TakeRule::Vertex, graph)?),
        "arc kayles" => Box::new(Kayles::new(title, TakeRule::Edge, graph)?),
        "hackenbush" => Box::new(Hackenbush::new(title, graph)?),
        "geography" => Box::new(Geography::new(title, graph, are_arrows)?),
        "dag" => Box::new(TokenGame::new(title, graph).acyclic()?),
        _ => Box::new(TokenGame::new(title, graph)),
    })
}

/// Whether edges lead one way. What was written must say so wherever that makes a difference.
fn are_arrows(name: &str, marks: Marks) -> Result<bool, Flaw> {
    let both_ways = "an edge both ways is `a->b,b->a`";
    match name {
        "graph" | "dag" if marks.lines => Err(Flaw(format!(
            "`{name}` moves along arrows, and `a-b` does not say which way: `a->b`; {both_ways}"
        ))),
        "graph" | "dag" => Ok(true),
        "geography" if marks.arrows && (marks.lines || marks.pairs) => {
            Err(Flaw(format!("some edges are arrows, others not: write arrows only; {both_ways}")))
        }
        "geography" => Ok(marks.arrows),
        _ if marks.arrows => {
            Err(Flaw(format!("in {name} edges have no direction: `a-b` in the place of `a->b`")))
        }
        _ => Ok(false),
    }
}
