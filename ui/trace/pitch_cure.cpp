#include "ui/trace/traced_block.h"

#include "gpu/advice/pitch_trial.h"
#include "gpu/emulator/observe/trace/access_picture.h"

#include <map>
#include <tuple>
#include <vector>

namespace tilescope
{

namespace
{

constexpr std::size_t mostTried = 64; ///< distinct accesses; each is tried at up to 128 pitches

ConflictPattern patternOf(const TraceEvent& event, const TraceLanes& lanes, const BankPicture& picture)
{
    ConflictPattern pattern;
    pattern.site = event.site;
    pattern.store = event.store;
    pattern.bytes = event.bytes;
    pattern.mask = event.mask;
    pattern.addresses = lanes.offsets;
    pattern.wavefronts = picture.wavefronts;
    pattern.wavefrontsIdeal = picture.ideal;
    pattern.times = 1;
    return pattern;
}

/// The accesses that take more wavefronts than necessary; equal ones once, with their number.
std::vector<ConflictPattern> conflictsOf(const BlockTrace& trace)
{
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::array<std::uint32_t, 32>>, std::size_t> known;
    std::vector<ConflictPattern> patterns;
    for (const TraceEvent& event : trace.events) {
        if (event.kind != TraceEvent::Kind::Access || event.space != TraceSpace::Shared || event.outside != 0)
            continue;
        const TraceLanes& lanes = trace.lanes[event.lanes];
        const auto [place, isNew] = known.try_emplace({event.site, event.mask, lanes.offsets}, patterns.size());
        if (!isNew) {
            if (place->second < patterns.size())
                ++patterns[place->second].times;
            continue;
        }
        const BankPicture picture = bankPicture(event, lanes);
        if (picture.wavefronts > picture.ideal && patterns.size() < mostTried)
            patterns.push_back(patternOf(event, lanes, picture));
        else
            place->second = static_cast<std::size_t>(-1);
    }
    return patterns;
}

} // namespace

PitchCure pitchCure(const BlockTrace& trace, const TileGeometry& geometry, bool isEdited)
{
    PitchCure cure;
    if (!geometry.hasSharedTile || geometry.elementBytes < 1)
        return cure;
    cure.elementBytes = geometry.elementBytes;
    const auto element = static_cast<std::size_t>(geometry.elementBytes);
    const std::vector<ConflictPattern> conflicts = conflictsOf(trace);
    if (isEdited)
        cure.pitchBytes = advice::pitchSeen(conflicts, trace.block.x);
    if (cure.pitchBytes == 0 || cure.pitchBytes % element != 0)
        cure.pitchBytes = static_cast<std::size_t>(std::max(geometry.tilePitch, 0)) * element;
    const auto best = advice::bestPitch(conflicts, static_cast<int>(cure.pitchBytes / element), geometry.elementBytes);
    if (best)
        cure.cureBytes = best->pitch * element;
    return cure;
}

} // namespace tilescope
