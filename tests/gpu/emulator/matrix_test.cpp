#include "kernel_run.h"
#include "opcode_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

// mma.sync: fragments as in the PTX ISA's tables ("Matrix Fragments for mma.m16n8k8" and its neighbours), the product
// in plain loops. ldmatrix: where each element goes. Also the rounding to TF32.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

struct MmaShape {
    const char* text;
    std::uint32_t k, packed; ///< elements per register
    std::uint32_t (*encode)(float value);
    bool isWhole = false;
};

std::uint32_t asTf32(float value) { return static_cast<std::uint32_t>(bits(value)); }
std::uint32_t asBfloat(float value) { return static_cast<std::uint32_t>(bits(value) >> 16); }
/// For numbers in the normal range of binary16.
std::uint32_t asHalf(float value)
{
    const auto word = static_cast<std::uint32_t>(bits(value));
    return value == 0 ? 0 : (word >> 16 & 0x8000) | (((word >> 23 & 255) - 112) << 10) | (word >> 13 & 0x3FF);
}

/// Bytes: the same numbers shifted and scaled to 0…127.
float wholeOf(float value) { return value * 16 + 64; }
std::uint32_t asByte(float value) { return static_cast<std::uint32_t>(wholeOf(value)); }
std::uint32_t asWhole(float value) { return static_cast<std::uint32_t>(static_cast<std::int32_t>(value)); }

void PrintTo(const MmaShape& shape, std::ostream* out) { *out << shape.text; }

const MmaShape mmaShapes[] = {
    {"m16n8k4.row.col.f32.tf32.tf32.f32", 4, 1, asTf32},     {"m16n8k8.row.col.f32.tf32.tf32.f32", 8, 1, asTf32},
    {"m16n8k8.row.col.f32.f16.f16.f32", 8, 2, asHalf},       {"m16n8k16.row.col.f32.f16.f16.f32", 16, 2, asHalf},
    {"m16n8k8.row.col.f32.bf16.bf16.f32", 8, 2, asBfloat},   {"m16n8k16.row.col.f32.bf16.bf16.f32", 16, 2, asBfloat},
    {"m16n8k32.row.col.s32.u8.u8.s32", 32, 4, asByte, true},
};

/// Sixteenths between -4 and 4: exact in every format here, and so are their products and sums.
float numberAt(std::uint32_t seed) { return static_cast<float>(static_cast<int>(seed * 2654435761U >> 25) - 64) / 16; }
float aAt(std::uint32_t row, std::uint32_t k) { return numberAt(1 + row * 16 + k); }
float bAt(std::uint32_t k, std::uint32_t column) { return numberAt(1000 + k * 8 + column); }
float cAt(std::uint32_t row, std::uint32_t column) { return numberAt(3000 + row * 8 + column) * 16; }

/// The registers of each lane: those of a, of b, of c.
Words fragments(const MmaShape& shape)
{
    Words words;
    const std::uint32_t aWords = shape.k / shape.packed / 2, bWords = aWords / 2;
    for (std::uint32_t lane = 0; lane < 32; ++lane) {
        const std::uint32_t group = lane >> 2, within = lane % 4;
        const auto pack = [&](auto element) {
            std::uint32_t word = 0;
            for (std::uint32_t i = 0; i < shape.packed; ++i)
                word |= shape.encode(element(within * shape.packed + i)) << (32 / shape.packed * i);
            return word;
        };
        for (std::uint32_t r = 0; r < aWords; ++r) // alternately the upper and the lower eight rows
            words.push_back(pack([&](auto k) { return aAt(group + r % 2 * 8, k + r / 2 * 4 * shape.packed); }));
        for (std::uint32_t r = 0; r < bWords; ++r)
            words.push_back(pack([&](auto k) { return bAt(k + r * 4 * shape.packed, group); }));
        for (std::uint32_t r = 0; r < 4; ++r)
            words.push_back((shape.isWhole ? asWhole : asTf32)(cAt(group + r / 2 * 8, within * 2 + r % 2)));
    }
    return words;
}

