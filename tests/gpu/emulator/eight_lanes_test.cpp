#include "opcode_check.h"

#include <array>
#include <limits>

// What handlers do for eight lanes at a time against rules for one: every mixture of operands that differ between lanes
// and that do not, all selectors, tables and halves, shuffles and reductions of any lanes, vectors of words anywhere,
// and textures against the same fetches one by one.

namespace tilescope::test
{
namespace
{

u32 random(u32& state) { return state = state * 1664525 + 1013904223; }

u32 byteAt(u32 word, u32 i) { return word >> (8 * i) & 0xFF; }

u32 permuted(u32 a, u32 b, u32 selector)
{
    u32 result = 0;
    for (u32 i = 0; i < 4; ++i) {
        const u32 digit = selector >> (4 * i) & 15, byte = byteAt(digit & 4 ? b : a, digit & 3);
        result |= (digit & 8 ? (byte & 0x80 ? 0xFFU : 0U) : byte) << (8 * i);
    }
    return result;
}

u32 dot(u32 a, u32 b, u32 c)
{
    for (u32 i = 0; i < 4; ++i)
        c += static_cast<u32>(static_cast<std::int8_t>(byteAt(a, i)) * static_cast<i32>(byteAt(b, i)));
    return c;
}

u32 distances(u32 a, u32 b, u32 c)
{
    for (u32 i = 0; i < 4; ++i)
        c += byteAt(a, i) > byteAt(b, i) ? byteAt(a, i) - byteAt(b, i) : byteAt(b, i) - byteAt(a, i);
    return c;
}

/// Runs the instruction with each of A, B and C in turn a register that differs between lanes, or a constant.
void checkMixtures(const std::string& instruction, const std::vector<Operands>& operands, u32 (*rule)(u32, u32, u32))
{
    const std::array<u32, 3> constants{0x80FF'7F01, 0x3C01'BBFF, 0x0000'F2C5};
    for (unsigned uniform = 0; uniform < 8; ++uniform) {
        std::string text = instruction;
        for (unsigned i = 0; i < 3; ++i) {
            const std::size_t at = text.find(static_cast<char>('A' + i));
            if (at != std::string::npos)
                text.replace(at, 1, (uniform >> i & 1 ? "%r1" : "%r") + std::to_string(uniform >> i & 1 ? i + 3 : i));
        }
        std::string setup;
        for (unsigned i = 0; i < 3; ++i)
            setup += "mov.u32 %r1" + std::to_string(i + 3) + ", " + std::to_string(constants[i]) + ";\n";
        check(setup + text, "r", operands, [&](Operands o) -> u64 {
            const std::array<u32, 3> lanes{low(o.a), low(o.b), low(o.c)};
            const auto of = [&](unsigned i) { return uniform >> i & 1 ? constants[i] : lanes[i]; };
            return rule(of(0), of(1), of(2));
        });
    }
}

TEST(EightLanes, TakeEveryMixtureOfOperands)
{
    u32 state = 7;
    std::vector<Operands> operands = integerOperands();
    while (operands.size() < 640)
        operands.push_back({random(state), random(state), random(state)});
    checkMixtures("prmt.b32 %r9, A, B, C;", operands, permuted);
    checkMixtures("dp4a.s32.u32 %r9, A, B, C;", operands, dot);
    checkMixtures("vabsdiff4.u32.u32.u32.add %r9, A, B, C;", operands, distances);
    checkMixtures("shf.l.clamp.b32 %r9, A, B, C;", operands,
                  [](u32 a, u32 b, u32 c) { return low((u64{b} << 32 | a) << std::min(c, 32U) >> 32); });
    checkMixtures("shf.r.wrap.b32 %r9, A, B, C;", operands,
                  [](u32 a, u32 b, u32 c) { return low((u64{b} << 32 | a) >> (c & 31)); });
}

TEST(EightLanes, PermuteBytesByAllSelectors)
{
    u32 state = 3;
    for (u64 first = 0; first < 0x10000; first += 1024) {
        std::vector<Operands> operands;
        for (u64 selector = first; selector < first + 1024; ++selector)
            operands.push_back(
                {random(state), random(state), selector | (random(state) & 0xFFFF'0000)}); // 4 digits count
        check("prmt.b32 %r9, %r0, %r1, %r2;", "r", operands,
              [](Operands o) -> u64 { return permuted(low(o.a), low(o.b), low(o.c)); });
    }
}

TEST(EightLanes, CombineBitsByAllTables)
{
    std::string body = "mul.wide.u32 %rd1, %tid, 4;\nadd.u64 %rd2, %in0, %rd1;\nld.global.u32 %r1, [%rd2];\n"
                       "ld.global.u32 %r2, [%rd2+128];\nld.global.u32 %r3, [%rd2+256];\nadd.u64 %rd3, %in1, %rd1;\n";
    for (u32 table = 0; table < 256; ++table)
        body += "lop3.b32 %r4, %r1, %r2, %r3, " + std::to_string(table) + ";\nst.global.u32 [%rd3+" +
                std::to_string(128 * table) + "], %r4;\n";
    u32 state = 5;
    Words input(96);
    for (u32& word : input)
        word = random(state) ^ random(state) >> 16;
    KernelRun run(kernelOf(2, body), "k");
    run.block(32).input("input", input).output("results", std::size_t{256} * 128);
    const Words results = runBoth(run);
    ASSERT_EQ(results.size(), 256U * 32);
    for (u32 table = 0; table < 256; ++table)
        for (u32 lane = 0; lane < 32; ++lane) {
            u32 expected = 0;
            for (u32 bit = 0; bit < 32; ++bit) {
                const u32 row =
                    (input[lane] >> bit & 1) * 4 + (input[lane + 32] >> bit & 1) * 2 + (input[lane + 64] >> bit & 1);
                expected |= (table >> row & 1) << bit;
            }
            ASSERT_EQ(results[table * 32 + lane], expected) << "table " << table << ", lane " << lane;
        }
}

/// Lane i reads with b[i] and c, for the lanes of a mask (PTX ISA, shfl.sync); others keep 7.
u32 shuffled(const std::string& mode, u32 lane, u32 value, u32 c, u32 mask, u32& valid)
{
    const u32 segment = c >> 8 & 31, start = lane & segment, last = start | (c & ~segment & 31);
    const i32 from = mode == "up"     ? static_cast<i32>(lane) - static_cast<i32>(value & 31)
                     : mode == "down" ? static_cast<i32>(lane + (value & 31))
                     : mode == "bfly" ? static_cast<i32>(lane ^ (value & 31))
                                      : static_cast<i32>(start | (value & 31 & ~segment));
    valid = mode == "up" ? from >= static_cast<i32>(last) : from <= static_cast<i32>(last);
    return valid && (mask >> from & 1) ? static_cast<u32>(from) : lane;
}

TEST(EightLanes, ShuffleInSegmentsAndAmongAnyLanes)
{
    u32 state = 9;
    Words amounts(32);
    for (u32& amount : amounts)
        amount = random(state) >> 20;
    for (const std::string mode : {"up", "down", "bfly", "idx"})
        for (const u32 c : mode == "up" ? Words{0, 0x1800, 0x1000} : Words{31, 0x181F, 0x1007, 0x1F1F})
            for (const u32 mask : {0xFFFF'FFFFU, 0x0F3C'5A69U, 1U}) {
                const std::string body = "mul.wide.u32 %rd1, %tid, 4;\nadd.u64 %rd2, %in0, %rd1;\n"
                                         "ld.global.u32 %r1, [%rd2];\nadd.u64 %rd3, %in1, %rd1;\n"
                                         "mov.u32 %r2, 1;\nshl.b32 %r2, %r2, %tid;\nand.b32 %r2, %r2, " +
                                         std::to_string(mask) +
                                         ";\nsetp.eq.u32 %p1, %r2, 0;\nmov.u32 %r4, 7;\n@%p1 bra DONE;\n"
                                         "add.u32 %r3, %tid, 1000;\nshfl.sync." +
                                         mode + ".b32 %r4|%p2, %r3, %r1, " + std::to_string(c) + ", " +
                                         std::to_string(mask) +
                                         ";\nselp.u32 %r5, 0x10000, 0, %p2;\nadd.u32 %r4, %r4, %r5;\n"
                                         "DONE:\nst.global.u32 [%rd3], %r4;\n";
                KernelRun run(kernelOf(2, body), "k");
                run.block(32).input("amounts", amounts).output("results", 128);
                const Words results = runBoth(run);
                ASSERT_EQ(results.size(), 32U);
                for (u32 lane = 0; lane < 32; ++lane) {
                    u32 valid = 0;
                    const u32 from = shuffled(mode, lane, amounts[lane], c, mask, valid);
                    ASSERT_EQ(results[lane], mask >> lane & 1 ? 1000 + from + valid * 0x10000 : 7)
                        << mode << ", " << c << ", mask " << mask << ", lane " << lane;
                }
            }
}

TEST(EightLanes, ReduceAnyLanes)
{
    u32 state = 11;
    Words values(32);
    for (u32& value : values)
        value = random(state) ^ random(state) >> 16;
    struct Case {
        const char* operation;
        u32 (*of)(u32, u32);
    };
    const Case cases[] = {
        {"add.u32", [](u32 a, u32 b) { return a + b; }},
        {"min.u32", [](u32 a, u32 b) { return std::min(a, b); }},
        {"max.u32", [](u32 a, u32 b) { return std::max(a, b); }},
        {"min.s32", [](u32 a, u32 b) { return static_cast<i32>(a) < static_cast<i32>(b) ? a : b; }},
        {"max.s32", [](u32 a, u32 b) { return static_cast<i32>(a) > static_cast<i32>(b) ? a : b; }},
        {"and.b32", [](u32 a, u32 b) { return a & b; }},
        {"or.b32", [](u32 a, u32 b) { return a | b; }},
        {"xor.b32", [](u32 a, u32 b) { return a ^ b; }},
    };
    for (const Case& c : cases)
        for (const u32 mask : {0xFFFF'FFFFU, 0x0F3C'5A69U, 0x8000'0000U}) {
            const std::string members = std::to_string(mask);
            KernelRun run(
                kernelOf(2, "mul.wide.u32 %rd1, %tid, 4;\nadd.u64 %rd2, %in0, %rd1;\n"
                            "ld.global.u32 %r1, [%rd2];\nadd.u64 %rd3, %in1, %rd1;\nmov.u32 %r2, 1;\n"
                            "shl.b32 %r2, %r2, %tid;\nand.b32 %r2, %r2, " +
                                members + ";\nsetp.eq.u32 %p1, %r2, 0;\nmov.u32 %r4, 7;\n@%p1 bra DONE;\nredux.sync." +
                                c.operation + " %r4, %r1, " + members + ";\nDONE:\nst.global.u32 [%rd3], %r4;\n"),
                "k");
            run.block(32).input("values", values).output("results", 128);
            const Words results = runBoth(run);
            u32 expected = 0;
            bool isFirst = true;
            for (u32 lane = 0; lane < 32; ++lane)
                if (mask >> lane & 1) {
                    expected = isFirst ? values[lane] : c.of(expected, values[lane]);
                    isFirst = false;
                }
            for (u32 lane = 0; lane < 32; ++lane)
                ASSERT_EQ(results[lane], mask >> lane & 1 ? expected : 7U) << c.operation << ", mask " << mask;
        }
}

TEST(EightLanes, MoveVectorsOfWordsAnywhere)
{
    // Lanes read from places in any order; lanes 2i and 2i + 1 store to one place, where the later one remains.
    for (const u32 elements : {2U, 4U}) {
        const std::string vector = elements == 2 ? ".v2.u32 " : ".v4.u32 ", bytes = std::to_string(4 * elements),
                          registers = elements == 2 ? "{%r4, %r5}" : "{%r4, %r5, %r6, %r7}";
        KernelRun run(
            kernelOf(3, "mul.wide.u32 %rd1, %tid, 4;\nadd.u64 %rd2, %in0, %rd1;\nld.global.u32 %r1, [%rd2];\n"
                        "mul.wide.u32 %rd3, %r1, " +
                            bytes + ";\nadd.u64 %rd4, %in1, %rd3;\nld.global" + vector + registers +
                            ", [%rd4];\nshr.u32 %r2, %tid, 1;\nxor.b32 %r2, %r2, 5;\nmul.wide.u32 %rd5, %r2, " + bytes +
                            ";\nadd.u64 %rd6, %in2, %rd5;\nst.global" + vector + "[%rd6], " + registers + ";\n"),
            "k");
        Words places(32);
        for (u32 lane = 0; lane < 32; ++lane)
            places[lane] = (lane * 13 + 5) % 64;
        run.block(32).input("places", places).input("from", counting(std::size_t{64} * elements));
        run.output("to", std::size_t{16} * 4 * elements);
        const Words results = runBoth(run);
        for (u32 place = 0; place < 16; ++place)
            for (u32 i = 0; i < elements; ++i)
                ASSERT_EQ(results[place * elements + i], 1000 + places[2 * (place ^ 5) + 1] * elements + i)
                    << elements << " words, place " << place;
    }
}

TEST(EightLanes, ChangeSharedMemoryInTheOrderOfLanes)
{
    KernelRun run(kernelOf(1,
                           "mov.u32 %r0, tile;\nand.b32 %r1, %tid, 3;\nshl.b32 %r1, %r1, 2;\nadd.u32 %r2, %r0, %r1;\n"
                           "add.u32 %r3, %tid, 1;\nst.shared.u32 [%r2], 0;\natom.shared.add.u32 %r4, [%r2], %r3;\n"
                           "atom.shared.exch.b32 %r5, [%r2], %r3;\nmad.lo.u32 %r4, %r5, 1000, %r4;\n"
                           "mul.wide.u32 %rd1, %tid, 4;\nadd.u64 %rd2, %in0, %rd1;\nst.global.u32 [%rd2], %r4;\n",
                           ".shared .align 16 .b8 tile[64];"),
                  "k");
    run.block(32).output("results", 128);
    const Words results = runBoth(run);
    for (u32 lane = 0; lane < 32; ++lane) {
        u32 before = 0, all = 0; // sums of the lanes of this place
        for (u32 other = lane % 4; other < 32; other += 4) {
            before += other < lane ? other + 1 : 0;
            all += other + 1;
        }
        ASSERT_EQ(results[lane], before + 1000 * (lane < 4 ? all : lane + 1 - 4)) << "lane " << lane;
    }
}

/// Two objects over the same texels: lanes of one warp that fetch from both do so one by one.
TEST(EightLanes, FetchTheTexelsThatALaneFetches)
{
    const float infinity = std::numeric_limits<float>::infinity();
    std::vector<float> x{0,         0.5F,
                         0.999F,    1,
                         2.25F,     7,
                         8.5F,      9,
                         9.5F,      10,
                         100,       1e20F,
                         -0.1F,     -1,
                         -9.5F,     -1e20F,
                         -0.0F,     0.49F,
                         0.51F,     2e9F,
                         -3e9F,     0.03F,
                         0.97F,     infinity,
                         -infinity, std::numeric_limits<float>::quiet_NaN(),
                         3.5F,      1e-39F};
    for (int i = 0; x.size() < 64; ++i) // neighbours in a row
        x.push_back(static_cast<float>(i % 16) * 0.5F);
    std::vector<float> y(x.rbegin(), x.rend());
    constexpr int width = 9, height = 7;
    std::vector<float> texels(std::size_t{width} * height);
    u32 state = 13;
    for (float& texel : texels)
        texel = static_cast<float>(random(state) >> 8) / 3e6F;
    const auto body = [](const std::string& fetch) {
        return "mul.wide.u32 %rd1, %tid, 4;\nadd.u64 %rd2, %in2, %rd1;\nadd.u64 %rd3, %in3, %rd1;\n"
               "ld.global.f32 %f1, [%rd2];\nld.global.f32 %f2, [%rd3];\ncvt.rzi.s32.f32 %r10, %f1;\n"
               "cvt.rzi.s32.f32 %r11, %f2;\nand.b32 %r1, %tid, 1;\nsetp.eq.u32 %p1, %r1, 0;\n"
               "selp.u64 %rd5, %in0, %in1, %p1;\n" +
               fetch +
               "mul.wide.u32 %rd1, %tid, 16;\nadd.u64 %rd4, %in4, %rd1;\nst.global.v2.u32 [%rd4], {%r2, %r6};\n"
               "st.global.v2.u32 [%rd4+8], {%r5, %r9};\n";
    };
    const std::string fetches[] = {"tex.2d.v4.u32.f32 {%r2, %r3, %r4, %r5}, [%in0, {%f1, %f2}];\n"
                                   "tex.2d.v4.u32.f32 {%r6, %r7, %r8, %r9}, [%rd5, {%f1, %f2}];\n",
                                   "tex.2d.v4.u32.s32 {%r2, %r3, %r4, %r5}, [%in0, {%r10, %r11}];\n"
                                   "tex.2d.v4.u32.s32 {%r6, %r7, %r8, %r9}, [%rd5, {%r10, %r11}];\n"};
    using enum Texture::Address;
    for (const std::string& fetch : fetches)
        for (const Texture::Address address : {Clamp, Border, Wrap, Mirror})
            for (unsigned way = 0; way < 16; ++way) {
                Texture texture;
                texture.width = width;
                texture.height = height;
                texture.address = address;
                texture.format = way & 1 ? PixelFormat::Float32 : PixelFormat::Grey8;
                texture.filter = way & 2 ? Texture::Filter::Linear : Texture::Filter::Point;
                texture.normalisedCoordinates = way & 4;
                texture.normalisedRead = way & 8 && !(way & 1);
                KernelRun run(kernelOf(5, body(fetch)), "k");
                run.block(static_cast<unsigned>(x.size())).input("texels", texels).input("again", texels);
                run.input("x", x).input("y", y).output("both", 16 * x.size());
                run.plan.textures = {texture, texture};
                run.plan.textures[1].buffer = 1;
                run.plan.launches.at(0).arguments.at(0) = TextureArgument{0};
                run.plan.launches.at(0).arguments.at(1) = TextureArgument{1};
                const Words results = runBoth(run);
                ASSERT_EQ(results.size(), 4 * x.size());
                for (std::size_t i = 0; i < x.size(); ++i) {
                    ASSERT_EQ(results[4 * i], results[4 * i + 1])
                        << "way " << way << ", address " << static_cast<int>(address) << ", at " << x[i] << ", "
                        << y[i];
                    ASSERT_EQ(results[4 * i + 2], 1U);
                    ASSERT_EQ(results[4 * i + 3], 1U);
                }
            }
}

} // namespace
} // namespace tilescope::test
