#include "gpu/recipe/result_planes.h"

#include <string_view>
#include <utility>

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

namespace
{

constexpr std::pair<std::string_view, std::string_view> vectorTypes[] = {{"uchar", "unsigned char"},
                                                                         {"ushort", "unsigned short"},
                                                                         {"short", "short"},
                                                                         {"uint", "unsigned int"},
                                                                         {"int", "int"},
                                                                         {"float", "float"},
                                                                         {"double", "double"}};

} // namespace

ResultValues resultValues(const Plan& plan)
{
    if (const std::string plane = planeTypeOf(plan); !plane.empty())
        return {plane};
    if (plan.resultType.empty() && plan.pictureFormat == PixelFormat::Float32)
        return {"float"};
    if (plan.resultType.empty())
        return {"unsigned char", static_cast<std::size_t>(channelCount(plan.pictureFormat))};
    const char last = plan.resultType.back();
    for (const auto& [vector, scalar] : vectorTypes)
        if (last >= '2' && last <= '4' && plan.resultType.substr(0, plan.resultType.size() - 1) == vector)
            return {std::string(scalar), static_cast<std::size_t>(last - '0')};
    return {plan.resultType};
}

std::string vectorOf(const std::string& type, int values)
{
    for (const auto& [vector, scalar] : vectorTypes)
        if (type == scalar)
            return std::string(vector) + std::to_string(values);
    return {};
}

std::span<const std::size_t> otherPlanes(const Plan& plan)
{
    return planeTypeOf(plan).empty() ? std::span<const std::size_t>() : std::span(plan.sideBuffers).first(2);
}

} // namespace tilescope
