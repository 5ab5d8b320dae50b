#include "gpu/declared/reading/number_use.h"

#include "gpu/declared/kernel_text.h"
#include "gpu/declared/reading/name_meaning.h"
#include "gpu/declared/reading/text_constant.h"
#include "gpu/declared/reading/vector_indices.h"
#include "gpu/declared/value_bytes.h"
#include "gpu/recipe/plan.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <string_view>

namespace tilescope
{

namespace
{

// A text is hostile: what is beyond these limits is not read.
constexpr std::size_t mostTokens = 20'000; ///< of a kernel
constexpr int deepestExpression = 60, mostTurns = 5;

/// Which index of its thread a value depends on.
enum Axis : unsigned { ThreadX = 1, ThreadY = 2, BlockX = 4, BlockY = 8 };

/// What the reader knows of a value.
struct IndexValue {
    unsigned axes = 0;
    std::string number;    ///< the kernel's parameter that it is, but for a constant that is added
    std::string variable;  ///< the variable that it is, alone
    std::string rows;      ///< the parameter that rows are multiplied by in it
    std::string side = {}; ///< the parameter whose square it is
};

/// "x" of blockIdx.x * blockDim.x + threadIdx.x; the block says more than the thread.
bool isColumn(unsigned axes)
{
    return (axes & (BlockX | BlockY)) != 0 ? (axes & (BlockX | BlockY)) == BlockX : axes == ThreadX;
}
bool isRow(unsigned axes)
{
    return (axes & (BlockX | BlockY)) != 0 ? (axes & (BlockX | BlockY)) == BlockY : axes == ThreadY;
}

/// What a kernel does with one number.
struct NumberUse {
    bool boundsColumns = false, boundsRows = false, boundsAll = false;
    bool boundsLoopColumns = false, boundsLoopRows = false; ///< of loops over an image's columns and rows
    bool multipliesColumns = false, multipliesRows = false;
    bool endsThreads = false;    ///< an index is less or greater, so that a larger grid does no harm
    bool boundsThreads = false;  ///< the index of the thread in the grid's x is compared with it
    bool dividesIndices = false; ///< an index is divided by it, which gives a row
    bool givesRests = false;     ///< an index's rest, which is a column, or an index again, as of a hash

    /// The rest by the number of all threads or all values is an index again.
    bool isOfRowLength(bool isNamedAll = false) const
    {
        return !boundsThreads && (dividesIndices || (givesRests && !isNamedAll));
    }
    bool isFactor = false;  ///< something is multiplied by it
    bool isNegated = false; ///< "-radius": it is a reach
    bool isOfBytes = false; ///< it counts bytes
    bool isSide = false;    ///< an index is compared with its square
};

/// The whole numbers that a text names, and those that it writes, if they may be sides of an image.
class SideConstants
{
public:
    explicit SideConstants(const std::string& bare) : m_bare(bare) {}

    /// 0: the word is none.
    int of(const std::string& word)
    {
        constexpr std::size_t most = 500; // each is looked for in all of the text, which is hostile
        constexpr int least = 16, largest = 1 << 24;
        const auto known = m_known.find(word);
        if (known != m_known.end() || m_known.size() == most)
            return known == m_known.end() ? 0 : known->second;
        const bool isWritten = std::ranges::all_of(word, [](unsigned char c) { return std::isdigit(c) != 0; });
        const std::optional<double> value = constantIn(m_bare, word);
        const bool isSide =
            value && *value == std::floor(*value) && *value >= (isWritten ? 2 * least : least) && *value <= largest;
        return m_known[word] = isSide ? static_cast<int>(*value) : 0;
    }

private:
    const std::string& m_bare;
    std::map<std::string, int> m_known;
};

constexpr const char *gridColumns = "gridDim.x", *gridRows = "gridDim.y";

/// Reads the expressions of a kernel's body.
class BodyReader
{
public:
    BodyReader(std::string_view body, const std::vector<BoundParameter>& parameters, SideConstants& constants)
    {
        for (const BoundParameter& parameter : parameters)
            if (!parameter.isPointer && parameter.count == 0)
                m_uses.emplace(parameter.name, NumberUse());
        split(body);
        for (const char* const grid : {gridColumns, gridRows})
            m_uses.emplace(grid, NumberUse());
        for (const std::string& token : m_tokens) {
            const bool isParameter = std::ranges::find(parameters, token, &BoundParameter::name) != parameters.end();
            if (isWord(token) && token.find('.') == std::string::npos && !isParameter && !m_constants.contains(token))
                if (const int value = constants.of(token)) {
                    m_constants.emplace(token, value);
                    m_uses.emplace(token, NumberUse());
                }
            m_usesBlocks = m_usesBlocks || token.starts_with("blockIdx");
        }
    }

