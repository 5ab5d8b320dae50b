#include "gpu/declared/reading/text_constant.h"

#include "gpu/declared/expression.h"
#include "gpu/declared/kernel_text.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace tilescope
{
namespace
{

constexpr int mostNestedConstants = 8; // a text is hostile

std::optional<double> constantOf(const std::string& bare, const std::string& written, int depth);

std::optional<double> constantNamed(const std::string& bare, const std::string& name, int depth)
{
    for (std::size_t at = nextWord(bare, name, 0); at != std::string::npos; at = nextWord(bare, name, at + 1)) {
        const std::size_t begin = bare.rfind('\n', at) + 1; // npos + 1 is 0
        const std::string before = bare.substr(begin, at - begin);
        std::size_t end = std::min(bare.find('\n', at), bare.size());
        std::size_t value = at + name.size();
        if (before.find("const") != std::string::npos) {
            value = bare.find('=', at);
            end = std::min(bare.find(';', at), end);
            if (value >= end)
                continue;
            ++value;
            for (std::size_t comma = bare.find(',', value); comma < end; comma = bare.find(',', comma + 1))
                if (const auto part = std::string_view(bare).substr(value, comma - value);
                    std::ranges::count(part, '(') == std::ranges::count(part, ')')) { // "const int a = 1, b = 2;"
                    end = comma;
                    break;
                }
        } else if (before.find("define") == std::string::npos) {
            continue;
        }
        return constantOf(bare, bare.substr(value, end - value), depth);
    }
    return std::nullopt;
}

std::optional<double> constantOf(const std::string& bare, const std::string& written, int depth)
{
    try {
        const double value = Expression(written, Expression::Values::Names).number([&](const auto& name) {
            const std::optional<double> known = depth > 0 ? constantNamed(bare, name.path, depth - 1) : std::nullopt;
            if (!known)
                throw ExpressionError("unknown");
            return ExpressionValue(*known);
        });
        return std::isfinite(value) ? std::optional(value) : std::nullopt;
    } catch (const ExpressionError&) {
        return std::nullopt;
    }
}

} // namespace

std::optional<double> constantIn(const std::string& bare, const std::string& expression)
{
    return constantOf(bare, expression, mostNestedConstants);
}

} // namespace tilescope
