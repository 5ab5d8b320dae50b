#include "ui/window/view_bar.h"

#include "ui/window/button_room.h"
#include "ui/window/window_actions.h"

#include <QAction>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

namespace tilescope
{

static QToolBar* makeBar(const QString& name)
{
    auto* bar = new QToolBar(name);
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    return bar;
}

static void finish(const QToolBar& bar)
{
    for (auto* button : bar.findChildren<QToolButton*>()) {
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(button->text());
        if (button->isCheckable())
            makeRoomForBold(*button);
        if (!button->defaultAction())
            continue;
        button->setAccessibleDescription(button->defaultAction()->toolTip());
        if (button->defaultAction()->menu())
            button->setPopupMode(QToolButton::InstantPopup);
    }
}

ViewBar::ViewBar(const WindowActions& actions, QWidget* parent)
    : QWidget(parent), m_views(makeBar(WindowActions::tr("View"))), m_drawing(makeBar(WindowActions::tr("Drawing"))),
      m_rows(new QBoxLayout(QBoxLayout::TopToBottom, this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(0);
    m_views->addActions(
        {actions.source, actions.result, actions.wipe, actions.sideBySide, actions.difference, actions.reuse});
    m_views->addActions({actions.gainMenu, actions.sharedReuse});
    m_drawing->addActions({actions.overlayMenu, actions.grid, actions.block, actions.boxes, actions.profiles});
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_drawing->addWidget(space);
    m_drawing->addActions({actions.fit, actions.zoom100, actions.zoom200, actions.zoom400});
    for (auto* bar : {m_views, m_drawing}) {
        finish(*bar);
        m_rows->addWidget(bar, bar == m_drawing ? 1 : 0);
    }
}

void ViewBar::resizeEvent(QResizeEvent*)
{
    const int needed = m_views->sizeHint().width() + m_drawing->sizeHint().width();
    m_rows->setDirection(width() < needed ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace tilescope
