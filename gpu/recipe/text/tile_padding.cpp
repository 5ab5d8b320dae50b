#include "gpu/recipe/text/tile_padding.h"

#include "gpu/recipe/text/kernel_code.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <string_view>
#include <utility>
#include <vector>

namespace tilescope
{

namespace
{

constexpr int mostElements = 1024;
constexpr std::string_view markBegin = "// Host: the rows of the tile lie ", markEnd = " elements further apart.";

/// How a kernel uses the name at a place.
enum class Use { Declared, Parameter, Factor, Summand, Bound, Other };

char before(std::string_view code, std::size_t at, std::size_t* place = nullptr)
{
    while (at > 0 && std::isspace(static_cast<unsigned char>(code[at - 1])) != 0)
        --at;
    if (place)
        *place = at;
    return at > 0 ? code[at - 1] : '\0';
}

char after(std::string_view code, std::size_t at)
{
    while (at < code.size() && std::isspace(static_cast<unsigned char>(code[at])) != 0)
        ++at;
    return at < code.size() ? code[at] : '\0';
}

Use useOf(std::string_view code, std::size_t at, std::size_t length)
{
    std::size_t place = 0;
    const char left = before(code, at, &place), right = after(code, at + length);
    const bool isTyped = place >= 3 && code.substr(place - 3, 3) == "int" && place < at;
    if (isTyped)
        return right == '=' ? Use::Declared : right == ',' || right == ')' ? Use::Parameter : Use::Other;
    if (right == '*' || right == '/' || right == '%' || right == '=' || right == '[' || right == '(')
        return Use::Other;
    if (left == '*')
        return Use::Factor;
    if (left == '+' || left == '-')
        return Use::Summand;
    const bool isLeastOf = place >= 4 && code.substr(place - 4, 4) == "min(";
    return left == '<' || isLeastOf ? Use::Bound : Use::Other;
}

struct Place {
    std::size_t at;
    Use use;
};

std::vector<Place> placesOf(std::string_view code, std::string_view name)
{
    std::vector<Place> places;
    for (std::size_t at = code.find(name); at != std::string_view::npos; at = code.find(name, at + name.size())) {
        const bool isWhole = (at == 0 || !isNameLetter(code[at - 1])) &&
                             (at + name.size() == code.size() || !isNameLetter(code[at + name.size()]));
        if (isWhole)
            places.push_back({at, useOf(code, at, name.size())});
    }
    return places;
}

/// The end of the expression that begins here: before its comma or semicolon.
std::size_t endOfValue(std::string_view code, std::size_t at)
{
    int depth = 0;
    for (; at < code.size(); ++at) {
        const char c = code[at];
        if (depth == 0 && (c == ',' || c == ';'))
            break;
        depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
    }
    return at;
}

bool isOnly(const std::vector<Place>& places, std::initializer_list<Use> uses)
{
    return std::ranges::all_of(places, [&](const Place& place) { return std::ranges::count(uses, place.use) > 0; });
}

} // namespace

std::optional<std::string> withTilePadding(const std::string& text, int elements)
{
    if (elements < 1 || elements > mostElements || tilePaddingOf(text) != 0)
        return std::nullopt;
    const std::string code = withoutComments(text);
    std::string name = "tilePitch";
    if (code.find(name) == std::string::npos)
        name = "tileWidth";
    const std::vector<Place> places = placesOf(code, name);
    const bool isPitch = isOnly(places, {Use::Declared, Use::Factor, Use::Summand});
    const bool isWidthToo = isOnly(places, {Use::Declared, Use::Parameter, Use::Factor, Use::Bound});
    const auto isFactor = [](const Place& place) { return place.use == Use::Factor; };
    if (std::ranges::none_of(places, isFactor) || (!isPitch && !isWidthToo))
        return std::nullopt;
    const std::string more = " + " + std::to_string(elements);
    std::string padded = text;
    for (auto place = places.rbegin(); place != places.rend(); ++place) { // from the end, so that places stay valid
        if (isPitch && place->use == Use::Declared) {
            const std::size_t begin = code.find_first_not_of(" \t\n", code.find('=', place->at) + 1);
            if (begin == std::string::npos) // a text that is still being typed
                return std::nullopt;
            const std::size_t end = endOfValue(code, begin);
            const std::string value = text.substr(begin, end - begin);
            const bool isSum = value.find_first_of("?<>=&|^") == std::string::npos;
            padded.insert(end, isSum ? more : ")" + more);
            if (!isSum)
                padded.insert(begin, "(");
        } else if (!isPitch && place->use == Use::Factor) {
            padded.insert(place->at + name.size(), more + ")");
            padded.insert(place->at, "(");
        }
    }
    return std::string(markBegin) + std::to_string(elements) + std::string(markEnd) + "\n" + padded;
}

bool hasSharedElements(const std::string& text, int bytes)
{
    static constexpr std::pair<std::string_view, int> types[] = {
        {"unsigned char", 1}, {"char", 1}, {"uchar3", 3}, {"uchar4", 4}, {"unsigned", 4},
        {"unsigned int", 4},  {"int", 4},  {"float", 4},  {"float2", 8}, {"float4", 16}};
    constexpr std::string_view keyword = "__shared__ ";
    const std::string code = withoutComments(text);
    for (std::size_t at = code.find(keyword); at != std::string::npos; at = code.find(keyword, at + 1)) {
        const std::string_view declaration =
            std::string_view(code).substr(at + keyword.size(), code.find_first_of("[;", at) - at - keyword.size());
        const std::size_t name = declaration.rfind(' ');
        const auto type =
            std::ranges::find(types, declaration.substr(0, name), &std::pair<std::string_view, int>::first);
        if (name != std::string_view::npos && type != std::end(types) && type->second == bytes)
            return true;
    }
    return false;
}

int tilePaddingOf(const std::string& text)
{
    const std::size_t mark = text.find(markBegin);
    if (mark == std::string::npos)
        return 0;
    const char* const begin = text.data() + mark + markBegin.size();
    int elements = 0;
    const auto read = std::from_chars(begin, text.data() + text.size(), elements);
    const bool isMark =
        read.ec == std::errc() && std::string_view(read.ptr, text.data() + text.size()).starts_with(markEnd);
    return isMark && elements >= 1 && elements <= mostElements ? elements : 0;
}

} // namespace tilescope
