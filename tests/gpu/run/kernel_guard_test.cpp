#include "gpu/compile/toolchain.h"
#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "gpu/run/kernel_guard.h"

#include <gtest/gtest.h>

#include <algorithm>

// The emulator's verdict on kernels before a GPU runs them, with an effort that the tests choose.

using namespace tilescope;
using Seen = KernelVerdict::Seen;

namespace
{

constexpr double small = 1e6, large = 1e9, tooLarge = 1e12;
constexpr double mostEffort = 10e9;

/// Sobel's kernel with the test's body; (x, y) is the thread's pixel, if it is inside the picture.
std::string kernelOf(const std::string& body)
{
    return "extern \"C\" __global__ void sobel(const unsigned char* input, unsigned char* output, int width, int "
           "height)\n{\n"
           "const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
           "const bool inside = x < width && y < height;\n"
           "const int pixels = width * height, i = y * width + x;\n" +
           body + "\n}\n";
}

const char* const copies = "if (inside) output[i] = input[i];\n";

class Guard : public testing::Test
{
protected:
    Guard() : m_toolchain(ToolchainOptions::fromEnvironment()), m_input(std::make_shared<const Image>(grey(500, 300)))
    {
    }

    static Image grey(int width, int height)
    {
        Image image(width, height, PixelFormat::Grey8);
        for (std::size_t i = 0; i < image.bytes().size(); ++i)
            image.bytes()[i] = static_cast<std::byte>(i * 7 % 200);
        return image;
    }

    const KernelVerdict& judge(const std::string& body, double effort, bool thorough = false,
                               const RunControl& control = {})
    {
        return judge(body, effort, thorough, m_input, control);
    }

    const KernelVerdict& judge(const std::string& body, double effort, bool thorough, const ImagePtr& input,
                               const RunControl& control)
    {
        Recipe recipe;
        recipe.strategy = "global";
        recipe.source = kernelOf(body);
        recipe = m_registry.completed(recipe);
        const Plan plan = m_registry.plan(recipe, Inputs(*input));
        std::vector<CompiledModule> modules;
        for (const KernelSource& source : plan.sources)
            modules.push_back(m_toolchain.compile(CompilerChoice::Auto, {source, plan.definitions, 80, false}, {}));
        return m_guard.judge(m_emulator, {plan, modules, recipe, input, {}, effort, mostEffort, thorough}, control);
    }

