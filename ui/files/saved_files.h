#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace tilescope
{

/// Says when one of some files or folders was saved.
class SavedFiles : public QObject
{
    Q_OBJECT

public:
    explicit SavedFiles(QObject* parent = nullptr);

    /// Adds what is not watched yet. To be called again after each saved(): a file that an editor replaces is no longer
    /// watched.
    void watch(QStringList paths);

signals:
    /// Once, a moment after the last change: an editor saves in several steps. With those that were saved.
    void saved(const QStringList& paths);

private:
    QFileSystemWatcher m_watcher;
    QTimer m_rest;
    QStringList m_changed;
};

} // namespace tilescope
