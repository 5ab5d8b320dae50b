#include "tests/gpu/declared/student_run.h"
#include "tests/gpu/run/emulator_only.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace tilescope;

// What CUDA's courses use, by subject (student_rows_*.cpp): in the emulator with each compiler, and on a GPU.

namespace
{

struct StudentSubject {
    const char* name;
    std::vector<StudentRow> (*rows)();
};

const StudentSubject studentSubjects[] = {{"Warps", warpRows},     {"Atomics", atomicRows},
                                          {"Memory", memoryRows},  {"Language", languageRows},
                                          {"Numbers", numberRows}, {"Libraries", libraryRows}};

/// Values that are not as expected, the first three of them.
std::string differencesOf(const StudentRow& row, const std::vector<double>& values)
{
    std::string text;
    int count = 0;
    for (int i = 0; i < 256 && count < 3; ++i) {
        const double wanted = row.expected(i), value = values.at(static_cast<std::size_t>(i));
        const double allowed = row.tolerance > 0 ? row.tolerance + std::abs(wanted) * 1e-7 : 0;
        if (!(std::abs(value - static_cast<double>(static_cast<float>(wanted))) <= allowed)) {
            text += std::to_string(i) + ": " + std::to_string(value) + " for " + std::to_string(wanted) + "\n";
            ++count;
        }
    }
    return text;
}

/// Headers of the toolkit, which need not be installed beside NVRTC.
bool lacksHeaders(const std::string& said)
{
    return said.find("could not open source file") != std::string::npos ||
           said.find("cannot open source file") != std::string::npos;
}

void expectRows(const std::vector<StudentRow>& rows, const RunnerOptions& options, CompilerChoice compiler)
{
    int withoutHeaders = 0;
    for (const StudentRow& row : rows) {
        SCOPED_TRACE(row.name);
        const StudentOutcome outcome = studentRun(options, textOf(row), compiler);
        const std::string refusal = compiler == CompilerChoice::Clang ? row.clang : "";
        if (!refusal.empty()) {
            EXPECT_NE(outcome.said.find(refusal), std::string::npos) << outcome.said;
            EXPECT_TRUE(outcome.values.empty());
        } else if (outcome.values.empty() && *row.clang && lacksHeaders(outcome.said)) {
            ++withoutHeaders;
        } else {
            EXPECT_EQ(outcome.values.size(), 256U) << outcome.said;
            if (!outcome.values.empty()) {
                EXPECT_EQ(differencesOf(row, outcome.values), "") << outcome.said;
            }
        }
    }
    if (withoutHeaders > 0)
        std::printf("%d rows need headers of the CUDA Toolkit, which is not installed.\n", withoutHeaders);
}

class StudentCuda : public testing::TestWithParam<std::tuple<StudentSubject, CompilerChoice>>
{
};

class StudentCudaOnGpu : public testing::TestWithParam<StudentSubject>
{
};

} // namespace

TEST_P(StudentCuda, ComputesWhatItShould)
{
    const auto& [subject, compiler] = GetParam();
    const RunnerOptions options = emulatorOnly();
    const std::vector<CompilerChoice> installed = installedCompilers(options);
    if (std::ranges::find(installed, compiler) == installed.end())
        GTEST_SKIP() << "this compiler is not installed";
    expectRows(subject.rows(), options, compiler);
}

INSTANTIATE_TEST_SUITE_P(, StudentCuda,
                         testing::Combine(testing::ValuesIn(studentSubjects),
                                          testing::Values(CompilerChoice::Nvrtc, CompilerChoice::Clang)),
                         [](const auto& row) {
                             return std::string(std::get<0>(row.param).name) +
                                    (std::get<1>(row.param) == CompilerChoice::Nvrtc ? "ByNvrtc" : "ByClang");
                         });

/// The same on a GPU, or on tests/emulated_gpu in its place.
TEST_P(StudentCudaOnGpu, ComputesWhatItShould)
{
    const RunnerOptions options = RunnerOptions::fromEnvironment();
    if (const Runner runner(options); !runner.device().device)
        GTEST_SKIP() << english(runner.device().reason);
    const std::vector<CompilerChoice> installed = installedCompilers(options);
    ASSERT_FALSE(installed.empty());
    expectRows(GetParam().rows(), options, installed.front());
}

INSTANTIATE_TEST_SUITE_P(, StudentCudaOnGpu, testing::ValuesIn(studentSubjects),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(StudentCudaPrints, WithBlockThreadAndLine)
{
    const std::string text =
        "__global__ void k(const unsigned char* in, float* out, int n)\n{\n"
        "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
        "    if (i == 70)\n"
        "        printf(\"%d|%s|%5.2f|%c|%u|%lld|%x\\n\", -i, \"text\", 0.5 * i, 'c', 7u, 1ll << 40, 255);\n"
        "    out[i] = i;\n}\n";
    const RunnerOptions options = emulatorOnly();
    for (const CompilerChoice compiler : installedCompilers(options)) {
        const StudentOutcome outcome = studentRun(options, text, compiler);
        ASSERT_EQ(outcome.printed.size(), 1U) << outcome.said;
        EXPECT_EQ(outcome.printed.front().line, 5);
        const std::string message = english(outcome.printed.front().message);
        EXPECT_NE(message.find("-70|text|35.00|c|7|1099511627776|ff"), std::string::npos) << message;
        EXPECT_NE(message.find("(6, 0)"), std::string::npos) << message;
    }
}
