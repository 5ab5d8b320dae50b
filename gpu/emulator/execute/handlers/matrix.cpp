#include "gpu/emulator/execute/handlers/gather.h"
#include "gpu/emulator/execute/handlers/half_bits.h"
#include "gpu/emulator/execute/handlers/observe.h"
#include "gpu/ptx/matrix_shape.h"

#include <type_traits>

// mma.sync: a 16×K by K×8 product (of doubles: 8×4 by 4×8), added to 16×8 sums of 32 bits, by a whole warp. PTX ISA,
// "Matrix Fragments for mma.m16n8k8" and its neighbours, defines which lane holds which elements. Products are exact
// (TF32 has 11 significant bits, so has binary16; bfloat16 has 8); a sum of them is computed in double precision and
// rounded once. The hardware's order and rounding are not published. Sums of products of bytes are integers, and wrap
// in 32 bits. ldmatrix: 8×8 matrices of 16-bit elements from shared memory, distributed over the lanes like the factors
// of mma.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

constexpr u32 rows = 16, columns = 8;

/// The type of the elements in the registers of A and B.
enum class Element : u8 { Tf32, Half, Bfloat, Byte, SignedByte };

constexpr bool isOfBytes(Element e) { return e == Element::Byte || e == Element::SignedByte; }

/// What sums are computed in.
template <Element E>
using NumberOf = std::conditional_t<isOfBytes(E), u32, double>;

