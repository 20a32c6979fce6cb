//! The file in which a Java source is compiled, and which of its classes is started.

use anyhow::{Context, Result};
use grundy_host::Failure;
use std::fs;
use std::path::{Path, PathBuf};

/// What a class file says that has `public static void main(String[])`.
const MAIN: [&[u8]; 2] = [b"main", b"([Ljava/lang/String;)V"];

/// What may stand between `public` and the kind of a type.
const MODIFIERS: [&str; 6] = ["abstract", "final", "non", "sealed", "static", "strictfp"];
const KINDS: [&str; 4] = ["class", "enum", "interface", "record"];

/// A file with the text of the source that is called like its public class, as `javac` demands and
/// judges do not: the source itself, or a copy in that folder.
pub fn renamed(source: &Path, folder: &Path) -> Result<PathBuf> {
    let text = fs::read(source).with_context(|| source.display().to_string())?;
    let stem = source.file_stem().unwrap_or_default();
    let Some(class) = public_class(&String::from_utf8_lossy(&text)).filter(|class| stem != class.as_str())
    else {
        return Ok(source.to_owned());
    };
    let copy = folder.join(format!("{class}.java"));
    fs::write(&copy, text).with_context(|| copy.display().to_string())?;
    Ok(copy)
}

/// The name of the public type outside of all others.
fn public_class(text: &str) -> Option<String> {
    let code = code(text);
    let words = code.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$'));
    let mut words = words.filter(|word| !word.is_empty()).peekable();
    while let Some(word) = words.next() {
        if word != "public" {
            continue;
        }
        while words.next_if(|word| MODIFIERS.contains(word)).is_some() {}
        if words.next_if(|word| KINDS.contains(word)).is_some() {
            return words.next().map(str::to_owned);
        }
    }
    None
}

/// A text without comments, literals and what is between braces.
fn code(text: &str) -> String {
    let (mut code, mut depth, mut rest) = (String::new(), 0, text);
    while let Some(first) = rest.chars().next() {
        let ends = [("//", "\n"), ("/*", "*/"), ("\"\"\"", "\"\"\""), ("\"", "\""), ("'", "'")];
        let Some((start, end)) = ends.into_iter().find(|(start, _)| rest.starts_with(start)) else {
            depth += i32::from(first == '{') - i32::from(first == '}');
            code.push(if depth > 0 { ' ' } else { first });
            rest = &rest[first.len_utf8()..];
            continue;
        };
        code.push(' ');
        rest = &rest[start.len()..];
        let escapes = !start.starts_with('/');
        while !rest.is_empty() && !rest.starts_with(end) {
            let mut skipped = rest.chars();
            if skipped.next() == Some('\\') && escapes {
                skipped.next();
            }
            rest = skipped.as_str();
        }
        rest = rest.strip_prefix(end).unwrap_or(rest);
    }
    code
}

/// The full name of the class in a folder that has the method `main`; if there are several, of the
/// one that is called like the source.
pub fn main_class(folder: &Path, source: &Path) -> Result<String> {
    let mut classes = Vec::new();
    add_classes(folder, "", &mut classes)?;
    classes.sort();
    let stem = source.file_stem().unwrap_or_default().to_string_lossy();
    let is_namesake = |class: &&String| class.rsplit('.').next() == Some(&*stem);
    let class = classes.iter().find(is_namesake).or(classes.first());
    class.cloned().ok_or_else(|| {
        let help = "write `public static void main(String[] args)`";
        Failure::check(format!("no class in {} has a method main", source.display()), help)
    })
}

/// Adds those with `main` in a folder, whose package is `package`.
fn add_classes(folder: &Path, package: &str, classes: &mut Vec<String>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = format!("{package}{}", path.file_stem().unwrap_or_default().to_string_lossy());
        if path.is_dir() {
            add_classes(&path, &format!("{name}."), classes)?;
        } else if path.extension().is_some_and(|extension| extension == "class")
            && has_main(&fs::read(&path)?)
        {
            classes.push(name);
        }
    }
    Ok(())
}

fn has_main(class: &[u8]) -> bool {
    // In the pool of constants, each with its length before it.
    let has = |text: &[u8]| {
        let length = [(text.len() >> 8) as u8, text.len() as u8];
        let constant = [&[1], &length[..], text].concat();
        class.windows(constant.len()).any(|window| window == constant)
    };
    MAIN.into_iter().all(has)
}

#[cfg(test)]
mod tests {
    use super::public_class;

    #[test]
    fn the_public_type_of_a_file() {
        let class = |text: &str| public_class(text);
        assert_eq!(class("import a.*;\npublic class Main {}").as_deref(), Some("Main"));
        assert_eq!(class("class A {}\n@X(\"}\") public final strictfp class B<T> {}").as_deref(), Some("B"));
        assert_eq!(class("public non-sealed interface C {}").as_deref(), Some("C"));
        assert_eq!(class("/* public class A */ // public class B\nclass C { public class D {} }"), None);
        let text = "class A { char c = '{', d = '\\''; String s = \"\\\"{\", t = \"\"\"\n\"{\n\"\"\"; }\npublic record E() {}";
        assert_eq!(class(text).as_deref(), Some("E"));
    }
}
