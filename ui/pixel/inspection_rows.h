#pragma once

#include "ui/canvas/pictures/pixel_inspection.h"

#include <QString>

#include <vector>

namespace tilescope
{

/// Facts about a pixel in words and figures, one for each row; unknown facts have no row.
struct InspectionRow {
    QString name, value;
    bool operator==(const InspectionRow&) const = default;
};
std::vector<InspectionRow> inspectionRows(const PixelInspection& inspection);

} // namespace tilescope
