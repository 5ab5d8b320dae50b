#pragma once

#include <cstdint>

namespace tilescope::ptx
{

/// mma.sync with 16 rows (doubles: 8) and 8 columns, by the length of its sums and the element type of A and B.
enum class MatrixShape : std::uint8_t { None, K4Tf32, K8Tf32, K8F16, K16F16, K8Bf16, K16Bf16, K32U8, K4F64 };

constexpr bool isOfDoubles(MatrixShape shape) { return shape == MatrixShape::K4F64; }

/// The number of sums, and of products per sum.
constexpr std::uint32_t sumsOf(MatrixShape shape) { return isOfDoubles(shape) ? 8 * 8 : 16 * 8; }
constexpr std::uint32_t productsOf(MatrixShape shape)
{
    if (shape == MatrixShape::K32U8)
        return 32;
    return shape == MatrixShape::K4Tf32 || isOfDoubles(shape)              ? 4
           : shape == MatrixShape::K16F16 || shape == MatrixShape::K16Bf16 ? 16
                                                                           : 8;
}

/// Whether the sums are 32-bit integers instead of floats.
constexpr bool hasWholeSums(MatrixShape shape) { return shape == MatrixShape::K32U8; }

/// Registers of a lane's fragments, of 32 bits or, for doubles, of 64.
constexpr std::uint32_t wordsOfA(MatrixShape shape)
{
    if (isOfDoubles(shape))
        return 1;
    const bool isTf32 = shape == MatrixShape::K4Tf32 || shape == MatrixShape::K8Tf32;
    const std::uint32_t elementsOfWord = isTf32 ? 1 : shape == MatrixShape::K32U8 ? 4 : 2;
    return productsOf(shape) / 2 / elementsOfWord;
}
constexpr std::uint32_t wordsOfB(MatrixShape shape) { return isOfDoubles(shape) ? 1 : wordsOfA(shape) / 2; }
constexpr std::uint32_t wordsOfSums(MatrixShape shape) { return sumsOf(shape) / 32; }

/// ldmatrix: 8 × 8 elements of 16 bits. One lane gives the address of each row.
constexpr std::uint32_t rowsOfLoaded = 8, bytesOfLoadedRow = 16;

/// The lanes that give the addresses of the rows of so many matrices.
constexpr std::uint32_t lanesWithRows(std::uint32_t matrices) { return ~0U >> (32 - rowsOfLoaded * matrices); }

} // namespace tilescope::ptx
