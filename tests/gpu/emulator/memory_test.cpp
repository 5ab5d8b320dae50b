#include "kernel_run.h"

#include <gtest/gtest.h>

// Loads and stores of every width in every space, atomics, textures, and results that are independent of threads and
// build.

using namespace tilescope;
using namespace tilescope::test;

TEST(Memory, EveryElementWidth)
{
    struct Row {
        const char* load;
        u32 scale;
        u32 (*expected)(const std::vector<std::byte>&, u32 thread);
    };
    const auto at = [](const std::vector<std::byte>& m, u32 i) { return static_cast<u32>(m[i]); };
    static const auto byteAt = at;
    const Row rows[] = {
        {"ld.global.u8 %r9, [%rd5];", 1, [](const auto& m, u32 t) { return byteAt(m, t); }},
        {"ld.global.s8 %r9, [%rd5];", 1, [](const auto& m, u32 t) { return u32(std::int8_t(byteAt(m, t))); }},
        {"ld.global.u8 %h1, [%rd5];\ncvt.u32.u16 %r9, %h1;", 1, [](const auto& m, u32 t) { return byteAt(m, t); }},
        {"ld.global.s8 %h1, [%rd5];\ncvt.s32.s16 %r9, %h1;", 1,
         [](const auto& m, u32 t) { return u32(std::int8_t(byteAt(m, t))); }},
        {"ld.global.u16 %r9, [%rd5];", 2,
         [](const auto& m, u32 t) { return byteAt(m, 2 * t) | byteAt(m, 2 * t + 1) << 8; }},
        {"ld.global.s16 %r9, [%rd5];", 2,
         [](const auto& m, u32 t) { return u32(std::int16_t(byteAt(m, 2 * t) | byteAt(m, 2 * t + 1) << 8)); }},
        {"ld.global.nc.u32 %r9, [%rd5];", 4, [](const auto& m, u32 t) { return valuesOf<u32>(m)[t]; }},
        {"ld.global.u64 %rd6, [%rd5];\nshr.u64 %rd6, %rd6, 16;\ncvt.u32.u64 %r9, %rd6;", 8,
         [](const auto& m, u32 t) { return u32(valuesOf<u64>(m)[t] >> 16); }},
        {"ld.global.v2.u32 {%r1, %r2}, [%rd5];\nxor.b32 %r9, %r1, %r2;", 8,
         [](const auto& m, u32 t) { return valuesOf<u32>(m)[2 * t] ^ valuesOf<u32>(m)[2 * t + 1]; }},
        {"ld.global.v4.u8 {%r1, %r2, %r3, %r4}, [%rd5];\nshl.b32 %r2, %r2, 8;\nshl.b32 %r3, %r3, 16;\nshl.b32 %r4, "
         "%r4, 24;"
         "\nor.b32 %r1, %r1, %r2;\nor.b32 %r3, %r3, %r4;\nor.b32 %r9, %r1, %r3;",
         4, [](const auto& m, u32 t) { return valuesOf<u32>(m)[t]; }},
        {"ld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%rd5];\nmov.b32 %r9, %f3;", 16,
         [](const auto& m, u32 t) { return valuesOf<u32>(m)[4 * t + 2]; }},
        {"ld.global.v2.u64 {%rd6, %rd7}, [%rd5];\ncvt.u32.u64 %r9, %rd7;", 16,
         [](const auto& m, u32 t) { return valuesOf<u32>(m)[4 * t + 2]; }},
        {"ld.global.v2.u16 {%h1, %h2}, [%rd5];\ncvt.u32.u16 %r9, %h2;", 4,
         [](const auto& m, u32 t) { return valuesOf<u32>(m)[t] >> 16; }},
    };
    std::vector<u32> words(512);
    for (u32 i = 0; i < words.size(); ++i)
        words[i] = i * 2654435761U;
    for (const Row& row : rows) {
        const std::string text = kernelOf(
            2, "mul.wide.u32 %rd4, %tid, " + std::to_string(row.scale) + ";\nadd.s64 %rd5, %in0, %rd4;\n" + row.load +
                   "\nmul.wide.u32 %rd8, %tid, 4;\nadd.s64 %rd9, %in1, %rd8;\nst.global.u32 [%rd9], %r9;");
        const auto values = runBoth(KernelRun(text, "k").block(100).input("input", words).output("results", 400));
        for (u32 t = 0; t < 100; ++t)
            ASSERT_EQ(values[t], row.expected(bytesOf(words), t)) << row.load << " thread " << t;
    }
}

