# How many binary digits are 1.
def popcount(n):
    return bin(n).count("1")

# How many binary digits are 0.
def binary_zeros(n):
    return n.bit_length() - popcount(n)

# How many binary digits at the end are 1.
def trailing_ones(n):
    return low_bit(n + 1).bit_length() - 1

# The lowest binary digit that is 1, with its value; 0 for 0.
def low_bit(n):
    return n & -n

# The largest power of two up to n; 0 for 0.
def high_bit(n):
    return 1 << (n.bit_length() - 1) if n > 0 else 0

# The largest odd divisor of n; 0 for 0.
def odd_part(n):
    return n // low_bit(n) if n > 0 else 0

# n without its last k binary digits.
def shift_right(n, k):
    return n >> k

# The digits of n in base b, lowest first.
def digits(n, b):
    found = []
    while n > 0 and b > 1:
        n, digit = divmod(n, b)
        found.append(digit)
    return found

# The sum of the digits of n in base b.
def digit_sum(n, b):
    return sum(digits(n, b))

# How many digits n has in base b; none for 0.
def digit_count(n, b):
    return len(digits(n, b))

# How often b divides n; 0 for 0.
def multiplicity(n, b):
    count = 0
    while b > 1 and n > 0 and n % b == 0:
        n //= b
        count += 1
    return count

# The last digit of n in base b that is not 0; 0 for 0.
def last_digit(n, b):
    return next((digit for digit in digits(n, b) if digit > 0), 0)

# The first digit of n in base b; 0 for 0.
def first_digit(n, b):
    return (digits(n, b) or [0])[-1]

# The greatest common divisor.
def gcd(a, b):
    while b > 0:
        a, b = b, a % b
    return a

# floor(x / y - y / x) if x is the larger one of two positive numbers, else the opposite; 0 if one
# is 0.
def ratio(x, y):
    a, b = max(x, y), min(x, y)
    return (a * a - b * b) // (a * b) if b > 0 else 0

# The quotients of Euclid's algorithm from the last to the first: each becomes one less if what the
# later ones gave is not below it.
def quotients_folded(x, y):
    large, small = max(x, y), min(x, y)
    if small == 0:
        return 0
    return large // small - (quotients_folded(small, large % small) >= large // small)

