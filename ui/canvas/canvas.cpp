#include "ui/canvas/canvas.h"

#include "ui/canvas/block_arrow.h"
#include "ui/canvas/caption_strip.h"
#include "ui/canvas/overlay_widget.h"
#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/overlays/block_zoom.h"
#include "ui/canvas/overlays/overlays.h"
#include "ui/canvas/pictures/difference_picture.h"
#include "ui/canvas/pictures/line_profile.h"
#include "ui/canvas/pictures/pixel_inspection.h"
#include "ui/canvas/pointer_tools.h"
#include "ui/canvas/preview_report.h"
#include "ui/canvas/surfaces/gl_surface.h"
#include "ui/canvas/surfaces/painter_surface.h"
#include "ui/canvas/surfaces/view_sheet.h"
#include "ui/translation.h"

#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QEnterEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace tilescope
{

static QColor backgroundOf(const QPalette& palette)
{
    const bool dark = palette.color(QPalette::Window).lightness() < 128;
    return dark ? QColor(24, 26, 30) : QColor(206, 209, 214);
}

/// ms: a preview that stays for less is not named, because the text would only flicker.
constexpr int previewQuietMs = 150;

/// ms: a setting counts as moving for so long after a picture of other settings than the one before.
constexpr int followMs = 2500;

struct Canvas::Members {
    explicit Members(Canvas& owner) : canvas(owner) {}

    Canvas& canvas;
    Scene scene;
    PointerTools tools{scene};
    Surface* surface = nullptr;        ///< a child widget of the canvas
    OverlayWidget* overlays = nullptr; ///< a child widget, over the surface
    BlockArrow* arrow = nullptr;       ///< a child widget, over the overlays
    DifferenceMaker differenceMaker;
    std::shared_ptr<const Report> report; ///< the newest with a picture, while the scene has that of a preview
    QTimer tellingPreview;
    QTimer following; ///< runs while the scene follows settings
    QTimer fading;    ///< runs during a fade
    QElapsedTimer sinceFade;
    KeptViews keptViews;

    struct {
        std::optional<BlockPlacement> hoveredBlock;
        std::optional<QPoint> drawnBlock;
        std::optional<PixelPlace> inspected;
        QString hoverText;
        Caption caption;
        double zoom = 0;
    } announced;

    void dropPreview();
    void followSettings(const Recipe& next); ///< before the scene gets the blocks of these
    void followSize();
    void followScene();      ///< updates surface, overlays and listeners
    void followDifference(); ///< requests the difference if it is shown
    void takeDifference(std::shared_ptr<const Difference> difference);
    void dropDifference();
    void showReuse();
    void followZoom(); ///< sets the overlay that fits it
    void followCursor();
    void followCaption(const Scene& seen);
    void showCursorShape();
    Scene sceneUnderCursor() const;
    void releaseSelection();
    void fadeFlashes();
};

Canvas::Canvas(const GlProbe& probe, QWidget* parent) : QWidget(parent), m(std::make_unique<Members>(*this))
{
    const SurfaceEvents events{[this] { emit displayStateChanged(); }, [this] { emit hostPictureNeeded(); }};
    if (probe.usable)
        m->surface = new GlSurface(probe, events, this);
    else
        m->surface = new PainterSurface(probe.reason, events, this);
    m->surface->widget()->setAttribute(Qt::WA_TransparentForMouseEvents);
    m->overlays = new OverlayWidget(m->scene, this);
    m->arrow = new BlockArrow(this);
    connect(m->arrow, &QToolButton::clicked, this, [this] {
        const auto block = m->scene.chosenBlock ? blockOf(m->scene, *m->scene.chosenBlock) : std::nullopt;
        if (!block)
            return;
        m->scene.viewOf(PictureSlot::Result).centreOn(QRectF(block->tile).center());
        m->followScene();
    });
    m->tellingPreview.setSingleShot(true);
    m->tellingPreview.setInterval(previewQuietMs);
    connect(&m->tellingPreview, &QTimer::timeout, this, [this] {
        m->scene.tellsPreview = true;
        m->overlays->update();
    });
    m->following.setSingleShot(true);
    m->following.setInterval(followMs);
    connect(&m->following, &QTimer::timeout, this, [this] {
        m->scene.followsSettings = false;
        m->followScene();
    });
    m->fading.setInterval(AccessFlash::frameMs);
    connect(&m->fading, &QTimer::timeout, this, [this] { m->fadeFlashes(); });
    connect(&m->differenceMaker, &DifferenceMaker::made, this,
            [this](const std::shared_ptr<const Difference>& difference) { m->takeDifference(difference); });
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(120, 90);
    setAccessibleName(tr("Image"));
    setAccessibleDescription(
        tr("The source or the result with its blocks. Arrow keys pan, or move the pixel that is inspected; "
           "plus and minus zoom."));
    m->surface->setBackground(backgroundOf(palette()));
}

Canvas::~Canvas() = default;

const Scene& Canvas::scene() const { return m->scene; }

void Canvas::setSource(ImagePtr image, PictureValuesPtr values)
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
    scene.values = std::move(values);
    scene.result = {};
    m->dropPreview();
    if (scene.differencePair) // of the last picture
        scene.differencePair->first = scene.differencePair->second = nullptr;
    m->dropDifference();
    setReuse(nullptr);
    scene.tileFill.reset();
    m->releaseSelection();
    m->keptViews.forget();
    if (!scene.source.isEmpty())
        scene.view.setImageSize(scene.source.size());
    m->surface->setPicture(PictureSlot::Source, scene.drawnSource());
    m->surface->setPicture(PictureSlot::Result, scene.drawnResult());
    m->followScene();
}

