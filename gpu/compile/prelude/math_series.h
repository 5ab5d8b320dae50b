// CUDA's mathematical functions for clang that need more instructions. NVIDIA's library (libdevice) is not available, so
// these are written from textbook series; each says how far it may be from the true value, in units of the last place
// (ulp) of float. Those of double are in math_double.h.

// --- exponentials and logarithms ---
/// 2^x for |x| well inside the range of n: the hardware's approximation of 2^r times 2^n, made in two halves so that
/// neither overflows before the result does.
__prelude__ float __prelude_scale__(float value, int n)
{
    int half = n >> 1;
    return value * __int_as_float((half + 127) << 23) * __int_as_float((n - half + 127) << 23);
}
/// e^x; 3 ulp. The range is reduced by multiples of ln 2 taken away in two parts.
__prelude__ float expf(float x)
{
    float clamped = __builtin_fminf(__builtin_fmaxf(x, -110.0f), 100.0f);
    float n = __builtin_rintf(clamped * 1.44269504f);
    float rest = __builtin_fmaf(n, -0.693145752f, clamped); // ln 2 to 16 bits: n times it is exact
    rest = __builtin_fmaf(n, -1.42860677e-6f, rest);        // and the remainder of ln 2
    float result = __prelude_scale__(__prelude_ex2__(rest * 1.44269504f), (int)n);
    return x != x ? x : result;
}
/// 2^x; 3 ulp.
__prelude__ float exp2f(float x)
{
    float clamped = __builtin_fminf(__builtin_fmaxf(x, -160.0f), 140.0f);
    float n = __builtin_rintf(clamped);
    float result = __prelude_scale__(__prelude_ex2__(clamped - n), (int)n);
    return x != x ? x : result;
}
__prelude__ float exp10f(float x) { return exp2f(x * 3.32192809f); } // relative error about 2^-23 · (2 + 4·|x|)
/// x · 2^n
__prelude__ float ldexpf(float x, int n)
{
    int clamped = n < -250 ? -250 : n > 250 ? 250 : n;
    return __prelude_scale__(x, clamped);
}
/// The natural logarithm as exponent · ln 2 + 2 · artanh((m − 1) / (m + 1)), m in [√½, √2); 3 ulp.
__prelude__ float __prelude_log_mantissa__(float x, float& exponent)
{
    float scaled = x < 1.17549435e-38f ? x * 16777216.0f : x; // subnormal numbers
    int bits = __float_as_int(scaled);
    int e = (bits - 0x3f3504f3) >> 23;
    exponent = (float)e - (x < 1.17549435e-38f ? 24.0f : 0.0f);
    float m = __int_as_float(bits - (e << 23));
    float s = (m - 1.0f) / (m + 1.0f), s2 = s * s;
    float series = __builtin_fmaf(s2, 1.0f / 9, 1.0f / 7);
    series = __builtin_fmaf(series, s2, 1.0f / 5);
    series = __builtin_fmaf(series, s2, 1.0f / 3);
    // 2s = f − s·f with f = m − 1, which is exact: better than doubling a rounded quotient.
    float f = m - 1.0f;
    return f - s * (f - 2.0f * s2 * series);
}

__prelude__ float logf(float x)
{
    float exponent, mantissa = __prelude_log_mantissa__(x, exponent);
    float result = __builtin_fmaf(exponent, 0.693145752f, __builtin_fmaf(exponent, 1.42860677e-6f, mantissa));
    result = x == INFINITY ? x : result;
    return x > 0.0f ? result : x == 0.0f ? -INFINITY : NAN;
}
__prelude__ float log2f(float x)
{
    float exponent, mantissa = __prelude_log_mantissa__(x, exponent);
    float result = __builtin_fmaf(mantissa, 1.44269504f, exponent);
    result = x == INFINITY ? x : result;
    return x > 0.0f ? result : x == 0.0f ? -INFINITY : NAN;
}
__prelude__ float log10f(float x) { return logf(x) * 0.434294482f; }
__prelude__ float log1pf(float x)
{
    float sum = 1.0f + x; // a factor corrects the rounding error of the sum
    return sum == 1.0f ? x : logf(sum) * (x / (sum - 1.0f));
}
/// e^x − 1 without the loss of digits near 0: the series of the exponential there; 8 ulp.
__prelude__ float expm1f(float x)
{
    float series = __builtin_fmaf(x, 1.0f / 5040, 1.0f / 720);
    series = __builtin_fmaf(__builtin_fmaf(series, x, 1.0f / 120), x, 1.0f / 24);
    series = __builtin_fmaf(__builtin_fmaf(series, x, 1.0f / 6), x, 0.5f);
    return __builtin_fabsf(x) < 0.4f ? __builtin_fmaf(series * x, x, x) : expf(x) - 1.0f;
}
/// x^y as 2^(y · log2 x): the relative error grows with the exponent, about 2^-23 · (2 + |y · log2 x|).
__prelude__ float powf(float x, float y)
{
    float size = exp2f(y * log2f(__builtin_fabsf(x)));
    bool whole = __builtin_truncf(y) == y, odd = whole && __builtin_truncf(y * 0.5f) * 2.0f != y;
    float result = x < 0.0f ? (odd ? -size : whole ? size : NAN) : size;
    return y == 0.0f || x == 1.0f ? 1.0f : x != x || y != y ? NAN : result;
}
__prelude__ float sinhf(float x) { return 0.5f * (expm1f(x) - expm1f(-x)); }
__prelude__ float coshf(float x) { return 0.5f * (expf(x) + expf(-x)); }
__prelude__ float tanhf(float x)
{
    float e = expm1f(-2.0f * __builtin_fabsf(x));
    return __builtin_copysignf(-e / (e + 2.0f), x);
}

