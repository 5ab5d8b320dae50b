#pragma once

#include "ui/session/environment.h"
#include "ui/shell/window_parts.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace tilescope
{

class LayoutController;
class SessionController;

/// Starts a program beside this one, with its arguments; false when it cannot.
using StartProgram = std::function<bool(const QString& program, const QStringList& arguments)>;

/// How this program was started, which the next one is told again.
struct RestartOptions {
    bool keepsSize = true; ///< in the preferences; else it was given
    QString panel;
    std::optional<ThemeChoice> theme;
    StartProgram start; ///< empty: as a process of its own
};

/// What is done when a kernel has ended the CUDA context of the whole program: the emulator takes over, the session is
/// kept, and the person may have the program started anew, where the GPU is to be had again. A kernel of their own that
/// was running then stays in the emulator until they allow it, or it would end the next program too.
class GpuRestart : public QObject
{
    Q_OBJECT

public:
    GpuRestart(const WindowParts& parts, SessionController& sessions, LayoutController& layouts,
               const RestartOptions& options);

    /// Starts the program again with this session and closes the window; says so when it cannot.
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
};

} // namespace tilescope
