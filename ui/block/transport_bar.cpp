#include "ui/block/transport_bar.h"

#include "ui/parts/brief_label.h"
#include "ui/parts/labels.h"
#include "ui/shell/view_icons.h"
#include "ui/theme/colours.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPixmap>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

constexpr int side = 16;

void triangle(QPainter& painter, double from, double to)
{
    const QPointF points[] = {{from, 3}, {to, 8}, {from, 13}};
    painter.drawPolygon(points, 3);
}

void bar(QPainter& painter, double left, double width) { painter.drawRect(QRectF(left, 3, width, 10)); }

void loop(QPainter& painter, const QColor& colour)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 2));
    painter.drawArc(QRectF(2.5, 3, 11, 10), 60 * 16, 290 * 16);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const QPointF points[] = {{8.5, 0.5}, {14, 3.5}, {8.5, 7}};
    painter.drawPolygon(points, 3);
}

void draw(QPainter& painter, TransportSign sign, const QColor& colour)
{
    switch (sign) {
    case TransportSign::Start:
        bar(painter, 3, 2);
        triangle(painter, 13, 6);
        break;
    case TransportSign::Back:
        triangle(painter, 9, 2);
        bar(painter, 11, 2.5);
        break;
    case TransportSign::Play: triangle(painter, 4, 13); break;
    case TransportSign::Pause:
        bar(painter, 4, 3);
        bar(painter, 9, 3);
        break;
    case TransportSign::Forward:
        bar(painter, 2.5, 2.5);
        triangle(painter, 7, 14);
        break;
    case TransportSign::End:
        triangle(painter, 3, 10);
        bar(painter, 11, 2);
        break;
    case TransportSign::Loop: loop(painter, colour); break;
    }
}

} // namespace