// --- trigonometry: Taylor series after reduction by quarter turns; 2 ulp of 1 for |x| < 10,000, less exact beyond ---
__prelude__ float __prelude_quarter__(float x, int& quadrant)
{
    float n = __builtin_rintf(x * 0.636619772f);
    quadrant = __float2int_rn(n);
    float rest = __builtin_fmaf(n, -1.5703125f, x); // π/2 in three parts, the first of 8 bits
    rest = __builtin_fmaf(n, -4.83751297e-4f, rest);
    return __builtin_fmaf(n, -7.54978942e-8f, rest);
}
__prelude__ float __prelude_sine__(float r, int quadrant)
{
    float s = r * r;
    float sine = __builtin_fmaf(s, 1.0f / 362880, -1.0f / 5040);
    sine = __builtin_fmaf(__builtin_fmaf(sine, s, 1.0f / 120), s, -1.0f / 6);
    sine = __builtin_fmaf(sine * s, r, r);
    float cosine = __builtin_fmaf(s, -1.0f / 3628800, 1.0f / 40320);
    cosine = __builtin_fmaf(__builtin_fmaf(cosine, s, -1.0f / 720), s, 1.0f / 24);
    cosine = __builtin_fmaf(__builtin_fmaf(cosine, s, -0.5f), s, 1.0f);
    float result = quadrant & 1 ? cosine : sine;
    return quadrant & 2 ? -result : result;
}
__prelude__ float sinf(float x)
{
    int quadrant;
    float r = __prelude_quarter__(x, quadrant);
    return __prelude_sine__(r, quadrant);
}
__prelude__ float cosf(float x)
{
    int quadrant;
    float r = __prelude_quarter__(x, quadrant);
    return __prelude_sine__(r, quadrant + 1);
}
__prelude__ float tanf(float x) { return sinf(x) / cosf(x); }
__prelude__ void sincosf(float x, float* sine, float* cosine)
{
    int quadrant;
    float r = __prelude_quarter__(x, quadrant);
    *sine = __prelude_sine__(r, quadrant);
    *cosine = __prelude_sine__(r, quadrant + 1);
}
__prelude__ void __sincosf(float x, float* sine, float* cosine)
{
    *sine = __sinf(x);
    *cosine = __cosf(x);
}
/// atan2: the series of arctan for the smaller over the larger, moved by π/4 to |t| ≤ tan(π/8); 3 ulp.
__prelude__ float atan2f(float y, float x)
{
    float ax = __builtin_fabsf(x), ay = __builtin_fabsf(y);
    float small = __builtin_fminf(ax, ay), large = __builtin_fmaxf(ax, ay);
    bool moved = small > large * 0.414213562f;
    float t = moved ? (small - large) / (small + large) : small / large;
    t = large == 0.0f ? 0.0f : small == INFINITY ? 0.0f : t;
    float s = t * t;
    float series = __builtin_fmaf(s, -1.0f / 15, 1.0f / 13);
    series = __builtin_fmaf(__builtin_fmaf(series, s, -1.0f / 11), s, 1.0f / 9);
    series = __builtin_fmaf(__builtin_fmaf(series, s, -1.0f / 7), s, 1.0f / 5);
    series = __builtin_fmaf(series, s, -1.0f / 3);
    float angle = __builtin_fmaf(series * s, t, t);
    angle = moved ? 0.785398163f + angle : angle;
    angle = ay > ax ? 1.57079633f - angle : angle;
    angle = signbit(x) ? 3.14159265f - angle : angle;
    return x != x || y != y ? NAN : __builtin_copysignf(angle, y);
}
__prelude__ float atanf(float x) { return atan2f(x, 1.0f); }
__prelude__ float asinf(float x) { return atan2f(x, __builtin_sqrtf((1.0f - x) * (1.0f + x))); }
__prelude__ float acosf(float x) { return atan2f(__builtin_sqrtf((1.0f - x) * (1.0f + x)), x); }

