#pragma once

#include "gpu/operations/registry.h"
#include "gpu/recipe/report.h"

#include <vector>

namespace tilescope
{

/// Whether two recipes run the same kernel text, whatever their other settings.
bool hasSameText(const Recipe& a, const Recipe& b);

/// The kernel files that a recipe runs: the strategy's file, with the recipe's edited text if it has one, then the
/// other files that the launches of its last report name. For a library's strategy, a text that says that there is no
/// file. Empty for an unknown operation or strategy.
std::vector<KernelSource> kernelFiles(const Registry& registry, const Recipe& recipe, const Report* report);

/// Whether the strategy's text can be changed: a library's kernels have no text, and a strategy that also calls a
/// library cannot be checked in the emulator before it runs.
bool isEditable(const Registry& registry, const Recipe& recipe);

/// The kernel of that file which the report's main launch ran, else the first launch from that file; empty if there was
/// none.
std::string kernelRun(const Report& report, const std::string& file);

/// The line, from 1, on which the kernel of that name begins, or the first kernel if the name is empty; 1 if the text
/// has none.
int kernelLine(const std::string& text, const std::string& kernel);

/// Lines of a text, from 1, the last one included.
struct LineRange {
    int first = 1, last = 1;
    bool operator==(const LineRange&) const = default;
};

/// That kernel with the comment above it, to the brace that ends it.
LineRange kernelLines(const std::string& text, const std::string& kernel);

} // namespace tilescope
