// What the translated code relies on. Each section starts with a marker line that lists names; it
// goes into the output if one of these occurs there (`*` always does), without comments and layout.
// HEAP is the end of the initial memory, LIMIT the end of what `memory.grow` may reach, BYTES the
// end of the memory, ROOM the size of all there is, with a stack in front of the memory, and FIRST
// where the memory's address 0 is or would be: addresses that nothing uses have no memory. WORD is
// the type of addresses and lengths in the module (u, or U, of which the upper half is zero),
// WORDS(k) the size of k of them, and WORD_AT one in memory.
//: float double
// The x87 unit computes with more precision than WebAssembly, and a fused multiply-add rounds only
// once instead of twice.
#ifdef __i386__
#pragma GCC target("sse2,fpmath=sse")
#endif
#ifdef __FMA__
#pragma GCC optimize("fp-contract=off")
#endif
//: io_read io_peek
#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif
//: clock_time_get clock_now
#include <time.h>
//: *
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef unsigned u;
typedef int i;
typedef unsigned long long U;
typedef long long I;
static U M_[ROOM / 8];
#define M ((unsigned char*)FIRST)
//: deep
// Calls a function, which ends the program, on the stack in front of the memory: the system's may
// be as small as 1 MiB. What is too deep reaches the code in front of the array, which cannot be
// written to, and so ends as on any other stack.
static void deep(void (*f)(void)) {
  unsigned char* s = M - 64 - (size_t)M % 64;
#if defined __GNUC__ && defined __x86_64__
  __asm__ volatile("mov %0,%%rsp\n\tcall *%1" : : "r"(s), "r"(f) : "memory");
#elif defined __GNUC__ && defined __i386__
  __asm__ volatile("mov %0,%%esp\n\tcall *%1" : : "r"(s), "r"(f) : "memory");
#elif defined __GNUC__ && defined __aarch64__
  __asm__ volatile("mov sp,%0\n\tblr %1" : : "r"(s), "r"(f) : "memory");
#else
  f(), (void)s;
#endif
}
//: push
// Takes room from the stack in memory. A function that calls no other may use 128 bytes below it.
#define push(n) (sp < n + 128 ? fputs("out of stack\n", stderr), abort(), 0 : (sp -= n))
//: X
#ifndef X
#define X exit(101)
#endif
// Memory has no types: access through a packed struct that may alias everything assumes nothing
// about alignment or types. Compilers that do not know the attribute assume nothing about types.
//: H L Q F D
#pragma pack(1)
#ifndef __GNUC__
#define __attribute__(a)
#endif
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
#if defined __SSE2__ && defined __GNUC__
typedef U words __attribute__((vector_size(16)));
typedef struct { words v; } __attribute__((packed, may_alias)) words_at;
#define TWO(a,op,b) do if((a)-(b)-1<15u){Q(a,0)op Q(b,0);Q(a,8)op Q(b,8);}else((words_at*)(M+(a)))->v op((words_at*)(M+(b)))->v;while(0)
#else
#define TWO(a,op,b) do{Q(a,0)op Q(b,0);Q(a,8)op Q(b,8);}while(0)
#endif
//: or2
#define or2(a,b) TWO(a,|=,b)
//: and2
#define and2(a,b) TWO(a,&=,b)
//: xor2
#define xor2(a,b) TWO(a,^=,b)
//: clz
#ifdef __GNUC__
static i clz(u a) { return a ? __builtin_clz(a) : 32; }
#else
static i clz(u a) { i n = 32; for (; a; a >>= 1) n--; return n; }
#endif
//: ctz
#ifdef __GNUC__
static i ctz(u a) { return a ? __builtin_ctz(a) : 32; }
#else
static i ctz(u a) { i n = 32; for (; a; a <<= 1) n--; return n; }
#endif
//: clzl
#ifdef __GNUC__
static i clzl(U a) { return a ? __builtin_clzll(a) : 64; }
#else
static i clzl(U a) { i n = 64; for (; a; a >>= 1) n--; return n; }
#endif
//: ctzl
#ifdef __GNUC__
static i ctzl(U a) { return a ? __builtin_ctzll(a) : 64; }
#else
static i ctzl(U a) { i n = 64; for (; a; a <<= 1) n--; return n; }
#endif
//: L Q F D ones onesl
// Loops over numbers and sets of bits become vectors natively. With -O2 alone gcc makes few of them
// or none.
#pragma GCC optimize("tree-vectorize", "vect-cost-model=dynamic")
// Without an instruction for it, gcc's own function would be called each time.
//: ones
#ifdef __POPCNT__
#define ones __builtin_popcount
#else
static i ones(u a) {
  a -= a >> 1 & 0x55555555;
  a = (a & 0x33333333) + (a >> 2 & 0x33333333);
  return ((a + (a >> 4)) & 0xf0f0f0f) * 0x1010101 >> 24;
}
#endif
//: onesl
#ifdef __POPCNT__
#define onesl __builtin_popcountll
#else
static i onesl(U a) {
  a -= a >> 1 & -1ull / 3;
  a = (a & -1ull / 5) + (a >> 2 & -1ull / 5);
  return ((a + (a >> 4)) & -1ull / 17) * (-1ull / 255) >> 56;
}
#endif
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
// Between 64-bit integers and floats the x87 unit, which 32-bit gcc uses for this even with SSE2,
// would skip the rounding.
//: to_d
#ifdef __i386__
static double to_d(I a) { volatile double r = a; return r; }
#else
#define to_d(a) (double)(I)(a)
#endif
//: to_du
#ifdef __i386__
static double to_du(U a) { volatile double r = a; return r; }
#else
#define to_du(a) (double)(U)(a)
#endif
//: to_f
#ifdef __i386__
static float to_f(I a) { volatile float r = a; return r; }
#else
#define to_f(a) (float)(I)(a)
#endif
//: to_fu
#ifdef __i386__
static float to_fu(U a) { volatile float r = a; return r; }
#else
#define to_fu(a) (float)(U)(a)
#endif
//: sat_i
static u sat_i(double a) { return a != a ? 0 : a <= -2147483648.0 ? 1u << 31 : a >= 2147483647.0 ? -1u >> 1 : (u)(i)a; }
//: sat_u
static u sat_u(double a) { return a >= 4294967295.0 ? -1 : a > 0 ? (u)a : 0; }
//: sat_il
static U sat_il(double a) { return a != a ? 0 : a <= -9223372036854775808.0 ? 1ull << 63 : a >= 9223372036854775808.0 ? -1ull >> 1 : (U)(I)a; }
//: sat_ul
static U sat_ul(double a) { return a >= 18446744073709551616.0 ? -1 : a > 0 ? (U)a : 0; }
//: mem_copy
static WORD mem_copy(WORD a, WORD b, WORD n) { memmove(M + a, M + b, n); return a; }
//: mem_fill
static WORD mem_fill(WORD a, u b, WORD n) { memset(M + a, b, n); return a; }
//: abs_i
static u abs_i(u a) { return (i)a < 0 ? -a : a; }
//: mem_order
static u mem_order(WORD a, WORD b, WORD n) { return memcmp(M + a, M + b, n); }
//: data_again
// Goes on with what begins there.
static void data_again(u o, u k, u n) { for (; n--; o++) M[o + k] = M[o]; }
//: data85
static void data85(u o, const char* s) {
  for (; *s; s += 5, o += 4) {
    u v = 0;
    i k = 5, c;
    while (k--) { c = s[k]; v = v * 85 + (c == 120 ? 63 : c == 121 ? 92 : c) - 35; }
    L(o, 0) = v;
  }
}
//: io_read fd_read file_read
// What is there, without waiting for more. Whoever answers must first have what was written.
static WORD io_read(WORD p, WORD n) { i k; fflush(stdout); k = read(0, M + p, n); return k > 0 ? k : 0; }
//: io_peek io_next io_get
// The byte at which the input is, or all bits at its end: as everywhere, a result without a sign.
static unsigned char io_bytes[65536];
static i io_at, io_end;
static u io_peek(void) {
  if (io_at >= io_end) {
    fflush(stdout);
    io_at = 0;
    io_end = read(0, io_bytes, 65536);
  }
  return io_at < io_end ? io_bytes[io_at] : -1;
}
//: io_next
static u io_next(void) { return ++io_at < io_end ? io_bytes[io_at] : io_peek(); }
//: io_get
// As C's `getchar`.
static u io_get(void) { u c = io_peek(); if (c + 1) io_at++; return c; }
//: io_write
static void io_write(WORD p, WORD n) { fwrite(M + p, 1, n, stdout); }
//: io_to fd_write file_write
static void io_to(u d, WORD p, WORD n) { fwrite(M + p, 1, n, d == 2 ? stderr : stdout); }
//: fd_write
static u fd_write(u d, u v, u n, u w) {
  u t = 0;
  for (; n--; v += WORDS(2)) { io_to(d, WORD_AT(v, 0), WORD_AT(v, WORDS(1))); t += WORD_AT(v, WORDS(1)); }
  L(w, 0) = t;
  return 0;
}
//: fd_read
static u fd_read(u d, u v, u n, u w) {
  for (; n > 1 && !WORD_AT(v, WORDS(1)); n--) v += WORDS(2);
  L(w, 0) = io_read(WORD_AT(v, 0), WORD_AT(v, WORDS(1)));
  return 0 * d;
}
//: file_read
static WORD file_read(u d, WORD p, WORD n) { return d ? 0 : io_read(p, n); }
//: file_write
static WORD file_write(u d, WORD p, WORD n) { io_to(d, p, n); return n; }
//: file_is_terminal
static u file_is_terminal(u d) { return 0 * d; }
//: late_put late_line late_flush
// C's own output comes when 4096 bytes are there or the program ends, as if to a pipe or a file.
static unsigned char late[4096];
static i late_count;
static void late_end(void) { fwrite(late, 1, late_count, stdout); late_count = 0; }
static u late_put(u c) {
  static i known;
  if (!known++) atexit(late_end);
  if (late_count == 4096) late_end();
  late[late_count++] = c;
  return c & 255;
}
//: late_line
static u late_line(WORD p) { while (B(p, 0)) late_put(B(p++, 0)); late_put(10); return 1; }
//: late_flush
static u late_flush(WORD f) { late_end(); fflush(stdout); return 0 * f; }
//: text_length
static WORD text_length(WORD p) { return strlen((char*)M + p); }
//: proc_exit
static void proc_exit(u c) { exit(c); }
//: proc_abort
static void proc_abort(void) { abort(); }
// One argument, the program's name; no environment, no files.
//: no_variable
static WORD no_variable(WORD p) { return 0 * p; }
//: no_folder
static WORD no_folder(WORD p, WORD n) { return 0 * p * n; }
//: no_message
static u no_message(u c, WORD p, WORD n) { if (n) B(p, 0) = 0; return 0 * c; }
//: args_sizes_get
static u args_sizes_get(u a, u b) { WORD_AT(a, 0) = 1; WORD_AT(b, 0) = 2; return 0; }
//: environ_sizes_get
static u environ_sizes_get(u a, u b) { WORD_AT(a, 0) = 0; WORD_AT(b, 0) = 0; return 0; }
//: args_get
static u args_get(u a, u b) { WORD_AT(a, 0) = b; B(b, 0) = 97; B(b, 1) = 0; return 0; }
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
//: clock_time_get clock_now
// Nanoseconds. C's time of day has seconds only: it goes on with the processor's time, so that it
// never goes back, and from a fraction of a second, since programs take that for a random number.
static U clock_at(i steady) {
  static U first;
  if (!first) first = time(0) * 1000000000ull + 271828183;
  return (steady ? 0 : first) + (U)(clock() * (1e9 / CLOCKS_PER_SEC));
}
//: clock_time_get
static u clock_time_get(u c, U x, u p) { Q(p, 0) = clock_at(c != 0) + 0 * x; return 0; }
//: clock_now
// The same as C's seconds and nanoseconds; a clock is the address of a byte, 1 for what never goes
// back.
static u clock_now(WORD c, WORD p) {
  U t = clock_at(c && B(c, 0) == 1);
  Q(p, 0) = t / 1000000000;
  Q(p, 8) = t % 1000000000;
  return 0;
}
