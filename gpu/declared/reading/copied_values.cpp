#include "gpu/declared/reading/copied_values.h"

#include "gpu/declared/kernel_text.h"
#include "gpu/declared/reading/text_constant.h"
#include "gpu/declared/reading/written_launch.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string_view>

namespace tilescope
{

namespace
{

// A text is hostile: what is beyond these limits is not read.
constexpr int mostHandedOn = 3, mostArrayPlaces = 200; ///< functions that hand an array on; places of a name
constexpr std::size_t mostArrayValues = 4096, longestCopy = 1000;
constexpr std::string_view arrayBlanks = " \t\r\n";

std::string barePart(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(arrayBlanks), last = text.find_last_not_of(arrayBlanks);
    return first == std::string_view::npos ? "" : std::string(text.substr(first, last - first + 1));
}

class ArrayReader
{
public:
    explicit ArrayReader(const std::string& bare) : m_bare(bare) {}

    /// Of an array that is used at `use`.
    CopiedValues values(const std::string& array, std::size_t use, int depth = 0)
    {
        if (CopiedValues listed = list(array); !listed.values.empty())
            return listed;
        if (CopiedValues each = elements(array); !each.values.empty())
            return each;
        return depth < mostHandedOn ? given(array, use, depth) : CopiedValues();
    }

private:
    /// "float mask[9] = {…}", "mask{…}", "mask = new float[9]{…}"
    CopiedValues list(const std::string& array)
    {
        int places = 0;
        for (std::size_t at = nextWord(m_bare, array); at != std::string::npos && places++ < mostArrayPlaces;
             at = nextWord(m_bare, array, at + 1)) {
            std::size_t next = m_bare.find_first_not_of(arrayBlanks, at + array.size());
            while (next < m_bare.size() && m_bare[next] == '[')
                next = m_bare.find_first_not_of(arrayBlanks, afterClosed(m_bare, next, '[', ']'));
            if (next < m_bare.size() && m_bare[next] == '=')
                next = m_bare.find_first_not_of(arrayBlanks, next + 1);
            if (next < m_bare.size() && m_bare.compare(next, 4, "new ") == 0)
                next = std::min(m_bare.find_first_of("{;", next), m_bare.size());
            if (next >= m_bare.size() || m_bare[next] != '{')
                continue;
            std::string text = m_bare.substr(next + 1, afterClosed(m_bare, next, '{', '}') - next - 2);
            std::ranges::replace_if(
                text, [](char c) { return c == '{' || c == '}'; }, ' ');
            CopiedValues found{{}, lineOf(at)};
            for (const std::string& part : listedIn(text, false)) {
                const auto value = hostConstant(m_bare, part);
                if (!value || found.values.size() == mostArrayValues)
                    return {};
                found.values.push_back(*value);
            }
            if (!found.values.empty())
                return found;
        }
        return {};
    }

    /// "mask[0] = 1; mask[1] = 2;" of all its elements.
    CopiedValues elements(const std::string& array)
    {
        std::map<std::size_t, std::string> known;
        CopiedValues found;
        std::size_t places = 0;
        for (std::size_t at = nextWord(m_bare, array); at != std::string::npos; at = nextWord(m_bare, array, at + 1)) {
            const std::size_t open = m_bare.find_first_not_of(arrayBlanks, at + array.size());
            if (open == std::string::npos || m_bare[open] != '[')
                continue;
            const std::size_t close = afterClosed(m_bare, open, '[', ']');
            const std::size_t sign = m_bare.find_first_not_of(arrayBlanks, close);
            const bool isStore =
                sign != std::string::npos &&
                (m_bare[sign] == '=' ? m_bare[sign + 1] != '='
                                     : m_bare.compare(sign + 1, 1, "=") == 0 &&
                                           std::string_view("+-*/").find(m_bare[sign]) != std::string_view::npos);
            if (!isStore)
                continue;
            const auto index = constantIn(m_bare, m_bare.substr(open + 1, close - open - 2));
            const std::size_t end = std::min(m_bare.find(';', sign), m_bare.size());
            const auto value = m_bare[sign] == '=' && end - sign < longestCopy
                                   ? hostConstant(m_bare, m_bare.substr(sign + 1, end - sign - 1))
                                   : std::nullopt;
            if (!index || !value || *index < 0 || *index >= double(mostArrayValues) || *index != std::floor(*index) ||
                ++places > mostArrayValues || !known.emplace(static_cast<std::size_t>(*index), *value).second)
                return {};
            found.line = known.size() == 1 ? lineOf(at) : found.line;
        }
        if (known.empty() || known.rbegin()->first + 1 != known.size())
            return {};
        for (auto& [index, value] : known)
            found.values.push_back(std::move(value));
        return found;
    }

