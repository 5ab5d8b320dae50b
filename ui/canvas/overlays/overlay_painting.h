#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace tilescope
{

/// Drawing helpers that several overlays share.

QColor withAlpha(QColor colour, int alpha);

/// A light line on a darker, wider one.
void drawOutline(QPainter& painter, const QRectF& rect, QColor colour, double width);

/// Oblique lines over the bounds, to be clipped by the caller; in view units, so that they look the same at every zoom.
void drawObliqueLines(QPainter& painter, const QRectF& bounds, QColor colour);

/// A frame around a pixel; a small pixel also gets four strokes that point to it.
void drawPixelMark(QPainter& painter, const QRectF& pixel, QColor colour);

/// A dark, rounded plate for text, and the size it needs for a line of text.
void drawPlate(QPainter& painter, const QRectF& rect);
QSizeF plateSize(const QFontMetricsF& metrics, const QString& text);
void drawPlateText(QPainter& painter, const QRectF& rect, const QString& text);

/// A number for display: four digits, thousands separators, a real minus sign.
QString shortNumber(double value);

} // namespace tilescope
