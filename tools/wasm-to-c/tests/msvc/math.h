#ifdef __cplusplus
extern "C" {
#endif
double sqrt(double), floor(double), ceil(double), trunc(double), rint(double), fabs(double);
float sqrtf(float), floorf(float), ceilf(float), truncf(float), rintf(float), fabsf(float);
double copysign(double, double), fmod(double, double), sin(double), cos(double), exp(double), log(double), pow(double, double);
double tan(double), asin(double), acos(double), atan(double), atan2(double, double);
double sinh(double), cosh(double), tanh(double), log2(double), log10(double), log1p(double), expm1(double);
double hypot(double, double), cbrt(double);
float copysignf(float, float), fmodf(float, float);
#ifdef __cplusplus
}
#endif
