//! Lays the text out for readers: a statement a line, indented, with spaces around operators.

mod fold;

use fold::fold;
use std::iter::once;

/// Words that are or begin types.
const TYPES: [&str; 12] =
    ["u", "i", "U", "I", "void", "char", "unsigned", "signed", "short", "int", "float", "double"];
/// Words with a space before the parenthesis.
const KEYWORDS: [&str; 7] = ["if", "for", "while", "switch", "return", "case", "else"];
/// Longest first.
const OPERATORS: [&str; 21] = [
    "<<=", ">>=", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=", "&=", "|=",
    "^=", "++", "--", "->",
];

/// The whole text; of it, the parts that the program's author wrote are laid out.
pub fn lay_out<'a>(parts: impl Iterator<Item = (bool, &'a str)>, lines: bool) -> String {
    let mut out = String::new();
    let mut packed = String::new();
    for (is_written, text) in parts {
        if lines && is_written {
            out += &fold(&std::mem::take(&mut packed));
            out += &layout(text);
        } else {
            packed += text;
        }
    }
    out + &fold(&packed)
}

fn layout(text: &str) -> String {
    let mut layout = Layout::default();
    for line in text.lines().filter(|line| !line.is_empty()) {
        if line.starts_with('#') {
            layout.end_line();
            layout.out += line;
            layout.out.push('\n');
        } else {
            layout.code(&tokens(line));
        }
    }
    layout.end_line();
    layout.out.trim_end().to_owned() + "\n"
}

/// The tokens of a line: words and numbers, strings, operators, single characters.
fn tokens(line: &str) -> Vec<&str> {
    let mut tokens = vec![];
    let mut rest = line.trim_start();
    while let Some(first) = rest.chars().next() {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
        let length = match first {
            '"' | '\'' => quoted(rest, first),
            c if is_part(c) => word(rest),
            c => OPERATORS.iter().find(|op| rest.starts_with(**op)).map_or(c.len_utf8(), |op| op.len()),
        };
        let (token, after) = rest.split_at(length);
        tokens.push(token);
        rest = after.trim_start();
    }
    tokens
}

/// The length of a string or a character with its quotes.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = true; // the first quote opens
    for (i, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            c if c == quote => return i + 1,
            _ => {}
        }
    }
    text.len()
}

/// The length of a word or a number; an exponent may have a sign.
fn word(text: &str) -> usize {
    let is_decimal = text.starts_with(|c: char| c.is_ascii_digit()) && !text.starts_with("0x");
    let mut last = ' ';
    let end = text.find(|c: char| {
        let is_exponent = is_decimal && last == 'e' && "+-".contains(c);
        last = c;
        !(c.is_ascii_alphanumeric() || c == '_' || c == '.' || is_exponent)
    });
    end.unwrap_or(text.len())
}

#[derive(Default)]
struct Layout {
    out: String,
    /// For each open brace, whether it is a block.
    braces: Vec<bool>,
    /// For each open parenthesis, whether it is that of a cast.
    casts: Vec<bool>,
    /// How many `?` wait for their `:`.
    choices: usize,
    /// The last token on this line, and whether a value ends with it.
    last: String,
    is_value: bool,
}

impl Layout {
    fn code(&mut self, tokens: &[&str]) {
        for (i, token) in tokens.iter().enumerate() {
            let after = &tokens[i + 1..];
            match *token {
                "{" => self.open(),
                "}" => self.close(after.first().copied()),
                ";" if self.casts.is_empty() && self.braces.last() != Some(&false) => {
                    self.out.push(';');
                    self.end_line();
                }
                "(" => {
                    self.word("(", false);
                    self.casts.push(is_cast(after));
                }
                ")" => {
                    self.out.push(')');
                    self.is_value = !self.casts.pop().unwrap_or(false);
                    self.last = if self.is_value { ")" } else { "cast" }.into();
                }
                ":" if self.choices == 0 => {
                    self.out.push(':');
                    self.last = ":".into();
                    self.is_value = false;
                }
                token => self.token(token, after.first() == Some(&":")),
            }
        }
    }