void Canvas::setSourceRange(ImagePtr image)
{
    Scene& scene = m->scene;
    if (!image || QSize(image->width(), image->height()) != scene.source.size())
        return setSource(std::move(image));
    scene.source = {std::move(image), {}, {}};
    m->surface->setPicture(PictureSlot::Source, scene.drawnSource());
    m->followScene();
}

void Canvas::setReport(std::shared_ptr<const Report> report)
{
    if (!report || (!report->picture && !report->devicePicture && !report->uncomputed))
        return;
    Scene& scene = m->scene;
    const bool isChecked = scene.report && scene.report->picture == report->picture &&
                           scene.report->reference == report->reference && !scene.result.isEmpty();
    if (!isChecked)
        m->dropDifference();
    if (scene.report && scene.report->recipe.operation != report->recipe.operation)
        scene.resultRange.reset();
    m->followSettings(report->recipe);
    const bool hasPicture = report->picture || report->devicePicture;
    if (hasPicture || !scene.showsPreview() || scene.preview->recipe != report->recipe)
        m->dropPreview(); // else it is the only picture that there will be
    scene.report = m->report = std::move(report);
    scene.result = {scene.report->picture, scene.report->devicePicture,
                    displayRange(resultScale(), scene.report->picture.get())};
    m->surface->setPicture(PictureSlot::Result, scene.drawnResult());
    m->followScene();
}

void Canvas::setPreview(std::shared_ptr<const Preview> preview)
{
    Scene& scene = m->scene;
    if (preview && QSize(preview->width, preview->height) != scene.resultSize())
        preview.reset();
    if (!preview) {
        if (!scene.preview)
            return;
        m->dropPreview();
        return m->followScene();
    }
    if (preview->picture && !scene.tellsPreview && !m->tellingPreview.isActive())
        m->tellingPreview.start();
    m->followSettings(preview->recipe);
    scene.report = reportOf(*preview, m->report);
    scene.previewPicture = {};
    if (preview->picture)
        scene.previewPicture = {preview->picture, {}, displayRange(preview->display, preview->picture.get())};
    scene.preview = std::move(preview);
    m->surface->setPicture(PictureSlot::Preview, scene.drawnPreview());
    m->followScene();
}

PictureView Canvas::resultView() const
{
    const Scene& scene = m->scene;
    const ViewTransform& view = scene.viewOf(PictureSlot::Result);
    if (!scene.showsPlacesOf(PictureSlot::Result))
        return {{}, view.zoom()};
    const QPointF last(view.viewSize().width(), view.viewSize().height());
    const QRect seen =
        QRect(view.pixelAt({0, 0}), view.pixelAt(last)).intersected(QRect(QPoint(0, 0), scene.resultSize()));
    return {{seen.x(), seen.y(), seen.width(), seen.height()}, view.zoom()};
}

/// The cursor is on the slider, not on a block.
void Canvas::Members::followSettings(const Recipe& next)
{
    if (!scene.report || scene.report->recipe == next)
        return;
    scene.followsSettings = true;
    following.start();
}

