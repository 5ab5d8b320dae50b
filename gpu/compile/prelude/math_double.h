// CUDA's mathematical functions of double for clang, from textbook series. Within their range they are within a few
// units of the last place; pow loses as many bits as y · log(x) has before the point.

/// x · 2^n, made in two halves so that neither overflows before the result does.
__prelude__ double ldexp(double x, int n)
{
    int clamped = n < -2100 ? -2100 : n > 2100 ? 2100 : n, half = clamped >> 1;
    if (half < -1000 || half > 1000) {
        x *= __longlong_as_double((long long)((half < 0 ? -1000 : 1000) + 1023) << 52);
        clamped -= half < 0 ? -1000 : 1000;
        half = clamped >> 1;
    }
    return x * __longlong_as_double((long long)(half + 1023) << 52) *
           __longlong_as_double((long long)(clamped - half + 1023) << 52);
}
/// The mantissa, from ½ to 1, and the exponent.
__prelude__ double frexp(double x, int* exponent)
{
    const double scaled = __builtin_fabs(x) < 2.2250738585072014e-308 ? x * 18014398509481984.0 : x;
    const long long bits = __double_as_longlong(scaled);
    const int e = (int)(bits >> 52 & 2047);
    *exponent = 0;
    if (x == 0.0 || e == 2047)
        return x;
    *exponent = e - 1022 - (scaled != x ? 54 : 0);
    return __longlong_as_double((bits & ~(2047LL << 52)) | 1022LL << 52);
}

