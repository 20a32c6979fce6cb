//! Games on a graph that is given as text.
//!
//! - `reading`: the graph.
//! - `token`: a token on a directed graph.
//! - `kayles`: Node Kayles and Arc Kayles; `solver` and `form`: their values.
//! - `hackenbush`: green Hackenbush.
//! - `geography`: undirected vertex geography.
//! - `sets`: sets of vertices or edges as positions.

mod canonical_form;
mod geography;
mod hackenbush;
mod kayles;
mod reading;
mod solver;
mod token;

use super::{GameKind, Reading, RuleForm, Words};
use crate::game::{Flaw, Game};
use solver::TakeRule;

pub const KIND: GameKind = GameKind {
    name: "Graphs",
    forms: &[
        RuleForm {
            example: "graph a->b,b->c,c->a,c->d",
            about: "move a token along an edge; or the name of a file with an edge `a b` a line",
        },
        RuleForm { example: "dag 3->2->1,3->1", about: "the same, and a cycle is a mistake" },
        RuleForm { example: "node kayles 1-2,2-3,3-4,2-4", about: "take a vertex and its neighbours" },
        RuleForm {
            example: "node kayles grid 3x4",
            about: "the same on a known graph: path 7, cycle 7, complete 5, grid 3x4",
        },
        RuleForm { example: "arc kayles cycle 7", about: "take both ends of an edge" },
        RuleForm {
            example: "hackenbush 0-1,1-2,1-3,2-3",
            about: "green Hackenbush: cut an edge; the ground is `ground` or `0`",
        },
        RuleForm {
            example: "geography grid 3x3",
            about: "walk along edges, to no vertex twice; no direction",
        },
    ],
    read,
};

fn read(words: &mut Words) -> Reading {
    if words.take("node kayles") {
        Some(kayles(words, "node kayles", TakeRule::Vertex))
    } else if words.take("arc kayles") {
        Some(kayles(words, "arc kayles", TakeRule::Edge))
    } else if words.take("hackenbush") || words.take("green hackenbush") {
        Some(hackenbush(words))
    } else if words.take("geography") {
        Some(geography(words))
    } else if words.take("graph") {
        Some(token(words, "graph").map(|game| Box::new(game) as _))
    } else if words.take("dag") {
        let game = token(words, "dag").and_then(token::Token::acyclic);
        Some(game.map(|game| Box::new(game) as _))
    } else {
        None
    }
}

fn kayles(words: &mut Words, name: &str, rule: TakeRule) -> Result<Box<dyn Game>, Flaw> {
    let (graph, said) = reading::graph(words, Some(1))?;
    Ok(Box::new(kayles::Kayles::new(format!("{name} {said}"), rule, graph)?))
}

fn hackenbush(words: &mut Words) -> Result<Box<dyn Game>, Flaw> {
    let (graph, said) = reading::graph(words, Some(0))?;
    Ok(Box::new(hackenbush::Hackenbush::new(format!("hackenbush {said}"), graph)?))
}

fn geography(words: &mut Words) -> Result<Box<dyn Game>, Flaw> {
    let (graph, said) = reading::graph(words, Some(1))?;
    Ok(Box::new(geography::Geography::new(format!("geography {said}"), graph)?))
}

fn token(words: &mut Words, name: &str) -> Result<token::Token, Flaw> {
    let (graph, said) = reading::graph(words, None)?;
    Ok(token::Token::new(format!("{name} {said}"), graph))
}
