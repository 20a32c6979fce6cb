"use strict";

// Searches all pages: every word must occur; titles and the beginnings of words count more, what is
// not shown of an entry less.
(function () {
    const field = document.querySelector("form.search input");
    const list = document.querySelector("ol.found");
    const status = document.querySelector("[data-found]");

    // `HDU-1846` is HDU 1846, `sprague-grundy` is Sprague–Grundy.
    const folded = (text) => text.normalize("NFKC").toLowerCase().replace(/[-‐-―−]/g, " ");
    // Of a problem the last one is a template, and its words.
    const known = new Map(grundy.index.map(([, title, , more]) => [title, more]));
    const entries = grundy.index.map((entry) => {
        const [, title, about, more] = entry.map(folded);
        return { entry, title, all: title + " " + about, more: more + " " + folded(known.get(entry[3]) || "") };
    });

    // Chinese has no spaces before words.
    function begins(text, word) {
        return /^\p{Script=Han}/u.test(word) ? text.includes(word)
            : new RegExp("(^|[^\\p{L}\\p{N}])" + RegExp.escape(word), "u").test(text);
    }

    function score({ title, all, more }, words) {
        let sum = 0;
        for (const word of words) {
            if (all.includes(word)) {
                sum += 3 + (title.includes(word) ? 3 : 0) + (title === word ? 8 : 0) + (begins(all, word) ? 2 : 0);
            } else if (begins(more, word)) {
                sum += (" " + more + " ").includes(" " + word + " ") ? 2 : 1;
            } else {
                return 0;
            }
        }
        return sum;
    }
    RegExp.escape = RegExp.escape || ((text) => text.replace(/[\\^$.*+?()[\]{}|\-/]/g, "\\$&"));

    function search() {
        const words = field.value.split(/[\s,;，；、]+/).map((word) => folded(word).trim()).filter((word) => word !== "");
        const found = entries.map((one) => [score(one, words), one.entry]).filter(([sum]) => sum > 0);
        found.sort((a, b) => b[0] - a[0]);
        list.replaceChildren(...found.slice(0, 50).map(([, [page, title, about]]) => {
            const item = document.createElement("li"), link = document.createElement("a");
            const note = document.createElement("span");
            item.lang = page.startsWith("zh/") ? "zh" : "en";
            link.href = page;
            link.textContent = title;
            note.className = "idea";
            note.textContent = about.length > 200 ? about.slice(0, 200) + " …" : about;
            item.append(link, " ", note);
            return item;
        }));
        const nothing = words.length > 0 && found.length === 0;
        status.textContent = nothing ? grundy.word("nothing-found")
            : words.length > 0 ? found.length + " " + grundy.word("found") : "";
    }

    field.value = new URLSearchParams(location.search).get("q") || "";
    field.addEventListener("input", search);
    field.form.addEventListener("submit", (event) => {
        event.preventDefault();
        history.replaceState(null, "", "?q=" + encodeURIComponent(field.value));
        search();
    });
    document.addEventListener("grundy-language", search);
    search();
    field.focus();
})();
