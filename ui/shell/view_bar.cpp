#include "ui/shell/view_bar.h"

#include "ui/parts/labels.h"
#include "ui/shell/view_icons.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QEvent>
#include <QMenu>
#include <QToolButton>

#include <utility>

namespace tilescope
{

static void prepare(QToolButton& button)
{
    setRole(button, "tool");
    button.setFocusPolicy(Qt::StrongFocus);
    button.setAccessibleName(button.text());
    button.setAccessibleDescription(button.defaultAction()->toolTip());
    if (button.defaultAction()->menu())
        button.setPopupMode(QToolButton::InstantPopup);
}

ViewBar::ViewBar(const WindowActions& actions, QWidget* parent)
    : QToolBar(WindowActions::tr("View"), parent), m_actions(actions)
{
    setMovable(false);
    setIconSize({18, 18});
    const auto add = [this](std::vector<QToolButton*>& group, std::initializer_list<QAction*> tools) {
        for (QAction* tool : tools) {
            addAction(tool);
            group.push_back(static_cast<QToolButton*>(widgetForAction(tool)));
            prepare(*group.back());
        }
    };
    add(m_views, {actions.source, actions.result, actions.wipe, actions.sideBySide, actions.difference, actions.reuse});
    addOccasional(actions.differenceSides);
    addOccasional(actions.gainMenu);
    addOccasional(actions.sharedReuse);
    addSeparator();
    add(m_others, {actions.overlayMenu, actions.grid, actions.block, actions.drawLine});
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(space);
    add(m_others, {actions.fit, actions.zoom100, actions.zoomBlock});
    dress();
    showNames();
}

void ViewBar::addOccasional(QAction* tool)
{
    auto* button = new QToolButton;
    button->setDefaultAction(tool);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    prepare(*button);
    QAction* const place = addWidget(button);
    place->setVisible(tool->isEnabled());
    connect(tool, &QAction::enabledChanged, this, [this, place](bool isEnabled) {
        place->setVisible(isEnabled);
        showNames();
    });
}

void ViewBar::dress()
{
    const Colours& colours = coloursOf(palette());
    for (const auto& [tool, sign] : {std::pair{m_actions.source, ViewSign::Source},
                                     {m_actions.result, ViewSign::Result},
                                     {m_actions.wipe, ViewSign::Wipe},
                                     {m_actions.sideBySide, ViewSign::SideBySide},
                                     {m_actions.difference, ViewSign::Difference},
                                     {m_actions.reuse, ViewSign::Reuse},
                                     {m_actions.overlayMenu, ViewSign::Overlay},
                                     {m_actions.grid, ViewSign::Grid},
                                     {m_actions.block, ViewSign::Block},
                                     {m_actions.drawLine, ViewSign::Line},
                                     {m_actions.fit, ViewSign::Fit},
                                     {m_actions.zoom100, ViewSign::WholePixels},
                                     {m_actions.zoomBlock, ViewSign::ZoomToBlock}}) {
        tool->setIcon(viewIcon(sign, colours));
        tool->setIconVisibleInMenu(false);
    }
}

/// The width of the buttons alone: the bar's own size hint is of the names that are shown now.
int ViewBar::widthWith(Names names) const
{
    int width = sizeHint().width();
    const auto add = [&width](const std::vector<QToolButton*>& group, bool isNamed) {
        for (QToolButton* button : group) {
            width -= button->sizeHint().width();
            const Qt::ToolButtonStyle style = button->toolButtonStyle();
            button->setToolButtonStyle(isNamed ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
            width += button->sizeHint().width();
            button->setToolButtonStyle(style);
        }
    };
    add(m_views, names != Names::None);
    add(m_others, names == Names::All);
    return width;
}

void ViewBar::showNames()
{
    const auto name = [](const std::vector<QToolButton*>& group, bool isNamed) {
        for (QToolButton* button : group)
            button->setToolButtonStyle(isNamed ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    };
    m_names = Names::None;
    for (const Names wanted : {Names::Views, Names::All})
        if (widthWith(wanted) <= width())
            m_names = wanted;
    name(m_views, m_names != Names::None);
    name(m_others, m_names == Names::All);
}

bool ViewBar::event(QEvent* event)
{
    const bool isHandled = QToolBar::event(event);
    if (event->type() == QEvent::Polish || event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        showNames();
    return isHandled;
}

void ViewBar::changeEvent(QEvent* event)
{
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        dress();
}

void ViewBar::resizeEvent(QResizeEvent* event)
{
    QToolBar::resizeEvent(event);
    showNames();
}

} // namespace tilescope
