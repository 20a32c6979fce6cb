"use strict";

// Searches all pages: every word must occur; titles and the beginnings of words count more.
(function () {
    const field = document.querySelector("form.search input");
    const list = document.querySelector("ol.found");
    const status = document.querySelector("[data-found]");

    function score(entry, words) {
        const title = entry[1].toLowerCase(), all = (title + " " + entry[2]).toLowerCase();
        let sum = 0;
        for (const word of words) {
            const at = all.indexOf(word);
            if (at < 0) { return 0; }
            const begins = new RegExp("(^|[^\\p{L}\\p{N}])" + RegExp.escape(word), "u");
            sum += 1 + (title.includes(word) ? 3 : 0) + (title === word ? 8 : 0) + (begins.test(all) ? 2 : 0);
        }
        return sum;
    }
    RegExp.escape = RegExp.escape || ((text) => text.replace(/[\\^$.*+?()[\]{}|\-/]/g, "\\$&"));

    function search() {
        const words = field.value.toLowerCase().split(/[\s,;]+/).filter((word) => word !== "");
        const found = grundy.index.map((entry) => [score(entry, words), entry]).filter(([sum]) => sum > 0);
        found.sort((a, b) => b[0] - a[0]);
        list.replaceChildren(...found.slice(0, 50).map(([, [page, title, about]]) => {
            const item = document.createElement("li"), link = document.createElement("a");
            const note = document.createElement("span");
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
