/* How many binary digits are 1. */
static u64 popcount(u64 n) {
    u64 count = 0;
    for (; n > 0; n &= n - 1) count++;
    return count;
}

/* How many binary digits are 0. */
static u64 binary_zeros(u64 n) {
    return digit_count(n, 2) - popcount(n);
}

/* How many binary digits at the end are 1. */
static u64 trailing_ones(u64 n) {
    u64 count = 0;
    for (; n % 2 == 1; n /= 2) count++;
    return count;
}

/* The lowest binary digit that is 1, with its value; 0 for 0. */
static u64 low_bit(u64 n) {
    return n & (~n + 1);
}

/* The largest power of two up to n; 0 for 0. */
static u64 high_bit(u64 n) {
    while ((n & (n - 1)) != 0) n &= n - 1;
    return n;
}

/* The largest odd divisor of n; 0 for 0. */
static u64 odd_part(u64 n) {
    return n == 0 ? 0 : n / low_bit(n);
}

/* n without its last k binary digits. */
static u64 shift_right(u64 n, u64 k) {
    return k < 64 ? n >> k : 0;
}

/* The sum of the digits of n in base b. */
static u64 digit_sum(u64 n, u64 b) {
    u64 sum = 0;
    for (; n > 0 && b > 1; n /= b) sum += n % b;
    return sum;
}

/* How many digits n has in base b; none for 0. */
static u64 digit_count(u64 n, u64 b) {
    u64 count = 0;
    for (; n > 0 && b > 1; n /= b) count++;
    return count;
}

/* How often b divides n; 0 for 0. */
static u64 multiplicity(u64 n, u64 b) {
    u64 count = 0;
    for (; b > 1 && n > 0 && n % b == 0; n /= b) count++;
    return count;
}

/* The last digit of n in base b that is not 0; 0 for 0. */
static u64 last_digit(u64 n, u64 b) {
    while (b > 1 && n > 0 && n % b == 0) n /= b;
    return b > 1 ? n % b : 0;
}

/* The first digit of n in base b; 0 for 0. */
static u64 first_digit(u64 n, u64 b) {
    while (b > 1 && n >= b) n /= b;
    return n;
}

/* n with its digits in base b in the opposite order. */
static i128 reversed_digits(u64 n, u64 b) {
    i128 reversed = 0;
    for (; n > 0 && b > 1; n /= b) reversed = reversed * (i128)b + (i128)(n % b);
    return reversed;
}

/* Whether n has the digit d in base b. */
static bool has_digit(u64 n, u64 d, u64 b) {
    for (; n > 0 && b > 1; n /= b) {
        if (n % b == d) return true;
    }
    return false;
}

/* The sum of x and y in base b without carry. */
static i128 carryless_sum(u64 x, u64 y, u64 b) {
    i128 sum = 0, place = 1;
    for (; b > 1 && (x > 0 || y > 0); x /= b, y /= b) {
        sum += place * (i128)((x % b + y % b) % b);
        place *= (i128)b;
    }
    return sum;
}

/* The largest digit of n in base b; 0 for 0. */
static u64 largest_digit(u64 n, u64 b) {
    u64 largest = 0;
    for (; n > 0 && b > 1; n /= b) {
        if (n % b > largest) largest = n % b;
    }
    return largest;
}

