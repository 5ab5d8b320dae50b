#include "gpu/compile/child_process.h"
#include "gpu/compile/compiler_search.h"
#include "gpu/compile/temporary_folder.h"
#include "gpu/compile/toolchain.h"
#include "gpu/program/host_compiler/host_compiler.h"
#include "gpu/program/record/record_files.h"
#include "gpu/program/record/record_reader.h"
#include "gpu/program/record/recorded_finding.h"
#include "gpu/recipe/message.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace tilescope
{
namespace
{

namespace fs = std::filesystem;

// Each case is a function of one program, which is compiled once. The fault is in the line with "// <-".

constexpr const char* hostKernels = R"(#include <cstdio>
#include <cstdlib>
#include <vector>

__constant__ float weights[9];

__global__ void scale(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = 2 * in[i];
}

__global__ void fill(float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = i;
}

__global__ void tell(float* state) { *state = *state + 1; }
__global__ void tellWhileItRuns(volatile float* state) { *state = *state + 1; }

__global__ void sum(const float* in, float* total, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        atomicAdd(total, in[i]);
}

__global__ void weigh(float* out)
{
    out[threadIdx.x] = weights[threadIdx.x];
}

__global__ void picture(float* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height)
        out[y * width + x] = x + y;
}

__global__ void pitched(const float* in, int pitch, float* out, int width, int height)
{
    int x = threadIdx.x, y = blockIdx.x;
    if (x < width && y < height)
        out[y * width + x] = ((const float*)((const char*)in + y * pitch))[x];
}

const int n = 1000, bytes = n * sizeof(float);
float h[n], *a, *b;

void allocate()
{
    for (int i = 0; i < n; ++i)
        h[i] = i;
    cudaMalloc(&a, bytes);
    cudaMalloc(&b, bytes);
}
cudaStream_t first, second;
cudaEvent_t event;
void streams()
{
    cudaStreamCreate(&first);
    cudaStreamCreate(&second);
    cudaEventCreate(&event);
}
void upload() { cudaMemcpy(a, h, bytes, cudaMemcpyHostToDevice); }
void download() { cudaMemcpy(h, b, bytes, cudaMemcpyDeviceToHost); }
void release()
{
    cudaFree(a);
    cudaFree(b);
}
)";

/// `before` and `after` surround the faulty line and the right one.
struct HostRow {
    const char* name;
    FindingKind kind;
    const char* words; ///< in its sentence
    const char* before;
    const char *faulty, *right;
    const char* after;
};

using enum FindingKind;