std::string list(std::uint32_t from, std::uint32_t count)
{
    std::string text = "{";
    for (std::uint32_t i = 0; i < count; ++i)
        text += (i ? ", %r" : "%r") + std::to_string(from + i);
    return text + "}";
}

std::string productText(const MmaShape& shape)
{
    const std::uint32_t aWords = shape.k / shape.packed / 2, bWords = aWords / 2, all = aWords + bWords + 4;
    std::string text = "mul.wide.u32 %rd1, %tid, " + std::to_string(4 * all) + ";\nadd.s64 %rd2, %in0, %rd1;\n";
    for (std::uint32_t i = 0; i < all; ++i)
        text += "ld.global.u32 %r" + std::to_string(i) + ", [%rd2+" + std::to_string(4 * i) + "];\n";
    const std::uint32_t c = aWords + bWords;
    text += "mma.sync.aligned." + std::string(shape.text) + " " + list(c, 4) + ", " + list(0, aWords) + ", " +
            list(aWords, bWords) + ", " + list(c, 4) + ";\nmul.wide.u32 %rd3, %tid, 16;\nadd.s64 %rd4, %in1, %rd3;\n";
    for (std::uint32_t i = 0; i < 4; ++i)
        text += "st.global.u32 [%rd4+" + std::to_string(4 * i) + "], %r" + std::to_string(c + i) + ";\n";
    return text;
}

class MatrixProduct : public testing::TestWithParam<MmaShape>
{
};

TEST_P(MatrixProduct, IsThatOfItsFragments)
{
    const MmaShape& shape = GetParam();
    for (const auto code : {EmulatorOptions::Code::Baseline, EmulatorOptions::Code::Auto}) {
        const EmulatorResult result = KernelRun(kernelOf(2, productText(shape)), "k")
                                          .block(32)
                                          .input("fragments", fragments(shape))
                                          .output("d", 512)
                                          .run({.threads = 1, .code = code});
        ASSERT_TRUE(result.findings.empty()) << english(result.findings[0].message);
        std::vector<float> d = valuesOf<float>(result.picture);
        if (shape.isWhole)
            for (float& sum : d)
                sum = static_cast<float>(static_cast<std::int32_t>(bits(sum)));
        for (std::uint32_t row = 0; row < 16; ++row)
            for (std::uint32_t column = 0; column < 8; ++column) {
                float sum = cAt(row, column);
                for (std::uint32_t k = 0; k < shape.k; ++k)
                    sum +=
                        shape.isWhole ? wholeOf(aAt(row, k)) * wholeOf(bAt(k, column)) : aAt(row, k) * bAt(k, column);
                const std::uint32_t lane = row % 8 * 4 + column / 2, r = row / 8 * 2 + column % 2;
                ASSERT_EQ(d[lane * 4 + r], sum) << "row " << row << ", column " << column;
            }
    }
}

TEST_P(MatrixProduct, TakesAWholeWarp)
{
    const EmulatorResult result = KernelRun(kernelOf(2, productText(GetParam())), "k")
                                      .block(24)
                                      .input("fragments", fragments(GetParam()))
                                      .output("d", 512)
                                      .run();
    ASSERT_EQ(result.findings.size(), 1U);
    EXPECT_EQ(result.findings[0].kind, FindingKind::DivergentMma);
    EXPECT_THAT(english(result.findings[0].message), testing::HasSubstr("Only 24 of the 32 threads of warp 0"));
}

INSTANTIATE_TEST_SUITE_P(Shapes, MatrixProduct, testing::ValuesIn(mmaShapes));

/// ldmatrix of `matrices`, with each way to say where the rows are.
struct RowLoad {
    std::uint32_t matrices;
    bool transposed;
    enum class Address { Wide, Narrow, Variable } address; ///< Variable: the same row for all lanes
};

void PrintTo(const RowLoad& load, std::ostream* out)
{
    *out << load.matrices << (load.transposed ? " transposed, " : ", ") << static_cast<int>(load.address);
}

constexpr std::uint32_t tileRows = 64;
const char* const tileText = ".shared .align 16 .b8 tile[1024];";

