#ifdef __cplusplus
extern "C" {
#endif
typedef unsigned size_t;
void exit(int);
void abort(void);
#ifdef __cplusplus
}
#endif
