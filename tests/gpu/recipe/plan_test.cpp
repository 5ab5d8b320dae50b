#include "gpu/recipe/message.h"
#include "gpu/recipe/plan.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

using namespace tilescope;
using nlohmann::json;

namespace
{

Plan fullPlan()
{
    Plan plan;
    plan.sources = {{"a.cu", "text"}};
    plan.definitions = {"WIDTH=9"};
    plan.buffers = {{"input", 12, Buffer::Fill::Input, {}},
                    {"filter", 2, Buffer::Fill::Bytes, std::vector<std::byte>{std::byte{0x0f}, std::byte{0xf0}}}};
    plan.textures = {{0, 4, 3, PixelFormat::Grey8, Texture::Address::Mirror, Texture::Filter::Linear, true, true},
                     {.buffer = 1, .width = 1, .height = 1, .shape = Texture::Shape::Layers, .depth = 2},
                     {.buffer = 0, .width = 1, .height = 1, .channels = 4, .isSurface = true}};
    plan.constants = {{0, "filter", {std::byte{1}}}};
    plan.launches = {
        {"k",
         0,
         {2, 3, 1},
         {16, 8, 1},
         100,
         {BufferArgument{1}, TextureArgument{0}, std::int32_t(-7), std::uint32_t(7), 0.5f}},
        {.kernel = "nppiConvert_16s8u_C1R", .grid = {}, .block = {}, .arguments = {std::int32_t(3)}, .library = "npp"}};
    plan.pictureBuffer = 1;
    plan.pictureWidth = 4;
    plan.pictureHeight = 3;
    plan.display = {ColourMap::Diverging, false, -1, 1, "γ"};
    plan.sideBuffers = {1, 0};
    plan.notes = {say(gpu::phrase("A tile of %1 does not fit."), "16x16")};
    plan.geometry = {16, 8, 1, 2, true, 18, 12, 20, 3, 720};
    return plan;
}

std::string limitOf(const Plan& plan)
{
    DeviceLimits limits;
    limits.name = "the GPU";
    try {
        checkLimits(plan, limits);
    } catch (const SettingError& error) {
        return error.what();
    }
    return "fits";
}

} // namespace

TEST(Plan, comesBackFromJsonAsItWas) { EXPECT_EQ(planFromJson(json::parse(toJson(fullPlan()).dump())), fullPlan()); }

TEST(Plan, setsRowsApartAndPutsThemTogether)
{
    Buffer buffer{"rows", 24, Buffer::Fill::Input, {}};
    buffer.rowBytes = 3;
    buffer.pitchBytes = 8;
    std::vector<std::byte> rows;
    for (int i = 1; i <= 9; ++i)
        rows.push_back(static_cast<std::byte>(i));
    EXPECT_EQ(usedBytes(buffer), 9u);
    const std::vector<std::byte> held = pitchedRows(buffer, rows);
    ASSERT_EQ(held.size(), 24u);
    EXPECT_EQ(held[8], std::byte{4});
    EXPECT_EQ(held[3], std::byte{0});
    EXPECT_EQ(packedRows(buffer, held), rows);
}

