#include "ui/window/layout_switch.h"

#include "ui/parts/button_room.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>

namespace tilescope
{

LayoutSwitch::LayoutSwitch(const WindowActions& actions, QWidget* parent) : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 8, 0);
    row->setSpacing(4);
    const auto add = [this, row](QAction* action) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setProperty("role", QStringLiteral("slim"));
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleDescription(action->toolTip());
        makeRoomForBold(*button);
        row->addWidget(button);
    };
    for (const auto& [name, action] : actions.layouts)
        add(action);
    add(actions.present);
}

} // namespace tilescope
