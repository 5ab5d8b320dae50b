#include "gpu/emulator/observe/reuse/reuse_map.h"
#include "gpu/image/sample.h"
#include "gpu/run/compile_check.h"
#include "tests/fakes/sobel_text.h"
#include "tests/gpu/run/emulator_only.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>

// How often each pixel is read, compared with closed forms.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

Runner& runner()
{
    static Runner made(emulatorOnly());
    return made;
}

struct Case {
    std::string operation, strategy;
    BlockSize block{16, 16};
    int width = 67, height = 45;
    int filter = 3; ///< width of a blur's filter
    std::string border = "replicate";
    std::optional<std::string> source = {};
};

ReuseMap reuseOf(const Case& c)
{
    RunRequest request;
    request.recipe.operation = c.operation;
    request.recipe.strategy = c.strategy;
    request.recipe.block = c.block;
    request.recipe.parameters["border"] = c.border;
    request.recipe.source = c.source;
    if (c.operation == "blur")
        request.recipe.parameters["width"] = std::int64_t{c.filter};
    request.image = std::make_shared<const Image>(makeSample("board", c.width, c.height));
    return runner().reuse(request, {});
}

int clamped(int i, int n) { return std::clamp(i, 0, n - 1); }

/// On one axis: how many of the places first … end − 1 are read from place i, with clamping or with a black border.
int readsOf(int i, int first, int end, int n, bool isBlack)
{
    int reads = 0;
    for (int place = first; place < end; ++place)
        reads += isBlack ? place == i : clamped(place, n) == i;
    return reads;
}

/// Every thread reads its whole window.
int directReads(int i, int n, int radius, bool isBlack)
{
    int reads = 0;
    for (int at = 0; at < n; ++at)
        reads += readsOf(i, at - radius, at + radius + 1, n, isBlack);
    return reads;
}

/// Every block reads its tile once; the last tile may extend beyond the picture, or end with its border.
int tileReads(int i, int n, int block, int radius, bool isBlack, bool endsWithPicture)
{
    int reads = 0;
    for (int first = 0; first < n; first += block) {
        const int end = first + block + radius;
        reads += readsOf(i, first - radius, endsWithPicture ? std::min(end, n + radius) : end, n, isBlack);
    }
    return reads;
}

void expectReads(const ReuseCounts& counts, int width, int height, const std::function<int(int, int)>& expected)
{
    ASSERT_TRUE(counts.reads);
    ASSERT_EQ(counts.reads->width(), width);
    ASSERT_EQ(counts.reads->height(), height);
    double sum = 0, most = 0, least = 1e9;
    int told = 0;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const double reads = static_cast<double>(counts.reads->row<float>(y)[x]);
            sum += reads;
            most = std::max(most, reads);
            least = std::min(least, reads);
            if (reads != expected(x, y) && ++told < 5)
                ADD_FAILURE() << "pixel (" << x << ", " << y << ") is read " << reads << " times in place of "
                              << expected(x, y);
        }
    EXPECT_NEAR(counts.mean, sum / (width * height), 1e-6);
    EXPECT_EQ(counts.most, most);
    EXPECT_EQ(counts.least, least);
}

const Case direct[] = {{"sobel", "global", {16, 16}},
                       {"sobel", "global", {32, 8}, 128, 96},
                       {"sobel", "constant", {10, 7}},
                       {"sobel", "texture", {16, 16}},
                       {"sobel", "global", {16, 16}, 67, 45, 3, "zero"},
                       {"sobel", "texture", {16, 16}, 67, 45, 3, "zero"},
                       {"blur", "global", {16, 8}, 61, 37, 5},
                       {"blur", "constant", {8, 8}, 61, 37, 7},
                       {"blur", "texture", {16, 16}, 40, 30, 3}};

const Case tiled[] = {{"sobel", "shared", {16, 16}},           {"sobel", "shared", {32, 8}, 128, 96},
                      {"sobel", "shared", {8, 8}, 515, 64},    {"sobel", "shared", {16, 16}, 67, 45, 3, "zero"},
                      {"blur", "shared", {16, 16}, 61, 37, 5}, {"blur", "shared_constant", {8, 16}, 64, 64, 9}};

