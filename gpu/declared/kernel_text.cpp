#include "gpu/declared/kernel_text.h"

#include "gpu/declared/reading/colour_planes.h"
#include "gpu/declared/reading/macro_text.h"
#include "gpu/declared/reading/number_use.h"
#include "gpu/declared/reading/window_side.h"
#include "gpu/recipe/text/own_header.h"

#include <algorithm>
#include <cctype>
#include <deque>
#include <set>
#include <string_view>

namespace tilescope
{

namespace
{

constexpr std::string_view qualifierWord = "__global__";

bool isBlank(char c) { return std::isspace(static_cast<unsigned char>(c)); }

std::size_t afterBlanks(std::string_view text, std::size_t at)
{
    while (at < text.size() && isBlank(text[at]))
        ++at;
    return at;
}

std::size_t afterWord(std::string_view text, std::size_t at)
{
    while (at < text.size() && isNameLetter(text[at]))
        ++at;
    return at;
}

/// Where the declaration that contains `at` begins: after the last ";" or brace. `code` has no lines of the
/// preprocessor.
std::size_t beginOfDeclaration(std::string_view code, std::size_t at)
{
    const std::size_t end = code.find_last_of(";{}", at);
    return afterBlanks(code, end == std::string_view::npos ? 0 : end + 1);
}

/// The text with blanks in place of the preprocessor's lines, and of the lines that continue them.
std::string withoutDirectives(std::string text)
{
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::size_t sign = std::min(text.find_first_not_of(" \t", begin), end);
        if (sign < end && text[sign] == '#') {
            while (end < text.size() && text[text.find_last_not_of(" \t\r", end - 1)] == '\\')
                end = std::min(text.find('\n', end + 1), text.size());
            std::replace_if(
                text.begin() + static_cast<std::ptrdiff_t>(begin), text.begin() + static_cast<std::ptrdiff_t>(end),
                [](char c) { return c != '\n'; }, ' ');
        }
        begin = end + 1;
    }
    return text;
}

/// A macro that stands for __global__ and words around it, as in "#define KERNEL extern "C" __global__ void".
struct QualifierMacro {
    std::string name;
    bool isExternC = false;
};

/// The macro whose definition contains the __global__ at `qualifier`; its name is empty for a macro with parameters.
QualifierMacro macroWith(const std::string& bare, const std::string& text, std::size_t qualifier)
{
    const std::size_t sign = bare.rfind('#', qualifier);
    const std::size_t word = sign == std::string::npos ? sign : afterBlanks(bare, sign + 1);
    if (word == std::string::npos || bare.compare(word, 6, "define") != 0)
        return {};
    const std::size_t name = afterBlanks(bare, afterWord(bare, word)), end = afterWord(bare, name);
    if (end == name || end >= bare.size() || bare[end] == '(')
        return {};
    return {bare.substr(name, end - name), text.substr(end, qualifier - end).find("extern \"C\"") != std::string::npos};
}

/// Between the first "<" and the ">" that closes it.
std::string_view withinAngles(std::string_view text)
{
    const std::size_t open = text.find('<');
    if (open == std::string_view::npos)
        return {};
    int depth = 0;
    for (std::size_t at = open; at < text.size(); ++at) {
        depth += text[at] == '<' ? 1 : text[at] == '>' ? -1 : 0;
        if (depth == 0)
            return text.substr(open + 1, at - open - 1);
    }
    return {};
}

std::vector<TemplateParameter> templateParametersIn(std::string_view head)
{
    std::vector<TemplateParameter> parameters;
    for (const std::string& part : listedIn(withinAngles(head))) {
        const std::size_t sign = part.find('=');
        std::string_view declared = std::string_view(part).substr(0, sign);
        while (!declared.empty() && !isNameLetter(declared.back()))
            declared.remove_suffix(1);
        std::size_t begin = declared.size();
        while (begin > 0 && isNameLetter(declared[begin - 1]))
            --begin;
        const std::vector<std::string> fallback =
            sign == std::string::npos ? std::vector<std::string>() : listedIn(part.substr(sign + 1));
        const bool isType =
            declared.find("typename") != std::string_view::npos || declared.find("class") != std::string_view::npos;
        std::string type(declared.substr(0, begin));
        type.erase(type.find_last_not_of(" \t\n") + 1);
        parameters.push_back(
            {std::string(declared.substr(begin)), fallback.empty() ? "" : fallback.front(), isType, std::move(type)});
    }
    return parameters;
}

/// Where the body begins behind the parameters: after "-> void" and "noexcept", if they are there.
std::size_t bodyAfter(const std::string& bare, std::size_t at)
{
    at = afterBlanks(bare, at);
    while (at < bare.size() && (isNameLetter(bare[at]) || bare[at] == '-' || bare[at] == '>'))
        at = afterBlanks(bare, at + 1);
    return at;
}

/// The kernel whose __global__, of `length` letters, ends at `after`; its name is empty if none is defined there.
DefinedKernel kernelAfter(const std::string& bare, const std::string& text, std::size_t after, std::size_t length)
{
    DefinedKernel kernel;
    std::size_t open = std::string::npos, name = 0, nameEnd = 0;
    for (std::size_t at = afterBlanks(bare, after); at < bare.size(); at = afterBlanks(bare, at)) {
        if (bare[at] == '(' && nameEnd > name) {
            if (!bare.substr(name, nameEnd - name).starts_with("__launch_bounds__")) {
                open = at;
                break;
            }
            at = afterClosed(bare, at);
            name = nameEnd = 0;
        } else if (isNameLetter(bare[at])) {
            name = at;
            at = nameEnd = afterWord(bare, at);
        } else if (bare[at] == ';' || bare[at] == '{' || bare[at] == '}') {
            return {};
        } else {
            ++at;
        }
    }
    if (open == std::string::npos)
        return {};
    const std::size_t body = bodyAfter(bare, afterClosed(bare, open));
    if (body >= bare.size() || bare[body] != '{') // declared here, defined elsewhere
        return {};
    kernel.name = bare.substr(name, nameEnd - name);
    kernel.line =
        static_cast<int>(std::count(bare.begin(), bare.begin() + static_cast<std::ptrdiff_t>(name), '\n')) + 1;
    kernel.begin = beginOfDeclaration(bare, after);
    kernel.qualifier = after - length;
    kernel.body = body;
    const std::string head = text.substr(kernel.begin, name - kernel.begin);
    kernel.isTemplate = head.starts_with("template");
    if (kernel.isTemplate)
        kernel.templateParameters = templateParametersIn(bare.substr(kernel.begin, name - kernel.begin));
    kernel.isExternC = head.find("extern \"C\"") != std::string::npos;
    kernel.parameters = parametersOf({kernel.line, bare.substr(open + 1, afterClosed(bare, open) - open - 2), body});
    return kernel;
}

} // namespace

