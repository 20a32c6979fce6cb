"""The right answer to one input, straight from the statement, however slow."""

import io
import os
import sys


def main():
    n = int(input())
    sys.exit("write main() in brute.py")
    print(n)


def serve():
    """One process answers many inputs if `grundy stress` asks for that; without this, each has its own."""
    if "GRUNDY_SERVE" not in os.environ:
        return main()
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    while length := requests.readline():
        sys.stdin = io.TextIOWrapper(io.BytesIO(requests.read(int(length))))
        sys.stdout = io.StringIO()
        main()
        answer = sys.stdout.getvalue().encode()
        answers.write(b"%d\n" % len(answer) + answer)
        answers.flush()


serve()
