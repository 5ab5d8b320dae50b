#pragma once

#include "gpu/recipe/report.h"
#include "ui/theme/colours.h"

#include <QIcon>
#include <QImage>

namespace tilescope
{

/// A cross in a disc for an error, "!" in a triangle for a warning, "i" in a ring for a note, which also differ in
/// shape.
QImage severityImage(Severity severity, const Colours& colours, int side, qreal ratio = 1);
QIcon severityIcon(Severity severity, const Colours& colours);

const QColor& colourOf(Severity severity, const Colours& colours);

} // namespace tilescope
