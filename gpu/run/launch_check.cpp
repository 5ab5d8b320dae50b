#include "gpu/run/launch_check.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace tilescope
{
namespace
{

constexpr std::string_view qualifier = "__global__";

bool isWordLetter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

bool isWordAt(const std::string& text, std::size_t at, std::size_t length)
{
    return (at == 0 || !isWordLetter(text[at - 1])) && (at + length >= text.size() || !isWordLetter(text[at + length]));
}

int lineAt(const std::string& text, std::size_t at)
{
    return static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n')) + 1;
}

/// The text between the bracket at `open` and its partner, with single spaces; empty where there is no partner.
std::string withinBrackets(const std::string& text, std::size_t open)
{
    std::string inside;
    int depth = 0;
    for (std::size_t at = open; at < text.size(); ++at) {
        const char c = text[at];
        if (c == ')' && --depth == 0)
            return inside;
        if (depth > 0 && !(std::isspace(static_cast<unsigned char>(c)) && (inside.empty() || inside.back() == ' ')))
            inside += std::isspace(static_cast<unsigned char>(c)) ? ' ' : c;
        if (c == '(')
            ++depth;
    }
    return {};
}

/// Where the text declares its first kernel, for what is about none of them.
int firstKernelLine(const std::string& text)
{
    const auto at = text.find(qualifier);
    return at == std::string::npos ? 1 : lineAt(text, at);
}

bool isFloat(const Argument& argument) { return std::holds_alternative<float>(argument); }

bool isAddress(const Argument& argument)
{
    return std::holds_alternative<BufferArgument>(argument) || std::holds_alternative<TextureArgument>(argument);
}

/// Compilers may declare a parameter by its bits alone; then only its size is known.
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

/// "(const float* input, int width)", or how many where a head cannot be read.
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
    return "The host launches a kernel " + name + ", and this text has none of that name. Keep: extern \"C\" " +
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

KernelHead kernelHead(const std::string& text, const std::string& kernel)
{
    for (std::size_t at = text.find(kernel); at != std::string::npos && !kernel.empty();
         at = text.find(kernel, at + 1)) {
        std::size_t open = at + kernel.size();
        while (open < text.size() && std::isspace(static_cast<unsigned char>(text[open])))
            ++open;
        const auto end = text.find_last_of(";{}", at);
        const auto begin = end == std::string::npos ? 0 : end;
        const bool isKernel = std::string_view(text).substr(begin, at - begin).find(qualifier) != std::string::npos;
        if (isKernel && isWordAt(text, at, kernel.size()) && open < text.size() && text[open] == '(')
            return {lineAt(text, at), withinBrackets(text, open)};
    }
    return {};
}

std::vector<Diagnostic> launchProblems(const Plan& plan, std::size_t source, const std::string& own,
                                       const ptx::Module& module)
{
    const KernelSource& edited = plan.sources[source];
    std::vector<Diagnostic> problems;
    const auto add = [&](int line, const std::string& message) {
        const Diagnostic problem{DiagnosticSeverity::Error, edited.name, line, 0, message};
        if (std::find(problems.begin(), problems.end(), problem) == problems.end()) // of several launches of a kernel
            problems.push_back(problem);
    };
    for (const Launch& launch : plan.launches) {
        if (launch.source != source)
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
                       ", and this text has none of that name that it reads. Keep its __constant__ declaration.");
        else if (isHere && variable->bytes < constant.content.size())
            add(1, "The host fills the constant \"" + constant.symbol + "\" with " + bytes +
                       ", and here it has room for " + std::to_string(variable->bytes) + ".");
    }
    return problems;
}

} // namespace tilescope
