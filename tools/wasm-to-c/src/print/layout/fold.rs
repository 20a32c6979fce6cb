//! Breaks the text into lines that an editor and a judge's web form can show.

/// A line is broken behind the first statement that ends beyond this column.
const COLUMN: usize = 110;

pub fn fold(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        if line.starts_with('#') {
            out += line;
        } else {
            fold_line(line, &mut out);
        }
        if !out.ends_with('\n') {
            out.push('\n');
        }
    }
    out
}

fn fold_line(line: &str, out: &mut String) {
    let (mut column, mut parentheses) = (0, 0);
    let (mut quoted, mut escaped) = (false, false);
    for c in line.chars() {
        out.push(c);
        column += 1;
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = quoted,
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' => parentheses += 1,
            ')' => parentheses -= 1,
            ';' | '{' | '}' if column > COLUMN && parentheses == 0 => {
                out.push('\n');
                column = 0;
            }
            _ => {}
        }
    }
}
