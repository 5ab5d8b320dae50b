#include "gpu/ptx/opcode_facts.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace tilescope::ptx
{

namespace
{

// clang-format off
constexpr auto facts = std::to_array<OpcodeFacts>({
    // integer and bits
    {Opcode::Add, Family::Arithmetic, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Sum},
    {Opcode::Sub, Family::Arithmetic, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Sum},
    {Opcode::Mul, Family::Arithmetic, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Product},
    {Opcode::Mad, Family::Arithmetic, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Product},
    {Opcode::Mul24, Family::Integer, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Product},
    {Opcode::Mad24, Family::Integer, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Product},
    {Opcode::Sad, Family::Integer, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Two},
    {Opcode::Div, Family::Arithmetic, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Quotient},
    {Opcode::Rem, Family::Integer, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Remainder},
    {Opcode::Abs, Family::Arithmetic, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Sign},
    {Opcode::Neg, Family::Arithmetic, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Sign},
    {Opcode::Min, Family::Arithmetic, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Extremum},
    {Opcode::Max, Family::Arithmetic, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Extremum},
    {Opcode::AddCarry, Family::Integer, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::SubCarry, Family::Integer, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::MadCarry, Family::Integer, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Popc, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Special},
    {Opcode::Clz, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Special},
    {Opcode::Bfind, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Special},
    {Opcode::Brev, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Special},
    {Opcode::Bfe, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::One},
    {Opcode::Bfi, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Two},
    {Opcode::Fns, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Szext, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Bmsk, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Dp4a, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::DotProduct},
    {Opcode::Dp2a, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::DotProduct},
    {Opcode::VabsDiff4, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Differences},
    {Opcode::And, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Or, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Xor, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Not, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Cnot, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Lop3, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Shl, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Shr, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Shf, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Prmt, Family::Bits, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::PerWord},
    // float
    {Opcode::Fma, Family::Float, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Product},
    {Opcode::Rcp, Family::Float, Unit::Special, Effects::None, Lanes::ByOperands, Cost::Reciprocal},
    {Opcode::Sqrt, Family::Float, Unit::Special, Effects::None, Lanes::ByOperands, Cost::Root},
    {Opcode::Rsqrt, Family::Float, Unit::Special, Effects::None, Lanes::ByOperands, Cost::Special},
    {Opcode::Sin, Family::Float, Unit::Special, Effects::None, Lanes::ByOperands, Cost::TwoSpecial},
    {Opcode::Cos, Family::Float, Unit::Special, Effects::None, Lanes::ByOperands, Cost::TwoSpecial},
    {Opcode::Lg2, Family::Float, Unit::Special, Effects::None, Lanes::ByOperands, Cost::Special},
    {Opcode::Ex2, Family::Float, Unit::Special, Effects::None, Lanes::ByOperands, Cost::Special},
    {Opcode::Tanh, Family::Float, Unit::Special, Effects::None, Lanes::ByOperands, Cost::Special},
    {Opcode::Copysign, Family::Float, Unit::FloatBits, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Mma, Family::Matrix, Unit::Matrix, Effects::Always, Lanes::Divergent, Cost::Tensor},
    {Opcode::Testp, Family::Compare, Unit::FloatBits, Effects::None, Lanes::ByOperands, Cost::PerWord},
    // compare, select, move, convert
    {Opcode::Set, Family::Compare, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Comparison},
    {Opcode::Setp, Family::Compare, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::Comparison},
    {Opcode::Selp, Family::Compare, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Slct, Family::Compare, Unit::Lanes, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Mov, Family::Move, Unit::None, Effects::None, Lanes::ByOperands, Cost::Move},
    {Opcode::Cvt, Family::Convert, Unit::Conversion, Effects::None, Lanes::ByOperands, Cost::Conversion},
    {Opcode::CvtTf32, Family::ConvertTf32, Unit::None, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Cvta, Family::Move, Unit::None, Effects::None, Lanes::ByModifiers, Cost::Nothing},
    {Opcode::Isspacep, Family::Move, Unit::None, Effects::None, Lanes::ByOperands, Cost::PerWord},
    // memory
    {Opcode::Ld, Family::Memory, Unit::None, Effects::ByModifiers, Lanes::ByModifiers, Cost::PerWord},
    {Opcode::St, Family::Memory, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Prefetch, Family::Nothing, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Tex, Family::Texture, Unit::None, Effects::Always, Lanes::Divergent, Cost::PerWord},
    {Opcode::Tld4, Family::Texture, Unit::None, Effects::Always, Lanes::Divergent, Cost::PerWord},
    {Opcode::Txq, Family::Texture, Unit::None, Effects::None, Lanes::ByOperands, Cost::PerWord},
    {Opcode::SurfaceLoad, Family::Surface, Unit::None, Effects::Always, Lanes::Divergent, Cost::PerWord},
    {Opcode::SurfaceStore, Family::Surface, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Atom, Family::Memory, Unit::None, Effects::Always, Lanes::Divergent, Cost::PerWord},
    {Opcode::Red, Family::Memory, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Membar, Family::Fence, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::CpAsync, Family::Copy, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::CpAsyncCommit, Family::Copy, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::CpAsyncWait, Family::Copy, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::LdMatrix, Family::Rows, Unit::None, Effects::Always, Lanes::Divergent, Cost::PerWord},
    {Opcode::Mbarrier, Family::Mbarrier, Unit::None, Effects::Always, Lanes::Divergent, Cost::PerWord},
    // control and warp
    {Opcode::Unmodelled, Family::Unmodelled, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Bra, Family::Branch, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::BrxIdx, Family::Branch, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Ret, Family::Branch, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Exit, Family::Branch, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Trap, Family::Branch, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Brkpt, Family::Nothing, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Bar, Family::Warp, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::BarRed, Family::Warp, Unit::None, Effects::Always, Lanes::Uniform, Cost::PerWord},
    {Opcode::BarWarp, Family::Warp, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Shfl, Family::Warp, Unit::None, Effects::Always, Lanes::Divergent, Cost::PerWord},
    {Opcode::Vote, Family::Warp, Unit::None, Effects::Always, Lanes::Uniform, Cost::Vote},
    {Opcode::Match, Family::Warp, Unit::None, Effects::Always, Lanes::ByModifiers, Cost::Vote},
    {Opcode::Activemask, Family::Warp, Unit::None, Effects::Always, Lanes::Uniform, Cost::Vote},
    {Opcode::Redux, Family::Warp, Unit::None, Effects::Always, Lanes::Uniform, Cost::Reduction},
    {Opcode::Nanosleep, Family::Nothing, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Print, Family::System, Unit::None, Effects::Always, Lanes::Divergent, Cost::PerWord},
    {Opcode::AssertFail, Family::System, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::BadCall, Family::System, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Malloc, Family::System, Unit::None, Effects::Always, Lanes::Divergent, Cost::PerWord},
    {Opcode::Free, Family::System, Unit::None, Effects::Always, Lanes::ByOperands, Cost::PerWord},
    {Opcode::Nop, Family::Nothing, Unit::None, Effects::None, Lanes::ByOperands, Cost::PerWord},
});
// clang-format on

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < facts.size(); ++i)
        if (facts[i].opcode != static_cast<Opcode>(i))
            return false;
    return true;
}

/// Compilers write a value of an enumeration that has no name as "(Opcode)97".
template <Opcode code>
constexpr bool isNamed()
{
    return std::string_view(__PRETTY_FUNCTION__).find("Opcode)") == std::string_view::npos;
}

static_assert(isInOrder(), "Each opcode has its row, in the order of the enumeration.");
static_assert(isNamed<static_cast<Opcode>(facts.size() - 1)>(), "A row has no opcode.");
static_assert(!isNamed<static_cast<Opcode>(facts.size())>(), "The last opcode has no row.");

} // namespace

const OpcodeFacts& factsOf(Opcode opcode) { return facts[static_cast<std::size_t>(opcode)]; }

} // namespace tilescope::ptx
