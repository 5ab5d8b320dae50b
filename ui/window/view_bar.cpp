#include "ui/window/view_bar.h"

#include "ui/window/window_actions.h"

#include <QAction>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace tilescope
{

/// A checked button is written in a heavier weight than the one that its width is made for.
static void makeRoomForBold(QToolButton& button)
{
    button.ensurePolished();
    QFont bold = button.font();
    bold.setWeight(QFont::Bold);
    const int wider = QFontMetrics(bold).horizontalAdvance(button.text()) -
                      QFontMetrics(button.font()).horizontalAdvance(button.text());
    button.setMinimumWidth(button.sizeHint().width() + std::max(0, wider));
}

QToolBar* makeViewBar(const WindowActions& actions)
{
    auto* bar = new QToolBar(WindowActions::tr("View"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    bar->addActions({actions.source, actions.result});
    bar->addSeparator();
    bar->addActions({actions.grid, actions.block, actions.boxes, actions.profiles});
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    bar->addActions({actions.fit, actions.zoom100, actions.zoom200, actions.zoom400});
    for (auto* button : bar->findChildren<QToolButton*>()) {
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(button->text());
        if (button->isCheckable())
            makeRoomForBold(*button);
        if (button->defaultAction())
            button->setAccessibleDescription(button->defaultAction()->toolTip());
    }
    return bar;
}

} // namespace tilescope
