#pragma once

#include <QLabel>
#include <QString>

#include <utility>

class QScrollArea;
class QWidget;

namespace tilescope
{

/// A label for a lesson's own text, to be set by setMarkdown().
QLabel* markdownLabel();

/// A lesson's Markdown with what it names in italics as the window calls it, and with particles that fit the names.
QString withNamesOfWindow(const QString& markdown);

/// Text of a lesson, which may be a stranger's: Markdown without pictures, which Qt would read from the disk. What it
/// names in italics is shown as the window calls it. An empty text hides the label.
void setMarkdown(QLabel& label, const QString& markdown);

/// A lesson's title before and after its colon: a button has room for the first, and what wraps for the second.
std::pair<QString, QString> titleParts(const QString& title);

/// A column that scrolls, never sideways.
QScrollArea* scrollingColumn(QWidget* inner);

} // namespace tilescope
