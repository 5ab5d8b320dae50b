#pragma once

#include "gpu/compile/compiler_search.h"
#include "gpu/compile/temporary_folder.h"
#include "gpu/compile/toolchain.h"
#include "gpu/program/program.h"
#include "tests/gpu/compile/compile_fixture.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

/// Programs can only be compiled where clang is. nvcc, which would compile some of what clang refuses, is hidden.
class ProgramTest : public testing::Test
{
protected:
    tilescope::testing_help::Environment m_hidden{
        "TILESCOPE_HIDE", "nvrtc," + std::string(std::getenv("TILESCOPE_HIDE") ? std::getenv("TILESCOPE_HIDE") : "")};

    void SetUp() override
    {
        if (!tilescope::ToolchainOptions::fromEnvironment().allowClang || tilescope::findClangPrograms().empty())
            GTEST_SKIP() << "clang is not installed";
    }
};

/// A program of one file, "lab.cu", that is compiled and run.
struct RanProgram {
    tilescope::ProgramRecord record;
    std::string output, errors;
    std::string place; ///< of the file
};

inline RanProgram ranProgram(const std::string& text, tilescope::ProgramRequest request = {},
                             const tilescope::RunControl& control = {})
{
    const tilescope::TemporaryFolder folder;
    folder.write("lab.cu", text);
    RanProgram ran;
    ran.place = (folder.path() / "lab.cu").string();
    request.sources.files = {ran.place};
    request.receive = [&ran](int stream, std::string_view bytes) { (stream == 1 ? ran.output : ran.errors) += bytes; };
    ran.record = tilescope::runProgram(request, control);
    return ran;
}

/// y = a * x + y, launched three times in two configurations, with a __constant__ and a __device__ variable.
inline const std::string saxpyProgram = R"(#include <cstdio>
#include <vector>
__constant__ float scale;
__device__ float bias;
template <int factor>
__global__ void saxpy(float a, const float* x, float* y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] * scale * factor + y[i] + bias;
}
int main(int argc, char** argv)
{
    const int n = 1000;
    std::vector<float> x(n, 1.0f), y(n, 2.0f);
    float *dx, *dy, s = 2, b = 0.5f;
    cudaMalloc(&dx, n * sizeof(float));
    cudaMalloc(&dy, (n + 4) * sizeof(float));
    cudaMemcpy(dx, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpy(dy + 4, y.data(), n * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpyToSymbol(scale, &s, sizeof s);
    cudaMemcpyToSymbol(bias, &b, sizeof b);
    for (int k = 0; k < 2; ++k)
        saxpy<2><<<(n + 255) / 256, 256>>>(3.0f, dx, dy + 4, n);
    saxpy<2><<<(n + 127) / 128, 128>>>(1.0f, dx, dy + 4, n);
    cudaMemcpy(y.data(), dy + 4, n * sizeof(float), cudaMemcpyDeviceToHost);
    printf("%g %s\n", y[n - 1], argc > 1 ? argv[1] : "-");
    return argc;
}
)";
