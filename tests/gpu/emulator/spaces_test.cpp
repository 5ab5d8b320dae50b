#include "kernel_run.h"

#include <gtest/gtest.h>

#include <numeric>

// Loads and stores of every width in every space, atomics, textures, and results that are independent of threads and
// build.

using namespace tilescope;
using namespace tilescope::test;

TEST(Spaces, SharedConstantGlobalAndLocalVariables)
{
    const std::string text =
        kernelOf(1, R"(
        .local .align 4 .b8 depot[64];
        .shared .align 4 .b32 counter[2];
        and.b32 %r1, %tid, 3;
        mul.wide.u32 %rd1, %r1, 4;
        mov.u64 %rd2, weights;
        add.s64 %rd3, %rd2, %rd1;
        ld.const.u32 %r2, [%rd3];
        ld.const.u32 %r3, [weights+4];
        mov.u64 %rd4, table;
        add.s64 %rd5, %rd4, %rd1;
        ld.global.u32 %r4, [%rd5];
        mov.u64 %rd6, depot;
        add.s64 %rd7, %rd6, %rd1;
        st.local.u32 [%rd7+4], %tid;
        st.local.u32 [depot], %r2;
        ld.local.u32 %r5, [%rd7+4];
        ld.local.u32 %r6, [depot];
        st.shared.u32 [counter+4], %r3;
        ld.shared.u32 %r7, [counter+4];
        add.u32 %r9, %r4, %r5;
        add.u32 %r9, %r9, %r6;
        add.u32 %r9, %r9, %r7;
        mul.wide.u32 %rd8, %tid, 4;
        add.s64 %rd9, %in0, %rd8;
        st.global.u32 [%rd9], %r9;)",
                 ".const .align 4 .b8 weights[16];\n.global .align 4 .u32 table[4] = {100, 200, 300, 400};\n");
    const auto values = runBoth(
        KernelRun(text, "k").block(40).constant("weights", std::vector<u32>{1, 2, 3, 4}).output("results", 160));
    for (u32 t = 0; t < 40; ++t)
        EXPECT_EQ(values[t], (t % 4 + 1) * 100 + t + (t % 4 + 1) + 2);
}

TEST(Spaces, AddressesOf32BitsWrap)
{
    // Bases below the variables' starts, mostly below 0: only the sums modulo 2^32 are inside them.
    const std::string text = kernelOf(1, R"(
        .local .align 16 .b8 depot[64];
        mov.u32 %r1, tile;
        mad.lo.u32 %r1, %tid, 16, %r1;
        sub.s32 %r2, %r1, 1024;
        st.shared.v2.u32 [%r2+1024], {%tid, 7};
        st.shared.u32 [%r2+1032], 9;
        ld.shared.v2.u32 {%r3, %r4}, [%r2+1024];
        atom.shared.add.u32 %r5, [%r2+1032], 1;
        ld.shared.u32 %r6, [%r2+1032];
        mov.u32 %r7, weights;
        sub.s32 %r7, %r7, 64;
        ld.const.u32 %r8, [%r7+68];
        mov.u32 %r10, depot;
        sub.s32 %r10, %r10, 16;
        st.local.u32 [%r10+20], 3;
        ld.local.u32 %r11, [%r10+20];
        add.u32 %r9, %r3, %r4;
        add.u32 %r9, %r9, %r5;
        add.u32 %r9, %r9, %r6;
        add.u32 %r9, %r9, %r8;
        add.u32 %r9, %r9, %r11;
        mul.wide.u32 %rd8, %tid, 4;
        add.s64 %rd9, %in0, %rd8;
        st.global.u32 [%rd9], %r9;)",
                                      ".const .align 4 .b8 weights[16];\n.shared .align 16 .b8 tile[640];\n");
    const auto values = runBoth(
        KernelRun(text, "k").block(40).constant("weights", std::vector<u32>{100, 200, 0, 0}).output("results", 160));
    for (u32 t = 0; t < 40; ++t)
        EXPECT_EQ(values[t], t + 7 + 9 + 10 + 200 + 3) << t;

    // Sums that are outside are still reported, with their place.
    const auto outside = KernelRun(kernelOf(1, "mov.u32 %r1, tile;\nsub.s32 %r1, %r1, 8;\nld.shared.u32 %r9, [%r1+4];",
                                            ".shared .align 16 .b8 tile[640];\n"),
                                   "k")
                             .block(32)
                             .output("results", 4)
                             .run();
    EXPECT_EQ(failure(outside).substr(0, 13), "out_of_bounds") << failure(outside);
    EXPECT_NE(failure(outside).find("shared memory"), std::string::npos) << failure(outside);
}

