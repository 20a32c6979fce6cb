#ifdef __cplusplus
extern "C" {
#endif
double sqrt(double), floor(double), ceil(double), trunc(double), rint(double), fabs(double);
float sqrtf(float), floorf(float), ceilf(float), truncf(float), rintf(float), fabsf(float);
double copysign(double, double), fmod(double, double), sin(double), cos(double), exp(double), log(double), pow(double, double);
float copysignf(float, float), fmodf(float, float);
#ifdef __cplusplus
}
#endif