QIcon transportIcon(TransportSign sign, const QColor& colour)
{
    QIcon icon;
    for (const int scale : {1, 2, 3}) {
        QPixmap pixmap(side * scale, side * scale);
        pixmap.setDevicePixelRatio(scale);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        draw(painter, sign, colour);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

namespace
{

constexpr int slowestStop = 0, fastestStop = 33; ///< of the slider; ten stops are ten times the speed
constexpr double stopsOfDecade = 10;

QSpinBox* placeBox(const QString& name, const QString& tip)
{
    auto* box = new QSpinBox;
    box->setRange(0, 0);
    box->setKeyboardTracking(false);
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    box->setPrefix(name);
    box->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    box->setToolTip(tip);
    box->setAccessibleName(tip);
    return box;
}

QToolButton* buttonOf(QAction* action, bool hasIcon)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    if (hasIcon)
        setRole(*button, "tool");
    button->setToolButtonStyle(hasIcon ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAccessibleName(action->text());
    return button;
}

} // namespace

TransportBar::TransportBar(QWidget* parent)
    : QWidget(parent), m_play(new QAction(this)), m_loop(new QAction(this)),
      m_zoom(new QAction(tr("Zoom to block"), this)), m_rows(new QBoxLayout(QBoxLayout::TopToBottom, this)),
      m_stepRow(new QBoxLayout(QBoxLayout::LeftToRight)), m_choiceRow(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_menu(new QToolButton), m_speed(new QSlider(Qt::Horizontal)), m_speedText(mutedLabel({})),
      m_blockText(mutedLabel(tr("Block"))), m_place(new BriefLabel(1)), m_warp(new QComboBox),
      m_x(placeBox(tr("x "), tr("Column of the block in the grid"))),
      m_y(placeBox(tr("y "), tr("Row of the block in the grid")))
{
    makeActions();
    makeControls();
    buildSteps();
    buildChoices();
    m_rows->setContentsMargins(12, 4, 12, 2);
    m_rows->setSpacing(4);
    m_rows->addLayout(m_stepRow);
    m_rows->addLayout(m_choiceRow);
    arrange();
    showIcons();
    showSpeed();
    setReady(false);
}

QAction* TransportBar::addStep(TracePlayer::Step step, const QString& text, const QString& tip, const QKeySequence& key)
{
    auto* action = new QAction(text, this);
    action->setToolTip(QStringLiteral("%1 (%2)").arg(tip, key.toString(QKeySequence::NativeText)));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, [this, step] { emit stepWanted(step); });
    m_steps.emplace(step, action);
    return action;
}

void TransportBar::makeActions()
{
    using Step = TracePlayer::Step;
    addStep(Step::Start, tr("To the start"), tr("To the block's first event"), QKeySequence(Qt::Key_Home));
    addStep(Step::Back, tr("Step back"), tr("To the previous event"), QKeySequence(Qt::Key_Left));
    addStep(Step::Forward, tr("Step"), tr("To the next event"), QKeySequence(Qt::Key_Right));
    addStep(Step::End, tr("To the end"), tr("To the block's last event"), QKeySequence(Qt::Key_End));
    addStep(Step::NextAccess, tr("Next access"), tr("To the next access to memory"),
            QKeySequence(Qt::CTRL | Qt::Key_Right));
    addStep(Step::NextLine, tr("Next line"), tr("To the next event of another line of the kernel"),
            QKeySequence(Qt::SHIFT | Qt::Key_Right));
    addStep(Step::NextBarrier, tr("Next barrier"),
            tr("To where a warp arrives at a barrier, and then to where all warps continue"),
            QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Right));
    addStep(Step::NextFinding, tr("Next finding"),
            tr("To the next data race, bank conflict or access to more sectors than needed"), QKeySequence(Qt::Key_N));
    addStep(Step::NextRace, tr("Next data race"), tr("To the next access that races with an access of another warp"),
            QKeySequence(Qt::Key_R));
    addStep(Step::NextConflict, tr("Next bank conflict"),
            tr("To the next access to shared memory that takes more wavefronts than needed"), QKeySequence(Qt::Key_C));
    addStep(Step::NextScattered, tr("Next scattered access"),
            tr("To the next access to global memory that takes more sectors than needed"), QKeySequence(Qt::Key_S));
    m_play->setShortcut(QKeySequence(Qt::Key_Space));
    m_play->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(m_play, &QAction::triggered, this, [this] { emit playToggled(!m_isPlaying); });
    m_loop->setText(tr("Repeat"));
    m_loop->setToolTip(tr("Start again after the last event (Ctrl+L)"));
    m_loop->setCheckable(true);
    m_loop->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_L));
    m_loop->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(m_loop, &QAction::toggled, this, &TransportBar::loopToggled);
    m_zoom->setToolTip(tr("Show this block with its halo as large as possible"));
    connect(m_zoom, &QAction::triggered, this, &TransportBar::zoomWanted);
    addAction(m_play);
    addAction(m_loop);
    for (const auto& [step, action] : m_steps)
        addAction(action);
}

void TransportBar::makeControls()
{
    m_speed->setRange(slowestStop, fastestStop);
    m_speed->setValue(13);
    m_speed->setToolTip(tr("Playback speed"));
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->installEventFilter(this);
    m_speedText->setWordWrap(false);
    m_place->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_warp->addItem(tr("All warps"), -1);
    m_warp->setToolTip(tr("Follow all warps as they take turns, or a single warp"));
    m_warp->setAccessibleName(tr("Warp to follow"));
    m_warp->setFocusPolicy(Qt::StrongFocus);
    m_warp->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    connect(m_speed, &QSlider::valueChanged, this, [this] {
        showSpeed();
        emit speedChanged(eventsPerSecond());
    });
    connect(m_warp, &QComboBox::currentIndexChanged, this, [this] { emit warpChosen(m_warp->currentData().toInt()); });
    for (auto* box : {m_x, m_y})
        connect(box, &QSpinBox::valueChanged, this, [this] { emit blockChosen({m_x->value(), m_y->value()}); });
}

