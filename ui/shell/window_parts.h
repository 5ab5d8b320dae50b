#pragma once

class QMainWindow;

namespace tilescope
{

class Canvas;
class FocusModel;
class MessageBar;
class PinController;
class Preferences;
class RecordedRunsModel;
class RunState;
class Session;
class SessionController;
class SettingsModel;
class SideRunner;
class SourcePicture;
class StatusLine;
class StrategyRuns;
class ViewSubjectModel;
class WindowActions;
class WindowDocks;

/// The parts of the window that a feature connects itself to. A feature is a folder of ui/: its panel comes from its
/// PanelKind, its controllers take these parts, and the window does not refer to it otherwise. WindowDocks::panel
/// returns another feature's panel.
struct WindowParts {
    QMainWindow& window;
    Session& session;
    SideRunner& side;
    Canvas& canvas;
    SettingsModel& settings;
    RunState& run;
    MessageBar& messages;
    StatusLine& status;
    WindowActions& actions;
    WindowDocks& docks;
    Preferences& preferences;
    SessionController& sessions;
    PinController& pins;
    SourcePicture& source;
    ViewSubjectModel& subject;
    RecordedRunsModel& recorded;
    FocusModel& focus;
    StrategyRuns& runs;
};

} // namespace tilescope
