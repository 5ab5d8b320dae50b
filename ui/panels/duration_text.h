#pragma once

#include <QString>

namespace tilescope
{

/// Three significant figures and the unit that suits: "2.84 µs", "17.3 ms", "1.20 s".
QString durationText(double microseconds);

} // namespace tilescope
