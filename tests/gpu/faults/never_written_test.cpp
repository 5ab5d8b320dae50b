#include "gpu/compile/toolchain.h"
#include "gpu/emulator/emulator.h"

#include <gtest/gtest.h>

// Values of the picture that no thread stores.

namespace tilescope
{
namespace
{

const std::string text = R"(// Stores the pixels of a picture from row `top` to above row `bottom`.
extern "C" __global__ void k(unsigned char* out, int pitch, int width, int top, int bottom)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = top + blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < bottom)
        out[y * pitch + x] = 0xCD;
}
extern "C" __global__ void inside(unsigned char* out, int pitch, int width, int top, int bottom)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= 1 && x < width && y >= top && y < bottom)
        out[y * pitch + x] = 1;
}
extern "C" __global__ void every(unsigned char* out, int pitch, int width, int step, int rowStep)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x * step < width && y * rowStep < 6)
        out[y * rowStep * pitch + x * step] = 1;
}
extern "C" __global__ void checked(unsigned char* out, int pitch, int width, int top, int bottom)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < bottom && (x * 7 + y * 3) % 11 < 4)
        out[y * pitch + x] = 1;
}
extern "C" __global__ void flat(unsigned char* out, int pitch, int width, int top, int bottom)
{
    int i = (blockIdx.y * blockDim.y + threadIdx.y) * gridDim.x * blockDim.x + blockIdx.x * blockDim.x + threadIdx.x;
    if (i < width)
        out[i] = 1;
}
extern "C" __global__ void words(float* out, int pitch, int width, int top, int bottom)
{
    int x = 4 * (blockIdx.x * blockDim.x + threadIdx.x), y = top + blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < bottom)
        *(float4*)&out[y * pitch + x] = make_float4(1, 2, 3, 4);
}
extern "C" __global__ void add(float* out, int pitch, int width, int top, int bottom)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = top + blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < bottom)
        atomicAdd(&out[y * pitch + x], 1.0f);
}
)";

/// A launch of a kernel over these values.
struct Area {
    std::string kernel;
    int width, top, bottom;
};

class NeverWritten : public testing::Test
{
protected:
    static constexpr int pitch = 32;

    NeverWritten() : m_toolchain(ToolchainOptions::fromEnvironment()) { m_plan.sources = {{"k.cu", text}}; }

    /// A picture of `width` values a row, in rows of 32.
    void picture(int width, int height, PixelFormat format)
    {
        const std::size_t value = format == PixelFormat::Float32 ? 4 : 1;
        m_plan.pictureWidth = width / channelCount(format);
        m_plan.pictureHeight = height;
        m_plan.pictureFormat = format;
        m_plan.buffers = {{.name = "output",
                           .bytes = value * pitch * static_cast<std::size_t>(height),
                           .content = {},
                           .rowBytes = value * static_cast<std::size_t>(width),
                           .pitchBytes = value * pitch}};
    }

    std::vector<Finding> findings(const std::vector<Area>& areas, const Observation& observation = {.hazards = true})
    {
        m_plan.launches.clear();
        for (const Area& area : areas) {
            Launch launch;
            launch.kernel = area.kernel;
            launch.grid = {4, 8};
            launch.block = {8, 4};
            launch.arguments = {BufferArgument{0}, pitch, area.width, area.top, area.bottom};
            m_plan.launches.push_back(launch);
        }
        const CompiledModule module = m_toolchain.compile(CompilerChoice::Auto, {m_plan.sources[0], {}, 75, false}, {});
        return Emulator({.threads = 3}).run(m_plan, std::span(&module, 1), Image(), observation, {}).findings;
    }

    std::string message(const std::vector<Area>& areas)
    {
        const std::vector<Finding> found = findings(areas);
        const std::string message = found.size() == 1 ? english(found[0].message) : "";
        return message.substr(0, message.find(" (column"));
    }

    Plan m_plan;
    Toolchain m_toolchain;
};

TEST_F(NeverWritten, IsNothingIfEveryPixelIsStoredWhateverItsValue)
{
    picture(20, 6, PixelFormat::Grey8);
    EXPECT_TRUE(findings({{"k", 20, 0, 6}}).empty());
    EXPECT_TRUE(findings({{"k", 20, 3, 6}, {"k", 32, 0, 3}}).empty()) << "two launches";
    picture(20, 6, PixelFormat::Float32);
    EXPECT_TRUE(findings({{"words", 20, 0, 6}}).empty());
    EXPECT_TRUE(findings({{"add", 20, 0, 6}}).empty());
}

