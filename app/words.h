#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

/// Words of the command line.
using Words = std::vector<std::string>;

bool contains(const Words& words, std::string_view word);
std::string joinedWords(const Words& words, std::string_view between);
Words splitWords(std::string_view text, char at);    ///< also empty ones
Words splitNotEmpty(std::string_view text, char at); ///< without them
std::string replaced(std::string text, std::string_view what, std::string_view by);
/// "a 1 b 2" from "a %1 b %2"; what is put in is not read again.
std::string filled(std::string_view text, const Words& parts);
std::string lowerCase(std::string text);                     ///< of ASCII
std::string firstSentence(std::string_view text);            ///< without its full stop
std::string trimmedWord(std::string_view text);              ///< without white space at its ends
std::string suffixOf(std::string_view path);                 ///< "png" of "a/b.x.PNG": in lower case, without the dot
std::size_t lettersIn(std::string_view text);                ///< of UTF-8
std::optional<long long> wholeNumber(std::string_view text); ///< nothing if it is none, or too large

} // namespace tilescope
