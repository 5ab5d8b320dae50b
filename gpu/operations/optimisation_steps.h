#pragma once

#include "gpu/operations/operation.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tilescope
{

/// The groups of an operation's strategies, in their order.
enum class StrategyGroup {
    Text,   ///< those of the operation's source text
    Step,   ///< ours, each an optimisation step of another one
    Library ///< NVIDIA's libraries, which have no text
};
StrategyGroup groupOf(const Strategy& strategy);

/// A strategy's place in the sequence from its operation's first kernels to the limit of the hardware.
struct OptimisationStep {
    std::size_t strategy = 0;          ///< index in Operation::strategies
    std::optional<std::size_t> before; ///< index of the strategy that it changes (Strategy::after)
    bool operator==(const OptimisationStep&) const = default;
};

/// Lists every strategy once, group by group, and each after the one that it changes (unless that is of a later group,
/// which Registry refuses). Of several that change the same one, those without successors come first, so that the last
/// step comes last; otherwise the order is as declared. A strategy whose `after` names no strategy of the operation, or
/// is part of a cycle, is a first step.
std::vector<OptimisationStep> optimisationSteps(const Operation& operation);

/// Puts the operation's strategies into this order. Registry does so with each operation: every list of strategies has
/// the same order.
void sortBySteps(Operation& operation);

} // namespace tilescope
