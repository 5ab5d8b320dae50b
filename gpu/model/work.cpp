#include "gpu/model/work.h"

#include <algorithm>

namespace tilescope
{

using ptx::Opcode;

static bool isArithmetic(Opcode opcode)
{
    return (opcode <= Opcode::Testp && opcode != Opcode::Mma) || (opcode >= Opcode::Set && opcode <= Opcode::Slct) ||
           opcode == Opcode::Cvt;
}

Work workOf(const ptx::Kernel& kernel, std::span<const SiteCounters> sites, std::size_t uniqueBytes)
{
    Work work;
    for (const SiteCounters& site : sites) {
        if (site.site >= kernel.instructions.size())
            continue;
        const ptx::Instruction& in = kernel.instructions[site.site];
        const auto threads = static_cast<double>(site.counters.threadInstructions);
        if (isArithmetic(in.opcode))
            work.arithmetic += threads;
        if (isArithmetic(in.opcode) && isFloat(in.type) && in.opcode != Opcode::Cvt) {
            work.floatInstructions += threads;
            work.floatOperations += threads * (in.opcode == Opcode::Fma || in.opcode == Opcode::Mad ? 2 : 1) *
                                    (in.type == ptx::Type::F16x2 || in.type == ptx::Type::Bf16x2 ? 2 : 1);
        }
        if (in.opcode == Opcode::Mma) { // each thread's share of the multiply-adds of its warp
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

namespace
{

using ptx::Opcode;

bool isSpecial(Opcode opcode)
{
    switch (opcode) {
    case Opcode::Rcp:
    case Opcode::Sqrt:
    case Opcode::Rsqrt:
    case Opcode::Sin:
    case Opcode::Cos:
    case Opcode::Lg2:
    case Opcode::Ex2:
    case Opcode::Tanh: return true;
    default: return false;
    }
}

/// Arithmetic, logic, comparison: executed by integer and float lanes.
bool usesArithmeticUnit(Opcode opcode)
{
    return opcode <= Opcode::Fma || (opcode >= Opcode::Set && opcode <= Opcode::Slct);
}

} // namespace

InstructionMix mixOf(const ptx::Kernel& kernel, std::span<const SiteCounters> sites)
{
    InstructionMix mix;
    for (const SiteCounters& site : sites) {
        if (site.site >= kernel.instructions.size())
            continue;
        const ptx::Instruction& in = kernel.instructions[site.site];
        const auto times = static_cast<double>(site.counters.instructions);
        if (isSpecial(in.opcode) ||
            (in.opcode == Opcode::Cvt && (isFloat(in.type) || isFloat(in.sourceType)) && in.type != in.sourceType))
            mix.conversions += times;
        else if (usesArithmeticUnit(in.opcode) && isFloat(in.type))
            mix.fp32 += times;
        else if (usesArithmeticUnit(in.opcode))
            mix.integer += times * (bitsOf(in.type) == 64 ? 2 : 1);
    }
    return mix;
}

} // namespace tilescope
