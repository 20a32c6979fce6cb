"""Whether an output is right, where there are several: called with the files of the input, the
output, and an output that is right. Exit code 0: right; 1: wrong, and why on standard error."""

import os
import sys


def check(input, output, answer):
    """What is wrong with the output, in words; None if it is right."""
    sys.stderr.write("write check() in check.py\n"), sys.exit(3)
    n = int(input.split()[0])
    if len(output.split()) != n:
        return f"not {n} numbers"


def main(paths):
    return check(*(open(path).read() for path in paths))


def serve():
    """One process checks many outputs if `grundy stress` asks for that; without this, each has its own."""
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    while length := requests.readline():
        wrong = (main(requests.read(int(length)).decode().splitlines()) or "").encode()
        answers.write(b"%d\n" % len(wrong) + wrong)
        answers.flush()


if "GRUNDY_SERVE" in os.environ:
    serve()
else:
    sys.exit(main(sys.argv[-3:]))