    const std::map<std::string, int>& constants() const { return m_constants; }
    /// Whether "WIDTH * HEIGHT" of two constants is in the body.
    bool multiplies(const std::string& one, const std::string& other) const
    {
        return m_products.contains({one, other}) || m_products.contains({other, one});
    }

    void read()
    {
        for (int turn = 0; turn < mostTurns; ++turn) {
            const std::map<std::string, IndexValue> before = m_variables;
            m_at = 0;
            while (m_at < m_tokens.size()) {
                const std::size_t begin = m_at;
                expression(0, 0);
                if (m_at == begin)
                    ++m_at;
            }
            if (turn > 0 && std::ranges::equal(before, m_variables, [](const auto& one, const auto& other) {
                    return one.first == other.first && one.second.axes == other.second.axes;
                }))
                break;
        }
        takeLoops();
    }

    const std::map<std::string, NumberUse>& uses() const { return m_uses; }
    const std::set<std::string>& indexed() const { return m_indexed; } ///< pointers with a thread's index
    bool usesRows() const { return m_usesRows; }
    bool hasDivisions() const
    {
        return std::ranges::any_of(m_uses, [this](const auto& use) {
            const bool isParameter =
                !m_constants.contains(use.first) && use.first != gridColumns && use.first != gridRows;
            return isParameter && use.second.isOfRowLength();
        });
    }

private:
    /// Whether a constant may be a side of the image: an index of one of all threads is compared or multiplied with it,
    /// while a tile's width is for the threads or blocks alone. Parameters may always be.
    bool isOfImage(const std::string& number, unsigned axes) const
    {
        return !m_constants.contains(number) ||
               ((axes & (ThreadX | ThreadY)) != 0 && (!m_usesBlocks || (axes & (BlockX | BlockY)) != 0));
    }

    static bool isWord(const std::string& token) { return isNameLetter(token.front()); }
    static bool isName(const std::string& token) { return isIdentifier(token); }

    /// Words, with the fields "a.b" as one, and signs; the types of casts by name are left out.
    void split(std::string_view body)
    {
        static constexpr std::array<std::string_view, 21> signs{"<<=", ">>=", "->", "++", "--", "<<", ">>",
                                                                "<=",  ">=",  "==", "!=", "&&", "||", "+=",
                                                                "-=",  "*=",  "/=", "%=", "&=", "|=", "^="};
        for (std::size_t at = 0; at < body.size() && m_tokens.size() < mostTokens;) {
            const char c = body[at];
            if (std::isspace(static_cast<unsigned char>(c)) != 0) {
                ++at;
                continue;
            }
            std::size_t end = at;
            while (end < body.size() && (isNameLetter(body[end]) || (body[end] == '.' && end > at)))
                ++end;
            if (end == at) {
                end = at + 1;
                for (const std::string_view sign : signs)
                    if (body.substr(at).starts_with(sign)) {
                        end = at + sign.size();
                        break;
                    }
            }
            const std::string token(body.substr(at, end - at));
            at = end;
            if (token.ends_with("_cast")) {
                const std::size_t open = body.find_first_not_of(" \t\n", at);
                if (open < body.size() && body[open] == '<')
                    at = std::min(body.find('>', open), body.size() - 1) + 1;
                continue;
            }
            m_tokens.push_back(token);
        }
    }