void TransportBar::buildSteps()
{
    using Step = TracePlayer::Step;
    m_stepRow->setSpacing(2);
    for (QAction* action : {stepAction(Step::Start), stepAction(Step::Back), m_play, stepAction(Step::Forward),
                            stepAction(Step::End), m_loop})
        m_stepRow->addWidget(buttonOf(action, true));
    for (const int inMenu : {0, 4, 5})
        m_menuButtons << qobject_cast<QToolButton*>(m_stepRow->itemAt(inMenu)->widget());
    m_stepRow->addSpacing(8);
    for (const Step step : {Step::NextAccess, Step::NextLine, Step::NextBarrier, Step::NextFinding}) {
        m_menuButtons << buttonOf(stepAction(step), false);
        m_stepRow->addWidget(m_menuButtons.back());
    }
    m_menu->setMenu(new QMenu(m_menu));
    m_menu->menu()->setToolTipsVisible(true);
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setFocusPolicy(Qt::StrongFocus);
    setRole(*m_menu, "tool");
    m_stepRow->addWidget(m_menu);
    m_stepRow->addStretch();
}

void TransportBar::buildChoices()
{
    m_blockText->setWordWrap(false);
    m_choiceRow->setSpacing(6);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_warp), static_cast<QWidget*>(m_speed), static_cast<QWidget*>(m_speedText)})
        m_choiceRow->addWidget(widget);
    m_choiceRow->addWidget(m_place, 1);
    for (QWidget* widget : {static_cast<QWidget*>(m_blockText), static_cast<QWidget*>(m_x), static_cast<QWidget*>(m_y)})
        m_choiceRow->addWidget(widget);
    m_choiceRow->addWidget(buttonOf(m_zoom, true));
}

/// In one row or two. Where the buttons do not fit into their row, some are in the menu, and the choice of the warp
/// stands beside it.
void TransportBar::arrange()
{
    using Step = TracePlayer::Step;
    int steps = 0, hidden = 0; // the width of the first row, of what it does not show now
    for (int item = 0; item < m_stepRow->count(); ++item)
        steps += m_stepRow->itemAt(item)->widget() == m_warp ? 0 : m_stepRow->itemAt(item)->sizeHint().width() + 2;
    for (const QToolButton* button : m_menuButtons)
        hidden += button->isHidden() ? button->sizeHint().width() + 2 : 0;
    const QMargins around = m_rows->contentsMargins();
    const bool isNarrow = steps + hidden > width() - around.left() - around.right();
    if (isNarrow == m_isNarrow)
        return;
    m_isNarrow = isNarrow;
    m_menu->menu()->clear();
    for (QToolButton* button : m_menuButtons) {
        button->setHidden(isNarrow);
        if (isNarrow)
            m_menu->menu()->addAction(button->defaultAction());
    }
    for (const Step step : {Step::NextRace, Step::NextConflict, Step::NextScattered})
        m_menu->menu()->addAction(stepAction(step));
    m_menu->setText(isNarrow ? tr("Next ▾") : QStringLiteral("▾"));
    m_menu->setToolTip(isNarrow ? tr("Choose where to go") : tr("Choose the kind of finding to go to"));
    m_menu->setAccessibleName(m_menu->toolTip());
    m_speedText->setHidden(isNarrow);
    m_blockText->setHidden(isNarrow);
    m_speed->setFixedWidth(isNarrow ? 80 : 110);
    if (isNarrow)
        m_stepRow->addWidget(m_warp);
    else
        m_choiceRow->insertWidget(0, m_warp);
}

QSize TransportBar::minimumSizeHint() const
{
    constexpr int narrowest = 360; // narrower than its rows: a panel must not enlarge the window's minimum size
    return {narrowest, m_rows->minimumSize().height()};
}

void TransportBar::resizeEvent(QResizeEvent* event)
{
    if (event->size().width() != event->oldSize().width())
        arrange();
}

double TransportBar::eventsPerSecond() const { return std::round(std::pow(10.0, m_speed->value() / stopsOfDecade)); }

