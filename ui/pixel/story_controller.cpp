#include "ui/pixel/story_controller.h"

#include "gpu/run/runner.h"
#include "ui/block/block_controller.h"
#include "ui/block/block_panel.h"
#include "ui/canvas/canvas.h"
#include "ui/canvas/pictures/picture.h"
#include "ui/canvas/scene.h"
#include "ui/pixel/pixel_panel.h"
#include "ui/pixel/story_panel.h"
#include "ui/session/focus_model.h"
#include "ui/session/run_state.h"
#include "ui/session/session.h"
#include "ui/session/side_runner.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>

namespace tilescope
{

static const QString storyTopic = QStringLiteral("story");

StoryController::StoryController(const WindowParts& parts, StoryPanel& panel)
    : QObject(&panel), m_parts(parts), m_panel(panel)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMs);
    connect(&m_quiet, &QTimer::timeout, this, &StoryController::ask);
    const QAction* const story =
        parts.actions.add(MenuSection::ViewPixels,
                          {QStringLiteral("pixel.story"),
                           tr("Story of the pi&xel"),
                           tr("Show how the pixel under the cursor, or the pinned pixel, was computed: its thread "
                              "and everything that the thread read"),
                           {QKeySequence(tr("Shift+I"))}});
    connect(story, &QAction::triggered, this, [this] {
        tell(m_parts.canvas.scene().pinned ? m_parts.canvas.scene().pinned : m_parts.canvas.scene().hoveredPlace());
    });
    connect(&parts.canvas, &Canvas::menuWanted, this,
            [this](QPoint at) { openMenu(at, m_parts.canvas.scene().hoveredPlace()); });
    connect(&parts.canvas, &Canvas::inspectedChanged, this, &StoryController::followPin);
    connect(&parts.run, &RunState::reported, this, &StoryController::follow);
    connect(
        parts.docks.find(storyPanel), &QDockWidget::visibilityChanged, this,
        [this] {
            followPin();
            follow();
        },
        Qt::QueuedConnection);
    connect(&panel, &StoryPanel::channelChosen, this, [this](int channel) {
        if (m_pixel)
            m_pixel->channel = channel;
        follow();
    });
    connect(&panel, &StoryPanel::cancelWanted, this, [this] {
        m_parts.side.drop(storyTopic);
        m_panel.setNote(tr("Tracing the value was cancelled."));
    });
    connect(&panel, &StoryPanel::readsChosen, this, &StoryController::showReads);
    connect(&panel, &StoryPanel::blockWanted, this, &StoryController::showInBlock);
    connect(&parts.docks.panel<BlockPanel>(), &BlockPanel::stepped, this, [this] {
        if (isAtRead())
            m_parts.canvas.showAccesses({}, m_mark); // only this read, not those of the whole warp
    });
}

void StoryController::openMenu(QPoint at, const std::optional<PixelPlace>& place)
{
    auto* const menu = new QMenu(&m_parts.canvas);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (place) {
        QAction* const story =
            menu->addAction(tr("&Story of pixel (%1, %2)").arg(place->pixel.x()).arg(place->pixel.y()));
        story->setObjectName(QStringLiteral("storyOfPixel"));
        connect(story, &QAction::triggered, this, [this, place] { tell(place); });
        menu->addSeparator();
    }
    menu->addActions({m_parts.actions.zoomBlock, m_parts.actions.goToPixel, m_parts.actions.inspect});
    menu->popup(at);
}

void StoryController::tell(const std::optional<PixelPlace>& place)
{
    m_parts.docks.show(storyPanel);
    if (!place) // the panel says how to choose a pixel
        return;
    m_parts.focus.choose(m_parts.canvas.focusOf(place->pixel));
    choose(*place);
}

void StoryController::followPin()
{
    const auto pinned = m_parts.canvas.scene().pinned;
    if (pinned && isInFront() && (!m_pixel || pinned->pixel != QPoint(m_pixel->x, m_pixel->y)))
        choose(*pinned);
}

void StoryController::choose(const PixelPlace& place)
{
    const auto& report = m_parts.run.report();
    const ImagePtr image = m_parts.session.image();
    const bool isOfResult =
        place.slot == PictureSlot::Result || !report || !report->picture || !image ||
        (report->picture->width() == image->width() && report->picture->height() == image->height());
    if (!isOfResult) {
        m_pixel.reset();
        m_panel.setNote(tr("This is a pixel of the source. Show the result and choose a pixel there."));
        return;
    }
    const int channel = m_pixel ? m_pixel->channel : 0;
    m_pixel = StoryPixel{place.pixel.x(), place.pixel.y(), channel};
    m_parts.canvas.pin(place.pixel);
    follow();
}

