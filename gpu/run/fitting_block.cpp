#include "gpu/run/fitting_block.h"

namespace tilescope
{

std::optional<BlockSize> nearestFittingBlock(const Registry& registry, const Recipe& completed, const Inputs& inputs,
                                             const DeviceLimits& limits)
{
    Recipe candidate = completed;
    candidate.block = nearestBlock(completed.block, limits.maxThreadsPerBlock);
    for (;;) {
        try {
            checkLimits(registry.plan(candidate, inputs), limits);
            return candidate.block;
        } catch (const SettingError&) {
        }
        if (candidate.block.threads() == 1)
            return std::nullopt;
        int& longer = candidate.block.width >= candidate.block.height ? candidate.block.width : candidate.block.height;
        longer = (longer + 1) / 2;
    }
}

} // namespace tilescope
