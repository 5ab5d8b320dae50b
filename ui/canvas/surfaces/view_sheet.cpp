#include "ui/canvas/surfaces/view_sheet.h"

#include "ui/canvas/caption_strip.h"
#include "ui/canvas/overlays/overlays.h"
#include "ui/canvas/surfaces/painter_surface.h"
#include "ui/canvas/views.h"

#include <QPainter>

#include <array>
#include <utility>

namespace tilescope
{

/// The same view for a screen with `scale` times the pixels; unchanged if the zoom would exceed its limit.
static void refine(ViewTransform& view, int scale)
{
    const double zoom = view.zoom() * scale;
    if (zoom > ViewTransform::maximumZoom)
        return;
    if (!view.isFitted())
        view.zoomAt(QRectF(QPointF(0, 0), view.viewSize()).center(), zoom);
    view.setView(view.viewSize(), view.devicePixelRatio() * scale);
}

static Picture pictureOf(const Scene& scene, PictureSlot slot)
{
    switch (slot) {
    case PictureSlot::Source: return scene.drawnSource();
    case PictureSlot::Result: return scene.drawnResult();
    case PictureSlot::Difference: return scene.differencePicture;
    case PictureSlot::Reuse: return scene.reusePicture;
    case PictureSlot::Preview: return scene.drawnPreview();
    }
    return scene.source;
}

ViewSheet::ViewSheet(Scene scene, Caption caption, QColor background, const QFont& font)
    : m_scene(std::move(scene)), m_caption(std::move(caption)), m_background(background), m_font(font)
{
}

bool ViewSheet::lacksPicture() const
{
    for (const PictureLayer& layer : layersOf(m_scene)) {
        const Picture& picture = pictureOf(m_scene, layer.slot);
        if (picture.device && !picture.host)
            return true;
    }
    return false;
}

QImage ViewSheet::painted(int scale) const
{
    Scene scene = m_scene;
    const double ratio = scene.view.devicePixelRatio() * scale;
    refine(scene.view, scale);
    refine(scene.sourceView, scale);
    QImage image((scene.canvasSize * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(m_background);
    QPainter painter(&image);
    painter.setFont(m_font);
    std::array<ImagePyramid, pictureSlotCount> pyramids;
    for (const PictureLayer& layer : layersOf(scene)) {
        ImagePyramid& pyramid = pyramids[static_cast<std::size_t>(layer.slot)];
        const Picture& picture = pictureOf(scene, layer.slot);
        if (pyramid.isEmpty() && picture.host)
            pyramid = ImagePyramid(picture.host, picture.range);
        paintLayer(painter, pyramid, layer);
    }
    paintOverlays(painter, scene);
    painter.end();
    QImage whole = withCaption(image, m_caption, m_background, m_font);
    whole.setDevicePixelRatio(1);
    return whole;
}

} // namespace tilescope
