#include "gpu/direct/direct_launch.h"

#include <algorithm>
#include <charconv>

namespace tilescope
{

namespace
{

GivenArray madeArray(const std::string& text, const std::string& rest, Buffer::Fill fill)
{
    const std::size_t colon = rest.find(':');
    const ArrayType* type = arrayTypeNamed(rest.substr(0, colon));
    if (!type || colon == std::string::npos)
        throw DirectLaunchError("\"" + text + "\" makes no array; " + text.substr(0, text.find(':')) +
                                ":float32:480x640 makes one of 480 rows. Its type is one of " + arrayTypeNames() + ".");
    return {{type, parseShape(rest.substr(colon + 1), type->bytes), {}}, fill};
}

GivenBytes bytesOfHex(const std::string& text, const std::string& digits)
{
    GivenBytes given;
    for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
        unsigned byte = 0;
        const auto [end, error] = std::from_chars(digits.data() + i, digits.data() + i + 2, byte, 16);
        if (error != std::errc() || end != digits.data() + i + 2)
            break;
        given.bytes.push_back(static_cast<std::byte>(byte));
    }
    if (digits.empty() || 2 * given.bytes.size() != digits.size())
        throw DirectLaunchError("\"" + text + "\" has no bytes as pairs of hexadecimal digits, such as bytes:00ff.");
    return given;
}

} // namespace

GivenValue parseGivenValue(const std::string& text, const std::function<Array(const std::string& file)>& read)
{
    const std::size_t colon = text.find(':');
    const std::string head = colon == std::string::npos ? "" : text.substr(0, colon);
    if (text.ends_with(".npy"))
        return GivenArray{read(text)};
    if (text.starts_with('@'))
        return GivenAlias{text.substr(1)};
    if (head == "zeros" || head == "empty")
        return madeArray(text, text.substr(colon + 1), head == "zeros" ? Buffer::Fill::Zero : Buffer::Fill::None);
    if (head == "bytes")
        return bytesOfHex(text, text.substr(colon + 1));
    GivenNumber given;
    if (colon != std::string::npos) {
        if (!arrayTypeNamed(head))
            throw DirectLaunchError("\"" + head + "\" is no type of a number; " + arrayTypeNames() + " are, such as " +
                                    "int64:5.");
        given.type = head;
    }
    for (std::size_t at = head.empty() ? 0 : colon + 1; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        given.numbers.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return given;
}

Dim3 parseSides(const std::string& text, const char* what)
{
    unsigned sides[3] = {1, 1, 1};
    const char *at = text.data(), *const end = at + text.size();
    for (unsigned& side : sides) {
        const auto [next, error] = std::from_chars(at, end, side);
        if (error != std::errc() || side == 0)
            break;
        if (next == end)
            return {sides[0], sides[1], sides[2]};
        if (*next != 'x')
            break;
        at = next + 1;
    }
    throw DirectLaunchError("\"" + text + "\" is no size of a " + what +
                            ": it has one to three sides of 1 or more, such "
                            "as 256, 16x16 or 8x8x4.");
}

} // namespace tilescope