std::vector<std::string> listedIn(std::string_view text, bool hasAngles)
{
    std::vector<std::string> parts;
    int depth = 0;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        const char c = at < text.size() ? text[at] : ',';
        depth += c == '(' || (hasAngles && c == '<') ? 1 : c == ')' || (hasAngles && c == '>') ? -1 : 0;
        if (c != ',' || (depth > 0 && at < text.size()))
            continue;
        std::string_view part = text.substr(begin, at - begin);
        part.remove_prefix(std::min(afterBlanks(part, 0), part.size()));
        while (!part.empty() && isBlank(part.back()))
            part.remove_suffix(1);
        if (!part.empty())
            parts.emplace_back(part);
        begin = at + 1;
    }
    return parts;
}

std::size_t nextWord(std::string_view text, std::string_view word, std::size_t from)
{
    for (std::size_t at = text.find(word, from); at != std::string_view::npos; at = text.find(word, at + 1))
        if ((at == 0 || !isNameLetter(text[at - 1])) &&
            (at + word.size() >= text.size() || !isNameLetter(text[at + word.size()])))
            return at;
    return std::string_view::npos;
}

std::size_t afterClosed(std::string_view text, std::size_t open, char opening, char closing)
{
    int depth = 0;
    for (std::size_t at = open; at < text.size(); ++at) {
        depth += text[at] == opening ? 1 : text[at] == closing ? -1 : 0;
        if (depth == 0)
            return at + 1;
    }
    return text.size();
}

bool isIdentifier(std::string_view text)
{
    return !text.empty() && afterWord(text, 0) == text.size() && !std::isdigit(static_cast<unsigned char>(text[0]));
}

