#pragma once

class QMainWindow;

namespace tilescope
{

class Canvas;
class MessageBar;
class PinController;
class Preferences;
class RunState;
class Session;
class SessionController;
class SettingsModel;
class SideRunner;
class StatusLine;
class WindowActions;
class WindowDocks;

/// What a feature finds in the window to connect itself to. A feature is a folder of ui/: its panel comes from its
/// PanelKind, its controllers take these, and the window knows no more of it. Another feature's panel is to be had from
/// WindowDocks::panel.
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
};

} // namespace tilescope