const std::vector<HostRow> hostRows{
    {"host_pointer", HostPointer, "parameter 1", "allocate(); upload();", "scale<<<4, 256>>>(h, b, n);",
     "scale<<<4, 256>>>(a, b, n);", "download(); release();"},
    {"host_pointer_of_heap", HostPointer, "parameter 2", "allocate(); upload(); std::vector<float> v(n);",
     "scale<<<4, 256>>>(a, v.data(), n);", "scale<<<4, 256>>>(a, b, n);", "download(); release();"},
    {"device_pointer", DevicePointer, "4,000 bytes", "allocate(); upload(); scale<<<4, 256>>>(a, b, n); download();",
     "printf(\"%g\\n\", b[3]);", "printf(\"%g\\n\", h[3]);", "release();"},
    {"device_pointer_in_library", DevicePointer, "4,000 bytes", "allocate(); upload();", "memcpy(a, h, bytes);",
     "upload();", "scale<<<4, 256>>>(a, b, n); download(); release();"},
    {"bytes_allocated", BytesForElements, "4 bytes for each of 1,000", "allocate(); cudaFree(a);", "cudaMalloc(&a, n);",
     "cudaMalloc(&a, bytes);", "upload(); scale<<<4, 256>>>(a, b, n); download(); release();"},
    {"bytes_allocated_for_kernel", BytesForElements, "4 bytes for each of 1,000", "allocate(); cudaFree(b);",
     "cudaMalloc(&b, n);", "cudaMalloc(&b, bytes);", "upload(); scale<<<4, 256>>>(a, b, n); download(); release();"},
    {"bytes_copied", BytesForElements, "fills 1,000 bytes", "allocate();",
     "cudaMemcpy(a, h, n, cudaMemcpyHostToDevice);", "cudaMemcpy(a, h, bytes, cudaMemcpyHostToDevice);",
     "scale<<<4, 256>>>(a, b, n); download(); release();"},
    {"bytes_returned", BytesForElements, "returns 1,000 bytes", "allocate(); upload(); scale<<<4, 256>>>(a, b, n);",
     "cudaMemcpy(h, b, n, cudaMemcpyDeviceToHost);", "cudaMemcpy(h, b, bytes, cudaMemcpyDeviceToHost);", "release();"},
    {"swapped_upload", SwappedCopy, "nobody has filled", "allocate();",
     "cudaMemcpy(h, a, bytes, cudaMemcpyHostToDevice);", "cudaMemcpy(a, h, bytes, cudaMemcpyHostToDevice);",
     "scale<<<4, 256>>>(a, b, n); download(); release();"},
    {"swapped_download", SwappedCopy, "result of kernel scale", "allocate(); upload(); scale<<<4, 256>>>(a, b, n);",
     "cudaMemcpy(b, h, bytes, cudaMemcpyDeviceToHost);", "cudaMemcpy(h, b, bytes, cudaMemcpyDeviceToHost);",
     "release();"},
    {"copy_kind", CopyKind, "cudaMemcpyHostToDevice", "allocate(); upload(); scale<<<4, 256>>>(a, b, n);",
     "cudaMemcpy(h, b, bytes, cudaMemcpyHostToDevice);", "cudaMemcpy(h, b, bytes, cudaMemcpyDefault);", "release();"},
    {"copy_beyond", CopyBounds, "3,600 bytes are left", "allocate(); upload();",
     "cudaMemcpy(a + 100, h, bytes, cudaMemcpyHostToDevice);",
     "cudaMemcpy(a + 100, h, bytes - 400, cudaMemcpyHostToDevice);",
     "scale<<<4, 256>>>(a, b, n); download(); release();"},
    {"copy_of_twice", CopyBounds, "8,000 bytes leaves an allocation of 4,000", "allocate(); std::vector<float> v(n);",
     "cudaMemcpy(a, v.data(), 2 * bytes, cudaMemcpyHostToDevice);",
     "cudaMemcpy(a, v.data(), bytes, cudaMemcpyHostToDevice);", "scale<<<4, 256>>>(a, b, n); download(); release();"},
    {"free_of_device", BadFree, "free or delete frees memory that was allocated with cudaMalloc", "allocate();",
     "free(a);", "cudaFree(a); a = nullptr;", "release();"},
    {"copy_beyond_vector", CopyBounds, "2,000 bytes are left", "allocate(); std::vector<float> v(n / 2);",
     "cudaMemcpy(a, v.data(), bytes, cudaMemcpyHostToDevice);",
     "v.resize(n); cudaMemcpy(a, v.data(), bytes, cudaMemcpyHostToDevice);",
     "scale<<<4, 256>>>(a, b, n); download(); release();"},
    {"copy_beyond_malloc", CopyBounds, "996 bytes are left",
     "allocate(); upload(); scale<<<4, 256>>>(a, b, n); float* v = (float*)malloc(n);",
     "cudaMemcpy(v + 1, b, bytes, cudaMemcpyDeviceToHost);",
     "v = (float*)realloc(v, bytes); cudaMemcpy(v, b, bytes, cudaMemcpyDeviceToHost);", "free(v); release();"},
    {"never_copied", NeverCopied, "result of kernel scale", "allocate(); upload();", "scale<<<4, 256>>>(a, b, n);",
     "scale<<<4, 256>>>(a, b, n); download();", "cudaDeviceSynchronize(); release();"},
    {"early_copy", EarlyCopy, "scale", "allocate(); upload();",
     "cudaMemcpy(h, b, bytes, cudaMemcpyDeviceToHost); scale<<<4, 256>>>(a, b, n);",
     "scale<<<4, 256>>>(a, b, n); download();", "release();"},
    {"unfilled_memory", UnfilledMemory, "nobody has filled", "allocate();", "scale<<<4, 256>>>(a, b, n);",
     "upload(); scale<<<4, 256>>>(a, b, n);", "download(); release();"},
    {"unfilled_total", UnfilledMemory, "Kernel sum reads 4 bytes", "allocate(); upload();", "sum<<<4, 256>>>(a, b, n);",
     "cudaMemset(b, 0, 4); sum<<<4, 256>>>(a, b, n);", "cudaMemcpy(h, b, 4, cudaMemcpyDeviceToHost); release();"},
    {"unfilled_constant", UnfilledConstant, "weights", "allocate();", "weigh<<<1, 9>>>(b);",
     "cudaMemcpyToSymbol(weights, h, sizeof weights); weigh<<<1, 9>>>(b);",
     "cudaMemcpy(h, b, 36, cudaMemcpyDeviceToHost); release();"},
    {"leak", Leak, "1,200 bytes", "", "cudaMalloc(&a, 1200);", "cudaMalloc(&a, 1200); cudaFree(a);", ""},
    {"double_free", DoubleFree, "freed twice", "allocate(); release();", "cudaFree(b);", "cudaFree(nullptr);", ""},
    {"free_inside", BadFree, "400 bytes behind", "allocate();", "cudaFree(a + 100);", "", "release();"},
    {"free_of_host", BadFree, "cudaFree frees memory", "", "cudaFree(h);", "", ""},
    {"use_after_free", UseAfterFree, "freed before",
     "allocate(); upload(); scale<<<4, 256>>>(a, b, n); download(); release();",
     "cudaMemcpy(h, b, bytes, cudaMemcpyDeviceToHost);", "", ""},
    {"use_after_free_in_kernel", UseAfterFree, "Kernel scale uses", "allocate(); upload(); cudaFree(a); float* c = a;",
     "scale<<<4, 256>>>(c, b, n);",
     "cudaMalloc(&a, bytes); upload(); scale<<<4, 256>>>(a, b, n); cudaFree(a); download();", "cudaFree(b);"},
    {"too_many_threads", FailedLaunch, "cudaErrorInvalidConfiguration", "allocate(); upload();",
     "scale<<<1, 2000>>>(a, b, n);", "scale<<<4, 256>>>(a, b, n);", "download(); release();"},
    {"no_blocks", FailedLaunch, "cudaErrorInvalidConfiguration", "allocate(); upload();",
     "scale<<<n / 1024, 1024>>>(a, b, n);", "scale<<<n / 1024 + 1, 1024>>>(a, b, n);", "download(); release();"},
    {"too_much_shared_memory", FailedLaunch, "scale", "allocate(); upload();", "scale<<<4, 256, 99999>>>(a, b, n);",
     "scale<<<4, 256, 9999>>>(a, b, n);", "download(); release();"},
    {"failed_launch_asked", FailedLaunch, "scale", "", "scale<<<1, 2000>>>(a, b, n);",
     "scale<<<1, 2000>>>(a, b, n); if (cudaGetLastError() != cudaSuccess) puts(\"too many\");", ""},
    {"unchecked_error", UncheckedError, "cudaMallocPitch fails with cudaErrorMemoryAllocation", "size_t p;",
     "cudaMallocPitch(&a, &p, 1UL << 50, 9);",
     "if (cudaMallocPitch(&a, &p, 1UL << 50, 9) != cudaSuccess) puts(\"no room\");", ""},
    {"truncated_grid", TruncatedGrid, "768 of 1,000", "allocate(); upload();", "scale<<<n / 256, 256>>>(a, b, n);",
     "scale<<<(n + 255) / 256, 256>>>(a, b, n);", "download(); release();"},
    {"truncated_grid_of_sum", TruncatedGrid, "768 of 1,000", "allocate(); upload(); cudaMemset(b, 0, 4);",
     "sum<<<n / 256, 256>>>(a, b, n);", "sum<<<n / 256 + 1, 256>>>(a, b, n);",
     "cudaMemcpy(h, b, 4, cudaMemcpyDeviceToHost); release();"},
    {"truncated_rows", TruncatedGrid, "24 of 25 elements in y",
     "allocate(); cudaMemset(b, 0, bytes); dim3 block(8, 8);", "picture<<<dim3(40 / 8, 25 / 8), block>>>(b, 40, 25);",
     "picture<<<dim3(40 / 8, 25 / 8 + 1), block>>>(b, 40, 25);", "download(); release();"},
    {"truncated_rows_and_columns", TruncatedGrid, "threads for 32x24 of 40x25 elements",
     "allocate(); cudaMemset(b, 0, bytes); dim3 block(16, 8);", "picture<<<dim3(40 / 16, 25 / 8), block>>>(b, 40, 25);",
     "picture<<<dim3(40 / 16 + 1, 25 / 8 + 1), block>>>(b, 40, 25);", "download(); release();"},
    {"swapped_grid", SwappedGrid, "4x5 blocks for 40x25", "allocate(); dim3 block(8, 8);",
     "picture<<<dim3(4, 5), block>>>(b, 40, 25);", "picture<<<dim3(5, 4), block>>>(b, 40, 25);",
     "download(); release();"},
    {"missing_sync", MissingSync, "kernel fill", "float* m; cudaMallocManaged(&m, bytes); fill<<<4, 256>>>(m, n);",
     "printf(\"%g\\n\", m[3]);", "cudaDeviceSynchronize(); printf(\"%g\\n\", m[3]);", "cudaFree(m);"},
    {"missing_sync_with_a_flag", MissingSync, "kernel tell", "float* m; cudaMallocManaged(&m, 4);",
     "tell<<<1, 1>>>(m); m[0] = 1; cudaDeviceSynchronize();",
     "tellWhileItRuns<<<1, 1>>>(m); m[0] = 1; cudaDeviceSynchronize();", "cudaFree(m);"},
    {"unordered_kernels", MissingSync, "Kernel scale uses memory that kernel fill uses in another stream",
     "allocate(); streams(); fill<<<4, 256, 0, first>>>(a, n);", "scale<<<4, 256, 0, second>>>(a, b, n);",
     "cudaEventRecord(event, first); cudaStreamWaitEvent(second, event, 0); scale<<<4, 256, 0, second>>>(a, b, n);",
     "cudaStreamSynchronize(second); download(); release();"},
    {"unordered_copy", MissingSync, "The copy uses memory that kernel fill uses in another stream",
     "allocate(); streams(); float* p; cudaMallocHost(&p, bytes); fill<<<4, 256, 0, first>>>(b, n);",
     "cudaMemcpyAsync(p, b, bytes, cudaMemcpyDeviceToHost, second);",
     "cudaStreamSynchronize(first); cudaMemcpyAsync(p, b, bytes, cudaMemcpyDeviceToHost, second);",
     "cudaDeviceSynchronize(); cudaFreeHost(p); release();"},
    {"unordered_after_copy", MissingSync, "Kernel scale uses memory that a copy in another stream uses",
     "allocate(); streams(); cudaMemcpyAsync(a, h, bytes, cudaMemcpyHostToDevice, first);",
     "scale<<<4, 256, 0, second>>>(a, b, n);", "scale<<<4, 256, 0, first>>>(a, b, n);",
     "cudaDeviceSynchronize(); download(); release();"},
    {"unordered_with_default_stream", MissingSync, "kernel fill uses in another stream",
     "allocate(); streams(); cudaStream_t alone; cudaStreamCreateWithFlags(&alone, cudaStreamNonBlocking); "
     "fill<<<4, 256>>>(a, n);",
     "scale<<<4, 256, 0, alone>>>(a, b, n);", "scale<<<4, 256, 0, second>>>(a, b, n);",
     "cudaDeviceSynchronize(); download(); release();"},
    {"unordered_halves", MissingSync, "kernel fill uses in another stream",
     "allocate(); streams(); fill<<<2, 256, 0, first>>>(a, n / 2);", "fill<<<2, 256, 0, second>>>(a, n / 2);",
     "fill<<<2, 256, 0, second>>>(a + n / 2, n / 2);",
     "cudaDeviceSynchronize(); cudaMemcpy(h, a, bytes / 2, cudaMemcpyDeviceToHost); release();"},
    {"pitch_of_copies", UnequalPitch, "cudaMallocPitch returned",
     "size_t p; allocate(); cudaFree(a); "
     "cudaMallocPitch(&a, &p, 160, 25);",
     "cudaMemcpy(a, h, bytes, cudaMemcpyHostToDevice);", "cudaMemcpy2D(a, p, h, 160, 160, 25, cudaMemcpyHostToDevice);",
     "pitched<<<25, 64>>>(a, p, b, 40, 25); download(); release();"},
    {"pitch_of_kernel", UnequalPitch, "not a parameter",
     "size_t p; allocate(); cudaFree(a); "
     "cudaMallocPitch(&a, &p, 160, 25); cudaMemcpy2D(a, p, h, 160, 160, 25, cudaMemcpyHostToDevice);",
     "pitched<<<25, 64>>>(a, 160, b, 40, 25);", "pitched<<<25, 64>>>(a, p, b, 40, 25);", "download(); release();"},
    {"pitch_of_return", UnequalPitch, "512 bytes",
     "size_t p; cudaMallocPitch(&a, &p, 160, 25); "
     "cudaMemcpy2D(a, p, h, 160, 160, 25, cudaMemcpyHostToDevice);",
     "cudaMemcpy2D(h, 160, a, 160, 160, 25, cudaMemcpyDeviceToHost);",
     "cudaMemcpy2D(h, 160, a, p, 160, 25, cudaMemcpyDeviceToHost);", "cudaFree(a);"},
};

