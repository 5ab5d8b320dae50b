#include "ui/sessions/kernel_trust.h"

#include "ui/shell/preferences.h"

#include <QCryptographicHash>

#include <utility>

namespace tilescope
{

static QByteArray hashOf(const std::string& source)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(source), QCryptographicHash::Sha256).toHex();
}

bool KernelTrust::isKnown(const std::string& source) const
{
    return m_preferences.knownKernels().contains(QString::fromLatin1(hashOf(source)));
}

void KernelTrust::hold(const std::string& source) { m_held.insert(hashOf(source)); }

void KernelTrust::allow(const std::string& source)
{
    const QByteArray hash = hashOf(source);
    m_held.remove(hash);
    m_preferences.addKnownKernel(QString::fromLatin1(hash));
}

void KernelTrust::suspect(const std::string& source)
{
    const QByteArray hash = hashOf(source);
    m_held.insert(hash);
    m_preferences.addSuspectKernel(QString::fromLatin1(hash));
}

bool KernelTrust::isSuspect(const std::string& source) const
{
    return m_preferences.suspectKernels().contains(QString::fromLatin1(hashOf(source)));
}

bool KernelTrust::isHeld(const std::string& source) const { return m_held.contains(hashOf(source)); }

bool KernelTrust::holdsBack(const Recipe& recipe)
{
    if (!recipe.source) {
        m_present.clear();
        return false;
    }
    const QByteArray hash = hashOf(*recipe.source);
    QByteArray before = std::exchange(m_present, hash);
    if (std::exchange(m_operation, recipe.operation) != recipe.operation)
        before.clear(); // no edit of that
    if (hash != before && m_held.contains(before) && !isKnown(*recipe.source))
        m_held.insert(hash);
    return m_held.contains(hash) && recipe.backend != BackendChoice::Emulator;
}

} // namespace tilescope
