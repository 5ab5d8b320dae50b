#include "gpu/compile/shipped_kernels.h"

#include "gpu/compile/temporary_folder.h"
#include "gpu/image/sample.h"
#include "gpu/run/plan_code.h"
#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"
#include "tests/gpu/thinned.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

// Kernels that were compiled when the program was packaged: what runs without a compiler, and what does not.

namespace tilescope
{
namespace
{

namespace fs = std::filesystem;
using testing::HasSubstr;

/// A file with the built-in kernels that each strategy needs by default; with it, a machine without a compiler.
class ShippedKernelsTest : public testing::Test
{
protected:
    static void SetUpTestSuite()
    {
        Toolchain toolchain(ToolchainOptions::fromEnvironment());
        if (!toolchain.has(CompilerChoice::Clang))
            return;
        const Registry registry;
        std::vector<ShippedKernels::Entry> entries;
        for (const Operation& operation : registry.operations())
            for (const Strategy& strategy : thinned(operation.strategies, 5)) {
                Recipe recipe;
                recipe.operation = operation.name;
                recipe.strategy = strategy.name;
                recipe.block = operation.defaultBlock;
                try {
                    const Plan plan = registry.plan(registry.completed(recipe), toGrey(picture()));
                    if (plan.deviceOnly.empty())
                        for (const CompileRequest& request : emulatorRequests(plan))
                            entries.push_back({request, toolchain.compile(CompilerChoice::Clang, request, {})});
                } catch (const SettingError&) { // it needs another block
                }
            }
        s_file = fs::temp_directory_path() / ("tilescope-shipped-" + std::to_string(getpid()));
        ShippedKernels::write(s_file, entries);
    }
    static void TearDownTestSuite() { fs::remove(s_file); }

    void SetUp() override
    {
        if (s_file.empty())
            GTEST_SKIP() << "clang is not installed.";
        options.allowCuda = false;
        options.toolchain.allowNvrtc = options.toolchain.allowClang = false;
        options.toolchain.shippedKernels = s_file;
    }

    static Image picture() { return makeSample("board", 96, 64); }

    static RunRequest request(const std::string& operation, const std::string& strategy)
    {
        RunRequest request;
        request.recipe.operation = operation;
        request.recipe.strategy = strategy;
        request.recipe.block = Registry().operation(operation).defaultBlock;
        request.image = std::make_shared<const Image>(picture());
        return request;
    }

    std::string failureOf(const RunRequest& request)
    {
        try {
            Runner(options).run(request, {});
        } catch (const CompilerUnavailable& error) {
            return error.what();
        }
        return "ran";
    }

