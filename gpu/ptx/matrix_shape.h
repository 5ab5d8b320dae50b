#pragma once

#include <cstddef>
#include <cstdint>

namespace tilescope::ptx
{

/// mma.sync with 16 rows (doubles: 8) and 8 columns, by the length of its sums and the element type of A and B.
enum class MatrixShape : std::uint8_t { None, K4Tf32, K8Tf32, K8F16, K16F16, K8Bf16, K16Bf16, K32U8, K32S8, K4F64 };

/// Bytes, whose sums are 32-bit integers.
constexpr bool isOfBytes(MatrixShape shape) { return shape == MatrixShape::K32U8 || shape == MatrixShape::K32S8; }
constexpr bool isOfDoubles(MatrixShape shape) { return shape == MatrixShape::K4F64; }

/// From 0, of the shapes of 16 rows.
constexpr std::size_t variantOf(MatrixShape shape) { return static_cast<std::size_t>(shape) - 1; }

/// The number of sums, and of products per sum.
constexpr std::uint32_t sumsOf(MatrixShape shape) { return isOfDoubles(shape) ? 8 * 8 : 16 * 8; }
constexpr std::uint32_t productsOf(MatrixShape shape)
{
    if (isOfBytes(shape))
        return 32;
    return shape == MatrixShape::K4Tf32 || isOfDoubles(shape)              ? 4
           : shape == MatrixShape::K16F16 || shape == MatrixShape::K16Bf16 ? 16
                                                                           : 8;
}

/// Whether the sums are 32-bit integers instead of floats.
constexpr bool hasWholeSums(MatrixShape shape) { return isOfBytes(shape); }

/// Registers of a lane's fragments, of 32 bits or, for doubles, of 64.
constexpr std::uint32_t wordsOfA(MatrixShape shape)
{
    if (isOfDoubles(shape))
        return 1;
    const bool isTf32 = shape == MatrixShape::K4Tf32 || shape == MatrixShape::K8Tf32;
    const std::uint32_t elementsOfWord = isTf32 ? 1 : isOfBytes(shape) ? 4 : 2;
    return productsOf(shape) / 2 / elementsOfWord;
}
constexpr std::uint32_t wordsOfB(MatrixShape shape) { return isOfDoubles(shape) ? 1 : wordsOfA(shape) / 2; }
constexpr std::uint32_t wordsOfSums(MatrixShape shape) { return sumsOf(shape) / 32; }

/// ldmatrix: 8 × 8 elements of 16 bits. One lane gives the address of each row.
constexpr std::uint32_t rowsOfLoaded = 8, bytesOfLoadedRow = 16;

/// The lanes that give the addresses of the rows of so many matrices.
constexpr std::uint32_t lanesWithRows(std::uint32_t matrices) { return ~0U >> (32 - rowsOfLoaded * matrices); }

} // namespace tilescope::ptx
