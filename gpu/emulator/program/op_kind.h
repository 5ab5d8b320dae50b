#pragma once

#include <cstddef>
#include <cstdint>

namespace tilescope::emulator
{

/// The emulator's internal instruction set. ptx::Instruction is lowered to one or a few of these (see lower_*.cpp), and
/// the handlers of the same name in handlers/ execute them. A number in a name is the width of a lane in bits; 8- and
/// 16-bit values are stored zero-extended in 32-bit lanes and have no kinds of their own.
// clang-format off
enum class OpKind : std::uint16_t {
    // moves (handlers/moves.cpp); Blend writes the active lanes only
    Copy32, Copy64, Broadcast32, Broadcast64, Blend32, Blend64, BlendBroadcast32, BlendBroadcast64,
    Pack32, Pack64, High64, Low64, Select32, Select64, Slct32, Slct64, SlctF32, SlctF64,
    // widening and narrowing (handlers/moves.cpp)
    Sext8, Sext16, Zext8, Zext16, Sext32To64, Zext32To64,
    // predicates (handlers/compare.cpp)
    PredicateAnd, PredicateOr, PredicateXor, PredicateNot, PredicateMove,
    EqI32, LtS32, LeS32, LtU32, LeU32, EqI64, LtS64, LeS64, LtU64, LeU64,
    EqF32, LtF32, LeF32, NumF32, EqF64, LtF64, LeF64, NumF64, TestpF32, TestpF64,
    // 32-bit integers (handlers/integer32.cpp)
    Add32, Sub32, MulLo32, MulHiS32, MulHiU32, Mad32, MadHiS32, MadHiU32, MulWideS32, MulWideU32, MadWideS32,
    MadWideU32, Mul24LoS, Mul24LoU, Mul24HiS, Mul24HiU, SadS32, SadU32, DivS32, DivU32, RemS32, RemU32,
    AbsS32, Neg32, MinS32, MaxS32, MinU32, MaxU32, And32, Or32, Xor32, Not32, Cnot32, Shl32, ShrS32, ShrU32,
    // 64-bit integers (handlers/integer64.cpp)
    Add64, Sub64, MulLo64, MulHiS64, MulHiU64, Mad64, MadHiS64, MadHiU64, SadS64, SadU64, DivS64, DivU64, RemS64,
    RemU64, AbsS64, Neg64, MinS64, MaxS64, MinU64, MaxU64, And64, Or64, Xor64, Not64, Cnot64, Shl64, ShrS64, ShrU64,
    AddCarry32, AddCarry64,
    // bits (handlers/bits.cpp)
    Popc32, Popc64, Clz32, Clz64, BfindS32, BfindU32, BfindS64, BfindU64, Brev32, Brev64, BfeS32, BfeU32, BfeS64,
    BfeU64, Bfi32, Bfi64, Lop3, ShfLeftClamp, ShfLeftWrap, ShfRightClamp, ShfRightWrap, Prmt, PrmtF4e, PrmtB4e,
    PrmtRc8, PrmtEcl, PrmtEcr, PrmtRc16, Fns, SzextS, SzextU, Bmsk, BmskWrap, Dp4aSS, Dp4aSU, Dp4aUS, Dp4aUU, Dp2aLoSS,
    Dp2aLoSU, Dp2aLoUS, Dp2aLoUU, Dp2aHiSS, Dp2aHiSU, Dp2aHiUS, Dp2aHiUU,
    // parts of words (handlers/integer32.cpp)
    VabsDiff4, VabsDiff4Add,
    // floating point (handlers/float32.cpp, float64.cpp)
    AddF32, SubF32, MulF32, FmaF32, DivF32, RcpF32, SqrtF32, MinF32, MaxF32, MinNanF32, MaxNanF32, AbsF32, NegF32,
    CopysignF32, SaturateF32, FlushF32, RintF32, TruncF32, FloorF32, CeilF32,
    AddF64, SubF64, MulF64, FmaF64, DivF64, RcpF64, SqrtF64, MinF64, MaxF64, MinNanF64, MaxNanF64, AbsF64, NegF64,
    CopysignF64, SaturateF64, RintF64, TruncF64, FloorF64, CeilF64,
    // rounded toward zero, down or up: Op::immediate is a RoundingMode (handlers/directed.cpp)
    AddF32Directed, SubF32Directed, MulF32Directed, FmaF32Directed, DivF32Directed, SqrtF32Directed,
    AddF64Directed, SubF64Directed, MulF64Directed, FmaF64Directed, DivF64Directed, SqrtF64Directed,
    F64ToF32Directed, S32ToF32Directed, U32ToF32Directed, S64ToF32Directed, U64ToF32Directed, S64ToF64Directed,
    U64ToF64Directed, F32ToF16Directed,
    // transcendental (handlers/float32.cpp)
    RsqrtF32, SinF32, CosF32, Lg2F32, Ex2F32, TanhF32, RsqrtF64,
    // conversions (handlers/convert.cpp); float to integer rounds toward zero and saturates
    S32ToF32, U32ToF32, S64ToF32, U64ToF32, S32ToF64, U32ToF64, S64ToF64, U64ToF64, F32ToS32, F32ToU32, F32ToS16, F32ToU16, F32ToS64,
    F32ToU64, F64ToU8, F64ToU16, F64ToS32, F64ToU32, F64ToS64, F64ToU64, F32ToF64, F64ToF32,
    // half precision (handlers/half.cpp)
    F32ToF16, F16ToF32, F64ToF16, AddF16x2, SubF16x2, MulF16x2, FmaF16x2, MinF16x2, MaxF16x2, NegF16x2, AbsF16x2,
    NanF16x2, SaturateF16x2,
    // bfloat16, the upper half of a float (handlers/half.cpp)
    F32ToBf16, F64ToBf16, Bf16ToF32, UpperBf16ToF32, AddBf16x2, SubBf16x2, MulBf16x2, FmaBf16x2,
    // matrices, by a whole warp (handlers/matrix.cpp); MatrixFactors belongs to MatrixProduct
    MatrixProduct, MatrixFactors, MatrixDoubles, LoadMatrices, F32ToTf32,
    // memory (handlers/memory_*.cpp); the second index of the table is an AddressForm
    LoadShared1, LoadShared2, LoadShared4, LoadShared8, LoadMapped1, LoadMapped2, LoadMapped4, LoadMapped8,
    LoadLocal1, LoadLocal2, LoadLocal4, LoadLocal8, LoadSharedU8F32, LoadMappedU8F32,
    StoreShared1, StoreShared2, StoreShared4, StoreShared8, StoreMapped1, StoreMapped2, StoreMapped4, StoreMapped8,
    StoreLocal1, StoreLocal2, StoreLocal4, StoreLocal8,
    Atomic32, Atomic64, Poll, Progress, Tex2D, TexDeep, SurfaceAddress, MakeWindow, CopyAsync, CopyCommit, CopyWait,
    MbarrierSet, MbarrierArrive, MbarrierTest,
    // control (handlers/control.cpp)
    Fall, Jump, Branch, Join, ExitAll, ExitGuarded, Trap, GuardBegin, GuardEnd, NarrowBegin, NarrowEnd, Barrier, BarrierRedRead,
    WarpSync,
    // across lanes (handlers/lane_ops.cpp)
    Shuffle, VoteAll, VoteAny, VoteUni, VoteBallot, MatchAny32, MatchAny64, MatchAll32, MatchAll64, Activemask,
    ReduxAdd, ReduxMinS, ReduxMaxS, ReduxMinU, ReduxMaxU, ReduxAnd, ReduxOr, ReduxXor, Clock,
    // calls of the run-time system (handlers/system.cpp)
    Print, AssertFail, BadCall, Malloc, Free,
    // only on hosts that reorder accesses (handlers/control.cpp)
    Fence,
    Count
};
// clang-format on

constexpr std::size_t opKindCount = static_cast<std::size_t>(OpKind::Count);

/// How a memory op computes its 32 addresses.
enum class AddressForm : std::uint8_t {
    Uniform,  ///< scalar base + displacement: one address for all lanes, a scalar result
    IndexedS, ///< scalar base + sign-extended 32-bit index × scale + displacement
    IndexedU, ///< the same with a zero-extended index
    Lanes,    ///< 64-bit address of each lane + displacement
    WindowS,  ///< IndexedS with a base that is the same for the whole launch (window.h)
    WindowU   ///< IndexedU with such a base
};

/// The rounding field of MXCSR.
enum class RoundingMode : std::uint8_t { Nearest = 0, Down = 1, Up = 2, Zero = 3 };

} // namespace tilescope::emulator
