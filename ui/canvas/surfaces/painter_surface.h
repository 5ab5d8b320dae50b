#pragma once

#include "ui/canvas/pictures/display_image.h"
#include "ui/canvas/surfaces/surface.h"

#include <array>

namespace tilescope
{

/// Draws one layer; nothing if the pyramid is empty.
void paintLayer(QPainter& painter, ImagePyramid& pyramid, const PictureLayer& layer);

/// Draws the layers with QPainter, for machines without OpenGL.
class PainterSurface : public QWidget, public Surface
{
    Q_OBJECT

public:
    PainterSurface(const QString& reason, SurfaceEvents events, QWidget* parent);

    QWidget* widget() override { return this; }
    void setPicture(PictureSlot slot, const Picture& picture) override;
    void setLayers(std::vector<PictureLayer> layers) override;
    void setBackground(QColor colour) override;
    DisplayState state() const override { return {DisplayPath::Painter, m_reason}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_reason;
    SurfaceEvents m_events;
    QColor m_background;
    std::vector<PictureLayer> m_layers;
    std::array<Picture, pictureSlotCount> m_pictures;
    std::array<ImagePyramid, pictureSlotCount> m_pyramids;
};

} // namespace tilescope