/// The program with all cases, and the line of each fault.
struct HostProgram {
    std::string text = hostKernels;
    std::map<std::string, int> lines;

    HostProgram()
    {
        std::string calls;
        for (const HostRow& row : hostRows)
            for (const bool isFaulty : {true, false}) {
                const std::string name = std::string(row.name) + (isFaulty ? "_faulty" : "_right");
                text += "void " + name + "()\n{\n    " + row.before + "\n";
                lines[name] = 1 + static_cast<int>(std::ranges::count(text, '\n'));
                text += std::string("    ") + (isFaulty ? row.faulty : row.right) + "\n    " + row.after + "\n}\n";
                calls += "    if (std::string(arguments[1]) == \"" + name + "\")\n        " + name + "();\n";
            }
        text += "#include <string>\nint main(int, char** arguments)\n{\n" + calls + "}\n";
    }
};

class HostFindings : public testing::TestWithParam<HostRow>
{
protected:
    static void SetUpTestSuite()
    {
        if (!ToolchainOptions::fromEnvironment().allowClang || findClangPrograms().empty())
            return;
        s_folder = std::make_unique<TemporaryFolder>();
        s_folder->write("lab.cu", s_program.text);
        compileProgram({.files = {s_folder->path() / "lab.cu"}, .includes = {}, .definitions = {}},
                       findProgramTools(fs::read_symlink("/proc/self/exe")), s_folder->path(), {});
    }
    static void TearDownTestSuite() { s_folder.reset(); }