void Canvas::Members::dropPreview()
{
    tellingPreview.stop();
    scene.tellsPreview = false;
    if (!std::exchange(scene.preview, nullptr))
        return;
    scene.previewPicture = {};
    scene.report = report;
    surface->setPicture(PictureSlot::Preview, {});
}

void Canvas::setResultRange(const std::optional<PictureRange>& range)
{
    Scene& scene = m->scene;
    scene.resultRange = range;
    if (scene.result.isEmpty() || !scene.report)
        return;
    scene.result.range = displayRange(resultScale(), scene.result.host.get());
    m->surface->setPicture(PictureSlot::Result, scene.drawnResult());
    m->followScene();
}

DisplayScale Canvas::resultScale() const
{
    DisplayScale scale = m->scene.report ? m->scene.report->display : DisplayScale();
    if (m->scene.resultRange) {
        scale.automatic = false;
        scale.low = static_cast<float>(m->scene.resultRange->black);
        scale.high = static_cast<float>(m->scene.resultRange->white);
    }
    return scale;
}

void Canvas::setChannel(ChannelView channel)
{
    m->scene.channel = channel;
    m->surface->setPicture(PictureSlot::Source, m->scene.drawnSource());
    m->surface->setPicture(PictureSlot::Result, m->scene.drawnResult());
    m->surface->setPicture(PictureSlot::Preview, m->scene.drawnPreview());
    m->followScene();
}

void Canvas::setOutdated(const QString& why)
{
    if (std::exchange(m->scene.outdated, why) != why)
        m->followScene();
}

void Canvas::setShow(Show show)
{
    m->scene.mode = show;
    m->scene.wipe.release();
    m->followScene();
}

void Canvas::setDifferencePair(std::optional<DifferencePair> pair)
{
    if (pair == m->scene.differencePair)
        return;
    m->dropDifference();
    m->scene.differencePair = std::move(pair);
    m->followScene();
}

void Canvas::setDifferenceGain(int gain)
{
    m->scene.gain = gain;
    m->takeDifference(m->scene.difference);
}

void Canvas::setReuse(std::shared_ptr<const ReuseMap> reuse, const QString& problem)
{
    m->scene.reuse = std::move(reuse);
    m->scene.reuseProblem = problem;
    m->showReuse();
}

void Canvas::setShowsSharedReuse(bool shared)
{
    m->scene.showsSharedReuse = shared;
    m->showReuse();
}

void Canvas::setTileFill(std::shared_ptr<const TileFill> fill)
{
    m->scene.tileFill = std::move(fill);
    m->overlays->update();
    m->followCursor();
}

std::optional<QPoint> Canvas::drawnBlock() const { return m->announced.drawnBlock; }

void Canvas::setVeiled(bool isVeiled)
{
    m->scene.isVeiled = isVeiled;
    m->followScene();
}

void Canvas::setOverlays(Overlays overlays)
{
    m->scene.overlays = overlays;
    m->followScene();
}

void Canvas::setSelectable(bool selectable)
{
    if (!selectable)
        m->releaseSelection();
    m->scene.isSelectable = selectable;
    m->overlays->update();
    m->showCursorShape();
}

void Canvas::setSelection(std::optional<QRect> selection)
{
    if (m->tools.holdsSelection() || m->scene.selection == selection)
        return;
    m->scene.selection = selection;
    m->overlays->update();
    m->showCursorShape();
}

void Canvas::fit()
{
    m->scene.view.fit();
    m->scene.sourceView.fit();
    m->followScene();
}

void Canvas::setZoom(double pixelsPerPixel)
{
    m->scene.zoomTo(pixelsPerPixel);
    m->followScene();
}

double Canvas::zoom() const { return m->scene.view.zoom(); }
DisplayState Canvas::displayState() const { return m->surface->state(); }

bool Canvas::zoomToBlock(std::optional<QPoint> block)
{
    const Scene seen = m->sceneUnderCursor();
    std::optional<BlockPlacement> place = block ? blockOf(seen, *block) : hoveredBlock(seen);
    if (!place && !block)
        place = seen.chosenBlock ? blockOf(seen, *seen.chosenBlock) : blockInMiddle(m->scene);
    if (!place || !m->scene.outdated.isEmpty())
        return false;
    ViewTransform& view = m->scene.viewOf(PictureSlot::Result);
    view.fill(QRectF(place->reach));
    if (m->tools.cursor()) // until the mouse moves, so that the block stays the one that is drawn
        m->tools.setCursor(view.toView(QRectF(place->tile)).center());
    m->followScene();
    return true;
}

