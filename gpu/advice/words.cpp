#include "gpu/advice/rules.h"

#include <cmath>

namespace tilescope::advice
{

std::string grouped(std::uint64_t number)
{
    std::string text = std::to_string(number);
    for (std::size_t at = text.size(); at > 3;) {
        at -= 3;
        text.insert(at, ",");
    }
    return text;
}

std::string oneDecimal(double number)
{
    const auto tenths = std::llround(number * 10);
    std::string text = std::to_string(tenths / 10);
    if (tenths % 10 != 0)
        text += "." + std::to_string(std::abs(tenths % 10));
    return text;
}

std::string percent(double fraction) { return std::to_string(std::llround(fraction * 100)) + " %"; }

std::string plural(std::uint64_t number, const std::string& word)
{
    return grouped(number) + " " + word + (number == 1 ? "" : "s");
}

} // namespace tilescope::advice