    void SetUp() override
    {
        if (!s_folder)
            GTEST_SKIP() << "clang is not installed";
    }

    static std::vector<Finding> findingsOf(const std::string& name)
    {
        s_folder->makeFolder(name);
        const fs::path record = s_folder->path() / name;
        writeRecordRequest(record, {});
        ChildRequest child;
        child.program = s_folder->path() / "program";
        child.arguments = {name};
        child.folder = record;
        child.memoryBytes = std::size_t{16} << 30;
        child.environment = {std::string(recordVariable) + "=" + record.string()};
        const ChildResult result = runChild(child, {});
        EXPECT_FALSE(result.timedOut);
        return findingsIn(readRecord(record).events);
    }

    static inline const HostProgram s_program;
    static inline std::unique_ptr<TemporaryFolder> s_folder;
};

TEST_P(HostFindings, FaultIsFoundAtItsLine)
{
    const std::string name = std::string(GetParam().name) + "_faulty";
    const std::vector<Finding> findings = findingsOf(name);
    ASSERT_FALSE(findings.empty());
    for (const Finding& finding : findings)
        EXPECT_EQ(nameOf(finding.kind), nameOf(GetParam().kind)) << english(finding.message);
    EXPECT_EQ(findings.size(), 1U);
    EXPECT_TRUE(findings[0].source.ends_with("lab.cu")) << findings[0].source;
    EXPECT_EQ(findings[0].line, s_program.lines.at(name));
    EXPECT_THAT(english(findings[0].message), testing::HasSubstr(GetParam().words));
}

TEST_P(HostFindings, RightProgramHasNone)
{
    for (const Finding& finding : findingsOf(std::string(GetParam().name) + "_right"))
        ADD_FAILURE() << finding.line << ": " << english(finding.message);
}

INSTANTIATE_TEST_SUITE_P(All, HostFindings, testing::ValuesIn(hostRows),
                         [](const auto& row) { return std::string(row.param.name); });

} // namespace
} // namespace tilescope
