//! A site of the templates as they are, and of awkward texts.

use grundy_book::{Bundle, Document, File, Problem, Program, Sample, Sources, Template, site};

fn sources() -> Sources {
    let template = |(path, text): &(&str, &str)| Template {
        name: path.rsplit('/').next().unwrap().trim_end_matches(".rs").to_owned(),
        path: (*path).to_owned(),
        text: (*text).to_owned(),
        ..Template::default()
    };
    let templates = grundy::SOURCES.iter().filter(|(path, _)| !path.contains("/lean/"));
    // The course leads to problems, which are not in this package.
    let slugs = include_str!("../../course/problems.txt").split_whitespace();
    let problem = |slug: &str| Problem { slug: slug.to_owned(), ..Problem::default() };
    Sources {
        version: "0.0.0".to_owned(),
        templates: templates.map(template).collect(),
        problems: slugs.map(problem).collect(),
        ..Sources::default()
    }
}

fn page(site: &[File], path: &str) -> String {
    let file = site.iter().find(|file| file.path == path);
    String::from_utf8(file.unwrap_or_else(|| panic!("no {path}")).content.clone()).unwrap()
}

/// The text of HTML without its tags.
fn text_of(html: &str) -> String {
    let texts = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    let text: String = texts.collect();
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[test]
fn the_code_of_every_template_is_on_its_page_unchanged() {
    let sources = sources();
    let site = site(&sources).unwrap();
    assert!(sources.templates.len() > 60);
    for template in &sources.templates {
        let page = page(&site, &format!("templates/{}.html", template.name));
        let (_, code) = page.split_once("<code id=\"form-code-0\">").unwrap();
        let code = code.split("</code>").next().unwrap();
        assert_eq!(text_of(code), template.text, "{}", template.name);
        assert!(code.contains("<b>pub</b>") && code.contains("<i>//!"), "{}", template.name);
    }
}

#[test]
fn no_text_becomes_html() {
    let evil = "<script>alert(1)</script>\"'&";
    let mut sources = sources();
    sources.problems.push(Problem {
        slug: "evil".to_owned(),
        text: format!("//! # {evil}\n//!\n//! - **Idea**: {evil} `{evil}`\n\nfn main() {{ {evil} }}\n"),
        bundle: Some(Bundle { name: evil.to_owned(), text: evil.to_owned(), ..Bundle::default() }),
        samples: vec![Sample {
            name: evil.to_owned(),
            input: evil.to_owned(),
            output: Some(evil.to_owned()),
        }],
        ..Problem::default()
    });
    let site = site(&sources).unwrap();
    for file in site.iter().filter(|file| file.path.ends_with(".html") || file.path.ends_with("index.js")) {
        let text = page(&site, &file.path);
        assert!(!text.contains("<script>"), "{}", file.path);
    }
    assert!(text_of(&page(&site, "problems/evil.html")).contains(evil));
}

#[test]
fn one_file_is_promised_only_where_it_is() {
    let mut sources = sources();
    for is_bundled in [false, true] {
        for problem in &mut sources.problems {
            problem.bundle = is_bundled.then(Bundle::default);
        }
        let site = site(&sources).unwrap();
        for path in ["index.html", "problems/index.html"] {
            assert_eq!(page(&site, path).contains("one file to submit"), is_bundled, "{path}");
        }
    }
}

#[test]
fn strings_that_look_like_comments_are_strings() {
    let mut sources = sources();
    let code = r##"let a = "// no"; let b = 'x'; let c: &'static str = r#"say "/*""#; let d = '"'; // yes"##;
    sources.problems.push(Problem { slug: "code".to_owned(), text: code.to_owned(), ..Problem::default() });
    let page = page(&site(&sources).unwrap(), "problems/code.html");
    for part in
        ["<s>&quot;// no&quot;</s>", "<s>'x'</s>", "&amp;'<b>static</b>", "<s>'&quot;'</s>", "<i>// yes</i>"]
    {
        assert!(page.contains(part), "{part}");
    }
}

#[test]
fn links_lead_to_pages_or_are_refused() {
    let mut sources = sources();
    let document = |text: &str| Document { path: "docs/a.md".to_owned(), text: text.to_owned() };
    sources.documents =
        vec![document("# A\n\n[nim](../src/heaps/nim.rs) [self](a.md#part) [else](../README.md)\n")];
    let made = page(&site(&sources).unwrap(), "docs/a.html");
    assert!(made.contains("<a href=\"../templates/nim.html\">nim</a>"));
    assert!(made.contains("<a href=\"../docs/a.html#part\">self</a>"));
    assert!(made.contains(" else"), "{made}");
    sources.documents = vec![document("[nimm](../src/heaps/nimm.rs)")];
    let error = site(&sources).unwrap_err();
    assert_eq!(error, "docs/a.md: the link `../src/heaps/nimm.rs` leads nowhere");
}

#[test]
fn programs_are_packed_into_scripts() {
    let mut sources = sources();
    sources.programs = vec![Program { name: "p".to_owned(), module: vec![0, b'a', b's', b'm'] }];
    let site = site(&sources).unwrap();
    // So begins in base64 what zlib has packed.
    assert!(page(&site, "assets/p.wasm.js").contains("[\"p\"] = \"eN"));
}

#[test]
fn both_languages_have_the_same_chapters() {
    let site = site(&sources()).unwrap();
    let pages = |folder: &str| -> Vec<String> {
        let paths = site.iter().filter_map(|file| file.path.strip_prefix(folder));
        paths.map(str::to_owned).collect()
    };
    assert!(pages("learn/").len() > 5);
    assert_eq!(pages("learn/"), pages("zh/learn/"));
}

#[test]
fn the_guide_is_there_in_chinese() {
    let mut sources = sources();
    sources.guide = grundy::GUIDE.to_owned();
    let slugs =
        grundy::GUIDE.split("../problems/src/bin/").skip(1).filter_map(|rest| rest.split(".rs").next());
    sources.problems.extend(slugs.map(|slug| Problem { slug: slug.to_owned(), ..Problem::default() }));
    sources.documents = vec![Document { path: "docs/explore.md".to_owned(), text: "# Explore\n".to_owned() }];
    let page = page(&site(&sources).unwrap(), "zh/templates/index.html");
    let headings =
        page.split("<h2").skip(1).chain(page.split("<tr><td>").skip(1)).chain(page.split("<th>").skip(1));
    let texts: Vec<&str> = headings.map(|rest| rest.split("</").next().unwrap()).collect();
    assert!(texts.len() > 120);
    for text in texts {
        let is_chinese = text.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
        assert!(is_chinese, "write this in Chinese, too, in tools/book/course/zh/guide.txt: {text}");
    }
}

#[test]
fn other_words_of_the_search_belong_to_pages() {
    let site = site(&sources()).unwrap();
    let index = page(&site, "assets/index.js");
    let lines = include_str!("../../course/zh/search.txt").lines().filter(|line| !line.starts_with('#'));
    for (names, words) in lines.filter_map(|line| line.split_once(" | ")) {
        for name in names.split(", ") {
            let begins = [format!("    [\"templates/{name}.html"), format!("    [\"zh/learn/{name}.html")];
            let mut entries = index.lines().filter(|line| begins.iter().any(|begin| line.starts_with(begin)));
            assert!(entries.any(|entry| entry.contains(words)), "{name}: {words}");
        }
    }
}

#[test]
fn what_can_be_typed_is_explained_in_chinese() {
    let said = include_str!("../../course/said.txt");
    for form in grundy_explorer::rules::KINDS.iter().flat_map(|kind| kind.forms) {
        let begin = format!("{} | ", form.about);
        assert!(said.lines().any(|line| line.starts_with(&begin)), "course/said.txt lacks `{}`", form.about);
    }
}

#[test]
fn the_listings_of_the_notebook_compile_together() {
    let notebook = page(&site(&sources()).unwrap(), "notebook.html");
    let listings = notebook.split("<code id=\"code-").skip(1).map(|part| {
        let (name, rest) = part.split_once("\">").unwrap();
        format!("pub mod {name} {{\n{}\n}}\n", text_of(rest.split("</code>").next().unwrap()))
    });
    let listings: Vec<String> = listings.collect();
    assert!(listings.len() > 30);
    compile(&listings.concat());
}

#[test]
fn the_listings_of_the_course_compile() {
    let site = site(&sources()).unwrap();
    let chapters = site.iter().filter(|file| file.path.contains("learn/"));
    let chapters: Vec<String> = chapters.map(|file| page(&site, &file.path)).collect();
    let codes = chapters.iter().flat_map(|text| text.split("<code id=\"listing-").skip(1));
    let codes = codes.map(|part| text_of(part.split_once("\">").unwrap().1.split("</code>").next().unwrap()));
    // What the chapters' text has introduced.
    let given = "takes: Vec<usize>, n: usize, heaps: Vec<u64>";
    let functions: Vec<String> =
        codes.enumerate().map(|(i, code)| format!("fn listing_{i}({given}) {{\n{code}}}\n")).collect();
    assert!(functions.len() >= 4);
    compile(&functions.concat());
}

/// Has rustc check the text as a library.
fn compile(text: &str) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("listings.rs");
    std::fs::write(&file, text).unwrap();
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let mut command = std::process::Command::new(rustc);
    command.args(["--edition=2021", "--crate-type=lib", "--emit=metadata", "-Adead_code", "-Aunused"]);
    let output = command.arg("--out-dir").arg(folder.path()).arg(&file).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
