#pragma once

#include <string>

namespace tilescope
{

/// What `help` prints, from the table of options: of a command ("run"), the page of man(1) ("man"), the completion of a
/// shell ("bash", "zsh", "fish"), or everything if `topic` is empty. Throws UsageError for another topic.
std::string helpText(const std::string& topic);

std::string manPage();
std::string bashCompletion();
std::string zshCompletion();
std::string fishCompletion();

} // namespace tilescope
