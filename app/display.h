#pragma once

#include <QString>

namespace tilescope
{

/// Whether a window can be opened here, found without ending the program (Qt aborts where a display cannot be reached).
struct DisplayProbe {
    bool usable = false;
    QString reason; ///< a sentence when it is not
};
DisplayProbe probeDisplay();

} // namespace tilescope
