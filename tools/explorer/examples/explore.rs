//! Values, a proven period and winning moves from one line of rules: `explore 'take 1,2 in a row'
//! 5,9`.

use grundy_explorer::game::Explorer;
use grundy_explorer::rules;

fn main() -> Result<(), String> {
    let mut words = std::env::args().skip(1);
    let text = words.next().unwrap_or_else(|| "take 1,2 in a row".to_owned());
    let sum = words.next().unwrap_or_else(|| "5,9".to_owned());
    let parsed = rules::read(&text, &|name| Err(format!("no file {name} here"))).map_err(|no| no.what)?;
    let mut explorer = Explorer::new(parsed.game, parsed.is_misere);
    explorer.extend(200).map_err(|flaw| flaw.0)?;
    if let Some(line) = explorer.line() {
        println!("{}: {:?}", explorer.game().title(), &line.values[..20]);
        if let Some(proven) = &line.certificate {
            println!("period {} from {} on: {}", proven.period, proven.pre_period, proven.theorem);
        }
    }
    let heaps = sum.split(',').map(|heap| explorer.game().read(heap).map_err(|flaw| flaw.0));
    let heaps = heaps.collect::<Result<Vec<_>, String>>()?;
    let answer = explorer.answer(&heaps).map_err(|flaw| flaw.0)?;
    println!("{sum} is worth {}", answer.value);
    for (part, option) in answer.winning {
        println!("a winning move: {:?} to {:?}", heaps[part], answer.parts[part].options[option].leaves);
    }
    Ok(())
}
