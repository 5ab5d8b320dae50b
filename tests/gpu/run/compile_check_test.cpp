#include "gpu/image/sample.h"
#include "gpu/recipe/plan.h"
#include "gpu/run/compile_check.h"
#include "tests/gpu/operations/device_only.h"
#include "tests/gpu/run/emulator_only.h"
#include "tests/gpu/thinned.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace tilescope;

namespace
{

/// Sobel's tiled kernel with one passage replaced, checked as for the emulator.
class CompileCheckTest : public testing::Test
{
protected:
    Runner runner{emulatorOnly()};

    std::string ownText(const std::string& operation, const std::string& strategy) const
    {
        return runner.registry().strategy(runner.registry().operation(operation), strategy).source.text;
    }

    CompileCheck check(const std::string& find, const std::string& replace, const std::string& operation = "sobel",
                       const std::string& strategy = "shared")
    {
        const Image grey =
            runner.registry().prepared(runner.registry().operation(operation), makeSample("board", 32, 24));
        Recipe recipe = defaultRecipe(runner.registry(), operation, strategy, grey);
        std::string text = ownText(operation, strategy);
        const auto at = text.find(find);
        EXPECT_NE(at, std::string::npos) << find;
        text.replace(std::min(at, text.size()), find.size(), replace);
        recipe.source = text;
        return runner.compileOnly(recipe, std::make_shared<const Image>(makeSample("board", 32, 24)), {});
    }
};

int lineOf(const std::string& text, const std::string& passage)
{
    return static_cast<int>(
               std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find(passage)), '\n')) +
           1;
}

} // namespace

TEST_F(CompileCheckTest, everyStrategysOwnTextPasses)
{
    for (const Operation& operation : runner.registry().operations())
        for (const Strategy& strategy : thinned(operation.strategies, 3)) {
            if (!strategy.hasText())
                continue;
            try {
                const CompileCheck result = check("", "", operation.name, strategy.name);
                EXPECT_FALSE(result.hasErrors()) << strategy.source.name << ": "
                                                 << (result.diagnostics.empty() ? "" : result.diagnostics[0].message);
                EXPECT_FALSE(result.compiler.empty());
            } catch (const CompilerUnavailable& missing) { // NVRTC, for a text specific to one architecture
                EXPECT_NE(std::string(missing.what()).find("only one architecture has"), std::string::npos)
                    << strategy.source.name << ": " << missing.what();
            }
        }
}

TEST_F(CompileCheckTest, anErrorHasItsPlace)
{
    const CompileCheck result = check("int tileWidth = blockDim.x + 2;", "int tileWidth = blockDimm.x + 2;");
    ASSERT_TRUE(result.hasErrors());
    const Diagnostic& first = result.diagnostics.front();
    EXPECT_EQ(first.severity, DiagnosticSeverity::Error);
    EXPECT_EQ(first.file, "sobel/shared.cu");
    EXPECT_EQ(first.line, lineOf(ownText("sobel", "shared"), "int tileWidth"));
    EXPECT_NE(first.message.find("blockDimm"), std::string::npos) << first.message;
    EXPECT_TRUE(result.compiler.empty());
}

TEST_F(CompileCheckTest, aWarningIsNoError)
{
    const CompileCheck result = check("int tileWidth = blockDim.x + 2;", "int tileWidth = blockDim.x + 2, spare = 1;");
    EXPECT_FALSE(result.hasErrors());
    ASSERT_FALSE(result.diagnostics.empty());
    EXPECT_EQ(result.diagnostics.front().severity, DiagnosticSeverity::Warning);
}

TEST_F(CompileCheckTest, whatTheHostPassesIsSaid)
{
    const char* const head = "sobel(const unsigned char* input, unsigned char* output, int width, int height)";
    const char* const passed = "(const unsigned char* input, unsigned char* output, int width, int height)";
    struct Row {
        const char *name, *find, *replace, *says;
    };
    const Row rows[] = {
        {"renamed", "void sobel(", "void edges(", "launches a kernel \"sobel\""},
        {"not extern C", "extern \"C\" __global__", "__global__", "extern \"C\" before its __global__"},
        {"an argument more", head,
         "sobel(const unsigned char* input, unsigned char* output, int width, int height, int more)", "int more"},
        {"a wider argument", head,
         "sobel(const unsigned char* input, unsigned char* output, int width, long long height)", passed},
        {"a float for an int", head,
         "sobel(const unsigned char* input, unsigned char* output, int width, float height)", "float height"},
    };
    const int line = lineOf(ownText("sobel", "shared"), "__global__");
    for (const Row& row : rows) {
        const CompileCheck result = check(row.find, row.replace);
        const auto problem = std::ranges::find(result.diagnostics, DiagnosticSeverity::Error, &Diagnostic::severity);
        ASSERT_NE(problem, result.diagnostics.end()) << row.name;
        EXPECT_NE(problem->message.find(row.says), std::string::npos) << row.name << ": " << problem->message;
        EXPECT_EQ(problem->line, line) << row.name;
    }
}

TEST_F(CompileCheckTest, otherPointersAreTheTextsOwnAffair)
{
    EXPECT_FALSE(check("const unsigned char* input", "const unsigned char* __restrict__ input").hasErrors());
    EXPECT_FALSE(check("int width, int height)", "int w, int height) { int width = w; (void)width; return; }\n"
                                                 "__device__ void rest(const unsigned char* input, unsigned char* "
                                                 "output, int width, int height)")
                     .hasErrors());
}

TEST_F(CompileCheckTest, noPictureNoPlan) { EXPECT_THROW(runner.compileOnly(Recipe(), nullptr, {}), SettingError); }

TEST(KernelHead, IsReadFromAnyText)
{
    EXPECT_EQ(kernelHead("int f(int);\nextern \"C\" __global__ void\nf(int  a,\n   float b) {}", "f").line, 3);
    EXPECT_EQ(kernelHead("__global__ void f(int  a,\n   float b) {}", "f").parameters, "int a, float b");
    EXPECT_EQ(kernelHead("__global__ void ff(int a) {}", "f").line, 0);
    EXPECT_EQ(kernelHead("__global__ void f(int a", "f").parameters, "");
    EXPECT_EQ(kernelHead("", "f").line, 0);
    EXPECT_EQ(kernelHead("__global__ void f(void (*g)(int), int a)", "f").parameters, "void (*g)(int), int a");
}

TEST(KernelHead, ItsParametersHaveNamesAndTypes)
{
    const auto text = [](const char* parameters) {
        std::string all;
        for (const KernelParameter& p : parametersOf({1, parameters, 0}))
            all += p.name + ":" + p.type + "=" + std::to_string(builtInTypeBytes(p.type).value_or(0)) + " ";
        return all;
    };
    EXPECT_EQ(text(""), "");
    EXPECT_EQ(text("const unsigned char* __restrict__ input, int width"), "input:unsigned char=1 width:int=4 ");
    EXPECT_EQ(text("uchar3 const *out, float4*, std::size_t n"), "out:uchar3=3 :float4=16 n:size_t=8 ");
    EXPECT_EQ(text("unsigned char** rows, Pair<int, 2>* pairs"), "rows:unsigned char*=0 pairs:Pair int 2=0 ");
    EXPECT_EQ(text("const int mask[3][3], float5* a, longlong2* b"), "mask:int=4 a:float5=0 b:longlong2=16 ");
}
