#pragma once

#include "ui/canvas/scene.h"

#include <QString>

namespace tilescope
{

/// What the overlay mode shows, in a line; with the figures of the block that is drawn. Empty without a report.
QString modeCaption(const Scene& scene);

} // namespace tilescope
