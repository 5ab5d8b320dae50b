#include "gpu/emulator/observe/trace/access_picture.h"

#include <algorithm>
#include <bit>

namespace tilescope
{

ConstantPicture constantPicture(const TraceEvent& access, const TraceLanes& lanes)
{
    ConstantPicture picture;
    if (access.kind != TraceEvent::Kind::Access || access.space != TraceSpace::Constant)
        return picture;
    for (std::uint32_t rest = access.mask & ~access.outside; rest; rest &= rest - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
        auto found = std::ranges::find(picture.addresses, lanes.offsets[lane], &ConstantPicture::Address::offset);
        if (found == picture.addresses.end())
            found = picture.addresses.insert(found, {lanes.offsets[lane], 0});
        found->lanes |= 1U << lane;
    }
    return picture;
}

} // namespace tilescope
