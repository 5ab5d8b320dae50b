#include "gpu/timing/memory_side.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tilescope::timing
{

namespace
{

constexpr double sectorBytes = 32;

}

MemorySide::MemorySide(const MultiprocessorLoad& load) : m_load(load), m_figures(load.figures), m_cache(load.l1Bytes)
{
    findCommonLines();
}

/// Lines that several of the recorded blocks touch are the same memory for every block.
void MemorySide::findCommonLines()
{
    const auto& paths = m_load.paths;
    if (paths.paths.size() < 2)
        return;
    std::unordered_set<std::uint64_t> seen;
    for (std::size_t p = 0; p < std::min<std::size_t>(paths.paths.size(), 2); ++p) {
        for (const PathLine& line : paths.paths[p].lines)
            if (p == 0)
                seen.insert(line.line);
            else if (seen.contains(line.line))
                m_common.insert(line.line);
    }
}

std::uint64_t MemorySide::keyOf(const Block& block, std::uint64_t line) const
{
    if (isLocal(line))
        return line | std::uint64_t{block.slot} << 52;
    return block.tag == 0 || m_common.contains(line) ? line : line ^ block.tag;
}

double MemorySide::lineTime(const Block& block, const MachineOp& op, const PathLine& line, double begin,
                            bool isLocalAccess, MultiprocessorRun& run)
{
    const bool isLoad = op.kind == MachineOp::Kind::Load || op.kind == MachineOp::Kind::Copy;
    SectorCache::Line& cached = m_cache.find(keyOf(block, line.line));
    const auto wanted = static_cast<unsigned>(std::popcount(line.sectors));
    if (!isLoad && isLocalAccess) { // a local variable stays in the cache
        cached.sectors |= line.sectors;
        return begin;
    }
    if (op.isAtomic)
        return atomicTime(line.line, begin, wanted, op.kind == MachineOp::Kind::Atomic, run);
    if (op.kind == MachineOp::Kind::Store)
        return sendToL2(begin, wanted, false, run);
    const auto missing = static_cast<std::uint8_t>(line.sectors & ~cached.sectors);
    const auto missed = static_cast<unsigned>(std::popcount(missing));
    run.l1Sectors += wanted;
    run.l1Hits += wanted - missed;
    if (missed == 0)
        return std::max(begin + m_figures.l1Latency, cached.filled);
    const double arrives = sendToL2(begin, missed, true, run);
    cached.sectors |= missing;
    cached.filled = std::max(cached.filled, arrives);
    return cached.filled;
}

/// Atomics on one line take turns. Blocks that have a line in common share it with those of the other multiprocessors.
double MemorySide::atomicTime(std::uint64_t line, double begin, unsigned sectors, bool waits, MultiprocessorRun& run)
{
    const double done = sendToL2(begin, sectors, true, run);
    double& free = m_atomics[line];
    free = std::max(free, begin) + m_figures.atomicCycles * (m_common.contains(line) ? m_load.active : 1);
    m_atomicsEnd = std::max(m_atomicsEnd, free);
    return waits ? std::max(done, free + m_figures.l2Latency) : begin;
}

double MemorySide::sendToL2(double begin, unsigned sectors, bool waits, MultiprocessorRun& run)
{
    const double bytes = sectors * sectorBytes;
    run.l2Bytes += bytes;
    const double from = std::max(begin, m_l2Free);
    m_l2Free = from + bytes / m_load.l2BytesPerCycle;
    double done = m_l2Free + m_figures.l2Latency;
    m_memoryDebt += sectors * m_load.memorySectors;
    if (const double whole = std::floor(m_memoryDebt); whole >= 1) {
        m_memoryDebt -= whole;
        run.memoryBytes += whole * sectorBytes;
        m_memoryFree = std::max(begin, m_memoryFree) + whole * sectorBytes / m_load.memoryBytesPerCycle;
        done = std::max(done, m_memoryFree + m_figures.memoryLatency);
    }
    return waits ? done : begin;
}

} // namespace tilescope::timing
