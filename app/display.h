#pragma once

#include <QString>

#include <memory>

namespace tilescope
{

/// Whether a window can be opened here, found without ending the program (Qt aborts where a display cannot be reached).
struct DisplayProbe {
    bool usable = false;
    QString reason; ///< a sentence when it is not
    /// The connection it was tried with. Keep it until the application has its own: a bare X server starts anew, and
    /// refuses callers meanwhile, when its only client leaves.
    std::shared_ptr<void> connection;
};
DisplayProbe probeDisplay();

} // namespace tilescope
