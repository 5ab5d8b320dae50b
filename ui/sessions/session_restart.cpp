#include "ui/session/settings_model.h"
#include "ui/sessions/session_controller.h"
#include "ui/shell/message_bar.h"

#include <QDir>
#include <QFile>
#include <QUuid>

// A session from one program to the next, and kernels that are kept from the GPU.

namespace tilescope
{

constexpr auto kernelTopic = MessageBar::Topic::HeldKernel;

QString SessionController::keepForRestart() const
{
    const QString folder = m_dataFolder.isEmpty() || !QDir().mkpath(m_dataFolder) ? QDir::tempPath() : m_dataFolder;
    const QString path = QDir(folder).absoluteFilePath(
        QStringLiteral("restart-%1.tilescope").arg(QUuid::createUuid().toString(QUuid::WithoutBraces)));
    try {
        writeSession(present(), path);
    } catch (const SessionFileError&) {
        return {};
    }
    return path;
}

bool SessionController::resume(const QString& path)
{
    try {
        const bool hasImage = restore(readSession(path, m_parts.settings.registry()));
        QFile::remove(path);
        return hasImage;
    } catch (const SessionFileError& error) {
        complain(QString::fromStdString(error.what()));
        return false;
    }
}

void SessionController::explainHeld(const std::string& source, BackendChoice wanted)
{
    const auto allow = [this, wanted] {
        Recipe recipe = m_parts.settings.recipe();
        if (!recipe.source)
            return;
        m_trust.allow(*recipe.source);
        recipe.backend = wanted == BackendChoice::Emulator ? BackendChoice::Auto : wanted;
        m_parts.settings.setRecipe(recipe);
    };
    const QString why =
        m_trust.isSuspect(source)
            ? tr("This kernel was running when the GPU was lost. It stays in the emulator, which checks "
                 "every access, until you allow it on the GPU again.")
            : tr("This kernel came from a file and was not written here. It runs in the emulator, which checks every "
                 "access, until you allow it on the GPU.");
    m_parts.messages.post(kernelTopic, MessageBar::Severity::Warning, why, {{tr("Allow on the GPU"), allow}});
}

void SessionController::holdLost(const std::string& source)
{
    m_trust.suspect(source);
    const Recipe& present = m_parts.settings.recipe();
    if (present.source == source && m_trust.holdsBack(present))
        m_parts.settings.setRecipe(present);
}

} // namespace tilescope
