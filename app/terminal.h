#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace tilescope
{

/// Prints to standard output or standard error, as std::fprintf() does. All that the commands print comes through here:
/// names, titles and messages may be of files and workers, and what would command the terminal is shown as "�".
[[gnu::format(printf, 2, 3)]] void print(std::FILE* stream, const char* format, ...);

/// The same, of a finished text.
void print(std::FILE* stream, const std::string& text);

/// What a program of the user's own prints, as it is and at once.
void passOn(std::FILE* stream, std::string_view bytes);

} // namespace tilescope
