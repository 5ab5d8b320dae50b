#include "gpu/run/fitting_block.h"

#include "gpu/recipe/near_blocks.h"

#include <cmath>

namespace tilescope
{

namespace
{

bool fits(const Registry& registry, const Recipe& candidate, const Inputs& inputs, const DeviceLimits& limits)
{
    try {
        checkLimits(registry.plan(candidate, inputs), limits);
        return true;
    } catch (const SettingError&) {
        return false;
    }
}

} // namespace

std::optional<BlockSize> namedBlock(const std::string& field, const std::optional<ParameterValue>& nearest)
{
    return field == "block" && nearest ? std::optional(parseBlockSize(toText(*nearest))) : std::nullopt;
}

std::optional<BlockSize> nearestFittingBlock(const Registry& registry, const Recipe& completed, const Inputs& inputs,
                                             const DeviceLimits& limits)
{
    Recipe candidate = completed;
    const auto suits = [&](BlockSize block) {
        candidate.block = block;
        return registry.blockRefusal(candidate).empty() && fits(registry, candidate, inputs, limits);
    };
    return nearestBlock(completed.block, suits, limits.maxThreadsPerBlock);
}

std::optional<std::pair<std::string, std::int64_t>>
largestFittingValue(const Registry& registry, const Recipe& completed, const Inputs& inputs, const DeviceLimits& limits)
{
    for (const Parameter& parameter : registry.operation(completed.operation).parameters) {
        if (parameter.type != ParameterType::Integer)
            continue;
        const auto minimum = std::llround(parameter.minimum), step = std::llround(parameter.step);
        Recipe candidate = completed;
        const auto fitsAt = [&](std::int64_t steps) {
            candidate.parameters[parameter.name] = std::int64_t{minimum + steps * step};
            return fits(registry, candidate, inputs, limits);
        };
        // The current value does not fit; a plan's needs grow with each of its sizes.
        std::int64_t fitting = 0,
                     tooLarge = (std::get<std::int64_t>(completed.parameters.at(parameter.name)) - minimum) / step;
        if (tooLarge == 0 || !fitsAt(fitting))
            continue;
        while (tooLarge - fitting > 1) {
            const std::int64_t middle = (fitting + tooLarge) / 2;
            (fitsAt(middle) ? fitting : tooLarge) = middle;
        }
        return std::pair{parameter.name, std::int64_t{minimum + fitting * step}};
    }
    return std::nullopt;
}

} // namespace tilescope
