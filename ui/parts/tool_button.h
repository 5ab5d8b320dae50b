#pragma once

#include <QString>

class QToolButton;

namespace tilescope
{

/// A flat button with words, for the bar above a panel's table; reached by Tab.
QToolButton* toolButton(const QString& text, const QString& toolTip);

} // namespace tilescope
