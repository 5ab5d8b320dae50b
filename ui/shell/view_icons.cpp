#include "ui/shell/view_icons.h"

#include "ui/canvas/overlays/overlay_style.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <utility>

namespace tilescope
{

namespace
{

constexpr int iconSide = 18; ///< the drawings are in these units

QPen thin(const QColor& colour, double width = 1.5)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin};
}

void frame(QPainter& painter, const QRectF& rect, const QColor& ink)
{
    painter.setPen(thin(ink));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect, 1.5, 1.5);
}

void fill(QPainter& painter, const QRectF& rect, QColor colour, double opacity = 1)
{
    colour.setAlphaF(static_cast<float>(opacity * static_cast<double>(colour.alphaF())));
    painter.fillRect(rect, colour);
}

const QRectF pictureFrame(1.5, 2.5, 15, 13);

void drawSource(QPainter& painter, const QColor& ink)
{
    frame(painter, pictureFrame, ink);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const QPointF hills[] = {{3.5, 13.5}, {7.5, 8}, {10, 11}, {12, 9}, {14.5, 13.5}};
    painter.drawPolygon(hills, 5);
    painter.drawEllipse(QPointF(12.2, 6.2), 1.5, 1.5);
}

void drawResult(QPainter& painter, const QColor& ink)
{
    frame(painter, pictureFrame, ink);
    painter.setPen(thin(ink, 1.3));
    const QPointF hills[] = {{3.5, 13}, {7.5, 8}, {10, 11}, {12, 9}, {14.5, 13}};
    painter.drawPolyline(hills, 5);
    painter.drawEllipse(QPointF(12.2, 6), 1.4, 1.4);
}

void drawWipe(QPainter& painter, const QColor& ink)
{
    frame(painter, pictureFrame, ink);
    fill(painter, QRectF(2.5, 3.5, 6, 11), ink, 0.55);
    painter.setPen(thin(ink));
    painter.drawLine(QPointF(9, 0.8), QPointF(9, 17.2));
}

void drawSideBySide(QPainter& painter, const QColor& ink)
{
    frame(painter, QRectF(1, 3.5, 7, 11), ink);
    frame(painter, QRectF(10, 3.5, 7, 11), ink);
    fill(painter, QRectF(2, 4.5, 5, 9), ink, 0.55);
}

void drawDifference(QPainter& painter, const QColor& ink)
{
    painter.setPen(thin(ink, 1.7));
    painter.setBrush(Qt::NoBrush);
    const QPointF delta[] = {{9, 2.8}, {16, 15}, {2, 15}};
    painter.drawPolygon(delta, 3);
}

void drawReuse(QPainter& painter, const QColor& ink)
{
    const double opacity[] = {0.2, 0.6, 0.2, 0.6, 1, 0.6, 0.2, 0.6, 0.2};
    for (int i = 0; i < 9; ++i)
        fill(painter, QRectF(2 + i % 3 * 5, 2 + i / 3 * 5, 4.2, 4.2), ink, opacity[i]);
}

void drawOverlay(QPainter& painter, const QColor& ink)
{
    painter.setPen(thin(ink, 1.4));
    const QPointF lower[] = {{2, 11}, {9, 15}, {16, 11}};
    painter.drawPolyline(lower, 3);
    const QPointF upper[] = {{9, 2.5}, {16, 6.7}, {9, 11}, {2, 6.7}};
    painter.drawPolygon(upper, 4);
}

void drawGrid(QPainter& painter, const QColor& ink)
{
    painter.setPen(thin(ink, 1.3));
    for (const double at : {3.0, 9.0, 15.0}) {
        painter.drawLine(QPointF(at, 1.5), QPointF(at, 16.5));
        painter.drawLine(QPointF(1.5, at), QPointF(16.5, at));
    }
}

void drawBlock(QPainter& painter, bool isEnabled, const QColor& ink)
{
    const QColor halo = isEnabled ? overlay_style::haloLine : ink;
    const QColor tile = isEnabled ? overlay_style::tileLine : ink;
    fill(painter, QRectF(2, 2, 14, 14), halo, 0.35);
    frame(painter, QRectF(2, 2, 14, 14), halo.darker(115));
    fill(painter, QRectF(5.5, 5.5, 7, 7), tile);
    frame(painter, QRectF(5.5, 5.5, 7, 7), tile.darker(140));
}

