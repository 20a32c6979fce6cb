//! Look-up by rules and numbers, and what templates offer.

mod advice {
    use grundy_cli::lookup::advice::*;
    use grundy_cli::lookup::rules::read;

    fn templates(question: &str) -> Vec<&'static str> {
        advice(&read(question).unwrap_or_else(|| panic!("{question}")))
            .iter()
            .map(|fit| fit.template)
            .collect()
    }

    #[test]
    fn rules_lead_to_templates() {
        for (question, best) in [
            ("0.77", "kayles"),
            ("0.137", "octal"),
            ("0.333...", "nim"),
            ("4.3...", "lasker"),
            ("0.33", "bash"),
            ("0.303", "sg_table"),
            ("take 1,3,4", "sg_table"),
            ("Take 1 to 5", "bash"),
            ("take 2-7", "take_range"),
            ("take 1..5000", "bash"),
            ("take odd", "bash"),
            ("take any", "nim"),
            ("take any but 2", "nim_exceptions"),
            ("take any or split into three", "lasker"),
            ("take 1, 2 or split", "take_and_break"),
            ("take at most half", "half_nim"),
            ("take primes", "sg_table"),
            ("take 2 in a row", "octal"),
            ("take 3 on a circle", "circle"),
            ("take any, last loses", "misere"),
            ("split unequal", "grundys_game"),
            ("split equal", "equal_split"),
            ("split 2 or more", "multi_sg"),
            ("4!.0", "multi_sg"),
            ("take at most 2x", "fibonacci_nim"),
            ("take at most 3x", "dynamic_subtraction"),
            ("take divisors", "sg_table"),
            ("0.77 misere", "misere"),
        ] {
            assert_eq!(templates(question)[0], best, "{question}");
        }
    }

    #[test]
    fn values_are_those_of_the_rules() {
        let values = |question: &str| values(&read(question).unwrap()).unwrap()[..8].to_vec();
        assert_eq!(values("0.77"), [0, 1, 2, 3, 1, 4, 3, 2]);
        assert_eq!(values("take 1,2 in a row"), values("0.77"));
        assert_eq!(values("take any or split"), values("4.3..."));
        assert_eq!(values("take 1 to 3"), [0, 1, 2, 3, 0, 1, 2, 3]);
        assert_eq!(values("split unequal"), [0, 0, 0, 1, 0, 2, 1, 0]);
        assert_eq!(values("take 1,2 on a circle"), [0, 1, 2, 0, 0, 0, 0, 0]);
        assert_eq!(values("take primes"), [0, 0, 1, 1, 2, 2, 3, 3]);
        assert_eq!(values("split 3 unequal"), [0, 0, 0, 0, 0, 0, 1, 1]);
        assert_eq!(grundy_cli::lookup::advice::values(&read("take 1,2 last loses").unwrap()), None);
        let kayles = alike(&read("take 1,2 in a row").unwrap());
        assert_eq!((kayles[0].template, kayles[0].says.as_str()), ("kayles", "a row"));
    }
}

mod functions {
    use grundy_cli::lookup::functions::functions;

    #[test]
    fn public_functions_have_a_signature_and_a_purpose() {
        let text = "/// One\n/// line.\n///\n/// More.\npub fn f(\n    a: u8,\n    b: &[(u8, u8)],\n) -> u8 { 0 }\nfn g() {}\n\
                    pub struct S<T>(T);\nimpl<T> S<T> {\n    /// New.\n    pub fn new<U>() -> S<T> { todo!() }\n    fn own() {}\n}\n\
                    impl Drop for S<u8> { fn drop(&mut self) {} }\npub trait T { fn moves(&self) -> u8; }\n";
        let found: Vec<_> = functions(text).into_iter().map(|found| (found.signature, found.doc)).collect();
        let wanted = [
            ("f(a: u8, b: &[(u8, u8)]) -> u8", "One line."),
            ("S::new<U>() -> S<T>", "New."),
            ("T::moves(&self) -> u8", ""),
        ];
        assert_eq!(found, wanted.map(|(signature, doc)| (signature.to_owned(), doc.to_owned())));
        assert_eq!(functions("pub fn {"), []);
    }
}

mod rules {
    use grundy_cli::lookup::rules::*;
    use grundy_explorer::rules::heaps::HeapRules;

    #[test]
    fn words_are_no_rules() {
        for question in [
            "",
            "take",
            "split a heap",
            "take any number from one heap",
            "take half of the stones",
            "take 0",
            "take 1 of the heaps",
            "take at most 3 stones",
            "split equal heaps",
            "take 1 2 x",
            "take 5..",
            "take 1 take 2",
            "take 18446744073709551616",
            "0.",
            "0.x",
            "1.5",
            "0.77.7",
            "two piles",
        ] {
            assert_eq!(read(question), None, "{question}");
        }
    }