/* The greatest common divisor. */
static u64 gcd(u64 a, u64 b) {
    while (b != 0) {
        u64 rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* floor(x / y - y / x) if x is the larger one of two positive numbers, else the opposite; 0 if one
   is 0. */
static u64 ratio(u64 x, u64 y) {
    u64 a = x > y ? x : y, b = x > y ? y : x;
    if (b == 0) return 0;
    /* Whether the rest of the division is worth b / a. */
    return a / b - ((u128)(a % b) * a >= (u128)b * b ? 0 : 1);
}

/* The quotients of Euclid's algorithm from the last to the first: each becomes one less if what the
   later ones gave is not below it. */
static u64 quotients_folded(u64 x, u64 y) {
    u64 large = x > y ? x : y, small = x > y ? y : x;
    if (small == 0) return 0;
    return large / small - (quotients_folded(small, large % small) >= large / small ? 1 : 0);
}

/* Conway's product of nimbers, by Karatsuba's way with halves of so many bits. */
static u64 nim_product_of(u64 x, u64 y, int half) {
    u64 mask, a, b, c, d, high, low, middle;
    if (x <= 1 || y <= 1 || half == 0) return x * y;
    mask = ((u64)1 << half) - 1;
    if (x <= mask && y <= mask) return nim_product_of(x, y, half / 2);
    a = x >> half, b = x & mask, c = y >> half, d = y & mask;
    high = nim_product_of(a, c, half / 2), low = nim_product_of(b, d, half / 2);
    middle = nim_product_of(a ^ b, c ^ d, half / 2) ^ low;
    return (middle << half) ^ low ^ nim_product_of(high, (u64)1 << (half - 1), half / 2);
}

/* Conway's product of nimbers. */
static u64 nim_product(u64 x, u64 y) {
    return nim_product_of(x, y, 32);
}

/* Zeckendorf's form of n: the number of its terms, its least term, the index of that (0 for 1, 1 for
   2, 2 for 3, ...), or its largest term; 0 for 0. */
static u64 zeckendorf(u64 n, int what) {
    u64 fibonacci[92], count = 0, least = 0, index = 0, largest = 0;
    int i, known = 2;
    fibonacci[0] = 1, fibonacci[1] = 2;
    for (; known < 92; known++) fibonacci[known] = fibonacci[known - 1] + fibonacci[known - 2];
    for (i = known - 1; i >= 0; i--) {
        if (fibonacci[i] > n) continue;
        n -= fibonacci[i];
        count++, least = fibonacci[i], index = i;
        if (count == 1) largest = least;
    }
    return what == 0 ? count : what == 1 ? least : what == 2 ? index : largest;
}

/* How many terms Zeckendorf's form of n has. */
static u64 zeckendorf_count(u64 n) {
    return zeckendorf(n, 0);
}

/* The least term of Zeckendorf's form of n; 0 for 0. */
static u64 zeckendorf_least(u64 n) {
    return zeckendorf(n, 1);
}

/* The index of the least term of Zeckendorf's form of n; 0 for 0. */
static u64 zeckendorf_zeros(u64 n) {
    return zeckendorf(n, 2);
}

/* The largest Fibonacci number up to n. */
static u64 zeckendorf_largest(u64 n) {
    return zeckendorf(n, 3);
}

/* Whether n is a Fibonacci number. */
static bool is_fibonacci(u64 n) {
    return zeckendorf(n, 0) < 2;
}

/* The largest number whose square is at most n, bit by bit. */
static u64 isqrt(u128 n) {
    u128 root = 0;
    int bit;
    for (bit = 63; bit >= 0; bit--) {
        u128 larger = root | ((u128)1 << bit);
        if (larger * larger <= n) root = larger;
    }
    return (u64)root;
}

/* floor(sqrt(n)). */
static u64 square_root(u64 n) {
    return isqrt(n);
}

/* floor(sqrt(2 n + 1/4) + 1/2). */
static u64 triangular_root(u64 n) {
    return (isqrt(8 * (u128)n + 1) + 1) / 2;
}

/* The largest number whose cube is at most n, bit by bit. */
static u64 cube_root(u64 n) {
    u128 root = 0;
    int bit;
    for (bit = 21; bit >= 0; bit--) {
        u128 larger = root | ((u128)1 << bit);
        if (larger * larger * larger <= n) root = larger;
    }
    return (u64)root;
}

/* Whether n is a square. */
static bool is_square(u64 n) {
    u64 root = square_root(n);
    return root * root == n;
}

/* Whether n is a number to the power of e. */
static bool is_power(u64 n, u64 e) {
    u64 low = 0, high = n, i;
    if (n == 0) return true;
    for (;;) {
        u64 middle = low + (high - low) / 2;
        u128 raised = 1;
        for (i = 0; i < e && raised <= n; i++) raised *= middle;
        if (low == high) return raised == n;
        if (raised < n) low = middle + 1;
        else high = middle;
    }
}

/* floor(m sqrt(d)), bit by bit of m < 2^66; `rest` is d m^2 - root^2 for the bits so far. */
static i128 times_root(i128 m, i128 d) {
    i128 part = 0, root = 0, rest = 0;
    int shift;
    for (shift = 65; shift >= 0; shift--) {
        i128 bit = (m >> shift) & 1;
        rest = 4 * rest + bit * d * (4 * part + 1);
        part = 2 * part + bit;
        root *= 2;
        while (rest > 2 * root) {
            rest -= 2 * root + 1;
            root += 1;
        }
    }
    return root;
}

/* floor(m (p + sqrt(d)) / q) for q > 0 and a d that is not a square. */
static i128 floor_multiple(i128 m, i128 p, i128 d, i128 q) {
    return floor_div(p * m + (m < 0 ? -times_root(-m, d) - 1 : times_root(m, d)), q);
}

/* The quotient by a positive number, rounded down. */
static i128 floor_div(i128 a, i128 b) {
    return a >= 0 ? a / b : -((b - 1 - a) / b);
}

/* The remainder by a positive number, which is not negative. */
static i128 floor_mod(i128 a, i128 b) {
    return (a % b + b) % b;
}

/* The smaller one. */
static i128 smaller(i128 a, i128 b) {
    return a < b ? a : b;
}

/* The larger one. */
static i128 larger(i128 a, i128 b) {
    return a > b ? a : b;
}

/* How far two numbers are apart. */
static i128 distance(i128 a, i128 b) {
    return a < b ? b - a : a - b;
}

/* For qsort. */
static int compare_piles(const void *a, const void *b) {
    u64 x = *(const u64 *)a, y = *(const u64 *)b;
    return x < y ? -1 : x > y;
}

/* The piles from the smallest to the largest; to be freed. */
static u64 *sorted_piles(const u64 *heaps, size_t count) {
    u64 *sorted = (u64 *)malloc((count + 1) * sizeof *sorted);
    size_t i;
    if (sorted == NULL) abort();
    for (i = 0; i < count; i++) sorted[i] = heaps[i];
    qsort(sorted, count, sizeof *sorted, compare_piles);
    return sorted;
}

/* How many different piles there are, or only those that occur an odd number of times. */
static u64 classes_of_piles(const u64 *heaps, size_t count, bool is_odd) {
    u64 *sorted = sorted_piles(heaps, count), found = 0;
    size_t i = 0, next;
    for (; i < count; i = next) {
        for (next = i; next < count && sorted[next] == sorted[i];) next++;
        if (!is_odd || (next - i) % 2 == 1) found++;
    }
    free(sorted);
    return found;
}

/* How many different piles there are. */
static u64 different_piles(const u64 *heaps, size_t count) {
    return classes_of_piles(heaps, count, false);
}

/* How many different piles occur an odd number of times. */
static u64 odd_multiplicities(const u64 *heaps, size_t count) {
    return classes_of_piles(heaps, count, true);
}

/* The nim-sum of every second gap between the sorted piles, from the largest down. */
static u64 gap_nim_sum(const u64 *heaps, size_t count) {
    u64 *sorted = sorted_piles(heaps, count), sum = 0;
    size_t i;
    for (i = count; i > 1; i -= 2) sum ^= sorted[i - 1] - sorted[i - 2];
    if (i == 1) sum ^= sorted[0];
    free(sorted);
    return sum;
}

/* How many piles there are. */
static u64 pile_count(const u64 *heaps, size_t count) {
    (void)heaps;
    return count;
}

/* How many binary digits do not stand in a multiple of m piles. */
static u64 uneven_digits(const u64 *heaps, size_t count, u64 m) {
    u64 found = 0;
    int bit;
    for (bit = 0; bit < 64; bit++) {
        u64 ones = 0;
        size_t i;
        for (i = 0; i < count; i++) ones += (heaps[i] >> bit) & 1;
        if (ones % m != 0) found++;
    }
    return found;
}

/* How many different powers of two are the largest ones that divide a pile. */
static u64 v2_classes(const u64 *heaps, size_t count) {
    u64 set = 0, has_zero = 0;
    size_t i;
    for (i = 0; i < count; i++) {
        if (heaps[i] == 0) has_zero = 1;
        else set |= low_bit(heaps[i]);
    }
    return popcount(set) + has_zero;
}

/* The value of a digit automaton: numbers below `small` are written out for each state; else the
   last digit leads to another state or, with -1, to a multiple of the rest; each time the value is
   multiplied and a constant is added. */
static i128 digit_automaton(u64 n, i128 base, i128 small, const i128 *next, const i128 *multipliers,
                            const i128 *constants, const i128 *written) {
    i128 state = 0, factor = 1, constant = 0;
    while ((i128)n >= small) {
        i128 step = state * base + (i128)(n % (u64)base);
        n /= (u64)base;
        constant += factor * constants[step];
        factor *= multipliers[step];
        if (next[step] < 0) return factor * (i128)n + constant;
        state = next[step];
    }
    return factor * written[state * small + (i128)n] + constant;
}

/* The i-th term, from 0 on, of a linear recurrence with these first terms; `terms` has a factor and
   how far back it reaches by turns. What comes after a term of 2^64 or more counts as infinite;
   such a term is among the first 4000. */
static i128 recurrence(u64 i, const i128 *start, size_t known, const i128 *terms, size_t length,
                       i128 constant) {
    static i128 all[4000];
    size_t end, k;
    for (end = 0; end < known; end++) all[end] = start[end];
    for (; end <= i; end++) {
        i128 sum = constant;
        if (end >= 4000 || all[end - 1] >= (i128)1 << 64) return INFINITE;
        for (k = 0; k < length; k += 2) sum += terms[k] * all[end - (size_t)terms[k + 1]];
        all[end] = sum;
    }
    return all[i];
}

/* How many terms of an increasing sequence are at most x. */
static u64 terms_up_to(i128 (*term)(u64), u64 first, i128 x) {
    u64 low = first, step = 1, most = ~(u64)0;
    if (term(first) > x) return 0;
    while (low <= most - step && term(low + step) <= x) {
        low += step;
        step = step > most / 2 ? most : 2 * step;
    }
    for (; step > 0; step /= 2) {
        if (low <= most - step && term(low + step) <= x) low += step;
    }
    return low - first + 1;
}

/* Whether x is a term of an increasing sequence. */
static bool is_term(i128 (*term)(u64), u64 first, i128 x) {
    u64 count = terms_up_to(term, first, x);
    return count > 0 && term(first + (count - 1)) == x;
}

/* The i-th pile, from 0 on and from the smallest on. */
static u64 pile(const u64 *heaps, size_t count, size_t i) {
    u64 *sorted = sorted_piles(heaps, count), found = sorted[i];
    free(sorted);
    return found;
}

/* The largest pile; 0 if there is none. */
static u64 largest_pile(const u64 *heaps, size_t count) {
    return count == 0 ? 0 : pile(heaps, count, count - 1);
}

/* The smallest pile; 0 if there is none. */
static u64 smallest_pile(const u64 *heaps, size_t count) {
    return count == 0 ? 0 : pile(heaps, count, 0);
}

/* a b mod n. */
static u64 times(u64 a, u64 b, u64 n) {
    return (u64)((u128)a * b % n);
}

/* base^exponent mod n. */
static u64 power(u64 base, u64 exponent, u64 n) {
    u64 product = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) product = times(product, base, n);
        base = times(base, base, n);
    }
    return product;
}

