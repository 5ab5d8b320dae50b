#include "ui/session/run_failure.h"

#include "gpu/recipe/recipe.h"
#include "gpu/run/failure.h"
#include "gpu/run/fitting_block.h"
#include "gpu/run/runner.h"
#include "ui/translation.h"

#include <algorithm>

namespace tilescope
{

RunFailure toRunFailure(std::exception_ptr error)
{
    RunFailure failure;
    try {
        std::rethrow_exception(error);
    } catch (const SettingError& refused) {
        failure.field = QString::fromStdString(refused.field);
        failure.message = translated(messageOf(refused));
        failure.nearest = refused.nearest;
        failure.mayRunUnchecked = dynamic_cast<const UncheckedKernel*>(&refused) != nullptr;
        if (failure.mayRunUnchecked)
            failure.message =
                sentences({failure.message,
                           tr("An error in the kernel could make the GPU unusable until you restart Tilescope.")});
    } catch (const CompileError& compile) {
        failure.message = translated(failureMessage(error));
        failure.diagnostics = compile.diagnostics;
    } catch (...) {
        failure.message = translated(failureMessage(error));
    }
    return failure;
}

RunFailure toRunFailure(std::shared_ptr<const Report> report)
{
    RunFailure failure;
    const auto& findings = report->findings;
    const auto fault =
        std::find_if(findings.begin(), findings.end(), [](const Finding& finding) { return finding.endsRun; });
    if (fault != findings.end()) {
        failure.message = translated(fault->message);
        if (fault->line > 0)
            failure.message += tr(" (%1, line %2)").arg(QString::fromStdString(fault->source)).arg(fault->line);
    }
    if (report->keptFromDevice)
        failure.message =
            sentences({failure.message, tr("This kernel was not sent to the GPU; the last valid image remains.")});
    failure.report = std::move(report);
    return failure;
}

std::optional<Recipe> withBlockOf(const RunFailure& failure, const Recipe& recipe)
{
    const std::optional<BlockSize> block = namedBlock(failure.field.toStdString(), failure.nearest);
    if (!block)
        return std::nullopt;
    Recipe fitting = recipe;
    fitting.block = *block;
    return fitting;
}

} // namespace tilescope