std::uint32_t rowOf(const RowLoad& load, std::uint32_t lane)
{
    return load.address == RowLoad::Address::Variable ? 3 : (lane * 37 + 11) % tileRows;
}

/// %r8: where in the tile lane i's row lies, (37 × i + 11) % 64 rows of 16 bytes from its beginning.
const std::string scatteredRows = "mul.lo.u32 %r8, %tid, 37;\nadd.u32 %r8, %r8, 11;\nand.b32 %r8, %r8, 63;\n"
                                  "shl.b32 %r8, %r8, 4;\n";
/// 32 threads fill the tile from %in0.
const std::string filledTile = "mul.wide.u32 %rd1, %tid, 32;\nadd.s64 %rd2, %in0, %rd1;\nmov.u64 %rd3, tile;\n"
                               "add.s64 %rd3, %rd3, %rd1;\nld.global.v4.u32 {%r0, %r1, %r2, %r3}, [%rd2];\n"
                               "st.shared.v4.u32 [%rd3], {%r0, %r1, %r2, %r3};\n"
                               "ld.global.v4.u32 {%r0, %r1, %r2, %r3}, [%rd2+16];\n"
                               "st.shared.v4.u32 [%rd3+16], {%r0, %r1, %r2, %r3};\nbar.sync 0;\n";

/// %r8 moves from a place in the tile to its address.
const std::string inTile = "mov.u32 %r7, tile;\nadd.u32 %r8, %r8, %r7;\n";

std::string loadText(std::uint32_t matrices, bool transposed, const char* address)
{
    return "ldmatrix.sync.aligned.m8n8.x" + std::to_string(matrices) + (transposed ? ".trans" : "") + ".shared.b16 " +
           list(9, matrices) + ", [" + address + "];\n";
}

std::string rowLoadText(const RowLoad& load)
{
    using Address = RowLoad::Address;
    std::string text = filledTile + scatteredRows;
    // What lanes hold that bring no row is nobody's address.
    text += "setp.ge.u32 %p1, %tid, " + std::to_string(8 * load.matrices) + ";\n@%p1 mov.u32 %r8, 0x7FFFFFF1;\n";
    if (load.address == Address::Narrow) // to %r9, which is the address too: it wraps around on the way
        text += "mov.u32 %r9, tile;\nadd.u32 %r9, %r9, %r8;\nsub.u32 %r9, %r9, 4096;\n" +
                loadText(load.matrices, load.transposed, "%r9+4096");
    else if (load.address == Address::Wide)
        text += "cvt.u64.u32 %rd4, %r8;\nmov.u64 %rd5, tile;\nadd.s64 %rd4, %rd4, %rd5;\nsub.s64 %rd4, %rd4, 32;\n" +
                loadText(load.matrices, load.transposed, "%rd4+32");
    else
        text += loadText(load.matrices, load.transposed, "tile+48");
    text += "mul.wide.u32 %rd6, %tid, " + std::to_string(4 * load.matrices) + ";\nadd.s64 %rd6, %in1, %rd6;\n";
    for (std::uint32_t i = 0; i < load.matrices; ++i)
        text += "st.global.u32 [%rd6+" + std::to_string(4 * i) + "], %r" + std::to_string(9 + i) + ";\n";
    return text;
}

class MatrixRows : public testing::TestWithParam<RowLoad>
{
};

TEST_P(MatrixRows, GoToTheLanesThatHoldTheirFragment)
{
    const RowLoad& load = GetParam();
    std::vector<std::uint16_t> halves(tileRows * 8);
    for (std::uint32_t i = 0; i < halves.size(); ++i)
        halves[i] = static_cast<std::uint16_t>(i * 40503 + 1);
    for (const auto code : {EmulatorOptions::Code::Baseline, EmulatorOptions::Code::Auto})
        for (const bool observed : {false, true}) {
            KernelRun run(kernelOf(2, rowLoadText(load), tileText), "k");
            run.block(32).input("halves", halves).output("fragments", 128 * load.matrices);
            const EmulatorOptions options{.threads = 1, .code = code};
            const EmulatorResult result = observed ? run.observed(options) : run.run(options);
            ASSERT_TRUE(result.findings.empty()) << english(result.findings[0].message);
            const std::vector<std::uint16_t> found = valuesOf<std::uint16_t>(result.picture);
            for (std::uint32_t matrix = 0; matrix < load.matrices; ++matrix)
                for (std::uint32_t row = 0; row < 8; ++row)
                    for (std::uint32_t column = 0; column < 8; ++column) {
                        const std::uint32_t outer = load.transposed ? column : row;
                        const std::uint32_t inner = load.transposed ? row : column;
                        const std::uint32_t lane = outer * 4 + inner / 2;
                        ASSERT_EQ(found.at((lane * load.matrices + matrix) * 2 + inner % 2),
                                  halves[rowOf(load, matrix * 8 + row) * 8 + column])
                            << "matrix " << matrix << ", row " << row << ", column " << column;
                    }
        }
}

