#include "gpu/declared/reading/macro_text.h"

#include "gpu/declared/kernel_text.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <string_view>
#include <vector>

namespace tilescope
{

namespace
{

// A text is hostile: what is beyond these limits is not expanded.
constexpr std::size_t mostMacros = 500, mostAdded = std::size_t{256} << 10, longestInvocation = 4000;
constexpr int deepestMacro = 8, mostExpansions = 5000;

struct Macro {
    std::vector<std::string> parameters;
    bool hasParameters = false, isUsable = true;
    std::string content;
};

std::string trimmed(const std::string& text)
{
    const std::size_t first = text.find_first_not_of(" \t\n"), last = text.find_last_not_of(" \t\n");
    return first == std::string::npos ? std::string() : text.substr(first, last - first + 1);
}

/// What commas outside of all brackets separate, with what is empty.
std::vector<std::string> macroArguments(std::string_view text)
{
    std::vector<std::string> parts(1);
    int depth = 0;
    for (const char c : text) {
        depth += c == '(' || c == '[' || c == '{' ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0;
        if (c == ',' && depth == 0)
            parts.emplace_back();
        else
            parts.back() += c;
    }
    std::ranges::transform(parts, parts.begin(), trimmed);
    return parts;
}

class MacroExpansion
{
public:
    explicit MacroExpansion(const std::string& bare) : m_bare(bare) {}

    std::string expanded()
    {
        std::string text, code;
        for (std::size_t begin = 0; begin < m_bare.size();) {
            std::size_t end = std::min(m_bare.find('\n', begin), m_bare.size());
            const std::size_t sign = std::min(m_bare.find_first_not_of(" \t", begin), end);
            const bool isDirective = sign < end && m_bare[sign] == '#';
            while (isDirective && end < m_bare.size() && m_bare[end - 1] == '\\')
                end = std::min(m_bare.find('\n', end + 1), m_bare.size());
            const std::size_t next = std::min(end + 1, m_bare.size());
            if (isDirective) {
                text += withMacros(code, 0);
                code.clear();
                text.append(m_bare, begin, next - begin);
            } else {
                code.append(m_bare, begin, next - begin);
            }
            begin = next;
        }
        return text + withMacros(code, 0);
    }

    /// All of the text's, since a header that it carries follows it.
    void define()
    {
        for (std::size_t sign = m_bare.find('#'); sign != std::string::npos; sign = m_bare.find('#', sign + 1)) {
            std::size_t end = std::min(m_bare.find('\n', sign), m_bare.size());
            while (end < m_bare.size() && m_bare[end - 1] == '\\')
                end = std::min(m_bare.find('\n', end + 1), m_bare.size());
            define(std::string_view(m_bare).substr(sign, end - sign));
        }
    }

    bool isEmpty() const
    {
        return std::ranges::none_of(m_macros, [](const auto& macro) { return macro.second.isUsable; });
    }

private:
    void define(std::string_view directive)
    {
        std::size_t at = std::min(directive.find_first_not_of(" \t", 1), directive.size());
        if (!directive.substr(at).starts_with("define") || m_macros.size() >= mostMacros)
            return;
        at = std::min(directive.find_first_not_of(" \t", at + 6), directive.size());
        std::size_t end = at;
        while (end < directive.size() && isNameLetter(directive[end]))
            ++end;
        const std::string name(directive.substr(at, end - at));
        Macro macro;
        macro.hasParameters = end < directive.size() && directive[end] == '(';
        if (macro.hasParameters) {
            const std::size_t close = afterClosed(directive, end);
            macro.parameters = listedIn(directive.substr(end + 1, close - end - 2), false);
            end = close;
        }
        for (const char c : directive.substr(std::min(end, directive.size())))
            macro.content += c == '\\' || c == '\n' ? ' ' : c;
        macro.content = trimmed(macro.content);
        const auto has = [&](std::string_view part) { return macro.content.find(part) != std::string::npos; };
        const bool isCode = has(";") || has("[") || has("Idx.");
        const bool isBlank = macro.content.empty();
        macro.isUsable = isIdentifier(name) && !isBlank && (macro.hasParameters || isCode) && !has("__global__") &&
                         !has("#") && std::ranges::all_of(macro.parameters, isIdentifier);
        const auto [known, isNew] = m_macros.emplace(name, macro);
        if (!isNew && known->second.content != macro.content)
            known->second.isUsable = false; // one of both, as the preprocessor decides
    }

    std::string withMacros(const std::string& code, int depth)
    {
        std::string text;
        for (std::size_t at = 0; at < code.size();) {
            std::size_t end = at;
            while (end < code.size() && isNameLetter(code[end]))
                ++end;
            if (end == at) {
                text += code[at++];
                continue;
            }
            const std::string name = code.substr(at, end - at);
            const std::string replaced = depth < deepestMacro ? invoked(name, code, end, depth) : std::string();
            text += replaced.empty() ? name : replaced;
            at = end;
        }
        return text;
    }

    /// What stands for the macro whose name ends at `end`, which is then after its arguments; empty: it is none.
    std::string invoked(const std::string& name, const std::string& code, std::size_t& end, int depth)
    {
        const auto found = m_macros.find(name);
        if (found == m_macros.end() || !found->second.isUsable || m_active.contains(name) || m_added > mostAdded ||
            m_expansions > mostExpansions)
            return {};
        const Macro& macro = found->second;
        std::map<std::string, std::string> values;
        std::size_t after = end;
        if (macro.hasParameters) {
            const std::size_t open = code.find_first_not_of(" \t\n", end);
            if (open == std::string::npos || code[open] != '(')
                return {};
            const std::string_view call = std::string_view(code).substr(open, longestInvocation);
            const std::size_t length = afterClosed(call, 0);
            const std::vector<std::string> arguments = macroArguments(call.substr(1, length - 2));
            if (call[length - 1] != ')' ||
                (arguments.size() != macro.parameters.size() && !(macro.parameters.empty() && arguments.size() == 1)))
                return {};
            for (std::size_t i = 0; i < macro.parameters.size(); ++i)
                values[macro.parameters[i]] = arguments[i];
            after = open + length;
        }
        ++m_expansions;
        std::string text;
        for (std::size_t at = 0; at < macro.content.size();) {
            std::size_t last = at;
            while (last < macro.content.size() && isNameLetter(macro.content[last]))
                ++last;
            const std::string word = macro.content.substr(at, std::max<std::size_t>(last - at, 1));
            const auto value = values.find(word);
            for (const char c : value == values.end() ? word : value->second)
                text += c == '\n' ? ' ' : c;
            at += word.size();
        }
        const auto lines = std::count(code.begin() + static_cast<std::ptrdiff_t>(end),
                                      code.begin() + static_cast<std::ptrdiff_t>(after), '\n');
        m_added += text.size();
        end = after;
        m_active.insert(name);
        text = withMacros(text, depth + 1);
        m_active.erase(name);
        return text.append(static_cast<std::size_t>(lines), '\n');
    }

    const std::string& m_bare;
    std::map<std::string, Macro> m_macros;
    std::set<std::string> m_active;
    std::size_t m_added = 0;
    int m_expansions = 0;
};

} // namespace

std::string withMacrosExpanded(const std::string& bare)
{
    MacroExpansion expansion(bare);
    expansion.define();
    return expansion.isEmpty() ? bare : expansion.expanded();
}

} // namespace tilescope
