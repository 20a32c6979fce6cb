//! Which class of a compiled Java source is started.

use anyhow::Result;
use grundy_host::Failure;
use std::fs;
use std::path::Path;

/// What a class file says that has `public static void main(String[])`.
const MAIN: [&[u8]; 2] = [b"main", b"([Ljava/lang/String;)V"];

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