bool StoryController::isInFront() const { return m_panel.isVisible() && !m_panel.visibleRegion().isEmpty(); }

void StoryController::follow()
{
    if (!m_pixel || !m_parts.run.report() || !m_parts.session.image()) {
        m_quiet.stop();
        return;
    }
    m_quiet.start();
}

static std::optional<double> valueIn(const ImagePtr& image, const StoryPixel& pixel)
{
    if (!image || pixel.x >= image->width() || pixel.y >= image->height())
        return std::nullopt;
    if (image->format() == PixelFormat::Float32)
        return static_cast<double>(image->row<float>(pixel.y)[pixel.x]);
    return image->row<std::uint8_t>(pixel.y)[pixel.x * channelCount(image->format()) + pixel.channel];
}

/// The picture's value, if it is the current settings' and not a sample's.
std::optional<double> StoryController::shownValue(const StoryPixel& pixel) const
{
    const auto& report = m_parts.run.report();
    return report && !m_parts.run.isOutdated() && !report->isSample() ? valueIn(report->picture, pixel) : std::nullopt;
}

void StoryController::ask()
{
    if (!isInFront() || !m_pixel)
        return;
    RunRequest request;
    request.recipe = m_parts.session.recipe();
    request.image = m_parts.session.image();
    request.depth = RunDepth::Picture;
    if (const auto& report = m_parts.run.report(); report->picture)
        m_pixel->channel = std::min(m_pixel->channel, channelCount(report->picture->format()) - 1);
    m_event.reset();
    m_panel.setWaiting(true);
    m_parts.side.ask<PixelStory>(
        storyTopic, this,
        [request, pixel = *m_pixel, shown = shownValue(*m_pixel)](Runner& runner, const RunControl& control) {
            return runner.story(request, pixel, control, shown);
        },
        [this](const PixelStory& story) { take(story); },
        [this](const RunFailure& failure) {
            m_panel.setNote(tr("The story of this pixel is not available: %1").arg(failure.message), true);
        });
}

void StoryController::take(const PixelStory& story)
{
    const auto& report = m_parts.run.report();
    const auto shown = shownValue(story.pixel);
    m_panel.setStory(std::make_shared<const PixelStory>(story), shown,
                     shown ? valueIn(report->reference, story.pixel) : std::nullopt);
}

void StoryController::showReads(const std::vector<std::size_t>& rows)
{
    const PixelStory& story = *m_panel.story();
    AccessFlash flash;
    flash.isOfSource = true;
    m_event.reset();
    for (const std::size_t i : rows) {
        const StoryRow& row = story.rows[i];
        if (row.source)
            flash.pixels.emplace_back(row.source->x, row.source->y, 1, 1);
        if (row.read && !m_event)
            m_event = story.trace.reads[*row.read].access;
    }
    auto& block = m_parts.docks.panel<BlockPanel>();
    if (block.isVisible() && !block.visibleRegion().isEmpty())
        showInBlock();
    m_mark = flash;
    m_parts.canvas.showAccesses({}, m_mark);
}

/// The replay stands at the chosen read.
bool StoryController::isAtRead() const
{
    const auto& block = m_parts.docks.panel<BlockPanel>();
    const auto& trace = block.player().trace();
    const auto& story = m_panel.story();
    if (!m_event || !story || block.player().isEmpty() || !(trace->index == story->trace.index))
        return false;
    const auto event = StepChoice::ofWarp(m_event->warp, m_event->ofWarp).find(*trace, block.traced().findings);
    return event == trace->firstEvent + block.player().index();
}

void StoryController::showInBlock()
{
    const auto& story = m_panel.story();
    if (!story || !story->trace.store)
        return;
    const StoryAccess& access = m_event ? *m_event : *story->trace.store;
    const Dim3& index = story->trace.index;
    m_parts.docks.show(blockPanel);
    m_parts.docks.panel<BlockPanel>().open(QPoint(static_cast<int>(index.x), static_cast<int>(index.y)),
                                           StepChoice::ofWarp(access.warp, access.ofWarp));
}

} // namespace tilescope
