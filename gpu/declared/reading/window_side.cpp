#include "gpu/declared/reading/window_side.h"

#include "gpu/declared/kernel_text.h"
#include "gpu/declared/reading/name_meaning.h"
#include "gpu/declared/reading/text_constant.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace tilescope
{

namespace
{

// A text is hostile: what is beyond these limits is not read.
constexpr int mostIndices = 20, deepestLocal = 3;
constexpr std::size_t longestIndex = 300;

/// Looks at the indices of one pointer.
class WindowReader
{
public:
    WindowReader(const DefinedKernel& kernel, const std::string& bare) : m_kernel(kernel), m_bare(bare)
    {
        const std::size_t end = afterClosed(bare, kernel.body, '{', '}');
        m_body = std::string_view(bare).substr(kernel.body, end - kernel.body);
    }

    WindowSide of(const std::string& pointer) const
    {
        int indices = 0;
        for (std::size_t at = nextWord(m_body, pointer); at != std::string_view::npos && indices++ < mostIndices;
             at = nextWord(m_body, pointer, at + 1)) {
            const std::size_t open = m_body.find_first_not_of(" \t\n", at + pointer.size());
            if (open == std::string_view::npos || m_body[open] != '[')
                continue;
            const std::size_t close = afterClosed(m_body.substr(0, open + longestIndex), open, '[', ']');
            std::string index(m_body.substr(open + 1, close - open - 2));
            for (int depth = 0; depth < deepestLocal && isIdentifier(index); ++depth)
                index = localValue(index);
            if (const std::string side = factorIn(index); !side.empty())
                return {side, radiusOf(side), false};
            if (const std::string radius = addedIn(index); !radius.empty())
                return {"(2 * " + radius + " + 1)", radius, true};
        }
        return {};
    }

private:
    bool isNumber(const std::string& name) const
    {
        return std::ranges::any_of(m_kernel.bound, [&](const BoundParameter& parameter) {
            return !parameter.isPointer && parameter.name == name && parameter.meaning.empty();
        });
    }

    /// "2 * S + 1" of "int side = 2 * S + 1;" in the body; empty: there is none.
    std::string localValue(const std::string& name) const
    {
        for (std::size_t at = nextWord(m_body, name); at != std::string_view::npos;
             at = nextWord(m_body, name, at + 1)) {
            const std::size_t sign = m_body.find_first_not_of(" \t\n", at + name.size());
            const std::size_t end = std::min(m_body.find_first_of(";,", at), m_body.size());
            if (sign < end && m_body[sign] == '=' && m_body[sign + 1] != '=' && end - sign < longestIndex)
                return std::string(m_body.substr(sign + 1, end - sign - 1));
        }
        return {};
    }

    /// The name or number as an expression of the kernel's numbers; empty: it is none.
    std::string asNumber(const std::string& word, int depth = 0) const
    {
        if (isNumber(word))
            return word;
        if (const auto value = constantIn(m_bare, word))
            return sideOf(*value);
        return depth < deepestLocal && isIdentifier(word) ? expressionOf(localValue(word), depth) : std::string();
    }

    static std::string sideOf(double value)
    {
        constexpr double largest = 255;
        return value >= 2 && value <= largest && value == std::floor(value) ? std::to_string(static_cast<int>(value))
                                                                            : std::string();
    }

    /// "2 * radius + 1" of the kernel's numbers, in brackets; empty: it is of something else.
    std::string expressionOf(const std::string& written, int depth) const
    {
        if (written.empty() ||
            written.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_ "
                                      "+-*()") != std::string::npos)
            return {};
        std::string expression;
        bool hasName = false;
        for (std::size_t at = 0; at < written.size();) {
            std::size_t end = at;
            while (end < written.size() && isNameLetter(written[end]))
                ++end;
            const std::string name = written.substr(at, end - at);
            if (isIdentifier(name)) {
                const std::string number = asNumber(name, depth + 1);
                if (number.empty())
                    return {};
                expression += number;
                hasName = true;
            } else {
                expression += end > at ? name : written.substr(at, 1);
            }
            at = std::max(end, at + 1);
        }
        const std::size_t first = expression.find_first_not_of(' ');
        const bool isReach = first != std::string::npos && expression[first] == '-'; // where a loop begins
        return hasName && !isReach ? "(" + expression.substr(first) + ")" : std::string();
    }

    /// What rows are multiplied by: "side" of "(i + half) * side + j".
    std::string factorIn(const std::string& index) const
    {
        for (std::size_t sign = index.find('*'); sign != std::string::npos; sign = index.find('*', sign + 1)) {
            std::size_t begin = std::min(index.find_first_not_of(' ', sign + 1), index.size()), end = begin;
            if (begin < index.size() && index[begin] == '(') { // "i * (2 * R + 1)"
                const std::string inner = index.substr(begin + 1, afterClosed(index, begin, '(', ')') - begin - 2);
                const std::optional<double> value = constantIn(m_bare, inner);
                if (const std::string right = value ? sideOf(*value) : expressionOf(inner, 0); !right.empty())
                    return right;
            }
            while (end < index.size() && isNameLetter(index[end]))
                ++end;
            if (const std::string right = asNumber(index.substr(begin, end - begin)); !right.empty())
                return right;
            end = sign;
            while (end > 0 && index[end - 1] == ' ')
                --end;
            begin = end;
            while (begin > 0 && isNameLetter(index[begin - 1]))
                --begin;
            if (begin > 0 && index[begin - 1] == '.') // "y" of threadIdx.y
                continue;
            if (const std::string left = asNumber(index.substr(begin, end - begin)); !left.empty())
                return left;
        }
        return {};
    }

    /// "radius" of "k + radius".
    std::string addedIn(const std::string& index) const
    {
        for (const std::string& part : listedIn(index, false))
            if (const std::size_t sign = part.find('+'); sign != std::string::npos) {
                std::string word = part.substr(sign + 1);
                word = word.substr(std::min(word.find_first_not_of(' '), word.size()));
                if (const std::string right = asNumber(word); !right.empty())
                    return right;
            }
        return {};
    }

    static std::string radiusOf(const std::string& side)
    {
        if (side.find_first_not_of("0123456789") == std::string::npos) {
            const int number = std::atoi(side.c_str());
            return number % 2 == 1 ? std::to_string(number / 2) : std::string();
        }
        const std::string_view begin = "(2 * ", end = " + 1)";
        if (side.size() > begin.size() + end.size() && side.starts_with(begin) && side.ends_with(end))
            if (const std::string radius = side.substr(begin.size(), side.size() - begin.size() - end.size());
                isIdentifier(radius))
                return radius;
        return "(" + side + " - 1) // 2";
    }

    const DefinedKernel& m_kernel;
    const std::string& m_bare;
    std::string_view m_body;
};

} // namespace

