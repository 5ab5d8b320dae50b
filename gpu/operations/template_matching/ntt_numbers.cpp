#include "gpu/operations/template_matching/ntt_numbers.h"

#include <cstring>
#include <span>

namespace tilescope::operations
{

namespace
{

constexpr std::size_t side = nttSide;

std::uint64_t product(std::uint64_t a, std::uint64_t b) { return a * b % nttPrime; }

std::uint64_t power(std::uint64_t base, std::uint64_t exponent)
{
    std::uint64_t result = 1;
    for (; exponent > 0; exponent /= 2, base = product(base, base))
        if (exponent % 2 == 1)
            result = product(result, base);
    return result;
}

std::uint64_t inverse(std::uint64_t number) { return power(number, nttPrime - 2); }

struct Factor {
    std::uint32_t value = 0, quotient = 0;
};

Factor factorOf(std::uint64_t value)
{
    return {static_cast<std::uint32_t>(value), static_cast<std::uint32_t>((value << 32) / nttPrime)};
}

std::vector<std::byte> bytesOf(std::span<const Factor> factors)
{
    const auto bytes = std::as_bytes(factors);
    return {bytes.begin(), bytes.end()};
}

/// Powers of roots, indexed half + i as in nttRoots.
std::vector<std::uint64_t> rootPowers()
{
    std::vector<std::uint64_t> powers(side, 1);
    for (std::size_t half = 1; half < side; half *= 2) {
        const std::uint64_t root = power(3, (nttPrime - 1) / (2 * half));
        for (std::size_t i = 1; i < half; ++i)
            powers[half + i] = product(powers[half + i - 1], root);
    }
    return powers;
}

/// W. M. Gentleman and G. Sande's decimation in frequency, in place: the spectrum is in bit-reversed order.
void transform(std::uint64_t* values, std::size_t stride, const std::vector<std::uint64_t>& powers)
{
    for (std::size_t half = side / 2; half > 0; half /= 2)
        for (std::size_t first = 0; first < side; first += 2 * half)
            for (std::size_t i = 0; i < half; ++i) {
                std::uint64_t& a = values[(first + i) * stride];
                std::uint64_t& b = values[(first + i + half) * stride];
                const std::uint64_t sum = a + b, difference = a + nttPrime - b;
                a = sum < nttPrime ? sum : sum - nttPrime;
                b = product(difference, powers[half + i]);
            }
}

} // namespace

std::vector<std::byte> nttRoots()
{
    std::vector<Factor> roots(2 * side);
    const std::vector<std::uint64_t> powers = rootPowers();
    for (std::size_t i = 1; i < side; ++i) {
        roots[i] = factorOf(powers[i]);
        roots[side + i] = factorOf(inverse(powers[i]));
    }
    return bytesOf(roots);
}

std::vector<std::byte> nttSpectrum(const Image& pattern)
{
    // The template is rotated about its first pixel, because a product of spectra is a convolution; indices wrap
    // around, as in a circular transform.
    std::vector<std::uint64_t> values(side * side);
    for (int y = 0; y < pattern.height(); ++y)
        for (int x = 0; x < pattern.width(); ++x)
            values[static_cast<std::size_t>((nttSide - y) % nttSide * nttSide + (nttSide - x) % nttSide)] =
                pattern.row<std::uint8_t>(y)[x];

    const std::vector<std::uint64_t> powers = rootPowers();
    for (int y = 0; y < pattern.height(); ++y) // the remaining values are zeros
        transform(&values[static_cast<std::size_t>((nttSide - y) % nttSide * nttSide)], 1, powers);
    for (std::size_t x = 0; x < side; ++x)
        transform(&values[x], side, powers);

    const std::uint64_t scale = inverse(side * side);
    std::vector<Factor> spectrum(side * side);
    for (std::size_t y = 0; y < side; ++y)
        for (std::size_t x = 0; x < side; ++x)
            spectrum[y * side + x % 16 * 16 + x / 16] = factorOf(product(values[y * side + x], scale));
    return bytesOf(spectrum);
}

} // namespace tilescope::operations
