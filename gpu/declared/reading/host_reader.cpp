#include "gpu/declared/reading/host_reader.h"

#include "gpu/declared/expression.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/declared/reading/name_meaning.h"
#include "gpu/declared/reading/text_constant.h"
#include "gpu/declared/reading/window_side.h"
#include "gpu/recipe/plan.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <string_view>

namespace tilescope
{

namespace
{

// A text is hostile: what is beyond these limits is not read.
constexpr int mostLaunches = 200, deepestWritten = 24, mostLookups = 2000;
constexpr std::size_t longestHostText = 1000; ///< of a size or an argument, in characters
constexpr std::string_view hostBlanks = " \t\r\n";

std::string trimmedPart(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(hostBlanks), last = text.find_last_not_of(hostBlanks);
    return first == std::string_view::npos ? "" : std::string(text.substr(first, last - first + 1));
}

/// The launch whose "<<<" stands there; its kernel is empty if it is none.
LaunchText launchTextAt(const std::string& bare, std::size_t open)
{
    LaunchText launch;
    launch.at = open;
    const std::size_t close = bare.find(">>>", open);
    std::size_t end = bare.find_last_not_of(hostBlanks, open == 0 ? 0 : open - 1);
    if (close == std::string::npos || close - open > longestHostText || open == 0 || end == std::string::npos)
        return launch;
    if (bare[end] == '>') { // "product<float, 16>"
        std::size_t begin = end;
        for (int depth = 0; begin > 0 && end - begin < longestHostText; --begin) {
            depth += bare[begin] == '>' ? 1 : bare[begin] == '<' ? -1 : 0;
            if (depth == 0)
                break;
        }
        launch.templateArguments = trimmedPart(std::string_view(bare).substr(begin + 1, end - begin - 1));
        end = begin == 0 ? 0 : bare.find_last_not_of(hostBlanks, begin - 1);
        if (end == std::string::npos)
            return launch;
    }
    std::size_t begin = end + 1;
    while (begin > 0 && isNameLetter(bare[begin - 1]))
        --begin;
    launch.kernel = bare.substr(begin, end + 1 - begin);
    std::string sizes = bare.substr(open + 3, close - open - 3);
    std::ranges::replace(sizes, '{', '(');
    std::ranges::replace(sizes, '}', ')');
    launch.sizes = listedIn(sizes, false);
    const std::size_t arguments = bare.find_first_not_of(hostBlanks, close + 3);
    if (arguments != std::string::npos && bare[arguments] == '(') {
        const std::size_t last =
            afterClosed(std::string_view(bare).substr(0, arguments + 4 * longestHostText), arguments);
        launch.arguments = listedIn(std::string_view(bare).substr(arguments + 1, last - arguments - 2), false);
    }
    return launch;
}

/// Reads what the host's code computes before one launch.
class HostReader
{
public:
    explicit HostReader(const HostPlace& place)
        : m_bare(place.bare), m_launch(place.launch), m_kernel(place.kernel), m_knowsParameters(place.knowsParameters),
          m_prefersConstants(place.prefersConstants)
    {
    }

    std::optional<HostNumber> number(const std::string& written, int depth = 0)
    {
        if (depth > deepestWritten || written.size() > longestHostText)
            return std::nullopt;
        Cursor cursor{written, 0, depth};
        std::optional<HostNumber> value = sum(cursor, 0);
        return value && cursor.next() == '\0' ? value : std::nullopt;
    }

    /// The sides of "dim3(16, 16)", of a variable of that type, or of a number.
    std::vector<std::string> sides(const std::string& written, int depth = 0)
    {
        std::string text = trimmedPart(written);
        if (depth > deepestWritten)
            return {};
        if (text.starts_with("dim3") && text.find_first_not_of(hostBlanks, 4) < text.size()) {
            const std::size_t open = text.find_first_not_of(hostBlanks, 4);
            if (text[open] == '(')
                return sidesIn(text.substr(open + 1, afterClosed(text, open) - open - 2), depth);
        }
        if (text.starts_with('(') && afterClosed(text, 0) == text.size())
            return sidesIn(text.substr(1, text.size() - 2), depth);
        if (isIdentifier(text))
            if (const auto list = dimensionsOf(text)) {
                const std::size_t question = list->find('?');
                return question == std::string::npos ? sides(*list, depth + 1) : std::vector<std::string>();
            }
        const auto one = number(text, depth + 1);
        return one ? std::vector{one->text} : std::vector<std::string>();
    }

