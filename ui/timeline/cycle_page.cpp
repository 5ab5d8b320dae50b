#include "ui/timeline/cycle_page.h"

#include "ui/block/transport_bar.h"
#include "ui/parts/brief_label.h"
#include "ui/parts/charts/warp_state.h"
#include "ui/parts/duration_text.h"
#include "ui/parts/labels.h"
#include "ui/parts/step_slider.h"
#include "ui/parts/tables/table_text.h"
#include "ui/theme/colours.h"
#include "ui/timeline/cycle_text.h"
#include "ui/timeline/cycle_view.h"
#include "ui/timeline/state_legend.h"
#include "ui/translation.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

constexpr int cycleTickMs = 33;
constexpr double secondsAcross = 12; ///< for which the cursor plays over what is in view
constexpr double zoomFactor = 1.6;   ///< of a button

QToolButton* smallButton(const QString& text, const QString& toolTip)
{
    auto* button = toolButton(text, toolTip);
    button->setAccessibleName(toolTip);
    setRole(*button, "tool");
    return button;
}

} // namespace

/// The time shown, and within it, on the same scale, the time with as many warps as fit.
class GhostBar : public QWidget
{
public:
    explicit GhostBar(QWidget* parent = nullptr) : QWidget(parent)
    {
        setFixedHeight(8);
        hide();
    }

    const std::optional<double>& share() const { return m_share; }
    void setRun(const TimedRun& run)
    {
        const double us = run.timeline->timing.us, best = run.fitting ? run.fitting->timing.us : 0;
        m_share = best > 0 && best < us ? std::optional(best / us) : std::nullopt;
        setToolTip(plainToolTip(CyclePage::tr("The bar is the time shown; its strong part is the time with as many "
                                              "warps as fit.")));
        setVisible(m_share.has_value());
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Colours& colours = coloursOf(palette());
        QPainter painter(this);
        const QRect bar = rect().adjusted(0, 1, -1, -2);
        QColor light = colours.accent;
        light.setAlpha(50);
        painter.fillRect(bar, light);
        painter.fillRect(QRectF(bar.left(), bar.top(), m_share.value_or(1) * bar.width(), bar.height()),
                         colours.accent);
        painter.setPen(colours.accent);
        painter.drawRect(bar);
    }

private:
    std::optional<double> m_share;
};

CyclePage::CyclePage(QWidget* parent)
    : QWidget(parent), m_play(smallButton({}, tr("Play: move the cursor through the cycles (Space)"))),
      m_out(smallButton(QStringLiteral("−"), tr("Zoom out (−)"))),
      m_in(smallButton(QStringLiteral("+"), tr("Zoom in (+)"))),
      m_fit(smallButton(tr("Fit"), tr("Show all cycles (Ctrl+0)"))),
      m_residencyName(mutedLabel(tr("Warps on the multiprocessor"))),
      m_residency(new StepSlider(tr("Warps on the multiprocessor"))), m_residencyText(new YieldingLabel),
      m_throughput(new BriefLabel(2)), m_ghost(new GhostBar), m_view(new CycleView), m_legend(new StateLegend),
      m_moment(new BriefLabel(2)), m_rows(new QBoxLayout(QBoxLayout::TopToBottom))
{
    build();
    m_clock.setInterval(cycleTickMs);
    connect(&m_clock, &QTimer::timeout, this, &CyclePage::tick);
    connect(m_play, &QToolButton::clicked, this, [this] { play(!isPlaying()); });
    connect(m_out, &QToolButton::clicked, this, [this] { m_view->zoomBy(1 / zoomFactor); });
    connect(m_in, &QToolButton::clicked, this, [this] { m_view->zoomBy(zoomFactor); });
    connect(m_fit, &QToolButton::clicked, this, [this] { m_view->fit(); });
    connect(m_residency, &StepSlider::stepped, this, [this](int step) {
        emit residencyChosen({step == 0, step == m_residency->maximum() ? 0 : step});
    });
    connect(m_view, &CycleView::cursorMoved, this, [this] {
        play(false);
        showMoment();
        tellLine();
    });
    connect(m_view, &CycleView::playToggled, this, [this] { play(!isPlaying()); });
    connect(m_view, &CycleView::opened, this, [this] {
        const WarpRows& rows = m_view->rows();
        if (!rows.isEmpty() && rows.rows()[m_view->row()].run == 0)
            emit blockOpened(rows.warpOf(m_view->row()).block, rows.warpOf(m_view->row()).warp);
    });
    play(false);
}

void CyclePage::build()
{
    m_residencyName->setWordWrap(false);
    m_residencyName->setToolTip(plainToolTip(tr("While one warp waits, a scheduler issues for another, which hides "
                                                "latency. With a single warp, nothing is hidden.")));
    m_residency->setMinimumWidth(70);
    m_residency->setProperty("role", QStringLiteral("steps"));
    m_residencyText->setMinimumWidth(60);
    for (BriefLabel* label : {m_moment, m_throughput})
        setRole(*label, "");
    auto* tools = new QHBoxLayout;
    tools->setSpacing(2);
    for (QToolButton* button : {m_play, m_out, m_in, m_fit})
        tools->addWidget(button);
    tools->addSpacing(8);
    tools->addWidget(m_throughput, 1);
    auto* choice = new QHBoxLayout;
    choice->setSpacing(8);
    choice->addWidget(m_residencyName);
    choice->addWidget(m_residency, 1);
    choice->addWidget(m_residencyText, 3);
    m_rows->setSpacing(2);
    m_rows->addLayout(choice, 1);
    m_rows->addLayout(tools, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 2, 12, 4);
    column->setSpacing(3);
    column->addLayout(m_rows);
    column->addWidget(m_ghost);
    column->addWidget(m_view, 1);
    column->addWidget(m_legend);
    column->addWidget(m_moment);
}

