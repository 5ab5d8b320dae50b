#pragma once

class QMainWindow;

namespace tilescope
{

class BottomPanels;
class Canvas;
class KernelPanel;
class MessageBar;
class Preferences;
class RunState;
class Session;
class SessionController;
class SettingsModel;
class SideRunner;
class StatusLine;
class WindowActions;
class WindowDocks;

/// What a feature of the window connects with each other. A feature is a class of its own in this folder that takes
/// these, connects itself, and is made in MainWindow::addFeatures; the window knows no more of it.
struct WindowParts {
    QMainWindow& window;
    Session& session;
    SideRunner& side;
    Canvas& canvas;
    SettingsModel& settings;
    RunState& run;
    KernelPanel& kernel;
    BottomPanels& bottom;
    MessageBar& messages;
    StatusLine& status;
    WindowActions& actions;
    WindowDocks& docks;
    Preferences& preferences;
    SessionController& sessions;
};

} // namespace tilescope