    /// What the function that contains `use` is given as its parameter `array`, where it is called.
    CopiedValues given(const std::string& array, std::size_t use, int depth)
    {
        std::size_t open = std::string::npos; // the outermost brace around it
        int level = 0;
        for (std::size_t at = use; at-- > 0;) {
            level += m_bare[at] == '}' ? 1 : m_bare[at] == '{' ? -1 : 0;
            if (level < 0) {
                open = at;
                level = 0;
            }
        }
        const std::size_t last =
            open == std::string::npos || open == 0 ? open : m_bare.find_last_not_of(arrayBlanks, open - 1);
        if (last == std::string::npos || m_bare[last] != ')')
            return {};
        std::size_t first = last;
        for (int brackets = 0; first > 0; --first) {
            brackets += m_bare[first] == ')' ? 1 : m_bare[first] == '(' ? -1 : 0;
            if (brackets == 0)
                break;
        }
        const std::vector<std::string> parameters =
            listedIn(std::string_view(m_bare).substr(first + 1, last - first - 1));
        const auto parameter = std::ranges::find_if(parameters, [&](const std::string& one) {
            const std::size_t at = nextWord(one, array);
            return at != std::string::npos && at > 0;
        });
        std::size_t end = first;
        while (end > 0 && arrayBlanks.find(m_bare[end - 1]) != std::string_view::npos)
            --end;
        std::size_t begin = end;
        while (begin > 0 && isNameLetter(m_bare[begin - 1]))
            --begin;
        const std::string function = m_bare.substr(begin, end - begin);
        if (parameter == parameters.end() || !isIdentifier(function))
            return {};
        const auto place = static_cast<std::size_t>(parameter - parameters.begin());
        int places = 0;
        for (std::size_t at = nextWord(m_bare, function); at != std::string::npos && places++ < mostArrayPlaces;
             at = nextWord(m_bare, function, at + 1)) {
            const std::vector<std::string> arguments = argumentsOfCall(m_bare, at + function.size());
            if (at == begin || arguments.size() <= place)
                continue;
            if (const std::string name = arrayIn(arguments[place]); !name.empty())
                if (CopiedValues found = values(name, at, depth + 1); !found.values.empty())
                    return found;
        }
        return {};
    }

    int lineOf(std::size_t at) const
    {
        return static_cast<int>(std::count(m_bare.begin(), m_bare.begin() + static_cast<std::ptrdiff_t>(at), '\n')) + 1;
    }

    const std::string& m_bare;
};

} // namespace

std::vector<std::string> argumentsOfCall(const std::string& bare, std::size_t at)
{
    const std::size_t open = bare.find_first_not_of(arrayBlanks, at);
    if (open == std::string::npos || bare[open] != '(')
        return {};
    const std::string_view call = std::string_view(bare).substr(open, longestCopy);
    return listedIn(call.substr(1, afterClosed(call, 0) - 2), false);
}

std::string arrayIn(std::string_view argument)
{
    std::string text = barePart(argument);
    while (text.starts_with('(') && afterClosed(text, 0) < text.size())
        text = barePart(std::string_view(text).substr(afterClosed(text, 0)));
    if (text.find("_cast<") != std::string::npos && text.ends_with(')'))
        text = barePart(std::string_view(text).substr(text.find('(') + 1, text.size() - text.find('(') - 2));
    if (text.starts_with('&'))
        text = barePart(std::string_view(text).substr(1));
    if (const std::size_t open = text.find('('); text.ends_with(')') && text.substr(0, open).ends_with("pointer_cast"))
        text = barePart(std::string_view(text).substr(open + 1, text.size() - open - 2)); // Thrust's
    for (const std::string_view end : {"[0]", ".data()", ".get()"})
        if (text.ends_with(end))
            text.resize(text.size() - end.size());
    return isIdentifier(text) ? text : std::string();
}

CopiedValues copiedValues(const std::string& bare, const std::string& function, const std::string& target)
{
    int places = 0;
    for (const std::string& name : {function, function + "Async"})
        for (std::size_t at = nextWord(bare, name); at != std::string::npos && places++ < mostArrayPlaces;
             at = nextWord(bare, name, at + 1)) {
            const std::vector<std::string> arguments = argumentsOfCall(bare, at + name.size());
            if (arguments.size() < 2 || arrayIn(arguments[0]) != target)
                continue;
            const std::string array = arrayIn(arguments[1]);
            return array.empty() ? CopiedValues() : ArrayReader(bare).values(array, at);
        }
    return {};
}

CopiedValues valuesIn(const std::string& bare, const std::string& array)
{
    return ArrayReader(bare).values(array, 0, mostHandedOn);
}

} // namespace tilescope
