#pragma once

#include "gpu/recipe/parameter.h"
#include "gpu/run/effort.h"
#include "gpu/run/plan_code.h"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// Everything needed to measure the effort of recipes, with the emulator on two threads.
struct MeasuredEffort {
    Registry registry;
    Toolchain toolchain{ToolchainOptions::fromEnvironment()};
    Emulator emulator{EmulatorOptions{.threads = 2}};
    EffortMeter meter{registry, toolchain, emulator};

    double of(const Recipe& recipe, const Image& picture)
    {
        const Plan plan = registry.plan(registry.completed(recipe), picture);
        return meter.of(plan, emulatorCode(toolchain, CompilerChoice::Auto, plan, {}), picture, {}).warpInstructions;
    }

    /// At the measured speed of its kernels.
    double secondsOf(const Recipe& recipe, const Image& image)
    {
        const Image picture = registry.prepared(registry.operation(recipe.operation), image);
        const Plan plan = registry.plan(registry.completed(recipe), picture);
        const auto code = emulatorCode(toolchain, CompilerChoice::Auto, plan, {});
        return meter.secondsOf(meter.of(plan, code, picture, {}), plan, code, picture, 0, {});
    }
};

/// What a note or a refusal offers: "With "rows" = 300 it takes …", or "With an image of 1500x1000 pixels it takes …".
struct OfferedSetting {
    std::string field;
    ParameterValue value = {};
    int width = 0, height = 0;
};

inline std::optional<OfferedSetting> offerOf(const std::vector<std::string>& notes, const Operation& operation)
{
    for (const std::string& note : notes) {
        OfferedSetting offer{"image"};
        const std::size_t at = note.find("With an image of ");
        if (at != std::string::npos &&
            std::sscanf(note.c_str() + at, "With an image of %dx%d", &offer.width, &offer.height) == 2)
            return offer;
        for (const Parameter& parameter : operation.parameters) {
            const std::string before = "With \"" + parameter.name + "\" = ";
            const std::size_t begin = note.find(before), end = note.find(", the run takes");
            if (begin == std::string::npos || end == std::string::npos)
                continue;
            offer.field = parameter.name;
            offer.value = parseValue(parameter, note.substr(begin + before.size(), end - begin - before.size()));
            return offer;
        }
    }
    return std::nullopt;
}

} // namespace tilescope
