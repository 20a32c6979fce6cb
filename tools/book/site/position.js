"use strict";

// All about a position: its value, its options by value, the mex, the nim-sum, the winning moves.
grundy.position = (function () {
    const { h, say } = grundy;
    const MOST_OPTIONS = 60, MOST_WINNING = 24, UNKNOWN = "?";

    // An option has no value if none was computed; a value without an end is an object.
    const isUnknown = (option) => option.value === null;

    function badge(at) {
        const key = { P: "is-lost", N: "is-won", draw: "is-draw" }[at.outcome];
        const value = typeof at.value === "string" ? [] : [h("span", {}, say("value"), " ", h("b", {}, grundy.shown(at.value)))];
        return h("p", { class: "outcome " + at.outcome }, value, say(key));
    }

    const order = (option) => typeof option.value === "number" ? option.value : isUnknown(option) ? 2 ** 40 : 2 ** 33;

    function left(leaves) {
        return leaves.length === 0 ? grundy.word("nothing") : leaves.join(" + ");
    }

    // Values 0, 1, 2 …: those that an option has, and the first that none has.
    function mex(part) {
        if (typeof part.value !== "number" || part.value > 40 || part.options.some(isUnknown)) { return null; }
        const cells = [];
        for (let i = 0; i <= part.value; i++) {
            cells.push(h("li", { class: i === part.value ? "missing" : undefined }, String(i)));
        }
        return h("div", { class: "mex" }, h("span", {}, "mex"), h("ol", {}, cells));
    }

    function options(part, go) {
        const byValue = new Map();
        for (const option of part.options) {
            const key = isUnknown(option) ? UNKNOWN : grundy.shown(option.value);
            byValue.set(key, [...(byValue.get(key) || []), option]);
        }
        const groups = [...byValue].sort(([, [a]], [, [b]]) => order(a) - order(b));
        return h("dl", { class: "options" }, groups.map(([value, all]) => [
            h("dt", { class: value === "0" ? "lost" : undefined }, value),
            h("dd", {}, all.slice(0, MOST_OPTIONS).map((option) =>
                h("button", { type: "button", onclick: () => go(option.leaves) }, option.move ? grundy.told(option.move) : left(option.leaves))),
            all.length > MOST_OPTIONS ? h("span", { class: "note" }, " … " + all.length) : null),
        ]));
    }

    // The values of the parts in binary, and their xor.
    function binary(at) {
        if (at.parts.length < 2 || at.parts.some((part) => typeof part.value !== "number")) { return null; }
        const values = at.parts.map((part) => part.value);
        const width = Math.max(...values, at.value, 1).toString(2).length;
        const row = (name, value) => h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, value.toString(2).padStart(width, "0")), h("td", {}, String(value)));
        return h("table", { class: "binary" }, h("tbody", {}, values.map((value, i) => row(at.parts[i].position, value))),
            h("tfoot", {}, row("xor", at.value)));
    }

    function winning(at, parts, go) {
        if (at.winning.length === 0) { return h("p", { class: "note" }, say("no-winning")); }
        const seen = new Set();
        const buttons = at.winning.flatMap((won) => {
            const option = at.parts[won.part].options[won.option];
            const to = option && option.move ? grundy.told(option.move) : left(won.leaves);
            const text = (parts.length > 1 ? won.from + " → " + to : to) + (won.moves ? " (" + won.moves + ")" : "");
            if (seen.has(text) || seen.size >= MOST_WINNING) { return []; }
            seen.add(text);
            return [h("button", { type: "button", class: "wins", onclick: () => go(won.part, won.leaves) }, text)];
        });
        const rest = at.winning.length > MOST_WINNING ? h("span", { class: "note" }, " … " + at.winning.length) : null;
        return h("div", {}, h("h3", {}, say("winning-moves")), h("div", { class: "chips" }, buttons, rest));
    }

    // `onGo(parts)` is called with the position that a move leaves.
    function show(at, onGo) {
        const parts = at.parts.map((part) => part.position);
        const go = (i, leaves) => onGo([...parts.slice(0, i), ...leaves, ...parts.slice(i + 1)]);
        return [
            badge(at),
            binary(at),
            at.parts.map((part, i) => h("div", { class: "part" },
                at.parts.length > 1 ? h("h3", {}, part.position + ": " + grundy.shown(part.value)) : null,
                part.options.length === 0 ? h("p", { class: "note" }, say("no-move")) : options(part, (leaves) => go(i, leaves)),
                part.options.some(isUnknown) ? h("p", { class: "note" }, UNKNOWN + ": ", say("not-computed")) : null,
                part.more ? h("p", { class: "note" }, "… " + part.more) : null,
                mex(part))),
            winning(at, parts, go),
        ].flat(2).filter((element) => element);
    }

    return { show };
})();
