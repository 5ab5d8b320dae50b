#include "gpu/declared/memory/produced_memory.h"

#include "gpu/declared/binding.h"
#include "gpu/declared/memory/guessed_pointers.h"
#include "gpu/declared/reading/copied_values.h"
#include "gpu/declared/reading/host_array.h"
#include "gpu/declared/reading/name_meaning.h"
#include "gpu/declared/reading/text_constant.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace tilescope
{

namespace
{

constexpr std::size_t mostProducers = 32; // a text is hostile
constexpr int mostLevels = 65536;
constexpr char levels[] = "256"; ///< of a grey byte

/// A launch, as the text has it or as the names of parameters suggest it.
struct Step {
    const DefinedKernel* kernel = nullptr;
    LaunchText launch = {};
    std::vector<std::string> variables = {}; ///< of each that is bound; empty: it is no pointer, or not known
    std::size_t function = 0;                ///< where the function of the host's begins that launches it
};

class Producers
{
public:
    Producers(DeclaredHost& host, const std::vector<DefinedKernel>& kernels, const std::string& text)
        : m_host(host), m_kernels(kernels), m_bare(withJoinedSigns(withoutComments(text)))
    {
    }

    void add()
    {
        DeclaredLaunch last = std::move(m_host.launches.front());
        const std::string name = last.kernel.substr(0, last.kernel.find('<'));
        const auto own = std::ranges::find(m_kernels, name, &DefinedKernel::name);
        if (own == m_kernels.end())
            return void(m_host.launches.front() = std::move(last));
        readSteps(*own);
        takeResult(last, m_steps.back());
        produce(last, m_steps.size() - 1);
        takeCounts(last);
        m_host.launches.clear();
        for (auto& [place, launch] : m_launches)
            m_host.launches.push_back(std::move(launch));
        m_host.launches.push_back(std::move(last));
    }

private:
    /// Those up to the kernel's first launch, which is the last one.
    void readSteps(const DefinedKernel& own)
    {
        for (LaunchText& launch : launchesIn(m_bare)) {
            const auto kernel = std::ranges::find(m_kernels, launch.kernel, &DefinedKernel::name);
            if (kernel == m_kernels.end())
                continue;
            Step step{&*kernel, std::move(launch)};
            step.variables = variablesOf(step);
            step.function = functionAround(step.launch.at);
            m_steps.push_back(std::move(step));
            if (m_steps.back().kernel == &own) {
                const std::size_t function = m_steps.back().function;
                std::erase_if(m_steps, [&](const Step& other) { return other.function != function; });
                return;
            }
        }
        m_steps.clear();
        m_isWritten = false;
        for (const DefinedKernel& kernel : m_kernels) {
            if (kernel.isTemplate && &kernel != &own)
                continue;
            Step step{&kernel};
            for (const BoundParameter& parameter : kernel.bound)
                step.variables.push_back(parameter.isPointer ? plainName(parameter.ownName()) : "");
            m_steps.push_back(std::move(step));
            if (&kernel == &own)
                return;
        }
    }

    static std::vector<std::string> variablesOf(const Step& step)
    {
        std::vector<std::string> variables(step.kernel->bound.size());
        std::size_t next = 0;
        auto structure = step.kernel->structs.begin();
        for (std::size_t i = 0; i < step.kernel->parameters.size() && i < step.launch.arguments.size(); ++i) {
            if (structure != step.kernel->structs.end() && structure->parameter == i) {
                next += structure++->fields;
                continue;
            }
            if (step.kernel->bound[next].isPointer)
                variables[next] = arrayIn(step.launch.arguments[i]);
            ++next;
        }
        return variables;
    }

    /// The outermost brace that is open there.
    std::size_t functionAround(std::size_t place) const
    {
        int depth = 0;
        std::size_t begin = 0;
        for (std::size_t at = place; at-- > 0;) {
            depth += m_bare[at] == '}' ? 1 : m_bare[at] == '{' ? -1 : 0;
            if (depth < 0) {
                begin = at;
                depth = 0;
            }
        }
        return begin;
    }

    static bool stores(const BoundParameter& parameter)
    {
        return parameter.isPointer && !parameter.pointsToConst && parameter.use.mayStore();
    }

    /// The steps before that one that store into the variable, the last one first: up to one that reads nothing of it,
    /// else the last one alone.
    std::vector<std::size_t> storesBefore(std::size_t step, const std::string& variable) const
    {
        std::vector<std::size_t> found;
        for (std::size_t i = step; i-- > 0;)
            for (std::size_t k = 0; k < m_steps[i].variables.size(); ++k) {
                const BoundParameter& parameter = m_steps[i].kernel->bound[k];
                if (m_steps[i].variables[k] != variable || !stores(parameter))
                    continue;
                found.push_back(i);
                if (!parameter.use.isRead)
                    return found;
                break;
            }
        return found.empty() ? found : std::vector<std::size_t>{found.front()};
    }

    const BoundParameter& pointerOf(std::size_t step, const std::string& variable) const
    {
        for (std::size_t k = 0; k < m_steps[step].variables.size(); ++k)
            if (m_steps[step].variables[k] == variable && stores(m_steps[step].kernel->bound[k]))
                return m_steps[step].kernel->bound[k];
        return m_steps[step].kernel->bound.front();
    }

    HostArray arrayOf(const Step& step, const std::string& variable) const
    {
        return hostArray({m_bare, step.launch, *step.kernel}, variable);
    }

    /// Whether the kernel only uses the first value that a pointer points to: "*sum", "atomicAdd(sum, v)" or
    /// "atomicAdd(&sum[0], v)".
    bool isOneValue(const DefinedKernel& kernel, const std::string& pointer) const
    {
        if (!isIdentifier(pointer) || kernel.body >= m_bare.size())
            return false;
        const std::size_t end = afterClosed(m_bare, kernel.body, '{', '}');
        bool isUsed = false;
        for (std::size_t at = nextWord(m_bare, pointer, kernel.body); at < end;
             at = nextWord(m_bare, pointer, at + 1)) {
            constexpr std::string_view blanks = " \t\n";
            const std::size_t next = m_bare.find_first_not_of(blanks, at + pointer.size());
            const std::size_t last = m_bare.find_last_not_of(blanks, at - 1);
            const bool isFirst = m_bare[last] == '&' && m_bare.compare(next, 3, "[0]") == 0;
            const bool isValue = m_bare[last] == '*' && m_bare[next] != '[';
            const bool isAdded = m_bare[last] == '(' && m_bare[next] == ',' &&
                                 m_bare.rfind("atomic", last) != std::string::npos &&
                                 m_bare.find_first_of(";{}(", m_bare.rfind("atomic", last)) == last;
            if (!isFirst && !isValue && !isAdded)
                return false;
            isUsed = true;
        }
        return isUsed;
    }

    /// How many values of the type an array has, if that is the same for every image.
    std::optional<int> fixedCount(const HostArray& array, const DefinedKernel& kernel, const BoundParameter& parameter,
                                  const std::string& variable) const
    {
        const bool isOfLevels = isNameOfLevels(variable) || isNameOfLevels(parameter.ownName());
        const auto bytes = array.bytes.empty() ? std::nullopt : constantIn({}, array.bytes);
        const std::size_t value = builtInTypeBytes(parameter.type).value_or(1);
        // A picture of one size, as programs for trying have, is as large as the image that takes its place.
        const bool isPicture = parameter.isIndexedByThread && !isOfLevels;
        if (bytes && !isPicture && *bytes >= 1 && *bytes <= double(mostLevels) * double(value))
            return static_cast<int>(*bytes / double(value));
        if (isOneValue(kernel, parameter.name))
            return 1;
        const bool isOfImage = !array.bytes.empty() && !bytes;
        return !isOfImage && isOfLevels ? std::optional(std::stoi(levels)) : std::nullopt;
    }

    /// Binds what the launch reads that steps before it store, and adds these.
    void produce(DeclaredLaunch& launch, std::size_t place)
    {
        const Step& step = m_steps[place];
        const DefinedKernel& kernel = *step.kernel;
        const GuessedPointers guessed(launch, kernel, [&](const BoundParameter& parameter) {
            return givenTo(launch, kernel, parameter, m_host, [](const auto&) { return false; }).what;
        });
        const auto shared = std::ranges::count_if(kernel.bound, [&](const BoundParameter& parameter) {
            return parameter.isPointer && parameter.isOnlyRead() && parameter.plane.empty() &&
                   givenTo(launch, kernel, parameter, m_host, [](const auto&) { return false; }).what == "input";
        });
        const bool isOpen = !guessed.problem().empty() || (m_isWritten && shared > 1);
        for (std::size_t k = 0; k < kernel.bound.size(); ++k) {
            const BoundParameter& parameter = kernel.bound[k];
            const std::string& variable = step.variables[k];
            const bool isKnown = launch.arguments.contains(parameter.name) || !parameter.values.empty() ||
                                 !parameter.plane.empty() || isBuffer(parameter.setting);
            const bool isResult = parameter.isPointer && !variable.empty() && variable == m_resultVariable;
            if (!parameter.isPointer || variable.empty() || isKnown || (!parameter.isOnlyRead() && !isResult))
                continue;
            const std::vector<std::size_t> before = storesBefore(place, variable);
            if (before.empty() || m_launches.size() + before.size() > mostProducers)
                continue;
            const BoundParameter& stored = pointerOf(before.front(), variable);
            const Step& last = m_steps[before.front()];
            if (!builtInTypeBytes(stored.type) ||
                (!isOpen && !isResult && !fixedCount(arrayOf(last, variable), *last.kernel, stored, variable)))
                continue; // a picture that follows from the image, in place of which the kernel gets the image itself
            launch.produced[parameter.name] = bufferFor(before.front(), variable, stored, before.size() == 1);
            m_host.notes.push_back(say(gpu::phrase("The kernel \"%1\" reads \"%2\", which \"%3\" stores, so that "
                                                   "kernel runs before it."),
                                       kernel.name, parameter.name, last.kernel->name));
            for (const std::size_t one : before)
                addStep(one);
        }
    }

    bool isBuffer(const std::string& name) const
    {
        return std::ranges::find(m_host.buffers, name, &DeclaredBuffer::name) != m_host.buffers.end();
    }

    /// The buffer of a variable that a step stores.
    std::string bufferFor(std::size_t place, const std::string& variable, const BoundParameter& stored, bool isFirst)
    {
        if (variable == m_resultVariable)
            return "output";
        static const std::set<std::string> reserved{"input", "output", "colour", "grey", "red", "green", "blue"};
        const std::string name = reserved.contains(variable) ? variable + "_" : variable;
        if (isBuffer(name))
            return name;
        const HostArray array = arrayOf(m_steps[place], variable);
        const std::string value = std::to_string(builtInTypeBytes(stored.type).value_or(1));
        DeclaredBuffer buffer{name, stored.type};
        if (const auto count = fixedCount(array, *m_steps[place].kernel, stored, variable))
            buffer.count = {std::to_string(*count)};
        else if (!array.bytes.empty() && !constantIn({}, array.bytes))
            buffer.count = {"max((" + array.bytes + ") // " + value + ", 1)"};
        else
            buffer.count = {"pixels * " + std::to_string(std::max(stored.use.step, 1))};
        buffer.isZero = array.isZeroed || (isFirst && stored.use.isRead);
        m_host.buffers.push_back(std::move(buffer));
        return name;
    }

    void addStep(std::size_t place)
    {
        if (m_launches.contains(place))
            return;
        const Step& step = m_steps[place];
        DeclaredLaunch launch{.kernel = step.kernel->name};
        if (!step.launch.templateArguments.empty())
            launch.kernel += "<" + step.launch.templateArguments + ">";
        m_launches[place] = {};
        produce(launch, place);
        for (std::size_t k = 0; k < step.kernel->bound.size(); ++k) {
            const BoundParameter& parameter = step.kernel->bound[k];
            if (stores(parameter) && !step.variables[k].empty() && builtInTypeBytes(parameter.type))
                launch.produced[parameter.name] =
                    bufferFor(place, step.variables[k], parameter, storesBefore(place, step.variables[k]).empty());
        }
        m_launches[place] = std::move(launch);
    }

    /// The size of a result that is the same for every image.
    void takeResult(const DeclaredLaunch& launch, const Step& step)
    {
        const DefinedKernel& kernel = *step.kernel;
        const GuessedPointers guessed(launch, kernel, [&](const BoundParameter& parameter) {
            return givenTo(launch, kernel, parameter, m_host, [](const auto&) { return false; }).what;
        });
        const BoundParameter* const result = guessed.meant("output");
        if (!result || !stores(*result))
            return;
        const std::string& variable = step.variables[static_cast<std::size_t>(result - kernel.bound.data())];
        const HostArray array = variable.empty() ? HostArray() : arrayOf(step, variable);
        const auto count = fixedCount(array, kernel, *result, variable);
        if (!count)
            return;
        if (result->use.isRead)
            m_resultVariable = variable; // what kernels before it have stored there
        m_host.result = DeclaredResult{
            .type = {},
            .width = {std::to_string(*count)},
            .height = {"1"},
            .isZero = array.isZeroed || result->use.isRead,
        };
    }

    /// A kernel that is not given the image bounds its index by its arrays' size, and not by the image's.
    void takeCounts(DeclaredLaunch& launch)
    {
        const DefinedKernel& kernel = *m_steps.back().kernel;
        const auto isOfImage = [&](const BoundParameter& parameter) {
            return parameter.isPointer && !launch.produced.contains(parameter.name) &&
                   givenTo(launch, kernel, parameter, m_host, [](const auto&) { return false; }).what == "input";
        };
        if (!m_host.result || kernel.body >= m_bare.size() || std::ranges::any_of(kernel.bound, isOfImage))
            return;
        const std::string body = m_bare.substr(kernel.body, afterClosed(m_bare, kernel.body, '{', '}') - kernel.body);
        for (const BoundParameter& parameter : kernel.bound)
            if (!parameter.isPointer && parameter.meaning == "pixels" && !launch.arguments.contains(parameter.name) &&
                isBound(body, parameter.name))
                launch.produced[parameter.name] = parameter.fallback.empty() ? "result.width" : parameter.fallback;
    }

    /// "i < n", "i >= n"
    static bool isBound(const std::string& body, const std::string& number)
    {
        for (std::size_t at = nextWord(body, number); at != std::string::npos; at = nextWord(body, number, at + 1)) {
            const std::size_t last = body.find_last_not_of(" \t\n", at == 0 ? 0 : at - 1);
            if (last != std::string::npos && last > 0 &&
                ((body[last] == '<' && body[last - 1] != '<') || (body[last] == '=' && body[last - 1] == '>')))
                return true;
        }
        return false;
    }

    DeclaredHost& m_host;
    const std::vector<DefinedKernel>& m_kernels;
    std::string m_bare;
    std::vector<Step> m_steps;                        ///< the last one is the kernel's own
    std::map<std::size_t, DeclaredLaunch> m_launches; ///< of the steps that run before it
    bool m_isWritten = true;
    std::string m_resultVariable; ///< of a result of its own size that kernels before it begin; empty: there is none
};

} // namespace

void addProducers(DeclaredHost& host, const std::vector<DefinedKernel>& kernels, const std::string& text)
{
    if (host.launches.size() == 1 && host.reference.empty())
        Producers(host, kernels, text).add();
}

} // namespace tilescope
