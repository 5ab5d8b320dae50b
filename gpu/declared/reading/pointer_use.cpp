#include "gpu/declared/reading/pointer_use.h"

#include "gpu/declared/kernel_text.h"
#include "gpu/declared/reading/name_meaning.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace tilescope
{

namespace
{

// A text is hostile: what is beyond these limits is unknown.
constexpr int mostCalls = 6;                      ///< one within the other
constexpr std::size_t mostAliases = 32;           ///< of one pointer in a function
constexpr int mostOccurrences = 20'000;           ///< of all pointers
constexpr std::size_t longestPart = 4000;         ///< of an expression, in characters
constexpr std::size_t mostCharacters = 100 << 20; ///< that are looked through for names
constexpr std::size_t none = std::string::npos;

/// A part of an expression, [first, last) of the text.
struct Operand {
    std::size_t first = 0, last = 0;
};

/// A function's body, [begin, end) of the text.
struct Body {
    std::size_t begin = 0, end = 0;
};

/// Looks at the text around a place.
class TextView
{
public:
    explicit TextView(const std::string& bare) : m_bare(bare) {}

protected:
    char at(std::size_t place) const { return place < m_bare.size() ? m_bare[place] : '\0'; }
    bool has(std::size_t place, std::string_view word) const { return m_bare.compare(place, word.size(), word) == 0; }

    /// The place of the next character that is no blank.
    std::size_t next(std::size_t place) const
    {
        while (place < m_bare.size() && std::isspace(static_cast<unsigned char>(m_bare[place])))
            ++place;
        return place;
    }

    /// That of the last one before; npos if there is none.
    std::size_t before(std::size_t place) const
    {
        while (place > 0)
            if (!std::isspace(static_cast<unsigned char>(m_bare[--place])))
                return place;
        return none;
    }

    /// The name or number that ends at `last`, inclusive.
    std::string_view wordEndingAt(std::size_t last) const
    {
        std::size_t first = last + 1;
        while (last != none && first > 0 && isNameLetter(m_bare[first - 1]))
            --first;
        return last == none ? std::string_view() : std::string_view(m_bare).substr(first, last + 1 - first);
    }

    std::string_view wordAt(std::size_t first) const
    {
        std::size_t last = first;
        while (last < m_bare.size() && isNameLetter(m_bare[last]))
            ++last;
        return std::string_view(m_bare).substr(first, last - first);
    }

    /// Whether so many more characters may be looked through.
    bool spend(std::size_t characters)
    {
        m_spent += characters;
        return m_spent <= mostCharacters;
    }

    /// After the bracket that closes the one at `open`.
    std::size_t closed(std::size_t open, char opening, char closing) const
    {
        return open + afterClosed(std::string_view(m_bare).substr(open, longestPart), 0, opening, closing);
    }

    /// The bracket that the one at `close` closes; npos if none does.
    std::size_t opened(std::size_t close, char opening, char closing) const
    {
        int depth = 0;
        for (std::size_t place = close + 1; place-- > 0 && close - place < longestPart;) {
            depth += m_bare[place] == closing ? 1 : m_bare[place] == opening ? -1 : 0;
            if (depth == 0)
                return place;
        }
        return none;
    }

    /// Whether the "*" or "&" there has no left side.
    bool isUnary(std::size_t sign) const
    {
        const std::size_t left = before(sign);
        if (left == none)
            return true;
        if (isNameLetter(m_bare[left]))
            return wordEndingAt(left) == "return" || wordEndingAt(left) == "else";
        if (m_bare[left] != ')')
            return m_bare[left] != ']' && m_bare[left] != '>';
        const std::size_t open = opened(left, '(', ')');
        if (open == none)
            return true;
        const std::size_t head = before(open);
        const std::string_view word = head == none ? std::string_view() : wordEndingAt(head);
        return word == "if" || word == "for" || word == "while" || isTypeIn(open, left);
    }

    /// Whether the brackets hold the type of a cast, "(float)" or "(const uchar4*)", and no expression.
    bool isTypeIn(std::size_t open, std::size_t close) const
    {
        static constexpr std::array<std::string_view, 9> types{"float", "double",   "int",    "char", "short",
                                                               "long",  "unsigned", "signed", "bool"};
        const std::string_view inside = std::string_view(m_bare).substr(open + 1, close - open - 1);
        if (inside.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_:<>*& \t\n") !=
            std::string_view::npos)
            return false;
        const std::size_t last = inside.find_last_not_of(" \t\n");
        if (last == std::string_view::npos)
            return false;
        return inside[last] == '*' || inside[last] == '&' ||
               std::ranges::any_of(types, [&](auto type) { return nextWord(inside, type) != std::string::npos; });
    }

    /// Where the statement of that place begins, or the list of arguments or declarations that it is in.
    std::size_t beginOfPart(std::size_t place) const
    {
        int depth = 0;
        const std::size_t least = place > longestPart ? place - longestPart : 0;
        while (place > least) {
            const char c = m_bare[place - 1];
            depth += c == ')' || c == ']' ? 1 : c == '(' || c == '[' ? -1 : 0;
            if (depth < 0 || c == ';' || c == '{' || c == '}' || (depth == 0 && c == ','))
                break;
            --place;
        }
        return place;
    }

    std::size_t endOfPart(std::size_t place) const
    {
        int depth = 0;
        const std::size_t most = std::min(place + longestPart, m_bare.size());
        for (; place < most; ++place) {
            const char c = m_bare[place];
            depth += c == '(' || c == '[' || c == '{' ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0;
            if (depth < 0 || c == ';' || (depth == 0 && c == ','))
                break;
        }
        return place;
    }

    const std::string& m_bare;

private:
    std::size_t m_spent = 0;
};

/// By what the indices of a text are multiplied.
class StepReader : TextView
{
public:
    StepReader(const std::string& bare, std::set<std::string> numbers) : TextView(bare), m_numbers(std::move(numbers))
    {
    }

    /// 1: by no number of values that a pixel could have.
    int stepOf(Operand index, const Body& body)
    {
        m_seen.clear();
        return stepOf(index, body, 0);
    }

private:
    int stepOf(Operand index, const Body& body, int depth)
    {
        constexpr int deepest = 5;
        for (std::size_t place = index.first; place < index.last; ++place) {
            if (m_bare[place] != '*')
                continue;
            const std::string_view right = wordAt(next(place + 1));
            const bool isReal = at(next(place + 1) + right.size()) == '.';
            for (const std::string_view factor : {wordEndingAt(before(place)), isReal ? std::string_view() : right})
                if (const int step = valuesOf(factor); step != 1)
                    return step;
        }
        for (std::size_t place = index.first; place < index.last && depth < deepest; ++place) {
            const std::string_view word = wordAt(place);
            if (word.empty())
                continue;
            const std::size_t left = before(place);
            if (isIdentifier(word) && (left == none || m_bare[left] != '.') && m_seen.insert(std::string(word)).second)
                if (const int step = stepOfName(std::string(word), body, depth); step != 1)
                    return step;
            place += word.size() - 1;
        }
        return 1;
    }

    /// Of a variable: of what it is set to.
    int stepOfName(const std::string& name, const Body& body, int depth)
    {
        const auto [known, isNew] = m_variables.emplace(std::pair(name, body.begin), 1);
        if (isNew && spend(body.end - body.begin))
            known->second = stepSet(name, body, depth);
        return known->second;
    }

    int stepSet(const std::string& name, const Body& body, int depth)
    {
        for (std::size_t at = nextWord(m_bare, name, body.begin); at < body.end;
             at = nextWord(m_bare, name, at + name.size())) {
            std::size_t sign = next(at + name.size());
            if (this->at(sign) == '+' || this->at(sign) == '*')
                ++sign;
            if (this->at(sign) != '=' || this->at(sign + 1) == '=')
                continue;
            const std::size_t end = endOfPart(sign + 1);
            const bool isMultiplied = this->at(sign - 1) == '*';
            const int step = isMultiplied ? valuesOf(wordAt(next(sign + 1))) : stepOf({sign + 1, end}, body, depth + 1);
            if (step != 1)
                return step;
        }
        return 1;
    }

    /// How many values of a pixel a factor counts.
    int valuesOf(std::string_view factor)
    {
        if (factor == "3" || factor == "3u" || factor == "3U")
            return 3;
        if (!isIdentifier(factor))
            return 1;
        const std::string name(factor);
        const auto [known, isNew] = m_factors.emplace(name, 1);
        if (isNew)
            known->second = factorNamed(name);
        return known->second;
    }

    /// 3 of "#define CHANNELS 3" and "const int channels = 3"; 0 of a parameter "channels".
    int factorNamed(const std::string& name)
    {
        std::string plain;
        for (const char c : name)
            plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        const auto isOneOf = [&](auto parts) {
            return std::ranges::any_of(parts, [&](std::string_view part) { return plain.find(part) != none; });
        };
        const bool isShort =
            plain == "c" || plain == "nc" || plain == "cn" || plain == "ch" || plain == "nch" || plain == "cpp";
        if (!isShort &&
            !isOneOf(std::array<std::string_view, 7>{"chan", "comp", "rgb", "bpp", "color", "colour", "bytesper"}))
            return 1;
        for (std::size_t at = spend(m_bare.size()) ? nextWord(m_bare, name) : none; at != none;
             at = nextWord(m_bare, name, at + name.size())) {
            std::size_t value = next(at + name.size());
            const std::size_t left = before(at);
            const bool isMacro = left != none && wordEndingAt(left) == "define";
            if (!isMacro && (this->at(value) != '=' || this->at(value + 1) == '='))
                continue;
            if (!isMacro)
                value = next(value + 1);
            while (this->at(value) == '(')
                value = next(value + 1);
            const std::string_view number = wordAt(value);
            if (number.starts_with('3') || number.starts_with('4') || number == "2")
                return number.front() - '0';
        }
        return meaningOfName(name) == "channels" || (isShortForChannels(name) && m_numbers.contains(name)) ? 0 : 1;
    }

    const std::set<std::string> m_numbers; ///< of the kernels' parameters
    std::map<std::string, int> m_factors;
    std::map<std::pair<std::string, std::size_t>, int> m_variables; ///< of each body
    std::set<std::string> m_seen;                                   ///< variables of one index
};

/// Follows pointers through a text.
class UseReader : TextView
{
public:
    UseReader(const std::string& bare, std::set<std::string> numbers)
        : TextView(bare), m_steps(bare, std::move(numbers))
    {
    }

    PointerUse useOf(const std::string& name, const Body& body)
    {
        m_use = {};
        m_calls.clear();
        follow(name, body, 0);
        if (const std::size_t dot = name.find('.'); dot != none) // a struct that goes elsewhere takes its fields along
            for (std::size_t at = nextWord(m_bare, name.substr(0, dot), body.begin); at < body.end;
                 at = nextWord(m_bare, name.substr(0, dot), at + dot))
                m_use.isUnknown = m_use.isUnknown || this->at(next(at + dot)) != '.';
        return m_use;
    }

private:
    /// The pointer of that name, and those that are set to it.
    void follow(const std::string& name, const Body& body, int depth)
    {
        std::set<std::string> seen{name};
        std::vector<std::string> open{name};
        while (!open.empty()) {
            const std::string one = std::move(open.back());
            open.pop_back();
            if (!spend(body.end - body.begin))
                return void(m_use.isUnknown = true);
            for (std::size_t at = nextWord(m_bare, one, body.begin); at < body.end;
                 at = nextWord(m_bare, one, at + one.size())) {
                if (++m_occurrences > mostOccurrences || seen.size() > mostAliases)
                    return void(m_use.isUnknown = true);
                const std::size_t left = before(at);
                if (left != none && (m_bare[left] == '.' || (m_bare[left] == '>' && this->at(left - 1) == '-')))
                    continue; // a field of something else
                m_alias.clear();
                pointer({at, at + one.size()}, body, depth);
                if (!m_alias.empty() && seen.insert(m_alias).second)
                    open.push_back(m_alias);
            }
        }
    }

    void takeStep(Operand index, const Body& body)
    {
        if (m_use.step == 1)
            m_use.step = m_steps.stepOf(index, body);
        for (std::size_t place = index.first; place < index.last && m_use.step == 1; ++place) {
            const std::string_view word = wordAt(place);
            if (isIdentifier(word))
                m_use.step = boundStep(std::string(word), body);
            m_use.hasThreadForEach = m_use.step != 1;
            place += std::max<std::size_t>(word.size(), 1) - 1;
        }
    }

    /// Of what an index is compared with: 3 of "i < width * height * 3".
    int boundStep(const std::string& name, const Body& body)
    {
        const auto [known, isNew] = m_bounds.emplace(std::pair(name, body.begin), 1);
        if (!isNew || !spend(body.end - body.begin))
            return known->second;
        for (std::size_t at = nextWord(m_bare, name, body.begin); at < body.end && known->second == 1;
             at = nextWord(m_bare, name, at + name.size())) {
            if (at > 0 && m_bare[at - 1] == '.') // a member of that name, such as blockDim.x
                continue;
            std::size_t sign = next(at + name.size());
            const bool isBelow = this->at(sign) == '<' && this->at(sign + 1) != '<';
            if (!isBelow && !has(sign, ">="))
                continue;
            sign += this->at(sign + 1) == '=' ? 2 : 1;
            std::size_t end = endOfPart(sign);
            for (const std::string_view joint : {"&&", "||", "?"})
                end = std::min(end, m_bare.find(joint, sign));
            known->second = m_steps.stepOf({sign, end}, body);
        }
        return known->second;
    }

    /// What is done with a pointer.
    void pointer(Operand operand, const Body& body, int depth)
    {
        for (int turns = 0; turns < 40; ++turns) {
            const std::size_t right = next(operand.last), left = before(operand.first);
            const char after = at(right), ahead = left == none ? '\0' : m_bare[left];
            if (after == '[') {
                const std::size_t close = closed(right, '[', ']');
                if (!spend(close - right))
                    return void(m_use.isUnknown = true);
                takeStep({right + 1, close - 1}, body);
                return element({operand.first, close}, body, depth);
            }
            if (has(right, "->"))
                return element(operand, body, depth);
            if (after == '(' && isElementMacro(operand))
                return element({operand.first, closed(right, '(', ')')}, body, depth);
            const bool isJoined = has(right, "&&") || has(right, "||") || (ahead == '&' && at(left - 1) == '&') ||
                                  (ahead == '|' && at(left - 1) == '|');
            if (isJoined)
                return; // it is tested
            if (has(right, "++") || has(right, "--")) {
                operand.last = right + 2;
            } else if (left != none && left > 0 && (has(left - 1, "++") || has(left - 1, "--"))) {
                operand.first = left - 1;
            } else if (has(right, "+=") || has(right, "-=")) {
                return takeStep({right + 2, endOfPart(right + 2)}, body);
            } else if ((ahead == '*' || ahead == '&') && isUnary(left)) {
                if (ahead == '&')
                    return void(m_use.isUnknown = true);
                return element({left, operand.last}, body, depth);
            } else if ((ahead == '*' || ahead == '&' || isNameLetter(ahead)) && !isKeyword(left)) {
                return; // it is declared here
            } else if (after == '+' || after == '-') {
                const std::size_t end = endOfSum(right + 1);
                takeStep({right + 1, end}, body);
                operand.last = end;
            } else if (ahead == '+' || (ahead == '-' && at(left - 1) != '-')) {
                const std::size_t begin = beginOfSum(left);
                takeStep({begin, left}, body);
                operand.first = next(begin);
            } else if (ahead == '(' && after == ')') {
                if (!within(left, right, operand, depth))
                    return;
            } else if ((ahead == '(' || ahead == ',') && (after == ',' || after == ')')) {
                return argument(operand, depth);
            } else if (ahead == ')' && isTypeIn(opened(left, '(', ')'), left)) {
                operand.first = opened(left, '(', ')');
            } else if (has(right, "==") || has(right, "!=") || after == '<' || after == '>' || after == '?' ||
                       ahead == '!' || (ahead == '=' && (at(left - 1) == '=' || at(left - 1) == '!'))) {
                return; // it is compared
            } else if (after == '=') {
                return; // it is set to something else
            } else if (ahead == '=' && (after == ';' || after == ',' || after == ')')) {
                return alias(left, body);
            } else if ((ahead == '?' || ahead == ':') && (after == ':' || after == ';' || after == ',')) {
                const std::size_t begin = beginOfPart(left), sign = m_bare.find('=', begin);
                if (sign >= left)
                    return void(m_use.isUnknown = true);
                return alias(sign, body);
            } else {
                return void(m_use.isUnknown = true);
            }
        }
        m_use.isUnknown = true;
    }

    /// Whether a macro of the pointer's name stands for a value that it points to: "#define A(i, j) A[(i) * n + (j)]".
    bool isElementMacro(Operand pointer)
    {
        const std::string name = m_bare.substr(pointer.first, pointer.last - pointer.first);
        const std::size_t define =
            isIdentifier(name) && spend(m_bare.size()) ? m_bare.find("define " + name + "(") : none;
        if (define == none)
            return false;
        const std::size_t value = next(closed(define + 7 + name.size(), '(', ')'));
        return wordAt(value) == name && at(next(value + name.size())) == '[';
    }

    /// What is done with a value that a pointer points to, or a part of it.
    void element(Operand operand, const Body& body, int depth)
    {
        static constexpr std::array<std::string_view, 11> assignments{
            "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "="};
        for (int turns = 0; turns < 40; ++turns) {
            std::size_t right = next(operand.last);
            const std::size_t left = before(operand.first);
            const char after = at(right), ahead = left == none ? '\0' : m_bare[left];
            if (after == '[') {
                operand.last = closed(right, '[', ']');
                if (!spend(operand.last - right))
                    return void(m_use.isUnknown = true);
                continue;
            }
            if ((after == '.' || has(right, "->")) && !isNumber(right)) {
                right = next(right + (after == '.' ? 1 : 2));
                operand.last = right + std::max<std::size_t>(wordAt(right).size(), 1);
                continue;
            }
            if (after == '(') // a function of the value may change it
                return void(m_use.isUnknown = true);
            const bool isCompared = has(right, "==");
            if (!isCompared && std::ranges::any_of(assignments, [&](auto sign) { return has(right, sign); }))
                return void(m_use.isStored = true);
            if (has(right, "++") || has(right, "--"))
                return void(m_use.isStored = m_use.isRead = true);
            if (left != none && left > 0 && (has(left - 1, "++") || has(left - 1, "--")))
                return void(m_use.isStored = m_use.isRead = true);
            if (ahead == '&' && at(left - 1) != '&' && isUnary(left))
                return pointer({left, operand.last}, body, depth);
            if (ahead == '=' && isReference(left))
                return void(m_use.isUnknown = true);
            const bool isAlone = (ahead == '(' || ahead == ',') && (after == ',' || after == ')');
            if (isAlone && ahead == '(' && after == ')' && !calleeBefore(left)) {
                operand = {left, right + 1};
                continue;
            }
            m_use.isRead = true;
            if (isAlone)
                passedValue(operand);
            return;
        }
    }

    bool isNumber(std::size_t dot) const { return std::isdigit(static_cast<unsigned char>(at(dot + 1))); }

    /// "float& r = " before that sign
    bool isReference(std::size_t sign) const
    {
        const std::size_t last = before(sign);
        const std::string_view name = last == none ? std::string_view() : wordEndingAt(last);
        const std::size_t left = name.empty() ? none : before(last + 1 - name.size());
        if (left == none || m_bare[left] != '&' || at(left - 1) == '&')
            return false;
        const std::string_view declared = std::string_view(m_bare).substr(beginOfPart(sign), sign - beginOfPart(sign));
        return nextWord(declared, "const") == none;
    }

    bool isKeyword(std::size_t last) const
    {
        const std::string_view word = wordEndingAt(last);
        return word == "return" || word == "else" || word == "case" || word == "delete" || word == "throw";
    }

    /// Where a sum that `place` is in ends.
    std::size_t endOfSum(std::size_t place) const
    {
        int depth = 0;
        const std::size_t most = std::min(place + longestPart, m_bare.size());
        for (; place < most; ++place) {
            const char c = m_bare[place];
            depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
            if (depth < 0 || c == ';' || c == '{' || (depth == 0 && std::string_view(",=<>?:!&|^").find(c) != none))
                break;
        }
        return place;
    }

    std::size_t beginOfSum(std::size_t place) const
    {
        int depth = 0;
        const std::size_t least = place > longestPart ? place - longestPart : 0;
        for (; place > least; --place) {
            const char c = m_bare[place - 1];
            depth += c == ')' || c == ']' ? 1 : c == '(' || c == '[' ? -1 : 0;
            if (depth < 0 || c == ';' || c == '{' || c == '}' ||
                (depth == 0 && std::string_view(",=<>?:!&|^").find(c) != none))
                break;
        }
        return place;
    }

    /// A pointer alone in brackets: an argument, a cast, a condition, or brackets only, which become the operand.
    bool within(std::size_t open, std::size_t close, Operand& operand, int depth)
    {
        const std::size_t head = before(open);
        if (head != none && m_bare[head] == '>') {
            const std::size_t angle = opened(head, '<', '>');
            const std::size_t last = angle == none ? none : before(angle);
            const std::string_view word = last == none ? std::string_view() : wordEndingAt(last);
            if (word.ends_with("_cast")) {
                operand = {last + 1 - word.size(), close + 1};
                return true;
            }
        }
        if (const auto callee = calleeBefore(open)) {
            call(*callee, 0, depth);
            return false;
        }
        const std::string_view word = head == none ? std::string_view() : wordEndingAt(head);
        if (word == "if" || word == "while" || word == "sizeof" || word == "switch")
            return false;
        if (word == "for" || word == "return" || (head != none && m_bare[head] == '"')) {
            m_use.isUnknown = true;
            return false;
        }
        operand = {open, close + 1};
        return true;
    }

    /// The name of the function whose arguments begin at that bracket.
    std::optional<std::string> calleeBefore(std::size_t open) const
    {
        std::size_t last = before(open);
        if (last != none && m_bare[last] == '>') // "f<float>("
            if (const std::size_t angle = opened(last, '<', '>'); angle != none)
                last = before(angle);
        const std::string_view word = last == none ? std::string_view() : wordEndingAt(last);
        static constexpr std::array<std::string_view, 7> others{"if",     "while",  "for", "switch",
                                                                "sizeof", "return", "else"};
        if (!isIdentifier(word) || std::ranges::find(others, word) != others.end())
            return std::nullopt;
        return std::string(word);
    }

    /// The call that an argument belongs to, and its place in it.
    std::optional<std::pair<std::string, std::size_t>> callOf(Operand operand) const
    {
        std::size_t place = 0;
        int depth = 0;
        for (std::size_t at = operand.first; at-- > 0 && operand.first - at < longestPart;) {
            const char c = m_bare[at];
            if (c == ';' || c == '{' || c == '}')
                return std::nullopt;
            if (c == ')' || c == ']')
                ++depth;
            else if ((c == '(' || c == '[') && depth-- == 0) {
                const auto callee = c == '(' ? calleeBefore(at) : std::nullopt;
                return callee ? std::optional(std::pair(*callee, place)) : std::nullopt;
            } else if (c == ',' && depth == 0)
                ++place;
        }
        return std::nullopt;
    }

    void argument(Operand operand, int depth)
    {
        const auto whose = callOf(operand);
        if (whose)
            call(whose->first, whose->second, depth);
        else
            m_use.isUnknown = true;
    }

    /// A value that is an argument: a function of the text may take it by reference.
    void passedValue(Operand operand)
    {
        const auto whose = callOf(operand);
        if (!whose)
            return;
        if (whose->first == "swap" || whose->first.find("ref") != none)
            m_use.isUnknown = true;
        for (const Function& function : functionsNamed(whose->first))
            if (whose->second < function.written.size())
                if (const std::string& written = function.written[whose->second];
                    written.find('&') != none && nextWord(written, "const") == none)
                    m_use.isUnknown = true;
    }

    /// A pointer is the argument at that place.
    void call(const std::string& callee, std::size_t place, int depth)
    {
        static const std::map<std::string, std::pair<std::size_t, std::size_t>> copies{
            {"memcpy", {0, 1}}, {"__pipeline_memcpy_async", {0, 1}}};
        if (const auto copy = copies.find(callee); copy != copies.end()) {
            m_use.isStored = m_use.isStored || place == copy->second.first;
            m_use.isRead = m_use.isRead || place == copy->second.second;
        } else if (callee.starts_with("atomic")) {
            (place == 0 ? m_use.isStored : m_use.isUnknown) = true;
            m_use.isRead = true;
        } else if (callee == "memset" || callee == "store_matrix_sync" || callee.starts_with("__st")) {
            m_use.isStored = true;
        } else if (callee.starts_with("__ld") || callee == "load_matrix_sync") {
            m_use.isRead = true;
        } else if (callee != "printf" && callee != "assert") {
            ownCall(callee, place, depth);
        }
    }

    struct Function {
        std::vector<KernelParameter> parameters;
        std::vector<std::string> written; ///< each as the text has it
        Body body;
    };

    void ownCall(const std::string& callee, std::size_t place, int depth)
    {
        const std::vector<Function>& functions = functionsNamed(callee);
        if (functions.empty() || depth == mostCalls)
            return void(m_use.isUnknown = true);
        if (!m_calls.insert(callee + " " + std::to_string(place)).second)
            return;
        for (const Function& function : functions) {
            if (place >= function.parameters.size() || function.parameters[place].name.empty()) {
                m_use.isUnknown = true;
                continue;
            }
            const PointerUse until = m_use;
            follow(function.parameters[place].name, function.body, depth + 1);
            m_alias.clear(); // of that function
            if (function.parameters[place].pointsToConst) {
                m_use.isStored = until.isStored;
                m_use.isUnknown = until.isUnknown;
                m_use.isRead = true;
            }
        }
    }

    /// Those that the text defines.
    const std::vector<Function>& functionsNamed(const std::string& name)
    {
        const auto [known, isNew] = m_functions.try_emplace(name);
        if (!isNew)
            return known->second;
        for (std::size_t at = spend(m_bare.size()) ? nextWord(m_bare, name) : none; at != none;
             at = nextWord(m_bare, name, at + name.size())) {
            const std::size_t open = next(at + name.size());
            if (this->at(open) != '(')
                continue;
            const std::size_t close = closed(open, '(', ')');
            const std::size_t brace = next(close);
            if (this->at(brace) != '{')
                continue;
            const std::string inside = m_bare.substr(open + 1, close - open - 2);
            known->second.push_back(
                {parametersOf({1, inside, brace}), listedIn(inside), {brace, afterClosed(m_bare, brace, '{', '}')}});
        }
        return known->second;
    }

    /// Whether the body declares the variable: a type stands before its name.
    bool isDeclaredIn(const Body& body, std::string_view name) const
    {
        const std::size_t first = nextWord(m_bare, name, body.begin);
        const std::size_t left = before(first);
        return left != none && (m_bare[left] == '*' || m_bare[left] == '&' || m_bare[left] == '>' ||
                                (isNameLetter(m_bare[left]) && !isKeyword(left)) ||
                                (m_bare[left] == ',' && m_bare.find('*', beginOfStatement(left)) < left));
    }

    std::size_t beginOfStatement(std::size_t place) const
    {
        const std::size_t end = m_bare.find_last_of(";{}", place);
        return end == none ? 0 : end;
    }

    /// Another pointer is set to it.
    void alias(std::size_t sign, const Body& body)
    {
        const std::size_t last = before(sign);
        const std::string_view word = last == none ? std::string_view() : wordEndingAt(last);
        const std::size_t left = word.empty() ? none : before(last + 1 - word.size());
        const bool isField = left != none && (m_bare[left] == '.' || (m_bare[left] == '>' && at(left - 1) == '-'));
        if (!isIdentifier(word) || isField || !isDeclaredIn(body, word))
            return void(m_use.isUnknown = true);
        m_alias = std::string(word);
    }

    StepReader m_steps;
    PointerUse m_use;
    std::string m_alias;           ///< of the last occurrence; empty: none
    std::set<std::string> m_calls; ///< that were followed
    std::map<std::string, std::vector<Function>> m_functions;
    std::map<std::pair<std::string, std::size_t>, int> m_bounds; ///< boundStep() of the names of each body
    int m_occurrences = 0;
};

} // namespace

void takePointerUses(std::vector<DefinedKernel>& kernels, const std::string& bare)
{
    std::set<std::string> numbers;
    for (const DefinedKernel& kernel : kernels)
        for (const BoundParameter& parameter : kernel.bound)
            if (!parameter.isPointer)
                numbers.insert(parameter.name);
    UseReader reader(bare, std::move(numbers));
    for (DefinedKernel& kernel : kernels)
        for (BoundParameter& parameter : kernel.bound)
            if (parameter.isPointer)
                parameter.use = reader.useOf(parameter.name, {kernel.body, afterClosed(bare, kernel.body, '{', '}')});
}

} // namespace tilescope
