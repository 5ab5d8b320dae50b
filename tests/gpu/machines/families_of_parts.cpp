#include "tests/gpu/machines/cells.h"

#include <algorithm>
#include <cstdlib>

namespace tilescope::test
{
namespace
{

/// The words of cp.async whose last `zeros(t)` of `bytes` bytes are zero; t is the copy's first word.
Cell copied(std::uint32_t bytes, std::uint32_t (*zeros)(std::uint32_t t))
{
    return [=](const Words& in, std::uint32_t t) {
        const std::uint32_t words = bytes / 4, first = t / words * words, kept = bytes - zeros(first);
        const std::uint32_t at = (t - first) * 4;
        const std::uint32_t here = kept <= at ? 0 : std::min(kept - at, 4U);
        return here == 4 ? in[t] : in[t] & ((1U << 8 * here) - 1);
    };
}

} // namespace

Family asyncCopies()
{
    return {.name = "async_copies",
            .capability = 80,
            .expected = rowsOf({
                [](const Words& in, std::uint32_t t) { return in[in.size() - 1 - t]; },
                [](const Words& in, std::uint32_t t) { return in[t]; },
                [](const Words& in, std::uint32_t t) { return in[in.size() - 4 - t / 4 * 4 + t % 4]; },
                copied(16, [](std::uint32_t t) { return t % 3 * 4; }),
                copied(8, [](std::uint32_t t) { return t < 32   ? 3U
                                                       : t < 64 ? 8U
                                                                : 5U; }),
                copied(4, [](std::uint32_t t) { return t % 5; }),
            })};
}

namespace
{

/// Applies one rule on integers to each group of `bits` bits of two words.
std::uint32_t parts(std::uint32_t a, std::uint32_t b, int bits, bool isSigned, int (*rule)(int a, int b))
{
    std::uint32_t result = 0;
    const std::uint32_t kept = 0xFFFF'FFFFU >> (32 - bits);
    const auto number = [&](std::uint32_t word, int shift) {
        const auto plain = static_cast<int>(word >> shift & kept);
        return isSigned && (plain >> (bits - 1)) ? plain - (1 << bits) : plain;
    };
    for (int shift = 0; shift < 32; shift += bits)
        result |= (static_cast<std::uint32_t>(rule(number(a, shift), number(b, shift))) & kept) << shift;
    return result;
}

std::uint32_t sumOfParts(std::uint32_t word, int bits)
{
    std::uint32_t sum = 0;
    for (int shift = 0; shift < 32; shift += bits)
        sum += word >> shift & (0xFFFF'FFFFU >> (32 - bits));
    return sum;
}

} // namespace

Family video()
{
    using U = std::uint32_t;
    const auto triple = [](U (*rule)(U a, U b, U c, U t)) {
        return Cell(
            [rule](const Words& in, U t) { return rule(in[t], in[(t + 1) % in.size()], in[(t + 2) % in.size()], t); });
    };
    static const auto distance = [](int a, int b) { return std::abs(a - b); };
    static const auto least = [](int a, int b) { return std::min(a, b); };
    static const auto greatest = [](int a, int b) { return std::max(a, b); };
    return {
        .name = "video",
        .rows = 8,
        .expected = rowsOf({
            triple([](U a, U b, U, U) { return parts(a, b, 8, false, distance); }),
            triple([](U a, U b, U c, U) {
                return sumOfParts(parts(a, b, 8, false, distance), 8) +
                       sumOfParts(parts(b, c, 16, false, distance), 16);
            }),
            triple([](U a, U b, U c, U) {
                const U difference = parts(b, c, 8, false, [](int x, int y) { return x - y; });
                return parts(a, difference, 16, false, [](int x, int y) { return x + y; });
            }),
            triple([](U a, U b, U c, U) { return parts(a, b, 16, false, least) ^ parts(b, c, 8, false, greatest); }),
            triple([](U a, U b, U c, U) {
                return parts(a, b, 16, false, distance) ^
                       parts(b, c, 8, false, [](int x, int y) { return (x + y + 1) / 2; }) ^
                       parts(a, c, 16, false, [](int x, int y) { return (x + y) / 2; });
            }),
            triple([](U a, U b, U c, U) {
                return parts(a, b, 16, true, least) ^ parts(b, c, 8, true, greatest) ^
                       parts(a, b, 8, false, [](int x, int y) { return x > y ? -1 : 0; }) ^
                       parts(b, c, 16, false, [](int x, int y) { return x >= y ? -1 : 0; });
            }),
            [](const Words& in, U t) {
                const U a = in[t], b = in[(t + 1) % in.size()], c = in[(t + 2) % in.size()];
                const U low = c + (a & 0xFFFF) * (b & 255) + (a >> 16) * (b >> 8 & 255);
                const auto part = [](U word, int from, int bits) {
                    return static_cast<int>(word << (32 - from - bits)) >> (32 - bits);
                };
                const int high = part(a, 0, 16) * part(b, 16, 8) + part(a, 16, 16) * part(b, 24, 8);
                return low ^ (c + static_cast<U>(high));
            },
            triple([](U a, U b, U c, U t) {
                const U shift = t % 40;
                const U left = shift >= 32 ? a : static_cast<U>(((std::uint64_t{b} << 32 | a) << shift) >> 32);
                const U right = shift >= 32 ? c : static_cast<U>((std::uint64_t{c} << 32 | b) >> shift);
                return left ^ right;
            }),
        })};
}

} // namespace tilescope::test
