#include "gpu/program/host_compiler/built_architectures.h"
#include "gpu/program/host_compiler/program_folder.h"
#include "gpu/program/record/recorded_finding.h"
#include "gpu/recipe/message.h"
#include "tests/gpu/program/program_fixture.h"

#include <gmock/gmock.h>

// The architectures that a build names, and what becomes of a program without code for the GPU.

using namespace tilescope;

namespace
{

struct FlagRow {
    const char* text;  ///< of a Makefile, or of a CMakeLists.txt if it has set(
    const char* names; ///< empty: nothing is known
    int line = 0;
    bool runsOnV100 = true, runsOnA100 = true, runsOnH100 = true; ///< 7.0, 8.0, 9.0
};

const FlagRow flagRows[] = {
    {"lab: main.cu\n\tnvcc -arch=sm_90 main.cu\n", "sm_90 and compute_90", 2, false, false, true},
    {"# nvcc -arch=sm_70\nlab: main.cu\n\tnvcc -arch sm_70 main.cu\n", "sm_70 and compute_70", 3},
    {"F = --gpu-architecture=compute_80 -code=sm_80,sm_86\nlab: main.cu\n\tnvcc $(F) main.cu\n", "sm_80 and sm_86", 1,
     false, true, false},
    {"lab: main.cu\n\tnvcc -arch=compute_80 main.cu\n", "compute_80", 2, false},
    {"lab: main.cu\n\tnvcc -gencode arch=compute_80,code=sm_80 main.cu\n", "sm_80", 2, false, true, false},
    {"lab: main.cu\n\tnvcc -gencode=arch=compute_70,code=\\\"sm_70,compute_70\\\" main.cu\n", "sm_70 and compute_70",
     2},
    {"lab: main.cu\n\tnvcc --generate-code arch=compute_60,code=[sm_60,compute_60] -gencode "
     "arch=compute_90a,code=sm_90a main.cu\n",
     "sm_60, compute_60 and sm_90a", 2},
    {"ARCH ?= sm_90a\nlab: main.cu\n\tnvcc -arch=$(ARCH) main.cu\n", "sm_90a and compute_90a", 3, false, false, true},
    {"set(CMAKE_CUDA_ARCHITECTURES 90)\nadd_executable(lab main.cu)\n", "sm_90 and compute_90", 1, false, false, true},
    {"set(A \"80-real;75-real\")\nadd_executable(lab main.cu)\nset_target_properties(lab PROPERTIES\n"
     "  CUDA_ARCHITECTURES \"${A}\" CXX_STANDARD 17)\n",
     "sm_80 and sm_75", 4, false, true, false},
    {"set(CMAKE_CUDA_ARCHITECTURES 70-virtual CACHE STRING \"\")\n", "compute_70", 1},
    // What is not known, or depends on the machine.
    {"lab: main.cu\n\tnvcc -O3 main.cu\n", ""},
    {"lab: main.cu\n\tnvcc -arch=native main.cu\n", ""},
    {"lab: main.cu\n\tnvcc -arch=sm_$(SM) main.cu\n", ""},
    {"lab: main.cu\n\tnvcc -arch=sm_90 $(foreach s,70 80,-gencode arch=compute_$(s),code=sm_$(s)) main.cu\n", ""},
    {"lab: main.cu\n\tclang++ -arch arm64 -march=native main.cu\n", ""},
    {"set(CMAKE_CUDA_ARCHITECTURES native)\n", ""},
    {"set(CMAKE_CUDA_ARCHITECTURES ${MY_ARCHITECTURES} 90)\n", ""},
    {"if(NOT DEFINED CMAKE_CUDA_ARCHITECTURES)\nendif()\n", ""},
    {"lab: main.cu\n\tnvcc -gencode", ""},
};

class BuiltFor : public ProgramTest
{
protected:
    /// A program in a folder with this build, on this GPU.
    ProgramRecord ran(const std::string& flags, const std::string& gpu, const std::string& text)
    {
        m_folder.write("Makefile", "lab: lab.cu\n\tnvcc " + flags + " -o lab lab.cu\n");
        m_folder.write("lab.cu", text);
        ProgramRequest request;
        request.sources.files = {m_folder.path() / "lab.cu"};
        request.gpu = gpu;
        request.receive = [](int, std::string_view) {};
        return runProgram(request, {});
    }

    TemporaryFolder m_folder;
};

} // namespace

TEST(BuiltArchitectures, AreReadFromFlags)
{
    for (const FlagRow& row : flagRows) {
        SCOPED_TRACE(row.text);
        const TemporaryFolder folder;
        const std::string text = row.text;
        const bool isCMake = text.find("et(") != std::string::npos || text.find("if(") != std::string::npos;
        folder.write("main.cu", "int main() {}\n");
        folder.write(isCMake ? "CMakeLists.txt" : "Makefile", text);
        const BuiltArchitectures built = programInFolder(folder.path()).sources.architectures;
        EXPECT_EQ(built.names(), row.names);
        EXPECT_EQ(built.line, row.line);
        EXPECT_EQ(built.runOn(7, 0), row.runsOnV100);
        EXPECT_EQ(built.runOn(8, 0), row.runsOnA100);
        EXPECT_EQ(built.runOn(9, 0), row.runsOnH100);
    }
}

TEST_F(BuiltFor, AnotherGpuHasNoCode)
{
    const std::string program = R"(#include <cstdio>
__device__ int n;
__global__ void k(int* p) { *p = n; }
int main()
{
    int* p;
    cudaMalloc(&p, 4);
    k<<<1, 1>>>(p);
    const cudaError_t error = cudaGetLastError();
    cudaFree(p);
    return error;
}
)";
    for (const bool isRight : {false, true}) {
        const ProgramRecord record =
            ran(isRight ? "-arch=sm_70" : "-gencode arch=compute_90,code=sm_90", "V100", program);
        EXPECT_EQ(record.exitCode, isRight ? 0 : 209); // cudaErrorNoKernelImageForDevice
        std::vector<Finding> findings = findingsIn(record.record.events);
        std::erase_if(findings, [](const Finding& one) { return one.kind != FindingKind::FailedLaunch; });
        ASSERT_EQ(findings.size(), isRight ? 0U : 1U);
        if (isRight)
            continue;
        EXPECT_EQ(findings[0].source, (m_folder.path() / "Makefile").string());
        EXPECT_EQ(findings[0].line, 2);
        EXPECT_THAT(english(findings[0].message), testing::HasSubstr("no code for the V100"));
        EXPECT_THAT(english(findings[0].message),
                    testing::HasSubstr("compute capability is 7.0: it is built for sm_90."));
        EXPECT_THAT(english(findings[0].cure), testing::HasSubstr("-gencode arch=compute_70,code=sm_70"));
    }
    EXPECT_EQ(ran("-arch=sm_90", "", program).exitCode, 0); // any GPU
}
