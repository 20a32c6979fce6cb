// Sections like those of runtime.c: f32 and f64 printed and parsed exactly as Rust does, in integers
// only, because C's own functions depend on the library and its rounding.
//: float_digits
static void float_nine(char* d, u t) { i j = 9; while (j--) { d[j] = 48 + t % 10; t /= 10; } }
// The decimal digits of m * 2^e for m < 2^56; 9 c of them stand before the point. Returns how many
// there are: at least n + 1 from the point on, or if z is set, from the first that is not 0; fewer if
// the rest is 0. If it is not, the last digit is a 1 that stands for it.
static i float_digits(char* d, U m, i e, i c, i z, i n) {
  u w[72] = {0}, *p = w + 35, *q, *r;
  i h = e + 1120, k, s = z ? 0 : 9 * c;
  U t = m << (h & 31);
  q = w + (h >> 5);
  *q = t;
  q[1] = t >> 32;
  q[2] = m >> 32 >> (32 - (h & 31));
  // The number is in w, with the point below *p: dividing what is above it gives digits from the
  // right, and multiplying what is below it gives digits from the left.
  for (k = c; k--;) {
    for (t = 0, r = e < 0 ? p + 2 : p + e / 32 + 3; r > p;) {
      t = t << 32 | *--r;
      *r = t / 1000000000;
      t %= 1000000000;
    }
    float_nine(d + 9 * k, t);
  }
  for (k = 9 * c;; k += 9) {
    while (z && s < k && d[s] == 48) s++;
    while (q < p && !*q) q++;
    if (q >= p || k - s > n) break;
    for (t = 0, r = q; r < p; t >>= 32) { t += *r * 1000000000ull; *r++ = t; }
    float_nine(d + k, t);
  }
  if (q < p) d[k++] = 49;
  d[k] = 0;
  return k;
}
//: float_text
static i float_rest(char* d) { return d[strspn(d, "0")]; }
static void float_up(char* d, i p) { while (d[--p] == 57) d[p] = 48; d[p]++; }
// The digits d of m * 2^e become the shortest that are nearer to it than to any other float, or as
// near if m is even. Returns how many there are. The float below is half as far away if m is b.
static i float_short(char* d, U m, i e, i c, U b) {
  char l[1160], h[1160], v[1160];
  i p = strspn(d, "0"), q = 0, down, up;
  float_digits(l, 4 * m - 2 + (m == b), e - 2, c, 1, 20);
  float_digits(h, 4 * m + 2, e - 2, c, 1, 20);
  // Nothing lies between the bounds l and h before their digits differ, except l itself.
  while (l[q] == h[q]) q++;
  if (p < q - 1) p = q - 1;
  do {
    p++;
    down = memcmp(d, l, p) > 0 || (!(m & 1) && !float_rest(l + p));
    memcpy(v, d, p);
    float_up(v, p);
    up = memcmp(v, h, p);
    up = up < 0 || (!up && (!(m & 1) || float_rest(h + p)));
  } while (!down && !up);
  if (up && (!down || d[p] > 52)) float_up(d, p);
  while (d[p - 1] == 48 && p > 1) p--;
  d[p] = 0;
  return p;
}
// What float_digits and float_short do together, if a 64-bit word has room for the part behind the
// point: one digit after the other, until a bound is near.
static i float_plain(char* d, U m, i e, i c, U b) {
  U one = 4ull << -e, x = m << 2 & (one - 1), low = m == b ? 1 : 2, high = 2, whole = m >> -e;
  i p = 9 * c, down = 0, up = 0;
  for (; c--; whole /= 1000000000) float_nine(d + 9 * c, whole % 1000000000);
  while (x && !down && !up) {
    x *= 10;
    low *= 10;
    high *= 10;
    d[p++] = 48 + (x >> (2 - e));
    x &= one - 1;
    down = x < low + !(m & 1);
    up = x + high + !(m & 1) > one;
  }
  if (up && (!down || x >= one / 2)) float_up(d, p);
  while (d[p - 1] == 48 && p > 1) p--;
  d[p] = 0;
  return p;
}
// Writes x to address a as std's Formatted: a sign and three parts (digits, zeros, exponent). In f,
// 1 asks for an exponent, 2 for exactly n decimals (otherwise the shortest form, with at least n),
// 4 for an E, and 8 says that x is an f32.
static void float_text(WORD a, double x, u plus, i n, u f) {
  char d[1160], *o = (char*)M + a + WORDS(13) + 1, *t = o + 1400;
  U m;
  u neg;
  i e, c, k, s, p, g, z = 0;
  memcpy(&m, &x, 8);
  neg = m >> 63;
  e = m >> 52 & 2047;
  m = m << 12 >> 12;
  WORD_AT(a, WORDS(1)) = (neg || plus) && (e < 2047 || !m);
  o[-1] = neg ? 45 : 43;
  if (e == 2047) { memcpy(o, m ? "NaN" : "inf", 3); o += 3; f = 0; }
  else {
    if (e) { m |= 1ull << 52; e--; }
    e -= 1074;
    if (f & 8 && m) { k = e < -178 ? -149 - e : 29; m >>= k; e += k; }
    c = e < -56 ? 1 : (e + 56) * 30103 / 900000 + 1;
    if (f & 2 || !m) {
      k = float_digits(d, m, e, c, f & 1, n + (f & 1));
      p = (f & 1 ? strspn(d, "0") : 9 * c - 1) + n + 1;
      if (p < k) {
        g = d[p] > 53 || (d[p] == 53 && (d[p - 1] & 1 || float_rest(d + p + 1)));
        d[k = p] = 0;
        if (g) float_up(d, p);
      }
    } else {
      U b = 1ull << (f & 8 ? 23 : 52);
      if (e < 0 && e > -59) k = float_plain(d, m, e, c, b);
      else {
        float_digits(d, m, e, c, 1, 19);
        k = float_short(d, m, e, c, b);
      }
    }
    s = strspn(d, "0");
    if (s >= 9 * c && !(f & 1 && m)) s = 9 * c - 1;
    g = f & 1 ? s + 1 : 9 * c;
    if (!(f & 2) && k - g > n) n = k - g;
    for (p = s; p < g; p++) *o++ = p < k ? d[p] : 48;
    if (n) *o++ = 46;
    while (p < g + n && p < k) *o++ = d[p++];
    z = g + n - p;
    if (f & 1) sprintf(t, f & 4 ? "E%d" : "e%d", 9 * c - 1 - s);
  }
  WORD_AT(a, 0) = a + WORDS(13);
  WORD_AT(a, WORDS(2)) = a + WORDS(4);
  WORD_AT(a, WORDS(3)) = 3;
  L(a, WORDS(4)) = L(a, WORDS(10)) = 2;
  WORD_AT(a, WORDS(5)) = a + WORDS(13) + 1;
  WORD_AT(a, WORDS(6)) = o - (char*)M - a - WORDS(13) - 1;
  L(a, WORDS(7)) = 0;
  WORD_AT(a, WORDS(8)) = z;
  WORD_AT(a, WORDS(11)) = t - (char*)M;
  WORD_AT(a, WORDS(12)) = f & 1 ? strlen(t) : 0;
}
//: float_shown
// Writes x to address a, where 1600 bytes are free; n and f are as above, with at most 300 decimals.
// Returns how many bytes that are.
static WORD float_shown(WORD a, double x, WORD n, u f) {
  u s, k, z;
  float_text(a, x, 0, n, f);
  s = WORD_AT(a, WORDS(1));
  k = WORD_AT(a, WORDS(6));
  z = WORD_AT(a, WORDS(8));
  memset(M + a + WORDS(13) + 1 + k, 48, z);
  memmove(M + a, M + a + WORDS(13) + 1 - s, k += s + z);
  return k;
}
//: float_read
static i float_word(unsigned char* c, u n, const char* s) {
  if (n != strlen(s)) return 0;
  while (*s) if ((*c++ | 32) != *s++) return 0;
  return 1;
}
// w = w * g + t, in k words. Returns the new k.
static i float_times(u* w, i k, U t, u g) {
  i r;
  for (r = 0; r < k; t >>= 32) { t += (U)w[r] * g; w[r++] = t; }
  if (t) w[k++] = t;
  return k;
}
// The float nearest to w * 10^x, as bits; w has k words, and rest says that there is a bit more.
static U float_near(u* w, i k, i x, u rest, u narrow) {
  i z = x < 0 ? -x * 107 / 1024 + 3 : 2, y = x, r, e, low = narrow ? -149 : -1074;
  u g;
  U t;
  // Whole words are put below, so that 64 bits are left after all divisions.
  memmove(w + z, w, k * 4);
  memset(w, 0, z * 4);
  for (k += z; y;) {
    for (g = 1; y && g < 1000000000; g *= 10) y += y < 0 ? 1 : -1;
    if (x > 0) k = float_times(w, k, 0, g);
    else {
      for (t = 0, r = k; r--; t %= g) { t = t << 32 | w[r]; w[r] = t / g; }
      rest |= t;
      while (!w[k - 1]) k--;
    }
  }
  // The first 64 bits are t, and 2^e is the last of them.
  r = clz(w[k - 1]);
  t = ((U)w[k - 1] << 32 | w[k - 2]) << r | (U)w[k - 3] >> (32 - r);
  rest |= w[k - 3] << r;
  e = 32 * (k - 2 - z) - r;
  for (k -= 3; k--;) rest |= w[k];
  // All bits below 2^y go.
  y = e + (narrow ? 40 : 11);
  if (y < low) y = low;
  r = y - e;
  if (r > 64) return 0;
  rest |= t << (65 - r) != 0;
  t >>= r - 1;
  t = (t >> 1) + (t & 1 && (rest || t & 2));
  t += (U)(y - low) << (narrow ? 23 : 52);
  return t;
}
// The float nearest to t * 10^x, as bits, if the processor is known to find it; whether it is.
// A long double of 64 bits is rounded once by the operation and once for the float. The second
// rounding is right unless it begins in the middle between two floats.
#if __LDBL_MANT_DIG__ == 64
static i float_quick(U* t, i x, u narrow) {
  static const long double tens[] = {1, 1e1L, 1e2L, 1e3L, 1e4L, 1e5L, 1e6L, 1e7L, 1e8L, 1e9L, 1e10L, 1e11L, 1e12L, 1e13L, 1e14L, 1e15L, 1e16L, 1e17L, 1e18L, 1e19L, 1e20L, 1e21L, 1e22L, 1e23L, 1e24L, 1e25L, 1e26L, 1e27L};
  long double q = (I)*t;
  double d;
  float f;
  U m, half = narrow ? 1ull << 39 : 1024;
  if (x < -27 || x > 27) return 0;
  if (x < 0) q /= tens[-x];
  else q *= tens[x];
  memcpy(&m, &q, 8);
  if ((m & (2 * half - 1)) == half) return 0;
  *t = 0;
  if (narrow) { f = q; memcpy(t, &f, 4); }
  else { d = q; memcpy(t, &d, 8); }
  return 1;
}
#else
static i float_quick(U* t, i x, u narrow) {
  double d = 1;
  i k = x < 0 ? -x : x;
  if (sizeof(t) == 4 || narrow || *t >> 53 || k > 22) return 0;
  while (k--) d *= 10;
  d = x < 0 ? *t / d : *t * d;
  memcpy(t, &d, 8);
  return 1;
}
#endif
// Parses the n bytes at s. Writes std's Result to address a: 0 and the number, or 1 and what is
// wrong (0: nothing there, 1: not a number).
static void float_read(WORD a, WORD s, WORD n, u narrow) {
  unsigned char *c = M + s, *b, *end = c + n;
  u w[224], rest = 0, minus, j, some = 0, dot = 0;
  i k = 0, x = 0, digits = 0, g;
  U t = 0, inf = narrow ? 255u << 23 : 2047ull << 52;
  B(a, 0) = 1;
  B(a, 1) = n > 0;
  if (!n) return;
  minus = *c == 45;
  if (minus || *c == 43) c++;
  for (b = c; c < end; c++) {
    j = *c - 48u;
    if (j == -2u && !dot) dot = 1;
    else if (j > 9) break;
    else {
      some = 1;
      x -= dot;
      if (digits < 18) { t = t * 10 + j; digits += t > 0; }
      // No float and no middle between two has more digits.
      else if (digits < 800) {
        if (digits++ == 18) { w[0] = t; w[1] = t >> 32; k = 2; }
        k = float_times(w, k, j, 10);
      } else { x++; rest |= j; }
    }
  }
  if (some && c < end && (*c | 32) == 101) {
    j = ++c < end && *c == 45;
    if (c < end && (j || *c == 43)) c++;
    if (c == end) return;
    for (g = 0; c < end && *c - 48u < 10; c++) if (g < 65536) g = g * 10 + *c - 48;
    x += j ? -g : g;
  }
  n = end - b;
  if (!some && float_word(b, n, "nan")) t = inf | inf >> 1;
  else if (!some && (float_word(b, n, "inf") || float_word(b, n, "infinity"))) t = inf;
  else if (!some || c < end) return;
  else if (!digits || digits + x < -329) t = 0;
  else if (k || !float_quick(&t, x, narrow)) {
    if (!k) { w[0] = t; w[1] = t >> 32; k = 1 + (w[1] > 0); }
    t = digits + x > 310 ? inf : float_near(w, k, x, rest, narrow);
    if (t > inf) t = inf;
  }
  t |= (U)minus << (narrow ? 31 : 63);
  B(a, 0) = 0;
  if (narrow) L(a, 4) = t;
  else Q(a, 8) = t;
}
