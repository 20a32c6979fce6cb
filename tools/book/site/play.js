"use strict";

// Games against the perfect opponent, wherever a page has <div data-play="nim 3,4,5"></div>: rules,
// `@`, a position. The explorer says what wins; nothing about a game is known here.
(function () {
    const { h, say } = grundy;
    const PAUSE = 650, MOST_LISTED = 200;
    const GAMES = [
        ["Nim", "take any", "3,4,5"], ["take 1..3", "take 1..3", "10,7"], ["Kayles", "0.77", "5,7"], ["Grundy", "split unequal", "12"],
        ["Wythoff", "wythoff", "5,8"], ["Queen", "queen", "6,9"], ["Cram", "board domino 4x5", ""], ["2×2", "board 2x2 6x6", ""],
        ["L", "board L3 4x4", ""], ["Mock turtles", "turn up to 3", "6+4+1"], ["Hackenbush", "hackenbush 0-1,1-2,2-3,1-4,0-5,5-6,6-7,7-5,0-8,8-9", ""],
        ["Node Kayles", "node kayles grid 3x4", ""], ["token-game", "graph a->b,b->c,c->a,c->d,b->e,e->d,e->f,f->b", "a"],
        ["walk-game", "geography grid 4x5", "2:3"], ["tree-game", "tree take a leaf or cut an edge", "1-2,2-3,2-4,1-5,5-6,5-7,7-8"], ["Chomp", "chomp 4x5", "5,5,5,5"],
        ["last-loses", "take any misere", "1,3,5,7"],
    ];

    // The game in each place.
    const running = new WeakMap();

    function spec(text) {
        const [rules, at] = text.split("@").map((part) => part.trim());
        // Sizes of heaps are no rules, whatever stands between them.
        const nim = /^nim (\d+(?:[ ,]+\d+)+)$/i.exec(rules.normalize("NFKC"));
        return nim ? { rules: "take any", at: nim[1].split(/[ ,]+/).join(",") } : { rules, at };
    }

    function play(place, { rules, at = "", misere = false }) {
        const note = h("p", { class: "turn", role: "status" });
        const field = h("div", { class: "field" }), more = h("div", { class: "which chips" });
        const sums = h("div", { class: "sums" }), list = h("details", { class: "moves" }, h("summary", {}, say("choose-move")), h("div", { class: "chips" }));
        const button = (key, onclick) => h("button", { type: "button", onclick }, say(key));
        const undo = button("undo", () => back()), hint = button("hint", () => advise());
        const controls = h("div", { class: "actions" }, undo, hint, button("you-begin", () => begin(true)), button("it-begins", () => begin(false)));
        place.replaceChildren(h("div", { class: "game" }, note, h("div", { class: "sight" }, field, sums), more, controls, list));
        delete place.dataset.state;
        // What a drawing is told; what it notes there, such as the size of a board, stays.
        const game = { rules, onMove: (i, option) => mine(i, option), onChoose: (moves) => which(moves) };
        running.set(place, game); // another game there ends
        let parts = null, history = [], seen = new Set(), turn = 0, answer = null, isMine = true, said = null;

        async function ask(sum) {
            const line = await grundy.answer({ want: "position", rules, misere, at: sum, seconds: 20 });
            Object.assign(game, { rules: line.rules, kind: line.kind, cancels: line.cancels, isMisere: line.misere });
            return line.at[0] || { parts: [], winning: [], outcome: line.misere ? "N" : "P", value: 0, reply: null };
        }

        function after(i, leaves) {
            const next = [...parts.slice(0, i), ...leaves, ...parts.slice(i + 1)];
            // Two coins on one place are none.
            return game.cancels ? next.filter((coin) => next.filter((other) => other === coin).length % 2 === 1).filter((coin, j, all) => all.indexOf(coin) === j) : next;
        }

        async function to(sum, isNextMine) {
            const now = ++turn, isOver = () => now !== turn || running.get(place) !== game;
            isMine = isNextMine;
            answer = null;
            place.dataset.state = "thinking";
            try {
                const found = await ask(sum);
                if (isOver()) { return false; }
                answer = found;
            } catch (error) {
                if (!isOver()) {
                    note.className = "turn failed";
                    note.textContent = grundy.withHelp({ what: error.message, help: error.help });
                    place.dataset.state = "failed";
                    undo.disabled = history.length === 0;
                    hint.disabled = true;
                }
                return false;
            }
            parts = answer.parts.map((part) => part.position);
            game.at = answer;
            place.dataset.at = parts.join(" + ");
            game.coins = game.coins || (game.cancels ? parts : null);
            show();
            return true;
        }

        const moves = () => answer.parts.flatMap((part, i) => part.options.map((option) => [i, option]));
        const left = (leaves) => leaves.length ? leaves.join(" + ") : grundy.word("nothing");
        const twins = (i) => parts.filter((one) => one === parts[i]).length;
        const number = (i) => grundy.numbered(game.kind === "line" ? "heap-number" : "part-number", i, twins(i));
        const called = (i, option) => (answer.parts.length > 1 ? number(i) + parts[i] + " → " : "") + (option.move ? grundy.told(option.move) : left(option.leaves));

        // What has the focus is drawn anew, and the focus with it.
        const show = () => grundy.keepFocus([field, more, controls, list], draw);

        function draw() {
            const drawn = parts.length ? grundy.drawing(game) : h("p", { class: "note" }, say("nothing"));
            field.replaceChildren(...(drawn ? [drawn] : [h("p", { class: "position" }, left(parts))]));
            field.classList.toggle("waits", !isMine);
            more.replaceChildren();
            sums.replaceChildren(...[binary()].filter((table) => table));
            const all = moves();
            list.lastChild.replaceChildren(...all.slice(0, MOST_LISTED).map(([i, option]) => choice(i, option)));
            if (!drawn) { list.open = true; }
            undo.disabled = history.length === 0;
            hint.disabled = !isMine || all.length === 0;
            place.dataset.outcome = answer.outcome;
            place.dataset.state = all.length === 0 ? "over" : isMine ? "yours" : "its";
            note.className = "turn";
            const seenBefore = seen.has(String([...parts].sort()) + isMine);
            const end = "you-" + (isMine === !game.isMisere ? "lose" : "win") + (game.isMisere ? "-misere" : "");
            note.replaceChildren(...(said ? [say("it-moved"), " " + said + grundy.word("full-stop") + " "] : []),
                say(all.length === 0 ? end : seenBefore ? "long-draw" : isMine ? "your-turn" : "thinking"));
            if (all.length === 0) { place.dataset.winner = end.startsWith("you-win") ? "you" : "it"; note.classList.add("over"); } else { delete place.dataset.winner; }
            seen.add(String([...parts].sort()) + isMine);
        }

        const choice = (i, option) => h("button", { type: "button", onclick: () => mine(i, option) }, called(i, option));

        // Nim-sums are seen in binary.
        function binary() {
            if (answer.parts.length < 2 || answer.parts.some((part) => typeof part.value !== "number") || typeof answer.value !== "number") { return null; }
            const width = Math.max(answer.value, ...answer.parts.map((part) => part.value), 1).toString(2).length;
            const row = (name, value) => h("tr", {}, h("th", { scope: "row" }, name), [...value.toString(2).padStart(width, "0")].map((bit) => h("td", { class: bit === "1" ? "one" : undefined }, bit)), h("td", {}, "= " + value));
            const table = h("table", { class: "binary" }, h("tbody", {}, answer.parts.map((part) => row(part.position, part.value))), h("tfoot", {}, row("xor", answer.value)));
            // Of coins and graphs it is better not seen at once.
            return game.kind === "line" && !game.cancels ? table : h("details", {}, h("summary", {}, "xor"), table);
        }

        async function mine(i, option) {
            if (!isMine || !answer || !parts.length) { return; }
            history.push({ parts, said });
            said = null;
            if (await to(after(i, option.leaves), false)) { its(turn); }
        }

        async function its(now) {
            const all = moves();
            if (all.length === 0) { return; }
            await new Promise((resolve) => { setTimeout(resolve, place.dataset.fast === undefined ? PAUSE : 0); });
            if (now !== turn || running.get(place) !== game || !answer) { return; }
            let { reply } = answer;
            if (!reply) {
                // Every move loses: any will do.
                const [part, option] = all[Math.floor(Math.random() * all.length)];
                reply = { part, leaves: option.leaves };
            }
            const option = answer.parts[reply.part].options.find((one) => String(one.leaves) === String(reply.leaves));
            said = option ? called(reply.part, option) : parts[reply.part] + " → " + left(reply.leaves);
            await to(after(reply.part, reply.leaves), true);
        }

        function which(all) {
            more.replaceChildren(h("span", { class: "note" }, say("which-move")), ...all.slice(0, MOST_LISTED).map(([i, option]) => choice(i, option)));
        }

        function advise() {
            if (!answer || !isMine) { return; }
            const wins = answer.winning.slice(0, 12).map((won) => [won.part, answer.parts[won.part].options[won.option] || { leaves: won.leaves }]);
            const draw = answer.reply && wins.length === 0 ? [[answer.reply.part, { leaves: answer.reply.leaves }]] : [];
            const key = wins.length ? "hint-wins" : draw.length ? "hint-draw" : "hint-lost";
            more.replaceChildren(h("span", { class: "note" }, say(key)), ...[...wins, ...draw].map(([i, option]) => choice(i, option)));
        }

        function back() {
            const last = history.pop();
            if (last) { said = last.said; seen = new Set(); to(last.parts, true); }
        }

        async function begin(isFirst) {
            history = [];
            seen = new Set();
            said = null;
            game.coins = null;
            if (await to(at, isFirst) && !isFirst) { its(turn); }
        }

        begin(true);
        return { begin };
    }

    grundy.play = play;
    grundy.spec = spec;

    function page(place) {
        const [game, from, last] = ["game", "from", "misere"].map((id) => document.getElementById(id));
        const start = (text, position, misere, isNew = true) => {
            const { rules, at = position } = spec(text);
            game.value = rules;
            from.value = at;
            last.checked = misere;
            const fields = { rules, at, misere: misere ? "1" : "" };
            grundy.address(new URLSearchParams(Object.entries(fields).filter(([, value]) => value)), isNew);
            play(place, { rules, at, misere });
        };
        document.getElementById("games").append(...GAMES.map(([name, rules, at]) => h("button", { type: "button", lang: "en", onclick: () => start(rules, at, false) }, grundy.words[name] ? say(name) : name)));
        document.getElementById("choose").addEventListener("submit", (event) => { event.preventDefault(); start(game.value, from.value, last.checked); });
        function open() {
            const fields = new URLSearchParams(location.hash.slice(1));
            const [, first, position] = GAMES[0], rules = fields.get("rules"), at = rules ? fields.get("at") || "" : position;
            start(rules || first, at, fields.has("misere") && fields.get("misere") !== "0", false);
        }
        // Also on the way back.
        addEventListener("hashchange", open);
        open();
    }

    if (document.getElementById("play")) { page(document.getElementById("play")); }
    for (const place of document.querySelectorAll("[data-play]")) { play(place, spec(place.dataset.play)); }
})();
