#include "gpu/timing/finding_gain.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <set>
#include <unordered_map>

namespace tilescope
{

namespace
{

constexpr unsigned sectorBytes = 32, sectorsOfLine = 4, banks = 32, laneCount = 32;

unsigned ceilOf(unsigned value, unsigned unit) { return std::max(1U, (value + unit - 1) / unit); }

bool isAt(const Sites& sites, std::uint32_t site) { return site < sites.size() && sites[site]; }

/// Calls change(path, access) for each access of the sites.
template <class Change>
void changeAccesses(LaunchPaths& paths, const Sites& sites, const Change& change)
{
    for (BlockPath& path : paths.paths)
        for (WarpPath& warp : path.warps)
            for (PathAccess& access : warp.accesses)
                if (isAt(sites, access.site))
                    change(path, access);
}

/// Of shared memory `lines` are the words that the lanes ask for.
void removeConflicts(LaunchPaths& paths, const Sites& sites)
{
    changeAccesses(paths, sites, [](BlockPath&, PathAccess& access) {
        if (access.target == PathTarget::Shared)
            access.passes = std::min(access.passes, static_cast<std::uint16_t>(ceilOf(access.lines, banks)));
    });
}

/// Which of its lines an access keeps: others in each execution, and at each site.
class KeptLines
{
public:
    explicit KeptLines(const Sites& sites) : m_executions(sites.size(), 0)
    {
        std::size_t order = 0;
        for (std::size_t site = 0; site < sites.size(); ++site)
            m_executions[site] = sites[site] ? order++ : 0;
    }

    /// The first of `kept` lines that follow one another, of `all`.
    std::size_t first(std::uint32_t site, std::size_t kept, std::size_t all)
    {
        const std::size_t places = all / kept;
        return m_executions[site]++ % places * kept;
    }

private:
    std::vector<std::size_t> m_executions;
};

void removeScatter(LaunchPaths& paths, const Sites& sites)
{
    KeptLines keptLines(sites);
    changeAccesses(paths, sites, [&](BlockPath& path, PathAccess& access) {
        if (access.target != PathTarget::Global || access.isAtomic || access.lines == 0)
            return;
        unsigned taken = 0, bytes = 0;
        for (std::size_t i = access.firstLine; i < access.firstLine + access.lines; ++i) {
            taken += static_cast<unsigned>(std::popcount(path.lines[i].sectors));
            bytes = std::accumulate(path.lines[i].weight.begin(), path.lines[i].weight.end(), bytes);
        }
        unsigned ideal = ceilOf(bytes, sectorBytes);
        if (ideal >= taken)
            return;
        const unsigned kept = ceilOf(ideal, sectorsOfLine);
        const std::size_t first = access.firstLine + keptLines.first(access.site, kept, access.lines);
        std::vector<PathLine> lines(path.lines.begin() + static_cast<std::ptrdiff_t>(first),
                                    path.lines.begin() + static_cast<std::ptrdiff_t>(first + kept));
        for (PathLine& line : lines) {
            const unsigned sectors = std::min(ideal, sectorsOfLine);
            line.sectors = static_cast<std::uint8_t>((1U << sectors) - 1);
            line.weight.fill(0);
            std::fill_n(line.weight.begin(), sectors, static_cast<std::uint8_t>(sectorBytes));
            ideal -= sectors;
        }
        access.firstLine = static_cast<std::uint32_t>(path.lines.size());
        access.lines = static_cast<std::uint16_t>(kept);
        access.passes = std::min(access.passes, static_cast<std::uint16_t>(ceilOf(bytes, 4 * banks)));
        path.lines.insert(path.lines.end(), lines.begin(), lines.end());
    });
}

void removeContention(LaunchPaths& paths, const Sites& sites)
{
    changeAccesses(paths, sites, [](BlockPath& path, PathAccess& access) {
        if (!access.isAtomic)
            return;
        if (access.target == PathTarget::Shared)
            access.passes = std::min(access.passes, static_cast<std::uint16_t>(ceilOf(access.lines, banks)));
        else if (access.target == PathTarget::Global)
            for (std::size_t i = access.firstLine; i < access.firstLine + access.lines; ++i)
                for (std::uint8_t& lanes : path.lines[i].weight)
                    lanes = std::min<std::uint8_t>(lanes, 1);
    });
}

/// The PTX instructions of each step: from the end of the step before it in the text to its own.
std::unordered_map<std::uint32_t, std::uint32_t> lengthsOf(const LaunchPaths& paths)
{
    std::set<std::uint32_t> ends;
    for (const BlockPath& path : paths.paths)
        for (const WarpPath& warp : path.warps)
            for (const PathStep& step : warp.steps)
                ends.insert(step.endSite);
    std::unordered_map<std::uint32_t, std::uint32_t> lengths;
    std::uint32_t before = 0;
    for (const std::uint32_t end : ends) {
        lengths[end] = end + 1 - before;
        before = end + 1;
    }
    return lengths;
}

/// Joins what parted threads execute into whole warps: of the executions of a step between a parting at one of the
/// sites and the meeting, only as many are left as their threads would fill warps.
class Joining
{
public:
    explicit Joining(const Sites& sites) : m_sites(sites) {}

