"use strict";

// Elements, of which text is the only content that comes from elsewhere: nothing here reads HTML.
(function () {
    function fill(element, attributes, children) {
        for (const [name, value] of Object.entries(attributes || {})) {
            if (name.startsWith("on")) {
                element.addEventListener(name.slice(2), value);
            } else if (value !== undefined && value !== null && value !== false) {
                element.setAttribute(name, value === true ? "" : value);
            }
        }
        element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
        return element;
    }

    grundy.h = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);

    grundy.svg = (tag, attributes, ...children) =>
        fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);

    // A word of the interface, which changes with the language.
    grundy.say = (key) => grundy.h("span", { "data-t": key, lang: document.documentElement.lang }, grundy.word(key));

    let patterns = null;

    // What a library says, in the reader's language if it is known there.
    grundy.told = function (text) {
        if (document.documentElement.lang !== "zh" || !grundy.said) { return text; }
        if (grundy.said[text]) { return grundy.said[text]; }
        const pattern = (said) => new RegExp("^" + said.split("{}").map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("(.+)") + "$", "s");
        patterns = patterns || Object.keys(grundy.said).filter((said) => said.includes("{}")).map((said) => [pattern(said), said]);
        for (const [found, said] of patterns.map(([pattern, said]) => [pattern.exec(text), said])) {
            if (found) { return grundy.said[said].replace(/{}/g, () => found.splice(1, 1)[0]); }
        }
        return text;
    };

    // The same, and it changes with the language.
    grundy.tell = function (text) {
        const told = grundy.told(text);
        return grundy.h("span", { "data-said": text, lang: told === text ? "en" : document.documentElement.lang }, told);
    };

    // Writes into the page's address what is on view. What the reader has asked for anew is a place of its
    // own, to which they can come back; what changes on view there is none.
    grundy.address = function (text, isNew) {
        const isPlace = isNew && "#" + text !== location.hash;
        history[isPlace ? "pushState" : "replaceState"](null, "", "#" + text);
    };

    // What is wrong, and what to do about it if that is known.
    grundy.withHelp = ({ what, help }) => what + (help ? " — " + help : "");

    // Arrows go from button to button; only one of them is reached with Tab.
    grundy.roving = function (group, columns) {
        const all = [...group.querySelectorAll("button")];
        const first = all.find((button) => !button.disabled);
        all.forEach((button) => { button.tabIndex = button === first ? 0 : -1; });
        group.addEventListener("keydown", (event) => {
            const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
            const at = all.indexOf(event.target);
            if (at < 0 || !step) { return; }
            let to = at + step;
            while (all[to] && all[to].disabled) { to += step; }
            if (!all[to]) { return; }
            event.preventDefault();
            all[at].tabIndex = -1;
            all[to].tabIndex = 0;
            all[to].focus();
        });
    };

    // What the names of one of several things begin with: equal ones look alike. Nothing if it is alone.
    grundy.numbered = (key, i, count) => count > 1 ? grundy.word(key).replace("{}", i + 1) + " " : "";

    // What is said of a value.
    grundy.shown = (value) => value === null ? "∞"
        : typeof value === "object" ? "∞{" + value.endless.join(",") + "}" : String(value);
})();
