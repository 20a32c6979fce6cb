"use strict";

// What every page does: copy buttons, and the language of the interface.
(function () {
    const TONGUES = ["en", "zh"];

    // A word of the interface in the reader's language.
    grundy.word = function (key) {
        const words = grundy.words[key] || [key, key];
        return words[TONGUES.indexOf(document.documentElement.lang)] || words[0];
    };

    function memory(action) {
        try { return action(localStorage); } catch { return null; } // it may be forbidden
    }

    function translate(tongue) {
        document.documentElement.lang = tongue;
        for (const element of document.querySelectorAll("[data-t]")) {
            // It may stand in a text that is always English.
            element.lang = tongue;
            element.textContent = grundy.word(element.dataset.t);
        }
        for (const element of document.querySelectorAll("[data-said]")) {
            const { said } = element.dataset, told = grundy.told(said);
            element.lang = told === said ? "en" : tongue;
            element.textContent = told;
        }
        for (const element of document.querySelectorAll("[data-t-hint]")) {
            element.placeholder = grundy.word(element.dataset.tHint);
            element.setAttribute("aria-label", element.placeholder);
        }
        for (const element of document.querySelectorAll("[data-t-label]")) {
            element.setAttribute("aria-label", grundy.word(element.dataset.tLabel));
        }
        for (const link of document.querySelectorAll("[data-zh]")) {
            link.dataset.en = link.dataset.en || link.getAttribute("href");
            link.setAttribute("href", link.dataset[tongue]);
        }
        const title = document.querySelector("h1");
        if (title) { document.title = title.textContent + " · grundy"; }
    }

    function speak(tongue) {
        // A page is made in one language, but what all pages have is English.
        if (document.documentElement.lang !== tongue || tongue !== "en") { translate(tongue); }
        const other = TONGUES[1 - TONGUES.indexOf(tongue)];
        for (const button of document.querySelectorAll("button.language")) {
            button.hidden = false;
            button.lang = other;
            button.textContent = grundy.words.language[TONGUES.indexOf(other)];
        }
        document.dispatchEvent(new CustomEvent("grundy-language"));
    }

    const remember = (tongue) => memory((store) => store.setItem("grundy-language", tongue));
    for (const button of document.querySelectorAll("button.language")) {
        button.addEventListener("click", () => {
            const other = document.documentElement.lang === "zh" ? "en" : "zh";
            remember(other);
            speak(other);
        });
    }
    for (const link of document.querySelectorAll("a.language")) {
        link.addEventListener("click", () => remember(link.lang));
    }
    const asked = memory((store) => store.getItem("grundy-language"));
    const isFixed = !document.querySelector("button.language"), isChosen = TONGUES.includes(asked);
    speak(isFixed || !isChosen ? document.documentElement.lang : asked);
    // Whoever has chosen none and reads a page in a language wants the next one in it, too.
    if (isFixed && !isChosen) { remember(document.documentElement.lang); }

    // By its address the link would change that of a game or a search.
    const skip = document.querySelector(".skip"), main = document.getElementById("main");
    skip.addEventListener("click", (event) => {
        event.preventDefault();
        main.tabIndex = -1;
        main.focus();
    });

    async function copy(element) {
        try {
            await navigator.clipboard.writeText(element.textContent);
            return true;
        } catch {
            getSelection().selectAllChildren(element);
            return document.execCommand("copy");
        }
    }

    document.addEventListener("click", async (event) => {
        const button = event.target.closest("[data-copy]");
        if (!button) { return; }
        const done = await copy(document.getElementById(button.dataset.copy));
        button.textContent = grundy.word(done ? "copied" : "copy-failed");
        setTimeout(() => { button.textContent = grundy.word("copy"); }, 1500);
    });
})();
