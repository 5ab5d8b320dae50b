#include "kernel_run.h"
#include "opcode_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

// mma.sync: fragments as in the PTX ISA's tables ("Matrix Fragments for mma.m16n8k8" and its neighbours), the product
// in plain loops. Also the rounding to TF32.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

using Words = std::vector<std::uint32_t>;

struct Shape {
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

void PrintTo(const Shape& shape, std::ostream* out) { *out << shape.text; }

const Shape shapes[] = {
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
Words fragments(const Shape& shape)
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

std::string productText(const Shape& shape)
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

class MatrixProduct : public testing::TestWithParam<Shape>
{
};

TEST_P(MatrixProduct, IsThatOfItsFragments)
{
    const Shape& shape = GetParam();
    for (const auto code : {EmulatorOptions::Code::Baseline, EmulatorOptions::Code::Auto}) {
        const EmulatorResult result = KernelRun(kernelOf(2, productText(shape)), "k")
                                          .block(32)
                                          .input("fragments", fragments(shape))
                                          .output("d", 512)
                                          .run({.threads = 1, .code = code});
        ASSERT_TRUE(result.findings.empty()) << result.findings[0].message;
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
    EXPECT_EQ(result.findings[0].kind, "divergent_mma");
    EXPECT_THAT(result.findings[0].message, testing::HasSubstr("Only 24 of the 32 threads of warp 0"));
}

INSTANTIATE_TEST_SUITE_P(Shapes, MatrixProduct, testing::ValuesIn(shapes));

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
