#include "ui/lesson/lesson_store.h"

#include "gpu/files/regular_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

static void initLessonResources()
{
    Q_INIT_RESOURCE(lessons); // a static library's resources are left out of a program that does not name them
    Q_INIT_RESOURCE(recorded);
}

namespace tilescope
{

static const QString shippedFolder = QStringLiteral(":/lessons");

QString StoredLesson::id() const { return QFileInfo(folder).fileName(); }

static std::string contentOf(const QString& path)
{
    if (path.startsWith(u':')) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
    return readRegularFile(QFile::encodeName(path).toStdString(), longestLessonFile + 1);
}

StoredLesson readLessonFolder(const QString& folder)
{
    initLessonResources();
    LessonFiles files{QFileInfo(folder).fileName().toStdString(), {}};
    std::vector<LessonFault> faults;
    const QStringList kinds{QStringLiteral("lesson.json"), QStringLiteral("*.md"), QStringLiteral("*.cu")};
    for (const QString& name : QDir(folder).entryList(kinds, QDir::Files | QDir::System)) {
        try {
            files.contents[name.toStdString()] = contentOf(folder + u'/' + name);
        } catch (const std::exception& error) {
            faults.push_back({name.toStdString(), std::string("It cannot be read: ") + error.what() + "."});
        }
    }
    StoredLesson stored{folder, readLesson(files)};
    stored.read.faults.insert(stored.read.faults.begin(), faults.begin(), faults.end());
    return stored;
}

QStringList lessonFoldersIn(const QString& folder)
{
    initLessonResources();
    const QDir dir(folder);
    if (dir.exists(QStringLiteral("lesson.json")))
        return {QDir::cleanPath(folder)};
    QStringList found;
    for (const QString& name : dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        if (dir.exists(name + QStringLiteral("/lesson.json")))
            found << dir.filePath(name);
    return found;
}

QString ownLessonFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/lessons");
}

std::vector<RecordedTime> recordedTimes()
{
    initLessonResources();
    std::vector<RecordedTime> times;
    for (const QString& name : QDir(QStringLiteral(":/recorded")).entryList({QStringLiteral("*.json")}))
        for (const RecordedTime& time : readRecordedTimes(contentOf(QStringLiteral(":/recorded/") + name)))
            times.push_back(time);
    return times;
}

std::vector<StoredLesson> readLessons(const QStringList& more)
{
    std::vector<StoredLesson> lessons;
    for (const QString& folder : QStringList{shippedFolder} + more)
        for (const QString& lesson : lessonFoldersIn(folder))
            lessons.push_back(readLessonFolder(lesson));
    std::ranges::stable_sort(lessons, {}, [](const StoredLesson& stored) {
        return stored.read.lesson ? stored.read.lesson->order : Lesson::lastOrder;
    });
    return lessons;
}

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
    const auto found =
        std::find_if(m_lessons.rbegin(), m_lessons.rend(), [&](const StoredLesson& one) { return one.id() == id; });
    return found == m_lessons.rend() ? nullptr : &*found;
}

void LessonStore::read()
{
    m_lessons = readLessons(m_folders);
    watch();
}

void LessonStore::watch()
{
    QStringList paths;
    for (const QString& folder : m_folders) {
        if (QDir(folder).exists())
            paths << folder;
        for (const QString& lesson : lessonFoldersIn(folder)) {
            paths << lesson;
            for (const QFileInfo& file : QDir(lesson).entryInfoList(QDir::Files))
                paths << file.filePath();
        }
    }
    m_saved.watch(paths);
}

} // namespace tilescope
