// The allocator, and what else grows the memory.
//: heap_end heap_top heap_low heap_dip
// The heap grows from both ends: it is what lies below heap_end and from heap_low on. What lies
// between heap_top and heap_dip was never in use: it is zero, and has no pages from the system yet.
// The word at the very end stays zero, the head of a block in use.
static u heap_end = HEAP + 4, heap_top = HEAP, heap_low = BYTES - 4, heap_dip = BYTES - 4;
//: mem_size
static u mem_size(void) { return heap_top + 65535 >> 16; }
//: mem_grow
static u mem_grow(WORD n) {
  u o = mem_size();
  if (n > (LIMIT >> 16) - o || o + n > heap_low + 4 >> 16) return -1;
  L(heap_end, 0) = 0;
  heap_top = o + (u)n << 16;
  heap_end = heap_top + 4;
  return o;
}
//: heap_get heap_block heap_free heap_drop heap_list heap_map heap_class
// A block is a word, its head, and then the part that is handed out, aligned to 8. The head is the
// size of the block, a multiple of 8, and two bits: 1 if the block is free, 2 if the one before it
// is. A free block starts with its neighbours in its list and ends with its size, so that blocks
// are joined as soon as they are freed; what is free at one of the ends is no block at all. There
// is a list for each small size, and eight for each power of two; heap_map tells which have blocks.
static u heap_list[216], heap_map[7];
static u heap_class(u s) {
  u k = 28 - clz(s);
  return s < 128 ? s >> 3 : k * 8 - 24 + (s >> k);
}
static void heap_drop(u p) {
  u a = L(p, 4), b = L(p, 8), k;
  if (a) L(a, 8) = b;
  if (b) L(b, 4) = a;
  else if (!(heap_list[k = heap_class(L(p, 0))] = a)) heap_map[k >> 5] ^= 1u << (k & 31);
}
static void heap_add(u p, u s) {
  u k = heap_class(s), a = heap_list[k];
  L(p, 0) = s + 1;
  L(p, 4) = a;
  L(p, 8) = 0;
  L(p + s, -4) = s;
  L(p + s, 0) |= 2;
  if (a) L(a, 8) = p;
  heap_list[k] = p;
  heap_map[k >> 5] |= 1u << (k & 31);
}
static void heap_free(WORD q) {
  u p = (u)q - 4, s, n;
  if (!q) return;
  s = L(p, 0) & -8;
  if (L(p, 0) & 2) { n = L(p, -4); p -= n; s += n; heap_drop(p); }
  n = p + s;
  if (n == heap_end) { heap_end = p; return; }
  if (L(n, 0) & 1) { heap_drop(n); s += L(n, 0) - 1; }
  if (p != heap_low) { heap_add(p, s); return; }
  heap_low = n = p + s;
  L(n, 0) &= -3;
}
// The size of the block for n bytes; no memory has MOST, so there is no overflow.
static u heap_size(WORD n) { return n < 12 ? 16 : n > MOST ? MOST : (u)n + 11 & -8; }
// A large block goes to the high end, where one that keeps growing has no small ones around it.
static u heap_block(u n) {
  u k = heap_class(n), p = heap_list[k], t = 8, w = k >> 5;
  while (p && L(p, 0) < n) p = --t ? L(p, 4) : 0;
  if (!p) {
    t = k & 31;
    t = heap_map[w] & -2u << t;
    while (!t && ++w < 7) t = heap_map[w];
    if (t) p = heap_list[w * 32 + ctz(t)];
  }
  if (p) {
    heap_drop(p);
    t = L(p, 0) - 1;
    if (t - n > 15) heap_add(p + n, t - n);
    else { n = t; L(p + n, 0) &= -3; }
  } else if (n > heap_low - heap_end) {
    fflush(stdout);
    fprintf(stderr, "out of memory: %u bytes asked, %u left of %u\n", n, heap_low - heap_end, BYTES - HEAP);
    exit(102);
  } else if (n > 65536) {
    p = heap_low -= n;
    if (p < heap_dip) heap_dip = p;
  } else {
    p = heap_end;
    heap_end += n;
    if (heap_end > heap_top) heap_top = heap_end;
  }
  L(p, 0) = n;
  return p + 4;
}
static WORD heap_get(WORD n) { return heap_block(heap_size(n)); }
//: heap_cut heap_resize heap_aligned heap_place
// Gives back what a block has beyond the size.
static u heap_cut(u q, u n) {
  u p = q - 4, s = L(p, 0) & -8;
  if (s - n > 15) { L(p, 0) -= s - n; L(p + n, 0) = s - n; heap_free(q + n); }
  return q;
}
//: heap_aligned heap_place
static WORD heap_aligned(WORD b, WORD m) {
  u a = b, n = heap_size(m), p, q;
  if (a <= 8) return heap_block(n);
  p = heap_block(n + a + 16);
  q = p + a - 1 & -a;
  if (q - p == 8) q += a;
  if (q > p) { L(q, -4) = L(p, -4) - (q - p); L(p, -4) = q - p; heap_free(p); }
  return heap_cut(q, n);
}
//: heap_place
static u heap_place(WORD o, WORD a, WORD n) { WORD_AT(o, 0) = heap_aligned(a, n); return 0; }
//: heap_zeroed
static WORD heap_zeroed(WORD a, WORD m) {
  u t = heap_top, d = heap_dip, n = a * m, p = heap_get(a * m), e;
  e = p + n;
  if (p < t) memset(M + p, 0, (e < t ? e : t) - p);
  if (e > d) { d = d > p ? d : p; memset(M + d, 0, e - d); }
  return p;
}
//: heap_resize
static WORD heap_resize(WORD r, WORD m) {
  u q = r, p = q - 4, s, t = heap_size(m), k, n;
  if (!q) return heap_get(m);
  s = L(p, 0) & -8;
  k = p + s;
  if (t > s) {
    n = t - s;
    if (k == heap_end) {
      if (n <= heap_low - k) {
        L(p, 0) += n;
        heap_end += n;
        if (heap_end > heap_top) heap_top = heap_end;
        return q;
      }
    } else if (L(k, 0) & 1 && L(k, 0) > n) {
      heap_drop(k);
      L(p, 0) += n = L(k, 0) - 1;
      L(k + n, 0) &= -3;
      return heap_cut(q, t);
    } else if (p == heap_low && n <= p - heap_end) {
      p = heap_low -= n;
      if (p < heap_dip) heap_dip = p;
      L(p, 0) = t;
      memmove(M + p + 4, M + q, s - 4);
      return p + 4;
    }
    n = heap_block(t);
    memcpy(M + n, M + q, s - 4);
    heap_free(q);
    return n;
  }
  return heap_cut(q, t);
}
