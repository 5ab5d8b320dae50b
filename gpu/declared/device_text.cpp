#include "gpu/declared/kernel_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace tilescope
{

namespace
{

bool isWordCharacter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

template <std::size_t count>
bool hasOneOf(std::string_view text, const std::array<std::string_view, count>& words)
{
    for (std::size_t at = 0; at < text.size();) {
        if (!isWordCharacter(text[at])) {
            ++at;
            continue;
        }
        const std::size_t begin = at;
        while (at < text.size() && isWordCharacter(text[at]))
            ++at;
        if (std::ranges::find(words, text.substr(begin, at - begin)) != words.end())
            return true;
    }
    return false;
}

constexpr std::array<std::string_view, 5> deviceWords{"__global__", "__device__", "__constant__", "__shared__",
                                                      "constexpr"};
constexpr std::array<std::string_view, 4> typeWords{"struct", "class", "union", "enum"};
constexpr std::array<std::string_view, 4> keptWords{"typedef", "using", "namespace", "asm"};

/// Headers that device code can include.
bool isDeviceHeader(std::string_view line)
{
    static constexpr std::array<std::string_view, 9> names{
        "<cooperative_groups",  "<cuda_fp16",  "<cuda_bf16", "<cuda_fp8", "<mma.h", "<cuda/",
        "\"cooperative_groups", "\"cuda_fp16", "\"mma.h"};
    return std::ranges::any_of(names, [&](auto name) { return line.find(name) != std::string_view::npos; });
}

/// Goes through the declarations outside of every function and type.
class HostRemover
{
public:
    HostRemover(const std::string& text, const std::vector<std::string>& kernels)
        : m_text(text), m_bare(withoutComments(text))
    {
        for (const DefinedKernel& kernel : kernelsIn(text))
            if (!kernels.empty() && std::ranges::find(kernels, kernel.name) == kernels.end())
                m_unwanted.push_back(kernel.qualifier);
    }

    std::string result()
    {
        while ((m_at = afterBlanks(m_at)) < m_bare.size()) {
            if (m_bare[m_at] == '#')
                directive();
            else if (m_bare[m_at] == '}' || m_bare[m_at] == ';') // of a namespace or extern "C"
                ++m_at;
            else
                declaration();
        }
        return std::move(m_text);
    }

private:
    std::size_t afterBlanks(std::size_t at) const
    {
        while (at < m_bare.size() && std::isspace(static_cast<unsigned char>(m_bare[at])))
            ++at;
        return at;
    }

    void blank(std::size_t begin, std::size_t end)
    {
        for (std::size_t i = begin; i < end && i < m_text.size(); ++i)
            if (m_text[i] != '\n')
                m_text[i] = ' ';
    }

    void directive()
    {
        std::size_t end = m_at;
        do {
            end = std::min(m_bare.find('\n', end) + 1, m_bare.size() + 1);
            end = end == 0 ? m_bare.size() : end;
        } while (end < m_bare.size() && end >= 2 && m_bare[end - 2] == '\\');
        const std::string_view line = std::string_view(m_text).substr(m_at, end - m_at);
        if (m_bare.compare(afterBlanks(m_at + 1), 7, "include") == 0 && !isDeviceHeader(line))
            blank(m_at, end);
        m_at = std::max(end, m_at + 1);
    }

    /// After the bracket that closes the one at `open`.
    std::size_t afterClosed(std::size_t open, char opening, char closing) const
    {
        int depth = 0;
        for (std::size_t at = open; at < m_bare.size(); ++at) {
            depth += m_bare[at] == opening ? 1 : m_bare[at] == closing ? -1 : 0;
            if (depth == 0)
                return at + 1;
        }
        return m_bare.size();
    }

    void declaration()
    {
        const std::size_t begin = m_at;
        std::size_t at = begin, bracket = std::string::npos, sign = std::string::npos;
        while (at < m_bare.size() && m_bare[at] != ';' && m_bare[at] != '{') {
            if (m_bare[at] == '(') {
                bracket = std::min(bracket, at);
                at = afterClosed(at, '(', ')');
                continue;
            }
            if (m_bare[at] == '=' && sign == std::string::npos)
                sign = at;
            ++at;
        }
        const std::string_view head = std::string_view(m_bare).substr(begin, at - begin);
        const bool isFunction = bracket < sign && bracket != std::string::npos;
        if (at < m_bare.size() && m_bare[at] == '{') {
            const bool opensScope = bracket == std::string::npos && sign == std::string::npos &&
                                    (head.starts_with("namespace") || head.starts_with("extern"));
            if (opensScope) {
                m_at = at + 1;
                return;
            }
            at = afterClosed(at, '{', '}');
            if (!isFunction) // a type or a list of values ends with ";"
                at = std::min(m_bare.find(';', at), m_bare.size() - 1) + 1;
        } else {
            at = std::min(at + 1, m_bare.size());
        }
        // A constant number can be used by kernels, a pointer to a text cannot.
        const bool isNumber = !isFunction && hasOneOf(head, std::array<std::string_view, 1>{"const"}) &&
                              head.find('*') == std::string::npos;
        const bool isOfDevice = hasOneOf(head, deviceWords) || (!isFunction && hasOneOf(head, keptWords)) || isNumber ||
                                (bracket == std::string::npos && hasOneOf(head, typeWords)) ||
                                head.starts_with("typedef") || head.starts_with("static_assert");
        const auto isHere = [&](std::size_t qualifier) { return qualifier >= begin && qualifier < at; };
        if (!isOfDevice || std::ranges::any_of(m_unwanted, isHere))
            blank(begin, at);
        m_at = std::max(at, begin + 1);
    }

    std::string m_text, m_bare;
    std::vector<std::size_t> m_unwanted; ///< where the __global__ of each begins
    std::size_t m_at = 0;
};

} // namespace

std::string deviceText(const std::string& text, const std::vector<std::string>& kernels)
{
    return HostRemover(text, kernels).result();
}

} // namespace tilescope
