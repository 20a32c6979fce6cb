//! What `grundy explore --json` prints is as `grundy json` says.

use crate::explore::{object, printed};
use crate::fixture::command;
use serde_json::Value;
use tempfile::TempDir;

/// What the schema says against a value; the keywords that it uses, and no other.
fn flaw(root: &Value, schema: &Value, value: &Value) -> Option<String> {
    let keywords = schema.as_object()?.iter();
    let wrong = |keyword: &str| Some(format!("{keyword} {}: {value}", schema[keyword]));
    keywords
        .filter(|(keyword, _)| !["$schema", "title", "description", "$defs"].contains(&keyword.as_str()))
        .find_map(|(keyword, said)| match keyword.as_str() {
            "$ref" => flaw(root, &root["$defs"][said.as_str()?.strip_prefix("#/$defs/")?], value),
            "anyOf" => {
                let flaws: Option<Vec<String>> =
                    said.as_array()?.iter().map(|schema| flaw(root, schema, value)).collect();
                flaws.map(|flaws| flaws.join("\nor "))
            }
            "enum" => {
                if said.as_array()?.contains(value) {
                    None
                } else {
                    wrong(keyword)
                }
            }
            "type" => {
                let names = said.as_array().cloned().unwrap_or_else(|| vec![said.clone()]);
                if names.iter().any(|name| is_of(value, name.as_str().unwrap())) {
                    None
                } else {
                    wrong(keyword)
                }
            }
            "required" => said.as_array()?.iter().find_map(|key| {
                if value.get(key.as_str()?).is_some() {
                    None
                } else {
                    Some(format!("{key} is missing: {value}"))
                }
            }),
            "additionalProperties" => value.as_object()?.keys().find_map(|key| {
                if schema["properties"].get(key).is_some() {
                    None
                } else {
                    Some(format!("{key} is not known"))
                }
            }),
            "properties" => {
                said.as_object()?.iter().find_map(|(key, schema)| flaw(root, schema, value.get(key)?))
            }
            "items" => value.as_array()?.iter().find_map(|item| flaw(root, said, item)),
            other => Some(format!("the keyword {other} is not known to this test")),
        })
}

fn is_of(value: &Value, name: &str) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("the type {other} is not known to this test"),
    }
}

fn schema() -> Value {
    let said = command(TempDir::new().unwrap().path()).arg("json").output().unwrap();
    serde_json::from_slice(&said.stdout).unwrap()
}

#[test]
fn every_answer_is_as_the_schema_says() {
    let schema = schema();
    let score = "'|n: i64| match n { 0 => Turn::End(0), _ => Turn::Alternate((1..=n.min(3)).map(move |d| (d, n - d))) }'";
    let list = printed("--list");
    let forms = list.split_once("Names\n").unwrap().0;
    let forms =
        forms.lines().filter_map(|line| Some(line.strip_prefix("  ")?.split("  ").next()?.to_owned()));
    let forms = forms.map(|form| shlex::try_quote(&form).unwrap().into_owned());
    let others = [
        "0.77 --misere --to 9",
        "0.77 --code",
        "take 1..k --for k=1..3 --to 9",
        "take 1..k --for k=1..3 --to 9 --misere",
        "take 1..k --for k=1..3 --code",
        "take 1..k --for k=1..3 --at 5 --at 3,4",
        "take a..b --for a=1..2 --for b=3..4 --at 5",
        "'board domino 1xk' --for k=1..5",
        "0.77 --at 5 --at 3,4 --why",
        "0.77 --at 5 --misere --why",
        "0.77 --at '10^18,5'",
        "take any --misere --at '10^18,5'",
        "wythoff --at '10^18,10^17'",
        "tree gather --to 12",
        "tree take a leaf --misere --to 6",
        "tree hackenbush --at 1-2,2-3,2-4+7 --why",
        "'graph a->b,b->a,a->c' --at a+b --why",
        "'graph a->b,b->a,a->c' --at b --misere --why",
        "'|n: u32| vec![n]' --to 5",
        &format!("{score} --to 5"),
        &format!("{score} --at 5 --why"),
    ]
    .map(str::to_owned);
    for words in forms.chain(others) {
        if let Some(flaw) = flaw(&schema, &schema, &object(&words)) {
            panic!("{words}: {flaw:.3000}");
        }
    }
}

/// The test above can fail.
#[test]
fn a_wrong_answer_is_seen() {
    let schema = schema();
    let right = object("0.77 --at 5 --to 3");
    assert_eq!(flaw(&schema, &schema, &right), None);
    for (key, wrong) in
        [("misere", 1.into()), ("kind", "row".into()), ("more", 1.into()), ("at", true.into())]
    {
        let mut object = right.clone();
        object[key] = wrong;
        assert!(flaw(&schema, &schema, &object).is_some(), "{key}");
    }
    let mut object = right;
    object["at"][0]["value"] = Value::Bool(true);
    assert!(flaw(&schema, &schema, &object).is_some());
}
