#pragma once

#include <QString>

class QLabel;
class QWidget;

namespace tilescope
{

/// The name on the left of a row of the settings, whose controls begin at the same place in every row.
QLabel* rowName(const QString& text, QWidget* buddy);

/// Gives all names, and all fields of numbers, within the widget the same width. To be repeated after a change of them
/// or of the font.
void alignRows(const QWidget& settings);

} // namespace tilescope
