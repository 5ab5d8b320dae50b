#include "ui/sessions/gpu_restart.h"

#include "ui/session/session.h"
#include "ui/session/settings_model.h"
#include "ui/sessions/session_controller.h"
#include "ui/shell/layout_controller.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QCoreApplication>
#include <QFile>
#include <QMainWindow>
#include <QProcess>

namespace tilescope
{

constexpr auto topic = MessageBar::Topic::Device;

GpuRestart::GpuRestart(const WindowParts& parts, SessionController& sessions, LayoutController& layouts,
                       const RestartOptions& options)
    : QObject(&parts.window), m_parts(parts), m_sessions(sessions), m_layouts(layouts), m_options(options)
{
    if (!m_options.start)
        m_options.start = [](const QString& program, const QStringList& arguments) {
            return QProcess::startDetached(program, arguments);
        };
    connect(&parts.session, &Session::ready, this, &GpuRestart::takeEnvironment);
    m_restart =
        parts.actions.add(MenuSection::RunGpu, {QStringLiteral("run.restart"), tr("Restart &with the GPU"),
                                                tr("Restart Tilescope with this session, to use a GPU that was lost")});
    m_restart->setEnabled(false);
    connect(m_restart, &QAction::triggered, this, &GpuRestart::restart);
}

void GpuRestart::takeEnvironment(const Environment& environment)
{
    m_restart->setEnabled(environment.deviceLost);
    if (!environment.deviceLost)
        return;
    Recipe recipe = m_parts.settings.recipe();
    if (recipe.backend == BackendChoice::Cuda) { // no longer possible
        recipe.backend = BackendChoice::Auto;
        m_parts.settings.setRecipe(recipe);
    }
    if (environment.lostWith && environment.lostWith->source)
        m_sessions.holdLost(*environment.lostWith->source);
    m_sessions.keep();
    offer();
    m_parts.session.runAgain();
}

void GpuRestart::offer()
{
    m_parts.messages.post(topic, MessageBar::Severity::Error,
                          tr("The GPU was lost after an error in a kernel; the emulator is used instead. After a "
                             "restart, Tilescope uses the GPU again with the current settings and image."),
                          {{tr("Restart with the GPU"), [this] { restart(); }}});
}

void GpuRestart::restart()
{
    const QString file = m_sessions.keepForRestart();
    if (file.isEmpty()) {
        complain(tr("The session could not be written to a file for the restart. Save it, and restart Tilescope."));
        return;
    }
    m_layouts.remember(); // before the new window reads it
    m_parts.preferences.sync();
    if (!m_options.start(QCoreApplication::applicationFilePath(), argumentsFor(file))) {
        QFile::remove(file);
        complain(tr("Tilescope could not be restarted from %1. Save the session, and start Tilescope yourself.")
                     .arg(QCoreApplication::applicationFilePath()));
        return;
    }
    m_parts.window.close();
}

void GpuRestart::complain(const QString& text)
{
    m_parts.messages.post(topic, MessageBar::Severity::Error, text,
                          {{tr("Restart with the GPU"), [this] { restart(); }}});
}

QStringList GpuRestart::argumentsFor(const QString& sessionFile) const
{
    QStringList arguments{QStringLiteral("--resume"), sessionFile};
    arguments << QStringLiteral("--layout") << toText(m_layouts.current());
    if (!m_options.keepsSize) {
        const QSize size = m_parts.window.size();
        arguments << QStringLiteral("--size") << QStringLiteral("%1x%2").arg(size.width()).arg(size.height());
    }
    if (!m_options.panel.isEmpty())
        arguments << QStringLiteral("--panel") << m_options.panel;
    if (m_options.place)
        arguments << m_options.place();
    if (m_options.theme)
        arguments << QStringLiteral("--theme") << toText(*m_options.theme);
    return arguments;
}

} // namespace tilescope
