//! What a law says, in the form in which theorems are asked.

use crate::game::Claim;
use grundy_laws::{Domain, Expr, Law, Operator, n};

/// What a law says of all positions, if some theorem may say the same.
pub fn claim(law: &Law) -> Option<Claim> {
    if let Some(recurrence) = law.of_lost_numbers() {
        let ([(1, 1), (1, back)], 0) = (&recurrence.terms[..], recurrence.constant) else { return None };
        let start = recurrence.start.iter().map(|&number| u64::try_from(number).ok());
        return Some(Claim::LostByRecurrence { start: start.collect::<Option<_>>()?, back: *back });
    }
    let lost = |domain, condition| Law::piles("", domain, condition, 0);
    let is_0 = |number: Expr| number.is(Operator::Equal, 0);
    let is_fibonacci = Expr::function("is_fibonacci", [Expr::Pile(0)]).is(Operator::Equal, 1);
    let known = [
        (Law::line("", 0, n(), 0), Claim::NimSum),
        (Law::grid("", 0, n().is(Operator::Xor, Expr::Argument(1)), 0), Claim::NimSum),
        (lost(Domain::Piles, is_0(Expr::nim_sum())), Claim::LostByNimSum),
        (lost(Domain::Piles, is_0(Expr::misere_nim_sum())), Claim::LostByMisereNimSum),
        (lost(Domain::Number, is_fibonacci), Claim::LostByRecurrence { start: vec![0, 1, 2], back: 2 }),
    ];
    known.into_iter().find_map(|(other, claim)| law.says(&other).then_some(claim))
}
