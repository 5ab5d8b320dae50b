#include "tests/gpu/strategies/strategy_cases.h"

#include "gpu/compile/clang_compiler.h"
#include "gpu/compile/compiler_search.h"
#include "gpu/compile/nvrtc_compiler.h"
#include "gpu/emulator/emulator.h"
#include "tests/gpu/operations/noise.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

// The oldest and newest versions of NVRTC, if tests/get-nvrtc has downloaded them, and every clang that is installed.
// The other tests take the newest clang, so with only one there is nothing to do here.

namespace tilescope
{
namespace
{

namespace fs = std::filesystem;
using Parameters = std::tuple<std::string, std::string>; // version, operation

const std::string versions[] = {"11.8.89", "12.0.140", "13.5.37"};

/// Empty if the version is not installed.
fs::path libraryOf(const std::string& version)
{
    std::error_code absent;
    const fs::path packages = fs::path(TILESCOPE_NVRTC_VERSIONS) / version / "nvidia";
    for (const char* folder : {"cuda_nvrtc/lib", "cu13/lib"})
        for (const auto& entry : fs::directory_iterator(packages / folder, absent))
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

/// Nothing if the compiler does not know the plan's architecture.
std::optional<std::vector<CompiledModule>> compiled(const Plan& plan, Compiler& compiler, const std::string& version)
{
    std::vector<CompiledModule> modules;
    const int capability = std::max(75, plan.minimumCapability);
    try {
        for (const KernelSource& source : plan.sources)
            modules.push_back(
                compiler.compile({source, plan.definitions, capability, false, plan.architectureSpecific}, {}));
        return modules;
    } catch (const CompilerUnavailable& error) { // with a sentence, not as an error in the text
        EXPECT_TRUE(plan.architectureSpecific) << error.what();
        const bool isClang = version.starts_with("clang");
        EXPECT_TRUE(isClang || version.starts_with("11")) << error.what();
        EXPECT_THAT(error.what(), testing::HasSubstr(isClang ? "NVRTC of CUDA 12.0 or newer makes code for it"
                                                             : "does not know the architecture sm_90a"));
    } catch (const std::exception& error) {
        ADD_FAILURE() << error.what();
    }
    return std::nullopt;
}

/// From the first strategy on, every `step`th.
void expectTexts(const std::string& operationName, Compiler& compiler, const std::string& version,
                 std::size_t first = 0, std::size_t step = 1)
{
    Emulator emulator;
    const Registry registry;
    const Operation& operation = registry.operation(operationName);
    const Image picture = noiseImage(64, 48, PixelFormat::Grey8);
    for (std::size_t i = first; i < operation.strategies.size(); i += step) {
        const Strategy& strategy = operation.strategies[i];
        SCOPED_TRACE(strategy.name);
        Recipe recipe;
        recipe.operation = operationName;
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

class NvrtcVersions : public testing::TestWithParam<Parameters>
{
};

TEST_P(NvrtcVersions, CompileTextsToWhatTheEmulatorRuns)
{
    const auto& [version, operation] = GetParam();
    if (const std::string reason = missing(version); !reason.empty())
        GTEST_SKIP() << reason;
    NvrtcCompiler compiler(libraryOf(version), std::chrono::seconds(60));
    // The oldest has the least functions: it compiles every text, the newer ones take turns.
    const auto newer = static_cast<std::size_t>(std::ranges::find(versions, version) - versions);
    expectTexts(operation, compiler, version, newer > 0 ? newer - 1 : 0, newer > 0 ? std::size(versions) - 1 : 1);
}

TEST(OlderClangs, CompileEveryTextToWhatTheEmulatorRuns)
{
    std::vector<CompilerFile> programs = findClangPrograms(); // the newest comes first
    std::erase_if(programs, [](const CompilerFile& file) { return file.major < ClangCompiler::oldestMajor; });
    if (programs.size() < 2)
        GTEST_SKIP() << "There is no second clang.";
    programs.erase(programs.begin());
    for (const CompilerFile& file : programs) {
        ClangCompiler compiler(file.path, file.major, std::chrono::seconds(60));
        SCOPED_TRACE(compiler.name());
        const Registry registry;
        for (const Operation& operation : registry.operations())
            expectTexts(operation.name, compiler, compiler.name());
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

INSTANTIATE_TEST_SUITE_P(Every, NvrtcVersions,
                         testing::Combine(testing::ValuesIn(versions), testing::ValuesIn(operationNames())), caseName);

TEST(EveryNvrtcVersion, HasCodeForEveryFunctionOfThePrelude)
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
