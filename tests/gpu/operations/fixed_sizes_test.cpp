#include "gpu/operations/plan_parts.h"

#include "gpu/operations/registry.h"
#include "tests/gpu/operations/noise.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace tilescope
{
namespace
{

Plan planOf(const std::string& text)
{
    Plan plan;
    plan.sources = {{"a.cu", text}};
    plan.pictureWidth = 640;
    plan.pictureHeight = 480;
    plan.launches = {{"k", 0, {2, 2, 1}, {16, 8, 1}, 0, {BufferArgument{0}, 640, 480, 9}}};
    return plan;
}

const std::string head = "extern \"C\" __global__ void k(const int* in, int width, int height,\n    int window)\n{";

TEST(FixedSizes, stand_behind_the_opening_brace_and_leave_lines_where_they_are)
{
    Plan plan = planOf(head + "\n    f();\n}\n");
    fixSizes(plan);
    EXPECT_EQ(plan.sources[0].text, head +
                                        " const struct { unsigned int x, y, z; } blockDim = {16, 8, 1}; (void)blockDim;"
                                        " __builtin_assume(window == 9);\n    f();\n}\n");
}

TEST(FixedSizes, are_told_only_where_all_launches_agree)
{
    Plan plan = planOf(head + "}");
    plan.launches.push_back(plan.launches[0]);
    plan.launches[1].arguments[3] = 11;
    fixSizes(plan);
    EXPECT_THAT(plan.sources[0].text, testing::Not(testing::HasSubstr("assume")));
    EXPECT_THAT(plan.sources[0].text, testing::HasSubstr("blockDim = {16, 8, 1}"));
}

TEST(FixedSizes, leave_a_text_alone_that_has_no_such_kernel)
{
    for (const char* text :
         {"", "__global__ void other(int a) {}", "__global__ void k(int a);", "__global__ void k(int a"}) {
        Plan plan = planOf(text);
        fixSizes(plan);
        EXPECT_EQ(plan.sources[0].text, text);
    }
}

/// A picture's sides are not compiled in: another picture needs no recompilation.
TEST(FixedSizes, do_not_depend_on_the_picture)
{
    const Registry registry;
    Recipe recipe;
    recipe.operation = "adaptive_threshold";
    recipe.strategy = "shared";
    recipe.compileTimeSizes = true;
    recipe = registry.completed(recipe);
    const Image small = noiseImage(65, 49, PixelFormat::Grey8), large = noiseImage(515, 509, PixelFormat::Grey8);
    const Plan plan = registry.plan(recipe, small);
    EXPECT_EQ(plan.sources, registry.plan(recipe, large).sources);
    EXPECT_THAT(plan.sources[0].text, testing::HasSubstr("__builtin_assume(window == 15)"));
    EXPECT_EQ(
        std::ranges::count(plan.sources[0].text, '\n'),
        std::ranges::count(registry.strategy(registry.operation("adaptive_threshold"), "shared").source.text, '\n'));
}

} // namespace
} // namespace tilescope