// --- roots and remainders ---
__prelude__ float hypotf(float x, float y)
{
    float ax = __builtin_fabsf(x), ay = __builtin_fabsf(y);
    float large = __builtin_fmaxf(ax, ay), ratio = large == 0.0f ? 0.0f : __builtin_fminf(ax, ay) / large;
    return large * __builtin_sqrtf(__builtin_fmaf(ratio, ratio, 1.0f));
}
/// The cube root: 2^(log2 |x| / 3), then one step of Newton's method; 2 ulp.
__prelude__ float cbrtf(float x)
{
    float root = __prelude_ex2__(__prelude_lg2__(__builtin_fabsf(x)) / 3);
    root = root == 0.0f || root == INFINITY ? root : root - (root - __builtin_fabsf(x) / (root * root)) / 3;
    return __builtin_copysignf(root, x);
}
/// The remainder with the sign of x; exact while |x / y| < 2^24.
__prelude__ float fmodf(float x, float y)
{
    float ax = __builtin_fabsf(x), ay = __builtin_fabsf(y);
    float rest = __builtin_fmaf(-__builtin_truncf(ax / ay), ay, ax);
    rest = rest < 0.0f ? rest + ay : rest;
    rest = ay == INFINITY ? ax : rest;
    return __builtin_copysignf(rest, x);
}

// erf(x) = 2/√π · e^(-x²) · Σ 2ⁿ·x^(2n+1) / (1·3·5…(2n+1)), whose terms are all positive; error below 2^-21 of the value.
__prelude__ float erff(float x)
{
    if (__builtin_fabsf(x) > 4.0f) // 1 - erf(4) is below 2^-25
        return __builtin_copysignf(1.0f, x);
    float term = x, sum = x;
    for (int n = 1; n < 50; ++n) {
        term *= 2.0f * x * x / (float)(2 * n + 1);
        sum += term;
    }
    return x != x ? x : 1.12837917f * expf(-x * x) * sum;
}
// From 2 on by the continued fraction x + (1/2)/(x + 1/(x + (3/2)/(x + …))); error below 2^-22 absolutely, and from 2 on
// below 2^-16 of the value.
__prelude__ float erfcf(float x)
{
    if (!(x > 2.0f))
        return 1.0f - erff(x);
    float fraction = x;
    for (int n = 40; n > 0; --n)
        fraction = x + 0.5f * (float)n / fraction;
    return expf(-x * x) * 0.564189584f / fraction;
}
__prelude__ float sinpif(float x) { return sinf((x - 2.0f * __builtin_floorf(0.5f * x)) * 3.14159265f); }
__prelude__ float cospif(float x) { return cosf((x - 2.0f * __builtin_floorf(0.5f * x)) * 3.14159265f); }
__prelude__ float norm3df(float x, float y, float z) { return hypotf(hypotf(x, y), z); }
__prelude__ float modff(float x, float* whole)
{
    *whole = __builtin_truncf(x);
    return __builtin_copysignf(__builtin_fabsf(x) == INFINITY ? 0.0f : x - *whole, x);
}

// --- C++'s overloaded names ---
#define __prelude_overload1__(name) __prelude__ float name(float x) { return name##f(x); }
#define __prelude_overload2__(name) __prelude__ float name(float x, float y) { return name##f(x, y); }
__prelude_overload1__(exp)
__prelude_overload1__(exp2)
__prelude_overload1__(expm1)
__prelude_overload1__(log)
__prelude_overload1__(log2)
__prelude_overload1__(log10)
__prelude_overload1__(log1p)
__prelude_overload1__(sin)
__prelude_overload1__(cos)
__prelude_overload1__(tan)
__prelude_overload1__(asin)
__prelude_overload1__(acos)
__prelude_overload1__(atan)
__prelude_overload1__(sinh)
__prelude_overload1__(cosh)
__prelude_overload1__(tanh)
__prelude_overload1__(cbrt)
__prelude_overload1__(exp10)
__prelude_overload1__(erf)
__prelude_overload1__(erfc)
__prelude_overload1__(sinpi)
__prelude_overload1__(cospi)
__prelude_overload2__(atan2)
__prelude_overload2__(hypot)
__prelude_overload2__(fmod)
__prelude_overload2__(pow)
__prelude__ float pow(float x, int y) { return powf(x, (float)y); }
