"use strict";

// The values of a game as a sequence, a table, a heat map or a list. P-positions have the accent
// colour; the larger a value, the darker its cell.
grundy.values = (function () {
    const { h } = grundy;
    // Beyond that a table is drawn as a picture.
    const MOST_CELLS = 1600, MOST_LISTED = 600;

    const isLost = (value) => value === 0 || value === "P";

    function greatest(values) {
        return values.reduce((most, value) => typeof value === "number" && value > most ? value : most, 1);
    }

    function heat(value, most) {
        return typeof value === "number" ? Math.sqrt(value / most) : value === "N" ? 0.4 : 1;
    }

    function cell(value, most, at, onPick) {
        const button = h("button", {
            type: "button", class: isLost(value) ? "lost" : undefined, "data-at": at,
            "aria-label": at + ": " + grundy.shown(value), onclick: () => onPick(at),
        }, grundy.shown(value));
        button.style.setProperty("--heat", heat(value, most).toFixed(3));
        return button;
    }

    // Rows of a length that shows the period, if there is one.
    function columns(period) {
        const fits = innerWidth < 560 ? 10 : 20;
        return period > 1 && period <= fits ? period * Math.floor(fits / period) : fits;
    }

    function line(object, period, onPick) {
        const { first, values } = object, per = columns(period), most = greatest(values);
        const grid = h("div", { class: "cells", role: "group", "aria-label": grundy.word("values") });
        grid.style.setProperty("--columns", per);
        grid.append(h("span", { class: "head" }, "n"));
        for (let i = 0; i < per; i++) { grid.append(h("span", { class: "head" }, "+" + i)); }
        values.slice(0, MOST_CELLS).forEach((value, i) => {
            if (i % per === 0) { grid.append(h("span", { class: "head" }, String(first + i))); }
            grid.append(cell(value, most, String(first + i), onPick));
        });
        grundy.roving(grid, per);
        return [grid, more(values.length - MOST_CELLS)];
    }

    function table(object, onPick) {
        const { first, rows } = object, most = greatest(rows.flat());
        const across = Math.max(...rows.map((row) => row.length));
        if (rows.length * across > MOST_CELLS) { return [picture(object, most, across, onPick)]; }
        const grid = h("div", { class: "cells map", role: "group", "aria-label": grundy.word("values") });
        grid.style.setProperty("--columns", across);
        grid.append(h("span", { class: "head" }, "x\\y"));
        for (let y = 0; y < across; y++) { grid.append(h("span", { class: "head" }, String(first + y))); }
        rows.forEach((row, x) => {
            grid.append(h("span", { class: "head" }, String(first + x)));
            row.forEach((value, y) => grid.append(cell(value, most, first + x + "," + (first + y), onPick)));
        });
        grundy.roving(grid, across);
        return [grid];
    }

    // A pixel for each position.
    function picture({ first, rows }, most, across, onPick) {
        const scale = Math.max(1, Math.floor(640 / Math.max(rows.length, across)));
        const canvas = h("canvas", {
            width: across * scale, height: rows.length * scale, class: "map", role: "img",
            "aria-label": grundy.word("heat-map"),
        });
        const style = getComputedStyle(document.documentElement);
        const [lost, ink] = ["--p-position", "--ink"].map((name) => style.getPropertyValue(name));
        const context = canvas.getContext("2d");
        rows.forEach((row, x) => row.forEach((value, y) => {
            context.globalAlpha = isLost(value) ? 1 : 0.04 + 0.75 * heat(value, most);
            context.fillStyle = isLost(value) ? style.getPropertyValue("--accent") || lost : ink;
            context.fillRect(y * scale, x * scale, scale, scale);
        }));
        canvas.addEventListener("click", (event) => {
            const box = canvas.getBoundingClientRect();
            const at = (way, size, count) => first + Math.min(count - 1, Math.floor(way / size * count));
            onPick(at(event.clientY - box.top, box.height, rows.length) + "," +
                at(event.clientX - box.left, box.width, across));
        });
        return canvas;
    }

    function list({ positions }, onPick) {
        const numbers = positions.map(([, value]) => value);
        const most = greatest(numbers);
        const group = h("div", { class: "named", role: "group", "aria-label": grundy.word("values") });
        positions.slice(0, MOST_LISTED).forEach(([at, value]) => {
            const plain = typeof value === "object" ? grundy.shown(value) : value;
            const button = cell(plain, most, at, onPick);
            button.replaceChildren(h("span", {}, at), " ", h("b", {}, grundy.shown(value)));
            button.removeAttribute("aria-label"); // it says all of it itself
            group.append(button);
        });
        grundy.roving(group, 1);
        return [group, more(positions.length - MOST_LISTED)];
    }

    function more(count) {
        return count > 0 ? h("p", { class: "note" }, "… ", String(count), " ", grundy.say("more-values")) : null;
    }

    // All P-positions of the table, as texts.
    function lost(object) {
        const { first } = object;
        if (object.values) { return object.values.flatMap((v, i) => isLost(v) ? [String(first + i)] : []); }
        if (object.rows) {
            return object.rows.flatMap((row, x) =>
                row.flatMap((v, y) => isLost(v) ? ["(" + (first + x) + "," + (first + y) + ")"] : []));
        }
        return (object.positions || []).filter(([, value]) => isLost(value)).map(([at]) => at);
    }

    // The elements that show a table.
    function show(object, period, onPick) {
        if (object.values) { return line(object, period, onPick); }
        if (object.rows) { return table(object, onPick); }
        return object.positions ? list(object, onPick) : [];
    }

    return { show, lost };
})();
