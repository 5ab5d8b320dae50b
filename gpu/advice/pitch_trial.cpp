#include "gpu/advice/pitch_trial.h"

#include "gpu/emulator/observe/counters/access_rules.h"

#include <algorithm>
#include <array>
#include <bit>

namespace tilescope::advice
{
namespace
{

constexpr std::uint32_t lanes = 32, banks = 32, bankBytes = 4;

} // namespace

unsigned wavefrontsOf(const ConflictPattern& access)
{
    emulator::LaneAddresses asked{.mask = access.mask, .bytes = access.bytes};
    asked.rule = access.store ? emulator::AccessRule::Store : emulator::AccessRule::Load;
    std::ranges::copy(access.addresses, asked.at);
    return emulator::sharedCost(asked).units;
}

ConflictPattern withPitch(const ConflictPattern& access, std::uint32_t pitch, std::uint32_t newPitch)
{
    ConflictPattern moved = access;
    for (std::uint32_t& address : moved.addresses)
        address = address / pitch * newPitch + address % pitch;
    return moved;
}

std::uint32_t pitchSeen(std::span<const ConflictPattern> accesses, unsigned blockWidth)
{
    if (blockWidth == 0 || lanes % blockWidth != 0 || blockWidth == lanes)
        return 0;
    std::uint32_t pitch = 0;
    for (const ConflictPattern& access : accesses) {
        if (access.mask != ~0U)
            continue;
        const std::uint32_t distance = access.addresses[blockWidth] - access.addresses[0];
        const auto [lowest, highest] =
            std::minmax_element(access.addresses.begin(), access.addresses.begin() + blockWidth);
        if (*highest - *lowest + access.bytes > distance)
            return 0; // the rows would overlap: the threads of a row are not in a row of the tile
        if (pitch != 0 && distance != pitch)
            return 0;
        pitch = distance;
    }
    // A larger or negative distance is not that of a tile's rows.
    return pitch < 65'536 ? pitch : 0;
}

std::optional<PitchTrial> bestPitch(std::span<const ConflictPattern> accesses, int pitch, int elementBytes)
{
    if (pitch <= 0 || elementBytes <= 0 || accesses.empty())
        return std::nullopt;
    PitchTrial before;
    for (const ConflictPattern& access : accesses) {
        before.wavefronts += access.times * wavefrontsOf(access);
        before.wavefrontsIdeal += access.times * access.wavefrontsIdeal;
    }
    PitchTrial best = before;
    // The pattern repeats after one row of banks.
    const auto furthest = pitch + static_cast<int>(banks * bankBytes) / std::max(1, std::min(elementBytes, 4));
    for (int candidate = pitch + 1; candidate <= furthest && best.wavefronts > best.wavefrontsIdeal; ++candidate) {
        std::uint64_t wavefronts = 0;
        for (const ConflictPattern& access : accesses)
            wavefronts +=
                access.times * wavefrontsOf(withPitch(access, static_cast<std::uint32_t>(pitch * elementBytes),
                                                      static_cast<std::uint32_t>(candidate * elementBytes)));
        if (wavefronts < best.wavefronts) {
            best.wavefronts = wavefronts;
            best.pitch = static_cast<std::uint32_t>(candidate);
        }
    }
    if (best.pitch == 0)
        return std::nullopt;
    best.wavefrontsBefore = before.wavefronts;
    return best;
}

} // namespace tilescope::advice
