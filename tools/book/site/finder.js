"use strict";

// A finder in a text: <div data-law="take 1,3,4"></div>. Rules or values go in, laws come out.
(function () {
    const { h, say } = grundy;
    const MOST_SHOWN = 40, MILLISECONDS = 30000;

    const isTable = (text) => /^[\d\s,;]+$/.test(text);

    async function laws(text) {
        const request = isTable(text) ? { want: "pattern", text, kind: "line", first: 0 } : { want: "table", rules: text };
        const { lines, ended, said: how, errors } = await grundy.ask(request, { milliseconds: MILLISECONDS }).result;
        const flawed = lines.find((line) => line.flaw);
        if (flawed) { throw new Error(grundy.withHelp(flawed.flaw)); }
        if (ended !== "exit") { throw new Error(how + " " + errors); }
        const values = (lines[0].table || {}).values;
        const said = isTable(text) ? lines[0] : (lines.find((line) => line.laws) || {}).laws;
        return [
            values ? h("p", { class: "list" }, values.slice(0, MOST_SHOWN).join(" ") + " …") : null,
            said ? grundy.law.show(said) : null,
        ].flat().filter((element) => element);
    }

    function start(place) {
        const id = "finder-" + [...document.querySelectorAll("[data-law]")].indexOf(place);
        const input = h("input", { id, value: place.dataset.law, spellcheck: "false", autocapitalize: "none", maxlength: "4000" });
        const button = h("button", { class: "primary", type: "submit" }, say("find-law"));
        const answer = h("div", { role: "status" });
        const form = h("form", { class: "finder", autocomplete: "off" }, h("label", { for: id }, say("find-law-label")),
            h("div", { class: "actions" }, input, button), answer);
        async function find() {
            button.disabled = true;
            answer.replaceChildren(h("p", { class: "note" }, say("running")));
            try {
                answer.replaceChildren(...await laws(input.value.trim()));
            } catch (error) {
                answer.replaceChildren(h("p", { class: "failed" }, error.message));
            }
            button.disabled = false;
        }
        form.addEventListener("submit", (event) => { event.preventDefault(); find(); });
        place.append(form);
        find();
    }

    for (const place of document.querySelectorAll("[data-law]")) { start(place); }
})();