    const std::string& peek(std::size_t further = 0) const
    {
        static const std::string end = ";";
        return m_at + further < m_tokens.size() ? m_tokens[m_at + further] : end;
    }

    static int strengthOf(const std::string& sign)
    {
        static const std::map<std::string_view, int> strengths{
            {"=", 1},   {"+=", 1}, {"-=", 1}, {"*=", 1}, {"/=", 1}, {"%=", 1}, {"<<=", 1}, {">>=", 1},
            {"&=", 1},  {"|=", 1}, {"^=", 1}, {"?", 2},  {"||", 3}, {"&&", 4}, {"|", 5},   {"^", 6},
            {"&", 7},   {"==", 8}, {"!=", 8}, {"<", 9},  {">", 9},  {"<=", 9}, {">=", 9},  {"<<", 10},
            {">>", 10}, {"+", 11}, {"-", 11}, {"*", 12}, {"/", 12}, {"%", 12}};
        const auto known = strengths.find(sign);
        return known == strengths.end() ? 0 : known->second;
    }

    IndexValue expression(int least, int depth)
    {
        if (depth > deepestExpression) {
            ++m_at;
            return {};
        }
        IndexValue left = operand(depth);
        while (true) {
            const std::string sign = peek();
            const int strength = strengthOf(sign);
            if (strength == 0 || strength <= least)
                return left;
            ++m_at;
            if (sign == "?") {
                const IndexValue first = expression(2, depth + 1);
                if (peek() == ":")
                    ++m_at;
                const IndexValue second = expression(1, depth + 1);
                left = {first.axes | second.axes, {}, {}, {}};
                continue;
            }
            const IndexValue right = expression(strength == 1 ? 0 : strength, depth + 1);
            left = joined(left, sign, right);
        }
    }

    IndexValue operand(int depth)
    {
        const std::string token = peek();
        if (token == "-" || token == "+" || token == "*" || token == "&" || token == "!" || token == "~" ||
            token == "++" || token == "--") {
            ++m_at;
            IndexValue value = expression(12, depth + 1);
            if (token == "-" && m_uses.contains(value.number))
                m_uses.at(value.number).isNegated = true;
            return token == "-" || token == "+" || token == "++" ? IndexValue{value.axes, {}, {}, {}} : IndexValue();
        }
        if (token == "(") {
            ++m_at;
            const bool isBytes = peek() == "char" || (peek() == "unsigned" && peek(1) == "char") ||
                                 (peek() == "const" && (peek(1) == "char" || peek(2) == "char")) ||
                                 peek() == "uint8_t" || peek() == "uchar";
            IndexValue value = list(")", depth);
            const bool isCast = isWord(peek()) || peek() == "(";
            if (isCast) {
                const std::size_t begin = m_at;
                value = operand(depth + 1);
                if (isBytes)
                    markBytes(begin);
            }
            return after(value, depth);
        }
        if (!isWord(token))
            return {};
        ++m_at;
        if (m_constants.contains(token))
            return after({0, token, {}, {}}, depth);
        if (!isName(token.substr(0, token.find('.'))))
            return {};
        return after(valueOf(token), depth);
    }

    /// "(char*)p + row * pitch": what follows, up to the end of the sum, counts bytes.
    void markBytes(std::size_t begin)
    {
        int depth = 0;
        for (std::size_t at = begin; at < m_tokens.size(); ++at) {
            const std::string& token = m_tokens[at];
            depth += token == "(" || token == "[" ? 1 : token == ")" || token == "]" ? -1 : 0;
            if (depth < 0 || token == ";" || token == "," || token == "{")
                return;
            if (const auto use = m_uses.find(token); use != m_uses.end())
                use->second.isOfBytes = true;
        }
    }

