#include "gpu/model/work.h"

#include "gpu/ptx/opcode_facts.h"

#include <algorithm>

namespace tilescope
{

using ptx::Opcode;
using ptx::Unit;

namespace
{

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
        const Unit unit = ptx::factsOf(in.opcode).unit;
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
        const Unit unit = ptx::factsOf(in.opcode).unit;
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
