#pragma once

#include "gpu/lesson/lesson_folders.h"
#include "ui/files/saved_files.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace tilescope
{

/// All lessons of the program, the user and the folders asked for. Those on the disk are read again when one of their
/// files is saved.
class LessonStore : public QObject
{
    Q_OBJECT

public:
    explicit LessonStore(const QStringList& folders, QObject* parent = nullptr);

    const std::vector<StoredLesson>& lessons() const { return m_lessons; }
    const StoredLesson* find(const QString& id) const; ///< null if there is none; of equal names the last one wins

signals:
    void changed(); ///< lessons() was read again

private:
    void read();
    void watch();

    QStringList m_folders; ///< on the disk
    std::vector<StoredLesson> m_lessons;
    SavedFiles m_saved;
};

} // namespace tilescope
