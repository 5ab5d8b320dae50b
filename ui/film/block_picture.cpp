#include "ui/film/block_picture.h"

#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/overlays/overlays.h"
#include "ui/canvas/surfaces/painter_surface.h"
#include "ui/canvas/views.h"
#include "ui/theme/colours.h"
#include "ui/trace/access_pixels.h"

#include <QPainter>

#include <utility>

namespace tilescope
{

BlockPicture::BlockPicture(const ImagePtr& source, std::shared_ptr<const Report> report, QPoint block, QSize size)
{
    Scene scene;
    scene.source = {source, {}, displayRange({}, source.get())};
    scene.report = std::move(report);
    scene.result = {scene.report->picture, scene.report->devicePicture,
                    displayRange(scene.report->display, scene.report->picture.get())};
    scene.overlays.block = scene.overlays.boxes = scene.overlays.profiles = scene.overlays.scale =
        scene.overlays.values = false;
    scene.chosenBlock = block;
    scene.canvasSize = size;
    const auto placed = [&](ViewMode mode, const Picture& picture) {
        Scene made = scene;
        made.mode = mode;
        made.view.setImageSize(picture.size());
        made.view.setView(size, 1);
        if (const auto place = blockOf(made, block))
            made.view.fill(QRectF(place->reach));
        return made;
    };
    m_source = placed(ViewMode::Source, scene.source);
    m_sourceGround = ground(m_source);
    if (!scene.result.host)
        return;
    m_result = placed(ViewMode::Result, scene.result);
    m_resultGround = ground(m_result);
}

QImage BlockPicture::ground(const Scene& scene)
{
    QImage made(scene.canvasSize.toSize(), QImage::Format_RGB32);
    made.fill(lightColours().line);
    QPainter painter(&made);
    ImagePyramid pyramid(scene.shown().host, scene.shown().range);
    for (const PictureLayer& layer : layersOf(scene))
        paintLayer(painter, pyramid, layer);
    return made;
}

std::optional<AccessFlash> BlockPicture::pixelsOf(const BlockTrace& trace, std::size_t event) const
{
    auto pixels = accessPixels(trace, event, m_source.source.size(), m_source.resultSize());
    if (pixels)
        pixels->stays = true;
    return pixels;
}

bool BlockPicture::isOfResult(const BlockTrace& trace, std::size_t event) const
{
    const auto pixels = pixelsOf(trace, event);
    return !m_resultGround.isNull() && (pixels ? !pixels->isOfSource : !isBlockOnSource());
}

QImage BlockPicture::draw(const BlockTrace& trace, std::size_t event) const
{
    const bool ofResult = isOfResult(trace, event);
    Scene scene = ofResult ? m_result : m_source;
    if (auto pixels = pixelsOf(trace, event))
        scene.flashes.push_back(std::move(*pixels));
    QImage made = ofResult ? m_resultGround : m_sourceGround;
    QPainter painter(&made);
    paintOverlays(painter, scene);
    return made;
}

} // namespace tilescope
