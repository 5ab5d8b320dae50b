#include "gpu/declared/expression.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>

namespace tilescope
{

namespace
{

enum class Kind { Constant, Pointer, Negate, Not, Binary, Chain, And, Or, Call };

/// In the order in which the longer of two that begin alike comes first.
constexpr std::string_view comparisons[] = {"==", "!=", "<=", ">=", "<", ">"};

} // namespace

/// Binary: `word` is the operator; Chain: parts are the compared values, `words` the operators between them; Call:
/// `word` is the function's name.
struct Expression::Node {
    Kind kind = Kind::Constant;
    ExpressionValue constant = {};
    ExpressionPointer pointer = {};
    std::string word = {};
    std::vector<std::string> words = {};
    std::vector<std::shared_ptr<const Node>> parts = {};
};

namespace
{

using Node = Expression::Node;
using NodePtr = std::shared_ptr<const Node>;

constexpr int deepest = 60;
constexpr std::size_t longest = 2000;

/// Recursive descent: or, and, not, comparison, sum, product, sign, atom.
class Parser
{
public:
    Parser(const std::string& text, std::vector<ExpressionPointer>& pointers, bool hasNames)
        : m_text(text), m_pointers(pointers), m_hasNames(hasNames)
    {
    }

    NodePtr parse()
    {
        NodePtr root = parseOr();
        skipBlanks();
        if (m_at != m_text.size())
            fail("Something follows the end of the expression");
        return root;
    }

private:
    [[noreturn]] void fail(const std::string& what) const
    {
        throw ExpressionError(what + " at \"" + m_text.substr(std::min(m_at, m_text.size()), 20) + "\" in \"" + m_text +
                              "\".");
    }

    void skipBlanks()
    {
        while (m_at < m_text.size() && std::isspace(static_cast<unsigned char>(m_text[m_at])))
            ++m_at;
    }

    bool take(std::string_view sign)
    {
        skipBlanks();
        if (m_text.compare(m_at, sign.size(), sign) != 0)
            return false;
        m_at += sign.size();
        return true;
    }

    std::string name()
    {
        skipBlanks();
        std::string word;
        for (std::size_t i = m_at; i < m_text.size() && std::isalpha(static_cast<unsigned char>(m_text[i])); ++i)
            word += m_text[i];
        return word;
    }

    bool takeWord(std::string_view word)
    {
        if (name() != word)
            return false;
        m_at += word.size();
        return true;
    }

    static NodePtr make(Node node) { return std::make_shared<const Node>(std::move(node)); }

    NodePtr parseOr()
    {
        return parseJoined(Kind::Or, "or", [this] { return parseAnd(); });
    }
    NodePtr parseAnd()
    {
        return parseJoined(Kind::And, "and", [this] { return parseNot(); });
    }

    template <typename Next>
    NodePtr parseJoined(Kind kind, std::string_view word, const Next& next)
    {
        Node node{.kind = kind, .parts = {next()}};
        while (takeWord(word))
            node.parts.push_back(next());
        return node.parts.size() == 1 ? node.parts.front() : make(std::move(node));
    }

    NodePtr parseNot()
    {
        if (!takeWord("not"))
            return parseComparison();
        const Level level(*this);
        return make({.kind = Kind::Not, .parts = {parseNot()}});
    }

    std::string takeComparison()
    {
        for (const std::string_view sign : comparisons)
            if (take(sign))
                return std::string(sign);
        return {};
    }

    NodePtr parseComparison()
    {
        Node node{.kind = Kind::Chain, .parts = {parseSum()}};
        for (std::string sign = takeComparison(); !sign.empty(); sign = takeComparison()) {
            node.words.push_back(sign);
            node.parts.push_back(parseSum());
        }
        return node.words.empty() ? node.parts.front() : make(std::move(node));
    }

    NodePtr parseSum()
    {
        NodePtr left = parseProduct();
        for (;;) {
            const std::string sign = take("+") ? "+" : take("-") ? "-" : "";
            if (sign.empty())
                return left;
            left = make({.kind = Kind::Binary, .word = sign, .parts = {left, parseProduct()}});
        }
    }

