#include "ui/window/help_dialogs.h"

#include "ui/palette/menu_commands.h"
#include "ui/translation.h"

#include <QKeySequence>
#include <algorithm>

namespace tilescope
{

namespace
{

KeyGroup onThePicture()
{
    return {tr("On the image"),
            {{tr("Wheel"), tr("Zoom at the cursor; in fine steps with Shift, in coarse steps with Ctrl")},
             {tr("+ / −"), tr("Zoom in, zoom out")},
             {tr("Drag (left or middle button)"), tr("Pan")},
             {tr("Arrow keys"), tr("Pan, or move the inspected pixel; by ten with Shift")},
             {tr("Click"), tr("Choose a block; when inspecting pixels, pin a pixel")},
             {tr("Double-click"), tr("Show only the image, or the panels again")},
             {tr("Ctrl+double-click"), tr("Zoom to the block")},
             {tr("Shift+drag"), tr("Select a rectangle, if the operation takes one")},
             {tr("Alt+drag"), tr("Draw a line to see the values along it")},
             {QKeySequence(Qt::Key_Delete).toString(QKeySequence::NativeText), tr("Remove that line")},
             {tr("Drag the end of a wipe"), tr("Rotate its line; in steps of 15° with Shift")},
             {tr("Double-click a wipe"), tr("Vertical through the centre")}}};
}

KeyGroup onSliders()
{
    return {tr("On a slider or number"),
            {{tr("Arrow keys, wheel"), tr("One step; ten with Shift, a tenth with Ctrl")},
             {tr("Shift+drag"), tr("Move ten times as far as the mouse")},
             {tr("Ctrl+drag"), tr("Move a tenth as far as the mouse")},
             {tr("Double-click"), tr("Reset to the default")},
             {tr("Typing"), tr("Any value; invalid values are explained below the field")}}};
}

KeyGroup inAPresentedLesson()
{
    return {tr("In a presented lesson"),
            {{tr("A, B, C …"), tr("Add a vote for the option")},
             {tr("Shift+letter"), tr("Remove a vote")},
             {tr("Enter"), tr("Second vote, answer, next step")}}};
}

} // namespace

QList<KeyGroup> keyGroups(const QMenuBar& bar)
{
    QList<KeyGroup> groups;
    for (const auto& command : menuCommands(bar)) {
        if (command.key.isEmpty())
            continue;
        const QString menu = command.path.section(PaletteCommand::separator(), 0, 0);
        auto group = std::find_if(groups.begin(), groups.end(), [&](const KeyGroup& one) { return one.title == menu; });
        if (group == groups.end())
            group = groups.insert(groups.end(), {menu, {}});
        group->rows << KeyRow{command.key, command.title};
    }
    return groups << onThePicture() << onSliders() << inAPresentedLesson();
}

} // namespace tilescope
