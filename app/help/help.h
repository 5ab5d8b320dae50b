#pragma once

#include <QString>

namespace tilescope
{

/// What `help` prints, from the table of options: of a command ("run"), the page of man(1) ("man"), the completion of a
/// shell ("bash", "zsh", "fish"), or everything if `topic` is empty. Throws UsageError for another topic.
QString helpText(const QString& topic);

QString manPage();
QString bashCompletion();
QString zshCompletion();
QString fishCompletion();

} // namespace tilescope