    /// What a name or a field says by itself: "width" of "img.cols"; empty: nothing.
    static std::string sideNamed(std::string written)
    {
        written = withoutCast(trimmedPart(written));
        if (written.ends_with("()"))
            written.resize(written.size() - 2);
        const std::size_t dot = written.find_last_of(".>");
        const std::string own = dot == std::string::npos ? written : written.substr(dot + 1);
        if (!isIdentifier(own) || written.find_first_of("+*/%(,<") != std::string::npos)
            return {};
        std::string_view object = std::string_view(written).substr(0, dot == std::string::npos ? 0 : dot);
        while (!object.empty() && !isNameLetter(object.back()))
            object.remove_suffix(1);
        if (isNamedAsWindow(std::string(object))) // "kernel.rows"
            return {};
        std::string meaning = meaningOfName(own.starts_with("get") ? own.substr(3) : own);
        if (own == "total" && dot != std::string::npos)
            return "pixels";
        return meaning == "width" || meaning == "height" || meaning == "channels" ? meaning : "";
    }

private:
    struct Cursor {
        const std::string& text;
        std::size_t at = 0;
        int depth = 0;

        char next()
        {
            at = std::min(text.find_first_not_of(hostBlanks, at), text.size());
            return at < text.size() ? text[at] : '\0';
        }
        std::string word()
        {
            std::size_t end = at;
            while (end < text.size() && (isNameLetter(text[end]) || (text[end] == '.' && end > at)))
                ++end;
            const std::string found = text.substr(at, end - at);
            at = end;
            return found;
        }
    };

    static std::string withoutCast(std::string text)
    {
        for (const std::string_view cast :
             {"(int)", "(unsigned int)", "(unsigned)", "(size_t)", "(float)", "(const int)"})
            if (text.starts_with(cast))
                return trimmedPart(std::string_view(text).substr(cast.size()));
        return text;
    }

    std::vector<std::string> sidesIn(const std::string& list, int depth)
    {
        std::vector<std::string> sides;
        for (const std::string& part : listedIn(list, false)) {
            const auto one = number(part, depth + 1);
            if (!one || sides.size() == 3)
                return {};
            sides.push_back(one->text);
        }
        return sides;
    }

    std::optional<HostNumber> sum(Cursor& cursor, int least)
    {
        std::optional<HostNumber> left = operand(cursor);
        while (left) {
            const char sign = cursor.next();
            const bool isShift = (sign == '<' || sign == '>') && cursor.at + 1 < cursor.text.size() &&
                                 cursor.text[cursor.at + 1] == sign;
            const int strength = isShift                                     ? 1
                                 : sign == '+' || sign == '-'                ? 2
                                 : sign == '*' || sign == '/' || sign == '%' ? 3
                                                                             : 0;
            if (strength == 0 || strength <= least)
                return left;
            cursor.at += isShift ? 2 : 1;
            const std::optional<HostNumber> right = sum(cursor, strength);
            if (!right)
                return std::nullopt;
            const bool isReal = left->isReal || right->isReal;
            if (isShift) {
                const auto places = constantIn({}, right->text);
                if (!places || *places < 0 || *places > 30)
                    return std::nullopt;
                left = HostNumber{"(" + left->text + (sign == '<' ? " * " : " // ") +
                                      std::to_string(std::int64_t{1} << static_cast<int>(*places)) + ")",
                                  false};
                continue;
            }
            const std::string written = sign == '/' && !isReal ? "//" : std::string(1, sign);
            left = HostNumber{"(" + left->text + " " + written + " " + right->text + ")", isReal};
        }
        return left;
    }

