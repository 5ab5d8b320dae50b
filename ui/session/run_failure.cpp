#include "ui/session/run_failure.h"

#include "gpu/recipe/recipe.h"
#include "gpu/run/fitting_block.h"

#include <algorithm>
#include <new>
#include <system_error>

namespace tilescope
{

RunFailure toRunFailure(std::exception_ptr error)
{
    RunFailure failure;
    try {
        std::rethrow_exception(error);
    } catch (const SettingError& refused) {
        failure.field = QString::fromStdString(refused.field);
        failure.message = QString::fromStdString(refused.what());
        failure.nearest = refused.nearest;
    } catch (const CompileError& compile) {
        failure.message = QStringLiteral("The kernel does not compile: %1").arg(QString::fromStdString(compile.what()));
        failure.diagnostics = compile.diagnostics;
    } catch (const std::bad_alloc&) {
        failure.message = QStringLiteral("There is not enough memory for this run. A smaller picture would work.");
    } catch (const std::system_error& refused) {
        failure.message = refused.code() == std::errc::resource_unavailable_try_again
                              ? QStringLiteral("No further thread can be started, because memory or the number of "
                                               "processes is limited (ulimit -v, ulimit -u).")
                              : QString::fromStdString(refused.what());
    } catch (const std::exception& other) {
        failure.message = QString::fromStdString(other.what());
    } catch (...) {
        failure.message = QStringLiteral("The run ended for a reason that it did not name.");
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
        failure.message = QString::fromStdString(english(fault->message));
        if (fault->line > 0)
            failure.message +=
                QStringLiteral(" (%1, line %2)").arg(QString::fromStdString(fault->source)).arg(fault->line);
    }
    if (report->keptFromDevice)
        failure.message += QStringLiteral(" The GPU was not given this kernel; the last good picture stays.");
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
