// What nvcc has of namespace std in kernels: types, the mathematical functions and, with --expt-relaxed-constexpr, the
// smallest of the library's templates. It is there for texts that say "std::".
#ifdef __TILESCOPE_STD__
namespace std
{

using ::size_t;
using ::int8_t;
using ::uint8_t;
using ::int16_t;
using ::uint16_t;
using ::int32_t;
using ::uint32_t;
using ::int64_t;
using ::uint64_t;
using ::intptr_t;
using ::uintptr_t;
typedef decltype(nullptr) nullptr_t;
typedef decltype((char*)0 - (char*)0) ptrdiff_t;
enum class byte : unsigned char {};

using ::abs;
using ::acos;
using ::asin;
using ::atan;
using ::atan2;
using ::cbrt;
using ::ceil;
using ::copysign;
using ::cos;
using ::cosh;
using ::erf;
using ::exp;
using ::exp2;
using ::expm1;
using ::fabs;
using ::floor;
using ::fma;
using ::fmax;
using ::fmin;
using ::fmod;
using ::hypot;
using ::isfinite;
using ::isinf;
using ::isnan;
using ::log;
using ::log10;
using ::log1p;
using ::log2;
using ::pow;
using ::printf;
using ::rint;
using ::round;
using ::sin;
using ::sinh;
using ::sqrt;
using ::tan;
using ::tanh;
using ::trunc;

template <typename T> __prelude_both_member__ constexpr const T& min(const T& a, const T& b) { return b < a ? b : a; }
template <typename T> __prelude_both_member__ constexpr const T& max(const T& a, const T& b) { return a < b ? b : a; }
template <typename T> __prelude_both_member__ constexpr const T& clamp(const T& value, const T& low, const T& high)
{
    return value < low ? low : high < value ? high : value;
}
template <typename T> __prelude_both_member__ constexpr T&& move(T& value) { return (T&&)value; }
template <typename T> __prelude_both_member__ constexpr void swap(T& a, T& b)
{
    T old = (T&&)a;
    a = (T&&)b;
    b = (T&&)old;
}

template <typename A, typename B> struct is_same { static constexpr bool value = false; };
template <typename A> struct is_same<A, A> { static constexpr bool value = true; };
template <typename A, typename B> inline constexpr bool is_same_v = is_same<A, B>::value;
template <bool condition, typename A, typename B> struct conditional { typedef A type; };
template <typename A, typename B> struct conditional<false, A, B> { typedef B type; };
template <bool condition, typename A, typename B> using conditional_t = typename conditional<condition, A, B>::type;

template <typename T> struct numeric_limits { static constexpr bool is_specialized = false; };
#define __prelude_limits__(T, least, lowestValue, most, step, infinite)                                                \
    template <> struct numeric_limits<T> {                                                                             \
        static constexpr bool is_specialized = true;                                                                   \
        __prelude_both_member__ static constexpr T min() { return least; }                                             \
        __prelude_both_member__ static constexpr T lowest() { return lowestValue; }                                    \
        __prelude_both_member__ static constexpr T max() { return most; }                                              \
        __prelude_both_member__ static constexpr T epsilon() { return step; }                                          \
        __prelude_both_member__ static T infinity() { return infinite; }                                     \
    };
#define __prelude_integer_limits__(T, least, most) __prelude_limits__(T, least, least, most, 0, 0)
__prelude_integer_limits__(char, -128, 127)
__prelude_integer_limits__(signed char, -128, 127)
__prelude_integer_limits__(unsigned char, 0, 255)
__prelude_integer_limits__(short, -32768, 32767)
__prelude_integer_limits__(unsigned short, 0, 65535)
__prelude_integer_limits__(int, -2147483647 - 1, 2147483647)
__prelude_integer_limits__(unsigned, 0, 4294967295u)
__prelude_integer_limits__(long, -9223372036854775807l - 1, 9223372036854775807l)
__prelude_integer_limits__(unsigned long, 0, 18446744073709551615ul)
__prelude_integer_limits__(long long, -9223372036854775807ll - 1, 9223372036854775807ll)
__prelude_integer_limits__(unsigned long long, 0, 18446744073709551615ull)
__prelude_limits__(float, 1.175494351e-38f, -3.402823466e+38f, 3.402823466e+38f, 1.192092896e-07f, INFINITY)
__prelude_limits__(double, 2.2250738585072014e-308, -1.7976931348623157e+308, 1.7976931348623157e+308,
                   2.220446049250313e-16, (double)INFINITY)

} // namespace std
#endif
