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

MemorySide::MemorySide(const MultiprocessorLoad& load)
    : m_load(load), m_figures(load.figures), m_cache(load.l1Bytes),
      m_slices(static_cast<std::size_t>(load.figures.slices))
{
    findCommonLines();
    findAtomicLines();
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

/// How many blocks side by side execute atomics on the same line, if the lines move on with the blocks: 1 if they do
/// not.
static double neighboursOf(const LaunchPaths& paths)
{
    if (paths.followsData || paths.isSpread || paths.paths.size() < 3)
        return 1;
    struct Lines {
        double count = 0, mean = 0;
    };
    std::vector<Lines> of;
    for (const BlockPath& path : paths.paths) {
        std::unordered_set<std::uint64_t> lines;
        for (const WarpPath& warp : path.warps)
            for (const PathAccess& access : warp.accesses)
                if (access.isAtomic && access.target == PathTarget::Global)
                    for (std::size_t i = access.firstLine; i < access.firstLine + access.lines; ++i)
                        lines.insert(path.lines[i].line);
        Lines found{static_cast<double>(lines.size()), 0};
        for (const std::uint64_t line : lines)
            found.mean += static_cast<double>(line) / found.count;
        of.push_back(found);
    }
    const double blocks =
        static_cast<double>(paths.paths.back().block) - static_cast<double>(paths.paths.front().block);
    const double moved = std::abs(of.back().mean - of.front().mean);
    return blocks > 0 && moved > 0 ? std::max(1.0, of.front().count * blocks / moved) : 1;
}

/// A line of atomics that one of n other recorded blocks has, too, is that of one of n other multiprocessors' blocks.
void MemorySide::findAtomicLines()
{
    const std::vector<BlockPath>& paths = m_load.paths.paths;
    std::unordered_map<std::uint64_t, std::pair<std::size_t, std::size_t>> touched; // the last path, and how many
    for (std::size_t p = 0; p < paths.size(); ++p)
        for (const WarpPath& warp : paths[p].warps)
            for (const PathAccess& access : warp.accesses) {
                if (!access.isAtomic || access.target != PathTarget::Global)
                    continue;
                for (std::size_t i = access.firstLine; i < access.firstLine + access.lines; ++i) {
                    auto& [last, count] = touched[paths[p].lines[i].line];
                    count += count == 0 || last != p;
                    last = p;
                }
            }
    if (touched.empty())
        return;
    const double others = std::max(1.0, static_cast<double>(paths.size()) - 1), near = neighboursOf(m_load.paths);
    for (const auto& [line, touch] : touched)
        m_atomicLines[line] = {std::max(std::min(near, m_load.active),
                                        1 + (m_load.active - 1) * (static_cast<double>(touch.second) - 1) / others),
                               paths.size() > 1 && touch.second == paths.size()};
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
    if (op.isAtomic)
        return atomicTime(block, op, line, begin, run);
    SectorCache::Line& cached = m_cache.find(keyOf(block, line.line));
    const auto wanted = static_cast<unsigned>(std::popcount(line.sectors));
    if (!isLoad && isLocalAccess) { // a local variable stays in the cache, and is written to L2 as well
        cached.sectors |= line.sectors;
        return writeLocal(wanted, begin, run);
    }
    if (op.kind == MachineOp::Kind::Store) {
        run.l2Bytes += wanted * sectorBytes;
        double bytes = 0;
        for (std::size_t i = 0; i < line.weight.size(); ++i) {
            bytes += line.weight[i];
            if (line.weight[i] >= sectorBytes) // L1 keeps whole sectors: all that is read again hits it (H200)
                cached.sectors |= static_cast<std::uint8_t>(line.sectors & 1U << i);
        }
        m_writeFree = std::max(begin, m_writeFree) + std::max(bytes / m_load.l2WrittenPerCycle, m_load.storeLineCycles);
        memoryTime(block, line.line, line.sectors, begin, run);
        return m_writeFree;
    }
    const auto missing = static_cast<std::uint8_t>(line.sectors & ~cached.sectors);
    const auto missed = static_cast<unsigned>(std::popcount(missing));
    run.l1Sectors += wanted;
    run.l1Hits += wanted - missed;
    if (missed == 0)
        return std::max(begin + m_figures.l1Latency, cached.filled);
    const double arrives = readOfL2(block, line, missing, begin, run);
    cached.sectors |= missing;
    cached.filled = std::max(cached.filled, arrives);
    return cached.filled;
}

/// L1 writes through: of an array of each thread and of spilled registers, L2 gets all that is stored (on an H200, 22
/// million sectors of a kernel that spills: 17.7 bytes a cycle of each multiprocessor, as other stores).
double MemorySide::writeLocal(unsigned sectors, double begin, MultiprocessorRun& run)
{
    run.l2Bytes += sectors * sectorBytes;
    m_writeFree = std::max(begin, m_writeFree) +
                  std::max(sectors * sectorBytes / m_load.l2WrittenPerCycle, m_load.storeLineCycles);
    return m_writeFree;
}

/// A slice of L2 executes atomics on one address one after the other, wherever they come from, those on the words of a
/// sector together, and one sector after the other. Two lines lie in one slice.
double MemorySide::atomicTime(const Block& block, const MachineOp& op, const PathLine& line, double begin,
                              MultiprocessorRun& run)
{
    run.l2Bytes += std::popcount(line.sectors) * sectorBytes;
    const double arrives = memoryTime(block, line.line, line.sectors, begin, run);
    m_atomicsFree = std::max(m_atomicsFree, begin) + std::popcount(line.sectors) * m_load.atomicSectorCycles;
    double turns = 0;
    for (std::size_t i = 0; i < line.weight.size(); ++i)
        turns += (line.sectors >> i & 1) == 0 ? 0 : op.isJoined ? 1 : std::max<double>(1, line.weight[i]);
    const auto known = m_atomicLines.find(line.line);
    double& free = m_slices[mixed(line.line / 2) % m_slices.size()];
    const double taken = turns * m_figures.atomicCycles * (known == m_atomicLines.end() ? 1 : known->second.sharers);
    free = std::max(free, begin) + taken;
    if (known != m_atomicLines.end() && known->second.isOfAll) {
        known->second.busy += taken;
        run.atomicCycles = std::max(run.atomicCycles, known->second.busy);
    }
    m_sliceFree = std::max(free, m_atomicsFree);
    m_atomicsEnd = std::max(m_atomicsEnd, m_sliceFree);
    return op.kind == MachineOp::Kind::Atomic ? std::max(arrives, m_sliceFree + m_figures.l2Latency) : m_sliceFree;
}

double MemorySide::stopAfter(double begin) const
{
    return std::max(0.0, std::max(std::max({m_readFree, m_writeFree, m_memoryFree}) - begin - m_figures.queuedCycles,
                                  m_sliceFree - begin - m_figures.queuedAtomicCycles));
}

double MemorySide::readOfL2(const Block& block, const PathLine& line, std::uint8_t sectors, double begin,
                            MultiprocessorRun& run)
{
    const double bytes = std::popcount(sectors) * sectorBytes;
    run.l2Bytes += bytes;
    m_readFree = std::max(begin, m_readFree) + std::max(bytes / m_load.l2BytesPerCycle, m_load.loadLineCycles);
    return std::max(m_readFree + m_figures.l2Latency, memoryTime(block, line.line, sectors, begin, run));
}

/// Sectors that the block has not asked for before may be in device memory. Returns when they have arrived.
double MemorySide::memoryTime(const Block& block, std::uint64_t line, std::uint8_t sectors, double begin,
                              MultiprocessorRun& run)
{
    if (m_load.memorySectors <= 0)
        return begin;
    m_memoryDebt += m_touched.add(line ^ std::uint64_t{block.position + 1} << 40, sectors) * m_load.memorySectors;
    const double whole = std::floor(m_memoryDebt);
    if (whole < 1)
        return begin;
    m_memoryDebt -= whole;
    run.memoryBytes += whole * sectorBytes;
    m_memoryFree = std::max(begin, m_memoryFree) + whole * sectorBytes / m_load.memoryBytesPerCycle;
    m_memoryBusy += whole * sectorBytes / m_load.memoryBytesPerCycle;
    return m_memoryFree + m_figures.memoryLatency * (1 + m_figures.loadedLatency * m_memoryBusy / m_memoryFree);
}

} // namespace tilescope::timing