void drawLine(QPainter& painter, const QColor& ink)
{
    painter.setPen(thin(ink, 1.6));
    painter.drawLine(QPointF(4, 14), QPointF(14, 4));
    painter.setBrush(ink);
    painter.drawEllipse(QPointF(3.5, 14.5), 1.7, 1.7);
    painter.drawEllipse(QPointF(14.5, 3.5), 1.7, 1.7);
}

void drawFit(QPainter& painter, const QColor& ink)
{
    painter.setPen(thin(ink, 1.6));
    for (const auto& [x, y] : {std::pair{-1, -1}, {1, -1}, {-1, 1}, {1, 1}}) {
        const QPointF corner(9 + x * 7, 9 + y * 6.5);
        painter.drawLine(corner, corner - QPointF(x * 4, 0));
        painter.drawLine(corner, corner - QPointF(0, y * 4));
    }
    fill(painter, QRectF(5.5, 6, 7, 6), ink, 0.55);
}

void drawWholePixels(QPainter& painter, const QColor& ink)
{
    painter.setPen(thin(ink, 1.8));
    for (const double x : {4.0, 14.0}) {
        painter.drawLine(QPointF(x, 4), QPointF(x, 14));
        painter.drawLine(QPointF(x, 4), QPointF(x - 2, 5.5));
    }
    fill(painter, QRectF(8, 6, 2, 2), ink);
    fill(painter, QRectF(8, 11, 2, 2), ink);
}

void drawZoomToBlock(QPainter& painter, bool isEnabled, const QColor& ink)
{
    const QColor tile = isEnabled ? overlay_style::tileLine : ink;
    fill(painter, QRectF(4.8, 4.8, 5.4, 5.4), tile);
    painter.setPen(thin(ink, 1.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(7.5, 7.5), 6, 6);
    painter.setPen(thin(ink, 2.2));
    painter.drawLine(QPointF(12.2, 12.2), QPointF(16, 16));
}

void draw(QPainter& painter, ViewSign sign, bool isEnabled, const QColor& ink)
{
    switch (sign) {
    case ViewSign::Source: return drawSource(painter, ink);
    case ViewSign::Result: return drawResult(painter, ink);
    case ViewSign::Wipe: return drawWipe(painter, ink);
    case ViewSign::SideBySide: return drawSideBySide(painter, ink);
    case ViewSign::Difference: return drawDifference(painter, ink);
    case ViewSign::Reuse: return drawReuse(painter, ink);
    case ViewSign::Overlay: return drawOverlay(painter, ink);
    case ViewSign::Grid: return drawGrid(painter, ink);
    case ViewSign::Block: return drawBlock(painter, isEnabled, ink);
    case ViewSign::Line: return drawLine(painter, ink);
    case ViewSign::Fit: return drawFit(painter, ink);
    case ViewSign::WholePixels: return drawWholePixels(painter, ink);
    case ViewSign::ZoomToBlock: return drawZoomToBlock(painter, isEnabled, ink);
    }
}

} // namespace

QIcon viewIcon(ViewSign sign, const Colours& colours)
{
    QIcon icon;
    const auto add = [&](QIcon::Mode mode, QIcon::State state, const QColor& ink) {
        for (const int scale : {1, 2, 3}) {
            QPixmap pixmap(iconSide * scale, iconSide * scale);
            pixmap.setDevicePixelRatio(scale);
            pixmap.fill(Qt::transparent);
            QPainter painter(&pixmap);
            painter.setRenderHint(QPainter::Antialiasing);
            draw(painter, sign, mode != QIcon::Disabled, ink);
            painter.end();
            icon.addPixmap(pixmap, mode, state);
        }
    };
    add(QIcon::Normal, QIcon::Off, colours.text);
    add(QIcon::Normal, QIcon::On, colours.accent);
    add(QIcon::Disabled, QIcon::Off, colours.bar);
    add(QIcon::Disabled, QIcon::On, colours.bar);
    return icon;
}

} // namespace tilescope
