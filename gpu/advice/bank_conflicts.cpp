#include "gpu/advice/rules.h"
#include "gpu/recipe/message.h"

#include "gpu/advice/pitch_trial.h"
#include "gpu/advice/shared_array.h"
#include "gpu/recipe/text/tile_padding.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace tilescope::advice
{
namespace
{

constexpr double smallestDegree = 1.2;          ///< below it, the cause is rows that begin in the middle of a bank row
constexpr double smallestWavefrontShare = 0.02; ///< of all the launch's wavefronts

constexpr std::size_t mostStaticBytes = 49'152; ///< of shared memory that a kernel may declare with sizes

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
    std::size_t rowBytes = 0, rows = 0; ///< that a row takes for each element of the pitch; how many there are
    const SharedArray* array = nullptr; ///< with sizes in the text; null: the tile has no such declaration
};

/// With accesses that have no conflicts: another pitch must not give them some.
std::vector<ConflictPattern> withFree(std::vector<ConflictPattern> accesses, const std::vector<ConflictPattern>& free)
{
    if (!accesses.empty())
        accesses.insert(accesses.end(), free.begin(), free.end());
    return accesses;
}

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
    trial.best = bestPitch(withFree(accesses, input.counters[launch].conflictFree), trial.pitch, tile.elementBytes);
    trial.rowBytes = static_cast<std::size_t>(tile.elementBytes);
    trial.rows = static_cast<std::size_t>(tile.tileHeight);
    if (trial.pitch > 0 && trial.pitch != tile.tilePitch && launch < input.launches.size())
        trial.rows = input.launches[launch].sharedBytes / (trial.rowBytes * static_cast<std::size_t>(trial.pitch));
    return trial;
}

/// The conflicts of the line, if all their lanes are in one of the arrays: in this one.
const SharedArray* arrayOf(std::span<const ConflictPattern> conflicts, std::span<const SharedArray> arrays)
{
    const SharedArray* only = nullptr;
    for (const ConflictPattern& conflict : conflicts)
        for (unsigned lane = 0; lane < conflict.addresses.size(); ++lane) {
            if ((conflict.mask >> lane & 1) == 0)
                continue;
            const std::size_t at = conflict.addresses[lane];
            const auto here = std::ranges::find_if(arrays, [&](const SharedArray& array) {
                return at >= array.offset && at - array.offset < array.bytes;
            });
            if (here == arrays.end() || (only && only != &*here))
                return nullptr;
            only = &*here;
        }
    return only;
}

/// The conflicts at one of these instructions, or in one of these arrays.
template <typename IsWanted>
std::vector<ConflictPattern> conflictsWhere(std::span<const ConflictPattern> all, IsWanted isWanted)
{
    std::vector<ConflictPattern> wanted;
    std::ranges::copy_if(all, std::back_inserter(wanted), isWanted);
    return wanted;
}

std::size_t sharedBytesOf(const AdviceInput& input, std::size_t launch)
{
    const std::size_t dynamic = input.plan.launches[launch].dynamicSharedBytes;
    return launch < input.launches.size() ? std::max(input.launches[launch].sharedBytes, dynamic) : dynamic;
}

std::size_t moreBytes(const Trial& trial)
{
    return (trial.best->pitch - static_cast<std::size_t>(trial.pitch)) * trial.rowBytes * trial.rows;
}

/// Of an array whose sizes are in the text, on all accesses of it.
Trial tryArray(const AdviceInput& input, std::size_t launch, const SharedArray& array)
{
    Trial trial{static_cast<int>(array.pitch), {}, array.elementBytes, array.rows(), &array};
    std::vector<ConflictPattern> accesses =
        conflictsWhere(withFree(input.counters[launch].conflicts, input.counters[launch].conflictFree),
                       [&](const ConflictPattern& access) {
                           return arrayOf({&access, 1}, {&array, 1}) != nullptr;
                       });
    for (ConflictPattern& access : accesses)
        for (unsigned lane = 0; lane < access.addresses.size(); ++lane)
            access.addresses[lane] -= access.mask >> lane & 1 ? static_cast<std::uint32_t>(array.offset) : 0;
    trial.best = bestPitch(accesses, trial.pitch, static_cast<int>(array.elementBytes));
    if (trial.best && sharedBytesOf(input, launch) + moreBytes(trial) > mostStaticBytes)
        return {};
    return trial;
}

