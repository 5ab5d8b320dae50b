#include "tests/gpu/declared/student_rows.h"

namespace tilescope
{

namespace
{

/// A shared number that all of a block change at once, and what it then is.
#define TILESCOPE_SHARED(type, first, change)                                                                          \
    "__shared__ " type " s; if (threadIdx.x == 0) s = " first "; __syncthreads(); " change                             \
    "; __syncthreads(); out[i] = (float)s;"

constexpr char zeroed[] = "//@ result float zero\n";
constexpr char zeroedInts[] = "//@ result int zero\n";

double inFirst(int i, double value) { return i == 0 ? value : 0; }

} // namespace

std::vector<StudentRow> atomicRows()
{
    return {
        // Shared memory: 64 threads, whose i is 64 * block to 64 * block + 63
        {"shared atomicAdd of int", "", TILESCOPE_SHARED("int", "5", "atomicAdd(&s, -1)"), [](int) { return -59.0; }},
        {"shared atomicAdd of unsigned", "", TILESCOPE_SHARED("unsigned", "0", "atomicAdd(&s, 2u)"),
         [](int) { return 128.0; }},
        {"shared atomicAdd of unsigned long long", "",
         TILESCOPE_SHARED("unsigned long long", "0",
                          "atomicAdd(&s, 0x100000000ull); __syncthreads(); if (i % 64 == 0) s >>= 32"),
         [](int) { return 64.0; }},
        {"shared atomicAdd of float", "", TILESCOPE_SHARED("float", "0.5f", "atomicAdd(&s, 0.25f)"),
         [](int) { return 16.5; }},
        {"shared atomicAdd of double", "", TILESCOPE_SHARED("double", "0.5", "atomicAdd(&s, 0.25)"),
         [](int) { return 16.5; }},
        {"shared atomicSub", "", TILESCOPE_SHARED("int", "100", "atomicSub(&s, 3)"), [](int) { return -92.0; }},
        {"shared atomicMin", "", TILESCOPE_SHARED("int", "1000", "atomicMin(&s, i - 100)"),
         [](int i) { return i / 64 * 64 - 100.0; }},
        {"shared atomicMax", "", TILESCOPE_SHARED("unsigned", "0", "atomicMax(&s, (unsigned)i)"),
         [](int i) { return i / 64 * 64 + 63.0; }},
        {"shared atomicMin of 64 bits", "",
         TILESCOPE_SHARED("long long", "1ll << 40", "atomicMin(&s, (long long)i - 7)"),
         [](int i) { return i / 64 * 64 - 7.0; }},
        {"shared atomicMax of 64 bits", "",
         TILESCOPE_SHARED("unsigned long long", "0", "atomicMax(&s, (unsigned long long)i)"),
         [](int i) { return i / 64 * 64 + 63.0; }},
        {"shared atomicExch", "", TILESCOPE_SHARED("int", "1", "if (threadIdx.x == 9) atomicExch(&s, 77)"),
         [](int) { return 77.0; }},
        {"shared atomicExch of float", "",
         TILESCOPE_SHARED("float", "1",
                          "float old = 0; if (threadIdx.x == 9) { old = atomicExch(&s, 7.5f); s += old; }"),
         [](int) { return 8.5; }},
        {"shared atomicCAS", "",
         TILESCOPE_SHARED("int", "0",
                          "int old = s, seen; do { seen = old; old = atomicCAS(&s, seen, seen + 2); } while "
                          "(old != seen)"),
         [](int) { return 128.0; }},
        {"shared atomicCAS of 64 bits", "",
         TILESCOPE_SHARED("unsigned long long", "3", "atomicCAS(&s, 3ull, 5ull); atomicCAS(&s, 4ull, 6ull)"),
         [](int) { return 5.0; }},
        {"shared atomicInc", "", TILESCOPE_SHARED("unsigned", "0", "atomicInc(&s, 9u)"), [](int) { return 4.0; }},
        {"shared atomicDec", "", TILESCOPE_SHARED("unsigned", "0", "atomicDec(&s, 9u)"), [](int) { return 6.0; }},
        {"shared atomicAnd", "", TILESCOPE_SHARED("unsigned", "0xffu", "atomicAnd(&s, ~(1u << i % 4))"),
         [](int) { return 240.0; }},
        {"shared atomicOr", "", TILESCOPE_SHARED("int", "0", "atomicOr(&s, 1 << i % 6)"), [](int) { return 63.0; }},
        {"shared atomicXor", "", TILESCOPE_SHARED("int", "1", "atomicXor(&s, i % 64)"), [](int) { return 1.0; }},
        {"shared atomicAdd_block", "", TILESCOPE_SHARED("int", "0", "atomicAdd_block(&s, 1)"),
         [](int) { return 64.0; }},
        // Global memory: 256 threads of four blocks
        {"global atomicAdd of float", zeroed, "atomicAdd(&out[0], (float)in[i]);",
         [](int i) { return inFirst(i, 32640); }},
        {"global atomicAdd of int", zeroedInts, "atomicAdd(out, (int)in[i]);", [](int i) { return inFirst(i, 32640); },
         "", 0, "int"},
        {"global atomicAdd of double", "//@ result double zero\n", "atomicAdd(&out[0], 0.5 * in[i]);",
         [](int i) { return inFirst(i, 16320); }, "", 0, "double"},
        {"a histogram", zeroedInts, "atomicAdd(&out[in[i] / 16], 1);", [](int i) { return i < 16 ? 16.0 : 0; }, "", 0,
         "int"},
        {"global atomicMin, atomicMax", zeroedInts, "atomicMin(&out[0], i - 40); atomicMax(&out[1], i + 3);",
         [](int i) { return i == 0   ? -40.0
                            : i == 1 ? 258
                                     : 0; }, "", 0, "int"},
        {"global atomicCAS", zeroedInts,
         "int old = out[0], seen; do { seen = old; old = atomicCAS(out, seen, seen + 1); } while (old != seen);",
         [](int i) { return inFirst(i, 256); }, "", 0, "int"},
        {"global atomicMax of float by atomicCAS", zeroed,
         "int* word = (int*)out; int old = *word, seen;\n"
         "do { seen = old; old = atomicCAS(word, seen, __float_as_int(fmaxf(in[i], __int_as_float(seen)))); } while "
         "(old "
         "!= seen);",
         [](int i) { return inFirst(i, 255); }},
        {"global atomicExch", zeroedInts, "if (i == 200) atomicExch(&out[3], 12);",
         [](int i) { return i == 3 ? 12.0 : 0; }, "", 0, "int"},
        {"global atomicAnd, Or, Xor", zeroedInts,
         "atomicOr(&out[0], i); atomicXor(&out[1], 1 << i % 5); atomicAnd(&out[2], i);",
         [](int i) { return i == 0   ? 255.0
                            : i == 1 ? 30
                                     : 0; }, "", 0, "int"},
        {"global atomicInc, atomicDec", "//@ result unsigned zero\n",
         "atomicInc(&out[0], 99u); atomicDec(&out[1], 99u);", [](int i) { return i == 0   ? 56.0
                                                                                 : i == 1 ? 44
                                                                                          : 0; }, "",
         0, "unsigned"},
        {"atomicAdd_system, atomicMax_system", zeroedInts, "atomicAdd_system(out, 1); atomicMax_system(&out[1], i);",
         [](int i) { return i == 0   ? 256.0
                            : i == 1 ? 255
                                     : 0; }, "", 0, "int"},
        {"atomicAdd_block of float, atomicCAS_block", zeroed,
         "atomicAdd_block(&out[i / 64], 1.0f); atomicCAS_block((int*)&out[4 + i / 64], 0, 0x3f800000);",
         [](int i) { return i < 4   ? 64.0
                            : i < 8 ? 1
                                    : 0; }},
        {"what an atomic returns", zeroedInts, "if (atomicAdd(&out[0], 1) == 255) out[1] = 7;",
         [](int i) { return i == 0   ? 256.0
                            : i == 1 ? 7
                                     : 0; }, "", 0, "int"},
        {"the last block, by __threadfence",
         "//@ buffer parts int 4 zero\n//@ buffer done unsigned 1 zero\n//@ result int zero\n"
         "__global__ void k(const unsigned char* in, volatile int* parts, unsigned* done, int* out)\n"
         "{\n"
         "    __shared__ bool isLast;\n"
         "    if (threadIdx.x == 0) {\n"
         "        int sum = 0;\n"
         "        for (int j = 0; j < blockDim.x; ++j) sum += in[blockIdx.x * blockDim.x + j];\n"
         "        parts[blockIdx.x] = sum;\n"
         "        __threadfence();\n"
         "        isLast = atomicInc(done, gridDim.x) == gridDim.x - 1;\n"
         "    }\n"
         "    __syncthreads();\n"
         "    if (isLast && threadIdx.x == 0) out[0] = parts[0] + parts[1] + parts[2] + parts[3];\n"
         "}\n",
         "", [](int i) { return inFirst(i, 32640); }, "", 0, "int"},
        {"__threadfence_block, __threadfence_system", "__shared__ volatile int ready[64];\n",
         "ready[threadIdx.x] = i; __threadfence_block(); __threadfence_system(); out[i] = ready[threadIdx.x];",
         [](int i) { return double(i); }},
        {"a lock",
         "//@ buffer lock int 1 zero\n//@ result int zero\n"
         "__global__ void k(const unsigned char* in, int* lock, int* out)\n"
         "{\n"
         "    if (threadIdx.x == 0) {\n"
         "        while (atomicCAS(lock, 0, 1) != 0) { }\n"
         "        __threadfence();\n"
         "        *(volatile int*)out += 1;\n"
         "        __threadfence();\n"
         "        atomicExch(lock, 0);\n"
         "    }\n"
         "}\n",
         "", [](int i) { return inFirst(i, 4); }, "", 0, "int"},
    };
}

#undef TILESCOPE_SHARED

} // namespace tilescope
