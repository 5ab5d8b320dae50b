#pragma once

#include "gpu/operations/registry.h"
#include "gpu/recipe/report.h"

#include <vector>

namespace tilescope
{

/// Whether two recipes run the same kernel text, whatever else they differ in.
bool hasSameText(const Recipe& a, const Recipe& b);

/// The kernel files that a recipe runs: its strategy's, with the recipe's own text where it has one, then those that
/// the launches of its last report name besides. A library's strategy has a sheet that says so in place of a file.
/// Empty for an operation or strategy that there is none of.
std::vector<KernelSource> kernelFiles(const Registry& registry, const Recipe& recipe, const Report* report);

/// Whether the strategy's text can be changed: a library's kernels have none, and what calls a library besides cannot
/// be looked at in the emulator before it runs.
bool isEditable(const Registry& registry, const Recipe& recipe);

/// The kernel of that file which the report's main launch ran, or else its first launch there; empty where none did.
std::string kernelRun(const Report& report, const std::string& file);

/// The line, from 1, on which the kernel of that name begins, or the first kernel where the name is empty. 1 where the
/// text has none.
int kernelLine(const std::string& text, const std::string& kernel);

} // namespace tilescope
