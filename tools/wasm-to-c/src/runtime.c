// What the translated code relies on. Each section starts with a marker line that lists names; it
// goes into the output if one of these occurs there (`*` always does), without comments and layout.
// HEAP is the end of the initial memory, LIMIT the end of what `memory.grow` may reach, BYTES the
// size of the whole memory.
//: float double
// The x87 unit computes with more precision than WebAssembly, and a fused multiply-add rounds only
// once instead of twice.
#ifdef __i386__
#pragma GCC target("sse2,fpmath=sse")
#endif
#ifdef __FMA__
#pragma GCC optimize("fp-contract=off")
#endif
//: *
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
typedef unsigned u;
typedef int i;
typedef unsigned long long U;
typedef long long I;
static U M_[BYTES / 8 + 258];
#define M ((unsigned char*)M_)
//: X
#ifndef X
#define X abort()
#endif
// Memory has no types: access through a packed struct that may alias everything assumes nothing
// about alignment or types.
//: H
typedef struct { unsigned short v; } __attribute__((packed, may_alias)) H_;
#define H(a,o) (((H_*)(M + (o) + (a)))->v)
//: L
typedef struct { u v; } __attribute__((packed, may_alias)) L_;
#define L(a,o) (((L_*)(M + (o) + (a)))->v)
//: Q
typedef struct { U v; } __attribute__((packed, may_alias)) Q_;
#define Q(a,o) (((Q_*)(M + (o) + (a)))->v)
//: F
typedef struct { float v; } __attribute__((packed, may_alias)) F_;
#define F(a,o) (((F_*)(M + (o) + (a)))->v)
//: D
typedef struct { double v; } __attribute__((packed, may_alias)) D_;
#define D(a,o) (((D_*)(M + (o) + (a)))->v)
//: B
#define B(a,o) (M + (o))[a]
// Combines two neighbouring words at once, unless the second operation reads the first result.
//: or2 and2 xor2
#ifdef __SSE2__
typedef U words __attribute__((vector_size(16)));
typedef struct { words v; } __attribute__((packed, may_alias)) words_at;
#define TWO(a,op,b) if(a-b-1<15u){Q(a,0)op Q(b,0);Q(a,8)op Q(b,8);}else((words_at*)(M+a))->v op((words_at*)(M+b))->v;
#else
#define TWO(a,op,b) Q(a,0)op Q(b,0);Q(a,8)op Q(b,8);
#endif
//: or2
static __inline void or2(u a, u b) { TWO(a, |=, b) }
//: and2
static __inline void and2(u a, u b) { TWO(a, &=, b) }
//: xor2
static __inline void xor2(u a, u b) { TWO(a, ^=, b) }
//: clz
static i clz(u a) { return a ? __builtin_clz(a) : 32; }
//: ctz
static i ctz(u a) { return a ? __builtin_ctz(a) : 32; }
//: clzl
static i clzl(U a) { return a ? __builtin_clzll(a) : 64; }
//: ctzl
static i ctzl(U a) { return a ? __builtin_ctzll(a) : 64; }
//: rotl
static u rotl(u a, u n) { return a << (n & 31) | a >> (-n & 31); }
//: rotr
static u rotr(u a, u n) { return a >> (n & 31) | a << (-n & 31); }
//: rotll
static U rotll(U a, U n) { return a << (n & 63) | a >> (-n & 63); }
//: rotrl
static U rotrl(U a, U n) { return a >> (n & 63) | a << (-n & 63); }
//: rem_i
static u rem_i(u a, u b) { return b + 1 ? (i)a % (i)b : 0; }
//: rem_l
static U rem_l(U a, U b) { return b + 1 ? (I)a % (I)b : 0; }
//: min_d
static double min_d(double a, double b) { return a != a ? a : b != b ? b : a < b ? a : a > b ? b : 1 / a < 0 ? a : b; }
//: max_d
static double max_d(double a, double b) { return a != a ? a : b != b ? b : a > b ? a : a < b ? b : 1 / a < 0 ? b : a; }
//: bits_f
static u bits_f(float a) { u r; memcpy(&r, &a, 4); return r; }
//: bits_d
static U bits_d(double a) { U r; memcpy(&r, &a, 8); return r; }
//: from_f
static float from_f(u a) { float r; memcpy(&r, &a, 4); return r; }
//: from_d
static double from_d(U a) { double r; memcpy(&r, &a, 8); return r; }
//: sat_i
static u sat_i(double a) { return a != a ? 0 : a <= -2147483648.0 ? 1u << 31 : a >= 2147483647.0 ? -1u >> 1 : (u)(i)a; }
//: sat_u
static u sat_u(double a) { return a >= 4294967295.0 ? -1 : a > 0 ? (u)a : 0; }
//: sat_il
static U sat_il(double a) { return a != a ? 0 : a <= -9223372036854775808.0 ? 1ull << 63 : a >= 9223372036854775808.0 ? -1ull >> 1 : (U)(I)a; }
//: sat_ul
static U sat_ul(double a) { return a >= 18446744073709551616.0 ? -1 : a > 0 ? (U)a : 0; }
//: heap_end heap_top heap_low heap_dip
// The heap grows from both ends: it is what lies below heap_end and from heap_low on. What lies
// between heap_top and heap_dip was never in use: it is zero, and has no pages from the system yet.
static u heap_end = HEAP + 8, heap_top = HEAP, heap_low = BYTES - 8, heap_dip = BYTES - 8;
//: mem_size
static u mem_size(void) { return heap_top + 65535 >> 16; }
//: mem_grow
static u mem_grow(u n) {
  u o = mem_size();
  if (n > (LIMIT >> 16) - o || o + n > heap_low + 8 >> 16) return -1;
  heap_top = o + n << 16;
  heap_end = heap_top + 8;
  return o;
}
//: heap_get heap_block heap_free
// A block is two words (its start, and its size, a multiple of 16), and then the part that is
// handed out, aligned to 16. The heads of the lists of free blocks lie behind the memory: at BYTES
// the list of large blocks, sorted by address so that neighbours can be merged, and then one list
// for each small size. A large block goes to the end of the heap where more pages have been used
// and freed again, or if both are equal, to the other end than last time. So a table that grows by
// doubling moves back and forth between the ends and reuses pages.
static u heap_side;
static u heap_block(u n) {
  u s = n + 23 & -16, p, q = BYTES, a, b;
  if (s < n) return 0;
  if (s <= 8192) {
    q += s >> 2;
    if ((p = L(q, 0))) { L(q, 0) = L(p, 0); return p; }
  } else for (; (p = L(q, 0)); q = p) if (L(p, 4) >= s) {
    if (L(p, 4) - s > 8192) { L(p, 4) -= s; p += L(p, 4); L(p, 4) = s; } else L(q, 0) = L(p, 0);
    return p;
  }
  if (heap_end > heap_low || s > heap_low - heap_end) return 0;
  p = heap_end;
  a = heap_top > p ? heap_top - p : 0;
  b = heap_low - heap_dip;
  if (s > 65536 && (heap_side = a == b ? !heap_side : a < b)) {
    p = heap_low -= s;
    if (p < heap_dip) heap_dip = p;
  } else {
    heap_end += s;
    if (heap_end > heap_top) heap_top = heap_end;
  }
  L(p, 4) = s;
  return p;
}
static u heap_get(u n) {
  u p = heap_block(n);
  if (p) { L(p, 0) = p; p += 8; }
  return p;
}
static void heap_free(u q) {
  u p, s, a, b = BYTES, k;
  if (!q) return;
  p = L(q, -8);
  s = L(q, -4);
  if (s <= 8192) b += s >> 2;
  else {
    for (a = b; (k = L(b, 0)) && k < p; b = k) a = b;
    if (p + s == k) { s += L(k, 4); k = L(k, 0); }
    if (b != BYTES && b + L(b, 4) == p) { s += L(b, 4); p = b; b = a; }
    L(b, 0) = k;
  }
  if (p + s == heap_end) { heap_end = p; return; }
  if (p == heap_low) { heap_low += s; return; }
  L(p, 4) = s;
  L(p, 0) = L(b, 0);
  L(b, 0) = p;
}
//: heap_aligned heap_place
static u heap_aligned(u a, u n) {
  u p, q;
  if (a <= 16) return heap_get(n);
  p = heap_block(n + a);
  if (!p) return 0;
  q = p + 7 + a & -a;
  n = L(p, 4);
  L(q, -8) = p;
  L(q, -4) = n;
  return q;
}
//: heap_place
static u heap_place(u o, u a, u n) { u p = heap_aligned(a, n); L(o, 0) = p; return p ? 0 : 12; }
//: heap_zeroed
static u heap_zeroed(u a, u n) {
  u t = heap_top, d = heap_dip, p;
  if (n && a > -1u / n) return 0;
  n *= a;
  p = heap_get(n);
  if (p && (p < t || p + n > d)) memset(M + p, 0, n);
  return p;
}
//: heap_resize
static u heap_resize(u q, u n) {
  u p, s, t;
  if (!q) return heap_get(n);
  p = L(q, -8);
  s = L(q, -4);
  t = q - p + n + 15 & -16;
  if (t < n) return 0;
  if (t <= s) return q;
  if (p + s == heap_end && t - s <= heap_low - heap_end) {
    heap_end += t - s;
    if (heap_end > heap_top) heap_top = heap_end;
    L(q, -4) = t;
    return q;
  }
  t = heap_get(n);
  if (t) { memcpy(M + t, M + q, p + s - q); heap_free(q); }
  return t;
}
//: mem_copy
static u mem_copy(u a, u b, u n) { memmove(M + a, M + b, n); return a; }
//: mem_fill
static u mem_fill(u a, u b, u n) { memset(M + a, b, n); return a; }
//: mem_order
static u mem_order(u a, u b, u n) { return memcmp(M + a, M + b, n); }
//: data85
static void data85(u o, const char* s) {
  for (; *s; s += 5, o += 4) {
    u v = 0;
    i k = 5, c;
    while (k--) { c = s[k]; v = v * 85 + (c == 120 ? 63 : c == 121 ? 92 : c) - 35; }
    L(o, 0) = v;
  }
}
//: io_read fd_read
// What is there, without waiting for more. Whoever answers must first have what was written.
static u io_read(u p, u n) { i k; fflush(stdout); k = read(0, M + p, n); return k > 0 ? k : 0; }
//: io_peek io_next
// The byte at which the input is, or -1 at its end.
static unsigned char io_bytes[65536];
static i io_at, io_end;
static i io_peek(void) {
  if (io_at >= io_end) {
    fflush(stdout);
    io_at = 0;
    io_end = read(0, io_bytes, 65536);
  }
  return io_at < io_end ? io_bytes[io_at] : -1;
}
//: io_next
static i io_next(void) { io_at++; return io_peek(); }
//: io_write
static void io_write(u p, u n) { fwrite(M + p, 1, n, stdout); }
//: fd_write
static u fd_write(u d, u v, u n, u w) {
  u t = 0;
  for (; n--; v += 8) { fwrite(M + L(v, 0), 1, L(v, 4), d == 2 ? stderr : stdout); t += L(v, 4); }
  L(w, 0) = t;
  return 0;
}
//: fd_read
static u fd_read(u d, u v, u n, u w) {
  for (; n > 1 && !L(v, 4); n--) v += 8;
  L(w, 0) = io_read(L(v, 0), L(v, 4));
  return 0 * d;
}
//: proc_exit
static void proc_exit(u c) { exit(c); }
// No arguments, no environment, no files.
//: args_sizes_get
static u args_sizes_get(u a, u b) { L(a, 0) = 0; L(b, 0) = 0; return 0; }
//: environ_sizes_get
static u environ_sizes_get(u a, u b) { L(a, 0) = 0; L(b, 0) = 0; return 0; }
//: args_get
static u args_get(u a, u b) { return 0 * a * b; }
//: environ_get
static u environ_get(u a, u b) { return 0 * a * b; }
//: fd_close
static u fd_close(u d) { return 0 * d; }
//: fd_fdstat_get
static u fd_fdstat_get(u d, u p) { return 8 + 0 * d * p; }
//: fd_filestat_get
static u fd_filestat_get(u d, u p) { return 8 + 0 * d * p; }
//: fd_prestat_get
static u fd_prestat_get(u d, u p) { return 8 + 0 * d * p; }
//: fd_prestat_dir_name
static u fd_prestat_dir_name(u d, u p, u n) { return 8 + 0 * d * p * n; }
//: fd_seek
static u fd_seek(u d, U o, u w, u p) { return 70 + 0 * d * o * w * p; }
//: path_open
static u path_open(u d, u f, u p, u n, u o, U r, U s, u g, u q) { return 52 + 0 * d * f * p * n * o * r * s * g * q; }
//: poll_oneoff
static u poll_oneoff(u a, u b, u n, u p) { return 52 + 0 * a * b * n * p; }
//: sched_yield
static u sched_yield(void) { return 0; }
//: random_get
// The same in every run, so that a run can be repeated.
static u random_get(u p, u n) { memset(M + p, 7, n); return 0; }
//: clock_time_get
#include <time.h>
static u clock_time_get(u c, U x, u p) {
  Q(p, 0) = c ? (U)(clock() * (1e9 / CLOCKS_PER_SEC)) : time(0) * 1000000000ull + 0 * x;
  return 0;
}
