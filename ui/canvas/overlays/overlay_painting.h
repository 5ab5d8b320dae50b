#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace tilescope
{

/// What several overlays draw alike.

QColor withAlpha(QColor colour, int alpha);

/// A light line on a darker, wider one.
void drawOutline(QPainter& painter, const QRectF& rect, QColor colour, double width);

/// Oblique lines over the bounds, to be clipped by the caller; in view units, so that they look the same at every zoom.
void drawObliqueLines(QPainter& painter, const QRectF& bounds, QColor colour);

/// A frame around a pixel; around a small one with four strokes that lead the eye to it.
void drawPixelMark(QPainter& painter, const QRectF& pixel, QColor colour);

/// A dark, rounded plate to write on, and the size it needs for a line of text.
void drawPlate(QPainter& painter, const QRectF& rect);
QSizeF plateSize(const QFontMetricsF& metrics, const QString& text);
void drawPlateText(QPainter& painter, const QRectF& rect, const QString& text);

/// Where a box of this size goes: below, above, right or left of `avoid`, inside `view`; at the view's foot when none
/// of these has room.
QRectF captionPlace(QSizeF box, const QRectF& avoid, const QRectF& view);
inline constexpr double captionEdge = 6; ///< view units between box and the view's edge

/// A number as a person reads it: four digits, groups of thousands, a real minus sign.
QString shortNumber(double value);

} // namespace tilescope
