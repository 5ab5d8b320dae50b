#include "ui/lesson/lesson_store.h"

#include "ui/texts.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace tilescope
{

LessonStore::LessonStore(const QStringList& folders, QObject* parent) : QObject(parent), m_folders(folders)
{
    connect(&m_saved, &SavedFiles::saved, this, [this] {
        read();
        emit changed();
    });
    read();
}

const StoredLesson* LessonStore::find(const QString& id) const
{
    const auto found = std::find_if(m_lessons.rbegin(), m_lessons.rend(),
                                    [name = id.toStdString()](const auto& one) { return one.id() == name; });
    return found == m_lessons.rend() ? nullptr : &*found;
}

void LessonStore::read()
{
    m_lessons = readLessons(plainTexts(m_folders));
    watch();
}

void LessonStore::watch()
{
    QStringList paths;
    for (const QString& folder : m_folders) {
        if (QDir(folder).exists())
            paths << folder;
        for (const QString& lesson : qtTexts(lessonFoldersIn(folder.toStdString()))) {
            paths << lesson;
            for (const QFileInfo& file : QDir(lesson).entryInfoList(QDir::Files))
                paths << file.filePath();
        }
    }
    m_saved.watch(paths);
}

} // namespace tilescope