/// Blank lines in place of those from "#if 0" to its #else or #endif.
static void blankSwitchedOff(std::string& bare)
{
    int off = 0; // depth of what is left out; 0: nothing is
    for (std::size_t begin = 0; begin < bare.size();) {
        const std::size_t end = std::min(bare.find('\n', begin), bare.size());
        const std::size_t sign = std::min(bare.find_first_not_of(" \t", begin), end);
        const std::size_t word = sign < end && bare[sign] == '#' ? bare.find_first_not_of(" \t", sign + 1) : end;
        const std::string_view directive = word < end ? std::string_view(bare).substr(word, end - word) : "";
        if (off > 0) {
            off += directive.starts_with("if") ? 1 : directive.starts_with("endif") ? -1 : 0;
            off = off == 1 && directive.starts_with("el") ? 0 : off;
            std::fill(bare.begin() + static_cast<std::ptrdiff_t>(begin),
                      bare.begin() + static_cast<std::ptrdiff_t>(end), ' ');
        } else if (directive.starts_with("if") && listedIn(directive) == std::vector<std::string>{"if 0"}) {
            off = 1;
        }
        begin = end + 1;
    }
}

/// The kernels that stand in a text; `bare` is the text without comments and what is switched off.
static std::vector<DefinedKernel> kernelsStandingIn(const std::string& bare, const std::string& text)
{
    constexpr int mostTries = 500; // each may look through all of the text
    int tries = 0;
    std::vector<DefinedKernel> kernels;
    const std::string code = withoutDirectives(bare);
    const auto take = [&](std::string_view word, bool isExternC) {
        for (std::size_t at = nextWord(code, word); at != std::string::npos && tries++ < mostTries;
             at = nextWord(code, word, at + 1))
            if (DefinedKernel kernel = kernelAfter(code, text, at + word.size(), word.size()); !kernel.name.empty()) {
                kernel.isExternC |= isExternC;
                kernels.push_back(std::move(kernel));
            }
    };
    take(qualifierWord, false);
    std::set<std::string> macros;
    for (std::size_t at = nextWord(bare, qualifierWord); at != std::string::npos && tries++ < mostTries;
         at = nextWord(bare, qualifierWord, at + 1))
        if (code[at] == ' ')
            if (const QualifierMacro macro = macroWith(bare, text, at);
                macros.insert(macro.name).second && !macro.name.empty())
                take(macro.name, macro.isExternC);
    std::ranges::sort(kernels, {}, &DefinedKernel::begin);
    return kernels;
}

/// Says what the kernels do and how they are launched.
static void readUses(std::vector<DefinedKernel>& kernels, const std::string& bare)
{
    takeBoundParameters(kernels, bare);
    takePointerUses(kernels, bare);
    takeWrittenArguments(kernels, bare);
    takeColourPlanes(kernels);
    takeNumberMeanings(kernels, bare);
    takeWindowSides(kernels, bare);
    takeWrittenSizes(kernels, bare);
}

/// Reads the text.
static std::vector<DefinedKernel> readKernels(const std::string& text)
{
    std::string bare = withoutComments(text);
    blankSwitchedOff(bare);
    std::vector<DefinedKernel> kernels = kernelsStandingIn(bare, text);
    const std::string expanded = withMacrosExpanded(bare);
    std::vector<DefinedKernel> read = expanded == bare ? kernels : kernelsStandingIn(expanded, expanded);
    if (!std::ranges::equal(read, kernels, {}, &DefinedKernel::name, &DefinedKernel::name)) {
        readUses(kernels, bare);
        return kernels;
    }
    readUses(read, expanded);
    for (std::size_t i = 0; i < kernels.size(); ++i) { // in the text itself
        read[i].begin = kernels[i].begin;
        read[i].qualifier = kernels[i].qualifier;
        read[i].body = kernels[i].body;
        read[i].isExternC = kernels[i].isExternC;
    }
    return read;
}

std::vector<DefinedKernel> kernelsIn(const std::string& text)
{
    // Each strategy of a file asks for the kernels of the whole file, many times: the last texts are kept.
    struct Read {
        std::string text;
        std::vector<DefinedKernel> kernels;
    };
    constexpr std::size_t most = 4;
    thread_local std::deque<Read> last;
    auto known = std::ranges::find(last, text, &Read::text);
    if (known == last.end()) {
        last.push_front({text, readKernels(text)});
        known = last.begin();
        if (last.size() > most)
            last.pop_back();
    }
    return known->kernels;
}

