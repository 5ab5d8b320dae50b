#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

/// The words with which notes begin, in the order of README.md.
const std::vector<std::string>& noteWords();

/// What the word at the end of an unfinished note can become, sorted: names of notes, kernels, parameters, buffers,
/// types, or what expressions have. `begun` is a line of `text` up to the caret; none if it is no note.
std::vector<std::string> noteCompletions(std::string_view begun, const std::string& text);

} // namespace tilescope
