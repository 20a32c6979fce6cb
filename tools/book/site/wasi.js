"use strict";

// Runs a WebAssembly command (wasm32-wasip1) in a worker: arguments and standard input go in,
// standard output and the exit code come out. A file system and a clock on the wall are not there.
//
//   const run = grundy.run({ program: "problems", args: ["hdu1846"], input: "1\n23 2\n" });
//   const { ended, code, output, errors } = await run.result;   run.stop();
//
// ended is "exit", "trap", "time", "stop", "output" (too much of it) or "load" (no such program).
var grundy = globalThis.grundy || {};
globalThis.grundy = grundy;

(function () {
    // The worker's whole program. It is made from this function's text, because pages that are
    // opened as files may not start a worker from a file.
    function worker() {
        const MOST_OUTPUT = 4 << 20;
        const NO_SUCH_FUNCTION = 52, BAD_FILE = 8;
        class Exit extends Error {
            constructor(code) { super("exit"); this.code = code; }
        }
        class TooMuch extends Error {}

        // Older browsers cannot do it at once.
        function decoded(text) {
            return Uint8Array.fromBase64 ? Uint8Array.fromBase64(text) : Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
        }

        // The page keeps the compiled program.
        async function compiled(packed) {
            const stream = new Blob([decoded(packed)]).stream().pipeThrough(new DecompressionStream("deflate"));
            const module = await WebAssembly.compile(await new Response(stream).arrayBuffer());
            postMessage({ module });
            return module;
        }

        onmessage = async function (message) {
            const { packed, args, input } = message.data;
            let { module } = message.data;
            try {
                module = module || await compiled(packed);
            } catch (error) {
                return postMessage({ errors: String(error && error.message || error) + "\n", ended: "load" });
            }
            const decoders = { 1: new TextDecoder(), 2: new TextDecoder() };
            const encode = (text) => new TextEncoder().encode(text + "\0");
            const words = ["program", ...args].map(encode);
            let source = typeof input === "string" ? new TextEncoder().encode(input) : input;
            // A prelude may define this: a program that asks it a question has a line to read.
            const reply = typeof grundyReply === "function" ? grundyReply : null;
            let question = "", read = 0, written = 0, memory, waiting = "", sent = 0;

            const view = () => new DataView(memory.buffer);
            // What is written at short intervals is sent together.
            function send(isLast) {
                if (waiting !== "" && (isLast || waiting.length > 4096 || Date.now() - sent > 50)) {
                    postMessage({ output: waiting });
                    waiting = "";
                    sent = Date.now();
                }
            }
            function lists(items) {
                return {
                    sizes(count, size) {
                        view().setUint32(count, items.length, true);
                        view().setUint32(size, items.reduce((sum, item) => sum + item.length, 0), true);
                        return 0;
                    },
                    get(pointers, bytes) {
                        items.forEach((item, i) => {
                            view().setUint32(pointers + 4 * i, bytes, true);
                            new Uint8Array(memory.buffer).set(item, bytes);
                            bytes += item.length;
                        });
                        return 0;
                    },
                };
            }
            function parts(list, count) {
                const all = [];
                for (let i = 0; i < count; i++) {
                    const start = view().getUint32(list + 8 * i, true);
                    all.push(new Uint8Array(memory.buffer, start, view().getUint32(list + 8 * i + 4, true)));
                }
                return all;
            }
            const [given, environment] = [lists(words), lists([])];
            const system = {
                args_sizes_get: given.sizes,
                args_get: given.get,
                environ_sizes_get: environment.sizes,
                environ_get: environment.get,
                fd_read(file, list, count, result) {
                    if (file !== 0) { return BAD_FILE; }
                    let bytes = 0;
                    if (read >= source.length && question !== "") {
                        source = new TextEncoder().encode(reply(question.slice(2)) + "\n");
                        question = "";
                        read = 0;
                    }
                    for (const part of parts(list, count)) {
                        const piece = source.subarray(read, read + part.length);
                        part.set(piece);
                        read += piece.length;
                        bytes += piece.length;
                    }
                    view().setUint32(result, bytes, true);
                    return 0;
                },
                fd_write(file, list, count, result) {
                    if (file !== 1 && file !== 2) { return BAD_FILE; }
                    let bytes = 0;
                    for (const part of parts(list, count)) {
                        const text = decoders[file].decode(part.slice(), { stream: true });
                        bytes += part.length;
                        if (file === 1) {
                            waiting += text;
                        } else if (reply && (question !== "" || text.startsWith("? "))) {
                            question += text;
                            continue;
                        } else {
                            postMessage({ errors: text });
                        }
                        written += part.length;
                    }
                    view().setUint32(result, bytes, true);
                    send(false);
                    if (written > MOST_OUTPUT) { throw new TooMuch(); }
                    return 0;
                },
                fd_close: () => 0,
                fd_fdstat_get(file, result) {
                    if (file > 2) { return BAD_FILE; }
                    new Uint8Array(memory.buffer).fill(0, result, result + 24);
                    view().setUint8(result, 2); // a character device
                    return 0;
                },
                fd_prestat_get: () => BAD_FILE,
                random_get(start, length) {
                    const bytes = new Uint8Array(length);
                    for (let i = 0; i < length; i += 65536) {
                        crypto.getRandomValues(bytes.subarray(i, i + 65536));
                    }
                    new Uint8Array(memory.buffer).set(bytes, start);
                    return 0;
                },
                clock_time_get(clock, precision, result) {
                    const now = clock === 0 ? Date.now() : performance.now();
                    view().setBigUint64(result, BigInt(Math.round(now * 1e6)), true);
                    return 0;
                },
                sched_yield: () => 0,
                proc_exit(code) { throw new Exit(code); },
            };
            const imports = {};
            for (const { module: from, name } of WebAssembly.Module.imports(module)) {
                imports[from] = imports[from] || {};
                imports[from][name] = system[name] || (() => NO_SUCH_FUNCTION);
            }
            function finish(ended, code, errors) {
                send(true);
                postMessage({ errors: errors || "", ended, code });
            }
            WebAssembly.instantiate(module, imports).then((instance) => {
                memory = instance.exports.memory;
                instance.exports._start();
                finish("exit", 0);
            }).catch((error) => {
                if (error instanceof Exit) { return finish("exit", error.code); }
                if (error instanceof TooMuch) { return finish("output"); }
                finish("trap", undefined, String(error && error.message || error) + "\n");
            });
        };
    }

    const addresses = {};
    function startWorker(prelude) {
        const text = [prelude, "\n(", worker.toString(), ")()"];
        const type = "text/javascript";
        addresses[prelude] = addresses[prelude] || URL.createObjectURL(new Blob(text, { type }));
        return new Worker(addresses[prelude]);
    }

    const loads = {}, folder = document.currentScript.src.replace(/[^/]*$/, "");
    // Programs may have come before this script.
    const programs = globalThis.grundyPrograms = globalThis.grundyPrograms || {};

    // The program: { packed } as it came, or { module } once a worker has compiled it. It comes as a
    // script, since pages that are opened as files may not fetch, and is half as long as the module.
    grundy.module = async function (name) {
        loads[name] = loads[name] || load(name).catch((error) => {
            delete loads[name];
            throw error;
        });
        await loads[name];
        const program = programs[name];
        return typeof program === "string" ? { packed: program } : { module: program };
    };

    async function load(name) {
        // What the page itself loads has come or failed once the page is complete.
        const there = document.querySelector("script[data-program=" + name + "]");
        if (!programs[name] && there && document.readyState !== "complete") {
            await new Promise((resolve) => {
                there.addEventListener("load", resolve);
                addEventListener("load", resolve);
            });
        }
        if (programs[name]) { return; }
        await new Promise((resolve, reject) => {
            const script = document.createElement("script");
            script.onload = resolve;
            script.onerror = () => reject(new Error(name + ".wasm.js is not there"));
            script.src = folder + name + ".wasm.js";
            document.head.append(script);
        });
    }

    // options: program (a name, see `module`), args, input (text or bytes), milliseconds,
    // onOutput(text), called with each piece of output as it comes, and prelude: JavaScript that the
    // worker runs first, which may define `grundyReply`. It answers what the program writes to its
    // standard error after `? `, once the program has read all of its input.
    // The result says how the run `ended`, `said` in the reader's language; a prelude that is wrong is so
    // in a `line`.
    grundy.run = function (options) {
        const { program, args = [], input = "", prelude = "", milliseconds = Infinity, onOutput } = options;
        const process = startWorker(prelude);
        let output = "", errors = "", line = 0, timer, isOver = false, end;
        const result = new Promise((resolve) => {
            end = (ended, code) => {
                if (isOver) { return; }
                isOver = true;
                clearTimeout(timer);
                process.terminate();
                const said = grundy.word("ended-" + ended).replace("{}", milliseconds / 1000);
                resolve({ ended, code, said, output, errors, line });
            };
        });
        // It starts while the program is loaded.
        process.onmessage = ({ data }) => {
            if (isOver) { return; }
            // A prelude may say anything.
            if (data.module && prelude === "") { programs[program] = data.module; }
            if (data.output) {
                output += data.output;
                if (onOutput) { onOutput(data.output); }
            }
            errors += data.errors || "";
            if (data.ended) { end(data.ended, data.code); }
        };
        process.onerror = (event) => {
            errors += (event.message || "the worker did not start") + "\n";
            line = event.lineno;
            end("trap");
        };
        grundy.module(program).then((code) => {
            if (isOver) { return; }
            process.postMessage({ ...code, args, input });
            if (milliseconds < Infinity) { timer = setTimeout(() => end("time"), milliseconds); }
        }).catch((error) => {
            errors += error.message + "\n";
            end("load");
        });
        return { result, stop: () => end("stop") };
    };
})();
