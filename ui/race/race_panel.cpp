#include "ui/race/race_panel.h"

#include "ui/block/transport_bar.h"
#include "ui/parts/brief_label.h"
#include "ui/parts/labels.h"
#include "ui/parts/tables/table_text.h"
#include "ui/race/race_lane.h"
#include "ui/theme/colours.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tilescope
{

static constexpr int raceTickMs = 33, timeStops = 1000;

static QToolButton* raceButton(const QString& text, const QString& toolTip)
{
    auto* button = toolButton(text, toolTip);
    button->setAccessibleName(text);
    return button;
}

RacePanel::RacePanel(QWidget* parent)
    : QWidget(parent), m_lanes{new RaceLane(tr("The strategy on the left")),
                               new RaceLane(tr("The strategy on the right"))},
      m_sentence(new BriefLabel(2)), m_play(raceButton(tr("Race"), tr("Start the race, or pause it"))),
      m_restart(raceButton(tr("From the start"), tr("Return to the start"))),
      m_cancel(raceButton(tr("Cancel"), tr("Stop the run that the race needs"))),
      m_ownWindow(raceButton(tr("Large"), tr("Show the race in its own window, as large as the main window"))),
      m_time(new QSlider(Qt::Horizontal)), m_length(new QComboBox), m_scale(new BriefLabel(1))
{
    build();
    showIcons();
    setSides({}, nullptr);
    m_cancel->setVisible(false);
    m_timer.setInterval(raceTickMs);
    connect(&m_timer, &QTimer::timeout, this, &RacePanel::tick);
    connect(m_play, &QToolButton::clicked, this, [this] { play(!m_clock.isPlaying()); });
    connect(m_restart, &QToolButton::clicked, this, [this] {
        play(false);
        seek(0);
    });
    connect(m_cancel, &QToolButton::clicked, this, &RacePanel::cancelWanted);
    connect(m_ownWindow, &QToolButton::toggled, this, &RacePanel::ownWindowWanted);
    connect(m_time, &QSlider::valueChanged, this, [this](int value) {
        play(false);
        seek(m_clock.end() * value / timeStops);
    });
    connect(m_length, &QComboBox::currentIndexChanged, this, [this] {
        m_clock.setSeconds(m_length->currentData().toDouble());
        refresh();
    });
    for (std::size_t side = 0; side < m_lanes.size(); ++side)
        connect(m_lanes[side]->box(), &QComboBox::activated, this,
                [this, side](int index) { emit chosen(side, m_choices.at(index).key); });
}

void RacePanel::buildControls(QHBoxLayout& row)
{
    m_time->setRange(0, timeStops);
    m_time->setPageStep(timeStops / 10);
    m_time->setAccessibleName(tr("Time of the race"));
    m_time->setToolTip(tr("Time of the race: drag, or use the arrow keys"));
    m_time->setMinimumWidth(80);
    for (const int seconds : {5, 10, 20, 40})
        m_length->addItem(tr("%1 s").arg(seconds), static_cast<double>(seconds));
    m_length->setCurrentIndex(1);
    m_length->setAccessibleName(tr("Playback time of the race"));
    m_ownWindow->setCheckable(true);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_play, m_restart, m_time, m_length, m_scale, m_cancel, m_ownWindow})
        row.addWidget(widget, widget == m_time || widget == m_scale ? 1 : 0);
}

void RacePanel::build()
{
    auto* lanes = new QHBoxLayout;
    lanes->setSpacing(16);
    for (RaceLane* lane : m_lanes)
        lanes->addWidget(lane, 1);
    auto* controls = new QHBoxLayout;
    controls->setSpacing(6);
    buildControls(*controls);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 12, 4);
    column->setSpacing(4);
    column->addLayout(lanes, 1);
    column->addLayout(controls);
    column->addWidget(m_sentence);
}

