#include "gpu/advice/pitch_trial.h"

#include <algorithm>
#include <array>
#include <bit>

namespace tilescope::advice
{
namespace
{

constexpr std::uint32_t banks = 32, bankBytes = 4, lanes = 32;

/// For the lanes in `group` only.
unsigned wavefrontsOfGroup(const ConflictPattern& access, std::uint32_t group)
{
    // A lane requests at most four words, so a warp at most 128.
    std::array<std::uint32_t, std::size_t{lanes} * 4> words{};
    std::size_t count = 0;
    for (std::uint32_t rest = access.mask & group; rest; rest &= rest - 1) {
        const std::uint32_t first = access.addresses[static_cast<std::size_t>(std::countr_zero(rest))];
        for (std::uint32_t word = first / bankBytes; word <= (first + access.bytes - 1) / bankBytes; ++word)
            if (count < words.size())
                words[count++] = word;
    }
    std::sort(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(count));
    const auto end = std::unique(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(count));
    std::array<unsigned, banks> asked{};
    for (auto word = words.begin(); word != end; ++word)
        ++asked[*word % banks];
    return *std::max_element(asked.begin(), asked.end());
}

} // namespace

unsigned wavefrontsOf(const ConflictPattern& access)
{
    const std::uint32_t lanesAtOnce = access.bytes <= 4 ? 32 : access.bytes <= 8 ? 16 : 8;
    const std::uint32_t group = lanesAtOnce == 32 ? ~0U : (1U << lanesAtOnce) - 1;
    unsigned sum = 0;
    for (std::uint32_t first = 0; first < lanes; first += lanesAtOnce)
        sum += wavefrontsOfGroup(access, group << first);
    return sum;
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
