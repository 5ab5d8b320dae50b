#include "tests/gpu/machines/families.h"

#include "tests/gpu/machines/both_machines.h"

#include <gtest/gtest.h>

namespace tilescope::test
{
namespace
{

struct Row {
    Family family;
    CompilerChoice compiler;
};

void PrintTo(const Row& row, std::ostream* out) { *out << row.family.name; }

std::vector<Row> rows()
{
    std::vector<Row> rows;
    for (const Family& family : families())
        for (const CompilerChoice compiler : {CompilerChoice::Clang, CompilerChoice::Nvrtc})
            rows.push_back({family, compiler});
    return rows;
}

/// Output first, filled with zeros, then the numbers; one block.
Plan planFor(const Family& family)
{
    Plan plan;
    plan.sources = {machineKernel(family.name)};
    const std::size_t bytes = std::size_t{4} * family.threads;
    plan.buffers = {{"output", bytes * family.rows, Buffer::Fill::Zero, {}},
                    {"input", bytes, Buffer::Fill::Bytes, bytesOf(numbersFor(family))}};
    plan.launches = {{.kernel = "words",
                      .source = 0,
                      .grid = {1, 1, 1},
                      .block = {family.threads, 1, 1},
                      .dynamicSharedBytes = 0,
                      .arguments = {BufferArgument{1}, BufferArgument{0}}}};
    plan.pictureWidth = static_cast<int>(family.threads);
    plan.pictureHeight = static_cast<int>(family.rows);
    plan.pictureFormat = PixelFormat::Float32; // four bytes each
    return plan;
}

void expectWords(const Words& words, const Words& expected, unsigned threads)
{
    ASSERT_EQ(words.size(), expected.size());
    int shown = 0;
    for (std::size_t i = 0; i < words.size() && shown < 5; ++i)
        if (words[i] != expected[i]) {
            ADD_FAILURE() << "row " << i / threads << ", thread " << i % threads << ": " << std::hex << words[i]
                          << " instead of " << expected[i];
            ++shown;
        }
}

class InstructionFamily : public testing::TestWithParam<Row>
{
protected:
    InstructionFamily() : machines(GetParam().compiler) {}
    void SetUp() override
    {
        if (!machines.hasCompiler())
            GTEST_SKIP() << "The compiler is not installed.";
    }
    BothMachines machines;
};

TEST_P(InstructionFamily, IsEmulatedAsPlainCodeSays)
{
    const Family& family = GetParam().family;
    const auto words = valuesOf<std::uint32_t>(machines.emulated(planFor(family), family.capability));
    expectWords(words, family.expected(numbersFor(family)), family.threads);
}

TEST_P(InstructionFamily, IsTheSameOnTheDevice)
{
    const DeviceProbe probe = probeDevice();
    if (!probe.device)
        GTEST_SKIP() << english(probe.reason);
    const Family& family = GetParam().family;
    if (10 * probe.device->major + probe.device->minor < family.capability)
        GTEST_SKIP() << "The device is older than the instructions.";
    const auto backend = CudaBackend::open(*probe.device);
    const auto words = valuesOf<std::uint32_t>(machines.onDevice(planFor(family), *backend));
    expectWords(words, valuesOf<std::uint32_t>(machines.emulated(planFor(family), family.capability)), family.threads);
}

INSTANTIATE_TEST_SUITE_P(Every, InstructionFamily, testing::ValuesIn(rows()), [](const auto& test) {
    return test.param.family.name + (test.param.compiler == CompilerChoice::Clang ? "_clang" : "_nvrtc");
});

} // namespace
} // namespace tilescope::test