bool Canvas::showsBlockWhole(QPoint block) const
{
    constexpr double isLarge = 0.5; // of the scale at which it fills the view
    const std::optional<BlockPlacement> place = blockOf(m->scene, block);
    const ViewTransform& view = m->scene.viewOf(PictureSlot::Result);
    return place && view.scale() >= isLarge * blockScale(m->scene) &&
           QRectF(QPointF(0, 0), view.viewSize()).contains(view.toView(QRectF(place->reach)));
}

const Caption& Canvas::caption() const { return m->announced.caption; }

QImage Canvas::grabView()
{
    m->arrow->hide(); // a control
    const QImage view = grab().toImage();
    m->arrow->point(m->scene);
    return withCaption(view, m->announced.caption, backgroundOf(palette()), font());
}

ViewSheet Canvas::viewSheet() const { return {m->scene, m->announced.caption, backgroundOf(palette()), font()}; }

void Canvas::setInspecting(bool inspecting)
{
    m->scene.isInspecting = inspecting;
    m->showCursorShape();
}

Focus Canvas::focusOf(QPoint pixel) const { return PointerTools::focusOf(m->scene, pixel); }

void Canvas::pin(std::optional<QPoint> pixel)
{
    if (pixel && !QRect(QPoint(0, 0), shownSize()).contains(*pixel))
        return;
    m->scene.pinned.reset();
    if (pixel)
        m->scene.pinned = PixelPlace{m->scene.placeSlot(), *pixel};
    m->followScene();
}

void Canvas::goTo(QPoint pixel)
{
    constexpr double largeEnough = 40; // view units a pixel: grey and colour values are written from here on
    if (!QRect(QPoint(0, 0), shownSize()).contains(pixel))
        return;
    m->scene.pinned = PixelPlace{m->scene.placeSlot(), pixel};
    ViewTransform& view = m->scene.viewOf(m->scene.pinned->slot);
    view.zoomAt({0, 0}, std::max(view.zoom(), largeEnough * view.devicePixelRatio()));
    view.centreOn(QPointF(pixel) + QPointF(0.5, 0.5));
    m->followScene();
    emit clicked(focusOf(pixel));
}

std::optional<PixelInspection> Canvas::inspection() const { return inspect(m->scene); }
QSize Canvas::shownSize() const { return m->scene.shown().isEmpty() ? QSize(0, 0) : m->scene.shown().size(); }

void Canvas::setDrawsLine(bool draws)
{
    m->tools.setDrawsLine(draws);
    m->showCursorShape();
}

bool Canvas::drawsLine() const { return m->tools.drawsLine(); }

void Canvas::setLine(std::optional<QLine> line)
{
    m->scene.line.reset();
    if (line)
        m->scene.line = LinePlace{m->scene.placeSlot(), *line};
    m->followScene();
}

std::optional<LineProfile> Canvas::profile() const { return lineProfile(m->scene); }
Canvas::Seen Canvas::seenSource() const { return {m->scene.source.host, m->scene.partInView(PictureSlot::Source)}; }
Canvas::Seen Canvas::seenResult() const { return {m->scene.result.host, m->scene.partInView(PictureSlot::Result)}; }

void Canvas::setChosenBlock(std::optional<QPoint> block)
{
    if (std::exchange(m->scene.chosenBlock, block) == block)
        return;
    m->arrow->point(m->scene);
    m->overlays->update();
    m->followCursor();
}

void Canvas::showAccesses(std::vector<AccessFlash> passed, std::optional<AccessFlash> present)
{
    addFlashes(m->scene.flashes, std::move(passed), std::move(present));
    if (!m->fading.isActive()) {
        m->sinceFade.start();
        m->fading.start();
    }
    m->overlays->update();
}

// Mouse and keys.

bool Canvas::event(QEvent* event)
{
    if (event->type() == QEvent::ScreenChangeInternal)
        m->followSize(); // the other screen may have another pixel ratio
    return QWidget::event(event);
}

