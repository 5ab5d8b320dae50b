#include "kernel_run.h"

#include <gtest/gtest.h>

#include <bit>

// wmma: matrices loaded, multiplied and stored by a warp, compared with the product computed here. All numbers are
// small integers, which every type holds exactly.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

struct WmmaCase {
    const char *shape, *factors, *addends, *sums; ///< types as in PTX
    int m, n, k;
    int wordsOfA, wordsOfB;
};

int sampleAt(int row, int column, int seed) { return (row * 7 + column * 5 + seed * 3) % 11 - (seed == 9 ? 0 : 4); }

std::size_t bytesOfType(const std::string& type)
{
    return type == "f64" ? 8 : type == "u8" ? 1 : type == "f16" || type == "bf16" ? 2 : 4;
}

std::uint64_t encoded(const std::string& type, int value)
{
    if (type == "f64")
        return std::bit_cast<std::uint64_t>(static_cast<double>(value));
    const std::uint32_t single = std::bit_cast<std::uint32_t>(static_cast<float>(value));
    if (type == "u8" || type == "s32")
        return static_cast<std::uint32_t>(value);
    if (type == "bf16")
        return single >> 16;
    if (type != "f16")
        return single;
    if (value == 0)
        return 0;
    return (single >> 16 & 0x8000) | ((single >> 23 & 0xFF) - 127 + 15) << 10 | (single >> 13 & 0x3FF);
}

/// A matrix in memory; `stride` elements from line to line.
struct StoredMatrix {
    std::string type;
    int rows, columns, stride;
    bool isRowMajor;
    std::vector<std::byte> bytes{};

    std::size_t at(int row, int column) const
    {
        const int index = isRowMajor ? row * stride + column : column * stride + row;
        return static_cast<std::size_t>(index) * bytesOfType(type);
    }
    void fill(int seed)
    {
        bytes.resize(static_cast<std::size_t>((isRowMajor ? rows : columns) * stride) * bytesOfType(type));
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column) {
                const std::uint64_t value = encoded(type, sampleAt(row, column, seed));
                std::memcpy(bytes.data() + at(row, column), &value, bytesOfType(type));
            }
    }
};

std::string registersOf(const std::string& name, int count)
{
    std::string list = "{";
    for (int i = 0; i < count; ++i)
        list += (i ? ", %" : "%") + name + std::to_string(i);
    return list + "}";
}

const char* majorOf(const StoredMatrix& matrix) { return matrix.isRowMajor ? "row" : "col"; }

int wordsOfAddends(const std::string& type) { return type == "f64" ? 2 : type == "f16" ? 4 : 8; }

void checkProduct(const WmmaCase& c, bool rowA, bool rowB, bool rowC, int pad, const std::string& space)
{
    const bool isWhole = std::string(c.factors) == "u8";
    const auto strideOf = [pad](bool isRow, int rows, int columns) { return (isRow ? columns : rows) + pad; };
    StoredMatrix a{c.factors, c.m, c.k, strideOf(rowA, c.m, c.k), rowA};
    StoredMatrix b{c.factors, c.k, c.n, strideOf(rowB, c.k, c.n), rowB};
    StoredMatrix addends{c.addends, c.m, c.n, strideOf(rowC, c.m, c.n), rowC};
    StoredMatrix sums{c.sums, c.m, c.n, strideOf(rowC, c.m, c.n), rowC};
    const int seedA = isWhole ? 9 : 1, seedB = isWhole ? 9 : 2;
    a.fill(seedA);
    b.fill(seedB);
    addends.fill(3);
    sums.fill(3);

    const std::string shape = c.shape;
    const auto access = [&](const char* what, const StoredMatrix& matrix, const std::string& registers, int pointer) {
        const bool isStore = what == std::string("store.d");
        const std::string at = "[%in" + std::to_string(pointer) + "]";
        return std::string("wmma.") + what + ".sync.aligned." + majorOf(matrix) + "." + shape + space + "." +
               matrix.type + " " + (isStore ? at + ", " + registers : registers + ", " + at) +
               (pad ? ", " + std::to_string(matrix.stride) : "") + ";\n";
    };
    const std::string types = std::string(c.factors) == "f16"
                                  ? std::string(c.sums) + "." + c.addends
                                  : std::string(c.sums) + "." + c.factors + "." + c.factors + "." + c.addends;
    const std::string product = std::string("wmma.mma.sync.aligned.") + majorOf(a) + "." + majorOf(b) + "." + shape +
                                "." + types + (c.k == 4 ? ".rn " : " ") + registersOf("wd", wordsOfAddends(c.sums)) +
                                ", " + registersOf("wa", c.wordsOfA) + ", " + registersOf("wb", c.wordsOfB) + ", " +
                                registersOf("wc", wordsOfAddends(c.addends)) + ";\n";
    const std::string text =
        kernelOf(4, std::string(c.factors == std::string("f64") ? ".reg .f64" : ".reg .b32") +
                        " %wa<8>, %wb<8>, %wc<8>, %wd<8>;\n" + access("load.a", a, registersOf("wa", c.wordsOfA), 0) +
                        access("load.b", b, registersOf("wb", c.wordsOfB), 1) +
                        access("load.c", addends, registersOf("wc", wordsOfAddends(c.addends)), 2) + product +
                        access("store.d", sums, registersOf("wd", wordsOfAddends(c.sums)), 3));
    KernelRun run(text, "k");
    run.input("a", a.bytes).input("b", b.bytes).input("c", addends.bytes).output("d", sums.bytes.size()).block(32);
    const auto result = run.observed({.threads = 1}, {.counters = true, .hazards = pad == 0});
    ASSERT_TRUE(result.findings.empty()) << english(result.findings[0].message);
    for (int row = 0; row < c.m; ++row)
        for (int column = 0; column < c.n; ++column) {
            int sum = sampleAt(row, column, 3);
            for (int k = 0; k < c.k; ++k)
                sum += sampleAt(row, k, seedA) * sampleAt(k, column, seedB);
            std::uint64_t value = 0;
            std::memcpy(&value, result.picture.data() + sums.at(row, column), bytesOfType(c.sums));
            ASSERT_EQ(value, encoded(c.sums, sum)) << row << ", " << column;
        }
}

} // namespace

