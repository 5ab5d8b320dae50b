#include "gpu/run/effort.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <thread>

namespace tilescope
{

namespace
{

/// The values that the reducing parameter can take below the present one, the most demanding first.
std::vector<ParameterValue> smallerValues(const Operation& operation, const Recipe& completed, const Inputs& inputs)
{
    if (operation.reducedValues)
        return operation.reducedValues(completed, inputs);
    const auto parameter = std::ranges::find(operation.parameters, operation.reducingParameter, &Parameter::name);
    if (parameter == operation.parameters.end() || parameter->type != ParameterType::Integer)
        return {};
    const auto minimum = std::llround(parameter->minimum), step = std::llround(parameter->step);
    // Each at least a hundredth below the one before, so that a million of them are soon through.
    std::vector<ParameterValue> values;
    for (auto value = std::get<std::int64_t>(completed.parameters.at(parameter->name)); value > minimum;) {
        const auto lower = value - std::max<std::int64_t>(step, value / 100);
        value = std::max<std::int64_t>(minimum, minimum + (lower - minimum) / step * step);
        values.emplace_back(value);
    }
    return values;
}

std::optional<SmallerRun> smallerSetting(const Operation& operation, const EffortOf& effortOf, const Recipe& completed,
                                         const Inputs& inputs, double most)
{
    Recipe candidate = completed;
    for (const ParameterValue& value : smallerValues(operation, completed, inputs)) {
        candidate.parameters[operation.reducingParameter] = value;
        const double effort = effortOf(candidate, inputs);
        if (effort <= most)
            return SmallerRun{operation.reducingParameter, value,
                              "\"" + operation.reducingParameter + "\" = " + toText(value), effort};
    }
    return std::nullopt;
}

/// Of the same shape. Only a picture's size counts, so a blank one is asked about.
std::optional<SmallerRun> smallerPicture(const EffortOf& effortOf, const Recipe& completed, const Inputs& inputs,
                                         double most)
{
    const Image& picture = inputs.picture;
    for (double scale = std::min(0.99, std::sqrt(most / effortOf(completed, inputs)));; scale *= 0.97) {
        const int width = std::max(1, static_cast<int>(picture.width() * scale));
        const int height = std::max(1, static_cast<int>(picture.height() * scale));
        const Image blank(width, height, picture.format());
        Inputs smaller(blank);
        smaller.files = inputs.files;
        if (const double effort = effortOf(completed, smaller); effort <= most)
            return SmallerRun{"image", std::nullopt,
                              "a picture of " + std::to_string(width) + "x" + std::to_string(height) + " pixels",
                              effort};
        if (width == 1 && height == 1)
            return std::nullopt;
    }
}

} // namespace

double emulatedInstructionsPerSecond(unsigned threads)
{
    constexpr double perCore = 150e6; // a slow core with kernels that suit the emulator little
    return perCore * std::max(1U, threads ? threads : std::thread::hardware_concurrency());
}

std::string durationInWords(double seconds)
{
    const auto counted = [](double number, const char* unit) {
        const long whole = std::max(1L, std::lround(number));
        return std::to_string(whole) + " " + unit + (whole == 1 ? "" : "s");
    };
    constexpr double minute = 60, hour = 60 * minute, day = 24 * hour;
    if (seconds < 50)
        return counted(seconds, "second");
    if (seconds < 1.25 * minute)
        return "a minute";
    if (seconds < 1.75 * minute)
        return "a minute and a half";
    if (seconds < 100 * minute)
        return counted(seconds / minute, "minute");
    if (seconds < 2 * day)
        return counted(seconds / hour, "hour");
    return counted(seconds / day, "day");
}

EffortOf effortByPixels(double warpInstructions, const Image& picture)
{
    const double pixels = static_cast<double>(picture.width()) * picture.height();
    return [each = warpInstructions / pixels](const Recipe&, const Inputs& inputs) {
        return each * inputs.picture.width() * inputs.picture.height();
    };
}

std::optional<SmallerRun> smallerRun(const Operation& operation, const EffortOf& effortOf, const Recipe& completed,
                                     const Inputs& inputs, double mostWarpInstructions)
{
    const auto setting = smallerSetting(operation, effortOf, completed, inputs, mostWarpInstructions);
    return setting ? setting : smallerPicture(effortOf, completed, inputs, mostWarpInstructions);
}

void checkEffort(const Operation& operation, const EffortOf& effortOf, const Recipe& completed, const Inputs& inputs,
                 double instructionsPerSecond)
{
    const double seconds = effortOf(completed, inputs) / instructionsPerSecond;
    if (seconds <= longestEmulationSeconds)
        return;
    const std::string refusal = "In the emulator this would take about " + durationInWords(seconds) + ".";
    const auto smaller =
        smallerRun(operation, effortOf, completed, inputs, longestEmulationSeconds * instructionsPerSecond);
    if (!smaller)
        throw SettingError("image", refusal);
    throw SettingError(smaller->field,
                       refusal + " With " + smaller->words + " it takes about " +
                           durationInWords(smaller->warpInstructions / instructionsPerSecond) + ".",
                       smaller->value);
}

} // namespace tilescope