    IndexValue valueOf(const std::string& token)
    {
        if (token == "threadIdx.x")
            return {ThreadX, {}, {}, {}};
        if (token == "threadIdx.y" || token == "blockIdx.y")
            m_usesRows = true;
        if (token == "threadIdx.y")
            return {ThreadY, {}, {}, {}};
        if (token == "blockIdx.x")
            return {BlockX, {}, {}, {}};
        if (token == "blockIdx.y")
            return {BlockY, {}, {}, {}};
        if (m_uses.contains(token))
            return {0, token, {}, {}};
        if (const auto known = m_variables.find(token); known != m_variables.end())
            return {known->second.axes, known->second.number, token, known->second.rows, known->second.side};
        return {0, {}, token, {}};
    }

    /// Indices, arguments and fields of a value.
    IndexValue after(IndexValue value, int depth)
    {
        while (true) {
            if (peek() == "[") {
                ++m_at;
                if (list("]", depth).axes != 0 && !value.variable.empty())
                    m_indexed.insert(value.variable);
                value = {};
            } else if (peek() == "(") {
                ++m_at;
                const IndexValue arguments = list(")", depth); // min(x, width - 1) is a place in x
                value = {arguments.axes, {}, {}, {}};
            } else if (peek() == "->" || peek().front() == '.') {
                m_at += 2;
                value = {};
            } else if (peek() == "++" || peek() == "--") {
                ++m_at;
            } else {
                return value;
            }
        }
    }

    /// Expressions up to the bracket; of several all that they depend on.
    IndexValue list(const std::string& close, int depth)
    {
        IndexValue all;
        int count = 0;
        while (m_at < m_tokens.size() && peek() != close && peek() != ";" && peek() != "{" && peek() != "}") {
            const std::size_t begin = m_at;
            const IndexValue one = expression(0, depth + 1);
            all = count++ == 0 ? one : IndexValue{all.axes | one.axes, {}, {}, {}};
            if (m_at == begin)
                ++m_at;
        }
        if (peek() == close)
            ++m_at;
        return all;
    }

    IndexValue joined(const IndexValue& left, const std::string& sign, const IndexValue& right)
    {
        const unsigned axes = left.axes | right.axes;
        switch (strengthOf(sign)) {
        case 1: return assigned(left, sign, right);
        case 9: compare(left, right, true); return {};
        case 8: compare(left, right, false); return {};
        case 11: {
            // "width - 1" is still the width; "a + b" of two numbers is neither.
            const bool hasOne = !left.number.empty() && right.number.empty() && right.axes == 0;
            const IndexValue& row = left.rows.empty() ? right : left;
            const IndexValue& other = left.rows.empty() ? left : right;
            const std::string& rows = row.rows;
            if (!rows.empty() && !other.variable.empty() && other.axes == 0 &&
                (isRow(row.axes) || isColumn(row.axes) || row.axes == 0))
                m_columns.insert(other.variable);
            return {axes, hasOne || (!left.number.empty() && sign == "-") ? left.number : std::string(), {}, rows};
        }
        case 12: return product(left, sign, right);
        case 3:
        case 4: return {};
        default: return {axes, {}, {}, {}};
        }
    }

    IndexValue assigned(const IndexValue& left, const std::string& sign, const IndexValue& right)
    {
        if (left.variable.empty() || m_uses.contains(left.variable))
            return right;
        IndexValue& variable = m_variables[left.variable];
        if (sign == "=" || sign == "+=" || sign == "-=")
            variable.axes |= right.axes;
        if (sign == "=" && right.rows.empty() && variable.number.empty() && !right.number.empty())
            variable.number = right.number;
        if (variable.rows.empty())
            variable.rows = right.rows;
        if (sign == "=" && variable.side.empty())
            variable.side = right.side;
        return {variable.axes, {}, left.variable, variable.rows};
    }