TEST(Wmma, MultipliesMatrices)
{
    const WmmaCase cases[] = {
        {"m16n16k16", "f16", "f32", "f32", 16, 16, 16, 8, 8},  {"m32n8k16", "f16", "f32", "f32", 32, 8, 16, 8, 8},
        {"m8n32k16", "f16", "f32", "f32", 8, 32, 16, 8, 8},    {"m16n16k16", "f16", "f16", "f16", 16, 16, 16, 8, 8},
        {"m8n32k16", "f16", "f16", "f32", 8, 32, 16, 8, 8},    {"m32n8k16", "f16", "f32", "f16", 32, 8, 16, 8, 8},
        {"m16n16k16", "bf16", "f32", "f32", 16, 16, 16, 4, 4}, {"m32n8k16", "bf16", "f32", "f32", 32, 8, 16, 8, 2},
        {"m8n32k16", "bf16", "f32", "f32", 8, 32, 16, 2, 8},   {"m16n16k8", "tf32", "f32", "f32", 16, 16, 8, 4, 4},
        {"m16n16k16", "u8", "s32", "s32", 16, 16, 16, 2, 2},   {"m32n8k16", "u8", "s32", "s32", 32, 8, 16, 4, 1},
        {"m8n32k16", "u8", "s32", "s32", 8, 32, 16, 1, 4},     {"m8n8k4", "f64", "f64", "f64", 8, 8, 4, 1, 1},
    };
    for (const WmmaCase& c : cases)
        for (int layouts = 0; layouts < 8; ++layouts)
            for (const int pad : {0, 16}) {
                SCOPED_TRACE(std::string(c.shape) + " " + c.factors + " " + c.sums + " " + std::to_string(layouts));
                checkProduct(c, layouts & 1, layouts & 2, layouts & 4, pad, pad ? ".global" : "");
            }
}

TEST(Wmma, UsesSharedMemoryByAddressesOf32Bits)
{
    // The 16 × 16 sums of a warp go through shared memory, from column-major to row-major.
    const std::string list = registersOf("wc", 8);
    const std::string text = kernelOf(2,
                                      ".reg .b32 %wc<8>;\nmov.u32 %r1, tile;\n"
                                      "wmma.load.c.sync.aligned.col.m16n16k16.global.f32 " +
                                          list +
                                          ", [%in0], 16;\n"
                                          "wmma.store.d.sync.aligned.row.m16n16k16.shared.f32 [%r1+64], " +
                                          list +
                                          ", 24;\n"
                                          "bar.warp.sync 0xffffffff;\n"
                                          "wmma.load.c.sync.aligned.row.m16n16k16.shared.f32 " +
                                          list +
                                          ", [tile+64], 24;\n"
                                          "wmma.store.d.sync.aligned.row.m16n16k16.global.f32 [%in1], " +
                                          list + ", 16;\n",
                                      ".shared .align 32 .b8 tile[1600];\n");
    std::vector<float> values;
    for (int i = 0; i < 256; ++i)
        values.push_back(static_cast<float>(i));
    const auto result = KernelRun(text, "k").input("in", values).output("out", 1024).block(32).run();
    ASSERT_TRUE(result.findings.empty()) << english(result.findings[0].message);
    const auto out = valuesOf<float>(result.picture);
    for (std::size_t i = 0; i < 256; ++i)
        EXPECT_EQ(out[i], values[i % 16 * 16 + i / 16]);
}

TEST(Wmma, NeedsAWholeWarp)
{
    const std::string list = registersOf("wa", 8);
    const std::string text =
        kernelOf(1, ".reg .b32 %wa<8>, %wc<8>;\nsetp.lt.u32 %p1, %tid, 16;\n@%p1 bra DONE;\n"
                    "wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32 " +
                        registersOf("wc", 8) + ", " + list + ", " + list + ", " + registersOf("wc", 8) + ";\nDONE:");
    const auto result = KernelRun(text, "k").output("out", 4).block(32).run();
    ASSERT_EQ(result.findings.size(), 1U);
    EXPECT_EQ(result.findings[0].kind, FindingKind::DivergentMma);
}