/// e^r − 1 for |r| below 0.36
__prelude__ double __prelude_expm1_series__(double r)
{
    double sum = 1.0 / 87178291200.0;
    sum = __builtin_fma(sum, r, 1.0 / 6227020800.0);
    sum = __builtin_fma(sum, r, 1.0 / 479001600.0);
    sum = __builtin_fma(sum, r, 1.0 / 39916800.0);
    sum = __builtin_fma(sum, r, 1.0 / 3628800.0);
    sum = __builtin_fma(sum, r, 1.0 / 362880.0);
    sum = __builtin_fma(sum, r, 1.0 / 40320.0);
    sum = __builtin_fma(sum, r, 1.0 / 5040.0);
    sum = __builtin_fma(sum, r, 1.0 / 720.0);
    sum = __builtin_fma(sum, r, 1.0 / 120.0);
    sum = __builtin_fma(sum, r, 1.0 / 24.0);
    sum = __builtin_fma(sum, r, 1.0 / 6.0);
    sum = __builtin_fma(sum, r, 0.5);
    return __builtin_fma(sum, r * r, r);
}
__prelude__ double exp(double x)
{
    if (x != x)
        return x;
    const double clamped = __builtin_fmin(__builtin_fmax(x, -800.0), 800.0);
    const double n = __builtin_rint(clamped * 1.4426950408889634);
    const double high = __builtin_fma(n, -0.6931471803691238, clamped); // ln 2 to 33 bits: n times it is exact
    const double rest = __builtin_fma(n, -1.9082149292705877e-10, high);
    return ldexp(1.0 + __prelude_expm1_series__(rest), (int)n);
}
__prelude__ double expm1(double x)
{
    return __builtin_fabs(x) < 0.35 ? __prelude_expm1_series__(x) : exp(x) - 1.0;
}
/// The logarithm as exponent · ln 2 + 2 · artanh((m − 1) / (m + 1)), m in [√½, √2).
__prelude__ double log(double x)
{
    if (!(x > 0.0) || x == (double)INFINITY)
        return x == 0.0 ? -(double)INFINITY : x < 0.0 ? (double)NAN : x;
    int e;
    double m = frexp(x, &e);
    if (m < 0.7071067811865476) {
        m *= 2.0;
        --e;
    }
    const double f = m - 1.0, s = f / (m + 1.0), s2 = s * s;
    double series = 1.0 / 21.0;
    series = __builtin_fma(series, s2, 1.0 / 19.0);
    series = __builtin_fma(series, s2, 1.0 / 17.0);
    series = __builtin_fma(series, s2, 1.0 / 15.0);
    series = __builtin_fma(series, s2, 1.0 / 13.0);
    series = __builtin_fma(series, s2, 1.0 / 11.0);
    series = __builtin_fma(series, s2, 1.0 / 9.0);
    series = __builtin_fma(series, s2, 1.0 / 7.0);
    series = __builtin_fma(series, s2, 1.0 / 5.0);
    series = __builtin_fma(series, s2, 1.0 / 3.0);
    const double mantissa = f - s * (f - 2.0 * s2 * series); // 2s = f − s·f, and f is exact
    return __builtin_fma((double)e, 0.6931471803691238, __builtin_fma((double)e, 1.9082149292705877e-10, mantissa));
}
__prelude__ double log1p(double x)
{
    const double u = 1.0 + x;
    return u == 1.0 ? x : u > 0.0 && u < (double)INFINITY ? log(u) - ((u - 1.0) - x) / u : log(u);
}
__prelude__ double log2(double x)
{
    if (!(x > 0.0) || x == (double)INFINITY)
        return log(x);
    int e;
    const double m = frexp(x, &e);
    return m == 0.5 ? e - 1.0 : __builtin_fma(log(m), 1.4426950408889634, (double)e);
}
__prelude__ double log10(double x) { return log(x) * 0.43429448190325182; }
__prelude__ double exp2(double x)
{
    const double n = __builtin_rint(__builtin_fmin(__builtin_fmax(x, -2000.0), 2000.0));
    return x != x ? x : ldexp(exp((x - n) * 0.6931471805599453), (int)n);
}
/// By squaring: exact for small powers of small integers.
__prelude__ double pow(double x, int y)
{
    double result = 1.0, factor = x;
    for (unsigned rest = y < 0 ? 0u - (unsigned)y : (unsigned)y; rest != 0; rest >>= 1, factor *= factor)
        if (rest & 1u)
            result *= factor;
    return y < 0 ? 1.0 / result : result;
}
__prelude__ double pow(double x, double y)
{
    if (y == __builtin_rint(y) && __builtin_fabs(y) <= 64.0)
        return pow(x, (int)y);
    const double size = __builtin_fabs(x);
    if (x == 1.0)
        return 1.0;
    if (x != x || y != y || (x < 0.0 && y != __builtin_rint(y)))
        return (double)NAN;
    if (size == 0.0)
        return y > 0.0 ? 0.0 : (double)INFINITY;
    const double logarithm = log(size), product = y * logarithm;
    const double lost = __builtin_fma(y, logarithm, -product);
    const double result = exp(product);
    const bool isOdd = __builtin_fabs(y) < 9007199254740992.0 && __builtin_fabs(y * 0.5 - __builtin_rint(y * 0.5)) == 0.5;
    const double corrected = result < (double)INFINITY ? __builtin_fma(result, lost, result) : result;
    return x < 0.0 && isOdd ? -corrected : corrected;
}
__prelude__ double exp10(double x) { return pow(10.0, x); }