TEST(Plan, saysWhichPixelAByteOfABufferIs)
{
    struct PixelRow {
        const char* what;
        HeldPicture held;
        std::size_t offset;
        std::string pixel; ///< "x,y.byte" in a picture of 6×4; empty: none
    };
    using Which = HeldPicture::Which;
    for (const PixelRow& row : {
             PixelRow{"packed", {.which = Which::Input, .bytes = 24}, 8, "2,1.0"},
             PixelRow{"RGB", {.which = Which::Result, .bytes = 72}, 20, "0,1.2"},
             PixelRow{"floats", {.which = Which::Result, .bytes = 96}, 95, "5,3.3"},
             PixelRow{"with a border", {.which = Which::Input, .border = 1, .bytes = 48}, 0, "-1,-1.0"},
             PixelRow{"behind a border", {.which = Which::Input, .border = 1, .bytes = 48}, 17, "0,1.0"},
             PixelRow{"pitched", {.which = Which::Input, .bytes = 64, .rowBytes = 6, .pitchBytes = 16}, 21, "5,1.0"},
             PixelRow{"padding", {.which = Which::Input, .bytes = 64, .rowBytes = 6, .pitchBytes = 16}, 22, ""},
             PixelRow{"beyond", {.which = Which::Input, .bytes = 24}, 24, ""},
             PixelRow{"another size", {.which = Which::Input, .bytes = 25}, 3, ""},
             PixelRow{"no picture", {.bytes = 24}, 3, ""},
         }) {
        const auto place = row.held.at(row.offset, 6, 4);
        const std::string pixel =
            place ? std::to_string(place->x) + "," + std::to_string(place->y) + "." + std::to_string(place->byte) : "";
        EXPECT_EQ(pixel, row.pixel) << row.what;
    }
    EXPECT_EQ(heldPicture(fullPlan(), 0).which, Which::Input);
    EXPECT_EQ(heldPicture(fullPlan(), 1).which, Which::Result);
}

TEST(Plan, keepsPitchAndMachineInJson)
{
    Plan plan = fullPlan();
    plan.buffers[1].inputBorder = 2;
    plan.buffers[0].rowBytes = 4;
    plan.buffers[0].pitchBytes = 6;
    plan.minimumCapability = 80;
    plan.architectureSpecific = true;
    plan.deviceOnly = Message("Only a GPU can.");
    EXPECT_EQ(planFromJson(json::parse(toJson(plan).dump())), plan);
    plan.buffers[0].pitchBytes = 5; // of 12 bytes
    EXPECT_THROW(planFromJson(toJson(plan)), SettingError);
    plan.buffers[0].pitchBytes = 6;
    plan.buffers[1].inputBorder = -1;
    EXPECT_THROW(planFromJson(toJson(plan)), SettingError);
}

TEST(Plan, refusesIndicesThatPointNowhere)
{
    for (const char* pointer : {"/picture_buffer", "/main_launch", "/side_buffers/0", "/textures/0/buffer",
                                "/constants/0/source", "/launches/0/source", "/launches/0/arguments/0/buffer"}) {
        json document = toJson(fullPlan());
        document[json::json_pointer(pointer)] = 9;
        EXPECT_THROW(planFromJson(document), SettingError) << pointer;
    }
}

TEST(Plan, aLibrarysLaunchNeedsNoSourceAndNoLimits)
{
    Plan plan = fullPlan();
    plan.launches[1].source = 9;
    plan.launches[1].grid = {0, 0, 0};
    EXPECT_EQ(planFromJson(toJson(plan)), plan);
    EXPECT_EQ(limitOf(plan), "fits");
    EXPECT_TRUE(callsLibrary(plan));
    EXPECT_FALSE(callsLibrary(Plan{}));
    json document = toJson(plan);
    document["launches"][1]["library"] = "opencv";
    EXPECT_THAT([&] { planFromJson(document); },
                testing::ThrowsMessage<SettingError>(testing::HasSubstr("must be npp, cublas, cufft or nccl")));
}

TEST(Plan, keepsWhatSeveralGpusShareAndWhatIsRepeated)
{
    Plan plan = fullPlan();
    plan.repetition = {0, 1, 7};
    plan.shares = {0, {std::vector<std::byte>{std::byte{1}}, std::vector<std::byte>{std::byte{2}, std::byte{3}}}};
    EXPECT_EQ(plan.shares.gpus(), 2U);
    EXPECT_EQ(Plan().shares.gpus(), 1U);
    const json document = toJson(plan);
    EXPECT_EQ(planFromJson(document), plan);
    for (const auto& [place, value] : {std::pair("/repetition/end", 99),
                                       {"/repetition/times", 0},
                                       {"/repetition/first", 5},
                                       {"/shares/buffer", 99}}) {
        json damaged = document;
        damaged[json::json_pointer(place)] = value;
        EXPECT_THROW(planFromJson(damaged), SettingError) << place;
    }
}

