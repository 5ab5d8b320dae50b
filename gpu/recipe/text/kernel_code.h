#pragma once

#include <string>

namespace tilescope
{

/// A letter, a digit or "_".
bool isNameLetter(char c);

/// A kernel's text with blanks in place of comments and of what quotes hold; line and column of everything else stay.
std::string withoutComments(const std::string& text);

} // namespace tilescope