/// x − quadrant · π/2, with π/2 in three parts.
__prelude__ double __prelude_quarter__(double x, int& quadrant)
{
    const double n = __builtin_rint(x * 0.63661977236758138);
    quadrant = (int)(long long)n;
    const double high = __builtin_fma(n, -1.5707963267948966, x);
    return __builtin_fma(n, 1.4973849048591833e-33, __builtin_fma(n, -6.123233995736766e-17, high));
}
__prelude__ double __prelude_sine__(double r, int quadrant)
{
    const double r2 = r * r;
    double sum;
    if (quadrant & 1) {
        sum = -1.0 / 6402373705728000.0;
        sum = __builtin_fma(sum, r2, 1.0 / 20922789888000.0);
        sum = __builtin_fma(sum, r2, -1.0 / 87178291200.0);
        sum = __builtin_fma(sum, r2, 1.0 / 479001600.0);
        sum = __builtin_fma(sum, r2, -1.0 / 3628800.0);
        sum = __builtin_fma(sum, r2, 1.0 / 40320.0);
        sum = __builtin_fma(sum, r2, -1.0 / 720.0);
        sum = __builtin_fma(sum, r2, 1.0 / 24.0);
        sum = __builtin_fma(sum, r2, -0.5);
        sum = __builtin_fma(sum, r2, 1.0);
    } else {
        sum = 1.0 / 355687428096000.0;
        sum = __builtin_fma(sum, r2, -1.0 / 1307674368000.0);
        sum = __builtin_fma(sum, r2, 1.0 / 6227020800.0);
        sum = __builtin_fma(sum, r2, -1.0 / 39916800.0);
        sum = __builtin_fma(sum, r2, 1.0 / 362880.0);
        sum = __builtin_fma(sum, r2, -1.0 / 5040.0);
        sum = __builtin_fma(sum, r2, 1.0 / 120.0);
        sum = __builtin_fma(sum, r2, -1.0 / 6.0);
        sum = __builtin_fma(sum * r2, r, r);
    }
    return quadrant & 2 ? -sum : sum;
}
__prelude__ double sin(double x)
{
    int quadrant;
    const double r = __prelude_quarter__(x, quadrant);
    return __prelude_sine__(r, quadrant);
}
__prelude__ double cos(double x)
{
    int quadrant;
    const double r = __prelude_quarter__(x, quadrant);
    return __prelude_sine__(r, quadrant + 1);
}
__prelude__ double tan(double x) { return sin(x) / cos(x); }
__prelude__ void sincos(double x, double* sine, double* cosine)
{
    *sine = sin(x);
    *cosine = cos(x);
}
__prelude__ double sinpi(double x) { return sin((x - 2.0 * __builtin_rint(0.5 * x)) * 3.14159265358979312); }
__prelude__ double cospi(double x) { return cos((x - 2.0 * __builtin_rint(0.5 * x)) * 3.14159265358979312); }

/// The angle halved twice, then the series.
__prelude__ double atan(double x)
{
    const double size = __builtin_fabs(x), inverse = size > 1.0 ? 1.0 / size : size;
    const double half = inverse / (1.0 + __builtin_sqrt(1.0 + inverse * inverse));
    const double t = half / (1.0 + __builtin_sqrt(1.0 + half * half)), t2 = t * t;
    double sum = 1.0 / 25.0;
    for (int n = 23; n > 0; n -= 2)
        sum = 1.0 / n - sum * t2;
    const double angle = 4.0 * t * sum, result = size > 1.0 ? 1.5707963267948966 - angle : angle;
    return __builtin_copysign(result, x);
}
__prelude__ double atan2(double y, double x)
{
    if (x == 0.0 && y == 0.0)
        return __builtin_copysign(__double_as_longlong(x) < 0 ? 3.1415926535897931 : 0.0, y);
    const double angle = atan(__builtin_fabs(y / x));
    return __builtin_copysign(x < 0.0 ? 3.1415926535897931 - angle : angle, y);
}
__prelude__ double asin(double x) { return atan2(x, __builtin_sqrt((1.0 - x) * (1.0 + x))); }
__prelude__ double acos(double x) { return atan2(__builtin_sqrt((1.0 - x) * (1.0 + x)), x); }
__prelude__ double sinh(double x)
{
    const double e = expm1(__builtin_fabs(x));
    return __builtin_copysign(e < (double)INFINITY ? 0.5 * (e + e / (e + 1.0)) : e, x);
}
__prelude__ double cosh(double x) { return 0.5 * (exp(x) + exp(-x)); }
__prelude__ double tanh(double x)
{
    const double e = expm1(2.0 * __builtin_fmin(__builtin_fabs(x), 30.0));
    return x != x ? x : __builtin_copysign(e / (e + 2.0), x);
}
__prelude__ double asinh(double x)
{
    const double a = __builtin_fabs(x);
    return __builtin_copysign(log1p(a + a * a / (1.0 + __builtin_sqrt(a * a + 1.0))), x);
}
__prelude__ double acosh(double x) { return log(x + __builtin_sqrt((x - 1.0) * (x + 1.0))); }
__prelude__ double atanh(double x) { return 0.5 * log1p(2.0 * x / (1.0 - x)); }
__prelude__ double cbrt(double x)
{
    const double size = __builtin_fabs(x);
    if (size == 0.0 || !(size < (double)INFINITY))
        return x;
    double root = exp(log(size) / 3.0);
    root -= (root - size / (root * root)) / 3.0;
    return __builtin_copysign(root, x);
}
__prelude__ double hypot(double x, double y)
{
    const double a = __builtin_fabs(x), b = __builtin_fabs(y), high = __builtin_fmax(a, b), low = __builtin_fmin(a, b);
    const double ratio = low / high;
    return high == 0.0 || high == (double)INFINITY ? high : high * __builtin_sqrt(1.0 + ratio * ratio);
}
/// Exact: multiples of y by powers of two are taken away.
__prelude__ double fmod(double x, double y)
{
    double rest = __builtin_fabs(x);
    const double size = __builtin_fabs(y);
    if (!(rest < (double)INFINITY) || size == 0.0 || size != size)
        return (double)NAN;
    while (rest >= size) {
        int a, b;
        frexp(rest, &a);
        frexp(size, &b);
        double multiple = ldexp(size, a - b);
        if (multiple > rest)
            multiple *= 0.5;
        rest -= multiple;
    }
    return __builtin_copysign(rest, x);
}
__prelude__ double erfc(double x);
__prelude__ double erf(double x)
{
    const double size = __builtin_fabs(x);
    if (size > 3.0)
        return __builtin_copysign(1.0 - erfc(size), x);
    double term = x, sum = x; // all terms have one sign
    for (int n = 1; n < 60; ++n) {
        term *= 2.0 * x * x / (2 * n + 1);
        sum += term;
    }
    return 1.1283791670955126 * exp(-x * x) * sum;
}
/// Beyond 2, the continued fraction.
__prelude__ double erfc(double x)
{
    if (x < 2.0)
        return 1.0 - erf(x);
    double fraction = x;
    for (int n = 60; n > 0; --n)
        fraction = x + 0.5 * n / fraction;
    return exp(-x * x) / (1.7724538509055159 * fraction);
}