TEST_F(NeverWritten, NamesThePartAndTheFirstPixel)
{
    picture(20, 6, PixelFormat::Grey8);
    EXPECT_EQ(message({{"k", 16, 0, 6}}),
              "20 % of the output was not stored by any thread. The first such element is at (16, 0)");
    EXPECT_EQ(message({{"k", 20, 0, 5}, {"k", 19, 5, 6}}),
              "0.83 % of the output was not stored by any thread. The first such element is at (19, 5)");
    EXPECT_EQ(message({{"k", 20, 6, 6}}),
              "100 % of the output was not stored by any thread. The first such element is at (0, 0)");
    EXPECT_EQ(message({{"k", 1, 0, 1}}),
              "More than 99 % of the output was not stored by any thread. The first such element is at (1, 0)");
    picture(30, 10, PixelFormat::Rgb8);
    EXPECT_EQ(message({{"k", 29, 0, 10}}),
              "3.3 % of the output was not stored by any thread. The first such element is at (9, 0)");
    picture(32, 4, PixelFormat::Float32);
    EXPECT_EQ(message({{"words", 12, 0, 4}}),
              "62 % of the output was not stored by any thread. The first such element is at (12, 0)");
}

TEST_F(NeverWritten, HasACureThatFitsWhatIsMissing)
{
    const struct {
        const char* why;
        PixelFormat format;
        int width, height;
        Area area;
        const char* cure; ///< a part of it
    } rows[] = {
        {"a rest at the right", PixelFormat::Grey8, 20, 6, {"k", 16, 0, 6}, "the grid is rounded up"},
        {"a rest at the bottom", PixelFormat::Grey8, 20, 6, {"k", 20, 0, 5}, "the grid is rounded up"},
        {"a rest of pixels", PixelFormat::Rgb8, 30, 6, {"k", 27, 0, 6}, "the grid is rounded up"},
        {"nothing", PixelFormat::Grey8, 20, 6, {"k", 20, 6, 6}, "No thread stores to the output at all"},
        {"more than a block", PixelFormat::Grey8, 20, 6, {"k", 3, 0, 2}, "Only columns 0 to 2 and rows 0 to 1 are"},
        {"the rim", PixelFormat::Grey8, 20, 6, {"inside", 19, 1, 5}, "Only columns 1 to 18 and rows 1 to 4 are"},
        {"channels", PixelFormat::Rgb8, 30, 6, {"every", 30, 3, 1}, "Only 1 of the 3 channels of each pixel"},
        {"every second", PixelFormat::Grey8, 20, 6, {"every", 20, 2, 1}, "Only 1 of every 2 neighbouring values"},
        {"every third", PixelFormat::Grey8, 21, 6, {"every", 21, 3, 1}, "Only 1 of every 3 neighbouring values"},
        {"every second row", PixelFormat::Grey8, 20, 6, {"every", 20, 1, 2}, "Only 1 of every 2 rows are stored"},
        {"scattered", PixelFormat::Grey8, 20, 6, {"checked", 20, 0, 6}, "The missing elements are scattered"},
    };
    for (const auto& row : rows) {
        SCOPED_TRACE(row.why);
        picture(row.width, row.height, row.format);
        const std::vector<Finding> found = findings({row.area});
        ASSERT_EQ(found.size(), 1u);
        EXPECT_NE(english(found[0].cure).find(row.cure), std::string::npos) << english(found[0].cure);
    }
    picture(30, 6, PixelFormat::Rgb8);
    m_plan.buffers[0].bytes = 30 * 6;
    m_plan.buffers[0].rowBytes = m_plan.buffers[0].pitchBytes = 0; // without padding
    const std::vector<Finding> found = findings({{"flat", 10 * 6, 0, 0}});
    ASSERT_EQ(found.size(), 1u);
    EXPECT_NE(english(found[0].cure).find("The output has 3 values per pixel"), std::string::npos);
}

TEST_F(NeverWritten, StandsAtTheKernelThatStoredLast)
{
    picture(20, 6, PixelFormat::Float32);
    const std::vector<Finding> found = findings({{"words", 20, 0, 2}, {"add", 20, 2, 4}, {"words", 0, 0, 6}});
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].kind, FindingKind::NeverWritten);
    EXPECT_EQ(found[0].severity, Severity::Warning);
    EXPECT_EQ(found[0].source, "k.cu");
    EXPECT_EQ(found[0].line, 38);
    EXPECT_FALSE(found[0].endsRun);
}

TEST_F(NeverWritten, OfFloatsIsFoundWithoutAnObserver)
{
    picture(32, 4, PixelFormat::Float32);
    EXPECT_EQ(findings({{"words", 12, 0, 4}}, {}), findings({{"words", 12, 0, 4}}));
    EXPECT_EQ(findings({{"words", 12, 0, 4}}, {}).size(), 1u);
    EXPECT_TRUE(findings({{"words", 32, 0, 4}}, {}).empty());
}

TEST_F(NeverWritten, OfBytesIsNotSoughtWithoutAnObserverNorWhereTheHostGivesThem)
{
    picture(20, 6, PixelFormat::Grey8);
    EXPECT_TRUE(findings({{"k", 16, 0, 6}}, {}).empty());
    m_plan.buffers[0].fill = Buffer::Fill::Zero;
    EXPECT_TRUE(findings({{"k", 16, 0, 6}}).empty());
}

} // namespace
} // namespace tilescope
