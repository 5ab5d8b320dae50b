#include "tests/gpu/declared/student_rows.h"

#include <algorithm>

namespace tilescope
{

std::vector<StudentRow> languageRows()
{
    return {
        {"printf", "#include <cstdio>\n", "if (i == 3) printf(\"%d %s %5.2f\\n\", i, \"three\", 0.5 * i); out[i] = i;",
         [](int i) { return double(i); }},
        {"assert that holds", "#include <cassert>\n",
         "assert(i < n); assert(in[i] == i && \"the picture\"); out[i] = i;", [](int i) { return double(i); }},
        {"static_assert", "static_assert(sizeof(float) == 4, \"four bytes\");\n",
         "static_assert(sizeof(int) == 4); out[i] = 1;", [](int) { return 1.0; }},
        {"a function template", "template <typename T> __device__ T twice(T x) { return x + x; }\n",
         "out[i] = twice(i) + twice<double>(0.25);", [](int i) { return 2 * i + 0.5; }},
        {"a template with numbers",
         "template <int R, bool odd = false> struct Sum { static __device__ int of(int x) { return x + R + (odd ? 1 : "
         "0) + "
         "Sum<R - 1>::of(x); } };\n"
         "template <bool odd> struct Sum<0, odd> { static __device__ int of(int) { return 0; } };\n",
         "out[i] = Sum<3, true>::of(i);", [](int i) { return 3.0 * i + 7; }},
        {"a kernel template",
         "//@ launch k<unsigned char, 3>\n"
         "template <typename T, int times> __global__ void k(const T* in, float* out)\n"
         "{ int i = blockIdx.x * blockDim.x + threadIdx.x; float s = 0;\n"
         "#pragma unroll\n"
         "for (int j = 0; j < times; ++j) s += in[i]; out[i] = s; }\n",
         "", [](int i) { return 3.0 * i; }},
        {"if constexpr, variadic templates",
         "template <typename... T> __device__ int sum(int first, T... rest) { if constexpr (sizeof...(rest) > 0) "
         "return "
         "first + sum(rest...); else return first; }\n",
         "out[i] = sum(i, 1, 2, 3);", [](int i) { return i + 6.0; }},
        {"overloads and default arguments",
         "__device__ int f(int x, int y = 10) { return x + y; }\n__device__ float f(float x) { return x / 2; }\n",
         "out[i] = f(i) + f((float)i);", [](int i) { return 1.5 * i + 10; }},
        {"a function declared before it is defined", "__device__ int later(int x);\n",
         "out[i] = later(i); }\n__device__ int later(int x) { return 7 - x;", [](int i) { return 7.0 - i; }},
        {"__host__ __device__", "__host__ __device__ inline float half(float x) { return x / 2; }\n",
         "out[i] = half(i);", [](int i) { return i / 2.0; }},
        {"__host__ __device__ by a macro",
         "#define HD __host__ __device__\nstruct Half { float x; HD Half(float v) : x(v / 2) {} HD "
         "float twice() const; };\nHD float Half::twice() const { return 2 * x; }\nHD inline float plus(float a, float "
         "b) { "
         "return a + b; }\n",
         "out[i] = plus(Half(i).x, Half(i).twice());", [](int i) { return 1.5 * i; }},
        {"a type with functions of the host",
         "#include <iostream>\nstruct Pair { int a, b; Pair(int x) : a{x}, b(x) {} void show() { std::cout << a; } "
         "static int "
         "made() { return 3; }\n__device__ Pair(int x, int y) : a(x), b(y) {} __device__ int sum() const { return a + "
         "b; } };\n"
         "std::ostream& operator<<(std::ostream& s, const Pair& p) { return s << p.a; }\n",
         "Pair p(i, 2); out[i] = p.sum();", [](int i) { return i + 2.0; }},
        {"__forceinline__, __noinline__",
         "__device__ __forceinline__ int a(int x) { return x + 1; }\n__device__ __noinline__ int b(int x) { return 2 * "
         "a(x); "
         "}\n",
         "out[i] = b(i) + a(i);", [](int i) { return 3.0 * i + 3; }},
        {"function pointers",
         "typedef float (*Point)(float);\n__device__ float twice(float x) { return 2 * x; }\n"
         "__device__ float negated(float x) { return -x; }\n__device__ Point points[2] = {twice, negated};\n",
         "out[i] = points[i % 2](i);", [](int i) { return i % 2 ? -i : 2.0 * i; }},
        {"a function pointer that is chosen",
         "__device__ int plus(int a, int b) { return a + b; }\n__device__ int minus(int a, int b) { return a - b; }\n",
         "int (*f)(int, int) = in[i] > 100 ? plus : minus; out[i] = f(i, 7);",
         [](int i) { return i > 100 ? i + 7.0 : i - 7; }},
        {"a functor as a template's argument",
         "struct Plus { __device__ int operator()(int a, int b) const { return a + b; } };\n"
         "template <typename F> __device__ int folded(F f, int n) { int s = 0; for (int j = 0; j <= n; ++j) s = f(s, "
         "j); "
         "return s; }\n",
         "out[i] = folded(Plus(), i);", [](int i) { return i * (i + 1) / 2.0; }},
        {"lambdas", "",
         "auto f = [=](int x) { return x * i; }; int k = 0; auto g = [&k](int y) { k += y; }; g(2); g(3);\n"
         "out[i] = f(3) + k;",
         [](int i) { return 3.0 * i + 5; }},
        {"a generic lambda", "", "auto f = [=](auto x, auto y) { return x * y + i; }; out[i] = f(2, 0.25f);",
         [](int i) { return i + 0.5; }},
        {"a lambda as an argument",
         "template <typename F> __device__ float applied(F f, float x) { return f(f(x)); }\n",
         "float c = i; out[i] = applied([c](float x) { return x * 0.5f + c; }, 8);", [](int i) { return 2 + 1.5 * i; }},
        {"recursion", "__device__ int factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }\n",
         "out[i] = factorial(in[i] % 9);",
         [](int i) {
             double product = 1;
             for (int j = 2; j <= i % 9; ++j)
                 product *= j;
             return product;
         }},
        {"recursion that divides",
         "__device__ int fibonacci(int n) { if (n < 2) return n; return fibonacci(n - 1) + fibonacci(n - 2); }\n",
         "out[i] = fibonacci(in[i] % 11);",
         [](int i) {
             int a = 0, b = 1;
             for (int j = 0; j < i % 11; ++j) {
                 const int next = a + b;
                 a = b;
                 b = next;
             }
             return double(a);
         }},
        {"two functions that call each other",
         "__device__ bool isOdd(int n);\n__device__ __noinline__ bool isEven(int n) { return n == 0 ? true : isOdd(n - "
         "1); }\n"
         "__device__ __noinline__ bool isOdd(int n) { return n == 0 ? false : isEven(n - 1); }\n",
         "out[i] = isEven(i % 20);", [](int i) { return i % 20 % 2 == 0 ? 1.0 : 0; }},
        {"virtual functions",
         "struct Shape { __device__ virtual int sides() const { return 0; } };\n"
         "struct Triangle : Shape { __device__ int sides() const override { return 3; } };\n"
         "struct Square : Shape { __device__ int sides() const override { return 4; } };\n",
         "Triangle t; Square s; const Shape* p = in[i] % 2 ? (const Shape*)&t : &s; out[i] = p->sides();",
         [](int i) { return i % 2 ? 3.0 : 4; }},
        {"namespaces, using, static functions",
         "namespace own { static __device__ int f(int x) { return x + 2; } namespace deep { using Number = float; } }\n"
         "using namespace own;\n",
         "deep::Number x = f(i); out[i] = x;", [](int i) { return i + 2.0; }},
        {"switch, goto, do, continue", "",
         "int s = 0, j = 0; do { if (j % 2) continue; switch (in[i] % 4) { case 0: s += 1; break; case 1: s += 2; case "
         "2: s "
         "+= 3; break; default: goto done; } } while (++j < 5);\ndone: out[i] = s;",
         [](int i) {
             return i % 4 == 0 ? 3.0 : i % 4 == 1 ? 15 : i % 4 == 2 ? 9 : 0;
         }},
        {"early return", "//@ result float zero\n", "if (in[i] > 200) return; out[i] = 1;",
         [](int i) { return i > 200 ? 0.0 : 1; }},
        {"a grid-stride loop",
         "//@ grid 2\n__global__ void k(const unsigned char* in, float* out, int n)\n"
         "{ for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) out[i] = in[i] + "
         "1; }\n",
         "", [](int i) { return i + 1.0; }},
        {"a grid of two dimensions",
         "__global__ void k(const unsigned char* in, float* out, int width, int height)\n"
         "{ int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
         "if (x < width && y < height) out[y * width + x] = 1000 * y + x; }\n",
         "", [](int i) { return i / 64 * 1000.0 + i % 64; }},
        {"a grid and a block of three dimensions",
         "//@ grid 2, 4, 2\n//@ threads 4, 2, 2\n__global__ void k(float* out)\n"
         "{ int b = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;\n"
         "int t = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;\n"
         "out[b * 16 + t] = blockIdx.z * 1000 + blockIdx.y * 100 + threadIdx.z * 10 + threadIdx.y; }\n",
         "",
         [](int i) {
             const int b = i / 16, t = i % 16;
             return b / 8 * 1000.0 + b / 2 % 4 * 100 + t / 8 * 10 + t / 4 % 2;
         }},
        {"inline asm",
         "__device__ int lanes() { int x; asm volatile(\"{ .reg .u32 t; mov.u32 t, 40; add.u32 %0, t, 2; }\" : "
         "\"=r\"(x)); return x; }\n",
         "int r; asm(\"mad.lo.s32 %0, %1, %2, %3;\" : \"=r\"(r) : \"r\"(i), \"r\"(3), \"r\"(lanes())); out[i] = r;",
         [](int i) { return 3.0 * i + 42; }},
        {"inline asm with a predicate", "",
         "int r; asm(\"{\\n .reg .pred p;\\n setp.gt.s32 p, %1, 100;\\n selp.s32 %0, 1, 2, p;\\n}\" : \"=r\"(r) : "
         "\"r\"(i)); "
         "out[i] = r;",
         [](int i) { return i > 100 ? 1.0 : 2; }},
        {"clock, clock64", "",
         "long long a = clock64(); int b = clock(); float x = i; for (int j = 0; j < 50; ++j) x = x * 0.5f + in[j];\n"
         "long long c = clock64(); out[i] = (c > a) + 2 * (clock() != b) + (x < 0);",
         [](int) { return 3.0; }},
        {"__nanosleep, globaltimer", "",
         "unsigned long long t; asm volatile(\"mov.u64 %0, %%globaltimer;\" : \"=l\"(t)); __nanosleep(20); out[i] = t "
         "> 0;",
         [](int) { return 1.0; }},
        {"sizes of integers", "#include <cstdint>\n#include <climits>\n",
         "int64_t a = INT_MAX; uint8_t b = 255; ++b; size_t c = sizeof(long long); out[i] = (a + 1 > 0) + b + c;",
         [](int) { return 9.0; }},
        {"min, max, abs", "",
         "out[i] = min(i, 100) + max(i, 50) + abs(i - 128) + min(2.5f, (float)i) + max(1u, (unsigned)i);",
         [](int i) {
             return std::min(i, 100) + std::max(i, 50) + std::max(i - 128, 128 - i) + std::min(2.5, i * 1.0) +
                    std::max(1, i);
         }},
        {"a barrier in a loop and a branch that all take", "",
         "__shared__ int s[64]; int v = i; for (int k = 0; k < 3; ++k) { s[threadIdx.x] = v; __syncthreads(); v += "
         "s[(threadIdx.x + 1) % 64]; __syncthreads(); if (blockIdx.x < 9) __syncthreads(); }\nout[i] = v;",
         [](int i) {
             const auto at = [&](int k) { return i / 64 * 64 + (i + k) % 64; };
             return at(0) + 3.0 * at(1) + 3 * at(2) + at(3);
         }},
        {"types and functions of namespace std",
         "#include <algorithm>\n#include <cmath>\n#include <cstdint>\n#include <limits>\n#include <type_traits>\n",
         "std::size_t at = i; std::uint8_t low = std::uint8_t(300); float v = std::sqrt(float(at * at)) + "
         "std::abs(-2.5f) + "
         "std::floor(1.5f) + std::fmin(3.0f, 4.0f) + std::abs(i - 300);\n"
         "static_assert(std::is_same_v<int, std::int32_t> && std::numeric_limits<std::uint8_t>::max() == 255, \"\");\n"
         "int least = i, most = 9; std::swap(least, most); out[i] = v + low + std::min(i, 7) + std::max(1.0f, 0.5f) + "
         "std::clamp(i, 3, 5) + least + (std::numeric_limits<float>::infinity() > FLT_MAX) + UCHAR_MAX;",
         [](int i) {
             return i + 2.5 + 1 + 3 + (300 - i) + 44 + std::min(i, 7) + 1 + std::clamp(i, 3, 5) + 9 + 1 + 255.0;
         }},
    };
}

} // namespace tilescope
