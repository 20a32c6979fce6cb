"""One small random input, another for each seed."""

import io
import os
import random
import sys


def main():
    n = random.randint(1, 6)
    sys.exit("write main() in gen.py")
    print(n)
    print(*(random.randint(1, 9) for _ in range(n)))


def serve():
    """One process answers many seeds if `grundy stress` asks for that; without this, each has its own."""
    if "GRUNDY_SERVE" not in os.environ:
        random.seed(int(sys.argv[-1]))
        return main()
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    while length := requests.readline():
        random.seed(int(requests.read(int(length))))
        sys.stdout = io.StringIO()
        main()
        answer = sys.stdout.getvalue().encode()
        answers.write(b"%d\n" % len(answer) + answer)
        answers.flush()


serve()
