#ifdef __cplusplus
extern "C" {
#endif
int read(int, void*, unsigned);
#ifdef __cplusplus
}
#endif
