#pragma once

#include "gpu/operations/operation.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tilescope
{

/// A strategy's place in the sequence from its operation's first kernels to the limit of the hardware.
struct OptimisationStep {
    std::size_t strategy = 0;          ///< index in Operation::strategies
    std::optional<std::size_t> before; ///< index of the strategy that it changes (Strategy::after)
    bool operator==(const OptimisationStep&) const = default;
};

/// Lists every strategy once, each after the one that it changes. Of several that change the same one, those without
/// successors come first, so that the last step comes last; otherwise the order is as declared. A library that changes
/// no strategy comes after all others. A strategy whose `after` names no strategy of the operation, or is part of a
/// cycle, is a first step.
std::vector<OptimisationStep> optimisationSteps(const Operation& operation);

} // namespace tilescope
