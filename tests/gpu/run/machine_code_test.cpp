#include "gpu/image/sample.h"
#include "tests/gpu/operations/device_only.h"
#include "tests/gpu/run/emulator_only.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

using namespace tilescope;

namespace
{

/// Sobel with a text that has an array in local memory, which ptxas keeps in registers.
RunRequest sobelLocalOn(const Runner& runner, const std::string& gpu)
{
    const auto image = std::make_shared<const Image>(makeSample("board", 64, 48));
    RunRequest request{defaultRecipe(runner.registry(), "sobel", "local", *image), image, "board"};
    std::ifstream text(std::filesystem::path(TILESCOPE_TEST_DATA) / "machine_code" / "local.cu");
    request.recipe.source = std::string(std::istreambuf_iterator<char>(text), {});
    request.recipe.gpu = gpu;
    request.machineCode = true;
    return request;
}

/// How often `opcode` begins an instruction.
int accessesNamed(const std::map<std::string, int>& instructions, const std::string& opcode)
{
    int sum = 0;
    for (const auto& [name, count] : instructions)
        sum += name.starts_with(opcode) ? count : 0;
    return sum;
}

} // namespace

TEST(MachineCode, showsThatALocalArrayIsKeptInRegisters)
{
    Runner runner(emulatorOnly());
    if (!runner.toolchain().canList())
        GTEST_SKIP() << "ptxas and nvdisasm of the CUDA Toolkit are not both installed";
    const RunRequest request = sobelLocalOn(runner, "H200");
    const Report report = runner.run(request, {});
    ASSERT_TRUE(report.machineCode);
    EXPECT_EQ(report.machineCode->target, "sm_90");
    int localPtx = 0, localMachine = 0, storesPtx = 0, storesMachine = 0;
    for (const LineAccesses& line : report.machineCode->lines) {
        EXPECT_EQ(line.source, "sobel/local.cu");
        localPtx += accessesNamed(line.ptx, "ld.local");
        localMachine += accessesNamed(line.machine, "LDL");
        storesPtx += accessesNamed(line.ptx, "st.global");
        storesMachine += accessesNamed(line.machine, "STG");
        if (accessesNamed(line.ptx, "ld.local") > 0) {
            EXPECT_EQ(line.difference, AccessDifference::Other) << line.line;
        }
    }
    EXPECT_GT(localPtx, 0);
    EXPECT_EQ(localMachine, 0);
    EXPECT_EQ(storesPtx, 1);
    EXPECT_EQ(storesMachine, 1);
    EXPECT_EQ(runner.machineCode(request.recipe, request.image, 0, {}), report.machineCode);
    EXPECT_EQ(runner.machineCode(request.recipe, request.image, 80, {})->target, "sm_80");
    RunRequest plain = request;
    plain.machineCode = false;
    EXPECT_FALSE(runner.run(plain, {}).machineCode);
}

TEST(MachineCode, isNotThereForAGpuThatPtxasDoesNotKnow)
{
    Runner runner(emulatorOnly());
    EXPECT_FALSE(runner.run(sobelLocalOn(runner, "GTX 560"), {}).machineCode); // compute capability 2.1
}

TEST(MachineCode, isNotThereWithoutTheTools)
{
    RunnerOptions options = emulatorOnly();
    options.toolchain.allowNvdisasm = false;
    Runner runner(options);
    const RunRequest request = sobelLocalOn(runner, "H200");
    EXPECT_FALSE(runner.run(request, {}).machineCode);
    EXPECT_FALSE(runner.machineCode(request.recipe, request.image, 0, {}));
}

TEST(MachineCode, isWhatThePredictionExecutes)
{
    Runner runner(emulatorOnly());
    if (!runner.toolchain().canList())
        GTEST_SKIP() << "ptxas and nvdisasm of the CUDA Toolkit are not both installed";
    RunRequest request = sobelLocalOn(runner, "H200");
    request.timing = true;
    const Report listed = runner.run(request, {});
    ASSERT_TRUE(listed.timing);
    EXPECT_TRUE(listed.timing->launches.at(0).ofMachineCode);
    RunnerOptions options = emulatorOnly();
    options.toolchain.allowNvdisasm = false;
    Runner without(options);
    const Report estimated = without.run(request, {});
    ASSERT_TRUE(estimated.timing);
    EXPECT_FALSE(estimated.timing->launches.at(0).ofMachineCode);
    EXPECT_NEAR(listed.timing->us, estimated.timing->us, 0.25 * listed.timing->us);
}
