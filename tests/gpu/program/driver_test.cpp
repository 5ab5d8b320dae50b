#include "tests/gpu/program/program_fixture.h"

#include <gmock/gmock.h>

#include <sstream>

// Programs that use CUDA's driver, and NVRTC, which compiles code while they run.

using namespace tilescope;

namespace
{

using DriverProgram = ProgramTest;

constexpr const char* driverHead = R"(#include <cuda.h>
#include <nvrtc.h>
#include <cstdio>
#include <string>
#define OK(call) do { const int result = (call); if (result) { printf("%s: %d\n", #call, result); return 1; } } while (0)
std::string compiled(const char* text, const char* expression, std::string& name)
{
    nvrtcProgram program;
    nvrtcCreateProgram(&program, text, "own.cu", 0, nullptr, nullptr);
    nvrtcAddNameExpression(program, expression);
    const char* options[] = {"--gpu-architecture=compute_80", "-default-device", "-D", "FACTOR=3"};
    const nvrtcResult result = nvrtcCompileProgram(program, 4, options);
    size_t bytes = 0;
    nvrtcGetProgramLogSize(program, &bytes);
    std::string log(bytes, ' ');
    nvrtcGetProgramLog(program, log.data());
    if (result != NVRTC_SUCCESS)
        printf("%s: %s", nvrtcGetErrorString(result), log.c_str());
    nvrtcGetPTXSize(program, &bytes);
    std::string ptx(bytes, ' ');
    nvrtcGetPTX(program, ptx.data());
    const char* lowered = "";
    nvrtcGetLoweredName(program, expression, &lowered);
    name = lowered;
    nvrtcDestroyProgram(&program);
    return ptx;
}
const char* kernels = R"~(
template <class T> __global__ void scale(T* a, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        a[i] *= FACTOR;
}
__constant__ float weights[4];
extern "C" __global__ void weigh(float* a) { a[threadIdx.x] += weights[threadIdx.x]; }
extern "C" __global__ void fail(int* a) { a[1 << 20] = 1; }
)~";
)";

} // namespace

TEST_F(DriverProgram, RunsWhatItCompiles)
{
    const RanProgram ran = ranProgram(std::string(driverHead) + R"(
int main()
{
    std::string name;
    const std::string ptx = compiled(kernels, "scale<float>", name);
    float h[100];
    for (int i = 0; i < 100; ++i)
        h[i] = i;
    CUdevice device;
    CUcontext context;
    CUmodule module;
    CUfunction scale, weigh;
    CUdeviceptr a, weights;
    size_t bytes;
    OK(cuInit(0));
    OK(cuDeviceGet(&device, 0));
    OK(cuCtxCreate(&context, nullptr, 0, device));
    OK(cuModuleLoadData(&module, ptx.c_str()));
    OK(cuModuleGetFunction(&scale, module, name.c_str()));
    OK(cuModuleGetFunction(&weigh, module, "weigh"));
    OK(cuModuleGetGlobal(&weights, &bytes, module, "weights"));
    OK(cuMemcpyHtoD(weights, h, bytes));
    OK(cuMemAlloc(&a, sizeof h));
    OK(cuMemcpyHtoD(a, h, sizeof h));
    int n = 100;
    void* arguments[] = {&a, &n};
    OK(cuLaunchKernel(scale, 1, 1, 1, 128, 1, 1, 0, nullptr, arguments, nullptr));
    size_t packedBytes = sizeof a;
    void* packed[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, &a, CU_LAUNCH_PARAM_BUFFER_SIZE, &packedBytes,
                      CU_LAUNCH_PARAM_END};
    OK(cuLaunchKernel(weigh, 1, 1, 1, 4, 1, 1, 0, nullptr, nullptr, packed));
    OK(cuMemsetD32(a + 4 * 50, 0x3F800000, 2));
    OK(cuCtxSynchronize());
    OK(cuMemcpyDtoH(h, a, sizeof h));
    printf("%g %g %g %g %zu\n", h[2], h[3], h[50], h[99], bytes);
    OK(cuMemFree(a));
    OK(cuModuleUnload(module));
    OK(cuCtxDestroy(context));
}
)");
    EXPECT_EQ(ran.output, "8 12 1 297 16\n") << ran.errors;
    ASSERT_EQ(ran.record.record.launches.size(), 2U);
    EXPECT_EQ(ran.record.record.launches[0].kernel, "_Z5scaleIfEvPT_i");
    EXPECT_GT(ran.record.record.launches[1].line, 0);
    ASSERT_EQ(ran.record.files.size(), 2U) << "the text that was compiled is a file of the program";
    EXPECT_EQ(ran.record.files[1].name, "own.cu");
    EXPECT_THAT(ran.record.files[1].text, testing::HasSubstr("a[i] *= FACTOR"));
    EXPECT_THAT(ran.record.record.events, testing::Not(testing::Contains(testing::HasSubstr("\"finding\""))));
}

