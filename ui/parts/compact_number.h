#pragma once

#include <QString>

namespace tilescope
{

/// Three digits at most and a decimal prefix: "0", "999", "1.2 k", "34 M". The space does not break.
QString compactNumber(double value);

} // namespace tilescope
