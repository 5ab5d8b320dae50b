#include "ui/session/saved/autosave.h"

#include <QDir>
#include <QFile>
#include <QUuid>

namespace tilescope
{

static std::unique_ptr<QLockFile> lockOf(const QString& path)
{
    auto lock = std::make_unique<QLockFile>(path + QStringLiteral(".lock"));
    lock->setStaleLockTime(0); // only a dead process's lock is stale, however old a live process's lock is
    return lock;
}

Autosave::Autosave(const QString& folder) : m_folder(folder)
{
    if (folder.isEmpty() || !QDir().mkpath(folder))
        return;
    m_path = QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".tilescope"));
    auto lock = lockOf(m_path);
    if (lock->tryLock(0))
        m_lock = std::move(lock);
}

Autosave::~Autosave() { end(); }

void Autosave::end()
{
    if (m_lock)
        QFile::remove(m_path);
    m_lock.reset();
}

void Autosave::write(const SavedSession& session) const
{
    if (m_lock)
        writeSession(session, m_path);
}

QString Autosave::leftBehind() const
{
    if (!m_lock)
        return {};
    const auto files = QDir(m_folder).entryInfoList({QStringLiteral("*.tilescope")}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files)
        if (file.absoluteFilePath() != QFileInfo(m_path).absoluteFilePath() &&
            lockOf(file.absoluteFilePath())->tryLock(0)) // released at once
            return file.absoluteFilePath();
    return {};
}

void Autosave::forget(const QString& path) { QFile::remove(path); }

} // namespace tilescope
