#pragma once

#include <QCoreApplication>
#include <QString>

namespace tilescope
{

/// A text of the window in the user's language, for functions that belong to no QObject.
inline QString tr(const char* text) { return QCoreApplication::translate("tilescope", text); }

} // namespace tilescope
