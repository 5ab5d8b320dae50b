#include "ui/presentation/presentation.h"

#include "ui/kernel/kernel_controller.h"
#include "ui/lesson/lesson_panel.h"
#include "ui/parts/labels.h"
#include "ui/presentation/presentation_strip.h"
#include "ui/runs/runs_panel.h"
#include "ui/session/session.h"
#include "ui/shell/ready_layout.h"
#include "ui/shell/status_line.h"
#include "ui/shell/view_bar.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QMenuBar>
#include <QToolBar>

#include <algorithm>
#include <iterator>
#include <utility>

namespace tilescope
{

Presentation::Presentation(const WindowParts& parts)
    : QObject(&parts.window), m_parts(parts), m_chart(runsPanel), m_lastChart(runsPanel)
{
    connect(parts.actions.present, &QAction::toggled, this, [this](bool isWanted) {
        if (isWanted)
            enter();
        else
            leave();
    });
    parts.window.installEventFilter(this);
    const auto add = [&](const CommandText& text, int step) {
        QAction* const action = parts.actions.add(MenuSection::ViewPresentation, text);
        action->setEnabled(false);
        connect(action, &QAction::triggered, this, [this, step] { nextChart(step); });
        m_turns << action;
    };
    add({QStringLiteral("presentation.next"),
         tr("Next chart"),
         tr("Show the next panel below the image while presenting"),
         {QKeySequence(tr("Ctrl+PgDown"))}},
        1);
    add({QStringLiteral("presentation.previous"),
         tr("Previous chart"),
         tr("Show the previous panel below the image while presenting"),
         {QKeySequence(tr("Ctrl+PgUp"))}},
        -1);
    // Queued: Qt emits the signal while it goes through the docks of the layout, which must not be rearranged then.
    for (const PanelKind& kind : parts.docks.kinds())
        connect(
            parts.docks.find(kind.key), &QDockWidget::visibilityChanged, this,
            [this, panel = kind.key] { followDock(panel); }, Qt::QueuedConnection);
    connect(&parts.docks.panel<LessonPanel>(), &LessonPanel::stepShown, this, &Presentation::followLesson,
            Qt::QueuedConnection);
}

/// Restores the application's font, as the application may outlive the window.
Presentation::~Presentation()
{
    if (isOn())
        setApplicationFont(m_before->font);
}

std::vector<PanelKind> Presentation::charts() const
{
    std::vector<PanelKind> found;
    std::ranges::copy_if(m_parts.docks.kinds(), std::back_inserter(found), &PanelKind::isChart);
    return found;
}

/// One panel beside the image: of three things none could be read from the back row. A lesson's step has one under it.
void Presentation::arrange()
{
    const QSize window = m_size = m_parts.window.size();
    ReadyLayout made;
    PanelGroup one{{m_chart}, {}};
    for (const PanelKind& kind : m_parts.docks.kinds())
        if (kind.key != m_chart && !(m_hasLesson && kind.key == lessonPanel))
            one.waiting.push_back(kind.key);
    made.rightReachesFoot = true;
    if (m_hasLesson) {
        made.right.push_back({{lessonPanel}, {}});
        made.bottom.push_back(one);
    } else {
        made.right.push_back(one);
    }
    made.rightWidth = window.width() * (m_hasLesson ? 50 : m_parts.docks.kind(m_chart).needsWidth ? 60 : 48) / 100;
    made.bottomHeight = window.height() * 44 / 100;
    m_parts.docks.arrange(made);
}

bool Presentation::eventFilter(QObject* watched, QEvent* event)
{
    const auto follow = [this] {
        if (!isOn() || m_parts.window.size() == m_size)
            return;
        enlarge();
        arrange();
    };
    if (isOn() && event->type() == QEvent::Resize) // queued: the window is being laid out
        QMetaObject::invokeMethod(this, follow, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

double Presentation::letterHeight(const QSize& window) { return std::clamp(window.height() * 0.024, 18.0, 48.0); }

void Presentation::enter(std::optional<PanelKey> chart)
{
    if (isOn())
        return;
    const QByteArray docks = m_parts.docks.state(); // if they are hidden, the arrangement before
    m_parts.actions.hidePanels->setChecked(false);
    m_hasLesson = m_parts.docks.panel<LessonPanel>().showsStep();
    m_chart = m_lastChart = chart.value_or(frontPanel());
    m_before = std::make_unique<Before>();
    m_before->docks = docks;
    m_before->font = QApplication::font();
    m_before->isFullScreen = m_parts.actions.fullScreen->isChecked();
    m_parts.window.layout()->setSizeConstraint(QLayout::SetNoConstraint); // until arrange() has hidden most panels
    setBars(false);
    if (m_fillsScreen)
        m_parts.actions.fullScreen->setChecked(true);
    m_parts.docks.panel<RunsPanel>().setBrief(true);
    enlarge();
    addStrip();
    m_parts.docks.setTitles(false); // the strip names the chart, and the kernel's bar its file
    arrange();
    setActions(true);
    m_parts.docks.panel<LessonPanel>().setPresented(true);
}

void Presentation::leave()
{
    if (!isOn())
        return;
    const std::unique_ptr<const Before> before = std::move(m_before);
    m_hasLesson = false;
    m_parts.docks.panel<LessonPanel>().setPresented(false);
    setActions(false);
    delete m_bar;
    setApplicationFont(before->font);
    m_parts.docks.setTitles(true);
    m_parts.docks.panel<RunsPanel>().setBrief(false);
    setBars(true);
    m_parts.actions.fullScreen->setChecked(before->isFullScreen);
    for (int round = 0; round < 3; ++round) { // panels are laid out only after they are shown, and then their pages
        giveUpRoom();
        m_parts.docks.restore(before->docks);
    }
}

/// Invalidates the layouts, the innermost first: until then, panels claim the minimum size of the enlarged font, which
/// a restored arrangement would have to respect.
void Presentation::giveUpRoom()
{
    QApplication::sendPostedEvents(nullptr, QEvent::Polish);
    const auto widgets = m_parts.window.findChildren<QWidget*>();
    for (auto widget = widgets.rbegin(); widget != widgets.rend(); ++widget) {
        (*widget)->ensurePolished();
        (*widget)->updateGeometry();
        if (auto* layout = (*widget)->layout()) {
            layout->invalidate();
            layout->activate();
        }
    }
    QApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

/// What the user looks at beside the image; the kernel only if it is alone there.
PanelKey Presentation::frontPanel() const
{
    std::optional<PanelKey> front;
    for (const PanelKind& kind : charts()) {
        if (m_hasLesson && kind.key == kernelPanel)
            continue; // the lesson stands in its place
        auto* dock = m_parts.docks.find(kind.key);
        const bool isInFront = dock->isVisible() && !dock->visibleRegion().isEmpty();
        if (isInFront && (!front || *front == kernelPanel))
            front = kind.key;
    }
    return front.value_or(runsPanel);
}

void Presentation::showChart(PanelKey chart)
{
    if (!isOn() || chart == m_chart)
        return;
    m_lastChart = std::exchange(m_chart, chart);
    if (!m_hasLesson && m_parts.docks.kind(m_chart).needsWidth != m_parts.docks.kind(m_lastChart).needsWidth)
        arrange();
    m_parts.docks.find(m_chart)->show();
    m_parts.docks.find(m_chart)->raise();
    m_parts.docks.find(m_lastChart)->hide();
    m_strip->setChart(m_chart);
}

void Presentation::nextChart(int step)
{
    const auto all = charts();
    const auto count = static_cast<int>(all.size());
    const auto at = static_cast<int>(std::ranges::find(all, m_chart, &PanelKind::key) - all.begin());
    showChart(all[static_cast<std::size_t>((at + step + count) % count)].key);
}

/// A panel brought forward by a key becomes the chart, and returns the place when the key hides it again. The docks of
/// all other charts are hidden, so that what this class does itself changes nothing here.
void Presentation::followDock(PanelKey panel)
{
    if (!isOn() || std::ranges::count(charts(), panel, &PanelKind::key) == 0)
        return;
    if (!m_parts.docks.find(panel)->isHidden())
        showChart(panel);
    else if (panel == m_chart)
        showChart(m_lastChart);
}

/// A lesson was opened or left.
void Presentation::followLesson()
{
    const bool hasLesson = m_parts.docks.panel<LessonPanel>().showsStep();
    if (!isOn() || hasLesson == m_hasLesson)
        return;
    m_hasLesson = hasLesson;
    if (!hasLesson) // which stood in the kernel's place
        m_chart = m_lastChart = kernelPanel;
    else if (m_chart == kernelPanel || m_lastChart == kernelPanel)
        m_chart = m_lastChart = runsPanel;
    delete m_bar;
    addStrip();
    arrange();
}

/// Not set by a style sheet: child widgets (the line edit of a spin box, a table's header) would keep its font size
/// after it is removed.
void Presentation::enlarge()
{
    QFont large = m_before->font;
    large.setPointSizeF(letterHeight(m_parts.window.size()) * 72 / m_parts.window.logicalDpiY());
    setApplicationFont(large);
}

void Presentation::setBars(bool areSeen)
{
    m_parts.window.menuBar()->setVisible(areSeen);
    m_parts.status.setVisible(areSeen);
    if (auto* bar = m_parts.window.findChild<ViewBar*>())
        bar->setVisible(areSeen);
}

/// The shortcuts of a hidden menu bar do not work, so the actions are added to the window.
void Presentation::setActions(bool isPresenting)
{
    auto& actions = m_parts.actions;
    actions.present->setChecked(isPresenting);
    for (auto* action : actions.findChildren<QAction*>(Qt::FindDirectChildrenOnly)) {
        if (isPresenting)
            m_parts.window.addAction(action);
        else
            m_parts.window.removeAction(action);
    }
    for (const auto& [name, action] : actions.layouts)
        action->setEnabled(!isPresenting);
    for (auto* action : {actions.hidePanels, actions.resetLayout})
        action->setEnabled(!isPresenting);
    for (auto* action : std::as_const(m_turns))
        action->setEnabled(isPresenting);
    actions.setEscape(isPresenting ? actions.present : nullptr);
}

void Presentation::addStrip()
{
    m_strip = new PresentationStrip(m_parts.settings, charts());
    m_strip->setChart(m_chart);
    connect(m_strip, &PresentationStrip::chartChosen, this, &Presentation::showChart);
    connect(m_strip, &PresentationStrip::leaveWanted, this, &Presentation::leave, Qt::QueuedConnection);
    m_bar = new QToolBar;
    m_bar->setObjectName(QStringLiteral("presentation"));
    m_bar->setMovable(false);
    m_bar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_bar->addWidget(m_strip);
    m_parts.window.addToolBar(Qt::TopToolBarArea, m_bar);
}

} // namespace tilescope
