#include "gpu/emulator/observe/counters/site_tally.h"

#include "gpu/emulator/execute/finding_text.h"

#include <algorithm>
#include <map>

namespace tilescope::emulator
{

namespace
{

/// count · times / parts, rounded; no product is larger than the result times `parts`.
std::uint64_t scaled(std::uint64_t count, std::uint64_t times, std::uint64_t parts)
{
    return count * (times / parts) + (count * (times % parts) + parts / 2) / parts;
}

} // namespace

void LaunchTally::add(const LaunchTally& other, std::uint64_t times) { addScaled(other, times, 1); }

void LaunchTally::addScaled(const LaunchTally& other, std::uint64_t times, std::uint64_t parts)
{
    for (std::size_t i = 0; i < sites.size(); ++i) {
        SiteTally& to = sites[i];
        const SiteTally& from = other.sites[i];
        for (std::size_t t = 0; t < targetCount; ++t) {
            to.access[t].requests += scaled(from.access[t].requests, times, parts);
            to.access[t].units += scaled(from.access[t].units, times, parts);
            to.access[t].ideal += scaled(from.access[t].ideal, times, parts);
        }
        to.events += scaled(from.events, times, parts);
        to.divergent += scaled(from.divergent, times, parts);
        const std::uint64_t warps = scaled(from.warps, times, parts);
        to.warps += warps;
        to.threads += std::min(scaled(from.threads, times, parts), 32 * warps); // rounding gives a warp no more than 32
                                                                                // lanes
        blockLength[i] = std::max(blockLength[i], other.blockLength[i]);
    }
    blockSectors.loaded += scaled(other.blockSectors.loaded, times, parts);
    blockSectors.stored += scaled(other.blockSectors.stored, times, parts);
}

void LaunchTally::clear()
{
    std::fill(sites.begin(), sites.end(), SiteTally{});
    blockSectors = {};
}

namespace
{

const AccessTally& of(const SiteTally& site, Target target) { return site.access[static_cast<std::size_t>(target)]; }

AccessCounters accessCounters(const AccessTally& tally) { return {tally.requests, tally.units, tally.ideal}; }
SharedCounters sharedCounters(const AccessTally& tally) { return {tally.requests, tally.units, tally.ideal}; }

/// The instruction determines what a site's events are. A guarded return is no branch: no lane goes elsewhere.
void addEvents(Counters& counters, const SiteTally& site, ptx::Opcode opcode)
{
    switch (opcode) {
    case ptx::Opcode::Atom:
    case ptx::Opcode::Red:
        counters.atomics = site.events;
        counters.globalAtomic = accessCounters(of(site, Target::Global));
        counters.sharedAtomic = sharedCounters(of(site, Target::Shared));
        break;
    case ptx::Opcode::CpAsync: counters.asyncCopies = site.events; break;
    case ptx::Opcode::Tex:
    case ptx::Opcode::Tld4: counters.textureRequests = site.events; break;
    case ptx::Opcode::Bar:
    case ptx::Opcode::BarRed: counters.barriers = site.events; break;
    case ptx::Opcode::Bra:
    case ptx::Opcode::BrxIdx:
        counters.branches = site.events;
        counters.divergentBranches = site.divergent;
        break;
    default: break;
    }
}

Counters countersOf(const SiteTally& site, ptx::Opcode opcode)
{
    Counters counters;
    addEvents(counters, site, opcode);
    if (counters.atomics > 0)
        return counters;
    const bool store = opcode == ptx::Opcode::St || opcode == ptx::Opcode::SurfaceStore;
    (store ? counters.globalStore : counters.globalLoad) = accessCounters(of(site, Target::Global));
    (store ? counters.localStore : counters.localLoad) = accessCounters(of(site, Target::Local));
    (store ? counters.sharedStore : counters.sharedLoad) = sharedCounters(of(site, Target::Shared));
    counters.constantRequests = of(site, Target::Constant).requests;
    counters.constantUniqueAddresses = of(site, Target::Constant).units;
    return counters;
}

/// Every instruction of a basic block was executed as often as its last one.
void spreadInstructions(const LaunchTally& tally, std::vector<Counters>& counters)
{
    for (std::size_t last = 0; last < counters.size(); ++last)
        for (std::size_t i = 0; i < tally.blockLength[last]; ++i) {
            counters[last - i].instructions = tally.sites[last].warps;
            counters[last - i].threadInstructions = tally.sites[last].threads;
        }
}

} // namespace

LaunchCounters makeLaunchCounters(const LaunchSetup& setup, const LaunchTally& tally)
{
    const std::vector<ptx::Instruction>& instructions = setup.program->kernel->instructions;
    std::vector<Counters> counters(instructions.size());
    for (std::size_t i = 0; i < instructions.size(); ++i)
        counters[i] = countersOf(tally.sites[i], instructions[i].opcode);
    spreadInstructions(tally, counters);

    LaunchCounters result;
    result.blockSectors = tally.blockSectors;
    std::map<int, Counters> lines;
    // Efforts are kept with their counts (run/effort.h): without capacity that is never used.
    const auto idle = std::count(counters.begin(), counters.end(), Counters{});
    result.sites.reserve(counters.size() - static_cast<std::size_t>(idle));
    for (std::uint32_t i = 0; i < instructions.size(); ++i) {
        if (counters[i] == Counters{})
            continue;
        const int line = sourceLine(*setup.program, i);
        result.sites.push_back({i, setup.source, line, counters[i]});
        lines[line] += counters[i];
        result.total += counters[i];
    }
    result.lines.reserve(lines.size());
    for (const auto& [line, sum] : lines)
        result.lines.push_back({setup.source, line, sum});
    return result;
}

} // namespace tilescope::emulator