/// The number at place i of a register that holds several in each lane.
template <Element E>
TILESCOPE_INLINE NumberOf<E> numberAt(const u32* lanes, u32 i)
{
    if constexpr (E == Element::Half)
        return static_cast<double>(floatFromHalf(reinterpret_cast<const u16*>(lanes)[i]));
    else if constexpr (E == Element::Bfloat)
        return static_cast<double>(bitsAs<float>(u32{reinterpret_cast<const u16*>(lanes)[i]} << 16));
    else if constexpr (E == Element::Byte)
        return reinterpret_cast<const u8*>(lanes)[i];
    else if constexpr (E == Element::SignedByte) // products and sums wrap, so the sign's bits are all that it needs
        return static_cast<u32>(reinterpret_cast<const std::int8_t*>(lanes)[i]);
    else
        return static_cast<double>(bitsAs<float>(lanes[i] & 0xFFFF'E000)); // the lower 13 bits are ignored
}

/// One of a register's eight rows.
template <Element E, u32 Length>
TILESCOPE_INLINE void unpackRow(const u32* lanes, u32 row, NumberOf<E>* out)
{
#ifdef __F16C__
    if constexpr (E == Element::Half) {
        const __m256 floats = _mm256_cvtph_ps(_mm_load_si128(reinterpret_cast<const __m128i*>(lanes) + row));
        _mm256_storeu_pd(out, _mm256_cvtps_pd(_mm256_castps256_ps128(floats)));
        _mm256_storeu_pd(out + 4, _mm256_cvtps_pd(_mm256_extractf128_ps(floats, 1)));
        return;
    }
#endif
    for (u32 i = 0; i < Length; ++i)
        out[i] = numberAt<E>(lanes, row * Length + i);
}

/// Fragments unpacked into matrices, row by row; of B its columns.
template <Element E, u32 K>
struct Matrices {
    alignas(32) NumberOf<E> a[rows][K], b[K][columns], sum[rows][columns];
};

/// Registers hold neighbouring elements of a row of A, or of a column of B; four lanes share a row (or column), and
/// eight rows follow each other: a register is a matrix of eight rows. A's registers alternate between the rows of the
/// upper and the lower half.
template <Element E, u32 K>
TILESCOPE_INLINE void spread(const u32* const* a, const u32* const* b, Matrices<E, K>& m)
{
    constexpr u32 packed = E == Element::Tf32 ? 1 : isOfBytes(E) ? 4 : 2, step = 4 * packed;
    for (u32 k = 0; k < K / step; ++k) {
        for (u32 row = 0; row < 8; ++row) {
            NumberOf<E> column[step];
            unpackRow<E, step>(a[2 * k], row, &m.a[row][k * step]);
            unpackRow<E, step>(a[2 * k + 1], row, &m.a[row + 8][k * step]);
            unpackRow<E, step>(b[k], row, column);
            for (u32 i = 0; i < step; ++i)
                m.b[k * step + i][row] = column[i];
        }
    }
}

using Four = double __attribute__((vector_size(32)));

TILESCOPE_INLINE Four productAndSum(Four a, Four b, Four sum)
{
#ifdef __FMA__
    return _mm256_fmadd_pd(a, b, sum); // products are exact, so it rounds as a product and a sum do
#else
    return sum + a * b;
#endif
}

/// Four rows of sums, which stay in registers.
template <Element E, u32 K>
TILESCOPE_INLINE void addProducts(Matrices<E, K>& m, u32 row)
{
    if constexpr (isOfBytes(E)) {
        U8 sums[4];
        __builtin_memcpy(sums, m.sum[row], sizeof sums);
        for (u32 k = 0; k < K; ++k)
            for (u32 r = 0; r < 4; ++r)
                sums[r] += splat(m.a[row + r][k]) * readPart(m.b[k], 0);
        __builtin_memcpy(m.sum[row], sums, sizeof sums);
    } else {
        Four sums[4][2];
        __builtin_memcpy(sums, m.sum[row], sizeof sums);
        for (u32 k = 0; k < K; ++k) {
            Four b[2];
            __builtin_memcpy(b, m.b[k], sizeof b);
            for (u32 r = 0; r < 4; ++r) {
                const double a = m.a[row + r][k];
                for (u32 half = 0; half < 2; ++half)
                    sums[r][half] = productAndSum(Four{a, a, a, a}, b[half], sums[r][half]);
            }
        }
        __builtin_memcpy(m.sum[row], sums, sizeof sums);
    }
}

/// Records that lanes are missing and stops the warp.
const Op* divergentFault(const Op* op, Warp& warp)
{
    Fault& fault = warp.block->fault;
    fault.kind = Fault::Kind::DivergentMatrix;
    fault.site = op->site;
    fault.warp = warp.index;
    fault.lane = firstLane(warp.mask);
    fault.mask = warp.mask;
    fault.live = warp.live;
    warp.stop = Stop::Fault;
    return nullptr;
}

template <Element E, u32 K>
const Op* multiply(const Op* op, std::byte* file, Warp& warp)
{
    if (const Op* const first = awaitOvertaken(op, warp, allLanes))
        return first;
    if (warp.mask != allLanes)
        return divergentFault(op, warp);
    const Op& factors = op[1];
    const u32* const a[] = {slot<const u32>(file, factors.a), slot<const u32>(file, factors.b),
                            slot<const u32>(file, factors.c), slot<const u32>(file, factors.e)};
    const u32* const b[] = {slot<const u32>(file, factors.f), slot<const u32>(file, factors.g)};
    using Sum = std::conditional_t<isOfBytes(E), u32, float>;
    const Sum* const c[] = {slot<const Sum>(file, op->a), slot<const Sum>(file, op->b), slot<const Sum>(file, op->c),
                            slot<const Sum>(file, op->window)};
    Sum* const d[] = {slot<Sum>(file, op->d), slot<Sum>(file, op->e), slot<Sum>(file, op->f), slot<Sum>(file, op->g)};
    Matrices<E, K> m;
    spread<E, K>(a, b, m);
    // A lane holds two neighbours of a row in each half, and four lanes a row.
    NumberOf<E>* const halves[] = {m.sum[0], m.sum[8]};
    for (u32 i = 0; i < 2; ++i)
        TILESCOPE_LANES
        {
            halves[i][2 * lane] = static_cast<NumberOf<E>>(c[2 * i][lane]);
            halves[i][2 * lane + 1] = static_cast<NumberOf<E>>(c[2 * i + 1][lane]);
        }
    for (u32 row = 0; row < rows; row += 4)
        addProducts(m, row);
    for (u32 i = 0; i < 2; ++i)
        TILESCOPE_LANES
        {
            d[2 * i][lane] = static_cast<Sum>(halves[i][2 * lane]);
            d[2 * i + 1][lane] = static_cast<Sum>(halves[i][2 * lane + 1]);
        }
    return op + 2;
}

/// 8×8 sums of 4 products of doubles, each multiplied and added with one rounding, in the order of the products.
const Op* multiplyDoubles(const Op* op, std::byte* file, Warp& warp)
{
    if (const Op* const first = awaitOvertaken(op, warp, allLanes))
        return first;
    if (warp.mask != allLanes)
        return divergentFault(op, warp);
    double a[laneCount], b[laneCount], sums[2][laneCount]; // copies: a result may be in the register of a factor
    __builtin_memcpy(a, slot<const double>(file, op->a), sizeof a);
    __builtin_memcpy(b, slot<const double>(file, op->b), sizeof b);
    __builtin_memcpy(sums[0], slot<const double>(file, op->c), sizeof sums[0]);
    __builtin_memcpy(sums[1], slot<const double>(file, op->e), sizeof sums[1]);
    for (u32 lane = 0; lane < laneCount; ++lane)
        for (u32 i = 0; i < 2; ++i)
            for (u32 k = 0; k < 4; ++k) // lane / 4 has the row of A; a column of B is in four neighbouring lanes
                sums[i][lane] = __builtin_fma(a[lane / 4 * 4 + k], b[(lane % 4 * 2 + i) * 4 + k], sums[i][lane]);
    __builtin_memcpy(slot<double>(file, op->d), sums[0], sizeof sums[0]);
    __builtin_memcpy(slot<double>(file, op->f), sums[1], sizeof sums[1]);
    return op + 1;
}

/// The first op's handler skips it.
const Op* factorsOnly(const Op* op, std::byte*, Warp&) { return op + 1; }

/// Each group of eight lanes has the addresses of one matrix's rows. A lane receives two neighbouring elements of a row
/// (transposed: of a column), so four lanes share one.
template <bool Observed>
const Op* loadMatrices(const Op* op, std::byte* file, Warp& warp)
{
    constexpr u32 size = ptx::rowsOfLoaded, bytes = ptx::bytesOfLoadedRow;
    if (const Op* const first = awaitOvertaken(op, warp, allLanes))
        return first;
    if (warp.mask != allLanes)
        return divergentFault(op, warp);
    const u64* const addresses = slot<const u64>(file, op->a);
    if constexpr (Observed) {
        alignas(32) u32 near[laneCount];
        const u32 lanes = ptx::lanesWithRows(op->elements);
        AccessEvent event{op->site, warp.index, lanes, Space::Shared, false, false, false, bytes};
        setAddresses(event, addresses, near);
        warp.block->observer->onAccess(event);
    }
    u16 elements[laneCount][size];
    for (u32 lane = 0; lane < size * op->elements; ++lane) {
        const std::byte* const host = checkedHost(warp, Space::Shared, lane, addresses[lane], bytes, bytes);
        if (!host)
            return accessFault(op, warp, Space::Shared, lane, addresses[lane], bytes, bytes, false);
        __builtin_memcpy(elements[lane], host, bytes);
    }
    const bool transposed = op->flags != 0;
    for (u32 i = 0; i < op->elements; ++i) {
        const u16(*const matrix)[size] = elements + i * size;
        u32* const d = slot<u32>(file, elementSlot(op, i));
        for (u32 lane = 0; lane < laneCount; ++lane) {
            const u32 group = lane / 4, within = lane % 4 * 2;
            const u32 low = transposed ? matrix[within][group] : matrix[group][within];
            const u32 high = transposed ? matrix[within + 1][group] : matrix[group][within + 1];
            d[lane] = low | high << 16;
        }
    }
    return op + 1;
}

/// Rounds to 11 significant bits, ties away from zero.
TILESCOPE_INLINE u32 nearestTf32(u32 bits)
{
    const bool isNan = (bits & 0x7FFF'FFFF) > 0x7F80'0000;
    return pick(isNan, 0x7FFF'E000, (bits + 0x1000) & 0xFFFF'E000);
}

} // namespace

void fillMatrix(const Registry& r, bool observed)
{
    r.unary(OpKind::F32ToTf32, [](u32 a) { return nearestTf32(a); });
    const auto enter = [&](ptx::MatrixShape shape, Handler handler) {
        r.table.set(OpKind::MatrixProduct, ptx::variantOf(shape), handler);
    };
    enter(ptx::MatrixShape::K4Tf32, multiply<Element::Tf32, 4>);
    enter(ptx::MatrixShape::K8Tf32, multiply<Element::Tf32, 8>);
    enter(ptx::MatrixShape::K8F16, multiply<Element::Half, 8>);
    enter(ptx::MatrixShape::K16F16, multiply<Element::Half, 16>);
    enter(ptx::MatrixShape::K8Bf16, multiply<Element::Bfloat, 8>);
    enter(ptx::MatrixShape::K16Bf16, multiply<Element::Bfloat, 16>);
    enter(ptx::MatrixShape::K32U8, multiply<Element::Byte, 32>);
    enter(ptx::MatrixShape::K32S8, multiply<Element::SignedByte, 32>);
    r.table.set(OpKind::MatrixDoubles, 0, multiplyDoubles);
    r.table.set(OpKind::MatrixFactors, 0, factorsOnly);
    r.table.set(OpKind::LoadMatrices, 0, observed ? loadMatrices<true> : loadMatrices<false>);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