    Registry m_registry;
    Toolchain m_toolchain;
    EmulatorOptions m_options{.threads = 2, .blockInstructionLimit = 200'000};
    Emulator m_emulator{m_options};
    KernelGuard m_guard;
    ImagePtr m_input;
};

struct Row {
    const char* what;
    std::string body;
    double effort;
    bool thorough;
    Seen seen;
    const char* kind; ///< of the error; empty: it may run
};

const Row rows[] = {
    {"a right kernel, small", copies, small, false, Seen::Whole, ""},
    {"a right kernel", copies, large, false, Seen::Classes, ""},
    {"a right kernel, at rest", copies, large, true, Seen::Classes, ""},
    {"no guard at the right and lower edges", "output[i + pixels / 50] = input[i];", large, false, Seen::Whole,
     "out_of_bounds"},
    {"only the last column of blocks", std::string(copies) + "if (blockIdx.x == gridDim.x - 1) output[pixels + x] = 1;",
     large, false, Seen::Classes, "out_of_bounds"},
    {"only one block within", std::string(copies) + "if (blockIdx.x == 17 && blockIdx.y == 11) output[pixels + x] = 1;",
     large, false, Seen::Classes, "out_of_bounds"},
    {"only one block within, at one place",
     std::string(copies) + "if (blockIdx.x == 17 && blockIdx.y == 11) *(unsigned char*)(0x1000) = 1;", large, false,
     Seen::Classes, "out_of_bounds"},
    {"only the block whose numbers make 220",
     std::string(copies) + "if (blockIdx.x * 13 + blockIdx.y == 220) output[pixels + x] = 1;", large, false,
     Seen::Whole, "out_of_bounds"},
    {"only the block that a shift of its number picks",
     std::string(copies) + "if (((blockIdx.x ^ 5) << 3 | blockIdx.y) == 167) output[pixels + x] = 1;", large, false,
     Seen::Whole, "out_of_bounds"},
    {"an address from data, within", "if (inside) output[(input[i] * 64 + i) % pixels] = 1;", large, false, Seen::Whole,
     ""},
    {"an address from data, outside for one value", "if (inside) output[input[i] == 199 ? pixels : i] = 1;", large,
     false, Seen::Whole, "out_of_bounds"},
    {"a branch from data", "if (inside && input[i] == 199) output[pixels + x] = 1;", large, false, Seen::Whole,
     "out_of_bounds"},
    {"an address from data, too large", "if (inside) output[(input[i] * 64 + i) % pixels] = 1;", tooLarge, false,
     Seen::Nothing, ""},
    {"no end", "volatile int spin = 1; while (spin) { }", large, false, Seen::Whole, "step_limit"},
    {"no end in one block", std::string(copies) + "while (blockIdx.x == 9 && blockIdx.y == 9) { __threadfence(); }",
     large, false, Seen::Whole, "step_limit"},
    {"misaligned", std::string(copies) + "if (x + 8 < width && y < height) *(int*)(output + i) = 1;", large, false,
     Seen::Classes, "misaligned"},
    {"a race within a block",
     "__shared__ int tile[256]; const int t = threadIdx.y * 16 + threadIdx.x; tile[t] = t;\n"
     "if (inside) output[i] = tile[255 - t];",
     large, false, Seen::Classes, "race"},
    {"a barrier that half a warp reaches", "if (threadIdx.x < 8) __syncthreads();\n" + std::string(copies), large,
     false, Seen::Classes, "divergent_barrier"},
    {"a race between blocks, small", std::string(copies) + "output[0] = blockIdx.x;", small, false, Seen::Whole,
     "race"},
    {"a race between blocks, at rest", std::string(copies) + "output[0] = blockIdx.x;", 100e6, true, Seen::Whole,
     "race"},
    {"a race between blocks, large", std::string(copies) + "output[0] = blockIdx.x;", large, true, Seen::Classes, ""},
    {"more kinds of blocks than are told apart",
     "int s = 0; for (int n = 0; n < blockIdx.x * 19 + blockIdx.y; ++n) s += clock();\n"
     "if (inside) output[i] = s;",
     tooLarge, false, Seen::Sample, ""},
    {"the same, within reach",
     "int s = 0; for (int n = 0; n < blockIdx.x * 19 + blockIdx.y; ++n) s += clock();\n"
     "if (inside) output[i] = s;",
     large, false, Seen::Whole, ""},
};

} // namespace

TEST_F(Guard, FindsWhatWouldEndTheGpu)
{
    for (const Row& row : rows) {
        SCOPED_TRACE(row.what);
        m_guard = {}; // clears the cache, whose key does not contain the effort
        const KernelVerdict& verdict = judge(row.body, row.effort, row.thorough);
        EXPECT_EQ(static_cast<int>(verdict.seen), static_cast<int>(row.seen)) << english(verdict.reason);
        const auto error = std::find_if(verdict.findings.begin(), verdict.findings.end(),
                                        [](const Finding& found) { return found.severity == Severity::Error; });
        const std::string kind = error == verdict.findings.end() ? "" : nameOf(error->kind);
        EXPECT_EQ(kind, row.kind) << (kind.empty() ? "" : english(error->message));
        EXPECT_EQ(verdict.mayRun(), kind.empty() && row.seen != Seen::Nothing);
        EXPECT_EQ(verdict.emulation.blocksRun == 0, row.seen == Seen::Nothing);
        if (row.seen == Seen::Classes) {
            EXPECT_LT(verdict.emulation.blocksRun, 100U) << "a block of each kind and a few beside them";
            EXPECT_EQ(verdict.emulation.blocksTotal, 32U * 19U);
        }
    }
}

TEST_F(Guard, SaysWhatWasNotLookedFor)
{
    EXPECT_TRUE(judge(copies, small).note().empty());
    m_guard = {};
    EXPECT_NE(english(judge(copies, large).note()).find("Data races between blocks were not looked for"),
              std::string::npos);
    const std::string many = "int s = 0; for (int n = 0; n < blockIdx.x * 19 + blockIdx.y; ++n) s += clock();\n"
                             "if (inside) output[i] = s;";
    const std::string note = english(judge(many, tooLarge).note());
    EXPECT_NE(note.find("of 608 blocks"), std::string::npos) << note;
    EXPECT_NE(note.find("corner and edge blocks"), std::string::npos) << note;
    EXPECT_NE(english(judge("if (inside) output[input[i] + i / 2] = 1;", tooLarge).reason).find("line"),
              std::string::npos)
        << "which line's data decides";
}

TEST_F(Guard, RemembersWhatItSaid)
{
    const ImagePtr other = std::make_shared<const Image>(grey(500, 300));
    judge(copies, large);
    judge("if (inside) output[i] = 255 - input[i];", large);
    EXPECT_EQ(m_guard.looks(), 2U);
    judge(copies, large);
    judge(copies, large, true);
    judge(copies, large, false, other, {});
    EXPECT_EQ(m_guard.looks(), 2U) << "classes speak for every picture of the size, moving or at rest";

    const std::string byData = "if (inside) output[(input[i] * 64 + i) % pixels] = 1;";
    judge(byData, large);
    judge(byData, large);
    EXPECT_EQ(m_guard.looks(), 3U);
    judge(byData, large, false, other, {});
    EXPECT_EQ(m_guard.looks(), 4U) << "where data decides, another picture is another question";
    judge(copies, large, false, std::make_shared<const Image>(grey(499, 300)), {});
    EXPECT_EQ(m_guard.looks(), 5U) << "another size is another grid";
}

TEST_F(Guard, LooksForMoreAtRest)
{
    const std::string race = std::string(copies) + "output[0] = blockIdx.x;";
    EXPECT_TRUE(judge(race, 100e6, false).mayRun());
    EXPECT_FALSE(judge(race, 100e6, true).mayRun()) << "between blocks";
    EXPECT_FALSE(judge(race, 100e6, true).mayRun());
    EXPECT_EQ(m_guard.looks(), 2U);
}

TEST_F(Guard, KnowsAKernelThatCannotBeRepeated)
{
    EXPECT_TRUE(judge("if (inside) output[input[i] + i / 2] = 1;", large).isRepeatable);
    EXPECT_FALSE(
        judge("if (inside) { output[input[i] + i / 2] = 1; ((unsigned char*)input)[i] += 1; }", large).isRepeatable);
}

TEST_F(Guard, CanBeCancelledAndTellsHowFarItIs)
{
    std::stop_source stop;
    RunControl control;
    control.stop = stop.get_token();
    stop.request_stop();
    EXPECT_THROW(judge(copies, large, false, control), Cancelled);
    EXPECT_THROW(judge(copies, small, false, control), Cancelled);
    double last = 0;
    control = {};
    control.progress = [&last](double fraction) { last = fraction; };
    judge(copies, large, false, control);
    EXPECT_EQ(last, 1) << "and what was cancelled is not remembered";
}