    std::optional<HostNumber> operand(Cursor& cursor)
    {
        if (++cursor.depth > deepestWritten)
            return std::nullopt;
        const char first = cursor.next();
        if (first == '(') {
            const std::size_t end = afterClosed(cursor.text, cursor.at);
            const std::string inside =
                trimmedPart(std::string_view(cursor.text).substr(cursor.at + 1, end - cursor.at - 2));
            cursor.at = end;
            if (const std::string type = castType(inside); !type.empty())
                return cast(type, operand(cursor));
            return number(inside, cursor.depth + 1);
        }
        if (first == '-') {
            ++cursor.at;
            const auto value = operand(cursor);
            return value ? std::optional(HostNumber{"(0 - " + value->text + ")", value->isReal}) : std::nullopt;
        }
        if (std::isdigit(static_cast<unsigned char>(first)) != 0 || first == '.')
            return literal(cursor);
        if (!isNameLetter(first))
            return std::nullopt;
        std::string name = cursor.word();
        while (cursor.text.compare(cursor.at, 2, "::") == 0 || cursor.text.compare(cursor.at, 2, "->") == 0) {
            const bool isField = cursor.text[cursor.at] == '-';
            cursor.at += 2;
            if (!isField)
                name.clear();
            else
                name += '.';
            name += cursor.word();
        }
        if (name.ends_with("_cast") && cursor.next() == '<') {
            const std::size_t close = std::min(cursor.text.find('>', cursor.at), cursor.text.size());
            const std::string type = castType(cursor.text.substr(cursor.at + 1, close - cursor.at - 1));
            cursor.at = std::min(close + 1, cursor.text.size());
            return type.empty() ? std::nullopt : cast(type, operand(cursor));
        }
        if (cursor.next() == '(') {
            const std::size_t end = afterClosed(cursor.text, cursor.at);
            const std::string inside = cursor.text.substr(cursor.at + 1, end - cursor.at - 2);
            cursor.at = end;
            return call(name, inside, cursor.depth);
        }
        return named(name, cursor.depth);
    }

    /// "int" or "float"; empty: it is not the type of a cast.
    static std::string castType(const std::string& text)
    {
        static constexpr std::array<std::string_view, 7> whole{"int",  "unsigned int", "unsigned",     "size_t",
                                                               "long", "uint",         "unsigned long"};
        if (text == "float" || text == "double")
            return "float";
        return std::ranges::find(whole, text) != whole.end() ? "int" : "";
    }

    static std::optional<HostNumber> cast(const std::string& type, std::optional<HostNumber> value)
    {
        if (!value)
            return std::nullopt;
        if (type == "int" && value->isReal)
            return HostNumber{"floor(" + value->text + ")", false};
        value->isReal = type == "float";
        return value;
    }

    static std::optional<HostNumber> literal(Cursor& cursor)
    {
        const std::size_t begin = cursor.at;
        std::size_t end = begin;
        while (end < cursor.text.size() &&
               (isNameLetter(cursor.text[end]) || cursor.text[end] == '.' ||
                ((cursor.text[end] == '-' || cursor.text[end] == '+') && (cursor.text[end - 1] == 'e'))))
            ++end;
        cursor.at = end;
        std::string text = cursor.text.substr(begin, end - begin);
        if (text.starts_with("0x") || text.starts_with("0X")) {
            std::uint64_t value = 0;
            std::from_chars(text.data() + 2, text.data() + text.size(), value, 16);
            return HostNumber{std::to_string(value), false};
        }
        const bool isReal = text.find_first_of(".eEfF") != std::string::npos;
        while (!text.empty() && std::string_view("fFuUlL").find(text.back()) != std::string_view::npos)
            text.pop_back();
        double value = 0;
        const auto [last, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || last != text.data() + text.size())
            return std::nullopt;
        if (text.ends_with('.'))
            text += '0';
        return HostNumber{text.starts_with('.') ? "0" + text : text, isReal};
    }

    std::optional<HostNumber> call(const std::string& name, const std::string& inside, int depth)
    {
        if (name == "sizeof") {
            const auto bytes = builtInTypeBytes(trimmedPart(inside));
            return bytes ? std::optional(HostNumber{std::to_string(*bytes), false}) : std::nullopt;
        }
        if (const std::string side = sideNamed(name + "(" + ")"); !side.empty() && trimmedPart(inside).empty())
            return HostNumber{side, false};
        std::vector<HostNumber> values;
        for (const std::string& part : listedIn(inside, false)) {
            const auto value = number(part, depth + 1);
            if (!value)
                return std::nullopt;
            values.push_back(*value);
        }
        if (values.size() == 1 && (name == "ceil" || name == "ceilf"))
            return HostNumber{"ceil(" + values[0].text + ")", true};
        if (values.size() == 1 && (name == "floor" || name == "floorf"))
            return HostNumber{"floor(" + values[0].text + ")", true};
        if (values.size() == 2 && (name == "min" || name == "max"))
            return HostNumber{name + "(" + values[0].text + ", " + values[1].text + ")",
                              values[0].isReal || values[1].isReal};
        std::string plain;
        for (const char c : name)
            plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        const bool roundsUp = plain.find("div") != std::string::npos &&
                              (plain.find("up") != std::string::npos || plain.find("ceil") != std::string::npos ||
                               plain == "cdiv" || plain.find("round") != std::string::npos);
        if (values.size() == 2 && roundsUp)
            return HostNumber{"ceil(" + values[0].text + " / " + values[1].text + ")", false};
        return std::nullopt;
    }

