//! What is proven of a table, or the laws that it obeys, as text.

use super::tables::cell;
use crate::base::layout::{width, wrapped};
use grundy_explorer::report::dependence::Dependence;
use grundy_explorer::report::law_search::no_law;
use grundy_explorer::report::laws::{About, Laws, Proven};
use grundy_host::terminal;
use grundy_laws::{Found, Status};

/// What is proven of sums in misère play where every heap is tame.
pub fn misere_sums() -> String {
    let known = "every heap is tame (Conway's genus): --at says who wins a sum, and so does the function that \
                 --code prints";
    proven("who wins any sum of heaps") + &wrapped("           ", known, width())
}

fn proven(what: &str) -> String {
    format!("{}  {what}\n", terminal::good("proven   "))
}

/// What is proven, or the pattern, in words.
pub fn laws(laws: &Laws) -> String {
    if let Some(Proven { first, certificate, .. }) = &laws.proven {
        let (from, period) = (first + certificate.pre_period, certificate.period);
        let (next, law) = match certificate.saltus {
            0 => ("g(n)".to_owned(), format!("period {period} from n = {from} on")),
            saltus => {
                let next = format!("g(n) + {saltus}");
                (next.clone(), format!("g(n + {period}) = {next} from n = {from} on"))
            }
        };
        let (checked, needed) = (first + certificate.checked, first + certificate.needed);
        let (law, equal) = if laws.about == About::Values {
            let next = format!("g(n + {period}) = {next}");
            (law, format!("{next} for all n from {from} to {checked}; to {needed} is enough"))
        } else {
            let (to, enough) = (checked + period, needed + period);
            (format!("who wins has {law}"), format!("the genera of all heaps to {to}; to {enough} is enough"))
        };
        let equal = format!("checked: {equal} ({})", certificate.theorem);
        return proven(&law) + &wrapped("           ", &equal, width());
    }
    let need =
        laws.need().map_or(String::new(), |need| wrapped("           ", &format!("but {need}"), width()));
    let of_features = |one| dependence(one, laws.needs.is_some()) + &need;
    let depends = laws.dependence.as_ref().map_or(String::new(), of_features);
    // What is the same for all is a law.
    let is_said = laws.dependence.as_ref().is_some_and(|one| one.features.is_empty());
    if laws.found.is_empty() && !is_said {
        let cut = if laws.is_cut { "           (only the values before the first ∞ count)\n" } else { "" };
        return depends + &no_law(laws.entries) + cut;
    }
    let subject = laws.subject();
    let said = |(i, found): (usize, &Found)| match laws.theorem.as_ref().filter(|_| i == 0) {
        Some(theorem) => by_theorem(found, &subject, theorem),
        None => law(found, &subject) + &need,
    };
    depends + &laws.found.iter().enumerate().map(said).collect::<String>()
}

/// A law that a theorem proves.
fn by_theorem(Found { law, .. }: &Found, about: &str, theorem: &str) -> String {
    proven(&format!("{}{}  ({})", prefix(about), law.formula(), law.family))
        + &wrapped("           ", theorem, width())
}

/// What a law is about, if it is not the values.
fn prefix(about: &str) -> String {
    if about == "values" { String::new() } else { format!("{about}: ") }
}

/// Which features decide, and what each count means if it is one feature.
fn dependence(Dependence { about, features, points, confirmed }: &Dependence, is_guess: bool) -> String {
    let (is_of_values, count) = (*about == About::Values, points.len());
    let what = if is_of_values { "the value" } else { "who wins" };
    let cell = |value: u32| if is_of_values { value.to_string() } else { self::cell(value, true) };
    let says = match (&features[..], points.values().next()) {
        ([], Some(&value)) => format!("{what} is always {}", cell(value)),
        _ => format!("{what} depends on {} only", features.join(" and ")),
    };
    let of = if features.is_empty() { "position" } else { "count" };
    let fix = if count == 1 { format!("1 {of} fixes it") } else { format!("{count} {of}s fix it") };
    let mark = if is_guess { "guess    ".to_owned() } else { terminal::good("confirmed") };
    let mut text = format!("{mark}  {says}\n");
    text += &format!("           {fix}, {confirmed} other positions are as it says\n");
    if let [feature] = features[..] {
        let pair = |(at, value): (&Vec<u64>, &u32)| format!("{}:{}", at[0], cell(*value));
        let pairs: Vec<String> = points.iter().map(pair).collect();
        text += &wrapped(&format!("{:11}{feature} ", ""), &pairs.join(" "), width());
    }
    text
}

/// A law, and how sure it is.
pub fn law(Found { law, status, fitted, confirmed }: &Found, about: &str) -> String {
    let mark = format!("{status:9}");
    let mark = if *status == Status::Confirmed { terminal::good(&mark) } else { mark };
    let what = if about == "P-positions" { "P-position" } else { "value" };
    let fix = if *fitted == 1 { format!("1 {what} fixes it") } else { format!("{fitted} {what}s fix it") };
    let later = if *confirmed == 1 { "one is" } else { "ones are" };
    let evidence = format!("{fix}, {confirmed} later {later} as it says");
    format!("{mark}  {}{}  ({})\n           {evidence}\n", prefix(about), law.formula(), law.family)
}