    static inline fs::path s_file;
    RunnerOptions options;
};

TEST_F(ShippedKernelsTest, RunEveryOperationWithoutACompiler)
{
    const Registry registry;
    for (const Operation& operation : registry.operations()) {
        SCOPED_TRACE(operation.name);
        const RunRequest run = request(operation.name, operation.strategies.front().name);
        ASSERT_EQ(failureOf(run), "ran");
        const Report report = Runner(options).run(run, {});
        ASSERT_TRUE(report.check);
        EXPECT_EQ(report.check->mismatches, 0U);
        EXPECT_THAT(report.compiler, testing::MatchesRegex("clang .*, shipped"));
    }
}

TEST_F(ShippedKernelsTest, AreNotUsedForAnotherText)
{
    RunRequest edited = request("sobel", "global");
    const Registry registry;
    edited.recipe.source = registry.strategy(registry.operation("sobel"), "global").source.text + "\n";
    const std::string failure = failureOf(edited);
    EXPECT_THAT(failure, HasSubstr("its source has been edited"));
    EXPECT_THAT(failure, HasSubstr("Install clang"));
    edited.recipe.source.reset();
    edited.recipe.compiler = CompilerChoice::Clang; // shipped code is not what was asked for
    EXPECT_THAT(failureOf(edited), testing::Not(HasSubstr("edited")));
}

TEST_F(ShippedKernelsTest, AreNotUsedIfTheFileIsDamaged)
{
    std::ifstream whole(s_file, std::ios::binary);
    std::string content{std::istreambuf_iterator<char>(whole), std::istreambuf_iterator<char>()};
    const fs::path damaged = s_file.string() + "-damaged";
    content[content.size() / 2] ^= 1;
    for (const std::string& text :
         {content, content.substr(0, content.size() / 2), std::string("tilescope-kernels-1\n")}) {
        std::ofstream(damaged, std::ios::binary) << text;
        EXPECT_EQ(ShippedKernels::read(damaged).size(), 0U);
        options.toolchain.shippedKernels = damaged;
        EXPECT_THAT(failureOf(request("sobel", "global")), HasSubstr("No CUDA compiler was found"));
    }
    fs::remove(damaged);
    EXPECT_EQ(ShippedKernels::read("/dev/zero").size(), 0U);
    EXPECT_EQ(ShippedKernels::read("").size(), 0U);
    EXPECT_GT(ShippedKernels::read(s_file).size(), 0U);
}

TEST_F(ShippedKernelsTest, ServeAnOlderArchitectureOnly)
{
    const Registry registry;
    const CompileRequest own =
        emulatorRequests(registry.plan(registry.completed(request("sobel", "global").recipe), picture())).front();
    const ShippedKernels kernels = ShippedKernels::read(s_file);
    CompileRequest other = own;
    for (const auto& [capability, served] : {std::pair{70, false}, {75, true}, {90, true}}) {
        other.computeCapability = capability;
        EXPECT_EQ(kernels.find(other).has_value(), served) << capability;
    }
    other.architectureSpecific = true;
    EXPECT_FALSE(kernels.find(other));
    other = own;
    other.definitions.push_back("NEW=1");
    EXPECT_FALSE(kernels.find(other));
}

TEST_F(ShippedKernelsTest, ShowAPictureBeforeTheCompilerIsAsked)
{
    const fs::path cache = s_file.string() + "-cache";
    options.toolchain.allowClang = true;
    options.toolchain.cacheFolder = cache;
    Runner runner(options);
    RunRequest run = request("sobel", "global");
    run.depth = RunDepth::Picture;
    const Report first = runner.run(run, {});
    EXPECT_THAT(first.compiler, HasSubstr(", shipped"));
    EXPECT_FALSE(fs::exists(cache) && !fs::is_empty(cache)) << "something was compiled";
    run.depth = RunDepth::Full;
    const Report full = runner.run(run, {});
    EXPECT_THAT(full.compiler, testing::Not(HasSubstr("shipped")));
    EXPECT_EQ(*first.picture, *full.picture);
    run.depth = RunDepth::Picture;
    EXPECT_EQ(runner.run(run, {}).compiler, full.compiler) << "what is compiled is preferred";
    fs::remove_all(cache);
}

TEST(ShippedKernelsFile, IsBesideTheProgramOrInShare)
{
    const TemporaryFolder folder;
    fs::create_directories(folder.path() / "bin");
    fs::create_directories(folder.path() / "share/tilescope");
    EXPECT_EQ(shippedKernelsFile(folder.path() / "bin"), fs::path());
    folder.write("share/tilescope/kernels.ptx", "");
    EXPECT_EQ(shippedKernelsFile(folder.path() / "bin"), folder.path() / "share/tilescope/kernels.ptx");
    folder.write("bin/kernels.ptx", "");
    EXPECT_EQ(shippedKernelsFile(folder.path() / "bin"), folder.path() / "bin/kernels.ptx");
}

TEST(BuiltinRequests, AreOfEveryStrategyThatTheEmulatorRuns)
{
    const Registry registry;
    std::set<std::string> names;
    for (const CompileRequest& request : builtinRequests(registry)) {
        names.insert(request.source.name);
        EXPECT_FALSE(request.architectureSpecific);
    }
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies) {
            Recipe recipe;
            recipe.operation = operation.name;
            recipe.strategy = strategy.name;
            recipe.block = operation.defaultBlock;
            try {
                const Plan plan = registry.plan(registry.completed(recipe), Image(512, 384, PixelFormat::Grey8));
                for (const KernelSource& source : plan.sources) {
                    EXPECT_EQ(names.contains(source.name), !plan.architectureSpecific) << source.name;
                }
            } catch (const SettingError&) { // it needs another block
            }
        }
}

/// Break it and the lessons need no compiler where a package is installed.
TEST(BuiltinRequests, AreAlsoOfMistakesAndOfWhatElseIsAskedFor)
{
    const Registry registry;
    Recipe own;
    own.operation = "sobel";
    own.strategy = "shared";
    own.block = {16, 16};
    own = registry.completed(own);
    own.source = registry.strategy(registry.operation("sobel"), "shared").source.text + "\n// of a lesson\n";
    std::set<std::string> texts;
    for (const CompileRequest& request : builtinRequests(registry, {own}))
        EXPECT_TRUE(texts
                        .insert(request.source.text + testing::PrintToString(request.definitions) +
                                std::to_string(request.computeCapability))
                        .second)
            << "twice";
    const auto isShipped = [&](const std::string& text) {
        return std::ranges::any_of(texts, [&](const std::string& one) { return one.starts_with(text); });
    };
    EXPECT_TRUE(isShipped(*own.source));
    for (const char* mistake : {"no_barrier", "conflicting_pitch"}) {
        Recipe recipe;
        recipe.operation = "sobel";
        recipe.strategy = "shared";
        EXPECT_TRUE(isShipped(*registry.withMistake(recipe, mistake).source)) << mistake;
    }
}

} // namespace
} // namespace tilescope