    fn open(&mut self) {
        let is_block = self.last != "=" && self.last != "struct" && self.braces.last() != Some(&false);
        self.word("{", false);
        self.braces.push(is_block);
        if is_block {
            self.end_line();
        }
    }

    fn close(&mut self, next: Option<&str>) {
        if self.braces.pop() == Some(false) {
            self.out.push('}');
            self.last = "}".into();
            return;
        }
        self.end_line();
        self.indent();
        self.out.push('}');
        self.last = "}".into();
        self.is_value = false;
        if self.braces.is_empty() {
            self.end_line();
            self.out.push('\n');
        } else if !matches!(next, Some("else" | "while")) {
            self.end_line();
        }
    }

    fn token(&mut self, token: &str, names_label: bool) {
        match token {
            "?" => self.choices += 1,
            ":" => self.choices -= 1,
            _ => {}
        }
        let starts_line = self.last.is_empty();
        let is_word = token.starts_with(|c: char| c.is_ascii_alphanumeric() || "_\"'.".contains(c));
        if starts_line && names_label && token != "default" {
            let _ = self.braces.pop().inspect(|_| self.indent());
            self.braces.push(true);
            self.out += token;
            self.last = token.into();
        } else if is_word {
            let is_keyword = KEYWORDS.contains(&token) || TYPES.contains(&token);
            self.word(token, !is_keyword);
        } else {
            self.operator(token);
        }
    }

    /// A word or an opening bracket, with a space before it where one belongs.
    fn word(&mut self, token: &str, is_value: bool) {
        self.indent();
        let is_name = token.starts_with(|c: char| c.is_ascii_alphanumeric() || "_\"'.".contains(c));
        let gap = match (&*self.last, token) {
            ("", _) => false,
            (":" | "else" | "do" | "}" | "{", _) | (_, "{") => true,
            ("(" | "[" | "!" | "~" | "unary" | "cast" | "." | "->", _) => false,
            (last, "(") => KEYWORDS.contains(&last),
            (last, _) => is_name && last.ends_with(|c: char| c.is_ascii_alphanumeric() || "_)\"".contains(c)),
        };
        if gap && !self.out.ends_with(' ') {
            self.out.push(' ');
        }
        self.out += token;
        self.last = token.into();
        self.is_value = is_value;
    }

    fn operator(&mut self, token: &str) {
        self.indent();
        let trimmed = |out: &mut String| out.truncate(out.trim_end_matches(' ').len());
        match token {
            "," | ";" => {
                trimmed(&mut self.out);
                self.out += token;
                self.out.push(' ');
            }
            "++" | "--" | "." | "->" | "[" | "]" => self.out += token,
            "!" | "~" => self.out += token,
            "*" | "&" | "-" | "+" if !self.is_value => {
                if TYPES.contains(&&*self.last) {
                    self.out.push(' ');
                }
                self.out += token;
                self.last = "unary".into();
                return;
            }
            _ => {
                trimmed(&mut self.out);
                self.out += &format!(" {token} ");
            }
        }
        self.is_value = token == "]" || self.is_value && ["++", "--"].contains(&token);
        self.last = if token == "++" && !self.is_value { "unary".into() } else { token.into() };
    }

    fn indent(&mut self) {
        if self.last.is_empty() {
            self.out.extend(once('\t').cycle().take(self.braces.len()));
        }
    }

    fn end_line(&mut self) {
        self.out.truncate(self.out.trim_end_matches(' ').len());
        if !self.last.is_empty() {
            self.out.push('\n');
        }
        self.last.clear();
        self.is_value = false;
        self.choices = 0;
    }
}

/// Whether what follows a parenthesis is only a type.
fn is_cast(after: &[&str]) -> bool {
    let inside = after.iter().take_while(|token| **token != ")");
    let mut words = inside.filter(|token| **token != "*").peekable();
    let is_type = |word: &&&str| TYPES.contains(&**word) || is_type_name(word);
    words.peek().is_some() && words.all(|word| is_type(&word))
}

/// A name that the file gives to a type of functions.
fn is_type_name(word: &str) -> bool {
    let number = word.strip_prefix('S').and_then(|rest| rest.strip_suffix('_'));
    word == "F_0" || number.is_some_and(|number| number.bytes().all(|b| b.is_ascii_digit()))
}