void RacePanel::setChoices(const QList<Choice>& choices, const std::array<QString, 2>& chosen)
{
    m_choices = choices;
    for (std::size_t side = 0; side < m_lanes.size(); ++side) {
        QComboBox* box = m_lanes[side]->box();
        const QSignalBlocker quiet(box);
        box->clear();
        for (const Choice& choice : choices) {
            box->addItem(choice.title);
            if (choice.refusal.isEmpty())
                continue;
            if (auto* model = qobject_cast<QStandardItemModel*>(box->model()))
                model->item(box->count() - 1)->setEnabled(false);
            box->setItemData(box->count() - 1, plainToolTip(choice.refusal), Qt::ToolTipRole);
        }
        const auto found =
            std::ranges::find_if(choices, [&](const Choice& choice) { return choice.key == chosen[side]; });
        box->setCurrentIndex(found == choices.end() ? -1 : static_cast<int>(found - choices.begin()));
    }
}

void RacePanel::setSides(const RaceSides& sides, const ImagePtr& source)
{
    const bool isSame = source == m_source && sides[0].isSameRace(m_sides[0]) && sides[1].isSameRace(m_sides[1]);
    m_sides = sides;
    m_source = source;
    if (!isSame) {
        double end = 0;
        for (const RaceSide& side : sides)
            end = std::max(end, side.schedule ? side.schedule->us : 0);
        m_timer.stop();
        m_clock.setEnd(isReady() ? end : 0);
    }
    for (std::size_t side = 0; side < m_lanes.size(); ++side)
        m_lanes[side]->setSides(m_sides, side, source);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_play, m_restart, m_time})
        widget->setEnabled(isReady());
    refresh();
}

void RacePanel::setWaiting(bool isWaiting) { m_cancel->setVisible(isWaiting); }

void RacePanel::play(bool isPlaying)
{
    m_clock.setPlaying(isPlaying && isReady());
    if (m_clock.isPlaying()) {
        m_sinceTick.start();
        m_timer.start();
    } else {
        m_timer.stop();
    }
    refresh();
}

void RacePanel::seek(double us)
{
    m_clock.seek(us);
    refresh();
}

void RacePanel::tick()
{
    m_clock.advance(static_cast<double>(m_sinceTick.restart()) / 1000);
    if (!m_clock.isPlaying())
        m_timer.stop();
    refresh();
}

void RacePanel::refresh()
{
    {
        const QSignalBlocker quiet(m_time);
        m_time->setValue(m_clock.end() > 0 ? qRound(m_clock.now() / m_clock.end() * timeStops) : 0);
    }
    showIcons();
    for (RaceLane* lane : m_lanes)
        lane->setMoment(m_clock.now());
    showScale();
    m_sentence->setFullText(sentence());
}

QString RacePanel::sentence() const
{
    if (isReady() && m_clock.isOver())
        return outcomeText(m_sides);
    if (isReady())
        return tr("Blocks appear in the order in which a GPU runs them; tinted blocks are running. Times are estimates "
                  "unless marked as measured.");
    if (m_sides[0].note == m_sides[1].note && !m_sides[0].note.isEmpty())
        return m_sides[0].note;
    return tr("Two strategies race on one image. The race can start when both have run.");
}

void RacePanel::showIcons()
{
    const QColor colour = coloursOf(palette()).text;
    m_play->setIcon(transportIcon(m_clock.isPlaying() ? TransportSign::Pause : TransportSign::Play, colour));
    m_play->setText(m_clock.isPlaying() ? tr("Pause") : tr("Race"));
    m_play->setAccessibleName(m_play->text());
    m_play->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_restart->setIcon(transportIcon(TransportSign::Start, colour));
    m_restart->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

/// The scale beside the controls, or in a tool tip alone if there is no room.
void RacePanel::showScale()
{
    const QString scale = isReady() ? scaleText(*m_sides[0].schedule, m_clock.usPerSecond()) : QString();
    m_scale->setFullText(scale);
    constexpr int share = 3; // of the row that the text may take
    m_scale->setVisible(share * fontMetrics().horizontalAdvance(scale) <= width());
    m_length->setToolTip(tr("Playback time of the slower strategy") + (scale.isEmpty() ? QString() : u'\n' + scale));
}

void RacePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showScale();
}

void RacePanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    play(false);
}

void RacePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showIcons();
}

} // namespace tilescope