/* Whether n is prime, by Miller and Rabin's test; the twelve bases decide for all of 64 bits. */
static bool is_prime(u64 n) {
    static const u64 bases[12] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
    u64 odd, x;
    int i, twos = 0, k;
    for (i = 0; i < 12; i++) {
        if (n < 41 ? n == bases[i] : n % bases[i] == 0) return n < 41;
    }
    if (n < 41) return false;
    for (odd = n - 1; odd % 2 == 0; odd /= 2) twos++;
    for (i = 0; i < 12; i++) {
        x = power(bases[i], odd, n);
        if (x == 1) continue;
        for (k = 0; k < twos && x != n - 1; k++) x = times(x, x, n);
        if (k == twos) return false;
    }
    return true;
}

/* A divisor of a number that is not prime, by Pollard's rho. */
static u64 rho(u64 n) {
    u64 c, slow, fast, divisor;
    for (c = 1;; c++) {
        slow = fast = 2;
        do {
            slow = (u64)(((u128)times(slow, slow, n) + c) % n);
            fast = (u64)(((u128)times(fast, fast, n) + c) % n);
            fast = (u64)(((u128)times(fast, fast, n) + c) % n);
            divisor = gcd(slow > fast ? slow - fast : fast - slow, n);
        } while (divisor == 1);
        if (divisor != n) return divisor;
    }
}

