#pragma once

#include "ui/canvas/pictures/display_range.h"
#include "ui/canvas/pictures/pixel_value.h"

#include <QPainter>
#include <QRectF>

namespace tilescope
{

/// The font size in pixels at which a value fits into a cell of this size; 0 if it would be too small to read. The
/// values of colour channels stand one below the other. The size fits every value of the format, so that all values of
/// a picture have the same size.
int valueFontSize(PixelFormat format, QSizeF cell);

/// Writes a value in the middle of its cell, black or white, whichever is legible on `ground`. The painter's font has
/// the size that valueFontSize returned.
void drawValue(QPainter& painter, const QRectF& cell, const PixelValue& value, QColor ground);

/// The colours in which a picture's values are shown.
class ValueColours
{
public:
    explicit ValueColours(const DisplayRange& range) : m_range(range.values), m_table(colourTable(range.map)) {}
    QColor of(const PixelValue& value) const;

private:
    ValueRange m_range;
    ColourTable m_table; ///< for floats
};

} // namespace tilescope
