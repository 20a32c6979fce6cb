"use strict";

// Graphs as pictures: where the vertices are, and what they look like.
grundy.graph = (function () {
    const { svg } = grundy;
    const RADIUS = 17, GAP = 84;

    const unique = (names) => [...new Set(names)];

    // The graph that rules name: `graph a->b,b->c`, `node kayles 1-2,2-3`, `node kayles grid 3x4`.
    function of(rules) {
        const text = rules.replace(/^(graph|dag|node kayles|arc kayles|hackenbush|geography)\s+/, "");
        const isDirected = /->|→/.test(text), isRooted = rules.startsWith("hackenbush");
        const known = /^(path|cycle|complete|grid)\s+(\d+)(?:x(\d+))?$/.exec(text);
        const { names, edges } = known ? knownGraph(known[1], Number(known[2]), Number(known[3]), isRooted ? 0 : 1) : read(text);
        if (edges.length === 0 || names.includes("")) { return null; }
        return { names, edges, isDirected, isRooted };
    }

    // `1-2,1-3`, whose first vertex is the root; or only a vertex.
    function tree(text) {
        const { names, edges } = read(text);
        return { names, edges, isDirected: false, isRooted: false, root: names[0] };
    }

    function read(text) {
        const chains = text.split(",").map((chain) => chain.trim().split(/\s*(?:->|→|-)\s*/));
        const edges = chains.flatMap((chain) => chain.slice(1).map((name, i) => [chain[i], name]));
        return { names: unique(chains.flat()), edges };
    }

    function knownGraph(kind, n, m, first) {
        const edges = [];
        const name = (r, c) => r + ":" + c, number = (a) => String(a + first - 1);
        for (let a = 1; a <= n; a++) {
            if (kind === "grid") {
                for (let b = 1; b <= m; b++) {
                    if (b < m) { edges.push([name(a, b), name(a, b + 1)]); }
                    if (a < n) { edges.push([name(a, b), name(a + 1, b)]); }
                }
            } else if (kind === "complete") {
                for (let b = a + 1; b <= n; b++) { edges.push([number(a), number(b)]); }
            } else if (a < n || kind === "cycle") {
                edges.push([number(a), number(a % n + 1)]);
            }
        }
        return { names: unique(edges.flat()), edges };
    }

    // Steps from the first vertices; Infinity where none leads.
    function distances({ names, edges }, first) {
        const far = new Map(names.map((name) => [name, first.includes(name) ? 0 : Infinity]));
        for (let i = 0; i < names.length; i++) {
            for (const [a, b] of edges) {
                far.set(b, Math.min(far.get(b), far.get(a) + 1));
                far.set(a, Math.min(far.get(a), far.get(b) + 1));
            }
        }
        return far;
    }

    // In a graph without cycles: the longest way to an end.
    function heights({ names, edges }) {
        const high = new Map(names.map((name) => [name, 0]));
        for (let i = 0; i <= names.length; i++) {
            let isStable = true;
            for (const [a, b] of edges) {
                if (high.get(a) <= high.get(b)) { high.set(a, high.get(b) + 1); isStable = false; }
            }
            if (isStable) { return high; }
        }
        return null; // there is a cycle
    }

    // Rows of equal level, each vertex as near as possible to the middle of those below it to which
    // it has an edge.
    function layered({ names, edges }, level, isUp) {
        const rows = new Map(), across = new Map(), places = new Map();
        for (const name of names) { rows.set(level.get(name), [...(rows.get(level.get(name)) || []), name]); }
        const highest = Math.max(...rows.keys()), mean = (all) => all.length ? all.reduce((sum, x) => sum + x, 0) / all.length : 0;
        for (const y of [...rows.keys()].sort((a, b) => a - b)) {
            const below = (name) => edges.filter((edge) => edge.includes(name)).flat().filter((other) => across.has(other));
            const row = rows.get(y).map((name) => [name, mean(below(name).map((other) => across.get(other)))]);
            row.sort((a, b) => a[1] - b[1]);
            const xs = row.reduce((all, [, wish], i) => [...all, i ? Math.max(wish, all[i - 1] + GAP) : wish], []);
            const shift = mean(row.map(([, wish]) => wish)) - mean(xs);
            row.forEach(([name], i) => across.set(name, xs[i] + shift));
            row.forEach(([name]) => {
                const along = (highest - y) * GAP;
                // A little off the line, so that longer edges do not run through vertices.
                places.set(name, isUp ? [across.get(name), along] : [along, across.get(name) + (row.length === 1 && y % 2 ? GAP / 3 : 0)]);
            });
        }
        return places;
    }

    function places(graph) {
        const { names, isRooted, isDirected, root } = graph;
        if (names.every((name) => /^\d+:\d+$/.test(name))) {
            return new Map(names.map((name) => [name, name.split(":").map((n) => n * GAP).reverse()]));
        }
        if (isRooted) {
            return layered(graph, distances(graph, names.filter((name) => name === (names.includes("ground") ? "ground" : "0"))), true);
        }
        if (root) { return layered(graph, distances(graph, [root]), true); }
        const high = isDirected ? heights(graph) : null;
        if (high) { return layered(graph, high, false); }
        const radius = Math.max(GAP, names.length * GAP / 5.2);
        return new Map(names.map((name, i) => {
            const angle = 2 * Math.PI * i / names.length - Math.PI / 2;
            return [name, [radius * Math.cos(angle), radius * Math.sin(angle)]];
        }));
    }

    // An edge from the rim of one vertex to that of the other; parallel ones and those that have a
    // counterpart are bent.
    function path(graph, at, e) {
        const [a, b] = graph.edges[e], [[x1, y1], [x2, y2]] = [at.get(a), at.get(b)];
        if (a === b) { return "M" + (x1 - 8) + " " + (y1 - 15) + " C" + (x1 - 40) + " " + (y1 - 60) + " " + (x1 + 40) + " " + (y1 - 60) + " " + (x1 + 8) + " " + (y1 - 15); }
        const twins = graph.edges.flatMap(([c, d], i) => c === a && d === b || c === b && d === a ? [i] : []);
        const length = Math.hypot(x2 - x1, y2 - y1), [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
        const side = graph.isDirected ? 1 : a < b ? 1 : -1;
        const bend = twins.length > 1 ? side * (graph.isDirected ? 18 : (twins.indexOf(e) - (twins.length - 1) / 2) * 44) : 0;
        const rim = graph.isRooted ? 5 : RADIUS + 1, end = graph.isDirected ? rim + 6 : rim;
        const [mx, my] = [(x1 + x2) / 2 - uy * bend, (y1 + y2) / 2 + ux * bend];
        return "M" + (x1 + ux * rim) + " " + (y1 + uy * rim) + " Q" + mx + " " + my + " " + (x2 - ux * end) + " " + (y2 - uy * end);
    }

    function pressable(element, onPress, label) {
        if (!onPress) { return; }
        element.setAttribute("tabindex", "0");
        element.setAttribute("role", "button");
        element.setAttribute("aria-label", label);
        element.addEventListener("click", onPress);
        element.addEventListener("keydown", (event) => {
            if (event.key === "Enter" || event.key === " ") { event.preventDefault(); onPress(); }
        });
    }

    let count = 0;

    // The names of all that can be pressed begin with `prefix`.
    function draw(graph, prefix = "") {
        const at = places(graph), all = [...at.values()], pad = RADIUS + 22;
        const [x, y] = [0, 1].map((axis) => Math.min(...all.map((place) => place[axis])) - pad);
        const [width, height] = [0, 1].map((axis) => Math.max(...all.map((place) => place[axis])) + pad - (axis ? y : x));
        const arrow = "arrow" + ++count;
        const root = svg("svg", { class: "graph", viewBox: [x, y, width, height].join(" "), width: Math.round(width * 1.1), role: "group", "aria-label": prefix + grundy.word("your-game") },
            svg("defs", {}, svg("marker", { id: arrow, viewBox: "0 0 8 8", refX: 2, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto-start-reverse" }, svg("path", { d: "M0 0L8 4L0 8z", class: "arrow" }))));
        if (graph.isRooted) { root.append(svg("line", { class: "ground", x1: x, x2: x + width, y1: y + height - pad + 3, y2: y + height - pad + 3 })); }
        const edges = graph.edges.map((_, e) => {
            const d = path(graph, at, e);
            const group = svg("g", { class: "edge" }, svg("path", { d, class: "wide" }), svg("path", { d, class: "line", "marker-end": graph.isDirected ? "url(#" + arrow + ")" : null }));
            root.append(group);
            return group;
        });
        const vertices = new Map(graph.names.map((name) => {
            const [cx, cy] = at.get(name);
            const group = svg("g", { class: "vertex" }, svg("circle", { cx, cy, r: graph.isRooted ? 5 : RADIUS }), graph.isRooted ? null : svg("text", { x: cx, y: cy, dy: "0.35em", "text-anchor": "middle" }, name));
            root.append(group);
            return [name, group];
        }));
        return {
            element: root,
            edge(e, kind, onPress, label) {
                edges[e].setAttribute("class", "edge " + kind);
                pressable(edges[e], onPress, prefix + label);
            },
            vertex(name, kind, onPress) {
                vertices.get(name).setAttribute("class", "vertex " + kind);
                pressable(vertices.get(name), onPress, prefix + name);
            },
            // A text beside the vertex.
            label(name, text, kind) {
                const group = vertices.get(name), [cx, cy] = at.get(name);
                group.querySelectorAll(".label").forEach((label) => label.remove());
                if (text !== "") { group.append(svg("text", { class: "label " + kind, x: cx + RADIUS + 2, y: cy - RADIUS + 2 }, text)); }
            },
        };
    }

    return { of, tree, draw };
})();