    NodePtr parseProduct()
    {
        NodePtr left = parseSign();
        for (;;) {
            const std::string sign = take("*") ? "*" : take("//") ? "//" : take("/") ? "/" : take("%") ? "%" : "";
            if (sign.empty())
                return left;
            left = make({.kind = Kind::Binary, .word = sign, .parts = {left, parseSign()}});
        }
    }

    NodePtr parseSign()
    {
        if (!take("-"))
            return parseAtom();
        const Level level(*this);
        return make({.kind = Kind::Negate, .parts = {parseSign()}});
    }

    NodePtr parseAtom()
    {
        const Level level(*this);
        if (take("(")) {
            NodePtr inner = parseOr();
            if (!take(")"))
                fail("A \")\" is missing");
            return inner;
        }
        if (!m_hasNames && take("{"))
            return parsePointer();
        if (take("\""))
            return parseText();
        if (takeWord("true"))
            return make({.constant = 1.0});
        if (takeWord("false"))
            return make({.constant = 0.0});
        if (const std::string word = m_hasNames ? longName() : name(); !word.empty())
            return m_hasNames && !isCall(word) ? parseName(word) : parseCall(word);
        return parseNumber();
    }

    NodePtr parseNumber()
    {
        double number = 0;
        const char* const first = m_text.data() + m_at;
        const auto [end, error] = std::from_chars(first, m_text.data() + m_text.size(), number);
        if (error != std::errc() || end == first)
            fail(m_hasNames ? "A number, a name or \"(\" is missing"
                            : "A number, a text in quotes, a {pointer} or \"(\" is missing");
        m_at += static_cast<std::size_t>(end - first);
        return make({.constant = number});
    }

    NodePtr parseText()
    {
        const std::size_t end = m_text.find('"', m_at);
        if (end == std::string::npos)
            fail("A text has no closing quote");
        std::string text = m_text.substr(m_at, end - m_at);
        m_at = end + 1;
        return make({.constant = std::move(text)});
    }

    NodePtr parsePointer()
    {
        const std::size_t end = m_text.find('}', m_at);
        if (end == std::string::npos)
            fail("A pointer has no closing \"}\"");
        const std::string inner = m_text.substr(m_at, end - m_at);
        const std::size_t slash = inner.find('/');
        if (slash == std::string::npos || slash == 0 || slash + 1 == inner.size())
            fail("A pointer is written {RUN/PATH}, such as {tile/main/shared_bytes}; there is none");
        m_at = end + 1;
        return makePointer({inner.substr(0, slash), inner.substr(slash + 1)});
    }

    NodePtr makePointer(const ExpressionPointer& pointer)
    {
        if (std::ranges::find(m_pointers, pointer) == m_pointers.end())
            m_pointers.push_back(pointer);
        return make({.kind = Kind::Pointer, .pointer = pointer});
    }

    /// A letter or "_", and what follows of letters, digits, "_" and ".".
    std::string longName()
    {
        skipBlanks();
        const auto isLetter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_'; };
        std::size_t end = m_at;
        while (end < m_text.size() &&
               (isLetter(m_text[end]) ||
                (end > m_at && (std::isdigit(static_cast<unsigned char>(m_text[end])) || m_text[end] == '.'))))
            ++end;
        return m_text.substr(m_at, end - m_at);
    }

    bool isCall(const std::string& word) const
    {
        const std::size_t next = m_text.find_first_not_of(" \t", m_at + word.size());
        return next != std::string::npos && m_text[next] == '(';
    }

    NodePtr parseName(const std::string& word)
    {
        m_at += word.size();
        return makePointer({"", word});
    }

