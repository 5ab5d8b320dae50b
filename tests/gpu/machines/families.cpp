#include "tests/gpu/machines/cells.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace tilescope::test
{

namespace
{

/// Reduces over the lanes of the thread's warp.
template <class Fold>
std::uint32_t overWarp(const Words& in, std::uint32_t t, std::uint32_t start, Fold fold)
{
    const std::size_t first = t / 32 * 32, end = std::min<std::size_t>(first + 32, in.size());
    for (std::size_t lane = first; lane < end; ++lane)
        start = fold(start, in[lane], static_cast<std::uint32_t>(lane - first));
    return start;
}

template <class Predicate>
Cell ballotWhere(Predicate predicate)
{
    return [predicate](const Words& in, std::uint32_t t) {
        return overWarp(in, t, 0, [&](std::uint32_t mask, std::uint32_t value, std::uint32_t lane) {
            return mask | (predicate(value, t, in) ? 1U << lane : 0);
        });
    };
}

template <class Predicate>
Cell ballotOf(Predicate predicate)
{
    return ballotWhere([predicate](std::uint32_t value, std::uint32_t, const Words&) { return predicate(value); });
}

Family shuffles()
{
    return {.name = "shuffles",
            .expected = rowsOf({
                [](const Words& in, std::uint32_t t) { return in[t / 32 * 32 + (in[t] & 31)]; },
                [](const Words& in, std::uint32_t t) { return in[t / 8 * 8 + 5]; },
                [](const Words& in, std::uint32_t t) { return in[t % 32 < 3 ? t : t - 3]; },
                [](const Words& in, std::uint32_t t) { return in[t % 16 + 7 < 16 ? t + 7 : t]; },
                [](const Words& in, std::uint32_t t) { return in[t ^ 11]; },
                [](const Words& in, std::uint32_t t) {
                    return overWarp(in, t, 0, [](auto sum, auto value, auto) { return sum + value; });
                },
            })};
}

Family votes()
{
    const Cell here = ballotOf([](std::uint32_t) { return true; });
    const Cell rare = ballotOf([](std::uint32_t value) { return value % 61 == 0; });
    const Cell second = ballotOf([](std::uint32_t value) { return (value & 2) != 0; });
    const Cell third = ballotOf([](std::uint32_t value) { return (value & 4) != 0; });
    return {.name = "votes",
            .threads = 80,
            .expected = rowsOf({
                here,
                ballotOf([](std::uint32_t value) { return (value & 1) != 0; }),
                [=](const Words& in, std::uint32_t t) { return std::uint32_t{rare(in, t) != 0}; },
                [=](const Words& in, std::uint32_t t) { return std::uint32_t{rare(in, t) == 0}; },
                [=](const Words& in, std::uint32_t t) {
                    return static_cast<std::uint32_t>(std::popcount(second(in, t) & ((1U << t % 32) - 1)));
                },
                [=](const Words& in, std::uint32_t t) { return t % 2 ? third(in, t) & 0xaaaaaaaaU : 0; },
            })};
}

Family match()
{
    const Cell peers =
        ballotWhere([](std::uint32_t value, std::uint32_t t, const Words& in) { return value % 5 == in[t] % 5; });
    return {.name = "match",
            .rows = 3,
            .expected = rowsOf({
                peers,
                [](const Words&, std::uint32_t) { return ~0U; },
                [=](const Words& in, std::uint32_t t) { return peers(in, t) == ~0U ? ~0U : 0; },
            })};
}

Family redux()
{
    const auto fold = [](std::uint32_t start, auto rule) {
        return Cell([=](const Words& in, std::uint32_t t) {
            return overWarp(in, t, start, [&](auto so, auto value, auto) -> std::uint32_t { return rule(so, value); });
        });
    };
    using U = std::uint32_t;
    return {.name = "redux",
            .capability = 80,
            .expected = rowsOf({
                fold(0, [](U so, U value) { return so + value; }),
                fold(0x7fffffff, [](U so, U value) { return static_cast<U>(std::min(int(so), int(value))); }),
                fold(0, [](U so, U value) { return std::max(so, value); }),
                fold(~0U, [](U so, U value) { return so & (value | 1); }),
                fold(0, [](U so, U value) { return so | (value & 0xff00ff); }),
                fold(0, [](U so, U value) { return so ^ value; }),
            })};
}

Family loads()
{
    const auto piece = [](const Words& in, std::size_t at, auto value) {
        std::memcpy(&value, reinterpret_cast<const char*>(in.data()) + at * sizeof value, sizeof value);
        return value;
    };
    return {.name = "loads",
            .expected = rowsOf({
                [](const Words& in, std::uint32_t t) { return in[in.size() - 1 - t]; },
                [=](const Words& in, std::uint32_t t) { return std::uint32_t{piece(in, t, std::uint8_t{})}; },
                [=](const Words& in, std::uint32_t t) {
                    return static_cast<std::uint32_t>(int{piece(in, t, std::int16_t{})});
                },
                [](const Words& in, std::uint32_t t) { return in[t]; },
                [](const Words& in, std::uint32_t t) { return in[t / 2 * 2] ^ in[t / 2 * 2 + 1]; },
                [](const Words& in, std::uint32_t t) {
                    const std::size_t first = t / 4 * 4;
                    return in[first] + in[first + 1] + in[first + 2] + in[first + 3];
                },
            })};
}

/// The sum of products of numbers of `aBits` and `bBits` bits, from bit `bFrom` of b on.
Cell dot(int count, int aBits, bool aSigned, int bFrom, bool bSigned)
{
    const auto part = [](std::uint32_t word, int from, int bits, bool isSigned) {
        const std::uint32_t raised = word << (32 - from - bits);
        return isSigned ? std::int64_t{static_cast<std::int32_t>(raised) >> (32 - bits)}
                        : std::int64_t{raised >> (32 - bits)};
    };
    return [=](const Words& in, std::uint32_t t) {
        const std::uint32_t a = in[t], b = in[(t + 1) % in.size()];
        std::int64_t sum = t;
        for (int i = 0; i < count; ++i)
            sum += part(a, i * aBits, aBits, aSigned) * part(b, bFrom + i * 8, 8, bSigned);
        return static_cast<std::uint32_t>(sum);
    };
}

Family dotProducts()
{
    return {.name = "dot_products",
            .rows = 7,
            .expected = rowsOf({dot(4, 8, true, 0, true), dot(4, 8, false, 0, false), dot(2, 16, true, 0, true),
                                dot(2, 16, true, 16, true), dot(2, 16, false, 0, false), dot(2, 16, false, 16, true),
                                dot(2, 16, false, 16, false)})};
}

Words afterAtomics(const Words& in)
{
    Words out(in.size());
    std::uint64_t sum = 0;
    out[16] = ~0U;
    out[17] = 0x80000000U;
    for (const std::uint32_t value : in) {
        ++out[value % 16];
        out[16] = std::min(out[16], value);
        out[17] = static_cast<std::uint32_t>(std::max(int(out[17]), int(value)));
        out[18] |= 1U << value % 32;
        out[19] ^= value;
        sum += std::uint64_t{value} << 8;
        out[25] = std::max(out[25], value);
    }
    const auto count = static_cast<std::uint32_t>(in.size());
    out[20] = std::bit_cast<std::uint32_t>(0.25F * static_cast<float>(count));
    out[21] = count % 5;
    out[22] = static_cast<std::uint32_t>(sum);
    out[23] = static_cast<std::uint32_t>(sum >> 32);
    out[24] = 3 * count;
    out[27] = 77;
    out[28] = 0U - 2 * count;
    return out;
}

std::uint32_t permuted(std::uint32_t a, std::uint32_t b, std::uint32_t selector)
{
    const std::uint64_t both = std::uint64_t{b} << 32 | a;
    std::uint32_t result = 0;
    for (unsigned i = 0; i < 4; ++i) {
        const std::uint32_t pick = selector >> 4 * i & 15;
        auto byte = static_cast<std::uint8_t>(both >> 8 * (pick & 7));
        if (pick & 8)
            byte = byte & 0x80 ? 0xff : 0;
        result |= std::uint32_t{byte} << 8 * i;
    }
    return result;
}

std::uint32_t inserted(std::uint32_t a, std::uint32_t b, unsigned from, unsigned length)
{
    for (unsigned i = 0; i < length && from + i < 32; ++i)
        b = (b & ~(1U << (from + i))) | (a >> i & 1) << (from + i);
    return b;
}

std::uint32_t extracted(std::uint32_t a, unsigned from, unsigned length, bool isSigned)
{
    const bool sign = isSigned && length > 0 && (a >> std::min(from + length - 1, 31U) & 1);
    std::uint32_t result = 0;
    for (unsigned i = 0; i < 32; ++i)
        result |= (i < length && from + i < 32 ? a >> (from + i) & 1 : std::uint32_t{sign}) << i;
    return result;
}

Family bits()
{
    const auto pair = [](auto rule) {
        return Cell([rule](const Words& in, std::uint32_t t) -> std::uint32_t {
            return rule(in[t], in[(t + 1) % in.size()], t);
        });
    };
    using U = std::uint32_t;
    return {.name = "bits",
            .rows = 8,
            .expected = rowsOf({
                pair([](U a, U b, U t) { return permuted(a, b, t * 0x1357 & 0x7777); }),
                pair([](U a, U b, U t) { return permuted(a, b, t * 0x2f9b); }),
                pair([](U a, U b, U t) { return inserted(a, b, t % 40, t % 35); }),
                pair([](U a, U, U t) { return extracted(a, t % 40, t % 35, false); }),
                pair([](U a, U, U t) { return extracted(a, t % 40, t % 35, true); }),
                pair([](U a, U b, U) {
                    U reversed = 0;
                    for (unsigned i = 0; i < 32; ++i)
                        reversed |= (a >> i & 1) << (31 - i);
                    const int first = b ? std::countr_zero(b) + 1 : 0;
                    return reversed ^ static_cast<U>(std::countl_zero(a) ^ first ^ std::popcount(a));
                }),
                pair([](U a, U b, U t) { return static_cast<U>(((std::uint64_t{b} << 32 | a) << t % 32) >> 32); }),
                pair([](U a, U b, U t) { return (a & b) | (a & t) | (b & t); }),
            })};
}

} // namespace

std::vector<Family> families()
{
    return {shuffles(),
            votes(),
            match(),
            redux(),
            loads(),
            dotProducts(),
            {.name = "atomics", .rows = 1, .expected = afterAtomics},
            bits(),
            half2(),
            halfIntrinsics(),
            asyncCopies(),
            matrixProducts(),
            video()};
}

Words numbersFor(const Family& family)
{
    Words numbers;
    std::uint32_t state = 12345;
    const auto next = [&state] { return state = state * 1664525U + 1013904223U; };
    const auto half = [&] { // between 1/16 and 16, positive or negative
        const std::uint32_t random = next() >> 8;
        return (random & 0x83ffU) | (11 + random / 65536 % 8) << 10;
    };
    for (unsigned i = 0; i < family.threads; ++i)
        numbers.push_back(family.areHalves ? half() << 16 | half() : next() ^ next() >> 16);
    return numbers;
}

} // namespace tilescope::test