    /// An index that is compared with a number.
    void compare(const IndexValue& left, const IndexValue& right, bool isOrder)
    {
        for (const auto& [index, bound] : {std::pair(&left, &right), std::pair(&right, &left)}) {
            if (const auto square = m_uses.find(bound->side); square != m_uses.end() && index->axes != 0)
                square->second.isSide = true;
            const auto use = m_uses.find(bound->number);
            if (use == m_uses.end() || !index->number.empty() || bound->axes != 0)
                continue;
            if (index->axes != 0 && !isOfImage(bound->number, index->axes))
                continue;
            use->second.endsThreads = use->second.endsThreads || (isOrder && index->axes != 0);
            use->second.boundsThreads = use->second.boundsThreads || index->axes == (BlockX | ThreadX);
            if (isColumn(index->axes))
                use->second.boundsColumns = true;
            else if (isRow(index->axes))
                use->second.boundsRows = true;
            else if (index->axes != 0)
                use->second.boundsAll = true;
            else if (!index->variable.empty())
                m_loops[index->variable].insert(bound->number);
        }
    }

    IndexValue product(const IndexValue& left, const std::string& sign, const IndexValue& right)
    {
        const unsigned axes = left.axes | right.axes;
        if (sign != "*") {
            const auto use = m_uses.find(right.number);
            const bool isOther = m_constants.contains(right.number) && meaningOfName(right.number) != "width";
            if (use == m_uses.end() || axes == 0 || isOther)
                return {axes, {}, {}, {}};
            (sign == "/" ? use->second.dividesIndices : use->second.givesRests) = true;
            return {sign == "/" ? unsigned(BlockY) : unsigned(BlockX), {}, {}, {}};
        }
        if (!left.number.empty() && left.number == right.number)
            return {0, {}, {}, {}, left.number};
        for (const IndexValue* side : {&left, &right})
            if ((side->number == gridColumns || side->number == gridRows) && axes == 0)
                return {0, side->number, {}, {}}; // "gridDim.x * blockDim.x" is as wide as the grid
        if (m_constants.contains(left.number) && m_constants.contains(right.number))
            m_products.insert({left.number, right.number});
        for (const auto& [index, factor] : {std::pair(&left, &right), std::pair(&right, &left)}) {
            const auto use = m_uses.find(factor->number);
            if (use != m_uses.end())
                use->second.isFactor = true;
            if (use == m_uses.end() || factor->axes != 0 ||
                (index->axes != 0 && !isOfImage(factor->number, index->axes)))
                continue;
            if ((index->axes & BlockX) != 0 && (index->axes & BlockY) != 0 && factor->number == gridColumns)
                use->second.multipliesRows = use->second.multipliesColumns = true; // each in its turn: a transposition
            if (index->axes != 0 && isRow(index->axes)) {
                use->second.multipliesRows = true;
                return {axes, {}, {}, factor->number};
            }
            if (index->axes != 0 && isColumn(index->axes)) {
                use->second.multipliesColumns = true;
                return {axes, {}, {}, factor->number};
            }
            if (index->axes == 0 && !index->variable.empty()) {
                m_multiplied[index->variable].insert(factor->number);
                return {axes, {}, {}, factor->number};
            }
        }
        return {axes, {}, {}, {}};
    }

    /// A variable of a loop that is multiplied by an image's width is a row, and one that is added to a row's product
    /// is a column; those of a window are added to a thread's index.
    void takeLoops()
    {
        const auto isOfImage = [&](const std::string& number) {
            const NumberUse& use = m_uses.at(number);
            return use.boundsColumns || use.boundsRows || use.multipliesRows || use.multipliesColumns;
        };
        for (const auto& [variable, bounds] : m_loops)
            for (const std::string& bound : bounds) {
                const auto factors = m_multiplied.find(variable);
                NumberUse& use = m_uses.at(bound);
                use.boundsLoopRows = use.boundsLoopRows ||
                                     (factors != m_multiplied.end() && std::ranges::any_of(factors->second, isOfImage));
                use.boundsLoopColumns = use.boundsLoopColumns || m_columns.contains(variable);
            }
    }

