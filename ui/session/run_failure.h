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

/// Why a run gave no picture.
struct RunFailure {
    QString field;                         ///< the setting that cannot be, as in SettingError; else empty
    QString message;                       ///< a sentence for a person
    std::optional<ParameterValue> nearest; ///< the nearest value of the setting that works
    std::vector<Diagnostic> diagnostics;   ///< of the compiler
    std::shared_ptr<const Report> report;  ///< when the kernel ran into a fault that the emulator found
};

/// From whatever a Runner throws, except Cancelled.
RunFailure toRunFailure(std::exception_ptr error);

/// From a report with a finding that ended the run.
RunFailure toRunFailure(std::shared_ptr<const Report> report);

/// Where a strategy refused the recipe's block: the recipe with the nearest block that it takes. Nothing where the
/// failure is of something else, or names no block.
std::optional<Recipe> withBlockOf(const RunFailure& failure, const Recipe& recipe);

} // namespace tilescope