    NodePtr parseCall(const std::string& word)
    {
        const bool isOfTwo = word == "min" || word == "max";
        if (!isOfTwo && word != "abs" && word != "round" && word != "ceil" && word != "floor")
            fail("\"" + word + "\" is not a function; there are min, max, abs, round, ceil and floor. The fault is");
        m_at += word.size();
        if (!take("("))
            fail("\"" + word + "\" needs its arguments in parentheses");
        Node node{.kind = Kind::Call, .word = word, .parts = {parseOr()}};
        while (take(","))
            node.parts.push_back(parseOr());
        if (!take(")"))
            fail("A \")\" is missing");
        const std::size_t count = node.parts.size();
        if (isOfTwo ? count != 2 : count > (word == "round" ? 2u : 1u))
            fail("\"" + word + "\" has the wrong number of arguments");
        return make(std::move(node));
    }

    /// Counts the levels of recursion.
    struct Level {
        explicit Level(Parser& of) : parser(of)
        {
            if (++parser.m_level > deepest)
                parser.fail("The expression is nested too deeply");
        }
        ~Level() { --parser.m_level; }
        Level(const Level&) = delete;
        Level& operator=(const Level&) = delete;
        Parser& parser;
    };

    const std::string& m_text;
    std::vector<ExpressionPointer>& m_pointers;
    bool m_hasNames;
    std::size_t m_at = 0;
    int m_level = 0;
};

std::string nameOf(const Node& node)
{
    if (node.kind != Kind::Pointer)
        return "A part of it";
    return node.pointer.run.empty() ? "\"" + node.pointer.path + "\""
                                    : "{" + node.pointer.run + "/" + node.pointer.path + "}";
}

class Evaluator
{
public:
    Evaluator(const std::string& text, const PointerLookup& lookup) : m_text(text), m_lookup(lookup) {}

    ExpressionValue value(const Node& node) const
    {
        switch (node.kind) {
        case Kind::Constant: return node.constant;
        case Kind::Pointer: return m_lookup(node.pointer);
        case Kind::Negate: return -number(*node.parts[0]);
        case Kind::Not: return truth(number(*node.parts[0]) == 0);
        case Kind::Binary: return binary(node);
        case Kind::Chain: return chain(node);
        case Kind::And:
            return truth(std::ranges::all_of(node.parts, [this](const NodePtr& part) { return number(*part) != 0; }));
        case Kind::Or:
            return truth(std::ranges::any_of(node.parts, [this](const NodePtr& part) { return number(*part) != 0; }));
        case Kind::Call: return call(node);
        }
        return {};
    }

    double number(const Node& node) const
    {
        const ExpressionValue found = value(node);
        if (const double* held = std::get_if<double>(&found))
            return *held;
        fail(nameOf(node) + (std::holds_alternative<std::string>(found) ? " is a text, not a number,"
                                                                        : " has no value in this report,"));
    }

private:
    [[noreturn]] void fail(const std::string& what) const { throw ExpressionError(what + " in \"" + m_text + "\"."); }

    static double truth(bool holds) { return holds ? 1 : 0; }

    double binary(const Node& node) const
    {
        const double left = number(*node.parts[0]), right = number(*node.parts[1]);
        if (node.word == "+")
            return left + right;
        if (node.word == "-")
            return left - right;
        if (node.word == "*")
            return left * right;
        if (right == 0)
            fail("A division by 0");
        if (node.word == "/")
            return left / right;
        const double quotient = std::floor(left / right);
        return node.word == "//" ? quotient : left - quotient * right;
    }

    ExpressionValue chain(const Node& node) const
    {
        ExpressionValue left = value(*node.parts[0]);
        for (std::size_t i = 0; i < node.words.size(); ++i) {
            ExpressionValue right = value(*node.parts[i + 1]);
            if (!compares(left, node.words[i], right))
                return 0.0;
            left = std::move(right);
        }
        return 1.0;
    }

    bool compares(const ExpressionValue& left, const std::string& sign, const ExpressionValue& right) const
    {
        if (left.index() == 0 || right.index() == 0)
            fail("A compared value is missing in this report,");
        if (sign == "==")
            return left == right;
        if (sign == "!=")
            return left != right;
        const double* const a = std::get_if<double>(&left);
        const double* const b = std::get_if<double>(&right);
        if (!a || !b)
            fail("\"" + sign + "\" compares numbers only,");
        return sign == "<" ? *a < *b : sign == "<=" ? *a <= *b : sign == ">" ? *a > *b : *a >= *b;
    }