    std::vector<std::string> m_tokens;
    std::size_t m_at = 0;
    std::map<std::string, NumberUse> m_uses;
    std::map<std::string, int> m_constants;                   ///< those of the uses that are no parameters
    std::set<std::pair<std::string, std::string>> m_products; ///< of two constants
    bool m_usesBlocks = false;
    std::map<std::string, IndexValue> m_variables;
    std::map<std::string, std::set<std::string>> m_loops;      ///< variables without an axis, and what bounds them
    std::map<std::string, std::set<std::string>> m_multiplied; ///< such variables, and by what
    std::set<std::string> m_columns;                           ///< variables that are added to a row's product
    std::set<std::string> m_indexed;
    bool m_usesRows = false;
};

/// Says what the numbers of one kernel are.
class MeaningFinder
{
public:
    MeaningFinder(DefinedKernel& kernel, const BodyReader& body) : m_kernel(kernel), m_body(body)
    {
        bool hasRowProducts = false, hasColumnProducts = false;
        for (const BoundParameter& parameter : m_kernel.bound) {
            const NumberUse use = useOf(parameter);
            hasRowProducts = hasRowProducts || use.multipliesRows;
            hasColumnProducts = hasColumnProducts || use.multipliesColumns;
            const std::string named = meaningOfName(parameter.ownName());
            m_hasWidth = m_hasWidth || named == "width";
            m_hasHeight = m_hasHeight || named == "height";
        }
        m_isExchanged = hasColumnProducts && !hasRowProducts;
        m_hasRowProducts = hasRowProducts;
    }

    void find()
    {
        for (BoundParameter& parameter : m_kernel.bound)
            if (parameter.isPointer) {
                parameter.isIndexedByThread = m_body.indexed().contains(parameter.name);
            } else if (parameter.count == 0) {
                parameter.meaning = meaningOf(parameter);
                const bool isSame = parameter.argument == parameter.meaning ||
                                    (parameter.meaning == "pixels" && isAllPixels(parameter.argument));
                parameter.isOfLaunch =
                    !parameter.meaning.empty() && isSame && meaningOfName(parameter.ownName()) != parameter.meaning;
                if (parameter.meaning == "pitch" || parameter.meaning == "result.pitch")
                    parameter.rowValues = rowValues(parameter);
            }
        findFixedSides();
    }

private:
    bool isGiven(std::string_view meaning) const
    {
        return std::ranges::any_of(m_kernel.bound, [&](const BoundParameter& parameter) {
            return !parameter.isPointer && parameter.meaning == meaning;
        });
    }

    /// The sides that are constants of the text, where no parameter is that side.
    void findFixedSides()
    {
        const auto is = [](bool NumberUse::*fact) { return [fact](const NumberUse& use) { return use.*fact; }; };
        const std::string across = constantWith(is(&NumberUse::boundsColumns)),
                          down = constantWith(is(&NumberUse::boundsRows));
        const std::string rows = constantWith(is(&NumberUse::multipliesRows)),
                          columns = constantWith(is(&NumberUse::multipliesColumns));
        const std::string divisor = constantWith([](const NumberUse& use) { return use.isOfRowLength(); });
        const NumberUse& wide = m_body.uses().at(gridColumns);
        const NumberUse& high = m_body.uses().at(gridRows);
        if (m_body.usesRows() && (wide.multipliesRows || wide.multipliesColumns || high.multipliesColumns)) {
            m_kernel.fixedSides = {0, 0, false, true, wide.multipliesRows && wide.multipliesColumns};
            return;
        }
        if (isGiven("pixels") || isGiven("pitch"))
            return;
        const auto first = [](std::initializer_list<std::string> names) {
            const auto* const found =
                std::ranges::find_if(names, [](const std::string& name) { return !name.empty(); });
            return found == names.end() ? std::string() : *found;
        };
        if (!m_body.usesRows() && divisor.empty()) { // one dimension
            if (!isGiven("width") && !isGiven("height"))
                m_kernel.fixedSides = {valueOf(across), 0, true};
            return;
        }
        const bool isExchanged = rows.empty() && !columns.empty();
        const std::string width = isExchanged ? first({down, columns}) : first({across, rows, divisor});
        std::string height = isExchanged ? across : first({down, columns});
        for (const auto& [name, value] : m_body.constants())
            if (height.empty() && !width.empty() && name != width && m_body.multiplies(width, name))
                height = name;
        if (height.empty() && !width.empty() && m_body.uses().at(width).boundsLoopRows)
            height = width; // a product of matrices
        m_kernel.fixedSides = {isGiven("width") ? launchedSide("width") : valueOf(width),
                               isGiven("height") ? launchedSide("height") : valueOf(height), false};
    }

