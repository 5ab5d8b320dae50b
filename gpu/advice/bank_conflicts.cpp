#include "gpu/advice/rules.h"

#include "gpu/advice/pitch_trial.h"
#include "gpu/recipe/tile_padding.h"

#include <algorithm>
#include <optional>

namespace tilescope::advice
{
namespace
{

constexpr double smallestDegree = 1.2;          ///< below it, the cause is rows that begin in the middle of a bank row
constexpr double smallestWavefrontShare = 0.02; ///< of all the launch's wavefronts

struct Wavefronts {
    std::uint64_t taken = 0, ideal = 0, requests = 0;
};

Wavefronts wavefrontsOf(const Counters& counters)
{
    const SharedCounters &load = counters.sharedLoad, &store = counters.sharedStore;
    return {load.wavefronts + store.wavefronts, load.wavefrontsIdeal + store.wavefrontsIdeal,
            load.requests + store.requests};
}

/// A trial of other pitches, and the original pitch in elements.
struct Trial {
    int pitch = 0; ///< 0: the tile's rows are unknown, so nothing was tried
    std::optional<PitchTrial> best;
};

/// Assumes that the tile belongs to the main launch, and that the pitch determines the distance of its rows.
Trial tryPitches(const AdviceInput& input, std::size_t launch)
{
    const TileGeometry& tile = input.plan.geometry;
    const std::vector<ConflictPattern>& accesses = input.counters[launch].conflicts;
    Trial trial;
    if (launch != input.plan.mainLaunch || !tile.hasSharedTile || tile.elementBytes <= 0)
        return trial;
    const std::uint32_t seen = pitchSeen(accesses, input.plan.launches[launch].block.x);
    if (seen % static_cast<unsigned>(tile.elementBytes) == 0)
        trial.pitch = static_cast<int>(seen) / tile.elementBytes;
    if (trial.pitch == 0 && !input.edited)
        trial.pitch = tile.tilePitch;
    trial.best = bestPitch(accesses, trial.pitch, tile.elementBytes);
    return trial;
}

Message cureText(const AdviceInput& input, const Trial& trial)
{
    if (!trial.best)
        return trial.pitch == 0
                   ? gpu::phrase("Let the lanes of a warp ask for neighbouring 4-byte words instead.")
                   : gpu::phrase("No tile pitch ends it. Let the lanes of a warp ask for neighbouring 4-byte "
                                 "words instead.");
    const TileGeometry& tile = input.plan.geometry;
    const PitchTrial& best = *trial.best;
    const auto more = static_cast<std::size_t>(best.pitch - static_cast<std::uint32_t>(trial.pitch)) *
                      static_cast<std::size_t>(tile.elementBytes) * static_cast<std::size_t>(tile.tileHeight);
    const double degree = static_cast<double>(best.wavefronts) / static_cast<double>(best.wavefrontsIdeal);
    const std::string pitch = std::to_string(best.pitch), now = std::to_string(trial.pitch);
    const std::size_t all = input.plan.launches[input.plan.mainLaunch].dynamicSharedBytes + more;
    if (best.wavefronts == best.wavefrontsIdeal)
        return say(
            gpu::plural("Let the tile's rows lie %1 elements apart instead of %2: tried on these accesses, that ends "
                        "the conflicts. Index row * %1 + column, and give a block %n [byte|bytes] more of shared "
                        "memory (%3 in all)."),
            more, pitch, now, all);
    return say(
        gpu::plural("Let the tile's rows lie %1 elements apart instead of %2: tried on these accesses, that leaves %4 "
                    "times the ideal. Index row * %1 + column, and give a block %n [byte|bytes] more of shared memory "
                    "(%3 in all)."),
        more, pitch, now, all, Decimal{degree});
}

/// If the text and its host can be changed to the pitch that was found.
Remedy remedyOf(const AdviceInput& input, std::size_t launch, const Trial& trial)
{
    const Launch& main = input.plan.launches[launch];
    const TileGeometry& tile = input.plan.geometry;
    if (!trial.best || trial.pitch != tile.tilePitch || main.dynamicSharedBytes == 0)
        return {};
    const int padding = static_cast<int>(trial.best->pitch) - trial.pitch;
    const std::string& text = input.plan.sources[main.source].text;
    const bool isPossible = hasSharedElements(text, tile.elementBytes) && withTilePadding(text, padding);
    return {.block = {}, .tilePadding = isPossible ? padding : 0};
}

} // namespace

std::vector<Finding> bankConflicts(const AdviceInput& input, std::size_t launch)
{
    const LaunchCounters& counters = input.counters[launch];
    const Wavefronts all = wavefrontsOf(counters.total);
    std::vector<Finding> findings;
    std::optional<Trial> trial;
    for (const LineCounters& line : counters.lines) {
        const Wavefronts here = wavefrontsOf(line.counters);
        const auto excess = static_cast<double>(here.taken - std::min(here.taken, here.ideal));
        if (here.ideal == 0 || excess < smallestWavefrontShare * static_cast<double>(all.taken) ||
            static_cast<double>(here.taken) < smallestDegree * static_cast<double>(here.ideal))
            continue;
        if (!trial)
            trial = tryPitches(input, launch);
        const double degree = static_cast<double>(here.taken) / static_cast<double>(here.ideal);
        Finding finding;
        finding.kind = "bank_conflict";
        finding.severity = Severity::Warning;
        finding.source = line.source;
        finding.line = line.line;
        finding.message =
            say(gpu::phrase("Lanes of a warp ask the same bank of shared memory for different words, and wait for one "
                            "another: this line takes %1 wavefronts where %2 would do (%3 times as many)."),
                here.taken, here.ideal, Decimal{degree});
        finding.cure = cureText(input, *trial);
        finding.remedy = remedyOf(input, launch, *trial);
        findings.push_back(std::move(finding));
    }
    return findings;
}

} // namespace tilescope::advice
