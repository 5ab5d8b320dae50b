#include "ui/canvas/canvas.h"

#include "ui/canvas/canvas_members.h"
#include "ui/canvas/overlays/profiles_overlay.h"
#include "ui/canvas/pictures/difference_gain.h"
#include "ui/canvas/pictures/pixel_text.h"
#include "ui/canvas/pictures/reuse_view.h"
#include "ui/canvas/side_by_side_view.h"
#include "ui/canvas/surfaces/gl_surface.h"
#include "ui/canvas/surfaces/painter_surface.h"
#include "ui/canvas/surfaces/view_sheet.h"
#include "ui/canvas/view_layers.h"

#include <QEvent>

#include <utility>

namespace tilescope
{

static QColor backgroundOf(const QPalette& palette)
{
    const bool dark = palette.color(QPalette::Window).lightness() < 128;
    return dark ? QColor(24, 26, 30) : QColor(206, 209, 214);
}

Canvas::Canvas(const GlProbe& probe, QWidget* parent) : QWidget(parent), m(std::make_unique<Members>())
{
    const SurfaceEvents events{[this] { emit displayStateChanged(); }, [this] { emit hostPictureNeeded(); }};
    if (probe.usable)
        m->surface = new GlSurface(probe, events, this);
    else
        m->surface = new PainterSurface(probe.reason, events, this);
    m->surface->widget()->setAttribute(Qt::WA_TransparentForMouseEvents);
    m->overlays = new OverlayWidget(m->scene, this);
    m->fading.setInterval(AccessFlash::frameMs);
    connect(&m->fading, &QTimer::timeout, this, &Canvas::fadeFlashes);
    connect(&m->differenceMaker, &DifferenceMaker::made, this, &Canvas::takeDifference);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(120, 90);
    setAccessibleName(tr("Picture"));
    setAccessibleDescription(
        tr("The source or the result with its blocks. Arrow keys pan, or move the pixel that is inspected; "
           "plus and minus zoom."));
    applyPalette();
}

Canvas::~Canvas() = default;

void Canvas::setSource(ImagePtr image)
{
    Scene& scene = m->scene;
    if (image && image->isEmpty())
        image.reset();
    if (scene.source.host == image)
        return;
    if (!image || scene.source.size() != QSize(image->width(), image->height())) {
        scene.pinned.reset();
        scene.line.reset();
    }
    const DisplayRange range = image ? displayRange({}, image.get()) : DisplayRange();
    scene.source = {std::move(image), {}, range};
    scene.result = {};
    dropDifference();
    setReuse(nullptr);
    scene.tileFill.reset();
    releaseSelection();
    m->viewsBefore = {};
    if (!scene.source.isEmpty())
        scene.view.setImageSize(scene.source.size());
    m->surface->setPicture(PictureSlot::Source, scene.source);
    m->surface->setPicture(PictureSlot::Result, scene.result);
    followScene();
}

void Canvas::setReport(std::shared_ptr<const Report> report)
{
    if (!report || (!report->picture && !report->devicePicture))
        return;
    Scene& scene = m->scene;
    const bool isChecked = scene.report && scene.report->picture == report->picture &&
                           scene.report->reference == report->reference && !scene.result.isEmpty();
    if (!isChecked)
        dropDifference();
    scene.result = {report->picture, report->devicePicture, displayRange(report->display, report->picture.get())};
    scene.report = std::move(report);
    m->surface->setPicture(PictureSlot::Result, scene.result);
    followScene();
}

void Canvas::setOutdated(const QString& settings)
{
    if (std::exchange(m->scene.outdated, settings) != settings)
        followScene();
}

bool Canvas::isOutdated() const { return !m->scene.outdated.isEmpty(); }

void Canvas::setShow(Show show)
{
    m->scene.mode = show;
    m->scene.wipe.release();
    followScene();
}

Canvas::Show Canvas::shown() const { return m->scene.mode; }

void Canvas::setDifferenceGain(int gain)
{
    m->scene.gain = gain;
    takeDifference(m->scene.difference);
}

int Canvas::differenceGain() const { return m->scene.gain; }

std::shared_ptr<const Difference> Canvas::difference() const { return m->scene.difference; }

void Canvas::setReuse(std::shared_ptr<const ReuseMap> reuse, const QString& problem)
{
    m->scene.reuse = std::move(reuse);
    m->scene.reuseProblem = problem;
    showReuse();
}

void Canvas::setShowsSharedReuse(bool shared)
{
    m->scene.showsSharedReuse = shared;
    showReuse();
}

std::shared_ptr<const ReuseMap> Canvas::reuse() const { return m->scene.reuse; }
bool Canvas::showsSharedReuse() const { return m->scene.showsSharedReuse; }

void Canvas::showReuse()
{
    Scene& scene = m->scene;
    scene.reusePicture = scene.reuseCounts() ? reusePicture(*scene.reuseCounts()) : Picture();
    m->surface->setPicture(PictureSlot::Reuse, scene.reusePicture);
    followScene();
}

void Canvas::setTileFill(std::shared_ptr<const TileFill> fill)
{
    m->scene.tileFill = std::move(fill);
    m->overlays->update();
}

std::shared_ptr<const TileFill> Canvas::tileFill() const { return m->scene.tileFill; }

std::optional<QPoint> Canvas::drawnBlock() const { return m->drawnBlock; }

const WipeLine& Canvas::wipeLine() const { return m->scene.wipe; }

void Canvas::setOverlays(Overlays overlays)
{
    m->scene.overlays = overlays;
    followScene();
}

Canvas::Overlays Canvas::overlays() const { return m->scene.overlays; }

void Canvas::setSelectable(bool selectable)
{
    if (!selectable)
        releaseSelection();
    m->scene.isSelectable = selectable;
    m->overlays->update();
    showCursorShape();
}

void Canvas::setSelection(std::optional<QRect> selection)
{
    if (m->selectionTool.isPressed() || m->scene.selection == selection)
        return;
    m->scene.selection = selection;
    m->overlays->update();
    showCursorShape();
}

std::optional<QRect> Canvas::selection() const { return m->scene.selection; }

void Canvas::fit()
{
    m->scene.view.fit();
    m->scene.sourceView.fit();
    followScene();
}

void Canvas::setZoom(double pixelsPerPixel)
{
    for (ViewTransform* view : {&m->scene.view, &m->scene.sourceView})
        view->zoomAt(QRectF(QPointF(0, 0), view->viewSize()).center(), pixelsPerPixel);
    followScene();
}

double Canvas::zoom() const { return m->scene.view.zoom(); }

DisplayState Canvas::displayState() const { return m->surface->state(); }

QImage Canvas::grabView() { return grab().toImage(); }

ViewSheet Canvas::viewSheet() const { return {m->scene, backgroundOf(palette()), font()}; }

void Canvas::applyPalette() { m->surface->setBackground(backgroundOf(palette())); }

void Canvas::followSize()
{
    m->surface->widget()->setGeometry(rect());
    m->overlays->setGeometry(rect());
    m->scene.canvasSize = size();
    followScene();
}

void Canvas::followScene()
{
    Scene& scene = m->scene;
    followDifference();
    followViewSize();
    followPictureSize();
    followPlaces();
    scene.view.setReserve(roomForProfiles(scene));
    m->surface->setLayers(layersOf(scene));
    m->overlays->update();
    if (std::exchange(m->announcedZoom, zoom()) != zoom())
        emit zoomChanged(zoom());
    followCursor();
    emit viewChanged();
}

void Canvas::followPictureSize()
{
    Scene& scene = m->scene;
    if (scene.shown().isEmpty())
        return;
    const QSize size = scene.shown().size();
    const bool isSource = Scene::hasSourcePlaces(scene.shownSlot()); // the difference has the result's places
    const PictureSlot slot = isSource ? PictureSlot::Source : PictureSlot::Result;
    const PictureSlot before = std::exchange(m->viewSlot, slot);
    if (size == scene.view.imageSize())
        return;
    if (Scene::nearlyAsLarge(size, scene.view.imageSize())) {
        scene.view.keepPlacesAt(size); // a jump at every look at the source would hide what differs
        return;
    }
    m->viewsBefore[static_cast<std::size_t>(before)] = scene.view;
    const auto& kept = m->viewsBefore[static_cast<std::size_t>(slot)];
    if (slot == before || !kept || kept->imageSize() != size) {
        scene.view.setImageSize(size);
        return;
    }
    scene.view = *kept;
    followViewSize();
}

void Canvas::followViewSize()
{
    Scene& scene = m->scene;
    const bool isBeside = scene.shownMode() == ViewMode::SideBySide;
    const QSizeF size = isBeside ? sideBySidePaneSize(scene.canvasSize) : scene.canvasSize;
    for (ViewTransform* view : {&scene.view, &scene.sourceView})
        if (view->viewSize() != size || view->devicePixelRatio() != devicePixelRatioF())
            view->setView(size, devicePixelRatioF());
    if (isBeside)
        scene.sourceView.setImageSize(scene.source.size());
}

/// Only a settled report has a reference, and only who looks at the difference pays for it.
void Canvas::followDifference()
{
    const Scene& scene = m->scene;
    if (scene.mode == ViewMode::Difference && !scene.result.isEmpty() && scene.report && !scene.difference)
        m->differenceMaker.make(scene.report->picture, scene.report->reference);
}

void Canvas::takeDifference(std::shared_ptr<const Difference> difference)
{
    Scene& scene = m->scene;
    scene.difference = std::move(difference);
    scene.differencePicture = scene.difference ? withGain(*scene.difference, scene.gain) : Picture();
    m->surface->setPicture(PictureSlot::Difference, scene.differencePicture);
    followScene();
}

void Canvas::dropDifference()
{
    m->differenceMaker.forget();
    m->scene.difference.reset();
    m->scene.differencePicture = {};
    m->surface->setPicture(PictureSlot::Difference, {});
}

void Canvas::followCursor()
{
    Scene& scene = m->scene;
    std::optional<QPoint> pixel;
    if (m->cursor && !scene.shown().isEmpty()) {
        const Pane pane = paneUnder(*m->cursor);
        scene.hoveredMode = pane.mode;
        pixel = pane.view.pixelAt(*m->cursor - pane.rect.topLeft());
        if (!QRect(QPoint(0, 0), paneScene(scene, pane).shown().size()).contains(*pixel))
            pixel.reset();
    }
    const bool isBeside = scene.shownMode() == ViewMode::SideBySide;
    if (std::exchange(scene.hoveredPixel, pixel) != pixel && isBeside)
        m->overlays->update();
    const Scene seen = m->cursor ? paneScene(scene, paneUnder(*m->cursor)) : scene;
    const std::optional<BlockPlacement> block = hoveredBlock(seen);
    if (std::exchange(m->hoveredBlock, block) != block)
        m->overlays->update();
    const std::optional<BlockPlacement> drawn = blockToDraw(seen);
    const std::optional<QPoint> index = drawn ? std::optional(drawn->index) : std::nullopt;
    if (std::exchange(m->drawnBlock, index) != index)
        emit drawnBlockChanged();
    const QString text = pixelText(seen);
    if (std::exchange(m->hoverText, text) != text)
        emit pixelHovered(text);
    const std::optional<PixelPlace> inspected = scene.inspectedPlace();
    if (std::exchange(m->inspected, inspected) != inspected)
        emit inspectedChanged();
}

Pane Canvas::paneUnder(QPointF at) const
{
    const std::vector<Pane> all = panes(m->scene);
    return all[paneAt(all, at)];
}

} // namespace tilescope