/// clang keeps a texture fetch whose value is multiplied by 0; NVRTC removes it.
bool isByClang(const Case& c)
{
    Recipe recipe;
    recipe.operation = c.operation;
    recipe.strategy = c.strategy;
    const auto image = std::make_shared<const Image>(makeSample("board", 8, 8));
    return runner().compileOnly(recipe, image, {}).compiler.starts_with("clang");
}

/// Sobel's masks are 0 in the middle. If they are compile-time constants, the pixel there is not read.
int unreadMiddle(const Case& c)
{
    if (c.operation != "sobel" || c.strategy == "constant" || (c.strategy == "texture" && isByClang(c)))
        return 0;
    return 1;
}

int radiusOf(const Case& c) { return c.operation == "sobel" ? 1 : c.filter / 2; }

} // namespace

TEST(Reuse, withoutATileEveryThreadReadsItsWindow)
{
    for (const Case& c : direct) {
        SCOPED_TRACE(c.operation + " " + c.strategy + " " + c.border + " " + toText(c.block));
        const ReuseMap map = reuseOf(c);
        const bool isBlack = c.border == "zero";
        const int unread = unreadMiddle(c);
        expectReads(map.global, c.width, c.height, [&](int x, int y) {
            return directReads(x, c.width, radiusOf(c), isBlack) * directReads(y, c.height, radiusOf(c), isBlack) -
                   unread;
        });
        EXPECT_FALSE(map.shared.reads);
        EXPECT_EQ(map.fetchesTextures, c.strategy == "texture");
        EXPECT_EQ(map.byClasses, c.strategy != "texture");
        EXPECT_TRUE(map.note.empty());
    }
}

TEST(Reuse, aTileIsReadOnceFromGlobalMemoryAndItsWindowsFromShared)
{
    for (const Case& c : tiled) {
        SCOPED_TRACE(c.operation + " " + c.strategy + " " + c.border + " " + toText(c.block));
        const ReuseMap map = reuseOf(c);
        const int r = radiusOf(c);
        const bool isBlack = c.border == "zero";
        expectReads(map.global, c.width, c.height, [&](int x, int y) {
            const bool ends = c.operation == "sobel";
            return tileReads(x, c.width, c.block.width, r, isBlack, ends) *
                   tileReads(y, c.height, c.block.height, r, isBlack, ends);
        });
        expectReads(map.shared, c.width, c.height, [&](int x, int y) {
            return directReads(x, c.width, r, isBlack) * directReads(y, c.height, r, isBlack) - unreadMiddle(c);
        });
        EXPECT_TRUE(map.note.empty());
    }
}

/// Sobel's block_copy reads a copy with its border added: reads of the copy are reads of the pixel that was copied.
TEST(Reuse, aCopyIsFollowedToThePixelsThatWereCopied)
{
    const Case c{"sobel", "block_copy", {16, 16}};
    const ReuseMap map = reuseOf(c);
    EXPECT_FALSE(map.byClasses);
    EXPECT_TRUE(map.note.empty());
    const auto copied = [](int i, int n) { return readsOf(i, -1, n + 1, n, false); };
    expectReads(map.global, c.width, c.height, [&](int x, int y) {
        return copied(x, c.width) * copied(y, c.height) +
               tileReads(x, c.width, 16, 1, false, true) * tileReads(y, c.height, 16, 1, false, true);
    });
    expectReads(map.shared, c.width, c.height, [&](int x, int y) {
        return directReads(x, c.width, 1, false) * directReads(y, c.height, 1, false) - 1;
    });
}

TEST(Reuse, aPictureOfComputedNumbersSaysWhatIsNotCounted)
{
    RunRequest request;
    request.recipe.operation = "covariance";
    request.recipe.strategy = "global";
    request.image = std::make_shared<const Image>(makeSample("board", 64, 64));
    const ReuseMap map = runner().reuse(request, {});
    EXPECT_NE(english(map.note).find("computed from the image"), std::string::npos);
}

