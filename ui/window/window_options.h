#pragma once

#include "gpu/image/picture_values.h"
#include "gpu/recipe/recipe.h"
#include "gpu/run/runner_options.h"
#include "ui/canvas/overlays/overlay_mode.h"
#include "ui/session/view_subject.h"
#include "ui/sessions/gpu_restart.h"
#include "ui/shell/layout_name.h"
#include "ui/theme/theme.h"
#include "ui/trace/step_choice.h"
#include "ui/view_mode.h"
#include "ui/where/where_controller.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace tilescope
{

/// The options set by the environment, and the loader for pictures and folders that a recipe names.
RunnerOptions runnerOptions();

/// The window's largest size, as wide as four screens of 4096 pixels. What is shown is drawn into memory first, 4 bytes
/// a pixel: 0.5 GB at this size.
inline constexpr QSize largestWindow{16384, 8192};

/// How the window starts. Defaults: the board with Sobel.
struct WindowOptions {
    std::optional<Recipe> recipe;
    QStringList images;        ///< files, or "sample:NAME" and "sample:NAME@WxH"; the last one is shown
    RangeChoice range;         ///< of their values
    QString resume;            ///< a session file written for a restart, which is deleted after reading
    QString screenshot;        ///< save a picture of the window here once everything is timed, then quit
    QString exportFile;        ///< export to here once everything is timed, then quit: .html, .png, .gif of the block
                               ///< panel's replay, or .svg and .csv of a chart
    std::optional<QSize> size; ///< of the window, in logical pixels
    std::optional<LayoutName> layout; ///< replaces the last one
    bool presents = false;            ///< starts as a presentation
    QString panel;                    ///< the panel to bring to the front, by its name
    /// Where the operations of `runner` that files declare were read from, to be read again when one is saved.
    QStringList programArguments; ///< of a program among `images`
    QStringList operationFolders, kernelFiles;
    QStringList lessonFolders;          ///< of lessons besides those of the program and the user
    QString lesson, lessonStep;         ///< to open; empty: none, and the first step without an answer
    std::optional<StepChoice> step;     ///< of the block panel
    bool startsSweep = false;           ///< over block sizes, once the first picture is shown
    std::optional<ViewMode> view;       ///< replaces the saved one
    std::optional<ViewSubject> subject; ///< replaces that of a session
    std::optional<OverlayMode> overlay; ///< the initial overlay mode; default: halos
    QString language;                   ///< replaces the saved one, and is not saved; empty: none
    std::optional<ThemeChoice> theme;   ///< replaces the saved one, and is not saved
    RunnerOptions runner = runnerOptions();
    Place place;              ///< of `runner`'s GPU
    LinkTo linkTo;            ///< to workers; empty: none can be used
    QString dataFolder;       ///< where the current session is saved in case of a crash; empty: nowhere
    QString preferencesFile;  ///< replaces the user's own; for tests
    bool endsProcess = false; ///< the process ends after the window: does not wait for work that cannot be stopped
    StartProgram start;       ///< replaces starting a process; for tests
};

} // namespace tilescope