void Canvas::resizeEvent(QResizeEvent*) { m->followSize(); }

void Canvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        m->surface->setBackground(backgroundOf(palette()));
    QWidget::changeEvent(event);
}

void Canvas::wheelEvent(QWheelEvent* event)
{
    const QPoint turned = event->angleDelta(); // some platforms turn the wheel sideways while Shift is held
    const double notches = (turned.y() != 0 ? turned.y() : turned.x()) / 120.0;
    m->tools.turnWheel(event->position(), notches, event->modifiers());
    m->followScene();
    event->accept();
}

void Canvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    m->tools.press(event->position(), event->button() == Qt::LeftButton, event->modifiers());
    m->showCursorShape();
}

void Canvas::mouseMoveEvent(QMouseEvent* event)
{
    const PointerTools::Outcome outcome = m->tools.move(event->position(), event->modifiers());
    if (outcome.draggedSelection) {
        m->overlays->update();
        emit selectionDragged(*outcome.draggedSelection);
    }
    if (outcome.changedScene)
        m->followScene();
    else
        m->followCursor();
    m->showCursorShape();
}

void Canvas::mouseReleaseEvent(QMouseEvent* event)
{
    const PointerTools::Outcome outcome =
        m->tools.release(event->position(), event->button() == Qt::LeftButton, event->modifiers());
    m->overlays->update();
    if (outcome.changedScene)
        m->followScene();
    m->showCursorShape();
    if (outcome.clicked)
        emit clicked(*outcome.clicked);
    if (outcome.drewLine)
        emit lineDrawn();
}

void Canvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    const bool isLeft = event->button() == Qt::LeftButton;
    if (isLeft && m->tools.doubleClick(event->position())) {
        m->followScene();
        m->showCursorShape();
    } else if (isLeft && event->modifiers() == Qt::ControlModifier) {
        zoomToBlock();
    } else if (isLeft && event->modifiers() == Qt::NoModifier && !m->scene.isInspecting && !m->tools.drawsLine()) {
        emit doubleClicked();
    } else {
        mousePressEvent(event);
    }
}

void Canvas::enterEvent(QEnterEvent* event)
{
    m->tools.setCursor(event->position());
    m->followCursor();
}

void Canvas::leaveEvent(QEvent*)
{
    m->tools.setCursor({});
    m->followCursor();
}

void Canvas::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Mouse) {
        m->tools.setCursor(QPointF(event->pos()));
        m->followCursor();
    }
    emit menuWanted(event->globalPos());
}

void Canvas::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Shift) {
        m->tools.setHoldsShift(true);
        m->showCursorShape();
    }
    const std::optional<PixelPlace> before = m->scene.pinned;
    if (!m->tools.pressKey(event->key(), event->modifiers()))
        return QWidget::keyPressEvent(event);
    m->followScene();
    if (const auto& pinned = m->scene.pinned; pinned != before)
        emit pinMoved(pinned ? focusOf(pinned->pixel) : Focus());
}

void Canvas::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Shift) {
        m->tools.setHoldsShift(false);
        m->showCursorShape();
    }
    QWidget::keyReleaseEvent(event);
}

void Canvas::focusInEvent(QFocusEvent* event)
{
    m->overlays->setFocusFrame(event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason);
}

void Canvas::focusOutEvent(QFocusEvent*) { m->overlays->setFocusFrame(false); }

// Updates after a change of the scene.

void Canvas::Members::followSize()
{
    surface->widget()->setGeometry(canvas.rect());
    overlays->setGeometry(canvas.rect());
    scene.canvasSize = canvas.size();
    followScene();
}

void Canvas::Members::followScene()
{
    followDifference();
    keptViews.follow(scene, canvas.devicePixelRatioF());
    scene.dropPlacesOutside();
    scene.view.setReserve(roomForProfiles(scene));
    followZoom();
    surface->setLayers(layersOf(scene));
    overlays->update();
    arrow->point(scene);
    if (std::exchange(announced.zoom, scene.view.zoom()) != scene.view.zoom())
        emit canvas.zoomChanged(announced.zoom);
    followCursor();
    emit canvas.viewChanged();
}

