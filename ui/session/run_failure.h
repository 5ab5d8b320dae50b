#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/recipe/parameter.h"
#include "gpu/recipe/report.h"

#include <QString>

#include <exception>
#include <memory>
#include <optional>
#include <vector>

namespace tilescope
{

/// Why a run produced no picture.
struct RunFailure {
    QString field;                         ///< the invalid setting, as in SettingError; else empty
    QString message;                       ///< a sentence for the user
    std::optional<ParameterValue> nearest; ///< the nearest value of the setting that works
    std::vector<Diagnostic> diagnostics;   ///< from the compiler
    bool mayRunUnchecked = false;          ///< on the GPU, at the user's request (RunRequest::unchecked)
    std::shared_ptr<const Report> report;  ///< if the emulator found a fault in the kernel
};

/// From any exception of a Runner except Cancelled.
RunFailure toRunFailure(std::exception_ptr error);

/// From a report with a finding that ended the run.
RunFailure toRunFailure(std::shared_ptr<const Report> report);

/// If a strategy refused the recipe's block: the recipe with the nearest block that the strategy accepts. None if the
/// failure has another cause, or names no block.
std::optional<Recipe> withBlockOf(const RunFailure& failure, const Recipe& recipe);

} // namespace tilescope
