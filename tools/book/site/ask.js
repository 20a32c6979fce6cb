"use strict";

// Asks the explorer, which runs in a worker: a request goes in, JSON lines come out.
//
//   const asked = grundy.ask({ want: "table", rules: "take 1,3,4" }, { onLine });
//   const { lines, ended, errors } = await asked.result;   asked.stop();
(function () {
    // How long rules of one's own may take, all in all.
    const MILLISECONDS = 20000;

    // What runs before the explorer in its worker, with the reader's function in it. The text is
    // only ever run there, never in the page.
    function prelude(code) {
        const text = code.trim().replace(/;\s*$/, "");
        const isBlock = /(^|[\s;}])(function\s+moves\b|(const|let|var)\s+moves\b)/.test(text);
        const body = isBlock
            ? code + "\nreturn { moves, start: typeof start === 'function' ? start : undefined };"
            : "return { moves: (" + text + "\n) };";
        // One line before the reader's text, so that the line of an error can be told.
        return "const grundyOwn = (function () { 'use strict';\n" + body + "\n})();\n" +
            "const grundyReply = (" + reply.toString() + ")(grundyOwn);";
    }

    // An option is a position, or several that are played on side by side: [first, second].
    function reply(own) {
        const isList = Array.isArray;
        function parts(option, position) {
            const isSum = isList(position) ? isList(option) && option.every(isList) : isList(option);
            return isSum && !(isList(position) && option.length === 0) ? option : [option];
        }
        return function (question) {
            try {
                const asked = JSON.parse(question);
                if ("start" in asked) {
                    const position = own.start(asked.start);
                    return JSON.stringify({ position: position === undefined ? null : position });
                }
                const found = own.moves(asked.moves);
                if (found === null || found === undefined || typeof found[Symbol.iterator] !== "function") {
                    return JSON.stringify({ flaw: "moves(" + JSON.stringify(asked.moves) + ") gives no list" });
                }
                return JSON.stringify({ options: Array.from(found, (one) => parts(one, asked.moves)) });
            } catch (error) {
                return JSON.stringify({ flaw: "your function: " + (error && error.message || error) });
            }
        };
    }

    // What a position of these rules is: `own` is { code, size }, size 0 for anything but numbers.
    function described(own) {
        return { size: own.size, start: /\bstart\b/.test(own.code) };
    }

    // The line of the reader's text in which a prelude is wrong; an end that is missing is missed after
    // the last one.
    function located(line, code) {
        const last = code.trimEnd().split("\n").length;
        return grundy.word("own-line").replace("{}", Math.min(line - 1, last)) + ": ";
    }

    grundy.ask = function (request, { onLine, milliseconds = Infinity } = {}) {
        const lines = [];
        let rest = "";
        const own = request.own;
        const run = grundy.run({
            program: "explorer",
            input: JSON.stringify(own ? { ...request, own: described(own) } : request) + "\n",
            prelude: own ? prelude(own.code) : "",
            milliseconds: own ? Math.min(milliseconds, MILLISECONDS) : milliseconds,
            onOutput(text) {
                rest += text;
                const complete = rest.split("\n");
                rest = complete.pop();
                for (const line of complete) {
                    const value = JSON.parse(line), { flaw } = value;
                    if (flaw) { Object.assign(flaw, { what: grundy.told(flaw.what), help: grundy.told(flaw.help) }); }
                    lines.push(value);
                    if (onLine) { onLine(value); }
                }
            },
        });
        const result = run.result.then(({ ended, said, errors, line }) =>
            ({ lines, ended, said, errors: line && own ? located(line, own.code) + errors : errors }));
        return { result, stop: run.stop };
    };

    // The only line of an answer; an error has its flaw.
    grundy.answer = async function (request) {
        const { lines, said, errors } = await grundy.ask(request, { milliseconds: 30000 }).result;
        const [line] = lines;
        if (line && !line.flaw) { return line; }
        const error = new Error(line ? line.flaw.what : said + " " + errors);
        error.help = line ? line.flaw.help : "";
        throw error;
    };

    grundy.prelude = prelude;
})();