// --- the rest of C's names ---
__prelude__ float frexpf(float x, int* exponent) { return (float)frexp((double)x, exponent); }
__prelude__ float frexp(float x, int* exponent) { return (float)frexp((double)x, exponent); }
__prelude__ float ldexp(float x, int n) { return ldexpf(x, n); }
__prelude__ float scalbnf(float x, int n) { return ldexpf(x, n); }
__prelude__ float scalbn(float x, int n) { return ldexpf(x, n); }
__prelude__ double scalbn(double x, int n) { return ldexp(x, n); }
__prelude__ double modf(double x, double* whole)
{
    *whole = __builtin_trunc(x);
    return __builtin_copysign(__builtin_fabs(x) == (double)INFINITY ? 0.0 : x - *whole, x);
}
__prelude__ double fdim(double x, double y) { return x > y ? x - y : 0.0; }
__prelude__ float fdim(float x, float y) { return x > y ? x - y : 0.0f; }
__prelude__ double nearbyint(double x) { return __builtin_rint(x); }
__prelude__ float nearbyint(float x) { return __builtin_rintf(x); }
__prelude__ double nan(const char*) { return (double)NAN; }
__prelude__ float nanf(const char*) { return NAN; }
#define __prelude_to_integer__(T, name, rounded)                                                                       \
    __prelude__ T name(float x) { return (T)__builtin_##rounded##f(x); }                                               \
    __prelude__ T name(double x) { return (T)__builtin_##rounded(x); }
__prelude_to_integer__(long, lrint, rint)
__prelude_to_integer__(long, lround, round)
__prelude_to_integer__(long long, llrint, rint)
__prelude_to_integer__(long long, llround, round)
__prelude__ float asinhf(float x) { return (float)asinh((double)x); }
__prelude__ float acoshf(float x) { return (float)acosh((double)x); }
__prelude__ float atanhf(float x) { return (float)atanh((double)x); }
__prelude__ float asinh(float x) { return asinhf(x); }
__prelude__ float acosh(float x) { return acoshf(x); }
__prelude__ float atanh(float x) { return atanhf(x); }
__prelude__ double rsqrt(double x) { return 1.0 / __builtin_sqrt(x); }
__prelude__ double rcbrt(double x) { return 1.0 / cbrt(x); }
__prelude__ float rcbrtf(float x) { return 1.0f / cbrtf(x); }
__prelude__ double normcdf(double x) { return 0.5 * erfc(-0.70710678118654757 * x); }
__prelude__ float normcdff(float x) { return 0.5f * erfcf(-0.707106781f * x); }
