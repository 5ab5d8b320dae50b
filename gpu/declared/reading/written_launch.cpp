#include "gpu/declared/reading/written_launch.h"

#include "gpu/declared/kernel_text.h"
#include "gpu/declared/reading/copied_values.h"
#include "gpu/declared/reading/host_reader.h"
#include "gpu/declared/reading/name_meaning.h"
#include "gpu/declared/reading/text_constant.h"
#include "gpu/declared/value_bytes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>

namespace tilescope
{

namespace
{

constexpr std::size_t longestWritten = 1000; // a text is hostile
constexpr std::string_view blanks = " \t\r\n";

/// The first launch of each kernel.
template <class Take>
void eachLaunch(std::vector<DefinedKernel>& kernels, const std::string& bare, const Take& take)
{
    std::vector<const DefinedKernel*> seen;
    for (const LaunchText& launch : launchesIn(bare)) {
        const auto kernel = std::ranges::find(kernels, launch.kernel, &DefinedKernel::name);
        if (kernel == kernels.end() || std::ranges::find(seen, &*kernel) != seen.end())
            continue;
        seen.push_back(&*kernel);
        take(*kernel, launch);
    }
}

/// Whether the expression has a name of the image's.
bool isOfImage(const std::string& text)
{
    for (const char* const name : {"width", "height", "pixels"})
        if (nextWord(text, name) != std::string::npos)
            return true;
    return false;
}

} // namespace

void takeWrittenArguments(std::vector<DefinedKernel>& kernels, const std::string& spaced)
{
    const std::string bare = withJoinedSigns(spaced);
    eachLaunch(kernels, bare, [&](DefinedKernel& kernel, const LaunchText& launch) {
        const HostPlace host{bare, launch, kernel};
        std::size_t next = 0;
        auto structure = kernel.structs.begin();
        for (std::size_t i = 0; i < kernel.parameters.size() && i < launch.arguments.size(); ++i) {
            if (structure != kernel.structs.end() && structure->parameter == i) {
                next += structure++->fields;
                continue;
            }
            BoundParameter& parameter = kernel.bound[next++];
            if (parameter.isPointer)
                parameter.variable = arrayIn(launch.arguments[i]);
            if (parameter.isPointer && isIdentifier(launch.arguments[i])) {
                CopiedValues copied = copiedValues(bare, "cudaMemcpy", launch.arguments[i]);
                if (copied.values.empty())
                    copied = valuesIn(bare, launch.arguments[i]);
                parameter.values = std::move(copied.values);
                parameter.valuesLine = copied.line;
            }
            if (parameter.isPointer)
                continue;
            if (const auto value = hostNumber(host, launch.arguments[i])) {
                const auto constant = constantIn({}, value->text);
                if (constant)
                    parameter.fallback = std::to_string(*constant);
                else if (!parameter.isReal())
                    parameter.argument = value->text;
            }
        }
    });
}

std::optional<std::string> hostConstant(const std::string& bare, const std::string& written)
{
    const DefinedKernel none;
    const LaunchText nowhere;
    const auto value = hostNumber({bare, nowhere, none}, written);
    return value && constantIn({}, value->text) ? std::optional(value->text) : std::nullopt;
}

/// The constant that a kernel multiplies a block's index by; 0: none, or the block's side.
static unsigned stepOf(const std::string& bare, const std::string& body, char axis)
{
    constexpr std::size_t mostNames = 4;
    std::vector<std::string> names{std::string("blockIdx.") + axis};
    for (std::size_t at = nextWord(body, names[0]); at != std::string::npos && names.size() < mostNames;
         at = nextWord(body, names[0], at + 1)) { // "int bx = blockIdx.x;"
        const std::size_t sign = body.find_last_not_of(blanks, at == 0 ? 0 : at - 1);
        const std::size_t after = body.find_first_not_of(blanks, at + names[0].size());
        if (sign == std::string::npos || body[sign] != '=' || after == std::string::npos ||
            (body[after] != ';' && body[after] != ','))
            continue;
        std::size_t end = sign;
        while (end > 0 && !isNameLetter(body[end - 1]))
            --end;
        std::size_t begin = end;
        while (begin > 0 && isNameLetter(body[begin - 1]))
            --begin;
        names.push_back(body.substr(begin, end - begin));
    }
    unsigned found = 0;
    for (const std::string& name : names)
        for (std::size_t at = nextWord(body, name);
             at != std::string::npos && isIdentifier(name.substr(0, name.find('.')));
             at = nextWord(body, name, at + 1)) {
            const std::size_t after = std::min(body.find_first_not_of(blanks, at + name.size()), body.size() - 1);
            const std::size_t before = body.find_last_not_of(blanks, at == 0 ? 0 : at - 1);
            std::string factor;
            if (body[after] == '*') {
                const std::size_t begin = std::min(body.find_first_not_of(blanks, after + 1), body.size());
                std::size_t end = begin;
                while (end < body.size() && (isNameLetter(body[end]) || body[end] == '.'))
                    ++end;
                if (begin < body.size() && body[begin] == '(')
                    end = afterClosed(std::string_view(body).substr(0, begin + longestWritten), begin);
                factor = body.substr(begin, end - begin);
                const std::size_t next = body.find_first_not_of(blanks, end);
                if (next != std::string::npos && body[next] == '*') // "blockIdx.x * 2 * blockDim.x"
                    return 0;
            } else if (before != std::string::npos && body[before] == '*') {
                std::size_t end = before;
                while (end > 0 && blanks.find(body[end - 1]) != std::string_view::npos)
                    --end;
                std::size_t begin = end;
                while (begin > 0 && (isNameLetter(body[begin - 1]) || body[begin - 1] == '.'))
                    --begin;
                factor = body.substr(begin, end - begin);
            }
            if (factor == std::string("blockDim.") + axis)
                return 0; // it has blocks of any size; the constant is of something else
            const double step = factor.empty() || factor.size() > 200 ? 0 : constantIn(bare, factor).value_or(0);
            if (found == 0 && step >= 2 && step <= 4096 && step == std::floor(step))
                found = static_cast<unsigned>(step);
        }
    return found;
}

/// The sides of the block that the kernel's first shared array is made for: 16 and 16 of "tile[SIZE + 2][SIZE + 2]".
/// The last is that of the block's columns; none: they do not say it.
static std::vector<unsigned> sharedSides(const std::string& bare, const std::string& body)
{
    static constexpr std::array<unsigned, 6> likely{8, 16, 32, 64, 128, 256};
    std::vector<unsigned> sides;
    const std::size_t declared = nextWord(body, "__shared__");
    const std::size_t end = declared == std::string::npos ? 0 : std::min(body.find(';', declared), body.size());
    for (std::size_t open = end == 0 ? 0 : body.find('[', declared); open < end && sides.size() < 3;
         open = body.find('[', open + 1)) {
        unsigned side = 0;
        for (std::size_t at = open + 1; at < end && body[at] != ']'; ++at) {
            const std::size_t first = at;
            while (at < end && isNameLetter(body[at]))
                ++at;
            const double value = at > first ? constantIn(bare, body.substr(first, at - first)).value_or(0) : 0;
            if (side == 0 && std::ranges::find(likely, static_cast<unsigned>(value)) != likely.end())
                side = static_cast<unsigned>(value);
            at -= at > first ? 1 : 0;
        }
        sides.insert(sides.begin(), side);
    }
    const bool isBlock = (sides.size() == 1 || sides.size() == 2) && std::ranges::find(sides, 0U) == sides.end() &&
                         sides.front() * sides.back() <= 1024;
    return isBlock ? sides : std::vector<unsigned>();
}

static void takeSteps(std::vector<DefinedKernel>& kernels, const std::string& bare)
{
    for (DefinedKernel& kernel : kernels) {
        const std::string body = bare.substr(kernel.body, afterClosed(bare, kernel.body, '{', '}') - kernel.body);
        kernel.steps = {stepOf(bare, body, 'x'), stepOf(bare, body, 'y')};
        const bool isFlat = body.find("Idx.y") == std::string::npos;
        const auto [x, y] = kernel.steps;
        const std::vector<unsigned> ofShared = sharedSides(bare, body);
        if (kernel.written.block.empty() && ofShared.size() == (isFlat ? 1 : 2))
            kernel.written.block = ofShared;
        if (!kernel.written.block.empty() || x == 0 || x > 1024 || (!isFlat && (y == 0 || x * y > 1024)))
            continue;
        kernel.written.block = {x};
        if (!isFlat)
            kernel.written.block.push_back(y);
    }
}

/// Whether a template argument is known where no template is: a type of CUDA's or of the text, or a constant.
static bool isKnownArgument(const std::string& bare, const std::string& argument)
{
    if (!isIdentifier(argument) || elementOf(argument).channels > 1 || builtInTypeBytes(argument) ||
        constantIn(bare, argument) || argument == "bool" || argument == "true" || argument == "false")
        return true;
    for (const std::string_view word : {"struct ", "class ", "enum ", "using "})
        if (const std::size_t at = nextWord(bare, std::string(word) + argument); at != std::string::npos) {
            const std::size_t next = bare.find_first_not_of(blanks, at + word.size() + argument.size());
            if (next != std::string::npos && std::string_view("{:;=").find(bare[next]) != std::string_view::npos)
                return true; // unlike "template <class T>"
        }
    for (std::size_t at = nextWord(bare, "typedef"); at != std::string::npos; at = nextWord(bare, "typedef", at + 1))
        if (const std::size_t end = std::min(bare.find(';', at), bare.size());
            nextWord(std::string_view(bare).substr(0, end), argument, at) != std::string::npos)
            return true;
    return false;
}

/// The first of an enumeration's values: "DILATE" of "enum Operation { DILATE, ERODE };"; empty: the text has none.
static std::string firstOfEnumeration(const std::string& bare, const std::string& type)
{
    for (std::size_t at = nextWord(bare, "enum"); at != std::string::npos; at = nextWord(bare, "enum", at + 1)) {
        const std::size_t open = std::min(bare.find('{', at), bare.size());
        const std::size_t end = std::min(bare.find(';', open), bare.size());
        const std::string_view head = std::string_view(bare).substr(at, open - at);
        const std::size_t closed = std::min(bare.find('}', open), end);
        const bool isIt = nextWord(head, type) != std::string::npos ||
                          nextWord(std::string_view(bare).substr(closed, end - closed), type) != std::string::npos;
        const std::size_t first = bare.find_first_not_of(std::string(blanks) + "{", open);
        std::size_t last = first;
        while (last < closed && isNameLetter(bare[last]))
            ++last;
        if (isIt && first < last && !type.empty())
            return (nextWord(head, "class") != std::string::npos ? type + "::" : "") + bare.substr(first, last - first);
    }
    return {};
}

/// A likely argument: bytes for what pointers point to, and a small number by its name; empty: it could be anything.
static std::string likelyArgument(const DefinedKernel& kernel, const TemplateParameter& parameter,
                                  const std::string& bare)
{
    if (!parameter.fallback.empty())
        return parameter.fallback;
    if (parameter.isType)
        return std::ranges::any_of(
                   kernel.parameters,
                   [&](const KernelParameter& one) { return one.isPointer && one.type == parameter.name; })
                   ? "unsigned char"
                   : "";
    static constexpr std::array<std::pair<std::string_view, const char*>, 9> likely{{{"radius", "2"},
                                                                                     {"half", "2"},
                                                                                     {"chan", "1"},
                                                                                     {"filter", "3"},
                                                                                     {"kernel", "3"},
                                                                                     {"mask", "3"},
                                                                                     {"block", "16"},
                                                                                     {"tile", "16"},
                                                                                     {"thread", "256"}}};
    const std::string name = plainName(parameter.name);
    const auto* const found =
        std::ranges::find_if(likely, [&](const auto& one) { return name.find(one.first) != std::string::npos; });
    return found != likely.end() ? found->second : firstOfEnumeration(bare, parameter.type);
}

/// Of kernels that the text launches nowhere, or only in templates of the host's.
static void takeLikelyArguments(std::vector<DefinedKernel>& kernels, const std::string& bare)
{
    for (DefinedKernel& kernel : kernels) {
        const std::vector<std::string> given = listedIn(kernel.written.templateArguments);
        const bool isKnown =
            !kernel.written.templateArguments.empty() &&
            std::ranges::all_of(given, [&](const std::string& one) { return isKnownArgument(bare, one); });
        if (!kernel.isTemplate || isKnown)
            continue;
        std::string arguments;
        for (std::size_t i = 0; i < kernel.templateParameters.size(); ++i) {
            const bool isGiven = i < given.size() && isKnownArgument(bare, given[i]);
            const std::string likely = isGiven ? given[i] : likelyArgument(kernel, kernel.templateParameters[i], bare);
            if (likely.empty()) {
                arguments.clear();
                break;
            }
            arguments += (i == 0 ? "" : ", ") + likely;
        }
        kernel.written.templateArguments = arguments; // none: a note has to give them
        kernel.written.standsIn = !arguments.empty();
    }
}

void takeWrittenSizes(std::vector<DefinedKernel>& kernels, const std::string& spaced)
{
    const std::string bare = withJoinedSigns(spaced);
    eachLaunch(kernels, bare, [&](DefinedKernel& kernel, const LaunchText& launch) {
        HostPlace host{.bare = bare, .launch = launch, .kernel = kernel, .knowsParameters = true};
        WrittenLaunch& written = kernel.written;
        written.line =
            static_cast<int>(std::count(bare.begin(), bare.begin() + static_cast<std::ptrdiff_t>(launch.at), '\n')) + 1;
        written.templateArguments = launch.templateArguments;
        if (launch.sizes.size() < 2)
            return;
        written.grid = hostSides(host, launch.sizes[0]);
        written.isGridOfImage = std::ranges::any_of(written.grid, isOfImage);
        if (!written.isGridOfImage && std::ranges::any_of(written.grid, [](const std::string& side) {
                const std::optional<double> blocks = constantIn({}, side);
                return !blocks || *blocks < 1 || *blocks > 65535;
            }))
            written.grid.clear();
        host.prefersConstants = true;
        for (const std::string& side : hostSides(host, launch.sizes[1])) {
            const std::optional<double> threads = constantIn({}, side);
            if (!threads || *threads < 1 || *threads > 1024) {
                written.block.clear();
                break;
            }
            written.block.push_back(static_cast<unsigned>(*threads));
        }
        written.hasShared = launch.sizes.size() > 2 && launch.sizes[2] != "0";
        if (const auto shared = written.hasShared ? hostNumber(host, launch.sizes[2]) : std::nullopt)
            written.shared = shared->text;
    });
    takeSteps(kernels, bare);
    takeLikelyArguments(kernels, bare);
}

} // namespace tilescope