    #[test]
    fn sets_come_in_several_forms() {
        let shown = |question: &str| read(question).map(|rules| rules.heaps.to_string());
        for question in ["take 1,3,4", "take 4, 3 1 3", "TAKE 1,3..4", "take 1 3 to 4", "take 3 - 4, 1"] {
            assert_eq!(shown(question).as_deref(), Some("take 1,3,4"), "{question}");
        }
        assert_eq!(shown("take 2 or split").as_deref(), Some("take 2 or split"));
        assert_eq!(shown("in a row take 2").as_deref(), Some("take 2 in a row"));
    }

    #[test]
    fn codes_repeat_or_not() {
        let code = |code: &str| match read(code).map(|rules| rules.heaps) {
            Some(HeapRules::Code(code)) => (code.plain().map(str::to_owned), code.repeats()),
            other => panic!("{code}: {other:?}"),
        };
        assert_eq!(code("0.77"), (Some("0.77".to_owned()), false));
        assert_eq!(code(" 4.3... "), (Some("4.3".to_owned()), true));
        assert_eq!(code("0.8F"), (Some("0.8F".to_owned()), false));
        assert_eq!(code("4!.0"), (None, false));
    }
}

mod sequences {
    use grundy_cli::lookup::sequences::*;

    fn numbers(template: &str, game: &str) -> Vec<u64> {
        let all = all(12);
        let found = all.iter().find(|found| found.template == template && found.game.contains(game));
        found.unwrap_or_else(|| panic!("{template}: {game}")).numbers.clone()
    }

    #[test]
    fn well_known_sequences() {
        assert_eq!(numbers("octal", "0.137"), [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2]);
        assert_eq!(numbers("fibonacci_nim", "2 times")[..6], [1, 2, 3, 5, 8, 13]);
        assert_eq!(numbers("dynamic_subtraction", "1 times")[..5], [1, 2, 4, 8, 16]);
        assert_eq!(numbers("wythoff", "r = 1: both")[..8], [0, 0, 1, 2, 3, 5, 4, 7]);
        assert_eq!(numbers("coin_turning", "mock"), [1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22]);
        assert_eq!(numbers("coin_turning", "ruler")[..8], [1, 2, 1, 4, 1, 2, 1, 8]);
        assert_eq!(numbers("multiplication", "2 to 9")[..4], [9, 18, 162, 324]);
        assert_eq!(numbers("nimber", "squares")[..8], [0, 1, 3, 2, 6, 7, 5, 4]);
        assert_eq!(numbers("divisors", "less than n")[..8], [0, 1, 0, 2, 0, 1, 0, 3]);
        assert_eq!(numbers("divisors", "by a divisor")[..8], [0, 1, 1, 2, 1, 2, 1, 3]);
        assert_eq!(numbers("divisors", "equal parts")[..8], [0, 1, 1, 1, 1, 2, 1, 1]);
        assert_eq!(numbers("halving", "even k")[..6], [0, 1, 2, 0, 1, 0]);
        assert_eq!(numbers("kayles", "circle")[..5], [0, 1, 2, 0, 0]);
        assert_eq!(numbers("half_nim", "at most")[..7], [0, 0, 1, 0, 2, 1, 3]);
    }
}

mod values {
    use grundy_cli::lookup::values::*;

    fn first(numbers: &[u64]) -> (&'static str, String) {
        let Fit { template, says } = fits(numbers).swap_remove(0);
        (template, says)
    }

    #[test]
    fn numbers_with_any_punctuation_are_read() {
        for text in ["0 1 2", "0,1,2", "[0, 1, 2]", "0，1、2", " 0 1 2 ...", "0;1;2,…"] {
            assert_eq!(read(text), Some(vec![0, 1, 2]), "{text}");
        }
        for text in ["", ",", "0 1 two", "0.77", "-1", "99999999999999999999"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn the_best_known_game_comes_first() {
        let says = |template: &'static str, says: &str| (template, says.to_owned());
        assert_eq!(first(&[0, 1, 2, 3, 4, 0, 1, 2]), says("bash", "take 1 to 4"));
        assert_eq!(first(&[1, 2, 3, 0, 1, 2]), says("bash", "take 1 to 3: from 1 on"));
        assert_eq!(first(&[0, 1, 1, 2, 0]), says("octal", "code 0.137, Dawson's chess"));
        assert_eq!(
            first(&[1, 2, 3, 5, 8, 13]),
            says("fibonacci_nim", "at most 2 times the last take: what is lost")
        );
        assert_eq!(
            first(&[2, 7, 9, 14]),
            says("sg_table", "take 1, 3, 4: what is lost, but for the first 1")
        );
        assert_eq!(first(&[3, 1, 4, 3, 2, 1, 4, 2]), says("kayles", "a row: from 3 on"));
        assert!(
            fits(&[0, 1, 1, 0, 1, 1, 0])
                .contains(&Fit { template: "bash", says: "take 1 to 2, 1 = won".to_owned() })
        );
        assert_eq!(fits(&[17, 93, 2, 11]), []);
    }

    #[test]
    fn any_numbers_have_an_answer() {
        for numbers in [vec![0; 1000], vec![u64::MAX; 4], (0..1000).collect(), vec![]] {
            fits(&numbers);
        }
    }
}
