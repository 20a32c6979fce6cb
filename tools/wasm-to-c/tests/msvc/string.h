#ifdef __cplusplus
extern "C" {
#endif
void* memcpy(void*, const void*, unsigned);
void* memmove(void*, const void*, unsigned);
void* memset(void*, int, unsigned);
int memcmp(const void*, const void*, unsigned);
unsigned strlen(const char*);
unsigned strspn(const char*, const char*);
#ifdef __cplusplus
}
#endif
