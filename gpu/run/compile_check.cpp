#include "gpu/run/compile_check.h"

#include "gpu/ptx/module.h"
#include "gpu/recipe/plan.h"

#include <algorithm>

namespace tilescope
{
namespace
{

/// The line of the text's first kernel, for problems that concern no particular kernel.
int firstKernelLine(const std::string& text)
{
    const auto at = text.find("__global__");
    return at == std::string::npos
               ? 1
               : static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n')) + 1;
}

bool isFloat(const Argument& argument) { return std::holds_alternative<float>(argument); }

bool isAddress(const Argument& argument)
{
    return std::holds_alternative<BufferArgument>(argument) || std::holds_alternative<TextureArgument>(argument);
}

/// Compilers may declare a parameter as untyped bits; then only its size is known.
bool fits(const Argument& argument, const ptx::Parameter& parameter)
{
    if (parameter.bytes != (isAddress(argument) ? 8U : 4U))
        return false;
    const bool hasKind = parameter.type != ptx::Type::B32 && parameter.type != ptx::Type::B64;
    return !hasKind || ptx::isFloat(parameter.type) == isFloat(argument);
}

bool fits(const Launch& launch, const ptx::Kernel& kernel)
{
    return std::equal(
        launch.arguments.begin(), launch.arguments.end(), kernel.parameters.begin(), kernel.parameters.end(),
        [](const Argument& argument, const ptx::Parameter& parameter) { return fits(argument, parameter); });
}

/// "(const float* input, int width)", or the number of parameters if a head cannot be parsed.
std::string takenBy(const KernelHead& head, std::size_t count)
{
    return head.line > 0 ? "(" + head.parameters + ")" : std::to_string(count) + " arguments";
}

std::string missingKernel(const Launch& launch, const KernelHead& own, const KernelHead& edited)
{
    const std::string name = "\"" + launch.kernel + "\"";
    if (edited.line > 0)
        return "The host does not find the kernel " + name +
               " by its name, because it is not extern \"C\". Write extern \"C\" before its __global__.";
    return "The host launches a kernel " + name + ", and this source has none of that name. Keep: extern \"C\" " +
           "__global__ void " + launch.kernel + takenBy(own, launch.arguments.size()) + ".";
}

std::string otherArguments(const Launch& launch, const ptx::Kernel& kernel, const KernelHead& own,
                           const KernelHead& edited)
{
    return "The host passes \"" + launch.kernel + "\" " + takenBy(own, launch.arguments.size()) +
           ", and here it takes " + takenBy(edited, kernel.parameters.size()) +
           ". Keep the number of its parameters and their types.";
}

} // namespace

bool CompileCheck::hasErrors() const
{
    return std::any_of(diagnostics.begin(), diagnostics.end(),
                       [](const Diagnostic& diagnostic) { return diagnostic.severity == DiagnosticSeverity::Error; });
}

std::vector<Diagnostic> launchProblems(const Plan& plan, std::size_t source, const std::string& own,
                                       const ptx::Module& module)
{
    const KernelSource& edited = plan.sources[source];
    std::vector<Diagnostic> problems;
    const auto add = [&](int line, const std::string& message) {
        const Diagnostic problem{DiagnosticSeverity::Error, edited.name, line, 0, message};
        if (std::find(problems.begin(), problems.end(), problem) == problems.end()) // several launches of one kernel
            problems.push_back(problem);
    };
    for (const Launch& launch : plan.launches) {
        if (launch.source != source || !launch.library.empty())
            continue;
        const KernelHead wanted = kernelHead(own, launch.kernel), head = kernelHead(edited.text, launch.kernel);
        const ptx::Kernel* kernel = module.findKernel(launch.kernel);
        const int line = head.line > 0 ? head.line : firstKernelLine(edited.text);
        if (!kernel)
            add(line, missingKernel(launch, wanted, head));
        else if (!fits(launch, *kernel))
            add(line, otherArguments(launch, *kernel, wanted, head));
    }
    for (const Constant& constant : plan.constants) {
        const bool isHere = constant.source == source;
        const ptx::Variable* variable = isHere ? module.findConstant(constant.symbol) : nullptr;
        const std::string bytes = std::to_string(constant.content.size()) + " bytes";
        if (isHere && !variable)
            add(1, "The host fills the constant \"" + constant.symbol + "\" with " + bytes +
                       ", and this source has none of that name that it reads. Keep its __constant__ declaration.");
        else if (isHere && variable->bytes < constant.content.size())
            add(1, "The host fills the constant \"" + constant.symbol + "\" with " + bytes +
                       ", and here it has room for " + std::to_string(variable->bytes) + ".");
    }
    return problems;
}

} // namespace tilescope
