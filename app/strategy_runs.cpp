#include "app/strategy_runs.h"

#include "app/terminal.h"
#include "gpu/compile/compiler.h"
#include "gpu/operations/registry.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/recipe.h"
#include "gpu/recipe/text/header_places.h"
#include "gpu/run/fitting_block.h"
#include "gpu/run/runner.h"

#include <algorithm>
#include <exception>
#include <optional>

namespace tilescope
{

void runEach(const std::vector<std::string>& strategies, const std::function<void(const std::string&)>& run,
             std::vector<LeftOut>& leftOut)
{
    std::exception_ptr first;
    const auto leaveOut = [&](const std::string& strategy, const std::exception& error, bool failed) {
        leftOut.push_back({strategy, error.what(), failed});
        first = first ? first : std::current_exception();
    };
    for (const std::string& strategy : strategies) {
        try {
            run(strategy);
        } catch (const SettingError& error) {
            leaveOut(strategy, error, false);
        } catch (const CompileError& error) {
            leaveOut(strategy, error, true);
        } catch (const CompilerUnavailable& error) {
            leaveOut(strategy, error, true);
        } catch (const ptx::PtxError& error) {
            leaveOut(strategy, error, true);
        }
    }
    if (!first || leftOut.size() < strategies.size())
        return;
    if (std::ranges::all_of(leftOut, [&](const LeftOut& one) { return one.reason == leftOut.front().reason; }))
        std::rethrow_exception(first);
    throw SettingError("strategy",
                       Message("None of these strategies can run with these settings.\n" + leftOutText(leftOut)));
}

/// The kernel's text that the recipe runs.
static KernelSource textOf(const Registry& registry, const Recipe& recipe)
{
    const KernelSource& own = registry.strategy(registry.operation(recipe.operation), recipe.strategy).source;
    return {own.name, recipe.source.value_or(own.text)};
}

void nameHeaders(Report& report, const Registry& registry)
{
    const KernelSource text = textOf(registry, report.recipe);
    for (Finding& finding : report.findings)
        finding = placedInHeader(std::move(finding), text.text, text.name);
}

static CompileError withHeadersNamed(const CompileError& error, const KernelSource& text)
{
    std::vector<Diagnostic> diagnostics = error.diagnostics;
    for (Diagnostic& diagnostic : diagnostics)
        if (diagnostic.file == text.name) {
            const TextPlace place = placeIn(text.text, text.name, diagnostic.line);
            diagnostic.file = place.file;
            diagnostic.line = place.line;
        }
    return CompileError(std::move(diagnostics), error.dependsOnFiles);
}

Report runInItsBlock(Runner& runner, RunRequest request, const RunControl& control, bool blockIsGiven)
{
    constexpr int mostBlocks = 4; // successive attempts
    for (int blocks = 1;; ++blocks) {
        try {
            return runner.run(request, control);
        } catch (const CompileError& error) {
            throw withHeadersNamed(error, textOf(runner.registry(), request.recipe));
        } catch (const SettingError& error) {
            const BlockSize before = request.recipe.block;
            if (!blockIsGiven && blocks < mostBlocks)
                request.recipe.block = namedBlock(error.field, error.nearest).value_or(before);
            if (request.recipe.block == before)
                throw;
            print(stderr, "%s runs in blocks of %s: it does not take %s.\n", request.recipe.strategy.c_str(),
                  toText(request.recipe.block).c_str(), toText(before).c_str());
        }
    }
}

std::string leftOutText(const std::vector<LeftOut>& leftOut)
{
    std::string text;
    for (const LeftOut& one : leftOut)
        text += one.strategy + " is left out: " + one.reason + (one.reason.ends_with('\n') ? "" : "\n");
    return text;
}

bool isWrong(const Report& report)
{
    const std::optional<CheckReport>& check = report.isSample() ? report.uncomputed->sample->check : report.check;
    return report.failed() || (check && check->mismatches > 0) ||
           std::ranges::any_of(report.findings,
                               [](const Finding& finding) { return finding.severity == Severity::Error; });
}

int exitStatus(bool failed, const std::vector<LeftOut>& leftOut, const std::vector<std::string>& asked)
{
    if (failed || std::ranges::any_of(leftOut, &LeftOut::failed))
        return 1;
    return leftOut.empty() || asked.empty() || asked == std::vector<std::string>{"all"} ? 0 : 2;
}

} // namespace tilescope