    std::optional<HostNumber> named(const std::string& name, int depth)
    {
        if (const std::size_t dot = name.rfind('.'); dot != std::string::npos) {
            const std::string field = name.substr(dot + 1);
            const std::size_t place = field == "x" ? 0 : field == "y" ? 1 : field == "z" ? 2 : 3;
            const std::string variable = name.substr(0, dot);
            if (place < 3 && isIdentifier(variable)) {
                const std::vector<std::string> all = sides(variable, depth + 1);
                return all.empty() ? std::nullopt
                                   : std::optional(HostNumber{place < all.size() ? all[place] : "1", false});
            }
        }
        if (const auto constant = m_prefersConstants ? constantIn(m_bare, name) : std::nullopt)
            return HostNumber{textOf(*constant), *constant != std::floor(*constant)};
        if (m_knowsParameters)
            if (const auto given = ofParameter(name))
                return given;
        if (const std::string side = sideNamed(name); !side.empty())
            return HostNumber{side, false};
        if (name.find('.') != std::string::npos || ++m_lookups > mostLookups)
            return std::nullopt;
        if (const auto constant = constantIn(m_bare, name))
            return HostNumber{textOf(*constant), *constant != std::floor(*constant)};
        const auto set = definitionOf(name);
        return set ? number(*set, depth + 1) : std::nullopt;
    }

    /// What the parameter is that gets this variable.
    std::optional<HostNumber> ofParameter(const std::string& name) const
    {
        std::size_t next = 0;
        auto structure = m_kernel.structs.begin();
        for (std::size_t i = 0; i < m_kernel.parameters.size() && i < m_launch.arguments.size(); ++i) {
            if (structure != m_kernel.structs.end() && structure->parameter == i) {
                next += structure++->fields;
                continue;
            }
            const BoundParameter& parameter = m_kernel.bound[next++];
            if (parameter.isPointer || withoutCast(m_launch.arguments[i]) != name || !isIdentifier(name))
                continue;
            if (parameter.meaning.ends_with("pitch"))
                return std::nullopt;
            return HostNumber{parameter.meaning.empty() ? parameter.setting : parameter.meaning, parameter.isReal()};
        }
        return std::nullopt;
    }

    static std::string textOf(double value)
    {
        return value == std::floor(value) && std::abs(value) < 1e15 ? std::to_string(static_cast<std::int64_t>(value))
                                                                    : std::to_string(value);
    }

    /// Where the name is last set before the launch, from its "=" on or from a bracket of its constructor; npos:
    /// nowhere.
    std::size_t lastSet(const std::string& name, bool isDimensions)
    {
        const std::string_view before = std::string_view(m_bare).substr(0, m_launch.at);
        for (std::size_t at = before.rfind(name); at != std::string_view::npos && at > 0;
             at = before.rfind(name, at - 1)) {
            if (++m_lookups > mostLookups)
                return std::string::npos;
            const std::size_t end = at + name.size();
            if (isNameLetter(before[at - 1]) || before[at - 1] == '.' || before[at - 1] == '>' ||
                (end < before.size() && isNameLetter(before[end])))
                continue;
            const std::size_t sign = before.find_first_not_of(hostBlanks, end);
            if (sign == std::string_view::npos)
                continue;
            if (before[sign] == '=' && sign + 1 < before.size() && before[sign + 1] != '=')
                return sign;
            if (!isDimensions && before[sign] != '(' && before[sign] != '{')
                continue;
            const std::size_t statement = before.find_last_of(";{}", at - 1) + 1; // npos + 1 is 0
            const std::string head = trimmedPart(before.substr(statement, at - statement));
            if ((before[sign] == '(' || before[sign] == '{') &&
                (head.starts_with("dim3") || head.starts_with("const dim3") || head.ends_with("int") ||
                 head.ends_with("float") || head.ends_with("size_t")))
                return sign;
        }
        return std::string::npos;
    }

