"use strict";

// Positions as one sees them on a table: rows of stones, coins, boards, a piece on squares, graphs.
// A drawing is an element; `onMove(part, option)` is called when the reader has chosen a move, and
// `onChoose([[part, option], …])` when several moves begin like that.
grundy.drawing = (function () {
    const { h } = grundy;
    // Larger positions are lists of moves.
    const MOST_STONES = 60, MOST_SQUARES = 400, MOST_VERTICES = 60;

    // Stones: `12`, a row that a circle has left, `row 7`, or with how many may be taken, `10,6`.
    const HEAP = /^(?:row )?(\d+)(?:,(\d+))?$/;

    const isNumber = (text) => /^\d+$/.test(text);
    const stones = (text) => Number(HEAP.exec(text)[1]);
    const numbers = (text) => text.split(",").map(Number);

    // One move is played, several are asked about.
    function choose(game, moves) {
        if (moves.length === 1) { game.onMove(...moves[0]); } else if (moves.length > 1) { game.onChoose(moves); }
    }

    // How the names within one of several parts begin.
    const ofPart = (game, i) => grundy.numbered("part-number", i, game.at.parts.length);

    function squares(rows, columns, name, prefix, attributes) {
        const board = h("div", { class: "squares " + name, role: "group", "aria-label": prefix + grundy.word("your-game") });
        board.style.setProperty("--columns", columns);
        for (let r = 0; r < rows; r++) {
            for (let c = 0; c < columns; c++) {
                const { label, ...rest } = attributes(r, c);
                board.append(h("button", { type: "button", "aria-label": prefix + label, ...rest }));
            }
        }
        grundy.roving(board, columns);
        return board;
    }

    // A heap, by the number that is left of it. What it leaves is the stones before the one that was
    // tapped, and whatever else a move may leave.
    function heap(game, i) {
        const part = game.at.parts[i], size = stones(part.position), limit = HEAP.exec(part.position)[2];
        const leaves = part.options.map((option) => option.leaves.map(stones).filter((n) => n > 0));
        const tap = (s) => {
            const exact = leaves.findIndex((all) => all.length === (s > 0 ? 1 : 0) && (s === 0 || all[0] === s));
            const others = leaves.flatMap((all, j) =>
                all.length > 1 && all.includes(s) || s === 0 && all.length === 1 && !leaves.some((one) => one.length === 0) ? [j] : []);
            const all = [...new Set([...(exact >= 0 ? [exact] : []), ...others])];
            choose(game, all.map((j) => [i, part.options[j]]));
        };
        const prefix = grundy.numbered("heap-number", i, game.at.parts.length);
        return h("div", { class: "heap" }, h("span", { class: "size" }, String(size), limit ? h("small", {}, " ≤ " + limit) : null),
            row(size, prefix, part.position, tap));
    }

    // The stones from the one below the pointer on are those that would go.
    function row(size, prefix, name, tap) {
        const row = h("div", { class: "stones", role: "group", "aria-label": prefix + name });
        for (let s = 0; s < size; s++) {
            row.append(h("button", { type: "button", "aria-label": prefix + (s + 1) + " / " + size, onclick: () => tap(s) }));
        }
        const stones = [...row.children];
        const mark = (from) => stones.forEach((stone, i) => stone.classList.toggle("goes", i >= from));
        row.addEventListener("pointerover", (event) => {
            const at = stones.indexOf(event.target);
            if (event.pointerType === "mouse") { mark(at < 0 ? size : at); }
        });
        row.addEventListener("pointerleave", () => mark(size));
        grundy.roving(row, 1);
        return row;
    }

    // Heaps that are one position: `3,4,5`.
    function heaps(game, i) {
        const part = game.at.parts[i], sizes = numbers(part.position);
        const options = part.options.map((option) => [option, numbers(option.leaves[0] || "0")]);
        return h("div", {}, sizes.map((size, heap) => {
            const tap = (s) => {
                const found = options.filter(([, to]) => to[heap] === s);
                const alone = found.filter(([, to]) => to.every((n, other) => other === heap || n === sizes[other]));
                choose(game, (found.length > alone.length ? found : alone).map(([option]) => [i, option]));
            };
            const prefix = ofPart(game, i) + grundy.numbered("heap-number", heap, sizes.length);
            return h("div", { class: "heap" }, h("span", { class: "size" }, String(size)), row(size, prefix, String(size), tap));
        }));
    }

    // All coins of a row or a rectangle: those that are turned are chosen first.
    function coins(game) {
        const heads = game.at.parts.map((part) => part.position);
        const flat = heads.concat(game.coins || []), isRow = flat.every(isNumber);
        const at = (text) => isRow ? [0, Number(text)] : numbers(text);
        const size = [0, 1].map((axis) => Math.max(...flat.map((text) => at(text)[axis])) + 1);
        if (size[0] * size[1] > MOST_SQUARES) { return null; }
        const chosen = new Set();
        const turn = h("button", { type: "button", class: "primary", disabled: true }, "⟲");
        const matching = () => game.at.parts.flatMap((part, i) => part.options.flatMap((option) => {
            const all = [part.position, ...option.leaves];
            return all.length === chosen.size && all.every((coin) => chosen.has(coin)) ? [[i, option]] : [];
        }));
        turn.addEventListener("click", () => choose(game, matching().slice(0, 1)));
        const board = squares(size[0], size[1], "coins", "", (r, c) => {
            const name = isRow ? String(c) : r + "," + c;
            return {
                class: heads.includes(name) ? "heads" : "tails", "aria-pressed": "false",
                label: name + ": " + grundy.word(heads.includes(name) ? "heads" : "tails"),
                onclick(event) {
                    const button = event.currentTarget;
                    if (chosen.has(name)) { chosen.delete(name); } else { chosen.add(name); }
                    button.setAttribute("aria-pressed", String(chosen.has(name)));
                    turn.disabled = matching().length === 0;
                },
            };
        });
        turn.setAttribute("aria-label", grundy.word("turn-coins"));
        return h("div", { class: "coin-game" }, board, turn);
    }

    // Pieces on free cells: the cells that are tapped narrow down which placement it is.
    function board(game, i) {
        const part = game.at.parts[i], rows = part.position.split("/");
        if (rows.length * rows[0].length > MOST_SQUARES) { return null; }
        const options = part.options.map((option) => {
            const after = option.leaves[0].split("/"), cells = [];
            rows.forEach((row, r) => [...row].forEach((cell, c) => { if (cell !== after[r][c]) { cells.push(r + "," + c); } }));
            return [option, cells];
        });
        let chosen = [];
        const fits = (all) => options.filter(([, cells]) => all.every((cell) => cells.includes(cell)));
        const element = squares(rows.length, rows[0].length, "board", ofPart(game, i), (r, c) => ({
            class: rows[r][c] === "1" ? "taken" : undefined, disabled: false, "data-cell": r + "," + c,
            label: grundy.word("row") + " " + (r + 1) + ", " + grundy.word("column") + " " + (c + 1),
            onclick() {
                const cell = r + "," + c;
                chosen = fits([...chosen, cell]).length > 0 && !chosen.includes(cell) ? [...chosen, cell] : [cell];
                const found = fits(chosen);
                const possible = new Set(found.flatMap(([, cells]) => cells));
                for (const button of element.children) {
                    button.classList.toggle("chosen", found.length > 0 && chosen.includes(button.dataset.cell));
                    button.classList.toggle("possible", possible.has(button.dataset.cell));
                }
                if (found.length === 1) { game.onMove(i, found[0][0]); } else if (found.length > 1) { game.onChoose(found.map(([option]) => [i, option])); }
            },
        }));
        return element;
    }

    // A piece that walks over squares: where it can go is marked.
    function piece(game, i) {
        const part = game.at.parts[i], [x, y] = numbers(part.position);
        const targets = new Map(part.options.filter((option) => option.leaves.length === 1).map((option) => [option.leaves[0], option]));
        const all = [[x, y], ...[...targets.keys()].map(numbers)];
        const size = [0, 1].map((axis) => Math.max(game.size ? game.size[axis] : 0, ...all.map((at) => at[axis] + 1)));
        game.size = size;
        if (size[0] * size[1] > MOST_SQUARES) { return null; }
        return squares(size[0], size[1], "walk", ofPart(game, i), (r, c) => {
            const name = r + "," + c, target = targets.get(name), isHere = r === x && c === y;
            return {
                class: isHere ? "here" : target ? "target" : (r + c) % 2 ? "odd" : undefined,
                label: name + (isHere ? " ♛" : ""), disabled: !target && !isHere,
                onclick: () => { if (target) { game.onMove(i, target); } },
            };
        });
    }

    // A bar of chocolate: a square goes with all below it and to the right.
    function bar(game, i) {
        const part = game.at.parts[i], rows = numbers(part.position);
        return squares(rows.length, rows[0], "bar", ofPart(game, i), (r, c) => {
            const left = rows.map((length, at) => at >= r ? Math.min(length, c) : length);
            const name = left.join(","), option = part.options.find(({ leaves }) => (leaves[0] || "") === name);
            return {
                class: c >= rows[r] ? "gone" : r + c === 0 ? "poisoned" : undefined, disabled: c >= rows[r] || !option,
                label: grundy.word("row") + " " + (r + 1) + ", " + grundy.word("column") + " " + (c + 1),
                onclick: () => { if (option) { game.onMove(i, option); } },
            };
        });
    }

    const set = (text) => text.replace(/[{}]/g, "").split(",").map((one) => one.trim()).filter((one) => one);

    // A graph on which tokens move.
    function tokens(game) {
        const drawn = grundy.graph.of(game.rules);
        if (!drawn || drawn.names.length > MOST_VERTICES) { return null; }
        const view = grundy.graph.draw(drawn), { parts } = game.at;
        // Where walks never return, a position may say what is still open: `a {b,c}`.
        const place = (text) => text.split(" ")[0], rest = (text) => text.slice(place(text).length);
        const here = new Set(parts.map((part) => place(part.position)));
        const open = new Set(parts.every((part) => rest(part.position)) ? parts.flatMap((part) => set(rest(part.position))) : drawn.names);
        const isGone = (name) => !open.has(name) && !here.has(name);
        for (const name of drawn.names) {
            const found = parts.flatMap((part, i) => part.options.filter(({ leaves }) => place(leaves[0]) === name).map((option) => [i, option]));
            const kind = here.has(name) ? "here" : found.length ? "target" : isGone(name) ? "gone" : "";
            view.vertex(name, kind, found.length ? () => choose(game, found) : null);
        }
        drawn.edges.forEach(([a, b], e) => { if (isGone(a) || isGone(b)) { view.edge(e, "gone"); } });
        return view.element;
    }

    // A graph whose vertices are taken, or whose edges are cut.
    function graph(game) {
        const drawn = grundy.graph.of(game.rules);
        if (!drawn || drawn.names.length > MOST_VERTICES) { return null; }
        const view = grundy.graph.draw(drawn), isArc = game.rules.startsWith("arc");
        const left = game.at.parts.flatMap((part) => set(part.position));
        const moves = (name) => game.at.parts.flatMap((part, i) => part.options.flatMap((option) => {
            const says = (option.move || "").replace("cut ", "");
            const all = drawn.isRooted ? [says] : says.split(isArc ? "-" : " or ");
            return all.includes(name) ? [[i, option]] : [];
        }));
        if (drawn.isRooted) {
            // Parallel edges have one name: as many are drawn as still stand.
            drawn.edges.forEach((edge, e) => {
                const name = edge.join("-"), at = left.indexOf(name), stands = at >= 0;
                if (stands) { left.splice(at, 1); }
                view.edge(e, stands ? "stands" : "gone", stands ? () => choose(game, moves(name).slice(0, 1)) : null, "cut " + name);
            });
            drawn.names.forEach((name) => view.vertex(name, "joint"));
        } else {
            const isLeft = (name) => left.includes(name);
            for (const name of drawn.names) {
                const found = moves(name);
                view.vertex(name, isLeft(name) ? "target" : "gone", found.length ? () => choose(game, found) : null);
            }
            drawn.edges.forEach(([a, b], e) => { if (!isLeft(a) || !isLeft(b)) { view.edge(e, "gone"); } });
        }
        return view.element;
    }

    // A tree with its root below: the vertices that a move takes, or the edge that it cuts, are tapped.
    function tree(game, i) {
        const part = game.at.parts[i], drawn = grundy.graph.tree(part.position);
        if (drawn.names.length > MOST_VERTICES) { return null; }
        const view = grundy.graph.draw(drawn, ofPart(game, i));
        const moves = (word, name) => part.options.flatMap((option) => {
            const [verb, names] = (option.move || "").split(" ");
            return verb === word && names.split(",").includes(name) ? [[i, option]] : [];
        });
        for (const name of drawn.names) {
            const found = moves("take", name);
            view.vertex(name, found.length ? "target" : "", found.length ? () => choose(game, found) : null);
        }
        drawn.edges.forEach((edge, e) => {
            const name = edge.join("-"), found = moves("cut", name);
            if (found.length) { view.edge(e, "stands", () => choose(game, found), "cut " + name); }
        });
        return view.element;
    }

    // The drawing of a position, or null where only the list of moves helps.
    function draw(game) {
        const { rules, kind, at } = game;
        if (game.cancels) { return coins(game); }
        if (/^(graph|dag|geography)/.test(rules)) { return tokens(game); }
        if (/^(node kayles|arc kayles|hackenbush)/.test(rules)) { return graph(game); }
        const each = (of) => {
            const all = at.parts.map((part, i) => of(game, i));
            return all.includes(null) ? null : h("div", { class: "side-by-side" }, all);
        };
        if (rules.startsWith("board")) { return each(board); }
        if (rules.startsWith("chomp")) { return each(bar); }
        if (rules.startsWith("tree")) { return each(tree); }
        const all = at.parts.map((part) => part.position);
        if (kind === "line" && all.every((text) => HEAP.test(text) && stones(text) <= MOST_STONES)) {
            return h("div", { class: "heaps" }, at.parts.map((part, i) => heap(game, i)));
        }
        const isPair = all.every((text) => /^\d+,\d+$/.test(text));
        if (isPair && (kind === "places" || !/^(wythoff|euclid|nim|moore)/.test(rules))) { return each(piece); }
        const isHeaps = kind !== "places" && all.every((text) => /^\d+(,\d+)+$/.test(text) && numbers(text).every((n) => n <= MOST_STONES));
        return isHeaps && at.parts.every((part) => part.options.every((option) => option.leaves.length === 1)) ? each(heaps) : null;
    }

    return draw;
})();
