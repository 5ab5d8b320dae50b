#include "gpu/declared/reading/vector_indices.h"

#include "gpu/declared/kernel_text.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace tilescope
{

namespace
{

constexpr std::string_view indexBlanks = " \t\r\n";
constexpr std::size_t longestVector = 500; // a text is hostile
constexpr int mostVectors = 50;

std::size_t nextLetter(const std::string& body, std::size_t at)
{
    return std::min(body.find_first_not_of(indexBlanks, at), body.size());
}

std::string wordFrom(const std::string& body, std::size_t at)
{
    std::size_t end = at;
    while (end < body.size() && isNameLetter(body[end]))
        ++end;
    return body.substr(at, end - at);
}

/// What stands in place of the declaration whose type begins at `begin`, and where that ends; empty: it is none.
std::string asNumbers(const std::string& body, std::size_t begin, std::string_view type, std::size_t& end)
{
    std::size_t at = nextLetter(body, begin + type.size());
    const std::string name = wordFrom(body, at);
    if (!isIdentifier(name))
        return {};
    at = nextLetter(body, at + name.size());
    if (at < body.size() && body[at] == '=') {
        at = nextLetter(body, at + 1);
        if (const std::string maker = wordFrom(body, at); maker == type || maker == "make_" + std::string(type))
            at = nextLetter(body, at + maker.size());
    }
    if (at >= body.size() || (body[at] != '(' && body[at] != '{'))
        return {};
    const char close = body[at] == '(' ? ')' : '}';
    const std::string_view list = std::string_view(body).substr(at, longestVector);
    const std::size_t closed = afterClosed(list, 0, body[at], close);
    end = nextLetter(body, at + closed);
    const std::vector<std::string> values = listedIn(list.substr(1, closed - 2), false);
    if (end >= body.size() || body[end] != ';' || values.size() < 2 || values.size() > 3)
        return {};
    std::string numbers;
    for (std::size_t i = 0; i < values.size(); ++i)
        numbers.append("int ").append(name).append(".").append(1, "xyz"[i]).append(" = ").append(values[i]).append(";");
    return numbers;
}

} // namespace

std::string withIndicesAsNumbers(std::string body)
{
    int found = 0;
    for (const std::string_view type : {"int2", "uint2", "int3", "uint3", "dim3", "short2", "ushort2"})
        for (std::size_t at = nextWord(body, type); at != std::string::npos && found < mostVectors;
             at = nextWord(body, type, at + 1)) {
            std::size_t end = 0;
            const std::string numbers = asNumbers(body, at, type, end);
            if (numbers.empty())
                continue;
            body.replace(at, end + 1 - at, numbers);
            ++found;
        }
    return body;
}

} // namespace tilescope