/* Writes the primes that divide n behind the others and sorts them; says how many there are. */
static int split(u64 n, u64 *primes, int count) {
    u64 p;
    int i;
    for (p = 2; p < 1000 && p * p <= n; p++) {
        for (; n % p == 0; n /= p) primes[count++] = p;
    }
    if (n > 1 && !is_prime(n)) {
        p = rho(n);
        return split(n / p, primes, split(p, primes, count));
    }
    if (n > 1) primes[count++] = n;
    for (i = count - 1; i > 0 && primes[i - 1] > primes[i]; i--) {
        p = primes[i], primes[i] = primes[i - 1], primes[i - 1] = p;
    }
    return count;
}

/* The primes that divide n, in order and as often as they do; none for 0 and 1. */
static int factors(u64 n, u64 *primes) {
    int i, k, count = split(n, primes, 0);
    for (i = 1; i < count; i++) {
        for (k = i; k > 0 && primes[k - 1] > primes[k]; k--) {
            u64 p = primes[k];
            primes[k] = primes[k - 1], primes[k - 1] = p;
        }
    }
    return count;
}

/* The primes that divide n with their exponents. */
static int exponents(u64 n, u64 *primes, u64 *exponent) {
    u64 all[64];
    int i, known = 0, count = factors(n, all);
    for (i = 0; i < count; i++) {
        if (known > 0 && primes[known - 1] == all[i]) {
            exponent[known - 1]++;
        } else {
            primes[known] = all[i], exponent[known++] = 1;
        }
    }
    return known;
}