    double call(const Node& node) const
    {
        const double first = number(*node.parts[0]);
        if (node.word == "abs")
            return std::abs(first);
        if (node.word == "ceil")
            return std::ceil(first);
        if (node.word == "floor")
            return std::floor(first);
        if (node.word == "min")
            return std::min(first, number(*node.parts[1]));
        if (node.word == "max")
            return std::max(first, number(*node.parts[1]));
        const double digits = node.parts.size() > 1 ? std::clamp(number(*node.parts[1]), 0.0, 9.0) : 0;
        const double scale = std::pow(10.0, std::floor(digits));
        return std::round(first * scale) / scale;
    }

    const std::string& m_text;
    const PointerLookup& m_lookup;
};

/// A passage that expressionsIn() and filledText() replace.
struct Passage {
    std::size_t begin = 0, end = 0; ///< in the text, with its brackets
    std::string expression;
};

/// The end of "{run/path}" that begins at `at`; npos: it is another brace, such as one of code.
std::size_t pointerEnd(const std::string& text, std::size_t at)
{
    std::size_t slash = at + 1;
    while (slash < text.size() && (std::isalnum(static_cast<unsigned char>(text[slash])) || text[slash] == '_'))
        ++slash;
    if (slash == at + 1 || slash >= text.size() || text[slash] != '/')
        return std::string::npos;
    const std::size_t end = text.find_first_of("} \n", slash);
    return end != std::string::npos && text[end] == '}' ? end : std::string::npos;
}

std::optional<Passage> nextPassage(const std::string& text, std::size_t from)
{
    const std::size_t at = text.find_first_of("{[", from);
    if (at == std::string::npos)
        return std::nullopt;
    if (text[at] == '{') {
        const std::size_t end = pointerEnd(text, at);
        if (end == std::string::npos)
            return nextPassage(text, at + 1);
        return Passage{at, end + 1, text.substr(at, end + 1 - at)};
    }
    if (text.compare(at, 2, "[[") != 0)
        return nextPassage(text, at + 1);
    const std::size_t end = text.find("]]", at);
    if (end == std::string::npos)
        throw ExpressionError("A \"[[\" has no \"]]\" in \"" + text.substr(at, 40) + "\".");
    return Passage{at, end + 2, text.substr(at + 2, end - at - 2)};
}

} // namespace

Expression::Expression(std::string text, Values values) : m_text(std::move(text))
{
    if (m_text.size() > longest)
        throw ExpressionError("An expression has more than " + std::to_string(longest) + " characters.");
    m_root = Parser(m_text, m_pointers, values == Values::Names).parse();
}

ExpressionValue Expression::value(const PointerLookup& lookup) const
{
    return Evaluator(m_text, lookup).value(*m_root);
}
double Expression::number(const PointerLookup& lookup) const { return Evaluator(m_text, lookup).number(*m_root); }
bool Expression::holds(const PointerLookup& lookup) const { return number(lookup) != 0; }

std::vector<Expression> expressionsIn(const std::string& text)
{
    std::vector<Expression> found;
    for (auto passage = nextPassage(text, 0); passage; passage = nextPassage(text, passage->end))
        found.emplace_back(passage->expression);
    return found;
}

std::string filledText(const std::string& text, const PointerLookup& lookup, const NumberWriter& write)
{
    std::string filled;
    std::size_t done = 0;
    for (auto passage = nextPassage(text, 0); passage; passage = nextPassage(text, passage->end)) {
        const ExpressionValue value = Expression(passage->expression).value(lookup);
        filled += text.substr(done, passage->begin - done);
        if (const double* number = std::get_if<double>(&value))
            filled += write(*number);
        else if (const std::string* word = std::get_if<std::string>(&value))
            filled += *word;
        else
            throw ExpressionError(passage->expression + " has no value in this report.");
        done = passage->end;
    }
    return filled + text.substr(done);
}

} // namespace tilescope
