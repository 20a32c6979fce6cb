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

    // As judges compare: blanks at the ends of lines and blank lines at the end do not count.
    const levelled = (text) => text.replace(/[ \t\r]+$/gm, "").replace(/\n+$/, "");

    // Whether the output is that of the sample with this input; nothing if there is none.
    function compared(asked, written) {
        const samples = [...document.querySelectorAll(".sample")].map((sample) =>
            [...sample.querySelectorAll("code")].map((code) => levelled(code.textContent)));
        const sample = samples.find(([given, right]) => right !== undefined && given === levelled(asked));
        if (!sample) { return ""; }
        const isRight = sample[1] === levelled(written);
        return isRight ? "as-sample" : section.dataset.several === undefined ? "not-sample" : "other-sample";
    }

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
        const like = isFine ? compared(text, written) : "";
        verdict.textContent = what + ", " + time + (like ? "; " + grundy.word(like) : "");
        verdict.dataset.verdict = ended;
        verdict.dataset.sample = like;
        start.disabled = false;
        stop.disabled = true;
    }

    start.addEventListener("click", run);
    stop.addEventListener("click", () => { if (current) { current.stop(); } });
    input.addEventListener("keydown", (event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !start.disabled) { run(); }
    });
})();
