#include "ui/shell/view_bar.h"

#include "ui/parts/button_room.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QEvent>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

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
    : QWidget(parent), m_views(makeBar(WindowActions::tr("View"))), m_drawing(makeBar(WindowActions::tr("Drawing")))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_views->addActions(
        {actions.source, actions.result, actions.wipe, actions.sideBySide, actions.difference, actions.reuse});
    m_views->addActions({actions.gainMenu, actions.sharedReuse});
    m_drawing->addActions({actions.overlayMenu, actions.grid, actions.block, actions.boxes, actions.profiles});
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_drawing->addWidget(space);
    m_drawing->addActions({actions.fit, actions.zoom100, actions.zoom200, actions.zoom400});
    for (auto* bar : {m_views, m_drawing}) {
        bar->setParent(this);
        finish(*bar);
    }
}

bool ViewBar::fitsOneRow(int width) const
{
    return m_views->sizeHint().width() + m_drawing->sizeHint().width() <= width;
}

int ViewBar::heightForWidth(int width) const
{
    const int views = m_views->sizeHint().height(), drawing = m_drawing->sizeHint().height();
    return fitsOneRow(width) ? std::max(views, drawing) : views + drawing;
}

QSize ViewBar::sizeHint() const
{
    const int width = std::max(m_views->sizeHint().width(), m_drawing->sizeHint().width());
    return {width, heightForWidth(width)};
}

/// A bar too narrow for all its buttons has the others in a menu.
QSize ViewBar::minimumSizeHint() const
{
    const QSize views = m_views->minimumSizeHint(), drawing = m_drawing->minimumSizeHint();
    return {std::max(views.width(), drawing.width()), std::max(views.height(), drawing.height())};
}

void ViewBar::layOut()
{
    const bool isOne = isInOneRow();
    const int split = isOne ? m_views->sizeHint().width() : width();
    const int viewsHeight = isOne ? height() : m_views->sizeHint().height();
    m_views->setGeometry(0, 0, split, viewsHeight);
    if (isOne)
        m_drawing->setGeometry(split, 0, width() - split, height());
    else
        m_drawing->setGeometry(0, viewsHeight, width(), height() - viewsHeight);
}

/// The bar's size depends on its font.
bool ViewBar::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        layOut();
    }
    return QWidget::event(event);
}

void ViewBar::resizeEvent(QResizeEvent*) { layOut(); }

} // namespace tilescope
