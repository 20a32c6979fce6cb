// Numbers of 128 bits, as two words: Rust's own functions, which WebAssembly has no instructions
// for.
//: wide_mul
static void wide_mul(WORD p, U a, U b, U c, U d) {
#ifdef __SIZEOF_INT128__
  unsigned __int128 r = (unsigned __int128)a * c;
  Q(p, 0) = r;
  Q(p, 8) = (U)(r >> 64) + a * d + b * c;
#else
  U e = a >> 32, f = c >> 32, l = (U)(u)a * (u)c, m = e * (u)c + (l >> 32), n = f * (u)a + (u)m;
  Q(p, 0) = n << 32 | (u)l;
  Q(p, 8) = e * f + (m >> 32) + (n >> 32) + a * d + b * c;
#endif
}
//: wide_over wide_div wide_rem wide_idiv wide_irem
// Quotient and remainder: in 32-bit digits as on paper, both numbers shifted so that a digit is
// guessed at most two too high (Knuth's algorithm D).
static void wide_over(U* r, U a, U b, U c, U d) {
#ifdef __SIZEOF_INT128__
  unsigned __int128 n = (unsigned __int128)b << 64 | a, m = (unsigned __int128)d << 64 | c, q = n / m;
  n -= q * m;
  r[0] = q; r[1] = q >> 64; r[2] = n; r[3] = n >> 64;
#else
  u n[5], v[4], q[4], k = 4, s, j, t;
  U g, x, y;
  r[0] = r[1] = r[2] = r[3] = 0;
  if (!(b | d)) { r[0] = a / c; r[2] = a % c; return; }
  v[0] = c; v[1] = c >> 32; v[2] = d; v[3] = d >> 32;
  n[0] = a; n[1] = a >> 32; n[2] = b; n[3] = b >> 32; n[4] = 0;
  q[0] = q[1] = q[2] = q[3] = 0;
  while (!v[k - 1]) k--;
  s = clz(v[k - 1]);
  if (s) {
    for (j = 4; j; j--) n[j] = n[j] << s | n[j - 1] >> (32 - s);
    for (j = 3; j; j--) v[j] = v[j] << s | v[j - 1] >> (32 - s);
    n[0] <<= s;
    v[0] <<= s;
  }
  for (j = 5 - k; j--;) {
    x = (U)n[j + k] << 32 | n[j + k - 1];
    g = x / v[k - 1];
    y = x % v[k - 1];
    while (g >> 32 || (k > 1 && g * v[k - 2] > (y << 32 | n[j + k - 2]))) {
      g--;
      y += v[k - 1];
      if (y >> 32) break;
    }
    for (x = y = t = 0; t < k; t++) {
      x += g * v[t];
      y = (U)n[j + t] - (u)x - y;
      n[j + t] = y;
      y = y >> 63;
      x >>= 32;
    }
    y = (U)n[j + k] - x - y;
    n[j + k] = y;
    if (y >> 63) {
      g--;
      for (x = t = 0; t < k; t++) { x += (U)n[j + t] + v[t]; n[j + t] = x; x >>= 32; }
      n[j + k] += x;
    }
    q[j] = g;
  }
  if (s) for (j = 0; j < 4; j++) n[j] = n[j] >> s | n[j + 1] << (32 - s);
  r[0] = (U)q[1] << 32 | q[0];
  r[1] = (U)q[3] << 32 | q[2];
  r[2] = (U)n[1] << 32 | n[0];
  r[3] = (U)n[3] << 32 | n[2];
#endif
}
//: wide_div
static void wide_div(WORD p, U a, U b, U c, U d) { U r[4]; wide_over(r, a, b, c, d); Q(p, 0) = r[0]; Q(p, 8) = r[1]; }
//: wide_rem
static void wide_rem(WORD p, U a, U b, U c, U d) { U r[4]; wide_over(r, a, b, c, d); Q(p, 0) = r[2]; Q(p, 8) = r[3]; }
//: wide_idiv wide_irem
// With s all ones the negative, with zero the same number.
static void wide_flip(U* a, U s) { a[0] = (a[0] ^ s) - s; a[1] = (a[1] ^ s) + (s & !a[0]); }
static void wide_sign(U* r, U a, U b, U c, U d) {
  U n[2], m[2], s = -(b >> 63), t = -(d >> 63);
  n[0] = a; n[1] = b; m[0] = c; m[1] = d;
  wide_flip(n, s);
  wide_flip(m, t);
  wide_over(r, n[0], n[1], m[0], m[1]);
  wide_flip(r, s ^ t);
  wide_flip(r + 2, s);
}
//: wide_idiv
static void wide_idiv(WORD p, U a, U b, U c, U d) { U r[4]; wide_sign(r, a, b, c, d); Q(p, 0) = r[0]; Q(p, 8) = r[1]; }
//: wide_irem
static void wide_irem(WORD p, U a, U b, U c, U d) { U r[4]; wide_sign(r, a, b, c, d); Q(p, 0) = r[2]; Q(p, 8) = r[3]; }