namespace
{

/// What the driver answers, and a part of the sentence on stderr.
struct DriverAnswer {
    const char* call;
    const char* result;
    const char* sentence;
};

constexpr DriverAnswer driverAnswers[] = {
    {"cuDeviceGet(&device, 0)", "CUDA_ERROR_NOT_INITIALIZED", "Call cuInit(0) first."},
    {"cuInit(0)", "CUDA_SUCCESS", ""},
    {"cuDeviceGet(&device, 7)", "CUDA_ERROR_INVALID_DEVICE", "There is only one device."},
    {"cuMemAlloc(&a, 4)", "CUDA_ERROR_INVALID_CONTEXT", "Create one with cuCtxCreate"},
    {"cuDeviceGet(&device, 0)", "CUDA_SUCCESS", ""},
    {"cuCtxCreate(&context, nullptr, 0, device)", "CUDA_SUCCESS", ""},
    {"cuModuleLoadData(&module, \"kernel\")", "CUDA_ERROR_INVALID_IMAGE", "neither PTX nor a fat binary"},
    {"cuModuleLoadData(&module, \"\\177ELF\")", "CUDA_ERROR_INVALID_IMAGE", "machine code"},
    {"cuModuleLoadData(&module, \".version 7.0\\n.target sm_80\\n.entry k(\")", "CUDA_ERROR_INVALID_PTX", ""},
    {"cuModuleLoad(&module, \"none.ptx\")", "CUDA_ERROR_FILE_NOT_FOUND", "none.ptx cannot be read."},
    {"cuModuleLoadData(&module, ptx.c_str())", "CUDA_SUCCESS", ""},
    {"cuModuleGetFunction(&function, module, \"scale\")", "CUDA_ERROR_NOT_FOUND", "extern \"C\""},
    {"cuModuleGetGlobal(&a, nullptr, module, \"none\")", "CUDA_ERROR_NOT_FOUND", "has no variable \"none\""},
    {"cuModuleGetFunction(&function, module, \"fail\")", "CUDA_SUCCESS", ""},
    {"cuMemAlloc(&a, 0)", "CUDA_ERROR_INVALID_VALUE", "0 bytes"},
    {"cuMemAlloc(&a, size_t(1) << 50)", "CUDA_ERROR_OUT_OF_MEMORY", "There is no room"},
    {"cuMemAlloc(&a, 4)", "CUDA_SUCCESS", ""},
    {"cuMemcpyDtoH(&number, a, 8)", "CUDA_ERROR_INVALID_VALUE", "not within one allocation"},
    {"cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, nullptr)", "CUDA_ERROR_INVALID_VALUE",
     "no arguments"},
    {"cuLaunchKernel(function, 1, 1, 1, 2048, 1, 1, 0, nullptr, arguments, nullptr)", "CUDA_ERROR_INVALID_VALUE",
     "A block is larger"},
    {"cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr)", "CUDA_SUCCESS", "Kernel fail"},
    {"cuCtxSynchronize()", "CUDA_ERROR_ILLEGAL_ADDRESS", ""},
};

} // namespace

