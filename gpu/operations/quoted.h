#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tilescope
{

/// The beginning of a text that the user wrote, for a sentence that quotes it: at most so many bytes of whole UTF-8
/// characters and "…" where more follow, with "?" in place of control characters.
std::string quoted(std::string_view text, std::size_t mostBytes = 40);

} // namespace tilescope
