#pragma once

#include <QPoint>
#include <QRectF>
#include <QSize>
#include <QSizeF>

#include <optional>

namespace tilescope
{

/// Maps a picture to a view. View coordinates are a widget's logical pixels; image coordinates count pixels from the
/// picture's top left corner, so that pixel (x, y) covers [x, x+1) × [y, y+1).
class ViewTransform
{
public:
    static constexpr double maximumZoom = 256;

    void setImageSize(QSize size); ///< fits the view if the size changed
    void keepPlacesAt(QSize size); ///< changes the size but keeps each pixel in place; a fitted view stays fitted
    /// Fits a fitted view again, and fills a filled one with the same part; else keeps the centre.
    void setView(QSizeF size, double devicePixelRatio);
    void setReserve(QSizeF reserve); ///< view units that a fitted picture leaves free at the view's right and bottom
    QSize imageSize() const { return m_imageSize; }
    QSizeF viewSize() const { return m_viewSize; }
    double devicePixelRatio() const { return m_devicePixelRatio; }

    double zoom() const { return m_zoom; }                       ///< device pixels per image pixel
    double scale() const { return m_zoom / m_devicePixelRatio; } ///< view units per image pixel
    double fitZoom() const;
    bool isFitted() const { return m_fitted; }

    /// The picture's top left corner in the view, on a whole device pixel so that large pixels stay crisp.
    QPointF origin() const;
    QPointF toView(QPointF image) const;
    QRectF toView(const QRectF& image) const;
    QPointF toImage(QPointF view) const;
    QPoint pixelAt(QPointF view) const; ///< may lie outside the picture

    void fit();
    void zoomAt(QPointF view, double zoom); ///< the point at `view` stays in place
    void fill(const QRectF& image);         ///< so that this part fills the view, until it is zoomed or panned
    double zoomToFill(QSizeF image) const;
    void panBy(QPointF view);
    void centreOn(QPointF image);
    void reveal(const QRectF& image, double margin); ///< pans as little as needed

    /// The same transform for a view with another origin: what lies at p lies at p + by.
    ViewTransform movedBy(QPointF by) const;

    bool operator==(const ViewTransform&) const = default;

private:
    void clamp();
    QPointF viewCentre() const { return {m_viewSize.width() / 2, m_viewSize.height() / 2}; }

    QSize m_imageSize{1, 1};
    QSizeF m_viewSize{1, 1};
    QSizeF m_reserve{0, 0};
    double m_devicePixelRatio = 1;
    double m_zoom = 1;
    QPointF m_origin;
    bool m_fitted = true;
    std::optional<QRectF> m_filled; ///< the part that fills the view
};

} // namespace tilescope
