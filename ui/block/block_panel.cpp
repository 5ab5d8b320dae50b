#include "ui/block/block_panel.h"

#include "ui/block/access_view.h"
#include "ui/block/lanes_view.h"
#include "ui/block/tile_view.h"
#include "ui/block/time_line_view.h"
#include "ui/block/transport_bar.h"
#include "ui/parts/labels.h"
#include "ui/parts/scroll_room.h"
#include "ui/trace/step_text.h"
#include "ui/translation.h"

#include <QAction>
#include <QEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace tilescope
{

static constexpr int tickMs = 33;
static constexpr int lanesWidth = 150, narrow = 540; ///< px; a narrower panel shows the access and the tile alone
static constexpr int tall = 480;                     ///< px

BlockPanel::BlockPanel(QWidget* parent)
    : QWidget(parent), m_transport(new TransportBar), m_sentence(headingLabel({})), m_note(mutedLabel({})),
      m_pages(new QStackedWidget), m_views(new QWidget), m_timeLine(new TimeLineView), m_lanes(new LanesView),
      m_lanesRoom(nullptr), m_access(new AccessView), m_tile(new TileView), m_split(new QSplitter(Qt::Vertical)),
      m_below(new QSplitter(Qt::Horizontal))
{
    build();
    addActions(m_transport->actions());
    connectTransport();
    m_clock.setInterval(tickMs);
    connect(&m_clock, &QTimer::timeout, this, &BlockPanel::tick);
    m_player.setSpeed(m_transport->eventsPerSecond());
    m_transport->setPlaying(false);
    setNote(tr("Choose a block in the image to see what its warps do, step by step."));
}

BlockPanel::~BlockPanel() = default;

void BlockPanel::build()
{
    m_sentence->setContentsMargins(16, 0, 16, 2);
    m_note->setAlignment(Qt::AlignCenter);
    m_note->setContentsMargins(24, 8, 24, 8);
    auto* lanes = new ScrollRoom(m_lanes);
    m_lanesRoom = lanes;
    lanes->setMinimumWidth(lanesWidth);
    m_below->addWidget(lanes);
    m_below->addWidget(m_access);
    m_below->addWidget(m_tile);
    for (const int growing : {1, 2})
        m_below->setStretchFactor(growing, 1);
    m_split->addWidget(m_timeLine);
    m_split->addWidget(m_below);
    m_split->setStretchFactor(0, 0);
    m_split->setStretchFactor(1, 1);
    for (QSplitter* one : {m_below, m_split}) {
        one->setChildrenCollapsible(false);
        one->setHandleWidth(7);
    }
    shareRoom();
    auto* views = new QVBoxLayout(m_views);
    views->setContentsMargins(12, 0, 12, 4);
    views->addWidget(m_split);
    m_pages->addWidget(m_note);
    m_pages->addWidget(m_views);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_transport);
    column->addWidget(m_sentence);
    column->addWidget(m_pages, 1);
}

/// A tall panel, as in a presentation, has room for the lanes under one another, and for larger pictures beside them.
void BlockPanel::shareRoom()
{
    m_split->setSizes(m_isTall ? QList<int>{200, 200} : QList<int>{96, 150});
    m_below->setSizes(m_isTall ? QList<int>{200, 300, 300} : QList<int>{600, 430, 216});
}

void BlockPanel::connectTransport()
{
    connect(m_transport, &TransportBar::stepWanted, this, [this](TracePlayer::Step step) {
        play(false);
        afterMove(m_player.take(step));
    });
    connect(m_transport, &TransportBar::playToggled, this, &BlockPanel::play);
    connect(m_transport, &TransportBar::loopToggled, this, [this](bool loop) { m_player.setLooping(loop); });
    connect(m_transport, &TransportBar::speedChanged, this, [this](double speed) { m_player.setSpeed(speed); });
    connect(m_transport, &TransportBar::warpChosen, this,
            [this](int warp) { follow(warp < 0 ? std::nullopt : std::optional(static_cast<std::uint32_t>(warp))); });
    connect(m_transport, &TransportBar::blockChosen, this, &BlockPanel::blockChosen);
    connect(m_timeLine, &TimeLineView::seekWanted, this, &BlockPanel::seek);
    connect(m_timeLine, &TimeLineView::warpPicked, this,
            [this](std::uint32_t warp) { follow(m_player.followed() == warp ? std::nullopt : std::optional(warp)); });
}

void BlockPanel::setPlace(QSize grid, QPoint block)
{
    if (!grid.isEmpty())
        m_transport->setGrid(grid);
    m_transport->setBlock(block);
}

void BlockPanel::setTraced(const TracedBlock& block)
{
    m_isWaiting = false;
    m_block = block;
    m_player.setTrace(block.trace, block.findings);
    if (m_player.isEmpty()) {
        m_timeLine->setTrace(nullptr);
        setNote(block.trace && !block.trace->fault.empty()
                    ? translated(block.trace->fault)
                    : tr("This block has no steps to show: no memory access, branch or barrier."));
        return;
    }
    m_note->clear();
    m_pages->setCurrentWidget(m_views);
    m_sentence->setVisible(true);
    m_transport->setReady(true);
    m_transport->setFindings(block.findings);
    m_transport->setWarps(block.trace->warps());
    m_transport->setFollowed(m_player.followed());
    m_timeLine->setTrace(block.trace);
    m_timeLine->setFollowed(m_player.followed());
    m_tile->setBlock(block);
    goToFirst();
    showStep({m_player.index()});
    if (m_player.wanted())
        emit windowWanted();
}

