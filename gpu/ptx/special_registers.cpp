#include "gpu/ptx/special_registers.h"

#include <algorithm>
#include <array>

namespace tilescope::ptx
{
namespace
{

struct Entry {
    std::string_view name;
    Special special;
};

constexpr auto specials = std::to_array<Entry>({
    {"%tid.x", Special::TidX},
    {"%tid.y", Special::TidY},
    {"%tid.z", Special::TidZ},
    {"%ntid.x", Special::NtidX},
    {"%ntid.y", Special::NtidY},
    {"%ntid.z", Special::NtidZ},
    {"%ctaid.x", Special::CtaidX},
    {"%ctaid.y", Special::CtaidY},
    {"%ctaid.z", Special::CtaidZ},
    {"%nctaid.x", Special::NctaidX},
    {"%nctaid.y", Special::NctaidY},
    {"%nctaid.z", Special::NctaidZ},
    {"%laneid", Special::LaneId},
    {"%warpid", Special::WarpId},
    {"%nwarpid", Special::NwarpId},
    {"%lanemask_eq", Special::LanemaskEq},
    {"%lanemask_le", Special::LanemaskLe},
    {"%lanemask_lt", Special::LanemaskLt},
    {"%lanemask_ge", Special::LanemaskGe},
    {"%lanemask_gt", Special::LanemaskGt},
    {"%smid", Special::SmId},
    {"%nsmid", Special::NsmId},
    {"%gridid", Special::GridId},
    {"%clock", Special::Clock},
    {"%clock64", Special::Clock64},
    {"%globaltimer", Special::GlobalTimer},
    {"%dynamic_smem_size", Special::DynamicSmemSize},
    {"%total_smem_size", Special::TotalSmemSize},
});

} // namespace

std::optional<Special> specialFromName(std::string_view name)
{
    const auto found = std::ranges::find(specials, name, &Entry::name);
    return found == specials.end() ? std::nullopt : std::optional(found->special);
}

int bitsOf(Special special)
{
    const bool isWide = special == Special::Clock64 || special == Special::GlobalTimer || special == Special::GridId;
    return isWide ? 64 : 32;
}

} // namespace tilescope::ptx
