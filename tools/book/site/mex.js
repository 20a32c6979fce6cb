"use strict";

// A graph that labels itself with mex, a vertex at a time: <div data-mex="a->b,b->c"></div>.
(function () {
    const { h, say } = grundy;

    function mex(values) {
        let least = 0;
        while (values.includes(least)) { least++; }
        return least;
    }

    function start(place) {
        const graph = grundy.graph.of("graph " + place.dataset.mex);
        if (!graph) { return; }
        const options = new Map(graph.names.map((name) => [name, [...new Set(graph.edges.filter(([from]) => from === name).map(([, to]) => to))]]));
        const note = h("p", { class: "turn", role: "status" }), field = h("div", { class: "field" });
        const labels = new Map();
        let view;
        const button = (key, onclick) => h("button", { type: "button", onclick }, say(key));
        const next = button("step", () => step()), all = button("all-steps", () => { while (step()) { /* until none is left */ } });
        place.append(h("div", { class: "game" }, note, field, h("div", { class: "actions" }, next, all, button("from-start", () => begin()))));

        function begin() {
            labels.clear();
            view = grundy.graph.draw(graph);
            field.replaceChildren(view.element);
            note.replaceChildren(say("mex-start"));
            next.disabled = all.disabled = false;
        }

        // Labels a vertex whose options all have labels; false if there is none.
        function step() {
            const name = graph.names.find((one) => !labels.has(one) && options.get(one).every((to) => labels.has(to)));
            if (name === undefined) {
                note.replaceChildren(say(labels.size === graph.names.length ? "mex-end" : "mex-cycle"));
                next.disabled = all.disabled = true;
                return false;
            }
            const values = options.get(name).map((to) => labels.get(to)), value = mex(values);
            labels.set(name, value);
            graph.names.forEach((one) => view.vertex(one, !labels.has(one) ? "" : (labels.get(one) === 0 ? "lost" : "won") + (one === name ? " new" : options.get(name).includes(one) ? " option" : "")));
            view.label(name, String(value), value === 0 ? "zero" : "");
            note.replaceChildren(h("b", {}, name), ": ", say("options-have"), " {" + [...new Set(values)].sort((a, b) => a - b).join(", ") + "}, mex = ", h("b", {}, String(value)));
            return true;
        }

        begin();
    }

    grundy.mex = mex;
    for (const place of document.querySelectorAll("[data-mex]")) { start(place); }
})();
