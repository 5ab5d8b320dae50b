#pragma once

#include "gpu/recipe/recipe.h"
#include "gpu/run/runner.h"
#include "ui/block/step_choice.h"
#include "ui/canvas/overlays/overlay_mode.h"
#include "ui/canvas/view_mode.h"
#include "ui/sessions/gpu_restart.h"
#include "ui/shell/layout_name.h"
#include "ui/theme/theme.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace tilescope
{

/// What the environment says, and the loader for pictures and folders that a recipe names.
RunnerOptions runnerOptions();

/// How the window starts. An empty one shows the board with Sobel.
struct WindowOptions {
    std::optional<Recipe> recipe;
    QStringList images; ///< files, or "sample:NAME" and "sample:NAME@WxH"; the last one is shown
    QString resume;     ///< a session file that a restart left, which is taken away
    QString screenshot; ///< save a picture of the window here once everything is timed, then quit
    QString
        exportFile; ///< export to here once everything is timed, then quit: .html, .png, or .svg and .csv of a chart
    std::optional<QSize> size;          ///< of the window, in logical pixels
    std::optional<LayoutName> layout;   ///< in place of the last one
    bool presents = false;              ///< in large letters
    QString panel;                      ///< the panel to bring to the front, by its name
    std::optional<StepChoice> step;     ///< of the block panel
    bool startsSweep = false;           ///< over block sizes, once the first picture is there
    std::optional<ViewMode> view;       ///< in place of the one kept
    std::optional<OverlayMode> overlay; ///< what is drawn of the blocks at first; else their halos
    std::optional<ThemeChoice> theme;   ///< in place of the one kept, and not kept
    RunnerOptions runner = runnerOptions();
    QString dataFolder;       ///< where the present session is kept in case of a crash; empty: it is not
    QString preferencesFile;  ///< in place of the user's own; for tests
    bool endsProcess = false; ///< nothing follows the window: what cannot be stopped is not waited for
    StartProgram start;       ///< in place of a process of its own; for tests
};

} // namespace tilescope
