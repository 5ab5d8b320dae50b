#include "gpu/run/stages/run_results.h"

#include "gpu/recipe/result_planes.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <stdexcept>

namespace tilescope
{

/// What is white in a picture of colours as floats: 1 if none of them is above, else 255.
template <class ValueAt>
static double whiteOf(std::size_t count, const ValueAt& value)
{
    for (std::size_t i = 0; i < count; ++i)
        if (value(i) > 1)
            return 255;
    return 1;
}

ImagePtr pictureFrom(std::vector<std::byte>&& bytes, const Plan& plan)
{
    Image picture(plan.pictureWidth, plan.pictureHeight, plan.pictureFormat);
    const std::size_t pixels = picture.bytes().size() / static_cast<std::size_t>(bytesPerPixel(plan.pictureFormat));
    const ResultValues values = resultValues(plan);
    const std::size_t planes = 1 + otherPlanes(plan).size(), oneBytes = builtInTypeBytes(values.type).value_or(0);
    const std::size_t valueBytes = plan.resultType.empty() ? 0 : planes * values.channels * oneBytes; // of a pixel
    if (bytes.size() < std::max(valueBytes * pixels, valueBytes == 0 ? picture.bytes().size() : 0))
        throw std::runtime_error("The plan's image buffer is smaller than its image.");
    const auto asByte = [](double value) {
        return static_cast<std::byte>(std::lround(std::isnan(value) ? 0 : std::clamp(value, 0.0, 255.0)));
    };
    const auto kept = static_cast<std::size_t>(channelCount(plan.pictureFormat));
    if (planes > 1)
        for (std::size_t i = 0; i < planes * pixels; ++i)
            picture.bytes()[planes * (i % pixels) + i / pixels] =
                asByte(numberIn(values.type, bytes.data() + oneBytes * i));
    else if (plan.resultType.empty())
        std::memcpy(picture.bytes().data(), bytes.data(), picture.bytes().size());
    else if (values.type == "unsigned char")
        for (std::size_t i = 0; i < pixels; ++i)
            std::memcpy(picture.bytes().data() + kept * i, bytes.data() + values.channels * i, kept);
    else if (values.channels > 1) {
        const auto value = [&](std::size_t i) {
            return numberIn(values.type, bytes.data() + oneBytes * (values.channels * (i / kept) + i % kept));
        };
        const double white = values.type == "float" ? whiteOf(kept * pixels, value) : 255;
        for (std::size_t i = 0; i < kept * pixels; ++i)
            picture.bytes()[i] = asByte(255 / white * value(i));
    } else
        for (std::size_t i = 0; i < pixels; ++i) {
            const auto value = static_cast<float>(numberIn(plan.resultType, bytes.data() + valueBytes * i));
            std::memcpy(picture.bytes().data() + sizeof value * i, &value, sizeof value);
        }
    return std::make_shared<const Image>(std::move(picture));
}

void reportCompiler(std::span<const CompiledModule> modules, Report& report)
{
    report.compiler = modules.empty() ? "" : modules.front().compiler;
    for (const CompiledModule& module : modules) {
        const Message passedOver(module.passedOver);
        if (!passedOver.empty() && std::ranges::find(report.notes, passedOver) == report.notes.end())
            report.notes.push_back(passedOver);
    }
}

std::vector<LaunchReport> emulatedLaunches(const Plan& plan, const std::vector<std::size_t>& staticSharedBytes)
{
    std::vector<LaunchReport> launches;
    for (std::size_t i = 0; i < plan.launches.size(); ++i) {
        const Launch& launch = plan.launches[i];
        const std::size_t staticBytes = i < staticSharedBytes.size() ? staticSharedBytes[i] : 0;
        launches.push_back({launch.kernel, plan.sources[launch.source].name, launch.grid, launch.block,
                            launch.dynamicSharedBytes + staticBytes, std::nullopt, std::nullopt});
    }
    return launches;
}

} // namespace tilescope
