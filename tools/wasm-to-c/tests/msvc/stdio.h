/* The part of a C library for Windows that translated programs use, as MSVC declares it. */
#ifdef __cplusplus
extern "C" {
#endif
typedef struct FILE FILE;
FILE* __acrt_iob_func(unsigned);
#define stdout __acrt_iob_func(1)
#define stderr __acrt_iob_func(2)
int sprintf(char*, const char*, ...);
int fprintf(FILE*, const char*, ...);
int fputs(const char*, FILE*);
int fflush(FILE*);
int putchar(int);
unsigned fwrite(const void*, unsigned, unsigned, FILE*);
#ifdef __cplusplus
}
#endif
