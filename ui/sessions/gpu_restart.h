#pragma once

#include "ui/session/environment.h"
#include "ui/shell/window_parts.h"
#include "ui/window/window_options.h"

#include <QObject>
#include <QStringList>

namespace tilescope
{

class LayoutController;
class SessionController;

/// What is done when a kernel has ended the CUDA context of the whole program: the emulator takes over, the session is
/// kept, and the person may have the program started anew, where the GPU is to be had again. A kernel of their own that
/// was running then stays in the emulator until they allow it, or it would end the next program too.
class GpuRestart : public QObject
{
    Q_OBJECT

public:
    GpuRestart(const WindowParts& parts, SessionController& sessions, LayoutController& layouts,
               const WindowOptions& options);

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
    bool m_keepsLayout; ///< in the preferences; else size and panel were given and are given again
    QString m_panel;
    std::optional<ThemeChoice> m_theme;
    StartProgram m_start;
};

} // namespace tilescope