TEST(Memory, EveryStoreWidth)
{
    const std::string text = kernelOf(1, R"(
        mul.wide.u32 %rd1, %tid, 32;
        add.s64 %rd2, %in0, %rd1;
        mov.u32 %r1, 0x11223344;
        add.u32 %r1, %r1, %tid;
        cvt.u16.u32 %h1, %r1;
        mov.u64 %rd3, 0x0102030405060708;
        st.global.u8 [%rd2], %r1;
        st.global.u8 [%rd2+1], %h1;
        st.global.u16 [%rd2+2], %h1;
        st.global.u32 [%rd2+4], %r1;
        st.global.u64 [%rd2+8], %rd3;
        st.global.v4.u32 [%rd2+16], {%r1, %tid, 7, %r1};)");
    const auto values = runBoth(KernelRun(text, "k").block(70).output("results", 70 * 32));
    for (u32 t = 0; t < 70; ++t) {
        const u32 r1 = 0x11223344 + t;
        const u32 expected[] = {(r1 & 0xFF) | (r1 & 0xFF) << 8 | r1 << 16, r1, 0x05060708, 0x01020304, r1, t, 7, r1};
        for (u32 i = 0; i < 8; ++i)
            ASSERT_EQ(values[t * 8 + i], expected[i]) << "thread " << t << " word " << i;
    }
}

/// PTX may name a 64-bit register where an instruction reads 32 bits: the index is its low half.
TEST(Memory, IndexInTheLowHalfOfARegister)
{
    const std::string text = kernelOf(1, "cvt.u64.u32 %rd2, %tid;\nneg.s64 %rd6, 1;\nshl.b64 %rd6, %rd6, 32;\n"
                                         "or.b64 %rd2, %rd2, %rd6;\ncvt.s64.s32 %rd3, %rd2;\nshl.b64 %rd4, %rd3, 2;\n"
                                         "add.s64 %rd5, %in0, %rd4;\nst.global.u32 [%rd5], %tid;");
    const auto values = runBoth(KernelRun(text, "k").block(100).output("results", 400));
    for (u32 t = 0; t < 100; ++t)
        EXPECT_EQ(values[t], t);
}

TEST(Memory, AnyOrderOfLanes)
{
    // Permuted, strided, broadcast and reversed indices use different paths through the gather and the scatter.
    for (const char* index :
         {"mov.u32 %r2, %tid;", "sub.u32 %r2, 95, %tid;", "xor.b32 %r2, %tid, 1;", "xor.b32 %r2, %tid, 5;",
          "and.b32 %r2, %tid, 124;", "mul.lo.u32 %r2, %tid, 3;", "mul.lo.u32 %r2, %tid, 37;\nrem.u32 %r2, %r2, 96;",
          "mul.lo.u32 %r2, %tid, 2;", "mov.u32 %r2, 5;"})
        for (const int bytes : {1, 2, 4, 8})
            for (const unsigned threads : {96U, 77U}) {
                const std::string type = "u" + std::to_string(bytes * 8), scale = std::to_string(bytes);
                const std::string reg = bytes == 8 ? "%rd6" : "%r6";
                const std::string text =
                    kernelOf(2, std::string(index) + "\nmul.wide.u32 %rd1, %r2, " + scale +
                                    ";\nadd.s64 %rd2, %in0, %rd1;\nld.global." + type + " " + reg +
                                    ", [%rd2];\nmul.wide.s32 %rd3, %tid, " + scale +
                                    ";\nadd.s64 %rd4, %in1, %rd3;\nst.global." + type + " [%rd4], " + reg + ";");
                std::vector<std::byte> memory(static_cast<std::size_t>(bytes) * 300);
                for (std::size_t i = 0; i < memory.size(); ++i)
                    memory[i] = static_cast<std::byte>(i * 7 + i / 256);
                const auto run = KernelRun(text, "k").block(threads).input("input", memory).output("results", 96 * 8);
                const auto result = run.run({.threads = 1});
                ASSERT_EQ(failure(result), "");
                ASSERT_EQ(result.picture, run.run({.threads = 1, .code = EmulatorOptions::Code::Baseline}).picture);
                for (u32 t = 0; t < threads; ++t) {
                    const std::string name = index;
                    u32 i = t;
                    if (name.starts_with("sub"))
                        i = 95 - t;
                    else if (name.ends_with("1;"))
                        i = t ^ 1;
                    else if (name.starts_with("xor"))
                        i = t ^ 5;
                    else if (name.starts_with("and"))
                        i = t & 124;
                    else if (name.ends_with("3;"))
                        i = t * 3;
                    else if (name.ends_with("96;"))
                        i = t * 37 % 96;
                    else if (name.ends_with("2;"))
                        i = t * 2;
                    else if (name.ends_with("5;"))
                        i = 5;
                    for (int b = 0; b < bytes; ++b)
                        ASSERT_EQ(result.picture[t * static_cast<u32>(bytes) + static_cast<u32>(b)],
                                  memory[i * static_cast<u32>(bytes) + static_cast<u32>(b)])
                            << index << " width " << bytes << " thread " << t;
                }
            }
}

