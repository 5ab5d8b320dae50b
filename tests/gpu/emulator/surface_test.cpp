#include "kernel_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

// Surfaces: suld and sust access the buffer that the surface is made over; x is in bytes.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

constexpr u32 word = sizeof(u32);

/// Over a buffer of `bytes` counted bytes, which is the picture too; the surface's object is %rd1, %tid is the thread's
/// index and %r1 four times it.
KernelRun surfaceRun(const Texture& surface, std::size_t bytes, unsigned threads, const std::string& body)
{
    KernelRun run(kernelOf(2, "mov.u64 %rd1, 1;\nshl.b32 %r1, %tid, 2;\n" + body), "k");
    std::vector<std::uint8_t> content(bytes);
    std::iota(content.begin(), content.end(), std::uint8_t{0});
    run.block(threads).input("surface", content).output("values", 4 * threads * word);
    run.plan.pictureBuffer = 0;
    run.plan.textures = {surface};
    run.plan.textures[0].isSurface = true;
    return run;
}

std::vector<std::uint8_t> bytesAfter(const KernelRun& run)
{
    const EmulatorResult result = run.run();
    EXPECT_EQ(failure(result), "");
    return valuesOf<std::uint8_t>(result.picture);
}

u32 wordAt(u32 byte) { return byte | (byte + 1) << 8 | (byte + 2) << 16 | (byte + 3) << 24; }

/// What suld gives to each thread.
Words loaded(const Texture& surface, unsigned threads, const std::string& body)
{
    KernelRun run = surfaceRun(surface, 64, threads,
                               body + "mul.wide.u32 %rd2, %tid, 4;\nadd.u64 %rd2, %in1, %rd2;\n"
                                      "st.global.u32 [%rd2], %r5;\n");
    run.plan.pictureBuffer = 1;
    Words words = runBoth(run);
    words.resize(threads);
    return words;
}

const Texture plane{.width = 4, .height = 4, .format = PixelFormat::Float32}; // 4 rows of 16 bytes

TEST(Surfaces, StoresChangeTheBuffer)
{
    // Thread t stores 0xAABBCCt at column t of row 2.
    const auto bytes = bytesAfter(
        surfaceRun(plane, 64, 4,
                   "or.b32 %r2, %tid, 0xAABBCC00;\nmov.u32 %r3, 2;\nsust.b.2d.b32.trap [%rd1, {%r1, %r3}], {%r2};\n"));
    for (std::size_t i = 0; i < 64; ++i) {
        const std::uint8_t stored[4] = {static_cast<std::uint8_t>((i - 32) / 4), 0xCC, 0xBB, 0xAA};
        EXPECT_EQ(bytes.at(i), i >= 32 && i < 48 ? stored[i % 4] : i) << i;
    }
}

TEST(Surfaces, EveryShapeAndWidth)
{
    EXPECT_EQ(loaded(plane, 4, "mov.u32 %r3, 3;\nsuld.b.2d.b32.trap %r5, [%rd1, {%r1, %r3}];\n"),
              (Words{wordAt(48), wordAt(52), wordAt(56), wordAt(60)}));
    EXPECT_EQ(loaded(plane, 2, "suld.b.1d.b32.trap {%r5}, [%rd1, {%r1}];\n"), (Words{wordAt(0), wordAt(4)}));
    // 2 planes of 2 rows of 16 bytes: plane 1, row 1 begins at byte 48.
    const Texture volume{
        .width = 4, .height = 2, .format = PixelFormat::Float32, .shape = Texture::Shape::Volume, .depth = 2};
    EXPECT_EQ(loaded(volume, 2, "mov.u32 %r3, 1;\nsuld.b.3d.b32.trap %r5, [%rd1, {%r1, %r3, %r3, %r3}];\n"),
              (Words{wordAt(48), wordAt(52)}));
    Texture layers = volume;
    layers.shape = Texture::Shape::Layers;
    EXPECT_EQ(
        loaded(layers, 2, "mov.u32 %r3, 1;\nmov.u32 %r4, 0;\nsuld.b.a2d.b32.trap %r5, [%rd1, {%r3, %r1, %r4, %r4}];\n"),
        (Words{wordAt(32), wordAt(36)}));
    layers = {.width = 4, .height = 1, .format = PixelFormat::Float32, .shape = Texture::Shape::Layers, .depth = 4};
    EXPECT_EQ(loaded(layers, 2, "mov.u32 %r3, 2;\nsuld.b.a1d.b32.trap %r5, [%rd1, {%r3, %r1}];\n"),
              (Words{wordAt(32), wordAt(36)}));
    const std::string sum = "cvt.u32.u16 %r5, %h1;\ncvt.u32.u16 %r6, %h2;\nmad.lo.u32 %r5, %r6, 1000, %r5;\n";
    EXPECT_EQ(
        loaded(plane, 2, "mov.u32 %r3, 1;\nsuld.b.2d.v4.b8.trap {%h3, %h1, %h4, %h2}, [%rd1, {%r1, %r3}];\n" + sum),
        (Words{17 + 19 * 1000, 21 + 23 * 1000}));
    EXPECT_EQ(loaded(plane, 1, "mov.u32 %r3, 1;\nsuld.b.2d.v2.b16.trap {%h1, %h2}, [%rd1, {%r1, %r3}];\n" + sum),
              (Words{0x1110 + 0x1312 * 1000}));
    EXPECT_EQ(loaded(plane, 1,
                     "mov.u32 %r3, 1;\nsuld.b.2d.v2.b64.trap {%rd4, %rd5}, [%rd1, {%r1, %r3}];\n"
                     "cvt.u32.u64 %r5, %rd5;\n"),
              Words{wordAt(24)});

    const auto bytes =
        bytesAfter(surfaceRun(volume, 64, 2,
                              "cvt.u16.u32 %h1, %tid;\nmov.u16 %h2, 200;\nmov.u32 %r3, 1;\nmov.u32 %r4, 0;\n"
                              "sust.b.3d.v2.b8.trap [%rd1, {%r1, %r4, %r3, %r3}], {%h2, %h1};\n"));
    for (std::size_t i = 0; i < 64; ++i)
        EXPECT_EQ(bytes.at(i), i == 32 || i == 36 ? 200 : i == 33 ? 0 : i == 37 ? 1 : i) << i;
}

