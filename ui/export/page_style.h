#pragma once

#include <QByteArray>

namespace tilescope
{

/// The style sheet of a report page: screen in light and dark as the reader's system is, and paper.
QByteArray pageStyle();

} // namespace tilescope
