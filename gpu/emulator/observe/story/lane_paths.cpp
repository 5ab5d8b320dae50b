#include "gpu/emulator/observe/story/lane_paths.h"

#include <bit>

namespace tilescope::emulator
{

void LanePaths::count()
{
    if (++m_steps > mostSteps)
        throw PathTooLong(
            "This block executes too many instructions to follow one value through all of them. A smaller "
            "filter, template or set of images works.");
}

void LanePaths::onInstructions(std::uint32_t site, std::uint32_t count, std::uint32_t mask)
{
    this->count();
    m_paths[m_warp].push_back({site + 1 - count, site, mask});
}

void LanePaths::onTexel(const TexelEvent& event)
{
    count();
    FetchedTexels fetched{event.site, event.warp, event.mask, event.texture, {}};
    for (std::uint32_t rest = event.mask; rest; rest &= rest - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
        fetched.texels[lane] = event.texels[lane];
    }
    m_texels.push_back(fetched);
}

} // namespace tilescope::emulator
