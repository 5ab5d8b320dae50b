#pragma once

#include <string>

namespace tilescope
{

/// A program's text with a space for each comment and each text in quotes. Its offsets are not those of the text.
std::string codeOf(const std::string& text);

} // namespace tilescope
