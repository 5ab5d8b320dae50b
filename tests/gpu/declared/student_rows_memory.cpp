#include "tests/gpu/declared/student_rows.h"

#include <cmath>

namespace tilescope
{

std::vector<StudentRow> memoryRows()
{
    return {
        {"dynamic shared memory", "//@ shared threads * 4\nextern __shared__ int dynamic[];\n",
         "dynamic[threadIdx.x] = i; __syncthreads(); out[i] = dynamic[63 - threadIdx.x];",
         [](int i) { return i / 64 * 64 + 63.0 - i % 64; }},
        {"dynamic shared memory in parts", "//@ shared threads * (8 + 4 + 1)\nextern __shared__ char bytes[];\n",
         "double* d = (double*)bytes; int* n4 = (int*)(d + blockDim.x); char* c = (char*)(n4 + blockDim.x);\n"
         "d[threadIdx.x] = 0.5 * i; n4[threadIdx.x] = i; c[threadIdx.x] = i % 100; __syncthreads();\n"
         "int j = threadIdx.x ^ 3; out[i] = d[j] + 1000 * n4[j] + 2 * c[j];",
         [](int i) { return 1000.5 * (i ^ 3) + 2 * ((i ^ 3) % 100); }},
        {"dynamic beside static shared memory", "//@ shared threads * 4\n",
         "extern __shared__ float dynamic[]; __shared__ float fixed[64];\n"
         "dynamic[threadIdx.x] = i; fixed[threadIdx.x] = 2 * i; __syncthreads();\n"
         "out[i] = dynamic[threadIdx.x ^ 1] + 1000 * fixed[threadIdx.x ^ 2];",
         [](int i) { return (i ^ 1) + 2000.0 * (i ^ 2); }},
        {"several static arrays", "",
         "__shared__ int a[64]; __shared__ short b[64]; __shared__ double c[64]; __shared__ unsigned char d[64];\n"
         "a[threadIdx.x] = i; b[threadIdx.x] = 2 * i; c[threadIdx.x] = 0.25 * i; d[threadIdx.x] = i; __syncthreads();\n"
         "int j = 63 - threadIdx.x; out[i] = a[j] + b[j] + c[j] + d[j];",
         [](int i) { return 4.25 * (i / 64 * 64 + 63 - i % 64); }},
        {"a two-dimensional array, padded", "#define SIDE 8\n",
         "__shared__ float tile[SIDE][SIDE + 1]; int x = threadIdx.x % SIDE, y = threadIdx.x / SIDE;\n"
         "tile[y][x] = in[i]; __syncthreads(); out[i] = tile[x][y];",
         [](int i) { return i / 64 * 64 + i % 8 * 8.0 + i % 64 / 8; }},
        {"a three-dimensional array", "",
         "__shared__ int cube[4][4][4]; int x = threadIdx.x % 4, y = threadIdx.x / 4 % 4, z = threadIdx.x / 16;\n"
         "cube[z][y][x] = i; __syncthreads(); out[i] = cube[x][z][y];",
         [](int i) { return i / 64 * 64 + i % 4 * 16.0 + i % 64 / 16 * 4 + i / 4 % 4; }},
        {"an array of structs", "struct Sample { unsigned char tag; float value; int place[2]; };\n",
         "__shared__ Sample samples[64]; samples[threadIdx.x] = {(unsigned char)i, i * 0.5f, {i, -i}}; "
         "__syncthreads();\n"
         "const Sample& s = samples[threadIdx.x ^ 5]; out[i] = s.tag + s.value + s.place[0] + 2 * s.place[1];",
         [](int i) { return 0.5 * (i ^ 5); }},
        {"a shared scalar", "",
         "__shared__ float mean; if (threadIdx.x == 0) mean = blockIdx.x * 1.5f; __syncthreads(); out[i] = mean;",
         [](int i) { return i / 64 * 1.5; }},
        {"a reduction in shared memory", "",
         "__shared__ float sums[64]; sums[threadIdx.x] = in[i]; __syncthreads();\n"
         "for (unsigned s = blockDim.x / 2; s > 0; s >>= 1) { if (threadIdx.x < s) sums[threadIdx.x] += "
         "sums[threadIdx.x + s]; __syncthreads(); }\nout[i] = sums[0];",
         [](int i) { return i / 64 * 4096 + 2016.0; }},
        {"local arrays", "",
         "int a[16]; for (int j = 0; j < 16; ++j) a[(j * 5 + i) % 16] = j * i; out[i] = a[in[i] % 16] + a[3];",
         [](int i) {
             int a[16];
             for (int j = 0; j < 16; ++j)
                 a[(j * 5 + i) % 16] = j * i;
             return double(a[i % 16] + a[3]);
         }},
        {"sorted local arrays", "__device__ void swapped(int& a, int& b) { int t = a; a = b; b = t; }\n",
         "int a[9]; for (int j = 0; j < 9; ++j) a[j] = (i * 7 + j * 31) % 50;\n"
         "for (int p = 0; p < 9; ++p) for (int j = 0; j + 1 < 9 - p; ++j) if (a[j] > a[j + 1]) swapped(a[j], a[j + "
         "1]);\n"
         "out[i] = a[0] <= a[1] && a[7] <= a[8] ? a[4] >= a[3] : -1;",
         [](int) { return 1.0; }},
        {"a struct and its functions",
         "struct Complex { float re, im; __device__ Complex(float r, float m) : re(r), im(m) {}\n"
         "__device__ Complex operator*(const Complex& o) const { return Complex(re * o.re - im * o.im, re * o.im + im "
         "* "
         "o.re); } };\n",
         "Complex a(i, 2); a = a * Complex(3, 4); out[i] = a.re * 4096 + a.im;",
         [](int i) { return (3.0 * i - 8) * 4096 + 4 * i + 6; }},
        {"a union", "union Bits { float f; unsigned u; unsigned char b[4]; };\n",
         "Bits b; b.f = 1.0f + i; out[i] = (b.u >> 16) + 65536 * b.b[2];",
         [](int i) {
             const auto value = static_cast<float>(1 + i);
             unsigned bits = 0;
             static_assert(sizeof bits == sizeof value);
             __builtin_memcpy(&bits, &value, sizeof bits);
             return (bits >> 16) + 65536.0 * (bits >> 16 & 255);
         }},
        {"bit fields and enums",
         "enum class Kind : unsigned char { A = 3, B }; struct Packed { unsigned a : 3, b : 5; };\n",
         "Packed p{}; p.a = i; p.b = i >> 3; Kind k = i % 2 ? Kind::B : Kind::A; out[i] = p.a + 8 * p.b + 1000 * "
         "(int)k;",
         [](int i) { return i + 1000.0 * (3 + i % 2); }},
        {"vector types", "",
         "float4 f = make_float4(i, 1, 2, 3); int2 p = make_int2(i, -1); uchar3 c = make_uchar3(i, i + 1, 7); dim3 "
         "d(2, 3);\n"
         "double2 w = make_double2(0.5, i); out[i] = f.x + f.w + p.y + c.y + d.y + d.z + w.x + w.y;",
         [](int i) { return i + 3.0 - 1 + (i + 1) % 256 + 3 + 1 + 0.5 + i; }},
        {"vector loads", "", "uchar4 v = reinterpret_cast<const uchar4*>(in)[i / 4]; out[i] = v.x + v.y + v.z + v.w;",
         [](int i) { return i / 4 * 16.0 + 6; }},
        {"__constant__ with values", "__constant__ float weights[4] = {1, 2.5f, -3, 0.125f};\n",
         "out[i] = weights[i % 4] * i;",
         [](int i) {
             const double weights[] = {1, 2.5, -3, 0.125};
             return weights[i % 4] * i;
         }},
        {"__constant__ that a note fills",
         "//@ constant weights float = 0.5, 2, width\n__constant__ float weights[3];\n", "out[i] = weights[i % 3];",
         [](int i) { return i % 3 == 0   ? 0.5
                            : i % 3 == 1 ? 2
                                         : 64; }},
        {"a __constant__ struct", "struct Setting { int a; double b; };\n__constant__ Setting setting = {3, 0.25};\n",
         "out[i] = setting.a * i + setting.b;", [](int i) { return 3 * i + 0.25; }},
        {"__device__ variables", "__device__ int table[4] = {5, 6, 7, 8};\n__device__ float factor = 1.5f;\n",
         "out[i] = table[i % 4] * factor;", [](int i) { return (5 + i % 4) * 1.5; }},
        {"__device__ variables between launches",
         "//@ launch first\n//@ launch second\n__device__ int between[256];\n"
         "__global__ void first(const unsigned char* in, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; "
         "between[i] "
         "= in[i] + 1; }\n"
         "__global__ void second(float* out, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; out[i] = "
         "between[255 "
         "- i]; }\n",
         "", [](int i) { return 256.0 - i; }},
        {"const and constexpr numbers of the file",
         "const int side = 3;\nconstexpr float half = 0.5f;\nstatic const float list[3] = {1, 2, 3};\n",
         "out[i] = side * half + i + list[2];", [](int i) { return i + 4.5; }},
        {"a constexpr array of the file", "constexpr int primes[4] = {2, 3, 5, 7};\n", "out[i] = primes[i % 4];",
         [](int i) {
             return i % 4 == 0 ? 2.0 : i % 4 == 1 ? 3 : i % 4 == 2 ? 5 : 7;
         }},
        {"__ldg", "", "out[i] = __ldg(&in[i]) + (__ldg((const int*)in + i / 4) & 255);",
         [](int i) { return i + i / 4 * 4.0; }},
        {"__ldcg, __stcg", "", "__stcg(&out[i], (float)__ldcg(&in[255 - i]));", [](int i) { return 255.0 - i; }},
        {"__restrict__, volatile, register",
         "__global__ void __launch_bounds__(64) k(const unsigned char* __restrict__ in, volatile float* __restrict__ "
         "out)\n"
         "{ const int i = blockIdx.x * blockDim.x + threadIdx.x; out[i] = in[i] * 2; }\n",
         "", [](int i) { return 2.0 * i; }},
        {"memcpy", "",
         "float f = i + 0.5f; unsigned u; memcpy(&u, &f, sizeof u); float g; memcpy(&g, &u, 4); out[i] = g;",
         [](int i) { return i + 0.5; }},
        {"memset and memcpy of arrays", "",
         "int a[8], b[8]; memset(a, 0, sizeof a); a[i % 8] = i; memcpy(b, a, sizeof a); out[i] = b[in[i] % 8] + b[(i + "
         "1) % "
         "8];",
         [](int i) { return double(i); }},
        {"memset of shared memory", "",
         "__shared__ unsigned char s[64]; if (threadIdx.x == 0) memset(s, 3, 64); __syncthreads(); out[i] = "
         "s[threadIdx.x];",
         [](int) { return 3.0; }},
        {"malloc and free", "", "int* p = (int*)malloc(4 * sizeof(int)); p[i % 4] = i; out[i] = p[i % 4]; free(p);",
         [](int i) { return double(i); }},
        {"new and delete", "struct Node { int value; Node* next; };\n",
         "Node* first = new Node{i, nullptr}; Node* second = new Node{2 * i, first}; out[i] = second->next->value + "
         "second->value; delete first; delete second;",
         [](int i) { return 3.0 * i; }},
        {"new[] and delete[]", "",
         "float* p = new float[5]; for (int j = 0; j < 5; ++j) p[j] = i * j; out[i] = p[4]; delete[] p;",
         [](int i) { return 4.0 * i; }},
        {"__isShared, __isGlobal", "__shared__ int s;\n",
         "s = 1; out[i] = __isShared(&s) + 2 * __isGlobal(out) + 4 * __isShared(out) + 8 * __isLocal(&i);",
         [](int) { return 11.0; }},
    };
}

} // namespace tilescope