# Conway's product of nimbers, by Karatsuba's way with halves of so many bits.
def nim_product(x, y, half=32):
    if x <= 1 or y <= 1 or half == 0:
        return x * y
    mask = (1 << half) - 1
    if x <= mask and y <= mask:
        return nim_product(x, y, half // 2)
    a, b, c, d = x >> half, x & mask, y >> half, y & mask
    high, low = nim_product(a, c, half // 2), nim_product(b, d, half // 2)
    middle = nim_product(a ^ b, c ^ d, half // 2) ^ low
    return (middle << half) ^ low ^ nim_product(high, 1 << (half - 1), half // 2)

# The terms of Zeckendorf's form with their indices (0 for 1, 1 for 2, 2 for 3, ...), largest first.
def zeckendorf(n):
    fibonacci = [1, 2]
    while fibonacci[-1] <= n:
        fibonacci.append(fibonacci[-1] + fibonacci[-2])
    terms = []
    for index in range(len(fibonacci) - 1, -1, -1):
        if fibonacci[index] <= n:
            n -= fibonacci[index]
            terms.append((index, fibonacci[index]))
    return terms

# How many terms Zeckendorf's form of n has.
def zeckendorf_count(n):
    return len(zeckendorf(n))

# The least term of Zeckendorf's form of n; 0 for 0.
def zeckendorf_least(n):
    return zeckendorf(n)[-1][1] if n > 0 else 0

# The index of the least term of Zeckendorf's form of n; 0 for 0.
def zeckendorf_zeros(n):
    return zeckendorf(n)[-1][0] if n > 0 else 0

# The largest Fibonacci number up to n.
def zeckendorf_largest(n):
    return zeckendorf(n)[0][1] if n > 0 else 0

# Whether n is a Fibonacci number.
def is_fibonacci(n):
    return len(zeckendorf(n)) < 2

# The largest number whose square is at most n, bit by bit.
def isqrt(n):
    root = 0
    for bit in range(n.bit_length() // 2 + 1, -1, -1):
        if (root | 1 << bit) ** 2 <= n:
            root |= 1 << bit
    return root

# floor(sqrt(n)).
def square_root(n):
    return isqrt(n)

# floor(sqrt(2 n + 1/4) + 1/2).
def triangular_root(n):
    return (isqrt(8 * n + 1) + 1) // 2

# Whether n is a square.
def is_square(n):
    return isqrt(n) ** 2 == n

# floor(m (p + sqrt(d)) / q) for q > 0 and a d that is not a square.
def floor_multiple(m, p, d, q):
    root = isqrt(d * m * m)
    return (p * m + (root if m >= 0 else -root - 1)) // q

# How often each pile occurs.
def multiplicities(heaps):
    return [heaps.count(heap) for heap in set(heaps)]

# How many different piles there are.
def different_piles(heaps):
    return len(set(heaps))

# How many different piles occur an odd number of times.
def odd_multiplicities(heaps):
    return sum(count % 2 for count in multiplicities(heaps))

# The nim-sum of every second gap between the sorted piles, from the largest down.
def gap_nim_sum(heaps):
    piles, total = sorted(heaps, reverse=True) + [0], 0
    for i in range(0, len(heaps), 2):
        total ^= piles[i] - piles[i + 1]
    return total

# How many piles there are.
def pile_count(heaps):
    return len(heaps)

# How many binary digits do not stand in a multiple of m piles.
def uneven_digits(heaps, m):
    return sum(sum(n >> bit & 1 for n in heaps) % m != 0 for bit in range(64))

# How many different powers of two are the largest ones that divide a pile.
def v2_classes(heaps):
    return len({n & -n for n in heaps})

# The value of a digit automaton: numbers below `small` are written out for each state; else the
# last digit leads to another state or, with -1, to a multiple of the rest; each time the value is
# multiplied and a constant is added.
def digit_automaton(n, base, small, next_state, multipliers, constants, written):
    state, factor, constant = 0, 1, 0
    while n >= small:
        n, digit = divmod(n, base)
        step = state * base + digit
        constant += factor * constants[step]
        factor *= multipliers[step]
        if next_state[step] < 0:
            return factor * n + constant
        state = next_state[step]
    return factor * written[state * small + n] + constant

# The i-th term, from 0 on, of a linear recurrence with these first terms; `terms` has a factor and
# how far back it reaches by turns. What comes after a term of 2^64 or more counts as infinite;
# such a term is among the first 4000.
def recurrence(i, start, terms, constant):
    found = list(start)
    while len(found) <= i:
        end = len(found)
        if end >= 4000 or found[-1] >= 1 << 64:
            return INFINITE
        found.append(constant + sum(terms[k] * found[end - terms[k + 1]] for k in range(0, len(terms), 2)))
    return found[i]

# How many terms of an increasing sequence are at most x.
def terms_up_to(term, first, x):
    if term(first) > x:
        return 0
    low, step, most = first, 1, (1 << 64) - 1
    while low + step <= most and term(low + step) <= x:
        low += step
        step *= 2
    while step > 0:
        if low + step <= most and term(low + step) <= x:
            low += step
        step //= 2
    return low - first + 1

# Whether x is a term of an increasing sequence.
def is_term(term, first, x):
    count = terms_up_to(term, first, x)
    return count > 0 and term(first + count - 1) == x

# The i-th pile, from 0 on and from the smallest on.
def pile(heaps, i):
    return sorted(heaps)[i]

# The largest pile; 0 if there is none.
def largest_pile(heaps):
    return max(heaps, default=0)

# The smallest pile; 0 if there is none.
def smallest_pile(heaps):
    return min(heaps, default=0)

# Whether n is prime, by Miller and Rabin's test; the twelve bases decide for all of 64 bits.
def is_prime(n):
    bases = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
    if n < 41 or any(n % p == 0 for p in bases):
        return n in bases
    twos = low_bit(n - 1).bit_length() - 1
    for base in bases:
        x = pow(base, n - 1 >> twos, n)
        if x != 1 and all(pow(x, 1 << k, n) != n - 1 for k in range(twos)):
            return False
    return True

# The primes that divide n, in order and as often as they do, by trial division and Pollard's rho;
# none for 0 and 1.
def factors(n):
    found, p = [], 2
    while p < 1000 and p * p <= n:
        while n % p == 0:
            found.append(p)
            n //= p
        p += 1
    left = [n] if n > 1 else []
    while left:
        n, c = left.pop(), 0
        divisor = n
        while divisor == n and not is_prime(n):
            c, slow, fast, divisor = c + 1, 2, 2, 1
            while divisor == 1:
                slow = (slow * slow + c) % n
                fast = (fast * fast + c) % n
                fast = (fast * fast + c) % n
                divisor = gcd(abs(slow - fast), n)
        if divisor == n:
            found.append(n)
        else:
            left += [divisor, n // divisor]
    return sorted(found)

# The primes that divide n with their exponents.
def exponents(n):
    primes = factors(n)
    return [(p, primes.count(p)) for p in sorted(set(primes))]

# How many primes divide n, as often as they do.
def big_omega(n):
    return len(factors(n))

# How many different primes divide n.
def little_omega(n):
    return len(set(factors(n)))

# How many divisors n has.
def divisor_count(n):
    product = 1
    for _, exponent in exponents(n):
        product *= exponent + 1
    return product

# How many numbers up to n have no common divisor with n.
def totient(n):
    product = 1
    for p, exponent in exponents(n):
        product *= (p - 1) * p ** (exponent - 1)
    return product

# The least prime that divides n; 1 if there is none.
def least_prime(n):
    return (factors(n) or [1])[0]

# The greatest prime that divides n; 1 if there is none.
def greatest_prime(n):
    return (factors(n) or [1])[-1]

# The greatest divisor of n below n; 1 for 1.
def greatest_divisor(n):
    return n // least_prime(n) if n > 0 else 1

# How often the prime divides n that does so most often.
def largest_exponent(n):
    return max([exponent for _, exponent in exponents(n)] or [0])

# Whether n is a power of a prime, from its first power on.
def is_prime_power(n):
    return len(exponents(n)) == 1

# The index of the least prime that divides n, from 1 on; 0 if there is none. Primes are counted up
# to 5000000.
def least_prime_index(n):
    least = least_prime(n)
    assert least <= 5000000
    return sum(is_prime(p) for p in range(2, least + 1))

# n with its digits in base b in the opposite order.
def reversed_digits(n, b):
    reversed_ = 0
    for digit in digits(n, b):
        reversed_ = reversed_ * b + digit
    return reversed_

# Whether n has the digit d in base b.
def has_digit(n, d, b):
    return d in digits(n, b)

# The sum of x and y in base b without carry.
def carryless_sum(x, y, b):
    total, place = 0, 1
    while b > 1 and (x > 0 or y > 0):
        total += place * ((x + y) % b)
        place *= b
        x //= b
        y //= b
    return total

# The largest digit of n in base b; 0 for 0.
def largest_digit(n, b):
    return max(digits(n, b) or [0])

# The largest number whose cube is at most n, bit by bit.
def cube_root(n):
    root = 0
    for bit in reversed(range(22)):
        larger = root | 1 << bit
        if larger ** 3 <= n:
            root = larger
    return root

# The product of the primes that divide n.
def radical(n):
    product = 1
    for p in set(factors(n)):
        product *= p
    return product

# The sum of the primes that divide n, each as often as it does.
def prime_sum(n):
    return sum(factors(n))

# The nim-sum of the exponents of the primes that divide n.
def exponent_xor(n):
    xor = 0
    for _, exponent in exponents(n):
        xor ^= exponent
    return xor

# The sum of the divisors of n.
def divisor_sum(n):
    product = 1
    for p, exponent in exponents(n):
        product *= sum(p ** i for i in range(exponent + 1))
    return product

# 0 if the square of a prime divides n, otherwise 1 or -1 for an even or odd number of primes.
def mobius(n):
    primes = factors(n)
    return 0 if len(set(primes)) < len(primes) else (-1) ** len(primes)

# How many primes there are up to n. Primes are counted up to 5000000.
def prime_count(n):
    assert n <= 5000000
    return sum(is_prime(p) for p in range(2, n + 1))

# The greatest number that divides all piles.
def piles_gcd(heaps):
    everything = 0
    for n in heaps:
        everything = gcd(everything, n)
    return everything

# A value by the remainder r of n = m q + r, for n below `small` written out: a multiple of q and a
# constant or, where the kind is 1 or -1, so often the value of that number and something more.
def remainder_recursion(n, m, small, multipliers, constants, kinds, more, written):
    total, sign = 0, 1
    while n >= small:
        q, r = divmod(n, m)
        following = multipliers[r] * q + constants[r]
        if kinds[r] == 0:
            return total + sign * following
        total += sign * more[r]
        sign *= kinds[r]
        n = following
    return total + sign * written[n]

# Whether n is a number to the power of e.
def is_power(n, e):
    low, high = 0, n
    while low < high:
        middle = (low + high) // 2
        if middle ** e < n:
            low = middle + 1
        else:
            high = middle
    return low ** e == n

# How many piles in front are as large as the first one.
def leading_run(heaps):
    return next((i for i, n in enumerate(heaps) if n != heaps[0]), len(heaps))

# How many piles in front are 1.
def leading_ones(heaps):
    return next((i for i, n in enumerate(heaps) if n != 1), len(heaps))

# The first pile that is not 1; 0 if there is none.
def first_not_one(heaps):
    return next((n for n in heaps if n != 1), 0)

# The product of the digits of n in base b; 0 for 0.
def digit_product(n, b):
    product = min(n, 1)
    for digit in digits(n, b):
        product *= digit
    return product

# How often n has the digit d in base b.
def digit_frequency(n, d, b):
    return digits(n, b).count(d)

# Stern's sequence: s(0) = 0, s(1) = 1, s(2 n) = s(n), s(2 n + 1) = s(n) + s(n + 1).
def stern(n):
    here, after = 0, 1
    for bit in bin(n)[2:]:
        if bit == "1":
            here += after
        else:
            after += here
    return here
