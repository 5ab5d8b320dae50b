#pragma once

#include "ui/canvas/pictures/display_range.h"
#include "ui/canvas/pictures/pixel_value.h"

#include <QPainter>
#include <QRectF>

namespace tilescope
{

/// How large a pixel's value can be written in a cell of this size: pixels of a font, or 0 where it would be too small
/// to be read. Colours stand below each other. The size fits every value of the format, so that a picture is written
/// evenly.
int valueFontSize(PixelFormat format, QSizeF cell);

/// Writes a value in the middle of its cell, black or white, whichever can be read on `ground`. The painter's font has
/// the size that valueFontSize gave.
void drawValue(QPainter& painter, const QRectF& cell, const PixelValue& value, QColor ground);

/// The colours that a picture's values are shown in.
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
