#include "ui/canvas/surfaces/painter_surface.h"

#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <QTimer>

#include <cmath>
#include <utility>

namespace tilescope
{

PainterSurface::PainterSurface(const QString& reason, SurfaceEvents events, QWidget* parent)
    : QWidget(parent), m_reason(reason), m_events(std::move(events))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void PainterSurface::setPicture(PictureSlot slot, const Picture& picture)
{
    const auto index = static_cast<std::size_t>(slot);
    if (m_pictures[index] == picture)
        return;
    const bool needsHost = picture.device && !picture.host;
    m_pictures[index] = picture;
    if (needsHost)
        QTimer::singleShot(0, this, [this] { m_events.hostPictureNeeded(); });
    else
        m_pyramids[index] =
            ImagePyramid(picture.host, picture.range); // the previous picture stays if the new one lies only on the GPU
    update();
}

void PainterSurface::setLayers(std::vector<PictureLayer> layers)
{
    if (m_layers == layers)
        return;
    m_layers = std::move(layers);
    update();
}

void PainterSurface::setBackground(QColor colour)
{
    m_background = colour;
    update();
}

void PainterSurface::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), m_background);
    for (const PictureLayer& layer : m_layers)
        paintLayer(painter, m_pyramids[static_cast<std::size_t>(layer.slot)], layer);
}

void paintLayer(QPainter& painter, ImagePyramid& pyramid, const PictureLayer& layer)
{
    if (pyramid.isEmpty())
        return;
    const QSize fullSize = pyramid.level(0).size();
    const double zoom = layer.zoom(fullSize);
    const VisiblePart part = visiblePart(layer, fullSize);
    if (part.isEmpty())
        return;
    const int level = zoom < 1 ? static_cast<int>(std::floor(std::log2(1 / zoom))) : 0;
    const QImage& image = pyramid.level(level);
    const double shrinkX = static_cast<double>(image.width()) / fullSize.width();
    const double shrinkY = static_cast<double>(image.height()) / fullSize.height();
    const QRectF pixels(part.pixels.x() * shrinkX, part.pixels.y() * shrinkY, part.pixels.width() * shrinkX,
                        part.pixels.height() * shrinkY);
    painter.save();
    painter.setClipRect(layer.clip, Qt::IntersectClip);
    if (layer.side) {
        QPainterPath side;
        side.addPolygon(cut(layer.clip, *layer.side));
        painter.setClipPath(side, Qt::IntersectClip);
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform, zoom < 1);
    painter.setOpacity(static_cast<double>(layer.opacity));
    if (layer.isGrey) {
        const QRect taken = pixels.toAlignedRect().intersected(image.rect());
        painter.drawImage(part.target, image.copy(taken).convertToFormat(QImage::Format_Grayscale8),
                          pixels.translated(-taken.topLeft()));
    } else {
        painter.drawImage(part.target, image, pixels);
    }
    painter.restore();
}

} // namespace tilescope