    WarpPath joined(const WarpPath& warp)
    {
        WarpPath result;
        std::uint32_t whole = 0; // the threads that were together at the parting; 0: they are
        std::uint32_t from = 0;
        for (const PathStep& step : warp.steps) {
            if (whole && (step.mask & whole) == whole)
                whole = 0;
            const bool isKept = !whole || isTurn(step, whole);
            if (isKept) {
                result.accesses.insert(result.accesses.end(), warp.accesses.begin() + from,
                                       warp.accesses.begin() + step.accesses);
                result.steps.push_back(
                    {step.endSite, whole ? whole : step.mask, static_cast<std::uint32_t>(result.accesses.size())});
            }
            from = step.accesses;
            if (!whole && isAt(m_sites, step.endSite))
                whole = step.mask;
        }
        return result;
    }

private:
    /// Steps of the same place take turns over all warps. Those of the two sides do not begin with the same warp.
    bool isTurn(const PathStep& step, std::uint32_t whole)
    {
        constexpr double apart = 0.5;
        const auto [found, isNew] = m_credit.try_emplace(step.endSite, m_credit.size() % 2 == 0 ? apart : 0.0);
        found->second += double(std::popcount(step.mask)) / std::popcount(whole);
        if (found->second < 1)
            return false;
        found->second -= 1;
        return true;
    }

    const Sites& m_sites;
    std::unordered_map<std::uint32_t, double> m_credit; ///< by the step's end
};

void removeDivergence(LaunchPaths& paths, const Sites& sites)
{
    const auto lengths = lengthsOf(paths);
    Joining joining(sites);
    for (BlockPath& path : paths.paths) {
        path.instructions = 0;
        for (WarpPath& warp : path.warps) {
            warp = joining.joined(warp);
            for (const PathStep& step : warp.steps)
                path.instructions += lengths.at(step.endSite);
        }
    }
}

std::uint64_t instructionsOf(const LaunchPaths& paths)
{
    std::uint64_t all = 0;
    for (const BlockPath& path : paths.paths)
        all += path.instructions;
    return all;
}

void lessen(std::uint64_t& all, std::uint64_t taken, std::uint64_t ideal)
{
    all -= std::min(all, taken - std::min(taken, ideal));
}

/// The counts as they would be without it: what a launch takes at least follows from them.
LaunchCounters countsWithout(FindingKind kind, LaunchCounters counted, const Sites& sites, double executed)
{
    Counters& total = counted.total;
    for (SiteCounters& site : counted.sites) {
        Counters& own = site.counters;
        if (kind == FindingKind::Divergence)
            own.instructions = static_cast<std::uint64_t>(executed * double(own.instructions));
        if (!isAt(sites, site.site))
            continue;
        if (kind == FindingKind::BankConflict) {
            lessen(total.sharedLoad.wavefronts, own.sharedLoad.wavefronts, own.sharedLoad.wavefrontsIdeal);
            lessen(total.sharedStore.wavefronts, own.sharedStore.wavefronts, own.sharedStore.wavefrontsIdeal);
        } else if (kind == FindingKind::Uncoalesced) {
            lessen(total.globalLoad.sectors, own.globalLoad.sectors, own.globalLoad.sectorsIdeal);
            lessen(total.globalStore.sectors, own.globalStore.sectors, own.globalStore.sectorsIdeal);
        } else if (kind == FindingKind::Contention) {
            lessen(total.globalAtomic.sectors, own.globalAtomic.sectors, own.globalAtomic.sectorsIdeal);
            lessen(total.sharedAtomic.wavefronts, own.sharedAtomic.wavefronts, own.sharedAtomic.wavefrontsIdeal);
        }
    }
    if (kind == FindingKind::Divergence)
        total.instructions = static_cast<std::uint64_t>(executed * double(total.instructions));
    return counted;
}

} // namespace

bool hasGain(FindingKind kind)
{
    return kind == FindingKind::BankConflict || kind == FindingKind::Uncoalesced || kind == FindingKind::Contention ||
           kind == FindingKind::Divergence;
}

LaunchPaths pathsWithout(FindingKind kind, LaunchPaths paths, const Sites& sites)
{
    switch (kind) {
    case FindingKind::BankConflict: removeConflicts(paths, sites); break;
    case FindingKind::Uncoalesced: removeScatter(paths, sites); break;
    case FindingKind::Contention: removeContention(paths, sites); break;
    case FindingKind::Divergence: removeDivergence(paths, sites); break;
    default: break;
    }
    return paths;
}

double savedUs(FindingKind kind, const Sites& sites, const GpuModel& gpu, const MachineFigures& figures,
               const TimedLaunch& launch, const LaunchPrediction& made, const RunControl& control)
{
    const LaunchPaths paths = pathsWithout(kind, launch.paths, sites);
    const double executed =
        double(instructionsOf(paths)) / double(std::max<std::uint64_t>(1, instructionsOf(launch.paths)));
    std::optional<LaunchCounters> counted;
    if (launch.counted)
        counted = countsWithout(kind, *launch.counted, sites, executed);
    const TimedLaunch without{.plan = launch.plan,
                              .launch = launch.launch,
                              .module = launch.module,
                              .kernel = launch.kernel,
                              .paths = paths,
                              .residentBlocks = launch.residentBlocks,
                              .sharedBytes = launch.sharedBytes,
                              .counted = counted ? &*counted : nullptr,
                              .mostInstructions = launch.mostInstructions,
                              .registers = launch.registers,
                              .listed = launch.listed,
                              .isCold = launch.isCold};
    return std::max(0.0, made.us - predictLaunch(gpu, figures, without, control).us);
}

} // namespace tilescope
