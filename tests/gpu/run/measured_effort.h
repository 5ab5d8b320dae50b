#pragma once

#include "gpu/run/effort.h"
#include "gpu/run/plan_code.h"

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
};

} // namespace tilescope
