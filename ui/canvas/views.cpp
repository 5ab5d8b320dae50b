#include "ui/canvas/views.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

namespace tilescope
{

/// The size of one of two panes, in whole view units, so that pixels stay crisp.
static QSizeF sideBySidePaneSize(QSizeF canvas)
{
    constexpr double gap = 6; // view units between the panes
    return QSizeF(std::floor((canvas.width() - gap) / 2), canvas.height()).expandedTo({1, 1});
}

static std::vector<Pane> sideBySidePanes(const Scene& scene)
{
    const QSizeF size = sideBySidePaneSize(scene.canvasSize);
    ViewTransform source = scene.sourceView;
    if (scene.sharesPlaces()) {
        source = scene.view;
        source.keepPlacesAt(scene.source.size());
    }
    const QPointF right(scene.canvasSize.width() - size.width(), 0);
    return {{ViewMode::Source, QRectF(QPointF(0, 0), size), source},
            {ViewMode::Result, QRectF(right, size), scene.view}};
}

std::vector<Pane> panes(const Scene& scene)
{
    if (scene.shownMode() == ViewMode::SideBySide)
        return sideBySidePanes(scene);
    return {{scene.mode, QRectF(QPointF(0, 0), scene.canvasSize), scene.view}};
}

Pane paneAt(const Scene& scene, QPointF point)
{
    const std::vector<Pane> all = panes(scene);
    const auto distance = [point](const Pane& pane) {
        return std::max({pane.rect.left() - point.x(), point.x() - pane.rect.right(), 0.0});
    };
    return *std::min_element(all.begin(), all.end(),
                             [&distance](const Pane& a, const Pane& b) { return distance(a) < distance(b); });
}

Scene paneScene(const Scene& scene, const Pane& pane)
{
    Scene part = scene;
    part.mode = pane.mode;
    part.view = pane.view;
    part.canvasSize = pane.rect.size();
    if (scene.isOutdated()) { // blocks of other settings would be mistaken for the current ones
        part.overlays.tiles = false;
        part.chosenBlock.reset();
        part.flashes.clear();
    }
    if (scene.shownMode() != ViewMode::SideBySide)
        return part;
    part.isBesideAnother = true;
    part.hasCursor = scene.hoveredMode == pane.mode;
    if (!part.hasCursor && !scene.sharesPlaces())
        part.hoveredPixel.reset(); // it is a pixel of the other picture
    return part;
}

static std::vector<PictureLayer> singleLayers(const Scene& scene)
{
    if (scene.shown().isEmpty())
        return {};
    return {{scene.shownSlot(), QRectF(QPointF(0, 0), scene.canvasSize), scene.view, {}}};
}

std::vector<PictureLayer> wipeLayers(const Scene& scene)
{
    const QRectF all(QPointF(0, 0), scene.canvasSize);
    return {{PictureSlot::Source, all, scene.view, scene.wipe.sourceSide(scene.canvasSize)},
            {PictureSlot::Result, all, scene.view, scene.wipe.resultSide(scene.canvasSize)}};
}

static std::vector<PictureLayer> sideBySideLayers(const Scene& scene)
{
    std::vector<PictureLayer> layers;
    for (const Pane& pane : sideBySidePanes(scene))
        layers.push_back({pane.mode == ViewMode::Source ? PictureSlot::Source : PictureSlot::Result,
                          pane.rect,
                          pane.view.movedBy(pane.rect.topLeft()),
                          {}});
    return layers;
}

static std::vector<PictureLayer> reuseLayers(const Scene& scene)
{
    const QRectF all(QPointF(0, 0), scene.canvasSize);
    PictureLayer below{PictureSlot::Source, all, scene.view, {}};
    below.isGrey = true;
    PictureLayer heat{PictureSlot::Reuse, all, scene.view, {}};
    heat.opacity = reuseOpacity;
    return {below, heat};
}

static std::vector<PictureLayer> clearLayersOf(const Scene& scene)
{
    switch (scene.shownMode()) {
    case ViewMode::Wipe: return wipeLayers(scene);
    case ViewMode::SideBySide: return sideBySideLayers(scene);
    case ViewMode::Reuse: return reuseLayers(scene);
    default: return singleLayers(scene);
    }
}

/// The preview over a layer that shows the result, or the source in place of a missing one.
static std::optional<PictureLayer> previewOver(const PictureLayer& layer, const Scene& scene)
{
    const bool standsForResult = layer.slot == PictureSlot::Source && scene.result.isEmpty();
    if (!scene.drawsPreview() || (layer.slot != PictureSlot::Result && !standsForResult))
        return {};
    const Preview& preview = *scene.preview;
    const QSizeF size(scene.previewPicture.size() *
                      preview.shrinking()); // the last pixel may lie partly beyond the edge
    PictureLayer over = layer;
    over.slot = PictureSlot::Preview;
    over.place = QRectF(QPointF(preview.part.x, preview.part.y), size);
    over.clip = layer.clip.intersected(layer.view.toView(QRectF(0, 0, preview.width, preview.height)));
    return over;
}

std::vector<PictureLayer> layersOf(const Scene& scene)
{
    constexpr float dimmed = 0.4F;
    std::vector<PictureLayer> layers;
    for (const PictureLayer& layer : clearLayersOf(scene)) {
        layers.push_back(layer);
        if (const auto over = previewOver(layer, scene)) {
            if (layer.slot == PictureSlot::Result) // what is beside the preview is of earlier settings
                layers.back().opacity *= dimmed;
            layers.push_back(*over);
        }
    }
    if (scene.isOutdated())
        for (PictureLayer& layer : layers)
            if (layer.slot == PictureSlot::Result || layer.slot == PictureSlot::Difference)
                layer.opacity *= dimmed;
    return layers;
}

/// The value that all but one in four hundred pixels do not exceed, from pixels sampled over the map: the exceptions
/// are at the picture's corners, from which replicated borders are read.
static float usualMost(const ReuseCounts& counts)
{
    const Image& reads = *counts.reads;
    const auto pixels = static_cast<std::uint64_t>(reads.width()) * static_cast<std::uint64_t>(reads.height());
    constexpr std::uint64_t samples = 1 << 15,
                            stride = 1'000'003; // a prime, so that no block size aligns with it
    std::vector<float> values;
    for (std::uint64_t i = 0; i < std::min(samples, pixels); ++i)
        values.push_back(reads.row<float>(0)[i * stride % pixels]);
    const auto end = values.end() - 1 - static_cast<std::ptrdiff_t>(values.size() / 400);
    std::nth_element(values.begin(), end, values.end());
    return *end;
}

Picture reusePicture(const ReuseCounts& counts)
{
    Picture picture;
    picture.host = counts.reads;
    picture.range.map = ColourMap::Sequential;
    picture.range.values.low = 0;
    picture.range.values.high = std::max(usualMost(counts), 1.0F);
    return picture;
}

static void followViewSize(Scene& scene, double devicePixelRatio)
{
    const bool isBeside = scene.shownMode() == ViewMode::SideBySide;
    const QSizeF size = isBeside ? sideBySidePaneSize(scene.canvasSize) : scene.canvasSize;
    for (ViewTransform* view : {&scene.view, &scene.sourceView})
        if (view->viewSize() != size || view->devicePixelRatio() != devicePixelRatio)
            view->setView(size, devicePixelRatio);
    if (isBeside)
        scene.sourceView.setImageSize(scene.source.size());
}

void KeptViews::follow(Scene& scene, double devicePixelRatio)
{
    followViewSize(scene, devicePixelRatio);
    if (scene.shown().isEmpty())
        return;
    const QSize size = scene.shown().size();
    const bool isSource = Scene::hasSourcePlaces(scene.shownSlot()); // the difference has the result's places
    const PictureSlot slot = isSource ? PictureSlot::Source : PictureSlot::Result;
    const PictureSlot before = std::exchange(m_slot, slot);
    if (size == scene.view.imageSize())
        return;
    if (Scene::nearlyAsLarge(size, scene.view.imageSize())) {
        scene.view.keepPlacesAt(size); // a jump at every switch to the source would hide what differs
        return;
    }
    m_views[static_cast<std::size_t>(before)] = scene.view;
    const auto& kept = m_views[static_cast<std::size_t>(slot)];
    if (slot == before || !kept || kept->imageSize() != size) {
        scene.view.setImageSize(size);
        return;
    }
    scene.view = *kept;
    followViewSize(scene, devicePixelRatio);
}

} // namespace tilescope
