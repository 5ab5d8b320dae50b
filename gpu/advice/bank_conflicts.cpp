#include "gpu/advice/bank_conflicts.h"

#include "gpu/advice/pitch_trial.h"
#include "gpu/advice/words.h"

#include <algorithm>
#include <optional>

namespace tilescope::advice
{
namespace
{

constexpr double smallestDegree = 1.2; ///< below it, rows that begin in the middle of a bank row are to blame
constexpr double smallestShare = 0.02; ///< of all the launch's wavefronts

struct Wavefronts {
    std::uint64_t taken = 0, ideal = 0, requests = 0;
};

Wavefronts wavefrontsOf(const Counters& counters)
{
    const SharedCounters &load = counters.sharedLoad, &store = counters.sharedStore;
    return {load.wavefronts + store.wavefronts, load.wavefrontsIdeal + store.wavefrontsIdeal,
            load.requests + store.requests};
}

/// The tile is the main launch's, and its rows are what a pitch moves.
std::optional<PitchTrial> trial(const AdviceInput& input, std::size_t launch)
{
    const TileGeometry& tile = input.plan.geometry;
    if (launch != input.plan.mainLaunch || !tile.hasSharedTile || tile.tilePitch <= 0)
        return std::nullopt;
    return bestPitch(input.counters[launch].conflicts, tile.tilePitch, tile.elementBytes);
}

std::string cureText(const AdviceInput& input, const std::optional<PitchTrial>& best)
{
    if (!best)
        return "No tile pitch ends it: let the lanes of a warp ask for neighbouring 4-byte words instead.";
    const TileGeometry& tile = input.plan.geometry;
    const auto more = static_cast<std::uint64_t>(best->pitch - static_cast<std::uint32_t>(tile.tilePitch)) *
                      static_cast<std::uint64_t>(tile.elementBytes) * static_cast<std::uint64_t>(tile.tileHeight);
    const double degree = static_cast<double>(best->wavefronts) / static_cast<double>(best->wavefrontsIdeal);
    const std::string result = best->wavefronts == best->wavefrontsIdeal
                                   ? "ends the conflicts"
                                   : "leaves " + oneDecimal(degree) + " times the ideal";
    return "Let the tile's rows lie " + std::to_string(best->pitch) + " elements apart instead of " +
           std::to_string(tile.tilePitch) + ": tried on these accesses, that " + result + ". It takes " +
           plural(more, "byte") + " more of shared memory a block; allocate them, and index row * " +
           std::to_string(best->pitch) + " + column.";
}

} // namespace

std::vector<Finding> bankConflicts(const AdviceInput& input, std::size_t launch)
{
    const LaunchCounters& counters = input.counters[launch];
    const Wavefronts all = wavefrontsOf(counters.total);
    std::vector<Finding> findings;
    std::optional<PitchTrial> best;
    bool tried = false;
    for (const LineCounters& line : counters.lines) {
        const Wavefronts here = wavefrontsOf(line.counters);
        const auto excess = static_cast<double>(here.taken - std::min(here.taken, here.ideal));
        if (here.ideal == 0 || excess < smallestShare * static_cast<double>(all.taken) ||
            static_cast<double>(here.taken) < smallestDegree * static_cast<double>(here.ideal))
            continue;
        if (!tried)
            best = trial(input, launch);
        tried = true;
        const double degree = static_cast<double>(here.taken) / static_cast<double>(here.ideal);
        Finding finding;
        finding.kind = "bank_conflict";
        finding.severity = Severity::Warning;
        finding.source = line.source;
        finding.line = line.line;
        finding.message = "Lanes of a warp ask the same bank of shared memory for different words, and wait for one "
                          "another: this line takes " +
                          grouped(here.taken) + " wavefronts where " + grouped(here.ideal) + " would do (" +
                          oneDecimal(degree) + " times).";
        finding.cure = cureText(input, best);
        findings.push_back(std::move(finding));
    }
    return findings;
}

} // namespace tilescope::advice
