"use strict";

// The explorer's page: from rules to values, laws, code, and all about a position.
(function () {
    const { h, say } = grundy;
    const EXAMPLES = ["take 1,3,4", "wythoff", "kayles", "0.77 misere", "grundy", "take squares", "moore 2 of 3",
        "knight", "turn up to 3", "board domino 4x5", "chomp 3x4", "graph a->b,b->c,c->a,c->d"];
    const FUNCTIONS = [
        ["n - d, d | n", 1, "own-divisor", "function moves(n) {\n    const to = [];\n    for (let d = 1; d < n; d++) {\n        if (n % d === 0) { to.push(n - d); }\n    }\n    return to;\n}"],
        ["x, y", 2, "own-pair", "function moves([x, y]) {\n    const to = [];\n    for (let i = 0; i < x; i++) { to.push([i, y]); }\n    for (let i = 0; i < y; i++) { to.push([x, i]); }\n    if (x + y > 0) { to.push([x >> 1, y >> 1]); }\n    return to;\n}"],
        ["XOX", 0, "own-row", "function start(n) { return \".\".repeat(n); }\nfunction moves(row) {\n    const to = [];\n    for (let i = 0; i < row.length; i++) {\n        if (row[i] === \".\" && row[i - 1] !== \"X\" && row[i + 1] !== \"X\") {\n            to.push(row.slice(0, i) + \"X\" + row.slice(i + 1));\n        }\n    }\n    return to;\n}"],
    ];
    // Servers and messengers cut longer links.
    const MOST_LINKED = 4000;
    const element = (id) => document.getElementById(id);
    const form = element("ask"), status = element("status"), panel = element("position");
    let current = null, request = null, table = null, asked = 0;
    // The position of a link whose function waits.
    let linked = "";
    // What was typed for the answer that is seen.
    let shown;

    const kind = () => form.elements.kind.value;

    function choose(name) {
        linked = "";
        form.elements.kind.value = name;
        for (const part of form.querySelectorAll("[data-kind]")) { part.hidden = part.dataset.kind !== name; }
        for (const part of form.querySelectorAll(".for-games")) { part.hidden = name === "table"; }
        const chips = name === "words"
            ? EXAMPLES.map((text) => [text, () => { element("rules").value = text; explore(); }])
            : name === "own" ? FUNCTIONS.map(([title, size, is, text]) => [title, () => write(size, "// " + grundy.word(is) + "\n" + text)]) : [];
        element("examples").replaceChildren(...chips.map(([text, onclick]) => h("button", { type: "button", lang: "en", onclick }, text)));
    }

    function write(size, text) {
        element("code").value = text;
        element("size").value = String(size);
        explore();
    }

    // How far the table goes: one number or two, each from 0 on.
    function extent() {
        const text = element("to").value.normalize("NFKC").trim();
        if (text === "") { return {}; }
        if (!/^\d+([x×, ]+\d+)?$/.test(text)) { throw new Error(grundy.word("up-to-is")); }
        return { to: text.split(/[x×, ]+/).map(Number), seconds: 60 };
    }

    // What the form asks, without what is wanted.
    function rules() {
        const common = { misere: element("misere").checked, ...extent() };
        return kind() === "words" ? { ...common, rules: element("rules").value }
            : { ...common, own: { code: element("code").value, size: Number(element("size").value) } };
    }

    // Nothing is asked, and no answer is seen.
    function clear() {
        stop();
        current = table = null;
        shown = undefined;
        panel.replaceChildren();
        for (const id of ["law", "table", "lost", "law-code"]) { element(id).replaceChildren(); }
        element("answer").hidden = true;
        element("stop").hidden = true;
    }

    // `isNew`: the reader asks, not the page's address.
    function explore({ at, isNew = true } = {}) {
        const before = shown;
        clear();
        try {
            request = kind() === "table"
                ? { want: "pattern", text: element("values").value, kind: element("table-kind").value, first: Number(element("first").value) }
                : { want: "table", ...rules() };
        } catch (error) {
            return complain(error.message);
        }
        shown = typed();
        grundy.address(address(shown, at), isNew && JSON.stringify(shown) !== JSON.stringify(before));
        status.className = "note";
        status.replaceChildren(say("running"));
        element("stop").hidden = false;
        const mine = current = grundy.ask(request, { onLine: (line) => { if (current === mine) { show(line, at); } } });
        mine.result.then(({ ended, said, errors, lines }) => {
            if (current !== mine) { return; }
            current = null;
            element("stop").hidden = true;
            if (ended !== "exit" || errors) { return complain(said, errors.slice(0, 400)); }
            if (!lines.some((line) => line.flaw)) { status.replaceChildren(); }
        });
    }

    function stop() {
        if (current) { current.stop(); }
    }

    function complain(what, help) {
        status.className = "note failed";
        status.textContent = grundy.withHelp({ what, help });
    }

    function show(line, at) {
        if (line.flaw) { return complain(line.flaw.what, line.flaw.help); }
        if ("progress" in line) { status.replaceChildren(say("running"), " " + line.progress + " / " + line.of); return; }
        element("answer").hidden = false;
        if (line.table) { return showTable(line.table, at); }
        if (line.laws && !Array.isArray(line.laws)) { return showLaws(line.laws); }
        element("title").replaceChildren(say("rules-as-table"));
        element("law").replaceChildren(...grundy.law.show(line), ...(line.note ? [h("p", { class: "note" }, line.note)] : []));
        element("law-code").replaceChildren(...grundy.law.code(line.code));
    }

    function showTable(object, at) {
        table = object;
        const title = element("title");
        title.textContent = object.meaning && request.rules || object.rules;
        if (object.meaning) { title.append(h("small", {}, " = " + object.meaning)); }
        if (object.misere) { title.append(h("small", {}, " ", say("misere-short"))); }
        draw(0);
        const single = object.kind === "places" && (object.positions || []).length === 1;
        const usual = { line: () => String(object.first + Math.min(10, object.values.length - 1)), grid: () => object.first + 3 + "," + (object.first + 5) };
        const start = at || (single ? object.positions[0][0] : object.positions && object.positions.length ? object.positions[Math.floor(object.positions.length / 2)][0] : usual[object.kind] && usual[object.kind]());
        // First the table is seen.
        requestAnimationFrame(() => setTimeout(() => { if (table === object) { ask(start || ""); } }));
    }

    function draw(period) {
        element("table").replaceChildren(...grundy.values.show(table, period, pick).filter((one) => one));
        mark();
    }

    function showLaws(said) {
        const few = table.kind === "places";
        element("law").replaceChildren(...(few ? [] : grundy.law.show(said)));
        if (said.stopped) { element("law").append(h("p", { class: "note" }, say("stopped-early"))); }
        element("law-code").replaceChildren(...grundy.law.code(said.code));
        if (said.proven) { draw(said.proven.period); }
        const listed = (positions) => h("p", { class: "list" }, positions.slice(0, 60).join(" ") + (positions.length > 60 ? " …" : ""));
        const parts = [];
        if (!few) {
            const lost = grundy.values.lost(table);
            parts.push(h("h3", {}, say("p-positions")));
            if (said.lost && said.lost.remainders.length) {
                parts.push(h("p", {}, (said.lost.from > table.first ? "n ≥ " + said.lost.from + ": " : "") + "n mod " + said.lost.period + " ∈ {" + said.lost.remainders.join(", ") + "}"));
            }
            parts.push(listed(lost.length ? lost : [grundy.word("none")]));
        }
        if (said.draws && said.draws.length) {
            parts.push(h("h3", {}, say("draws")), listed(said.draws.map((at) => table.rows ? "(" + at + ")" : at)));
        }
        element("lost").replaceChildren(...parts);
    }

    // The panel of a position.
    function ask(at) {
        linked = "";
        const input = h("input", { id: "at", value: at, "aria-label": grundy.word("position"), spellcheck: "false", autocapitalize: "none" });
        const body = h("div", { "aria-live": "polite" });
        const head = h("form", { class: "at" }, h("label", { for: "at" }, say("position")), input, h("button", { type: "submit" }, say("why")));
        head.addEventListener("submit", (event) => { event.preventDefault(); pick(input.value); });
        panel.replaceChildren(head, body);
        if (at !== "") { pick(at); }
    }

    async function pick(at) {
        const input = element("at"), body = panel.lastElementChild, mine = ++asked;
        const text = Array.isArray(at) ? at.join(" + ") : at;
        input.value = text;
        mark();
        body.setAttribute("aria-busy", "true");
        if (text.trim() === "") {
            body.replaceChildren(h("p", { class: "note" }, say("the-end")));
            body.removeAttribute("aria-busy");
            return;
        }
        grundy.address(address(shown, text));
        try {
            const line = await grundy.answer({ ...request, want: "position", seconds: 10, at });
            if (mine !== asked || !body.isConnected) { return; }
            body.replaceChildren(...grundy.position.show(line.at[0], pick));
            if (!request.own) {
                body.append(h("p", {}, h("a", { class: "button", href: "play.html#" + encode({ rules: request.rules, misere: request.misere ? "1" : "", at: text }) }, say("play-this"))));
            }
        } catch (error) {
            if (mine !== asked) { return; }
            body.replaceChildren(h("p", { class: "failed" }, error.message), h("p", { class: "note" }, error.help || ""));
        }
        body.removeAttribute("aria-busy");
    }

    function mark() {
        const at = element("at") ? element("at").value : "";
        for (const cell of element("table").querySelectorAll("[data-at]")) {
            if (cell.dataset.at === at) { cell.setAttribute("aria-current", "true"); } else { cell.removeAttribute("aria-current"); }
        }
    }

    function encode(fields) {
        return new URLSearchParams(Object.entries(fields).filter(([, value]) => value)).toString();
    }

    // What was typed, for the page's address; nothing if that is too long.
    function typed() {
        if (kind() === "table") {
            const text = element("values").value;
            return text.length > MOST_LINKED ? null : { table: text, kind: element("table-kind").value, first: element("first").value };
        }
        const common = { misere: element("misere").checked ? "1" : "", to: element("to").value };
        return kind() === "words" ? { rules: element("rules").value, ...common }
            : { code: element("code").value, size: element("size").value, ...common };
    }

    // The page's address with a position; nothing if what was typed is too long.
    function address(all, at) {
        return all ? encode("table" in all ? all : { ...all, at: at || "" }) : "";
    }

    // Words are data and are explored at once; a function from a link waits for the reader.
    function open() {
        const fields = new URLSearchParams(location.hash.slice(1));
        element("misere").checked = fields.has("misere") && fields.get("misere") !== "0";
        element("to").value = fields.get("to") || "";
        if (fields.has("code")) {
            choose("own");
            element("code").value = fields.get("code");
            element("size").value = ["0", "1", "2", "3"].includes(fields.get("size")) ? fields.get("size") : "1";
            clear();
            linked = fields.get("at") || "";
            status.className = "note";
            status.replaceChildren(say("from-link"));
            return;
        }
        if (fields.has("table")) {
            choose("table");
            element("values").value = fields.get("table");
            element("table-kind").value = fields.get("kind") || "line";
            element("first").value = fields.get("first") || "0";
            return explore({ isNew: false });
        }
        choose("words");
        if (fields.has("rules")) { element("rules").value = fields.get("rules"); }
        explore({ at: fields.get("at"), isNew: false });
    }

    async function complete() {
        const { kinds } = await grundy.answer({ want: "forms" });
        const list = () => element("forms").replaceChildren(...kinds.flatMap(({ forms }) =>
            forms.map(({ example, about }) => h("option", { value: example, label: grundy.told(about) }))));
        list();
        document.addEventListener("grundy-language", list);
    }

    form.addEventListener("submit", (event) => { event.preventDefault(); explore({ at: linked }); });
    for (const radio of form.elements.kind) { radio.addEventListener("change", () => choose(kind())); }
    element("stop").addEventListener("click", () => { stop(); });
    element("share").addEventListener("click", async (event) => {
        const button = event.currentTarget, now = typed();
        // The position is one of the answer that is seen, or of the link.
        const isSeen = element("at") && JSON.stringify(now) === JSON.stringify(shown);
        const text = address(now, isSeen ? element("at").value : shown === undefined ? linked : "");
        if (text === "") { return complain(grundy.word("long-link")); }
        grundy.address(text, true);
        if (status.matches(".failed")) { status.replaceChildren(); }
        let done = true;
        try { await navigator.clipboard.writeText(location.href); } catch { done = false; }
        button.textContent = grundy.word(done ? "copied" : "copy-failed");
        setTimeout(() => { button.textContent = grundy.word("share"); }, 1500);
    });
    // Also on the way back.
    addEventListener("hashchange", open);
    element("code").value = "// " + grundy.word(FUNCTIONS[0][2]) + "\n" + FUNCTIONS[0][3];
    open();
    // The first answer comes first; without completions only these are missing.
    Promise.resolve(current && current.result).then(complete).catch(() => {});
})();