void CyclePage::arrange()
{
    constexpr int roomy = 1000;
    const auto direction = width() >= widthForLetters(*this, roomy) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    m_rows->setDirection(direction);
    m_rows->setSpacing(direction == QBoxLayout::LeftToRight ? 16 : 2);
}

void CyclePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void CyclePage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    play(false);
}

void CyclePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        play(isPlaying()); // its icon is in the theme's colours
    if (event->type() == QEvent::FontChange)
        arrange();
}

QString CyclePage::throughput() const { return m_throughput->fullText(); }
QString CyclePage::residency() const { return m_residencyText->fullText(); }
QString CyclePage::moment() const { return m_moment->fullText(); }

std::optional<double> CyclePage::fittingShare() const { return m_ghost->isHidden() ? std::nullopt : m_ghost->share(); }

bool CyclePage::hasPinned() const { return m_view->rows().runs().size() > 1; }

void CyclePage::setPinProblem(const QString& sentence)
{
    if (sentence.isEmpty())
        return;
    m_throughput->setFullText(sentences({throughput(), sentence}));
}

void CyclePage::setRuns(const std::vector<TimedRun>& runs, const Residency& residency, bool isSame)
{
    m_view->setRows(WarpRows(runs), isSame);
    setWaiting(false);
    if (runs.empty())
        return;
    const Timeline& shown = *runs.front().timeline;
    showSteps(residency);
    QString throughput = throughputText(runs.front());
    m_ghost->setRun(runs.front());
    if (hasPinned())
        throughput = sentences(
            {throughput, tr("%1: %2; issues in %3 of the cycles.")
                             .arg(QString(QLatin1Char(runs[1].letter)), durationText(runs[1].timeline->timing.us),
                                  shareText(runs[1].timeline->timing.issued))});
    m_throughput->setFullText(throughput);
    m_legend->setStates(shown.timing.states,
                        runs.size() > 1
                            ? std::optional(StateLegend::Pinned{runs[1].letter, runs[1].timeline->timing.states})
                            : std::nullopt);
    if (!isSame) { // where something happens first
        for (std::size_t row = 0; row < m_view->rows().rows().size(); ++row)
            if (const auto& events = m_view->rows().warpOf(row).events; !events.empty()) {
                m_view->setCursor(row, events.front().issue);
                break;
            }
    }
    showMoment();
}

void CyclePage::showSteps(const Residency& residency)
{
    const Timeline& shown = m_view->rows().timelineOf(0);
    QList<StepSlider::Step> steps{{tr("One warp alone: no latency is hidden"), {}}};
    const int most = mostResident(shown);
    for (int blocks = 1; blocks < most; ++blocks)
        steps.append(
            {counted(static_cast<std::uint64_t>(blocks), tr("1 block at a time"), tr("%1 blocks at a time")), {}});
    steps.append({most < shown.fitting ? tr("All blocks of the grid: %1 at a time").arg(most)
                                       : tr("As many blocks as fit: %1 at a time").arg(most),
                  {}});
    const int step = residency.oneWarp ? 0 : residency.blocks > 0 ? std::min(residency.blocks, most) : most;
    m_residency->setSteps(steps, step);
    m_residencyText->setFullText(residencyText(shown));
    m_residencyText->setToolTip(plainToolTip(residencyText(shown) + QLatin1Char('\n') + fittingText(shown)));
}

void CyclePage::setWaiting(bool isWaiting)
{
    m_isWaiting = isWaiting;
    if (isWaiting)
        m_residencyText->setFullText(tr("being simulated…"));
    else if (!m_view->rows().isEmpty())
        m_residencyText->setFullText(residencyText(m_view->rows().timelineOf(0)));
}

void CyclePage::showMoment() { m_moment->setFullText(momentText(m_view->rows(), m_view->row(), m_view->cycle())); }

void CyclePage::tellLine()
{
    if (const TimelineSite* const site = siteAt(m_view->rows(), m_view->row(), m_view->cycle()))
        emit lineReached(site->source, site->line, m_view->rows().warpOf(m_view->row()).block,
                         m_view->rows().warpOf(m_view->row()).warp);
}

void CyclePage::play(bool isPlaying)
{
    isPlaying = isPlaying && !m_view->rows().isEmpty();
    if (isPlaying && m_view->cycle() + 1 >= m_view->rows().cycles())
        m_view->setCursor(m_view->row(), 0);
    if (isPlaying)
        m_clock.start();
    else
        m_clock.stop();
    const Colours& colours = coloursOf(palette());
    m_play->setIcon(transportIcon(isPlaying ? TransportSign::Pause : TransportSign::Play, colours.text));
    m_play->setToolTip(isPlaying ? tr("Pause (Space)") : tr("Play: move the cursor through the cycles (Space)"));
    m_play->setAccessibleName(isPlaying ? tr("Pause") : tr("Play"));
}

void CyclePage::tick()
{
    const double cycles = m_view->scale().shown() / secondsAcross * cycleTickMs / 1000;
    m_view->moveCursor(std::max(1.0, std::round(cycles)));
    showMoment();
    tellLine();
    if (m_view->cycle() + 1 >= m_view->rows().cycles())
        play(false);
}

} // namespace tilescope
