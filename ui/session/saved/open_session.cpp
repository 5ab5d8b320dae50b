#include "ui/session/saved/open_session.h"

#include "ui/session/saved/session_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace tilescope
{

namespace
{

QByteArray contentHash(const QString& path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    return QCryptographicHash::hash(file.read(largestSession), QCryptographicHash::Sha256);
}

/// One name for a file that is reached by several paths.
QString claimName(const QString& path)
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    const QByteArray name = (canonical.isEmpty() ? path : canonical).toUtf8();
    return QLatin1String(QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex().left(24));
}

} // namespace

bool OpenSession::take(const QString& path)
{
    m_path = QFileInfo(path).absoluteFilePath();
    m_content = contentHash(m_path);
    m_lock.reset(); // also if it is the same file's
    if (m_folder.isEmpty() || !QDir().mkpath(m_folder))
        return true;
    auto lock = std::make_unique<QLockFile>(QStringLiteral("%1/%2.lock").arg(m_folder, claimName(m_path)));
    lock->setStaleLockTime(0); // only a dead process's lock is stale, however old a live process's lock is
    if (!lock->tryLock(0))
        return lock->error() != QLockFile::LockFailedError;
    m_lock = std::move(lock);
    return true;
}

bool OpenSession::wouldReplaceOthers(const QString& path) const
{
    return QFileInfo(path).absoluteFilePath() == m_path && QFileInfo(path).isFile() && contentHash(path) != m_content;
}

} // namespace tilescope