TEST(Spaces, GenericPointers)
{
    // A pointer to shared memory in half of the lanes and to global memory in the others.
    const std::string text = kernelOf(2, R"(
        mov.u64 %rd1, tile;
        cvta.shared.u64 %rd2, %rd1;
        mul.wide.u32 %rd3, %tid, 4;
        add.s64 %rd4, %rd2, %rd3;
        add.s64 %rd5, %in0, %rd3;
        mul.lo.u32 %r1, %tid, 7;
        st.u32 [%rd4], %r1;
        and.b32 %r2, %tid, 1;
        setp.eq.u32 %p1, %r2, 0;
        selp.b64 %rd6, %rd4, %rd5, %p1;
        ld.u32 %r3, [%rd6];
        isspacep.shared %p2, %rd6;
        selp.u32 %r4, 5, 6, %p2;
        mad.lo.u32 %r9, %r3, 10, %r4;
        cvta.to.shared.u64 %rd7, %rd4;
        ld.shared.u32 %r5, [%rd7];
        add.u32 %r9, %r9, %r5;
        add.s64 %rd8, %in1, %rd3;
        st.u32 [%rd8], %r9;)",
                                      ".extern .shared .align 4 .b8 tile[];\n");
    const auto values =
        runBoth(KernelRun(text, "k").block(50).shared(200).input("input", counting(50)).output("results", 200));
    for (u32 t = 0; t < 50; ++t)
        EXPECT_EQ(values[t], (t % 2 ? (1000 + t) * 10 + 6 : t * 70 + 5) + t * 7);
}

TEST(Spaces, Atomics)
{
    struct Row {
        const char* instruction;
        u32 start, end; ///< of one word that 64 threads in each of 3 blocks change
    };
    const Row rows[] = {
        {"red.global.add.u32 [%in0], 2;", 5, 5 + 2 * 192},
        {"atom.global.add.u32 %r1, [%in0], %tid;", 0, 3 * 63 * 64 / 2},
        {"atom.global.max.s32 %r1, [%in0], %tid;", 7, 63},
        {"atom.global.min.u32 %r1, [%in0], %tid;", 7, 0},
        {"atom.global.or.b32 %r1, [%in0], %tid;", 128, 128 + 63},
        {"atom.global.and.b32 %r1, [%in0], 12;", 9, 8},
        {"atom.global.inc.u32 %r1, [%in0], 9;", 0, 2},
        {"atom.global.exch.b32 %r1, [%in0], 3;", 1, 3},
        {"cvt.rn.f32.u32 %f1, %tid;\nred.global.add.f32 [%in0], %f1;", 0, std::bit_cast<u32>(6048.0F)},
        {"LOOP:\nld.global.u32 %r2, [%in0];\nadd.u32 %r3, %r2, 1;\natom.global.cas.b32 %r4, [%in0], %r2, %r3;\n"
         "setp.ne.u32 %p1, %r4, %r2;\n@%p1 bra LOOP;",
         0, 192},
    };
    for (const Row& row : rows)
        for (const unsigned threads : {1U, 2U}) {
            KernelRun run(kernelOf(1, row.instruction), "k");
            run.grid(3).block(64).input("word", std::vector<u32>{row.start});
            run.plan.pictureBuffer = 0;
            const auto result = run.run({.threads = threads});
            ASSERT_EQ(failure(result), "");
            EXPECT_EQ(valuesOf<u32>(result.picture)[0], row.end) << row.instruction;
        }
}

TEST(Spaces, SharedAtomicsReturnWhatWasThere)
{
    const std::string text = kernelOf(1, R"(
        .shared .align 4 .b32 counter;
        mov.u32 %r1, 0;
        st.shared.u32 [counter], %r1;
        bar.sync 0;
        atom.shared.add.u32 %r2, [counter], 1;
        mul.wide.u32 %rd1, %r2, 4;
        add.s64 %rd2, %in0, %rd1;
        st.global.u32 [%rd2], %tid;)");
    auto values = valuesOf<u32>(KernelRun(text, "k").block(100).output("results", 400).run().picture);
    std::sort(values.begin(), values.end());
    for (u32 t = 0; t < 100; ++t)
        EXPECT_EQ(values[t], t);
}

TEST(Spaces, TexturesReadPoints)
{
    const std::string text = kernelOf(2, R"(
        and.b32 %r1, %tid, 7;
        shr.u32 %r2, %tid, 3;
        sub.s32 %r1, %r1, 2;
        sub.s32 %r2, %r2, 2;
        cvt.rn.f32.s32 %f1, %r1;
        cvt.rn.f32.s32 %f2, %r2;
        add.f32 %f1, %f1, 0f3F000000;
        add.f32 %f2, %f2, 0f3F000000;
        tex.2d.v4.u32.f32 {%r3, %r4, %r5, %r6}, [%in0, {%f1, %f2}];
        mul.wide.u32 %rd1, %tid, 4;
        add.s64 %rd2, %in1, %rd1;
        st.global.u32 [%rd2], %r3;)");
    for (const auto address : {Texture::Address::Clamp, Texture::Address::Border}) {
        std::vector<unsigned char> texels(4 * 3);
        std::iota(texels.begin(), texels.end(), static_cast<unsigned char>(10));
        KernelRun run(text, "k");
        run.block(56).input("texels", texels);
        run.plan.launches[0].arguments.clear();
        run.argument(TextureArgument{0}).output("results", 56 * 4);
        run.plan.textures.push_back({0, 4, 3, PixelFormat::Grey8, address, Texture::Filter::Point, false});
        const auto values = runBoth(run);
        for (int t = 0; t < 56; ++t) {
            const int x = t % 8 - 2, y = t / 8 - 2;
            const bool inside = x >= 0 && y >= 0 && x < 4 && y < 3;
            const int clamped = std::clamp(y, 0, 2) * 4 + std::clamp(x, 0, 3);
            const u32 expected = inside || address == Texture::Address::Clamp ? 10 + static_cast<u32>(clamped) : 0;
            EXPECT_EQ(values[static_cast<std::size_t>(t)], expected) << x << ", " << y;
        }
    }
}