TEST(Memory, RgbTriples)
{
    // Three bytes per pixel, loaded and stored one by one as compilers do; whole warps, a partial one, and gaps.
    for (const unsigned pitch : {3U, 4U, 5U})
        for (const unsigned threads : {64U, 50U}) {
            const std::string scale = std::to_string(pitch);
            const std::string text = kernelOf(2, "mul.wide.u32 %rd1, %tid, " + scale + R"(;
                add.s64 %rd2, %in0, %rd1;
                add.s64 %rd3, %in1, %rd1;
                ld.global.u8 %h1, [%rd2+2];
                ld.global.u8 %h2, [%rd2+1];
                ld.global.u8 %h3, [%rd2];
                cvt.rn.f32.u16 %f1, %h1;
                add.f32 %f1, %f1, 0f3F800000;
                cvt.rzi.u32.f32 %r1, %f1;
                st.global.u8 [%rd3], %r1;
                st.global.u8 [%rd3+1], %h2;
                st.global.u8 [%rd3+2], %h3;)");
            std::vector<unsigned char> in(64 * pitch);
            for (std::size_t i = 0; i < in.size(); ++i)
                in[i] = static_cast<unsigned char>(i * 11 % 251);
            const auto run = KernelRun(text, "k").block(threads).input("input", in).output("results", in.size());
            const auto result = run.run({.threads = 1});
            ASSERT_EQ(failure(result), "");
            EXPECT_EQ(result.picture, run.run({.threads = 1, .code = EmulatorOptions::Code::Baseline}).picture);
            const auto out = valuesOf<unsigned char>(result.picture);
            for (unsigned t = 0; t < 64; ++t)
                for (unsigned c = 0; c < pitch; ++c) {
                    const unsigned i = t * pitch;
                    const unsigned char expected[] = {static_cast<unsigned char>(in[i + 2] + 1), in[i + 1], in[i]};
                    ASSERT_EQ(out[i + c], t < threads && c < 3 ? expected[c] : 0xCD) << pitch << " " << t << " " << c;
                }
        }
}

TEST(Memory, EmptyBuffersHoldCd)
{
    const auto result = KernelRun(kernelOf(1, ""), "k").output("results", 8).run();
    EXPECT_EQ(valuesOf<u32>(result.picture), (std::vector<u32>{0xCDCD'CDCD, 0xCDCD'CDCD}));
}

TEST(Memory, LaunchesFollowOneAnother)
{
    KernelRun run(kernelOf(1, R"(
        mov.u32 %r1, %ctaid.x;
        mul.wide.u32 %rd1, %r1, 4;
        add.s64 %rd2, %in0, %rd1;
        ld.global.u32 %r2, [%rd2];
        add.u32 %r2, %r2, %r2;
        st.global.u32 [%rd2], %r2;)"),
                  "k");
    run.grid(20).input("values", counting(20));
    run.plan.pictureBuffer = 0;
    run.plan.launches.push_back(run.plan.launches[0]);
    run.plan.launches.push_back(run.plan.launches[0]);
    const auto result = run.run();
    const auto values = valuesOf<u32>(result.picture);
    for (u32 i = 0; i < 20; ++i)
        EXPECT_EQ(values[i], (1000 + i) * 8);
    EXPECT_EQ(result.emulation.blocksTotal, 60U);
    EXPECT_EQ(result.staticSharedBytes.size(), 3U);
}
