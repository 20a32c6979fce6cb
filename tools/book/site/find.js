"use strict";

// Which template? The same answers as `grundy find`, while one types.
(function () {
    const { h, say, tell } = grundy;
    const PAUSE = 180, MOST_RELATED = 6;
    const TRIES = ["two piles, same number from both", "两堆石子 取相同个数", "0 1 2 3 1 4 3 2", "take 1,3,4 or split", "move a token on a graph, draw", "取走最后一颗者输"];
    const words = document.getElementById("words"), list = document.getElementById("answers");
    const said = document.getElementById("said");
    let current = null, timer;

    // Names in backticks.
    const coded = (text) => text.split("`").map((part, i) => i % 2 ? h("code", {}, part) : part);

    const link = (kind, name) => h("a", { href: kind + "s/" + name + ".html" }, name);

    // What the statement says, of the template or of a part of it: `nim::winning_moves: …`.
    function says(name, line) {
        const [part] = line.split(": "), key = "template " + (part.startsWith(name + "::") ? part : name);
        return document.documentElement.lang === "zh" && grundy.said[key] || line;
    }

    // Rules that the explorer knows.
    const form = (rules) => h("li", {}, h("a", { href: "explore.html#" + new URLSearchParams({ rules }) }, rules),
        h("span", { class: "kind" }, say("kind-rules")));

    function entry({ kind, name, line, why, related, not_if }) {
        const other = kind === "template" ? "problem" : "template";
        const reasons = why.map(({ in: part, words: all }) => [tell(part), ": ", all.slice(0, 8).map((word) => [h("mark", {}, word), " "])]);
        const said = says(name, line);
        return h("li", {}, link(kind, name), h("span", { class: "kind" }, say("kind-" + kind)), h("p", { lang: said === line && "en" }, coded(said)),
            h("p", { class: "why" }, reasons),
            related.length ? h("p", { class: "why" }, say(kind === "template" ? "seen-in" : "shows"), " ",
                related.slice(0, MOST_RELATED).map((one) => [link(other, one), " "]), related.length > MOST_RELATED ? "…" : "") : null,
            not_if ? h("p", { class: "why", lang: "en" }, say("not-if"), " ", coded(not_if)) : null);
    }

    async function find() {
        const text = words.value.trim().replace(/\s+/g, " ");
        if (current) { current.stop(); }
        history.replaceState(null, "", text ? "#" + new URLSearchParams({ q: text }) : location.pathname + location.search);
        if (text === "") {
            list.replaceChildren();
            said.replaceChildren();
            return;
        }
        const mine = current = grundy.ask({ want: "find", text }, { milliseconds: 20000 });
        const { lines, ended, said: how, errors } = await mine.result;
        if (current !== mine) { return; }
        if (ended !== "exit" || lines.length === 0) {
            said.textContent = how + " " + errors;
            return;
        }
        const [{ found = [], values, forms = [], flaw }] = lines;
        list.replaceChildren(...forms.map(form), ...found.map(entry));
        said.replaceChildren(...(flaw ? [flaw.what] : values ? [say("values"), ": " + values.join(" ")] : found.length ? [] : [say("nothing-found")]));
    }

    function later() {
        clearTimeout(timer);
        timer = setTimeout(find, PAUSE);
    }

    words.addEventListener("input", later);
    document.getElementById("question").addEventListener("submit", (event) => {
        event.preventDefault();
        find();
    });
    // Down to the answers, and back.
    document.addEventListener("keydown", (event) => {
        if (event.key === "/" && document.activeElement !== words && !/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) {
            event.preventDefault();
            words.focus();
        }
        const links = [words, ...list.querySelectorAll("li > a")], at = links.indexOf(document.activeElement);
        const to = at + { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (at >= 0 && links[to]) {
            event.preventDefault();
            links[to].focus();
        }
    });
    document.getElementById("tries").append(...TRIES.map((text) => h("button", { type: "button", lang: /\p{Script=Han}/u.test(text) ? "zh" : "en", onclick: () => { words.value = text; find(); } }, text)));
    document.addEventListener("grundy-language", find);
    function open() {
        words.value = new URLSearchParams(location.hash.slice(1)).get("q") || "";
        find();
    }
    addEventListener("hashchange", open);
    open();
})();
