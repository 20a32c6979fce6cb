"""The judge of an interactive problem: called with the file of a secret input, it talks with the
solution. Exit code 0: the solution is right; 1: it is wrong, and why on standard error."""

import sys


def interact(secret):
    """What is wrong with what the solution says, in words; None if it is right."""
    sys.stderr.write("write interact() in interact.py\n"), sys.exit(3)
    number = int(secret)
    for _ in range(20):
        guess = heard()
        if guess == number:
            return print("right", flush=True)
        print("more" if guess < number else "less", flush=True)
    return f"{number} is not found"


def heard():
    """The next line of the solution, which is a number."""
    line = input()
    try:
        return int(line)
    except ValueError:
        sys.exit(f"`{line}` is not a number")


sys.exit(interact(open(sys.argv[-1]).read()))