TEST_F(DriverProgram, IsAnsweredAsByADriver)
{
    std::string text = std::string(driverHead) + R"(
int main()
{
    std::string lowered;
    const std::string ptx = compiled(kernels, "weigh", lowered);
    CUdevice device;
    CUcontext context;
    CUmodule module;
    CUfunction function;
    CUdeviceptr a;
    long long number;
    void* arguments[] = {&a};
    const char* name;
)";
    std::string expected;
    for (const DriverAnswer& answer : driverAnswers) {
        text += "    cuGetErrorName(" + std::string(answer.call) + ", &name);\n    puts(name);\n";
        expected += std::string(answer.result) + "\n";
    }
    const RanProgram ran = ranProgram(text + "}\n");
    EXPECT_EQ(ran.output, expected) << ran.errors;
    for (const DriverAnswer& answer : driverAnswers)
        EXPECT_THAT(ran.errors, testing::HasSubstr(answer.sentence)) << answer.call;
}

TEST_F(DriverProgram, ReadsWhyATextDoesNotCompile)
{
    const RanProgram ran = ranProgram(std::string(driverHead) + R"(
int main()
{
    std::string name;
    compiled("__global__ void k() {\n wrong(); }", "k", name);
    nvrtcProgram program;
    nvrtcCreateProgram(&program, kernels, nullptr, 0, nullptr, nullptr);
    const char* options[] = {"--no-such-option"};
    printf("%s\n", nvrtcGetErrorString(nvrtcCompileProgram(program, 1, options)));
}
)");
    EXPECT_THAT(ran.output, testing::HasSubstr("NVRTC_ERROR_COMPILATION: own.cu:2:2: error: use of undeclared"));
    EXPECT_THAT(ran.output, testing::HasSubstr("NVRTC_ERROR_INVALID_OPTION\n"));
}

/// For clang nobody but the text itself could fill them.
TEST_F(DriverProgram, FillsAndReadsStaticVariables)
{
    const RanProgram ran = ranProgram(std::string(driverHead) + R"(
const char* text = R"~(
// static, so that no other text has them
static __constant__ float weights[4];
/* static */ __device__ static int count;
static __device__ float twice(float x) { static const int two = 2; return two * x; }
extern "C" __global__ void k() { count = static_cast<int>(twice(weights[1])); }
)~";
int main()
{
    std::string name;
    CUdevice device;
    CUcontext context;
    CUmodule module;
    CUfunction k;
    CUdeviceptr weights, count;
    float w[] = {1, 21, 3, 4};
    int h = 0;
    OK(cuInit(0));
    OK(cuDeviceGet(&device, 0));
    OK(cuCtxCreate(&context, nullptr, 0, device));
    OK(cuModuleLoadData(&module, compiled(text, "k", name).c_str()));
    OK(cuModuleGetFunction(&k, module, "k"));
    OK(cuModuleGetGlobal(&weights, nullptr, module, "weights"));
    OK(cuMemcpyHtoD(weights, w, sizeof w));
    OK(cuLaunchKernel(k, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, nullptr));
    OK(cuModuleGetGlobal(&count, nullptr, module, "count"));
    OK(cuMemcpyDtoH(&h, count, 4));
    printf("%d\n", h);
}
)");
    EXPECT_EQ(ran.output, "42\n") << ran.errors;
}

/// A Makefile would have nvcc make the file.
TEST_F(DriverProgram, LoadsTheCodeOfItsOtherFile)
{
    const TemporaryFolder folder;
    folder.write("kernel.cu", "extern \"C\" __global__ void seven(int* a) { *a = 7; }\n");
    folder.write("main.cpp", std::string(driverHead) + R"(
int main()
{
    CUdevice device;
    CUcontext context;
    CUmodule module;
    CUfunction seven;
    CUdeviceptr a;
    int h = 0;
    OK(cuInit(0));
    OK(cuDeviceGet(&device, 0));
    OK(cuCtxCreate(&context, nullptr, 0, device));
    OK(cuModuleLoad(&module, "build/kernel.ptx"));
    OK(cuModuleGetFunction(&seven, module, "seven"));
    OK(cuMemAlloc(&a, 4));
    void* arguments[] = {&a};
    OK(cuLaunchKernel(seven, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr));
    OK(cuMemcpyDtoH(&h, a, 4));
    printf("%d\n", h);
}
)");
    ProgramRequest request;
    request.sources = {{folder.path() / "main.cpp", folder.path() / "kernel.cu"}, {}, {}};
    std::string output;
    request.receive = [&](int, std::string_view bytes) { output += bytes; };
    EXPECT_EQ(runProgram(request, {}).exitCode, 0);
    EXPECT_EQ(output, "7\n");
}
