#pragma once

#include "ui/session/environment.h"
#include "ui/shell/window_parts.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

class QAction;

namespace tilescope
{

class LayoutController;
class SessionController;

/// Starts another process with these arguments; returns false if it cannot.
using StartProgram = std::function<bool(const QString& program, const QStringList& arguments)>;

/// How this program was started, to be passed to the next process.
struct RestartOptions {
    bool keepsSize = true; ///< in the preferences; else the size was given
    QString panel;
    std::optional<ThemeChoice> theme;
    StartProgram start;                      ///< empty: as a detached process
    std::function<QStringList()> place = {}; ///< arguments that say where kernels run
};

/// Handles the case that a kernel destroyed the CUDA context of the process: the emulator takes over, the session is
/// kept, and the user may restart the program, after which the GPU is available again. An edited kernel that was
/// running then stays in the emulator until the user allows it, as it could destroy the next context too.
class GpuRestart : public QObject
{
    Q_OBJECT

public:
    GpuRestart(const WindowParts& parts, SessionController& sessions, LayoutController& layouts,
               const RestartOptions& options);

    /// Restarts the program with this session and closes the window; reports a failure.
    void restart();

private:
    void takeEnvironment(const Environment& environment);
    void offer();
    void complain(const QString& text);
    QStringList argumentsFor(const QString& sessionFile) const;

    WindowParts m_parts;
    SessionController& m_sessions;
    LayoutController& m_layouts;
    RestartOptions m_options;
    QAction* m_restart = nullptr; ///< available while the GPU is lost
};

} // namespace tilescope
