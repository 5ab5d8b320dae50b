#include "tests/gpu/strategies/strategy_cases.h"

#include "gpu/compile/nvrtc_compiler.h"
#include "gpu/emulator/emulator.h"
#include "tests/gpu/operations/noise.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

// The versions of NVRTC in Linux distributions, if tests/get-nvrtc has downloaded them.

namespace tilescope
{
namespace
{

namespace fs = std::filesystem;
using Parameters = std::tuple<std::string, std::string>; // version, operation

const std::string versions[] = {"11.8.89", "12.0.140"};

/// Empty if the version is not installed.
fs::path libraryOf(const std::string& version)
{
    std::error_code absent;
    for (const auto& entry :
         fs::directory_iterator(fs::path(TILESCOPE_OLD_NVRTC) / version / "nvidia/cuda_nvrtc/lib", absent))
        if (entry.path().filename().string().starts_with("libnvrtc.so."))
            return entry.path();
    return {};
}

/// Why these tests cannot run with the version; empty: they can.
std::string missing(const std::string& version)
{
    if (!ToolchainOptions::fromEnvironment().allowNvrtc)
        return "NVRTC is hidden by TILESCOPE_HIDE";
    return libraryOf(version).empty() ? "NVRTC " + version + " is not there: call tests/get-nvrtc" : "";
}

/// Nothing if the compiler is too old for the plan's architecture.
std::optional<std::vector<CompiledModule>> compiled(const Plan& plan, NvrtcCompiler& compiler,
                                                    const std::string& version)
{
    std::vector<CompiledModule> modules;
    const int capability = std::max(75, plan.minimumCapability);
    try {
        for (const KernelSource& source : plan.sources)
            modules.push_back(
                compiler.compile({source, plan.definitions, capability, false, plan.architectureSpecific}, {}));
        return modules;
    } catch (const CompilerUnavailable& error) { // with a sentence, not as an error in the text
        EXPECT_TRUE(plan.architectureSpecific && version.starts_with("11")) << error.what();
        EXPECT_THAT(error.what(), testing::HasSubstr("does not know the architecture sm_90a"));
    } catch (const std::exception& error) {
        ADD_FAILURE() << error.what();
    }
    return std::nullopt;
}

class OldNvrtc : public testing::TestWithParam<Parameters>
{
};

TEST_P(OldNvrtc, CompilesEveryTextToWhatTheEmulatorRuns)
{
    const auto& [version, name] = GetParam();
    if (const std::string reason = missing(version); !reason.empty())
        GTEST_SKIP() << reason;
    NvrtcCompiler compiler(libraryOf(version), std::chrono::seconds(60));
    Emulator emulator;
    const Registry registry;
    const Operation& operation = registry.operation(name);
    const Image picture = noiseImage(64, 48, PixelFormat::Grey8);
    for (const Strategy& strategy : operation.strategies) {
        SCOPED_TRACE(strategy.name);
        Recipe recipe;
        recipe.operation = name;
        recipe.strategy = strategy.name;
        recipe.block = operation.defaultBlock;
        recipe = acceptedRecipe(registry, registry.completed(recipe), picture);
        const Plan plan = registry.plan(recipe, picture);
        const auto modules = compiled(plan, compiler, version);
        if (!modules || !plan.deviceOnly.empty())
            continue;
        expectReference({recipe, picture}, [&](const Plan& same, const Image& image) {
            const EmulatorResult result = emulator.run(same, *modules, image, {}, {});
            EXPECT_THAT(result.findings, testing::IsEmpty());
            return result.picture;
        });
    }
}

std::vector<std::string> operationNames()
{
    std::vector<std::string> names;
    const Registry registry;
    for (const Operation& operation : registry.operations())
        names.push_back(operation.name);
    return names;
}

std::string caseName(const testing::TestParamInfo<Parameters>& info)
{
    std::string name = std::get<1>(info.param) + "_" + std::get<0>(info.param);
    std::ranges::replace(name, '.', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Every, OldNvrtc,
                         testing::Combine(testing::ValuesIn(versions), testing::ValuesIn(operationNames())), caseName);

TEST(EveryOldNvrtc, HasCodeForEveryFunctionOfThePrelude)
{
    std::ostringstream text;
    text << std::ifstream(fs::path(TILESCOPE_TEST_DATA) / "kernels/every_function.cu").rdbuf();
    const std::string knownFault = "_Z5powiffi"; // pow(float, int) of NVRTC before 12.2
    const std::regex withoutCode("\\.extern \\.func +\\([^)]*\\) (\\w+)");
    for (const std::string& version : versions) {
        SCOPED_TRACE(version);
        if (const std::string reason = missing(version); !reason.empty())
            GTEST_SKIP() << reason;
        NvrtcCompiler compiler(libraryOf(version), std::chrono::seconds(60));
        for (const int capability : {75, 80, 90}) {
            const CompiledModule module = compiler.compile({{"every_function.cu", text.str()}, {}, capability}, {});
            EXPECT_THAT(module.warnings, testing::IsEmpty());
            for (std::sregex_iterator match(module.ptx.begin(), module.ptx.end(), withoutCode), end; match != end;
                 ++match)
                EXPECT_EQ(match->str(1), knownFault);
        }
    }
}

} // namespace
} // namespace tilescope