/// Kernels that depend on data have no classes: every block is run, with the same result if the data do not matter.
TEST(Reuse, classesGiveWhatEveryBlockGives)
{
    const std::string window = "    if (x >= width || y >= height) return;\n    int sum = 0;\n"
                               "    for (int dy = -1; dy <= 1; ++dy) for (int dx = -1; dx <= 1; ++dx)\n"
                               "        sum += input[min(max(y + dy, 0), height - 1) * width + min(max(x + dx, 0), "
                               "width - 1)];\n    output[y * width + x] = sum;\n";
    const std::string onData = "    if (input[0] == 255) return;\n"; // the board has no such pixel
    for (const BlockSize block : {BlockSize{16, 16}, BlockSize{32, 4}, BlockSize{7, 5}}) {
        const ReuseMap classes = reuseOf({"sobel", "global", block, 71, 53, 3, "replicate", sobelText(window)});
        EXPECT_TRUE(classes.byClasses);
        EXPECT_LT(classes.blocksRun, 60U);
        expectReads(classes.global, 71, 53,
                    [](int x, int y) { return directReads(x, 71, 1, false) * directReads(y, 53, 1, false); });
        const ReuseMap dependent =
            reuseOf({"sobel", "global", block, 71, 53, 3, "replicate", sobelText(onData + window)});
        EXPECT_FALSE(dependent.byClasses);
        const int blocks = (71 + block.width - 1) / block.width * ((53 + block.height - 1) / block.height);
        EXPECT_EQ(dependent.blocksRun, static_cast<std::uint64_t>(blocks));
        expectReads(dependent.global, 71, 53, [&](int x, int y) {
            return directReads(x, 71, 1, false) * directReads(y, 53, 1, false) +
                   (x == 0 && y == 0 ? blocks * block.threads() : 0);
        });
    }
}

/// A pixel that every block reads does not move with the blocks.
TEST(Reuse, aReadThatDoesNotMoveIsCountedWhereItIs)
{
    const ReuseMap map = reuseOf({"sobel",
                                  "global",
                                  {16, 16},
                                  64,
                                  48,
                                  3,
                                  "replicate",
                                  sobelText("    output[y * width + x] = input[y * width + x] + input[5];\n")});
    EXPECT_TRUE(map.byClasses);
    expectReads(map.global, 64, 48, [](int x, int y) { return x == 5 && y == 0 ? 1 + 64 * 48 : 1; });
}

/// A tile of floats: an element of any width is one read of its pixel.
TEST(Reuse, anElementOfAnotherWidthCountsOnce)
{
    const ReuseMap map =
        reuseOf({"sobel",
                 "global",
                 {16, 16},
                 64,
                 48,
                 3,
                 "replicate",
                 sobelText("    __shared__ float tile[256];\n    int i = threadIdx.y * 16 + threadIdx.x;\n"
                           "    tile[i] = input[y * width + x];\n    __syncthreads();\n"
                           "    output[y * width + x] = tile[i] + tile[i ^ 1];\n")});
    expectReads(map.global, 64, 48, [](int, int) { return 1; });
    expectReads(map.shared, 64, 48, [](int, int) { return 2; });
}

TEST(Reuse, tellsWhyThereIsNothingToCount)
{
    RunRequest request;
    request.recipe.operation = "sobel";
    EXPECT_THROW(runner().reuse(request, {}), SettingError);
    try {
        reuseOf({"sobel",
                 "global",
                 {16, 16},
                 64,
                 48,
                 3,
                 "replicate",
                 sobelText("    if (input[0] != 300) output[-1000000] = input[1 << 30];\n")});
        ADD_FAILURE() << "a fault was not told";
    } catch (const std::runtime_error& error) {
        EXPECT_NE(std::string(error.what()).find("input"), std::string::npos) << error.what();
    }
}

TEST(Reuse, canBeCancelled)
{
    std::stop_source stop;
    stop.request_stop();
    RunRequest request;
    request.recipe.operation = "sobel";
    request.recipe.strategy = "texture";
    request.image = std::make_shared<const Image>(makeSample("board", 256, 256));
    RunControl control;
    control.stop = stop.get_token();
    EXPECT_THROW(runner().reuse(request, control), Cancelled);
}