    /// The number that the text's launch gives a side, if the kernel does not compare indices with it: it could not end
    /// the threads of a larger grid. 0: it gives no number.
    int launchedSide(std::string_view meaning) const
    {
        constexpr double largest = 16384;
        for (const BoundParameter& parameter : m_kernel.bound) {
            const auto use = m_body.uses().find(parameter.name);
            if (parameter.meaning != meaning || parameter.fallback.empty() || use == m_body.uses().end())
                continue;
            const double value = constantIn({}, parameter.fallback).value_or(0);
            if (!use->second.endsThreads && value >= 2 && value <= largest)
                return static_cast<int>(value);
        }
        return 0;
    }

    template <class Fact>
    std::string constantWith(const Fact& fact) const
    {
        for (const auto& [name, value] : m_body.constants()) {
            const NumberUse& use = m_body.uses().at(name);
            const bool isSide = isIdentifier(name) || use.multipliesRows || use.multipliesColumns; // not "x < 100"
            if (isSide && fact(use) && !use.isNegated)
                return name;
        }
        return {};
    }

    int valueOf(const std::string& constant) const
    {
        const auto known = m_body.constants().find(constant);
        return known == m_body.constants().end() ? 0 : known->second;
    }

    static bool isWhole(const std::string& type)
    {
        static constexpr std::array<std::string_view, 14> types{
            "int",   "unsigned int", "unsigned", "size_t",   "long",    "long long",      "unsigned long",
            "short", "uint",         "int32_t",  "uint32_t", "int64_t", "unsigned short", "unsigned long long"};
        return std::ranges::find(types, type) != types.end();
    }

    /// Nothing of a number that is named after something else than an image.
    NumberUse useOf(const BoundParameter& parameter) const
    {
        static constexpr std::array<std::string_view, 24> others{
            "radius", "mask",   "kernel", "filter", "window", "tile",   "halo",  "pad",
            "block",  "thresh", "chan",   "offset", "border", "margin", "half",  "ksize",
            "start",  "begin",  "first",  "level",  "bins",   "shift",  "scale", "factor"};
        const auto known = m_body.uses().find(parameter.name);
        const std::string plain = plainName(parameter.ownName());
        const bool isOther =
            plain == "r" || plain == "c" || plain == "ch" ||
            std::ranges::any_of(others, [&](auto word) { return plain.find(word) != std::string::npos; });
        if (known == m_body.uses().end() || isOther || !isWhole(parameter.type) || known->second.isNegated)
            return {};
        return known->second;
    }

