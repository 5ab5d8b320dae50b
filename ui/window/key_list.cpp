#include "ui/window/help_dialogs.h"

#include "ui/palette/menu_commands.h"
#include "ui/translation.h"

#include <algorithm>

namespace tilescope
{

namespace
{

KeyGroup onThePicture()
{
    return {tr("On the picture"),
            {{tr("Wheel"), tr("Zoom at the cursor; with Shift finely, with Ctrl coarsely")},
             {tr("+ / −"), tr("Zoom in, zoom out")},
             {tr("Drag, left or middle"), tr("Pan")},
             {tr("Arrow keys"), tr("Pan, or move the inspected pixel; with Shift by ten")},
             {tr("Click"), tr("Choose a block; while pixels are inspected, pin one")},
             {tr("Double click"), tr("The picture alone, and the panels again")},
             {tr("Ctrl and double click"), tr("Zoom to the block")},
             {tr("Shift and drag"), tr("Select a rectangle, where the operation takes one")},
             {tr("Alt and drag"), tr("Draw a line to see the values along it")},
             {QKeySequence(Qt::Key_Delete).toString(QKeySequence::NativeText), tr("Take that line away")},
             {tr("Drag a wipe's end"), tr("Turn its line; with Shift in steps of 15°")},
             {tr("Double click on a wipe"), tr("Upright through the middle")}}};
}

KeyGroup onSliders()
{
    return {tr("On a slider or number"),
            {{tr("Arrow keys, wheel"), tr("One step; with Shift ten, with Ctrl a tenth")},
             {tr("Shift and drag"), tr("Ten times as far as the mouse")},
             {tr("Ctrl and drag"), tr("A tenth as far as the mouse")},
             {tr("Double click"), tr("Back to its default")},
             {tr("Typing"), tr("Any value; what cannot be is explained under it")}}};
}

KeyGroup inAPresentedLesson()
{
    return {tr("In a presented lesson"),
            {{tr("A, B, C …"), tr("A hand more for the option")},
             {tr("Shift and the letter"), tr("A hand less")},
             {tr("Enter"), tr("The second vote, the answer, the next step")}}};
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
