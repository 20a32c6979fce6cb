"use strict";

// Runs the solution of a problem with the reader's input.
(function () {
    const MILLISECONDS = 10000;
    const section = document.querySelector("[data-run]");
    const input = document.getElementById("input"), output = document.getElementById("output");
    const start = section.querySelector("[data-start]"), stop = section.querySelector("[data-stop]");
    const verdict = section.querySelector("[data-verdict]");
    let current = null;
    section.hidden = false;

    async function run() {
        const began = performance.now();
        output.textContent = "";
        output.classList.remove("failed");
        verdict.textContent = grundy.word("running");
        start.disabled = true;
        stop.disabled = false;
        const text = input.value === "" || input.value.endsWith("\n") ? input.value : input.value + "\n";
        current = grundy.run({
            program: "problems", args: [section.dataset.run], input: text, milliseconds: MILLISECONDS,
        });
        const { ended, code, said, output: written, errors } = await current.result;
        current = null;
        const isFine = ended === "exit" && code === 0;
        output.textContent = written + (isFine ? "" : errors);
        output.classList.toggle("failed", !isFine);
        const time = Math.round(performance.now() - began) + " ms";
        const what = ended === "exit" && code !== 0 ? grundy.word("ended-code") + " " + code : said;
        verdict.textContent = what + ", " + time;
        verdict.dataset.verdict = ended;
        start.disabled = false;
        stop.disabled = true;
    }

    start.addEventListener("click", run);
    stop.addEventListener("click", () => { if (current) { current.stop(); } });
    input.addEventListener("keydown", (event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !start.disabled) { run(); }
    });
})();
