#include "gpu/declared/memory/own_memory.h"

#include "gpu/declared/declared_numbers.h"
#include "gpu/declared/device_source.h"
#include "gpu/declared/memory/guessed_pointers.h"
#include "gpu/declared/reading/colour_planes.h"
#include "gpu/declared/reading/copied_values.h"
#include "gpu/declared/reading/host_array.h"
#include "gpu/declared/reading/name_meaning.h"
#include "gpu/declared/reading/window_side.h"
#include "gpu/declared/value_bytes.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/text/own_header.h"

#include <algorithm>

namespace tilescope
{

bool OwnMemory::isOwnBuffer(const std::string& name) const
{
    return std::ranges::find(m_host.buffers, name, &DeclaredBuffer::name) != m_host.buffers.end();
}

GuessedPointers OwnMemory::guessed(const DeclaredLaunch& launch) const
{
    return {launch, m_of.kernels.named(launch.kernel),
            [&](const BoundParameter& parameter) { return m_of.bufferOf(launch, parameter); }};
}

/// Whether the kernel uses the pointer only as "*flag", "flag[0]" or "atomicAdd(flag, …)".
static bool isOneValue(const DefinedKernel& kernel, const std::string& pointer, const std::string& bare)
{
    const std::string_view body =
        std::string_view(bare).substr(kernel.body, afterClosed(bare, kernel.body, '{', '}') - kernel.body);
    constexpr std::string_view blanks = " \t\n";
    const auto before = [&](std::size_t at) { return at == 0 ? at : body.find_last_not_of(blanks, at - 1); };
    std::size_t uses = 0;
    for (std::size_t at = nextWord(body, pointer); at != std::string_view::npos; at = nextWord(body, pointer, at + 1)) {
        const std::size_t last = before(at), next = body.find_first_not_of(blanks, at + pointer.size());
        if (last == std::string_view::npos || next == std::string_view::npos)
            return false;
        const bool isFirst = body[next] == '[' && body.substr(next + 1, 2) == "0]";
        const char left = body[before(last)];
        const bool isSet = body[next] == '=' && body[next + 1] != '='; // "if (…) *flag = 1"
        const bool isPointedTo = body[last] == '*' && (isSet || (!isNameLetter(left) && left != ')' && left != ']'));
        constexpr std::size_t longest = 16; // "atomicExch"
        const std::size_t from = last < longest ? 0 : last - longest;
        const bool isAtomic = body[last] == '(' && body[next] == ',' &&
                              body.substr(from, last - from).find("atomic") != std::string_view::npos;
        if (!isFirst && !isPointedTo && !isAtomic)
            return false;
        ++uses;
    }
    return uses > 0;
}

/// Makes buffers of the arrays that the host's code copies to a kernel, such as the weights of a filter, and of
/// what kernels store beside their result.
void OwnMemory::add(const std::vector<DeclaredLaunch>& launches)
{
    for (const DeclaredLaunch& launch : launches) {
        const std::vector<BoundParameter>& bound = m_of.kernels.named(launch.kernel).bound;
        const bool readsMore = std::ranges::any_of(bound, [](const BoundParameter& parameter) {
            return parameter.isPointer && parameter.isOnlyRead() && parameter.values.empty();
        });
        for (const BoundParameter& parameter : bound)
            if (readsMore && parameter.isOnlyRead() && !parameter.values.empty() && !isOwnBuffer(parameter.setting) &&
                !launch.arguments.contains(parameter.name) && !launch.produced.contains(parameter.name)) {
                m_host.buffers.push_back({parameter.setting,
                                          parameter.type,
                                          {std::to_string(parameter.values.size())},
                                          false,
                                          numbersOf(parameter.values)});
                noteValues(parameter.setting, parameter.values.size(), parameter.valuesLine);
            }
        addOneValues(launch);
        const GuessedPointers pointers = guessed(launch);
        for (const BoundParameter& parameter : bound)
            if (const std::string weights = pointers.weightsOf(parameter, m_of.bare);
                !weights.empty() && !isOwnBuffer(parameter.setting)) {
                m_host.buffers.push_back({parameter.setting,
                                          parameter.type,
                                          {std::to_string(weightsRoom)},
                                          false,
                                          numbersOf(listedIn(weights, false))});
                m_notes.push_back(
                    say(gpu::phrase("The values of \"%1\" do not follow from the file, so other weights stand in for "
                                    "them. Specify them: //@ buffer %1 %2 = %3"),
                        parameter.setting, parameter.type, weights));
            }
        const bool hasPlanes = std::ranges::any_of(bound, [&](const BoundParameter& parameter) {
            return parameter.isPointer && isResultPlane(m_of.bufferOf(launch, parameter));
        });
        const BoundParameter* const result = hasPlanes ? nullptr : guessed(launch).meant("output");
        for (const BoundParameter& parameter : bound) {
            const bool isBeside = (result || hasPlanes) && parameter.isPointer && result != &parameter &&
                                  !launch.arguments.contains(parameter.name) &&
                                  !launch.produced.contains(parameter.name) && parameter.use.isStored &&
                                  m_of.bufferOf(launch, parameter) == "output";
            if (!isBeside || isOwnBuffer(parameter.setting))
                continue;
            const bool hasResult = hasPlanes || result->isIndexedByThread;
            if (hasResult && isOneValue(m_of.kernels.named(launch.kernel), parameter.name, m_of.bare)) {
                m_host.buffers.push_back({parameter.setting, parameter.type, {"1"}, true});
                continue;
            }
            if (isNameOfLevels(parameter.ownName())) {
                m_host.buffers.push_back({parameter.setting, parameter.type, {"256"}, true});
                continue;
            }
            if (!parameter.isIndexedByThread)
                continue;
            const std::string values = std::to_string(std::max(parameter.use.step, 1));
            m_host.buffers.push_back({parameter.setting, parameter.type, {"pixels * " + values}});
            if (result)
                m_notes.push_back(say(gpu::phrase("The kernel \"%1\" stores through several pointers; \"%2\" is "
                                                  "shown. To show another one: //@ bind %3 = output"),
                                      m_of.kernels.named(launch.kernel).name, result->name, parameter.name));
        }
    }
    for (const UnfilledConstant& constant : unfilledConstants(m_of.source.text)) {
        if (std::ranges::find(m_host.constants, constant.name, &DeclaredConstant::symbol) != m_host.constants.end())
            continue;
        const auto copied = copiedValues(m_of.bare, "cudaMemcpyToSymbol", constant.name);
        const std::string weights = constantWeights(m_of.bare, constant.name, constant.type);
        if (!copied.values.empty()) {
            m_host.constants.push_back({constant.name, constant.type, numbersOf(copied.values)});
            noteValues(constant.name, copied.values.size(), copied.line);
        } else if (!weights.empty()) {
            m_host.constants.push_back({constant.name, constant.type, numbersOf(std::vector<std::string>{weights})});
            m_notes.push_back(
                say(gpu::phrase("The values of the __constant__ variable \"%1\" do not follow from the file, so "
                                "other weights stand in for them. Specify them: //@ constant %1 %2 = %3"),
                    constant.name, constant.type, weights));
        }
    }
}

/// Numbers that a kernel reads through pointers, "*width": what their names say, or 1.
void OwnMemory::addOneValues(const DeclaredLaunch& launch)
{
    const DefinedKernel& kernel = m_of.kernels.named(launch.kernel);
    const GuessedPointers pointers = guessed(launch);
    for (const BoundParameter& parameter : kernel.bound) {
        const bool isNumber = parameter.isPointer && parameter.isOnlyRead() &&
                              elementOf(parameter.type).channels == 1 && pointers.isOpen(parameter) &&
                              isOneValue(kernel, parameter.name, m_of.bare);
        const std::string meaning = meaningOfName(parameter.ownName());
        const std::string scalar = elementOf(parameter.type).scalar;
        const bool isSide = scalar != "float" && scalar != "double" &&
                            (meaning == "width" || meaning == "height" || meaning == "pixels" || meaning == "channels");
        const std::string_view body = std::string_view(m_of.bare).substr(
            kernel.body, afterClosed(m_of.bare, kernel.body, '{', '}') - kernel.body);
        const bool isIndexed =
            body.find(parameter.name + "[") != std::string_view::npos; // "w[0]" may be an array's first
        if (!isNumber || isOwnBuffer(parameter.setting) || (isIndexed && !isSide))
            continue;
        const bool isWindowSide = scalar == "int" && isNamedAsWindow(parameter.ownName());
        const std::string value = isSide ? meaning : isWindowSide ? "3" : "1";
        m_host.buffers.push_back({parameter.setting, parameter.type, {"1"}, false, numbersOf(listedIn(value))});
        if (!isSide)
            m_notes.push_back(
                say(gpu::phrase("The value of \"%1\" does not follow from the file, so %2 stands in for it. "
                                "Specify it: //@ buffer %1 %3 = %2"),
                    parameter.setting, value, parameter.type));
    }
}

/// Says where values are from that the host's code lists.
void OwnMemory::noteValues(const std::string& name, std::size_t count, int line)
{
    const TextPlace place = placeIn(m_of.source.text, m_of.source.name, line);
    m_notes.push_back(say(gpu::phrase("\"%1\" has the %2 values that the host's code sets at %3, line %4."), name,
                          count, place.file, std::to_string(place.line)));
}

/// Says which memory kernels read although nothing stores into it.
void OwnMemory::noteUnfilled(const std::vector<DeclaredLaunch>& launches, const std::string& device)
{
    for (const DeclaredBuffer& buffer : m_host.buffers) {
        bool isRead = false, isStored = buffer.isZero || !buffer.values.empty();
        for (const DeclaredLaunch& launch : launches)
            for (const BoundParameter& parameter : m_of.kernels.named(launch.kernel).bound)
                if (parameter.isPointer && m_of.bufferOf(launch, parameter) == buffer.name)
                    (parameter.isOnlyRead() ? isRead : isStored) = true;
        if (isRead && !isStored)
            m_notes.push_back(
                say(gpu::phrase("Nothing fills the buffer \"%1\", so the values that a kernel reads from it are "
                                "undefined. Specify its values: //@ buffer %1 %2 = 1, 2, 1"),
                    buffer.name, buffer.type));
    }
    for (const UnfilledConstant& constant : unfilledConstants(device))
        if (std::ranges::find(m_host.constants, constant.name, &DeclaredConstant::symbol) == m_host.constants.end())
            m_notes.push_back(
                say(gpu::phrase("The __constant__ variable \"%1\" is 0, because the cudaMemcpyToSymbol of the host "
                                "is not run. Specify its values: //@ constant %1 %2 = 1, 2, 1"),
                    constant.name, constant.type));
}

} // namespace tilescope
