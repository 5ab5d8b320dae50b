#pragma once

#include <optional>
#include <string>

namespace tilescope
{

/// A program's text with a space for each comment and each text in quotes. Its offsets are not those of the text.
std::string codeOf(const std::string& text);

/// What stands between the brackets of main(), where the text defines it: "int argc, char** argv".
std::optional<std::string> parametersOfMain(const std::string& text);

} // namespace tilescope
