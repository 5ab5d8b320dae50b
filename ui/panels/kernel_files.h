#pragma once

#include "gpu/operations/registry.h"
#include "gpu/recipe/report.h"

#include <vector>

namespace tilescope
{

/// Whether two recipes run the same kernel text, whatever else they differ in.
bool hasSameText(const Recipe& a, const Recipe& b);

/// The kernel files that a recipe runs: its strategy's, with the recipe's own text where it has one, then those that
/// the launches of its last report name besides. Empty for an operation or strategy that there is none of.
std::vector<KernelSource> kernelFiles(const Registry& registry, const Recipe& recipe, const Report* report);

} // namespace tilescope