/* How many primes divide n, as often as they do. */
static u64 big_omega(u64 n) {
    u64 primes[64];
    return (u64)factors(n, primes);
}

/* How many different primes divide n. */
static u64 little_omega(u64 n) {
    u64 primes[64], exponent[64];
    return (u64)exponents(n, primes, exponent);
}

/* How many divisors n has. */
static u64 divisor_count(u64 n) {
    u64 primes[64], exponent[64], product = 1;
    int i, count = exponents(n, primes, exponent);
    for (i = 0; i < count; i++) product *= exponent[i] + 1;
    return product;
}

/* How many numbers up to n have no common divisor with n. */
static u64 totient(u64 n) {
    u64 primes[64], exponent[64], product = 1;
    int i, count = exponents(n, primes, exponent);
    for (i = 0; i < count; i++) {
        product *= primes[i] - 1;
        for (; exponent[i] > 1; exponent[i]--) product *= primes[i];
    }
    return product;
}

/* The least prime that divides n; 1 if there is none. */
static u64 least_prime(u64 n) {
    u64 primes[64];
    return factors(n, primes) == 0 ? 1 : primes[0];
}

/* The greatest prime that divides n; 1 if there is none. */
static u64 greatest_prime(u64 n) {
    u64 primes[64];
    int count = factors(n, primes);
    return count == 0 ? 1 : primes[count - 1];
}

/* The greatest divisor of n below n; 1 for 1. */
static u64 greatest_divisor(u64 n) {
    u64 primes[64], product = 1;
    int i, count = factors(n, primes);
    for (i = 1; i < count; i++) product *= primes[i];
    return product;
}

/* How often the prime divides n that does so most often. */
static u64 largest_exponent(u64 n) {
    u64 primes[64], exponent[64], most = 0;
    int i, count = exponents(n, primes, exponent);
    for (i = 0; i < count; i++) most = exponent[i] > most ? exponent[i] : most;
    return most;
}

/* Whether n is a power of a prime, from its first power on. */
static bool is_prime_power(u64 n) {
    u64 primes[64], exponent[64];
    return exponents(n, primes, exponent) == 1;
}

/* The index of the least prime that divides n, from 1 on; 0 if there is none. Primes are counted up
   to 5000000. */
static u64 least_prime_index(u64 n) {
    u64 least = least_prime(n), p, count = 0;
    assert(least <= 5000000);
    for (p = 2; p <= least; p++) count += is_prime(p);
    return count;
}

/* The product of the primes that divide n. */
static u64 radical(u64 n) {
    u64 primes[64], exponent[64], product = 1;
    int i, known = exponents(n, primes, exponent);
    for (i = 0; i < known; i++) product *= primes[i];
    return product;
}

