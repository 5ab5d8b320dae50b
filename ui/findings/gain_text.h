#pragma once

#include "gpu/operations/registry.h"

#include <QString>

#include <string>

namespace tilescope
{

/// A finding's cure that has run.
struct Gain {
    FindingKind kind;     ///< of the finding
    const Report* before; ///< null if there was no complete run
    char pin = 0;         ///< the letter under which it is pinned; 0: it is not
    const Report& after;
};

/// What the cure gained, in sentences: the counted figures that it changed, those that the finding is about first; the
/// time, if a GPU measured both runs; and whether the finding is gone. "Against A: shared wavefronts 512 → 256 (−50.0
/// %), …. No finding “Bank conflict” is left."
QString gainText(const Gain& gain, const Registry& registry);

} // namespace tilescope