Message cureText(const AdviceInput& input, std::size_t launch, const Trial& trial)
{
    if (!trial.best)
        return trial.pitch == 0 ? gpu::phrase("Make the lanes of a warp access neighbouring 4-byte words instead.")
                                : gpu::phrase("No tile pitch removes the conflict. Make the lanes of a warp access "
                                              "neighbouring 4-byte words instead.");
    const PitchTrial& best = *trial.best;
    const std::size_t more = moreBytes(trial), all = sharedBytesOf(input, launch) + more;
    const double degree = static_cast<double>(best.wavefronts) / static_cast<double>(best.wavefrontsIdeal);
    const bool isEnded = best.wavefronts == best.wavefrontsIdeal;
    if (trial.array) {
        const std::string now = trial.array->written(), padded = trial.array->withPitch(best.pitch);
        return isEnded
                   ? say(gpu::plural("Declare %1 instead of %2. Tested on these accesses, this removes the conflicts. "
                                     "A block then needs %n more [byte|bytes] of shared memory (%3 in total)."),
                         more, padded, now, all)
                   : say(gpu::plural("Declare %1 instead of %2. Tested on these accesses, this leaves %4 times the "
                                     "ideal. A block then needs %n more [byte|bytes] of shared memory (%3 in total)."),
                         more, padded, now, all, Decimal{degree});
    }
    const std::string pitch = std::to_string(best.pitch), now = std::to_string(trial.pitch);
    if (isEnded)
        return say(gpu::plural("Place the rows of the tile %1 elements apart instead of %2. Tested on these accesses, "
                               "this removes the conflicts. Index with row * %1 + column, and give a block %n more "
                               "[byte|bytes] of shared memory (%3 in total)."),
                   more, pitch, now, all);
    return say(gpu::plural("Place the rows of the tile %1 elements apart instead of %2. Tested on these accesses, this "
                           "leaves %4 times the ideal. Index with row * %1 + column, and give a block %n more "
                           "[byte|bytes] of shared memory (%3 in total)."),
               more, pitch, now, all, Decimal{degree});
}

/// If the text and its host can be changed to the pitch that was found.
Remedy remedyOf(const AdviceInput& input, std::size_t launch, const Trial& trial)
{
    const Launch& main = input.plan.launches[launch];
    const TileGeometry& tile = input.plan.geometry;
    if (!trial.best || trial.array || trial.pitch != tile.tilePitch || main.dynamicSharedBytes == 0)
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
    std::optional<Trial> whole;
    const ptx::Kernel* const kernel = launch < input.kernels.size() ? input.kernels[launch] : nullptr;
    std::optional<std::vector<SharedArray>> arrays;
    std::map<const SharedArray*, Trial> trials;
    for (const LineCounters& line : counters.lines) {
        const Wavefronts here = wavefrontsOf(line.counters);
        const auto excess = static_cast<double>(here.taken - std::min(here.taken, here.ideal));
        if (here.ideal == 0 || excess < smallestWavefrontShare * static_cast<double>(all.taken) ||
            static_cast<double>(here.taken) < smallestDegree * static_cast<double>(here.ideal))
            continue;
        if (!arrays)
            arrays = kernel ? sharedArrays(*kernel, input.plan.sources[input.plan.launches[launch].source].text)
                            : std::vector<SharedArray>();
        const SharedArray* const array =
            arrayOf(conflictsWhere(counters.conflicts,
                                   [&](const ConflictPattern& conflict) {
                                       return std::ranges::any_of(counters.sites, [&](const SiteCounters& site) {
                                           return site.site == conflict.site && site.line == line.line &&
                                                  site.source == line.source;
                                       });
                                   }),
                    *arrays);
        if (array && !trials.contains(array))
            trials[array] = tryArray(input, launch, *array);
        else if (!array && !whole)
            whole = tryPitches(input, launch);
        const Trial& trial = array ? trials[array] : *whole;
        const double degree = static_cast<double>(here.taken) / static_cast<double>(here.ideal);
        Finding finding;
        finding.kind = FindingKind::BankConflict;
        finding.severity = Severity::Warning;
        finding.source = line.source;
        finding.line = line.line;
        finding.message = say(
            gpu::phrase("Lanes of a warp request different words from the same bank of shared memory and are served "
                        "one after the other: this line takes %1 wavefronts instead of %2 (%3 times as many)."),
            here.taken, here.ideal, Decimal{degree});
        finding.cure = cureText(input, launch, trial);
        finding.remedy = remedyOf(input, launch, trial);
        findings.push_back(std::move(finding));
    }
    return findings;
}

} // namespace tilescope::advice