void TransportBar::showSpeed()
{
    const int speed = static_cast<int>(eventsPerSecond());
    m_speedText->setText(speed == 1 ? tr("1 event/s") : tr("%1 events/s").arg(speed));
}

void TransportBar::setGrid(QSize blocks)
{
    const QSignalBlocker quietX(m_x), quietY(m_y);
    m_x->setMaximum(std::max(0, blocks.width() - 1));
    m_y->setMaximum(std::max(0, blocks.height() - 1));
}

void TransportBar::setBlock(QPoint block)
{
    const QSignalBlocker quietX(m_x), quietY(m_y);
    m_x->setValue(block.x());
    m_y->setValue(block.y());
}

void TransportBar::setWarps(std::uint32_t count)
{
    if (m_warp->count() == static_cast<int>(count) + 1)
        return;
    const QSignalBlocker quiet(m_warp);
    const int chosen = m_warp->currentIndex();
    while (m_warp->count() > 1)
        m_warp->removeItem(1);
    for (std::uint32_t warp = 0; warp < count; ++warp)
        m_warp->addItem(tr("Warp %1").arg(warp), static_cast<int>(warp));
    m_warp->setCurrentIndex(chosen < m_warp->count() ? chosen : 0);
}

void TransportBar::setFollowed(std::optional<std::uint32_t> warp)
{
    const QSignalBlocker quiet(m_warp);
    m_warp->setCurrentIndex(warp ? static_cast<int>(*warp) + 1 : 0);
}

void TransportBar::setPlaying(bool playing)
{
    m_isPlaying = playing;
    m_play->setText(playing ? tr("Pause") : tr("Play"));
    m_play->setToolTip(playing ? tr("Pause (Space)") : tr("Play the block's events (Space)"));
    showIcons();
}

void TransportBar::setReady(bool ready)
{
    for (const auto& [step, action] : m_steps)
        action->setEnabled(ready);
    for (QAction* action : {m_play, m_zoom})
        action->setEnabled(ready);
    m_warp->setEnabled(ready);
    if (!ready)
        setPlace({});
}

void TransportBar::setFindings(const StepFindings& findings)
{
    using Step = TracePlayer::Step;
    const std::pair<Step, StepFindings::Kind> kinds[] = {{Step::NextRace, StepFindings::Race},
                                                         {Step::NextConflict, StepFindings::Conflict},
                                                         {Step::NextScattered, StepFindings::Scattered}};
    bool hasAny = false;
    for (const auto& [step, kind] : kinds) {
        stepAction(step)->setEnabled(findings.has(kind));
        hasAny |= findings.has(kind);
    }
    stepAction(Step::NextFinding)->setEnabled(hasAny);
}

void TransportBar::setPlace(const QString& text) { m_place->setFullText(text); }
QString TransportBar::place() const { return m_place->fullText(); }

void TransportBar::showIcons()
{
    using Step = TracePlayer::Step;
    const Colours& colours = coloursOf(palette());
    const auto icon = [&](TransportSign sign) {
        QIcon made = transportIcon(sign, colours.text);
        made.addPixmap(transportIcon(sign, colours.bar).pixmap(16, devicePixelRatioF()), QIcon::Disabled);
        return made;
    };
    stepAction(Step::Start)->setIcon(icon(TransportSign::Start));
    stepAction(Step::Back)->setIcon(icon(TransportSign::Back));
    stepAction(Step::Forward)->setIcon(icon(TransportSign::Forward));
    stepAction(Step::End)->setIcon(icon(TransportSign::End));
    m_play->setIcon(icon(m_isPlaying ? TransportSign::Pause : TransportSign::Play));
    m_loop->setIcon(icon(TransportSign::Loop));
    m_zoom->setIcon(viewIcon(ViewSign::ZoomToBlock, colours));
}

void TransportBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showIcons();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &TransportBar::arrange, Qt::QueuedConnection); // its parts follow after it
}

/// The slider keeps its own arrow keys.
bool TransportBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End: event->accept(); return true;
    default: return QWidget::eventFilter(watched, event);
    }
}

} // namespace tilescope