using Words = std::set<std::string>;

static const Words windowWords{"filter", "kernel", "mask",  "window",   "weights", "weight",
                               "coeff",  "coeffs", "gauss", "gaussian", "stencil", "conv"};

static bool hasOf(const std::vector<std::string>& words, const Words& wanted)
{
    return std::ranges::any_of(words, [&](const std::string& word) { return wanted.contains(word); });
}

bool isNamedAsWindow(const std::string& name)
{
    std::vector<std::string> words = wordsOfName(name);
    for (std::string& word : words) // "kernelx" of Sobel's two, "mask1"
        if (!windowWords.contains(word) && word.size() > 3 && word.find_last_of("xyhv12") == word.size() - 1)
            word.pop_back();
    return hasOf(words, windowWords);
}

/// Where the kernel hands the pointer on: by the names of both, "filter" and "dimension" or "kernelRadius".
static WindowSide namedWindow(const DefinedKernel& kernel, const BoundParameter& pointer)
{
    static const Words sides{"dimension", "dim", "size", "side", "width", "diameter", "order", "ksize"};
    static const Words radii{"radius", "half", "halfsize", "halfwidth", "r"};
    if (!isNamedAsWindow(pointer.ownName()))
        return {};
    for (const BoundParameter& number : kernel.bound) {
        const std::vector<std::string> words = wordsOfName(number.ownName());
        const bool isOfWindow = words.size() == 1 || hasOf(words, windowWords);
        if (number.isPointer || !number.meaning.empty() || !isOfWindow)
            continue;
        if (hasOf(words, radii))
            return {"(2 * " + number.name + " + 1)", number.name, false, true};
        if (hasOf(words, sides))
            return {number.name, "(" + number.name + " - 1) // 2", false, true};
    }
    return {.isNamed = true};
}

WindowSide windowSide(const DefinedKernel& kernel, const BoundParameter& pointer, const std::string& bare)
{
    WindowSide window = WindowReader(kernel, bare).of(pointer.name);
    const WindowSide named = namedWindow(kernel, pointer);
    window.isNamed = named.isNamed;
    return window.side.empty() ? named : window;
}

void takeWindowSides(std::vector<DefinedKernel>& kernels, const std::string& bare)
{
    for (DefinedKernel& kernel : kernels)
        for (const BoundParameter& pointer : kernel.bound) {
            if (!pointer.isPointer || !pointer.isOnlyRead())
                continue;
            const WindowSide window = windowSide(kernel, pointer, bare);
            if (pointer.isIndexedByThread && !window.isNamed)
                continue;
            const double count = pointer.values.empty() ? (window.isRow ? 3 : 9) : double(pointer.values.size());
            const double side = window.isRow ? count : std::sqrt(count);
            if (window.side.empty() || side != std::floor(side))
                continue;
            for (BoundParameter& number : kernel.bound) {
                const bool isSide = number.name == window.side, isRadius = number.name == window.radius;
                const bool fits = isSide || (isRadius && std::fmod(side, 2) == 1);
                if (!number.isPointer && number.fallback.empty() && number.argument.empty() && fits)
                    number.fallback = std::to_string(isSide ? side : (side - 1) / 2);
            }
        }
}

std::string constantWeights(const std::string& bare, const std::string& array, const std::string& type)
{
    constexpr int largest = 63;
    constexpr std::size_t longest = 200;
    if (type != "float" && type != "double")
        return {};
    double count = 0;
    bool isSquare = false;
    for (std::size_t at = nextWord(bare, array); at != std::string::npos; at = nextWord(bare, array, at + 1)) {
        std::size_t open = bare.find_first_not_of(" \t\n", at + array.size());
        double here = 1;
        int sides = 0;
        while (open != std::string::npos && bare[open] == '[') {
            const std::string_view part = std::string_view(bare).substr(open, longest);
            const std::string index(part.substr(1, afterClosed(part, 0, '[', ']') - 2));
            here *= constantIn(bare, index).value_or(0);
            isSquare = isSquare || ++sides > 1 || (count > 0 && index.find('*') != std::string::npos);
            open = bare.find_first_not_of(" \t\n", open + index.size() + 2);
        }
        if (count == 0)
            count = here;
        if (count < 3)
            return {};
    }
    const int side = static_cast<int>(std::lround(isSquare ? std::sqrt(count) : count));
    const bool isWindow = side >= 3 && side <= largest && side % 2 == 1 && (isSquare ? side * side : side) == count;
    return isWindow ? (isSquare ? "gaussian(" : "gaussian_row(") + std::to_string(side / 2) + ")" : "";
}

} // namespace tilescope
