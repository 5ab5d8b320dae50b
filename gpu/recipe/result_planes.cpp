#include "gpu/recipe/result_planes.h"

namespace tilescope
{

static constexpr std::string_view planesOf = "planes of ";

void setResultPlanes(Plan& plan, const std::string& type, std::size_t red, std::size_t green, std::size_t blue)
{
    plan.pictureFormat = PixelFormat::Rgb8;
    plan.resultType = std::string(planesOf) + type;
    plan.pictureBuffer = red;
    plan.sideBuffers.insert(plan.sideBuffers.begin(), {green, blue});
}

std::string planeTypeOf(const Plan& plan)
{
    const bool isOfPlanes = plan.resultType.starts_with(planesOf) && plan.sideBuffers.size() >= 2;
    return isOfPlanes ? plan.resultType.substr(planesOf.size()) : "";
}

std::span<const std::size_t> otherPlanes(const Plan& plan)
{
    return planeTypeOf(plan).empty() ? std::span<const std::size_t>() : std::span(plan.sideBuffers).first(2);
}

} // namespace tilescope
