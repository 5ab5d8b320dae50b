#include "tests/gpu/declared/student_run.h"
#include "tests/gpu/run/emulator_only.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace tilescope;

// What students write that cannot work, or does not: each is said in a sentence, at its line.

namespace
{

struct StudentRefusal {
    const char* name;
    const char* text;        ///< of a file
    int line;                ///< that is named
    const char* sentence;    ///< a part of it
    const char* clang = "";  ///< if clang compiles it; empty: the same
    const char* kernel = ""; ///< if it is not the first that can be launched
};

/// A file whose kernel's body begins in line 4, with `i` known.
#define STUDENT_KERNEL(body)                                                                                           \
    "__global__ void k(const unsigned char* in, float* out, int n)\n{\n"                                               \
    "int i = blockIdx.x * blockDim.x + threadIdx.x;\n" body "\n}\n"

const StudentRefusal studentRefusals[] = {
    {"assert that fails", "#include <cassert>\n" STUDENT_KERNEL("out[i] = 1;\nassert(in[i] < 100);"), 6,
     "assert: Thread (36, 0) of block (1, 0): the assertion `in[i] < 100` failed"},
    {"grid.sync",
     "#include <cooperative_groups.h>\n" STUDENT_KERNEL("out[i] = 1;\nauto g = cooperative_groups::this_grid();\n"
                                                        "g.sync();\nout[i] = 2;"),
     7, "grid.sync()", "cooperative_groups.h comes with the CUDA Toolkit and needs NVRTC"},
    {"a barrier in a branch",
     STUDENT_KERNEL("out[i] = 1;\nif (threadIdx.x < 40)\n__syncthreads();\nelse\nout[i] = 2;\n"
                    "__syncthreads();"),
     6, "divergent_barrier: Only 8 of 32 threads"},
    {"a return before a barrier",
     STUDENT_KERNEL("out[i] = 1;\nif (i % 64 > 40)\nreturn;\n__syncthreads();\nout[i] = 2;"), 5,
     "early_return: Threads such as"},
    {"waiting for what never comes", STUDENT_KERNEL("volatile float* v = out;\nv[i] = 1;\nwhile (v[i] > 0) { }"), 6,
     "can never continue"},
    {"a launch by a kernel",
     "//@ launch k\n__global__ void child(float* out) { out[0] = 1; }\n" STUDENT_KERNEL(
         "out[i] = 1;\nif (i == 0)\nchild<<<1, 1>>>(out);"),
     8, "A kernel cannot launch another kernel here", "", "k"},
    {"recursion without an end",
     "__device__ int f(int n) { return n < 2 ? n : f(n - 1) + f(n + 1); }\n" STUDENT_KERNEL("out[i] = f(i % 8);"), 1,
     "deep_recursion: Thread (7, 0) of block (0, 0) reaches a function that calls itself"},
    {"more memory than malloc has",
     STUDENT_KERNEL("volatile char* p = (volatile char*)malloc(1 << 30);\np[i] = 1;\nout[i] = p[i];"), 5,
     "stores 1 byte at a null pointer"},
    {"a write beyond the end", STUDENT_KERNEL("out[i] = 1;\nout[i + 1] = 2;"), 5, "out_of_bounds"},
    {"a write beyond a shared array",
     STUDENT_KERNEL("__shared__ float s[64];\ns[threadIdx.x + 1] = i;\n__syncthreads();\nout[i] = s[threadIdx.x];"), 5,
     "out_of_bounds"},
    {"a race", STUDENT_KERNEL("__shared__ float s[64];\ns[threadIdx.x] = i;\nout[i] = s[63 - threadIdx.x];"), 5,
     "race"},
    {"too much shared memory",
     STUDENT_KERNEL("__shared__ float s[60000];\ns[i] = i;\n__syncthreads();\nout[i] = s[i];"), 0,
     "at most 48 KB can be declared"},
    {"a trap", STUDENT_KERNEL("out[i] = 1;\nif (i == 3)\n__trap();"), 6, "trap: Thread (3, 0) of block (0, 0)"},
    {"a function of the host", "int helper(int x) { return x + 1; }\n" STUDENT_KERNEL("out[i] = helper(i);"), 5,
     "\"helper\" is a host function"},
    {"cudaMalloc in a kernel", STUDENT_KERNEL("int* p;\ncudaMalloc(&p, 4);\nout[i] = 1;"), 5, "cudaMalloc"},
    {"std::vector in a kernel", "#include <vector>\n" STUDENT_KERNEL("std::vector<int> v;\nout[i] = 1;"), 5, "std"},
    {"exceptions", STUDENT_KERNEL("try { out[i] = 1; } catch (...) { throw 3; }"), 4, "exception",
     "cannot use 'throw'"},
    {"a shuffle without a mask", STUDENT_KERNEL("out[i] = __shfl(i, 3);"), 4, "__shfl_sync(0xffffffff, …)"},
    {"a texture reference", "texture<float, 2> t;\n" STUDENT_KERNEL("out[i] = tex2D(t, i, 0);"), 1,
     "cudaTextureObject_t"},
    {"a semicolon that is missing", STUDENT_KERNEL("out[i] = 1 out[i] = 2;"), 4, "expected"},
};

#undef STUDENT_KERNEL

bool namesLine(const StudentOutcome& outcome, int line)
{
    return line == 0 || std::ranges::find(outcome.lines, line) != outcome.lines.end() ||
           outcome.said.find("own.cu:" + std::to_string(line) + ":") != std::string::npos ||
           outcome.said.find("own.cu line " + std::to_string(line) + ":") != std::string::npos ||
           outcome.said.find("line " + std::to_string(line) + ":") != std::string::npos;
}

} // namespace

TEST(StudentMistakes, AreSaidAtTheirLine)
{
    const RunnerOptions options = emulatorOnly();
    for (const CompilerChoice compiler : installedCompilers(options))
        for (const StudentRefusal& row : studentRefusals) {
            SCOPED_TRACE(std::string(row.name) + (compiler == CompilerChoice::Clang ? " by clang" : " by NVRTC"));
            const StudentOutcome outcome = studentRun(options, row.text, compiler, row.kernel);
            const bool isOther = compiler == CompilerChoice::Clang && *row.clang;
            EXPECT_NE(outcome.said.find(isOther ? row.clang : row.sentence), std::string::npos) << outcome.said;
            if (!isOther) {
                EXPECT_TRUE(namesLine(outcome, row.line)) << outcome.said;
            }
        }
}
