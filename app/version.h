#pragma once

#include <QString>

namespace tilescope
{

/// "tilescope 0.1.0 (abc1234), Qt 6.4.2, g++ 12.2, built for x86_64": what a report of a fault has to name. The commit
/// is left out if the program was not built from a checkout.
QString versionText();

} // namespace tilescope
