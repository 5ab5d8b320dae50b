#include "gpu/run/compile_check.h"
#include "gpu/run/launch_check.h"
#include "gpu/run/runner_members.h"

#include <algorithm>
#include <new>

// Whether a recipe's own text compiles and can be launched; nothing runs.

namespace tilescope
{

bool CompileCheck::hasErrors() const
{
    return std::any_of(diagnostics.begin(), diagnostics.end(),
                       [](const Diagnostic& diagnostic) { return diagnostic.severity == DiagnosticSeverity::Error; });
}

static std::vector<Diagnostic> problemsOf(const Plan& plan, std::size_t source, const std::string& own,
                                          const CompiledModule& compiled)
{
    const std::string& name = plan.sources[source].name;
    try {
        return launchProblems(plan, source, own, ptx::parseModule(compiled.ptx, name));
    } catch (const ptx::PtxError& error) {
        return {{DiagnosticSeverity::Error, name, 0, 0, error.what()}};
    }
}

CompileCheck Runner::Members::compileOnly(const Recipe& recipe, const ImagePtr& image, const RunControl& control)
{
    if (!image || image->isEmpty())
        throw SettingError("image", "There is no image to work on; open a file or choose a sample.");
    const Recipe completed = registry.completed(recipe);
    const Operation& operation = registry.operation(completed.operation);
    const ImagePtr input = preparedInput(operation, image);
    Inputs inputs(*input);
    loadFiles(operation, completed, control, inputs);
    Plan plan = registry.plan(completed, inputs);

    const Strategy& strategy = registry.strategy(operation, completed.strategy);
    if (!strategy.hasText())
        throw SettingError("source", noTextOf(strategy));
    const KernelSource& own = strategy.source;
    const auto found = std::ranges::find(plan.sources, own.name, &KernelSource::name);
    const auto source = static_cast<std::size_t>(found - plan.sources.begin());
    const bool isLaunched = source < plan.sources.size(); // else another strategy takes its place with these settings
    const KernelSource text{own.name, completed.source.value_or(own.text)};

    CompileCheck check;
    try {
        const CompiledModule module = toolchain.compile(
            completed.compiler,
            {text, plan.definitions, std::max(75, plan.minimumCapability), false, plan.architectureSpecific}, control);
        check.compiler = module.compiler;
        check.diagnostics = module.warnings;
        if (isLaunched && plan.deviceOnly.empty()) { // else our parser need not know all of its PTX
            const auto problems = problemsOf(plan, source, own.text, module);
            check.diagnostics.insert(check.diagnostics.end(), problems.begin(), problems.end());
        }
    } catch (const CompileError& error) {
        check.diagnostics = error.diagnostics;
    }
    return check;
}

CompileCheck Runner::compileOnly(const Recipe& recipe, const ImagePtr& image, const RunControl& control)
{
    try {
        return m->compileOnly(recipe, image, control);
    } catch (const std::bad_alloc&) {
        throw std::runtime_error("There is not enough memory to plan a run of this picture; a smaller one works.");
    }
}

} // namespace tilescope