TEST(Surfaces, BeyondTheSurfaceIsAFaultWithTrap)
{
    const Finding column = onlyFinding(
        surfaceRun(plane, 64, 5, "mov.u32 %r3, 1;\nsust.b.2d.b32.trap [%rd1, {%r1, %r3}], {%tid};\n").run());
    EXPECT_EQ(column.kind, FindingKind::OutOfBounds);
    EXPECT_EQ(column.line, 7);
    EXPECT_EQ(english(column.message),
              "Thread (4, 0) of block (0, 0) accesses 4 bytes at byte 16 of row 1, but the surface has 4 "
              "rows of 16 bytes.");
    const Texture volume{.width = 4, .height = 2, .shape = Texture::Shape::Volume, .depth = 2};
    const Finding plane3 = onlyFinding(
        surfaceRun(volume, 64, 1, "mov.u32 %r3, -1;\nsust.b.3d.b8.trap [%rd1, {%r1, %r1, %r3, %r3}], {%h1};\n").run());
    EXPECT_THAT(english(plane3.message),
                testing::HasSubstr("at byte 0 of row 0 of plane -1, but the surface has 2 planes of 2 rows "
                                   "of 4 bytes"));
    const Finding wide = onlyFinding(
        surfaceRun(volume, 64, 1, "sust.b.3d.v2.b64.clamp [%rd1, {%r1, %r1, %r1, %r1}], {%rd1, %rd1};\n").run());
    EXPECT_EQ(wide.kind, FindingKind::OutOfBounds); // wider than a row: there is no nearest place
}

TEST(Surfaces, ClampMovesToTheNearestPlace)
{
    EXPECT_EQ(loaded(plane, 6, "sub.s32 %r2, %r1, 4;\nmov.u32 %r3, 9;\nsuld.b.2d.b32.clamp %r5, [%rd1, {%r2, %r3}];\n"),
              (Words{wordAt(48), wordAt(48), wordAt(52), wordAt(56), wordAt(60), wordAt(60)}));
}

TEST(Surfaces, ZeroLoadsZerosAndDropsStores)
{
    const std::string shifted = "sub.s32 %r2, %r1, 4;\nmov.u32 %r3, 1;\nmov.u32 %r5, 77;\n";
    EXPECT_EQ(loaded(plane, 6, shifted + "suld.b.2d.b32.zero %r5, [%rd1, {%r2, %r3}];\n"),
              (Words{0, wordAt(16), wordAt(20), wordAt(24), wordAt(28), 0}));
    // All lanes beyond it.
    EXPECT_EQ(loaded(plane, 3, shifted + "mov.u32 %r3, 4;\nsuld.b.2d.b32.zero %r5, [%rd1, {%r2, %r3}];\n"),
              (Words{0, 0, 0}));
    // Under a guard, the others keep what they have.
    EXPECT_EQ(
        loaded(plane, 4, shifted + "setp.lt.u32 %p1, %tid, 2;\n@%p1 suld.b.2d.b32.zero %r5, [%rd1, {%r2, %r3}];\n"),
        (Words{0, wordAt(16), 77, 77}));
    const auto bytes = bytesAfter(surfaceRun(plane, 64, 6,
                                             shifted + "setp.ne.u32 %p1, %tid, 2;\nmov.u32 %r5, 0;\n"
                                                       "@%p1 sust.b.2d.b32.zero [%rd1, {%r2, %r3}], {%r5};\n"));
    for (std::size_t i = 0; i < 64; ++i)
        EXPECT_EQ(bytes.at(i), i >= 16 && i < 32 && i / 4 != 5 ? 0 : i) << i;
}

TEST(Surfaces, AreObservedAsAccessesToTheBuffer)
{
    const KernelRun run = surfaceRun(plane, 64, 4,
                                     "mov.u32 %r3, 1;\nmov.u32 %r4, 0;\nsuld.b.2d.b32.trap %r5, [%rd1, {%r4, %r4}];\n"
                                     "sust.b.2d.b32.trap [%rd1, {%r4, %r3}], {%tid};\n");
    const EmulatorResult result = run.observed({}, {.counters = true, .hazards = true});
    ASSERT_FALSE(result.findings.empty());
    EXPECT_EQ(result.findings[0].kind, FindingKind::Race); // four threads store different values to one place
    ASSERT_EQ(result.counters.size(), 1U);
    EXPECT_EQ(result.counters[0].total.globalStore.requests, 1U);
    EXPECT_EQ(result.counters[0].total.globalLoad.requests, 1U);
}

} // namespace