TEST(Plan, namesLibrariesAsPeopleDo)
{
    EXPECT_EQ(libraryTitle("npp"), "NPP");
    EXPECT_EQ(libraryTitle("cublas"), "cuBLAS");
    EXPECT_EQ(libraryTitle("cufft"), "cuFFT");
    EXPECT_FALSE(isLibrary(""));
    EXPECT_THAT(english(libraryDeviceOnly("cufft")), testing::HasSubstr("cuFFT"));
}

TEST(Plan, saysWhichLimitItBreaks)
{
    EXPECT_EQ(limitOf(fullPlan()), "fits");
    Plan plan = fullPlan();
    plan.launches[0].block = {33, 32, 1};
    EXPECT_EQ(limitOf(plan),
              "A block of 33x32 has 1056 threads; the maximum is 1024. The nearest valid block is 32x32.");
    plan = fullPlan();
    plan.launches[0].dynamicSharedBytes = 200 * 1024 + 512;
    EXPECT_EQ(
        limitOf(plan),
        "A block would need 200.5 KB of shared memory, but the GPU allows only 99 KB. Use a smaller block or filter.");
    plan = fullPlan();
    plan.launches[0].grid.y = 65'536;
    EXPECT_THAT(limitOf(plan), testing::HasSubstr("A grid of 2x65536 blocks is outside CUDA's limits"));
    plan.launches[0].grid = {1, 1, 70'000};
    EXPECT_THAT(limitOf(plan), testing::AllOf(testing::HasSubstr("A grid of 1x1x70000 blocks"),
                                              testing::HasSubstr("at most 2147483647x65535x65535 blocks")));
    plan = fullPlan();
    plan.textures[0].width = 131'073;
    EXPECT_THAT(limitOf(plan), testing::AllOf(testing::HasSubstr("131073x"), testing::HasSubstr("131072x65536"),
                                              testing::HasSubstr("without textures")));
    plan = fullPlan();
    plan.constants[0].content.resize(65'537);
    EXPECT_NE(limitOf(plan), "fits");
}

TEST(Plan, saysWhichBlocksOfThreeDimensionsBreakALimit)
{
    using testing::HasSubstr;
    const auto limit = [](const Dim3& block) {
        Plan plan = fullPlan();
        plan.launches[0].block = block;
        return limitOf(plan);
    };
    for (const Dim3& block : {Dim3{1, 1, 64}, Dim3{16, 1, 64}, Dim3{8, 8, 16}, Dim3{1024, 1, 1}, Dim3{1, 1024, 1}})
        EXPECT_EQ(limit(block), "fits");
    for (const Dim3& block : {Dim3{1, 1, 65}, Dim3{1, 1, 1024}, Dim3{4, 4, 65}, Dim3{1, 1, 5000}})
        EXPECT_THAT(limit(block),
                    HasSubstr("has a dimension that is too large: the GPU allows at most 1024x1024x64 threads"))
            << block.z;
    EXPECT_EQ(limit({32, 32, 2}), "A block of 32x32x2 has 2048 threads; the maximum is 1024.");
    EXPECT_THAT(limit({16, 8, 0}), HasSubstr("A block of 16x8x0 has no threads"));
    EXPECT_THAT(limit({0, 8, 1}), HasSubstr("A block of 0x8 has no threads"));
}

TEST(Plan, filtersOnlyTexelsThatAreReadAsFloats)
{
    Plan plan = fullPlan();
    plan.textures[0].normalisedRead = false;
    EXPECT_THAT(limitOf(plan), testing::HasSubstr("linear filtering needs texels that are read as floats"));
    plan.textures[0].filter = Texture::Filter::Point;
    EXPECT_EQ(limitOf(plan), "fits");
    plan.textures[0].filter = Texture::Filter::Linear;
    plan.textures[0].format = PixelFormat::Float32;
    EXPECT_EQ(limitOf(plan), "fits");
}