std::vector<RowLoad> rowLoads()
{
    std::vector<RowLoad> all;
    for (const std::uint32_t matrices : {1U, 2U, 4U})
        for (const bool transposed : {false, true})
            for (const auto address : {RowLoad::Address::Wide, RowLoad::Address::Narrow, RowLoad::Address::Variable})
                all.push_back({matrices, transposed, address});
    return all;
}

INSTANTIATE_TEST_SUITE_P(Forms, MatrixRows, testing::ValuesIn(rowLoads()));

TEST(MatrixRow, IsAtFaultAsAnyLoadOfSharedMemoryIs)
{
    struct Row {
        const char* address; ///< %r8, of the tile's 1024 bytes
        const char *kind, *message;
    };
    const Row rows[] = {
        {"mad.lo.u32 %r8, %tid, 16, 0;\nsetp.eq.u32 %p1, %tid, 13;\n@%p1 add.u32 %r8, %r8, 8;\n", "misaligned",
         "Thread (13, 0) of block (0, 0) loads 16 bytes at byte 216 of shared memory, which is not a multiple of 16."},
        {"mul.lo.u32 %r8, %tid, 80;\n", "out_of_bounds",
         "Thread (13, 0) of block (0, 0) loads 16 bytes at byte 1040 of shared memory, but shared memory has 1024 "
         "bytes."},
    };
    for (const auto code : {EmulatorOptions::Code::Baseline, EmulatorOptions::Code::Auto})
        for (const bool observed : {false, true})
            for (const Row& row : rows) {
                KernelRun run(kernelOf(1, row.address + inTile + loadText(2, false, "%r8"), tileText), "k");
                run.block(32).output("out", 4);
                const EmulatorOptions options{.threads = 1, .code = code};
                const Finding finding = onlyFinding(observed ? run.observed(options) : run.run(options));
                EXPECT_EQ(nameOf(finding.kind), row.kind);
                EXPECT_EQ(finding.line, 7);
                EXPECT_THAT(english(finding.message), testing::HasSubstr(row.message));
            }
}

TEST(MatrixRow, IsLoadedByAWholeWarp)
{
    KernelRun run(kernelOf(1, scatteredRows + loadText(1, false, "%r8"), tileText), "k");
    const Finding finding = onlyFinding(run.block(24).output("out", 4).run());
    EXPECT_EQ(finding.kind, FindingKind::DivergentMma);
    EXPECT_THAT(english(finding.message), testing::HasSubstr("Only 24 of the 32 threads of warp 0"));
}