void BlockPanel::goToFirst()
{
    if (!m_first)
        return;
    const auto number = m_first->find(*m_block.trace, m_block.findings);
    m_first.reset();
    if (number)
        m_player.seek(*number);
    emit replayed();
}

void BlockPanel::setNote(const QString& text, bool isFailure)
{
    m_isWaiting = false;
    play(false);
    m_player.setTrace(nullptr);
    m_block = {};
    m_timeLine->setTrace(nullptr);
    m_tile->setBlock({});
    m_access->clear();
    m_lanes->setStep(nullptr, 0);
    m_sentence->clear();
    m_sentence->setVisible(false);
    m_transport->setReady(false);
    m_note->setText(text);
    setRole(*m_note, isFailure ? "error" : "muted");
    m_pages->setCurrentWidget(m_note);
    emit stepped({});
}

void BlockPanel::setWaiting(bool waiting)
{
    m_isWaiting = waiting;
    if (!m_player.isEmpty()) {
        if (!waiting && m_first) { // the block that is shown is the wanted one after all
            goToFirst();
            showStep({m_player.index()});
            if (m_player.wanted())
                emit windowWanted();
        }
        m_transport->setPlace(waiting ? tr("tracing…") : stepPlace(*m_player.trace(), m_player.index()));
        return;
    }
    if (!waiting)
        return;
    setRole(*m_note, "muted");
    m_note->setText(tr("Tracing the block…"));
}

void BlockPanel::goTo(const StepChoice& step)
{
    if (m_player.isEmpty() || m_isWaiting) {
        m_first = step;
        return;
    }
    if (const auto number = step.find(*m_block.trace, m_block.findings))
        seek(*number);
}

void BlockPanel::open(QPoint block, const StepChoice& step)
{
    const BlockTrace* const shown = m_block.trace.get();
    if (shown && !m_isWaiting && QPoint(static_cast<int>(shown->index.x), static_cast<int>(shown->index.y)) == block) {
        goTo(step);
        return;
    }
    m_first = step;
    emit blockChosen(block);
}

QString BlockPanel::sentence() const { return m_sentence->text(); }
QString BlockPanel::note() const { return m_pages->currentWidget() == m_note ? m_note->text() : QString(); }

void BlockPanel::seek(std::uint64_t number)
{
    play(false);
    afterMove(m_player.seek(number));
}

void BlockPanel::afterMove(bool moved)
{
    emit replayed();
    if (moved)
        showStep({m_player.index()});
    else if (m_player.wanted())
        emit windowWanted();
}

void BlockPanel::follow(std::optional<std::uint32_t> warp)
{
    m_player.follow(warp);
    m_transport->setFollowed(warp);
    m_timeLine->setFollowed(warp);
    if (warp && !m_player.isEmpty() && m_player.event().warp != *warp)
        afterMove(m_player.take(TracePlayer::Step::Forward) || m_player.take(TracePlayer::Step::Back));
}

void BlockPanel::play(bool playing)
{
    const std::size_t before = m_player.index();
    m_player.setPlaying(playing);
    m_transport->setPlaying(m_player.isPlaying());
    if (!m_player.isPlaying()) {
        m_clock.stop();
        return;
    }
    emit replayed();
    m_sinceTick.start();
    m_clock.start();
    if (m_player.index() != before)
        showStep({m_player.index()});
    if (m_player.wanted())
        emit windowWanted();
}

void BlockPanel::tick()
{
    const double seconds = static_cast<double>(m_sinceTick.restart()) / 1000;
    const bool waited = m_player.wanted().has_value();
    const std::vector<std::size_t> passed = m_player.advance(seconds);
    if (!passed.empty())
        showStep(passed);
    if (!waited && m_player.wanted())
        emit windowWanted();
    if (!m_player.isPlaying())
        play(false);
}

void BlockPanel::showStep(const std::vector<std::size_t>& passed)
{
    const BlockTrace& trace = *m_block.trace;
    const std::size_t index = m_player.index();
    const QString said = stepSentences(trace, m_block.findings, index);
    const TraceRace* const race = m_block.findings.raceAt(index);
    m_sentence->setText(said);
    m_sentence->setToolTip(said);
    m_transport->setPlace(stepPlace(trace, index));
    m_timeLine->setIndex(index, race ? std::optional(race->other()) : std::nullopt);
    m_lanes->setStep(m_block.trace, index);
    m_access->setStep(m_block, index);
    m_tile->setStep(index);
    emit stepped(passed);
}

void BlockPanel::halt() { play(false); }

QSize BlockPanel::minimumSizeHint() const
{
    constexpr int lowest = 196; // px; with large letters, too, or leaving a presentation would enlarge the dock
    return QWidget::minimumSizeHint().boundedTo({narrow - lanesWidth, lowest});
}

void BlockPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_lanesRoom->setHidden(width() < narrow);
    if (std::exchange(m_isTall, height() >= tall) != m_isTall)
        shareRoom();
}

void BlockPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    play(false);
}

/// The views cache drawings in the theme's colours.
void BlockPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_player.isEmpty())
        m_access->setStep(m_block, m_player.index());
}

} // namespace tilescope
