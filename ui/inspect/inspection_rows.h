#pragma once

#include "ui/canvas/pictures/pixel_inspection.h"

#include <QString>

#include <vector>

namespace tilescope
{

/// What is known of a pixel in words and figures, a row each; what is not known has no row.
struct InspectionRow {
    QString name, value;
    bool operator==(const InspectionRow&) const = default;
};
std::vector<InspectionRow> inspectionRows(const PixelInspection& inspection);

} // namespace tilescope
