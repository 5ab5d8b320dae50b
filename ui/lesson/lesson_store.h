#pragma once

#include "gpu/lesson/lesson_figures.h"
#include "ui/files/saved_files.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace tilescope
{

/// A lesson's folder and what was read from it.
struct StoredLesson {
    QString folder; ///< a path; ":/lessons/…" of one that came with the program
    LessonRead read;
    QString id() const; ///< the folder's name
};

/// Reads one folder. Files that cannot be read are faults.
StoredLesson readLessonFolder(const QString& folder);

/// The lesson folders in a folder, or the folder itself if it is one, sorted by name.
QStringList lessonFoldersIn(const QString& folder);

/// Those that came with the program and those of more folders, in the order in which they are meant to be taken.
std::vector<StoredLesson> readLessons(const QStringList& more);

/// The user's own lessons: `lessons` among the application's data.
QString ownLessonFolder();

/// The times that came with the program (resources/recorded).
std::vector<RecordedTime> recordedTimes();

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
