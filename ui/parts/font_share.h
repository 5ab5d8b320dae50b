#pragma once

#include <QFont>

class QWidget;

namespace tilescope
{

/// The application's font at this share of its size.
QFont fontShare(double share);

/// Keeps the widget's letters at this share of the application's, also when setApplicationFont changes these.
void keepFontShare(QWidget& widget, double share, QFont::Weight weight = QFont::Normal);

void setApplicationFont(const QFont& font); ///< of every widget, also of those that are there already

} // namespace tilescope