std::optional<KernelInstance> instanceOf(const std::string& written, const std::vector<DefinedKernel>& kernels)
{
    const std::size_t open = written.find('<');
    const std::string base = written.substr(0, written.find_last_not_of(" \t", open - 1) + 1);
    const auto found = std::ranges::find(kernels, base, &DefinedKernel::name);
    std::vector<std::string> arguments = listedIn(withinAngles(written));
    if (open == std::string::npos || found == kernels.end() || !found->isTemplate ||
        arguments.size() > found->templateParameters.size())
        return std::nullopt;
    for (std::size_t i = arguments.size(); i < found->templateParameters.size(); ++i)
        arguments.push_back(found->templateParameters[i].fallback);
    if (std::ranges::find(arguments, "") != arguments.end())
        return std::nullopt;
    KernelInstance instance{written, *found, found->name, found->qualifier};
    instance.kernel.isTemplate = false;
    instance.kernel.templateName = found->name;
    instance.kernel.isExternC = true;
    for (const std::string& argument : arguments) {
        instance.kernel.name += '_';
        for (const char c : argument)
            instance.kernel.name += isNameLetter(c) ? c : '_';
    }
    const auto instantiate = [&](KernelParameter& parameter) {
        for (std::size_t i = 0; i < arguments.size(); ++i)
            if (parameter.type == found->templateParameters[i].name)
                parameter.type = arguments[i];
    };
    std::ranges::for_each(instance.kernel.parameters, instantiate);
    std::ranges::for_each(instance.kernel.bound, instantiate);
    return instance;
}

/// Makes the kernel a function of the device. A macro can stand for "__global__ void".
static void replaceQualifier(std::string& text, const DefinedKernel& kernel)
{
    const std::size_t end = afterWord(text, kernel.qualifier);
    const bool hasNoType = text.compare(afterBlanks(text, end), kernel.name.size() + 1, kernel.name + "(") == 0;
    text.replace(kernel.qualifier, end - kernel.qualifier, hasNoType ? "__device__ void" : "__device__");
}

/// Gives namespaces without a name one: a kernel in them would have no name that the host could ask for.
static void nameNamespaces(std::string& text)
{
    const std::string bare = withoutComments(text);
    std::vector<std::size_t> found;
    for (std::size_t at = nextWord(bare, "namespace"); at != std::string::npos;
         at = nextWord(bare, "namespace", at + 1))
        if (const std::size_t next = bare.find_first_not_of(" \t\r\n", at + 9); next < bare.size() && bare[next] == '{')
            found.push_back(at);
    for (auto at = found.rbegin(); at != found.rend(); ++at)
        text.replace(*at, 9, "inline namespace unnamed__");
}

std::string withPlainNames(const std::string& text, const std::vector<KernelInstance>& instances)
{
    std::string plain = text;
    const std::vector<DefinedKernel> kernels = kernelsIn(text);
    for (auto kernel = kernels.rbegin(); kernel != kernels.rend(); ++kernel) {
        const auto isOfIt = [&](const KernelInstance& one) { return one.templateQualifier == kernel->qualifier; };
        if (!kernel->isTemplate && !kernel->isExternC)
            plain.insert(kernel->begin, "extern \"C\" ");
        else if (std::ranges::any_of(instances, isOfIt))
            replaceQualifier(plain, *kernel);
    }
    nameNamespaces(plain);
    std::string calling;
    for (const KernelInstance& instance : instances) {
        std::string parameters, arguments;
        for (const KernelParameter& parameter : instance.kernel.parameters) {
            const char* const comma = parameters.empty() ? "" : ", ";
            parameters.append(comma).append(parameter.pointsToConst ? "const " : "").append(parameter.type);
            parameters.append(parameter.isPointer ? "* " : " ").append(parameter.name);
            arguments.append(comma).append(parameter.name);
        }
        calling.append("\nextern \"C\" __global__ void ").append(instance.kernel.name);
        calling.append("(").append(parameters).append(") { ").append(instance.written);
        calling.append("(").append(arguments).append("); }\n");
    }
    return calling.empty() || headersIn(plain).empty() ? plain + calling : withHeader(std::move(plain), "", calling);
}

std::vector<KernelNote> notesIn(const std::string& whole)
{
    constexpr std::string_view sign = "//@";
    const std::string_view text = withoutHeaders(whole);
    std::vector<KernelNote> notes;
    int number = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = text.substr(begin, end - begin);
        ++number;
        begin = end + 1;
        line.remove_prefix(afterBlanks(line, 0));
        while (!line.empty() && isBlank(line.back()))
            line.remove_suffix(1);
        if (!line.starts_with(sign) || line.size() == sign.size() || !isBlank(line[sign.size()]))
            continue;
        line.remove_prefix(afterBlanks(line, sign.size()));
        const std::size_t word = std::min(line.find_first_of(" \t"), line.size());
        notes.push_back({number, std::string(line.substr(0, word)), std::string(line.substr(afterBlanks(line, word)))});
    }
    return notes;
}

} // namespace tilescope