void Canvas::Members::followZoom()
{
    const std::optional<BlockPlacement> block = scene.overlays.followsZoom ? blockInMiddle(scene) : std::nullopt;
    if (!block)
        return;
    OverlayMode fitting = modeAtScale(scene.view.scale(), block->reach.size(), blockScale(scene));
    if (scene.followsSettings && fitting == OverlayMode::Grid)
        fitting = OverlayMode::Halo; // what the setting changes of the block
    const bool isOfWarps = fitting == OverlayMode::Warps || fitting == OverlayMode::Lanes;
    scene.overlays.mode = isOfWarps && !block->onePixelPerThread ? OverlayMode::Halo : fitting;
}

/// Only a settled report has a reference, and the difference is computed only while it is shown.
void Canvas::Members::followDifference()
{
    if (scene.mode != ViewMode::Difference || scene.difference)
        return;
    if (scene.differencePair)
        differenceMaker.make(scene.differencePair->first, scene.differencePair->second);
    else if (!scene.result.isEmpty() && scene.report)
        differenceMaker.make(scene.report->picture, scene.report->reference);
}

void Canvas::Members::takeDifference(std::shared_ptr<const Difference> difference)
{
    scene.difference = std::move(difference);
    scene.differencePicture = scene.difference ? withGain(*scene.difference, scene.gain) : Picture();
    surface->setPicture(PictureSlot::Difference, scene.differencePicture);
    followScene();
}

void Canvas::Members::dropDifference()
{
    differenceMaker.forget();
    scene.difference.reset();
    scene.differencePicture = {};
    surface->setPicture(PictureSlot::Difference, {});
}

void Canvas::Members::showReuse()
{
    scene.reusePicture = scene.reuseCounts() ? reusePicture(*scene.reuseCounts()) : Picture();
    surface->setPicture(PictureSlot::Reuse, scene.reusePicture);
    followScene();
}

void Canvas::Members::followCursor()
{
    const std::optional<QPointF> cursor = tools.cursor();
    std::optional<QPoint> pixel;
    if (cursor && !scene.shown().isEmpty()) {
        const Pane pane = paneAt(scene, *cursor);
        scene.hoveredMode = pane.mode;
        pixel = pane.view.pixelAt(*cursor - pane.rect.topLeft());
        if (!QRect(QPoint(0, 0), paneScene(scene, pane).shown().size()).contains(*pixel))
            pixel.reset();
    }
    const bool isBeside = scene.shownMode() == ViewMode::SideBySide;
    if (std::exchange(scene.hoveredPixel, pixel) != pixel && isBeside)
        overlays->update();
    const Scene seen = sceneUnderCursor();
    const std::optional<BlockPlacement> block = hoveredBlock(seen);
    if (std::exchange(announced.hoveredBlock, block) != block)
        overlays->update();
    const std::optional<BlockPlacement> drawn = blockToDraw(seen);
    const std::optional<QPoint> index = drawn ? std::optional(drawn->index) : std::nullopt;
    if (std::exchange(announced.drawnBlock, index) != index)
        emit canvas.drawnBlockChanged();
    followCaption(seen);
    const QString text = pixelText(seen);
    if (std::exchange(announced.hoverText, text) != text)
        emit canvas.pixelHovered(text);
    const std::optional<PixelPlace> inspected = scene.inspectedPlace();
    if (std::exchange(announced.inspected, inspected) != inspected)
        emit canvas.inspectedChanged();
}

Scene Canvas::Members::sceneUnderCursor() const
{
    const std::optional<QPointF> cursor = tools.cursor();
    return cursor ? paneScene(scene, paneAt(scene, *cursor)) : paneScene(scene, panes(scene).back());
}

void Canvas::Members::followCaption(const Scene& seen)
{
    Caption caption = captionOf(seen);
    if (caption == announced.caption)
        return;
    announced.caption = std::move(caption);
    emit canvas.captionChanged();
}

void Canvas::Members::showCursorShape()
{
    if (tools.holdsPart())
        return;
    if (const std::optional<Qt::CursorShape> shape = tools.cursorShape())
        canvas.setCursor(*shape);
    else
        canvas.unsetCursor();
}

void Canvas::Members::releaseSelection()
{
    tools.releaseSelection();
    overlays->update();
}

void Canvas::Members::fadeFlashes()
{
    const double faded = static_cast<double>(sinceFade.restart()) / AccessFlash::fadeMs;
    if (!tilescope::fadeFlashes(scene.flashes, faded))
        fading.stop();
    overlays->update();
}

} // namespace tilescope
