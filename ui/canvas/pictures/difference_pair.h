#pragma once

#include "gpu/image/image.h"

#include <QString>

namespace tilescope
{

/// Two pictures to be subtracted in place of the result and its CPU reference.
struct DifferencePair {
    ImagePtr first, second; ///< of one size and format; null while they are being computed, or if there is a problem
    QString text;           ///< "source − result"
    QString problem;        ///< why there is no difference
    bool operator==(const DifferencePair&) const = default;
};

} // namespace tilescope
