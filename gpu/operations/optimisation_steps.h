#pragma once

#include "gpu/operations/operation.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tilescope
{

/// A strategy's place on the way from its operation's first kernels to the limit of the hardware.
struct OptimisationStep {
    std::size_t strategy = 0;          ///< of Operation::strategies
    std::optional<std::size_t> before; ///< likewise: the one that it changes (Strategy::after)
    bool operator==(const OptimisationStep&) const = default;
};

/// Every strategy once, each after the one that it changes. Where several change the same one, those that lead nowhere
/// further stand first, so that the last step stands last; else the order is as declared. A library that changes none
/// stands after all others. A name that is none of the operation's, or a circle of names, makes a first step.
std::vector<OptimisationStep> optimisationSteps(const Operation& operation);

} // namespace tilescope
