#pragma once

#include <cstdint>
#include <string>

namespace tilescope::advice
{

std::string grouped(std::uint64_t number);                         ///< "1,234,567"
std::string oneDecimal(double number);                             ///< "2.3"; "2" where the decimal would be 0
std::string percent(double fraction);                              ///< "43 %"
std::string plural(std::uint64_t number, const std::string& word); ///< "1 block", "1,024 blocks"

} // namespace tilescope::advice
