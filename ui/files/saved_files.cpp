#include "ui/files/saved_files.h"

#include <QFileInfo>

#include <utility>

namespace tilescope
{

SavedFiles::SavedFiles(QObject* parent) : QObject(parent)
{
    constexpr int restMs = 150;
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    connect(&m_rest, &QTimer::timeout, this, [this] { emit saved(std::exchange(m_changed, {})); });
    for (const auto signal : {&QFileSystemWatcher::fileChanged, &QFileSystemWatcher::directoryChanged})
        connect(&m_watcher, signal, this, [this](const QString& path) {
            if (!m_changed.contains(path))
                m_changed << path;
            m_rest.start();
        });
}

void SavedFiles::watch(QStringList paths)
{
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    paths.removeDuplicates();
    paths.removeIf([&](const QString& path) { return watched.contains(path) || !QFileInfo::exists(path); });
    if (!paths.isEmpty())
        m_watcher.addPaths(paths);
}

} // namespace tilescope
