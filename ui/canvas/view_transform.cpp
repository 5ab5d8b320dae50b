#include "ui/canvas/view_transform.h"

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{
constexpr double fitMargin = 12; ///< view units left free on each side of a fitted picture
}

void ViewTransform::setImageSize(QSize size)
{
    size = size.expandedTo({1, 1});
    if (size == m_imageSize)
        return;
    m_imageSize = size;
    fit();
}

void ViewTransform::keepPlacesAt(QSize size)
{
    m_imageSize = size.expandedTo({1, 1});
    if (!m_fitted)
        clamp();
}

void ViewTransform::setView(QSizeF size, double devicePixelRatio)
{
    const QPointF kept = (viewCentre() - m_origin) / scale();
    m_viewSize = size.expandedTo({1, 1});
    m_devicePixelRatio = devicePixelRatio > 0 ? devicePixelRatio : 1;
    if (m_fitted) {
        fit();
        return;
    }
    if (m_filled) {
        fill(QRectF(*m_filled));
        return;
    }
    m_origin = viewCentre() - kept * scale();
    clamp();
}

void ViewTransform::setReserve(QSizeF reserve)
{
    if (reserve == m_reserve)
        return;
    m_reserve = reserve;
    if (m_fitted)
        fit();
}

double ViewTransform::fitZoom() const
{
    const QSizeF room = m_viewSize - m_reserve;
    const double width = std::max(room.width() - 2 * fitMargin, m_viewSize.width() / 2);
    const double height = std::max(room.height() - 2 * fitMargin, m_viewSize.height() / 2);
    const double scale = std::min(width / m_imageSize.width(), height / m_imageSize.height());
    return std::min(scale * m_devicePixelRatio, maximumZoom);
}

QPointF ViewTransform::origin() const
{
    return {std::round(m_origin.x() * m_devicePixelRatio) / m_devicePixelRatio,
            std::round(m_origin.y() * m_devicePixelRatio) / m_devicePixelRatio};
}

QPointF ViewTransform::toView(QPointF image) const { return origin() + image * scale(); }

QRectF ViewTransform::toView(const QRectF& image) const { return {toView(image.topLeft()), image.size() * scale()}; }

QPointF ViewTransform::toImage(QPointF view) const { return (view - origin()) / scale(); }

QPoint ViewTransform::pixelAt(QPointF view) const
{
    const QPointF image = toImage(view);
    return {static_cast<int>(std::floor(image.x())), static_cast<int>(std::floor(image.y()))};
}

void ViewTransform::fit()
{
    m_zoom = fitZoom();
    const QPointF centre = viewCentre() - QPointF(m_reserve.width(), m_reserve.height()) / 2;
    m_origin = centre - QPointF(m_imageSize.width(), m_imageSize.height()) * (scale() / 2);
    m_fitted = true;
    m_filled.reset();
}

void ViewTransform::zoomAt(QPointF view, double zoom)
{
    if (!std::isfinite(zoom))
        return;
    const QPointF image = (view - m_origin) / scale();
    m_zoom = std::clamp(zoom, std::min(1.0, fitZoom()) / 4, maximumZoom);
    m_origin = view - image * scale();
    m_fitted = false;
    m_filled.reset();
    clamp();
}

/// From four screen pixels a pixel, in whole ones, so that all pixels are equally large.
double ViewTransform::zoomToFill(QSizeF image) const
{
    constexpr double part = 0.86; // of the view
    const double scale = part * std::min(m_viewSize.width() / image.width(), m_viewSize.height() / image.height());
    const double zoom = std::min(scale * m_devicePixelRatio, maximumZoom);
    return zoom < 4 ? zoom : std::floor(zoom);
}

void ViewTransform::fill(const QRectF& image)
{
    zoomAt(viewCentre(), zoomToFill(image.size()));
    m_origin = viewCentre() - image.center() * scale();
    clamp();
    m_filled = image;
}

void ViewTransform::panBy(QPointF view)
{
    m_origin += view;
    m_fitted = false;
    m_filled.reset();
    clamp();
}

void ViewTransform::centreOn(QPointF image) { panBy(viewCentre() - toView(image)); }

void ViewTransform::reveal(const QRectF& image, double margin)
{
    const QRectF rect = toView(image);
    if (QRectF(QPointF(0, 0), m_viewSize).contains(rect))
        return;
    const auto by = [margin](double low, double high, double side) {
        const double room = std::min(margin, std::max(0.0, (side - (high - low)) / 2)); // less in a small view
        if (low < room)
            return room - low;
        return high > side - room ? side - room - high : 0.0;
    };
    const QPointF move(by(rect.left(), rect.right(), m_viewSize.width()),
                       by(rect.top(), rect.bottom(), m_viewSize.height()));
    if (!move.isNull())
        panBy(move);
}

ViewTransform ViewTransform::movedBy(QPointF by) const
{
    ViewTransform moved = *this;
    moved.m_origin += by;
    return moved;
}

/// Keeps the view's centre on the picture, so that the picture cannot leave the view.
void ViewTransform::clamp()
{
    const QPointF centre = viewCentre();
    const double width = m_imageSize.width() * scale();
    const double height = m_imageSize.height() * scale();
    m_origin.setX(std::clamp(m_origin.x(), centre.x() - width, centre.x()));
    m_origin.setY(std::clamp(m_origin.y(), centre.y() - height, centre.y()));
}

} // namespace tilescope
