"use strict";

// What is proven of a game, or the laws that its values obey: how sure that is, and the code.
grundy.law = (function () {
    const { h, say, tell } = grundy;
    const LANGUAGES = [["rust", "Rust"], ["c++", "C++"], ["c", "C"], ["python", "Python"]];
    let language = "rust";

    function card(kind, formula, ...evidence) {
        return h("div", { class: "verdict " + kind }, h("b", {}, say(kind)), h("p", { class: "formula", lang: "en" }, formula),
            h("p", { class: "note" }, ...evidence));
    }

    function proven(one) {
        const next = one.saltus ? "g(n) + " + one.saltus : "g(n)";
        return card("proven", "g(n + " + one.period + ") = " + next + ",  n ≥ " + one.pre_period,
            say("checked"), " n = " + one.pre_period + " … " + one.checked_to + "; ",
            say("enough-is"), " " + one.needed_to + " (", tell(one.theorem), ")");
    }

    function law(one) {
        const about = one.about && one.about !== "values" ? one.about + ": " : "";
        if (one.theorem) { return card("proven", about + one.formula, tell(one.theorem)); }
        return card(one.status, about + one.formula,
            tell(one.family), ". " + one.fitted + " ", say("fix-it"), ", " + one.confirmed + " ", say("as-it-says"),
            ...(one.needs ? [". ", say("needs-more"), " n = " + one.needs] : []));
    }

    function show(said) {
        if (said.proven) { return [proven(said.proven)]; }
        if (said.laws.length === 0) { return [h("div", { class: "verdict none" }, h("p", {}, say(said.few ? "too-few" : "no-law")))]; }
        return said.laws.map(law);
    }

    function code(codes) {
        if (!codes) { return []; }
        const text = h("code", { id: "law-text" });
        const tabs = h("div", { class: "kinds", role: "radiogroup", "aria-label": grundy.word("code-language") });
        const pick = (name) => {
            language = name;
            text.textContent = codes[name];
        };
        for (const [name, title] of LANGUAGES) {
            const radio = h("input", { type: "radio", name: "language", value: name, onchange: () => pick(name) });
            radio.checked = name === language;
            tabs.append(h("label", {}, radio, " " + title));
        }
        pick(language);
        return [
            h("h3", {}, say("law-code")), tabs,
            h("div", { class: "code" },
                h("button", { type: "button", class: "copy", "data-copy": "law-text", "data-t": "copy" }, grundy.word("copy")),
                h("pre", { lang: "en", tabindex: "0" }, text)),
            h("p", { class: "note" }, say("code-note")),
        ];
    }

    return { show, code };
})();
