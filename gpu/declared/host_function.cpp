#include "gpu/declared/host_function.h"

#include "gpu/declared/declaration.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <string_view>
#include <vector>

namespace tilescope
{

namespace
{

/// A function that a text defines outside of types and other functions.
struct HostFunction {
    std::string name;
    std::size_t begin = 0;                  ///< of its declaration
    std::size_t nameAt = 0;                 ///< of its name
    std::size_t bodyBegin = 0, bodyEnd = 0; ///< its braces
};

/// Goes through the definitions outside of every brace but those of namespaces and extern "C".
class FunctionFinder
{
public:
    explicit FunctionFinder(const std::string& bare) : m_bare(bare) {}

    std::vector<HostFunction> find()
    {
        std::vector<HostFunction> found;
        std::size_t begin = 0;
        for (std::size_t at = 0; at < m_bare.size(); ++at) {
            const char c = m_bare[at];
            if (c == '#' && isFirstOfLine(at)) {
                at = endOfDirective(at);
                begin = at + 1;
            } else if (c == ';' || c == '}') {
                begin = at + 1;
            } else if (c == '{') {
                const std::string_view head = std::string_view(m_bare).substr(begin, at - begin);
                if (head.find('(') == std::string_view::npos && head.find('=') == std::string_view::npos &&
                    (hasWord(head, "namespace") || hasWord(head, "extern"))) {
                    begin = at + 1;
                    continue;
                }
                const std::size_t end = closing(at);
                if (const auto function = functionOf(begin, at, end))
                    found.push_back(*function);
                at = end;
                begin = end + 1;
            }
        }
        return found;
    }

    static bool hasWord(std::string_view text, std::string_view word)
    {
        for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1))
            if ((at == 0 || !isNameLetter(text[at - 1])) &&
                (at + word.size() >= text.size() || !isNameLetter(text[at + word.size()])))
                return true;
        return false;
    }

private:
    bool isFirstOfLine(std::size_t at) const
    {
        while (at > 0 && (m_bare[at - 1] == ' ' || m_bare[at - 1] == '\t'))
            --at;
        return at == 0 || m_bare[at - 1] == '\n';
    }

    std::size_t endOfDirective(std::size_t at) const
    {
        while (at < m_bare.size() && !(m_bare[at] == '\n' && m_bare[at - 1] != '\\'))
            ++at;
        return at;
    }

    std::size_t closing(std::size_t open) const
    {
        int depth = 0;
        for (std::size_t at = open; at < m_bare.size(); ++at) {
            depth += m_bare[at] == '{' ? 1 : m_bare[at] == '}' ? -1 : 0;
            if (depth == 0)
                return at;
        }
        return m_bare.size() - 1;
    }

    /// A name before the first bracket of what stands before the brace.
    std::optional<HostFunction> functionOf(std::size_t begin, std::size_t open, std::size_t end) const
    {
        while (begin < open && std::isspace(static_cast<unsigned char>(m_bare[begin])))
            ++begin;
        const std::string_view head = std::string_view(m_bare).substr(begin, open - begin);
        const std::size_t bracket = head.find('(');
        if (bracket == std::string_view::npos || head.substr(0, bracket).find('=') != std::string_view::npos)
            return std::nullopt;
        std::size_t nameEnd = bracket;
        while (nameEnd > 0 && std::isspace(static_cast<unsigned char>(head[nameEnd - 1])))
            --nameEnd;
        std::size_t name = nameEnd;
        while (name > 0 && isNameLetter(head[name - 1]))
            --name;
        if (name == nameEnd || name == 0)
            return std::nullopt;
        return HostFunction{std::string(head.substr(name, nameEnd - name)), begin, begin + name, open, end};
    }

    const std::string& m_bare;
};

/// After "template <…>", if the declaration begins with it.
std::size_t afterTemplateHead(const std::string& bare, std::size_t begin)
{
    if (!std::string_view(bare).substr(begin).starts_with("template"))
        return begin;
    int depth = 0;
    for (std::size_t at = bare.find('<', begin); at < bare.size(); ++at) {
        depth += bare[at] == '<' ? 1 : bare[at] == '>' ? -1 : 0;
        if (depth == 0)
            return at + 1;
    }
    return begin;
}

bool isOfDevice(std::string_view head)
{
    return FunctionFinder::hasWord(head, "__global__") || FunctionFinder::hasWord(head, "__device__");
}

/// The function and those of the host that it calls, also by way of others.
std::vector<const HostFunction*> withCalled(const std::vector<HostFunction>& functions, const HostFunction& first,
                                            const std::string& bare)
{
    std::vector<const HostFunction*> needed{&first};
    for (std::size_t i = 0; i < needed.size(); ++i) {
        const std::string_view body =
            std::string_view(bare).substr(needed[i]->bodyBegin, needed[i]->bodyEnd - needed[i]->bodyBegin);
        for (const HostFunction& other : functions)
            if (std::ranges::find(needed, &other) == needed.end() && FunctionFinder::hasWord(body, other.name))
                needed.push_back(&other);
    }
    return needed;
}

} // namespace

std::optional<std::string> withHostFunctionAsKernel(const std::string& text, const std::string& name,
                                                    const std::string& file)
{
    const std::string bare = withoutComments(text);
    std::vector<HostFunction> functions = FunctionFinder(bare).find();
    const auto headOf = [&](const HostFunction& function) {
        return std::string_view(bare).substr(function.begin, function.nameAt - function.begin);
    };
    std::erase_if(functions, [&](const HostFunction& function) { return isOfDevice(headOf(function)); });
    const auto own = std::ranges::find(functions, name, &HostFunction::name);
    if (own == functions.end())
        return std::nullopt;
    if (!FunctionFinder::hasWord(headOf(*own), "void") || headOf(*own).starts_with("template") ||
        headOf(*own).find('*') != std::string_view::npos) {
        const int line =
            static_cast<int>(std::count(bare.begin(), bare.begin() + static_cast<std::ptrdiff_t>(own->nameAt), '\n')) +
            1;
        throw DeclarationError(
            file, line,
            say(gpu::phrase("The function \"%1\" cannot be a reference. A reference function takes the image and the "
                            "result as pointers, as a kernel does, returns void, and is not a template."),
                name));
    }
    std::vector<const HostFunction*> needed = withCalled(functions, *own, bare);
    std::ranges::sort(needed, std::greater<>(), &HostFunction::begin); // from the end, so that places stay
    std::string result = text;
    for (const HostFunction* function : needed) {
        for (const std::string_view word : {"static", "inline", "__host__"}) // not on a kernel
            if (const std::size_t at = headOf(*function).find(word);
                at != std::string_view::npos && FunctionFinder::hasWord(headOf(*function), word))
                result.replace(function->begin + at, word.size(), word.size(), ' ');
        const bool isOwn = function == &*own;
        result.insert(isOwn ? function->begin : afterTemplateHead(bare, function->begin),
                      isOwn ? "extern \"C\" __global__ " : " __device__ ");
    }
    return result;
}

} // namespace tilescope