TEST(MatrixRow, RacesWithAStoreAsItWouldInAPlainLoad)
{
    // Two warps store the tile's two halves, and each loads the rows that the other stored.
    const std::string store = "shl.b32 %r8, %tid, 4;\nmov.u32 %r1, tile;\nadd.u32 %r1, %r1, %r8;\nst.shared.v4.u32 "
                              "[%r1], {%tid, %tid, %tid, %tid};\n";
    const std::string other = ".loc 1 8 1\nxor.b32 %r8, %r8, 512;\nmov.u32 %r1, tile;\nadd.u32 %r1, %r1, %r8;\n";
    const auto findings = [&](const std::string& between, const std::string& load) {
        KernelRun run(kernelOf(1, store + between + other + load, tileText), "k");
        return run.block(64).output("out", 4).observed({.threads = 1}, {.hazards = true}).findings;
    };
    EXPECT_TRUE(findings("bar.sync 0;\n", loadText(4, false, "%r1")).empty());
    for (const std::string& load : {loadText(4, false, "%r1"), loadText(1, true, "%r1"),
                                    std::string("ld.shared.v4.u32 {%r10, %r11, %r12, %r13}, [%r1];\n")}) {
        const std::vector<Finding> found = findings("", load);
        ASSERT_EQ(found.size(), 1U) << load;
        EXPECT_EQ(found[0].kind, FindingKind::Race);
        EXPECT_EQ(found[0].line, 7);
        EXPECT_EQ(found[0].otherLine, 8);
        EXPECT_THAT(english(found[0].message), testing::HasSubstr("of tile on line 7"));
        EXPECT_THAT(english(found[0].message), testing::HasSubstr("loads it on line 8"));
    }
}

TEST(MatrixRow, CountsAWavefrontForEachWordOfABank)
{
    struct Row {
        std::uint32_t matrices, pitch; ///< bytes from row to row
        std::uint64_t wavefronts;
    };
    for (const Row& row : {Row{1, 16, 1}, Row{2, 16, 2}, Row{4, 16, 4}, Row{1, 128, 8}, Row{4, 128, 32}}) {
        const std::string text = "mul.lo.u32 %r8, %tid, " + std::to_string(row.pitch) + ";\n" + inTile +
                                 loadText(row.matrices, false, "%r8");
        const EmulatorResult result = KernelRun(kernelOf(1, text, ".shared .align 16 .b8 tile[4096];"), "k")
                                          .block(32)
                                          .output("out", 4)
                                          .observed({.threads = 1});
        ASSERT_TRUE(result.findings.empty()) << english(result.findings[0].message);
        EXPECT_EQ(result.counters.at(0).total.sharedLoad, (SharedCounters{1, row.wavefronts, row.matrices}));
    }
}

TEST(Tf32, IsRoundedToElevenBitsTiesAwayFromZero)
{
    check("cvt.rna.tf32.f32 %r9, %f0;", "r", floatOperands(), [](Operands o) -> std::uint64_t {
        const float value = asFloat(o.a);
        if (std::isnan(value))
            return 0x7FFF'E000;
        if (std::isinf(value) || value == 0)
            return bits(value);
        const int exponent = std::max(std::ilogb(value), -126);
        const double units = std::ldexp(static_cast<double>(value), 10 - exponent);
        return bits(static_cast<float>(std::ldexp(std::round(units), exponent - 10)));
    });
}

TEST(Video, DifferencesOfBytes)
{
    const auto distance = [](Operands o, int shift) {
        const std::uint64_t a = o.a >> shift & 255, b = o.b >> shift & 255;
        return a > b ? a - b : b - a;
    };
    check("vabsdiff4.u32.u32.u32 %r9, %r0, %r1, %r2;", "r", integerOperands(), [&](Operands o) {
        return distance(o, 0) | distance(o, 8) << 8 | distance(o, 16) << 16 | distance(o, 24) << 24;
    });
    const auto wide = [](Operands o, int shift) {
        const std::uint64_t a = o.a >> shift & 0xFFFF, b = o.b >> shift & 0xFFFF;
        return a > b ? a - b : b - a;
    };
    check("vabsdiff2.u32.u32.u32 %r9, %r0, %r1, %r2;", "r", integerOperands(),
          [&](Operands o) { return wide(o, 0) | wide(o, 16) << 16; });
    check("vabsdiff2.u32.u32.u32.add %r9, %r0, %r1, %r2;", "r", integerOperands(),
          [&](Operands o) { return (o.c + wide(o, 0) + wide(o, 16)) & 0xFFFF'FFFF; });
    check("vabsdiff4.u32.u32.u32.add %r9, %r0, %r1, %r2;", "r", integerOperands(), [&](Operands o) {
        return (o.c + distance(o, 0) + distance(o, 8) + distance(o, 16) + distance(o, 24)) & 0xFFFF'FFFF;
    });
}

} // namespace