/* The sum of the primes that divide n, each as often as it does. */
static u64 prime_sum(u64 n) {
    u64 all[64], sum = 0;
    int i, count = factors(n, all);
    for (i = 0; i < count; i++) sum += all[i];
    return sum;
}

/* The nim-sum of the exponents of the primes that divide n. */
static u64 exponent_xor(u64 n) {
    u64 primes[64], exponent[64], sum = 0;
    int i, known = exponents(n, primes, exponent);
    for (i = 0; i < known; i++) sum ^= exponent[i];
    return sum;
}

/* The sum of the divisors of n. */
static i128 divisor_sum(u64 n) {
    u64 primes[64], exponent[64];
    i128 product = 1;
    int i, known = exponents(n, primes, exponent);
    for (i = 0; i < known; i++) {
        i128 sum = 1;
        for (; exponent[i] > 0; exponent[i]--) sum = sum * (i128)primes[i] + 1;
        product *= sum;
    }
    return product;
}

/* 0 if the square of a prime divides n, otherwise 1 or -1 for an even or odd number of primes. */
static i128 mobius(u64 n) {
    u64 primes[64], exponent[64];
    i128 product = 1;
    int i, known = exponents(n, primes, exponent);
    for (i = 0; i < known; i++) product = exponent[i] > 1 ? 0 : -product;
    return product;
}

/* How many primes there are up to n. Primes are counted up to 5000000. */
static u64 prime_count(u64 n) {
    u64 count = 0, i;
    assert(n <= 5000000);
    for (i = 2; i <= n; i++) count += is_prime(i);
    return count;
}

/* The greatest number that divides all piles. */
static u64 piles_gcd(const u64 *heaps, size_t count) {
    u64 all = 0;
    size_t i;
    for (i = 0; i < count; i++) all = gcd(all, heaps[i]);
    return all;
}

/* A value by the remainder r of n = m q + r, for n below `small` written out: a multiple of q and a
   constant or, where the kind is 1 or -1, so often the value of that number and something more. */
static i128 remainder_recursion(u64 n, i128 m, i128 small, const i128 *multipliers,
                                const i128 *constants, const i128 *kinds, const i128 *more,
                                const i128 *written) {
    i128 sum = 0, sign = 1;
    while ((i128)n >= small) {
        i128 q = (i128)n / m, r = (i128)n % m, next = multipliers[r] * q + constants[r];
        if (kinds[r] == 0) return sum + sign * next;
        sum += sign * more[r];
        sign *= kinds[r];
        n = (u64)next;
    }
    return sum + sign * written[n];
}

/* How many piles in front are as large as the first one. */
static u64 leading_run(const u64 *heaps, size_t count) {
    size_t i = 0;
    while (i < count && heaps[i] == heaps[0]) i++;
    return i;
}

/* How many piles in front are 1. */
static u64 leading_ones(const u64 *heaps, size_t count) {
    size_t i = 0;
    while (i < count && heaps[i] == 1) i++;
    return i;
}

/* The first pile that is not 1; 0 if there is none. */
static u64 first_not_one(const u64 *heaps, size_t count) {
    size_t i = 0;
    while (i < count && heaps[i] == 1) i++;
    return i < count ? heaps[i] : 0;
}

/* The product of the digits of n in base b; 0 for 0. */
static u64 digit_product(u64 n, u64 b) {
    u64 product = n > 0 && b > 1 ? 1 : 0;
    for (; n > 0 && b > 1; n /= b) product *= n % b;
    return product;
}

/* How often n has the digit d in base b. */
static u64 digit_frequency(u64 n, u64 d, u64 b) {
    u64 count = 0;
    for (; n > 0 && b > 1; n /= b) {
        if (n % b == d) count++;
    }
    return count;
}

/* Stern's sequence: s(0) = 0, s(1) = 1, s(2 n) = s(n), s(2 n + 1) = s(n) + s(n + 1). */
static u64 stern(u64 n) {
    u64 here = 0, next = 1;
    int bit;
    for (bit = 63; bit >= 0; bit--) {
        if ((n >> bit & 1) == 1) here += next;
        else next += here;
    }
    return here;
}