    /// The value that a variable is last given.
    std::optional<std::string> definitionOf(const std::string& name)
    {
        const std::size_t sign = lastSet(name, false);
        if (sign == std::string::npos)
            return std::nullopt;
        if (m_bare[sign] != '=')
            return m_bare.substr(sign + 1,
                                 afterClosed(m_bare, sign, m_bare[sign], m_bare[sign] == '(' ? ')' : '}') - sign - 2);
        return assignedAt(sign);
    }

    std::string assignedAt(std::size_t sign) const
    {
        int depth = 0;
        std::size_t end = sign + 1;
        for (; end < m_bare.size() && end - sign < longestHostText; ++end) {
            const char c = m_bare[end];
            depth += c == '(' || c == '{' ? 1 : c == ')' || c == '}' ? -1 : 0;
            if (depth < 0 || c == ';' || (c == ',' && depth == 0))
                break;
        }
        return trimmedPart(std::string_view(m_bare).substr(sign + 1, end - sign - 1));
    }

    /// "dim3(16, 16)" of a variable or a macro that is one; for fields that are set one by one, as well.
    std::optional<std::string> dimensionsOf(const std::string& name)
    {
        if (++m_lookups > mostLookups)
            return std::nullopt;
        if (const std::size_t define = m_bare.find("define " + name + " dim3"); define != std::string::npos) {
            const std::size_t begin = define + 8 + name.size();
            return m_bare.substr(begin, std::min(m_bare.find('\n', begin), m_bare.size()) - begin);
        }
        if (!isDimensions(name))
            return std::nullopt;
        const std::size_t sign = lastSet(name, true);
        std::array<std::string, 3> fields{"1", "1", "1"};
        bool hasFields = false;
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const std::string field = name + "." + std::string(1, "xyz"[i]);
            const std::size_t at = lastSet(field, false);
            if (at == std::string::npos || m_bare[at] != '=' || (sign != std::string::npos && at < sign))
                continue;
            fields[i] = assignedAt(at);
            hasFields = true;
        }
        if (hasFields)
            return "(" + fields[0] + ", " + fields[1] + ", " + fields[2] + ")";
        if (sign == std::string::npos)
            return std::nullopt;
        if (m_bare[sign] == '=') {
            std::string value = assignedAt(sign);
            std::ranges::replace(value, '{', '(');
            std::ranges::replace(value, '}', ')');
            return value == name ? std::nullopt : std::optional(value);
        }
        const char close = m_bare[sign] == '(' ? ')' : '}';
        return "(" + m_bare.substr(sign + 1, afterClosed(m_bare, sign, m_bare[sign], close) - sign - 2) + ")";
    }

    /// Whether a statement that begins with "dim3" declares the name.
    bool isDimensions(const std::string& name) const
    {
        for (std::size_t at = nextWord(m_bare, "dim3"); at < m_launch.at; at = nextWord(m_bare, "dim3", at + 4)) {
            const std::size_t end = std::min(m_bare.find(';', at), m_bare.size());
            if (nextWord(std::string_view(m_bare).substr(at, end - at), name) != std::string_view::npos)
                return true;
        }
        return false;
    }

    const std::string& m_bare;
    const LaunchText& m_launch;
    const DefinedKernel& m_kernel;
    bool m_knowsParameters, m_prefersConstants;
    int m_lookups = 0;
};

} // namespace

std::string withJoinedSigns(std::string bare)
{
    for (const auto& [spaced, joined] :
         {std::pair("<< <", " <<<"), std::pair("> >>", ">>> "), std::pair(">> >", ">>> ")})
        for (std::size_t at = bare.find(spaced); at != std::string::npos; at = bare.find(spaced, at + 4))
            bare.replace(at, 4, joined);
    return bare;
}

std::vector<LaunchText> launchesIn(const std::string& bare)
{
    std::vector<LaunchText> launches;
    int tries = 0;
    for (std::size_t at = bare.find("<<<"); at != std::string::npos && tries++ < mostLaunches;
         at = bare.find("<<<", at + 3))
        if (LaunchText launch = launchTextAt(bare, at); !launch.kernel.empty())
            launches.push_back(std::move(launch));
    return launches;
}

std::optional<HostNumber> hostNumber(const HostPlace& place, const std::string& written)
{
    return HostReader(place).number(written);
}

std::vector<std::string> hostSides(const HostPlace& place, const std::string& written)
{
    return HostReader(place).sides(written);
}

} // namespace tilescope