    std::string meaningOf(const BoundParameter& parameter)
    {
        const NumberUse use = useOf(parameter);
        const std::string named = meaningOfName(parameter.ownName());
        const auto known = m_body.uses().find(parameter.name);
        if (isShortForChannels(parameter.ownName()) && known != m_body.uses().end() && known->second.isFactor)
            return "channels";
        if (named == "channels" || (parameter.isReal() && named != "pixels"))
            return named;
        const bool isOfRows = m_isExchanged ? use.multipliesColumns : use.multipliesRows;
        if (named == "pitch" || named == "result.pitch")
            return !isOfImage(parameter.argument) && isStep(parameter, use, isOfRows) ? "" : named;
        const bool isFlat = !m_body.usesRows() && !m_body.hasDivisions() && !m_isExchanged;
        const bool boundsColumns = m_isExchanged ? use.boundsRows : use.boundsColumns && !isFlat;
        const bool boundsRows = m_isExchanged ? use.boundsColumns : use.boundsRows;
        const bool isNamed = named == "width" || named == "height";
        const bool areSidesNamed = m_hasWidth && m_hasHeight && !isNamed; // then other loops are those of a window
        const bool isHeight = boundsRows || (use.boundsLoopRows && !areSidesNamed) ||
                              (!m_isExchanged && use.multipliesColumns && m_hasRowProducts && !boundsColumns);
        const bool isWidth = boundsColumns || isOfRows || use.isOfRowLength(named == "pixels") ||
                             (use.boundsLoopColumns && !areSidesNamed);
        const bool hasOther = named == "width"    ? m_hasHeight
                              : named == "height" ? m_hasWidth
                                                  : m_hasWidth && m_hasHeight;
        const bool isOfProduct = isOfRows && use.boundsLoopRows; // of two matrices: columns of one, rows of the other
        if ((use.isSide && !hasOther) || (isWidth && isHeight && (isOfProduct || !hasOther))) {
            m_kernel.isSquare = true;
            return "width";
        }
        if (isNamed)
            return named;
        if (parameter.argument == "width" || parameter.argument == "height")
            return parameter.argument;
        if (isWidth != isHeight)
            return isWidth ? "width" : "height";
        const bool boundsAll = use.boundsAll || (isFlat && use.boundsColumns);
        if (isOfImage(parameter.argument))
            return isAllPixels(parameter.argument) ? "pixels" : parameter.argument;
        return boundsAll ? "pixels" : named;
    }

    static bool isOfImage(const std::string& argument)
    {
        return nextWord(argument, "width") != std::string::npos || nextWord(argument, "height") != std::string::npos ||
               nextWord(argument, "pixels") != std::string::npos;
    }

    static bool isAllPixels(const std::string& argument)
    {
        return argument == "(width * height)" || argument == "(height * width)";
    }

    /// "stride" of a loop or of a result that is smaller, and not of rows.
    bool isStep(const BoundParameter& parameter, const NumberUse& use, bool isOfRows) const
    {
        const std::string plain = plainName(parameter.ownName());
        const bool isShort = plain == "step" || plain == "stride";
        if (!isShort || use.isOfBytes || (isOfRows && !(use.multipliesColumns && m_body.usesRows())))
            return false;
        return use.multipliesColumns || use.isOfRowLength() || !m_body.usesRows();
    }

    /// How many values a row has, where they are not those of the picture that the kernel reads: bytes, or pixels.
    std::string rowValues(const BoundParameter& pitch) const
    {
        if (isOfImage(pitch.argument))
            return pitch.argument;
        const bool isOfResult = pitch.meaning == "result.pitch";
        const BoundParameter* pointer = nullptr;
        for (const BoundParameter& parameter : m_kernel.bound)
            if (parameter.isPointer &&
                (!pointer || (isOfResult && !pointer->use.mayStore() && parameter.use.mayStore())))
                pointer = &parameter;
        if (!pointer)
            return {};
        const ElementType element = elementOf(pointer->type);
        const std::size_t bytes = builtInTypeBytes(element.scalar).value_or(1);
        const NumberUse use = useOf(pitch);
        if (element.channels > 1)
            return use.isOfBytes ? "width * " + std::to_string(bytes * static_cast<std::size_t>(element.channels))
                                 : std::string("width");
        return use.isOfBytes && bytes > 1 ? pitch.meaning + " * " + std::to_string(bytes) : "";
    }

    DefinedKernel& m_kernel;
    const BodyReader& m_body;
    bool m_hasWidth = false, m_hasHeight = false;
    bool m_isExchanged = false; ///< columns are multiplied, and not rows: threads along x are rows
    bool m_hasRowProducts = false;
};

} // namespace

void takeNumberMeanings(std::vector<DefinedKernel>& kernels, const std::string& bare)
{
    SideConstants constants(bare);
    for (DefinedKernel& kernel : kernels) {
        const std::size_t end = afterClosed(bare, kernel.body, '{', '}');
        const std::string text = withIndicesAsNumbers(bare.substr(kernel.body, end - kernel.body));
        BodyReader body(text, kernel.bound, constants);
        body.read();
        MeaningFinder(kernel, body).find();
    }
}

} // namespace tilescope
