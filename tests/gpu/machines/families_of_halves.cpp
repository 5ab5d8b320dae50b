#include "tests/gpu/machines/cells.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tilescope::test
{
namespace
{

/// Applies one rule in doubles, which hold every sum and product here exactly, to both halves of three words.
Cell halves(double (*rule)(double a, double b, double c))
{
    return [rule](const Words& in, std::uint32_t t) {
        std::uint32_t result = 0;
        for (const int shift : {0, 16}) {
            const auto half = [&](std::uint32_t next) {
                return fromHalf(static_cast<std::uint16_t>(in[(t + next) % in.size()] >> shift));
            };
            result |= std::uint32_t{toHalf(rule(half(0), half(1), half(2)))} << shift;
        }
        return result;
    };
}

} // namespace

Family half2()
{
    const auto high = [](std::uint32_t word) { return fromHalf(static_cast<std::uint16_t>(word >> 16)); };
    return {.name = "half2",
            .areHalves = true,
            .expected = rowsOf({
                halves([](double a, double b, double) { return a + b; }),
                halves([](double a, double b, double) { return a * b; }),
                halves([](double a, double b, double c) { return a * b + c; }),
                halves([](double a, double b, double) { return a - b; }),
                [=](const Words& in, std::uint32_t t) {
                    return std::bit_cast<std::uint32_t>(static_cast<float>(high(in[t])));
                },
                [=](const Words& in, std::uint32_t t) { return std::uint32_t{toHalf(high(in[t]) * 1.2001953125)}; },
            })};
}

namespace
{

/// Applies one rule to the integers in the halves of three words, truncated to bytes.
Cell bytePairs(int (*rule)(int a, int b, int c))
{
    return [rule](const Words& in, std::uint32_t t) {
        std::uint32_t result = 0;
        for (const int shift : {0, 16}) {
            const auto byte = [&](std::uint32_t next) {
                return static_cast<int>(in[(t + next) % in.size()] >> shift & 255);
            };
            result |= static_cast<std::uint32_t>(rule(byte(0), byte(1), byte(2))) << shift;
        }
        return result;
    };
}

} // namespace

Family halfIntrinsics()
{
    const auto low = [](std::uint32_t word) { return fromHalf(static_cast<std::uint16_t>(word)); };
    const auto high = [](std::uint32_t word) { return fromHalf(static_cast<std::uint16_t>(word >> 16)); };
    const auto next = [](const Words& in, std::uint32_t t, std::uint32_t by) { return in[(t + by) % in.size()]; };
    const auto inFloat = [](double value) { return static_cast<double>(static_cast<float>(value)); };
    return {.name = "half_intrinsics",
            .rows = 9,
            .capability = 80,
            .areHalves = true,
            .expected = rowsOf({
                halves([](double a, double b, double) { return std::abs(a - b); }),
                halves([](double a, double b, double) { return std::min(a, b); }),
                halves([](double a, double b, double) { return std::max(a, -b); }),
                halves([](double a, double b, double c) { return 2 * a + fromHalf(toHalf(b + c)); }),
                bytePairs([](int a, int b, int c) { return a + 2 * b + c + std::abs(a - b); }),
                bytePairs([](int a, int b, int c) { return std::min(std::abs(a + b - c), 255); }),
                [=](const Words& in, std::uint32_t t) {
                    const double first = inFloat(high(in[t]) * static_cast<double>(1.1F));
                    const double second = inFloat(low(next(in, t, 1)) + static_cast<double>(0.3F));
                    return std::uint32_t{toHalf(first)} | std::uint32_t{toHalf(second)} << 16;
                },
                [=](const Words& in, std::uint32_t t) {
                    const double product = fromHalf(toHalf(low(in[t]) * high(next(in, t, 1))));
                    const bool less = low(in[t]) < low(next(in, t, 1));
                    return std::uint32_t{toHalf(product + low(next(in, t, 2)))} | std::uint32_t{less} << 16;
                },
                halves([](double a, double b, double) { return std::clamp(a + b, 0.0, 1.0); }),
            })};
}

namespace
{

/// Element `part` of a thread's four among the warp's 16 × 8 sums: `first` plus products of integers.
Cell matrixSum(std::uint32_t part, float (*first)(std::uint32_t t), bool again)
{
    return [=](const Words& in, std::uint32_t t) {
        const std::uint32_t warp = t / 32 * 32, row = t % 32 / 4 + part / 2 * 8, column = t % 4 * 2 + part % 2;
        const auto number = [&](std::uint32_t i) {
            return static_cast<float>(static_cast<int>(in[warp + i % 32] % 16) - 8);
        };
        float sum = first(t);
        for (const std::uint32_t end : {8U, again ? 4U : 0U})
            for (std::uint32_t k = 0; k < end; ++k)
                sum += number(row * 5 + k * 3) * number(k * 7 + column * 3 + 7);
        return std::bit_cast<std::uint32_t>(sum);
    };
}

} // namespace

Family matrixProducts()
{
    return {.name = "matrix_products",
            .capability = 80,
            .expected = rowsOf({
                matrixSum(
                    0, [](std::uint32_t t) { return static_cast<float>(t); }, false),
                matrixSum(
                    1, [](std::uint32_t) { return 1.0F; }, false),
                matrixSum(
                    2, [](std::uint32_t) { return 2.0F; }, false),
                matrixSum(
                    3, [](std::uint32_t) { return 0.5F; }, false),
                matrixSum(
                    1, [](std::uint32_t) { return 1.0F; }, true),
                matrixSum(
                    2, [](std::uint32_t) { return 2.0F; }, true),
            })};
}

} // namespace tilescope::test
