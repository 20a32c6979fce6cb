//! Lines that are too long for a reader.

/// Longer ones are folded.
const LONGEST: usize = 120;

/// The same code, where in long lines the arguments of a call stand below each other.
pub fn folded(code: &str) -> String {
    let mut text = String::with_capacity(code.len());
    code.lines().for_each(|line| fold(line, &mut text));
    text
}

fn fold(line: &str, text: &mut String) {
    let call = if line.chars().count() > LONGEST { longest_call(line) } else { None };
    let Some(Call { open, commas, close }) = call else {
        text.push_str(line);
        text.push('\n');
        return;
    };
    let indent = &line[..line.len() - line.trim_start().len()];
    fold(&line[..=open], text);
    let mut start = open + 1;
    for end in commas.iter().map(|comma| comma + 1).chain([close]) {
        fold(&format!("{indent}    {}", line[start..end].trim_start()), text);
        start = end;
    }
    fold(&format!("{indent}{}", &line[close..]), text);
}

/// Where its parentheses are, and the commas between its arguments.
struct Call {
    open: usize,
    commas: Vec<usize>,
    close: usize,
}

/// Of several arguments.
fn longest_call(line: &str) -> Option<Call> {
    let (mut around, mut calls): (Vec<Call>, Vec<Call>) = (vec![], vec![]);
    for (at, c) in line.char_indices() {
        match c {
            '(' => around.push(Call { open: at, commas: vec![], close: at }),
            ',' => {
                if let Some(call) = around.last_mut() {
                    call.commas.push(at);
                }
            }
            ')' => calls.push(Call { close: at, ..around.pop()? }),
            _ => {}
        }
    }
    calls.into_iter().filter(|call| !call.commas.is_empty()).max_by_key(|call| call.close - call.open)
}
