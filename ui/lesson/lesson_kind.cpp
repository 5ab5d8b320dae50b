#include "ui/lesson/lesson_controller.h"
#include "ui/lesson/lesson_panel.h"
#include "ui/lesson/lesson_taking.h"

#include <QMainWindow>

namespace tilescope
{

static QWidget* makePanel(const WindowParts& parts)
{
    auto* taking = new LessonTaking(recordedTimes(), parts.side, &parts.window);
    auto* panel = new LessonPanel(*taking, parts.settings, parts.recorded);
    new LessonController(parts, *taking, *panel);
    return panel;
}

PanelKind lessonPanelKind()
{
    return {.key = lessonPanel,
            .title = LessonPanel::tr("Lesson"),
            .make = makePanel,
            .learn = {PanelPlace::Left},
            .inspect = {PanelPlace::Left},
            .tune = {PanelPlace::Left},
            .tellsResults = false,
            .guidesLesson = true,
            .isChart = false};
}

} // namespace tilescope
