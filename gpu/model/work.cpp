#include "gpu/model/work.h"

#include <algorithm>

namespace tilescope
{

using ptx::Opcode;

namespace
{

/// What a PTX instruction is for the figures of a launch.
enum class Unit {
    Lanes,     ///< arithmetic, logic, comparison: the integer and float lanes execute it
    FloatBits, ///< arithmetic that is in no InstructionMix
    Special,   ///< special functions
    Conversion,
    Matrix,
    None ///< control, moves, memory: only issued
};

/// Without a default: a new opcode without a unit is a warning.
Unit unitOf(Opcode opcode)
{
    switch (opcode) {
    case Opcode::Add:
    case Opcode::Sub:
    case Opcode::Mul:
    case Opcode::Mad:
    case Opcode::Mul24:
    case Opcode::Mad24:
    case Opcode::Sad:
    case Opcode::Div:
    case Opcode::Rem:
    case Opcode::Abs:
    case Opcode::Neg:
    case Opcode::Min:
    case Opcode::Max:
    case Opcode::AddCarry:
    case Opcode::SubCarry:
    case Opcode::MadCarry:
    case Opcode::Popc:
    case Opcode::Clz:
    case Opcode::Bfind:
    case Opcode::Brev:
    case Opcode::Bfe:
    case Opcode::Bfi:
    case Opcode::Fns:
    case Opcode::Szext:
    case Opcode::Bmsk:
    case Opcode::Dp4a:
    case Opcode::Dp2a:
    case Opcode::VabsDiff4:
    case Opcode::And:
    case Opcode::Or:
    case Opcode::Xor:
    case Opcode::Not:
    case Opcode::Cnot:
    case Opcode::Lop3:
    case Opcode::Shl:
    case Opcode::Shr:
    case Opcode::Shf:
    case Opcode::Prmt:
    case Opcode::Fma:
    case Opcode::Set:
    case Opcode::Setp:
    case Opcode::Selp:
    case Opcode::Slct: return Unit::Lanes;
    case Opcode::Copysign:
    case Opcode::Testp: return Unit::FloatBits;
    case Opcode::Rcp:
    case Opcode::Sqrt:
    case Opcode::Rsqrt:
    case Opcode::Sin:
    case Opcode::Cos:
    case Opcode::Lg2:
    case Opcode::Ex2:
    case Opcode::Tanh: return Unit::Special;
    case Opcode::Cvt: return Unit::Conversion;
    case Opcode::Mma: return Unit::Matrix;
    case Opcode::Mov:
    case Opcode::CvtTf32:
    case Opcode::Cvta:
    case Opcode::Isspacep:
    case Opcode::Ld:
    case Opcode::St:
    case Opcode::Prefetch:
    case Opcode::Tex:
    case Opcode::Tld4:
    case Opcode::Txq:
    case Opcode::SurfaceLoad:
    case Opcode::SurfaceStore:
    case Opcode::Atom:
    case Opcode::Red:
    case Opcode::Membar:
    case Opcode::CpAsync:
    case Opcode::CpAsyncCommit:
    case Opcode::CpAsyncWait:
    case Opcode::LdMatrix:
    case Opcode::Mbarrier:
    case Opcode::Unmodelled:
    case Opcode::Bra:
    case Opcode::BrxIdx:
    case Opcode::Ret:
    case Opcode::Exit:
    case Opcode::Trap:
    case Opcode::Brkpt:
    case Opcode::Bar:
    case Opcode::BarRed:
    case Opcode::BarWarp:
    case Opcode::Shfl:
    case Opcode::Vote:
    case Opcode::Match:
    case Opcode::Activemask:
    case Opcode::Redux:
    case Opcode::Nanosleep:
    case Opcode::Print:
    case Opcode::AssertFail:
    case Opcode::BadCall:
    case Opcode::Malloc:
    case Opcode::Free:
    case Opcode::Nop: return Unit::None;
    }
    return Unit::None;
}

bool isArithmetic(Unit unit) { return unit != Unit::Matrix && unit != Unit::None; }

} // namespace

Work workOf(const ptx::Kernel& kernel, std::span<const SiteCounters> sites, std::size_t uniqueBytes)
{
    Work work;
    for (const SiteCounters& site : sites) {
        if (site.site >= kernel.instructions.size())
            continue;
        const ptx::Instruction& in = kernel.instructions[site.site];
        const auto threads = static_cast<double>(site.counters.threadInstructions);
        const Unit unit = unitOf(in.opcode);
        if (isArithmetic(unit))
            work.arithmetic += threads;
        if (isArithmetic(unit) && isFloat(in.type) && unit != Unit::Conversion) {
            work.floatInstructions += threads;
            work.floatOperations += threads * (in.opcode == Opcode::Fma || in.opcode == Opcode::Mad ? 2 : 1) *
                                    (in.type == ptx::Type::F16x2 || in.type == ptx::Type::Bf16x2 ? 2 : 1);
        }
        if (unit == Unit::Matrix) { // each thread's share of the multiply-adds of its warp
            const double products = double(sumsOf(in.matrix)) * productsOf(in.matrix) / 32;
            work.arithmetic += threads;
            if (hasWholeSums(in.matrix))
                continue;
            work.floatInstructions += threads * products;
            work.floatOperations += threads * products * 2;
            continue;
        }
        if ((in.opcode == Opcode::Ld && in.space == ptx::Space::Global) || in.opcode == Opcode::CpAsync)
            work.askedBytes += threads * in.vector * bitsOf(in.type) / 8;
    }
    work.onceBytes = static_cast<double>(uniqueBytes);
    return work;
}

Roofs roofsOf(const GpuModel& gpu)
{
    constexpr double megahertz = 1e6, gigabytes = 1e9, warp = 32;
    const double lanes = std::min(warp * gpu.schedulersPerSm, double(gpu.fp32LanesPerSm + gpu.int32LanesPerSm));
    const double clocks = gpu.multiprocessors * gpu.boostClockMHz * megahertz;
    return {gpu.name, 2.0 * gpu.fp32LanesPerSm * clocks, lanes * clocks, gpu.bandwidthGBs * gigabytes,
            gpu.l2BandwidthGBs * gigabytes};
}

InstructionMix mixOf(const ptx::Kernel& kernel, std::span<const SiteCounters> sites)
{
    InstructionMix mix;
    for (const SiteCounters& site : sites) {
        if (site.site >= kernel.instructions.size())
            continue;
        const ptx::Instruction& in = kernel.instructions[site.site];
        const auto times = static_cast<double>(site.counters.instructions);
        const Unit unit = unitOf(in.opcode);
        if (unit == Unit::Special ||
            (unit == Unit::Conversion && (isFloat(in.type) || isFloat(in.sourceType)) && in.type != in.sourceType))
            mix.conversions += times;
        else if (unit == Unit::Lanes && isFloat(in.type))
            mix.fp32 += times;
        else if (unit == Unit::Lanes)
            mix.integer += times * (bitsOf(in.type) == 64 ? 2 : 1);
    }
    return mix;
}

} // namespace tilescope
