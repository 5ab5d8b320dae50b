#include "ui/recorded/recorded_model.h"

#include "ui/parts/duration_text.h"
#include "ui/translation.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QPointer>
#include <QThreadPool>

#include <utility>

static void initRecordedResources()
{
    Q_INIT_RESOURCE(recorded); // a static library's resources are left out of a program that does not name them
}

namespace tilescope
{

/// The program's own files: one that cannot be read is a fault of the build, which a test finds.
static std::vector<RecordedRuns> readFiles()
{
    std::vector<RecordedRuns> files;
    const QDir folder(QStringLiteral(":/recorded/runs"));
    for (const QString& name : folder.entryList({QStringLiteral("*.json")})) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            files.push_back(recordedRunsFromJson(file.readAll().toStdString()));
    }
    return files;
}

RecordedRunsModel::RecordedRunsModel(const Registry& registry, QObject* parent) : QObject(parent), m_registry(registry)
{
    initRecordedResources();
}

/// The thread may outlive the model, and then drops what it has read.
void RecordedRunsModel::load()
{
    m_isLoading = true;
    QThreadPool::globalInstance()->start([model = QPointer(this)] {
        auto files = std::make_shared<std::vector<RecordedRuns>>(readFiles());
        QMetaObject::invokeMethod(
            qApp,
            [model, files] {
                if (!model)
                    return;
                model->m_files = std::move(*files);
                model->m_isLoaded = true;
                emit model->loaded();
            },
            Qt::QueuedConnection);
    });
}

std::optional<RecordedRun> RecordedRunsModel::find(const Recipe& recipe, const std::string& imageName)
{
    if (!m_isLoading)
        load();
    for (const RecordedRuns& file : m_files)
        if (const Report* const found = findRecorded(file, recipe, imageName, m_registry))
            return RecordedRun{std::make_shared<const Report>(*found),
                               QDate::fromString(QString::fromStdString(file.date), Qt::ISODate)};
    return std::nullopt;
}

static QString dayOf(const RecordedRun& run) { return QLocale().toString(run.date, QLocale::ShortFormat); }

QString originOf(const RecordedRun& run)
{
    return tr("%1, recorded on %2").arg(QString::fromStdString(run.report->deviceName), dayOf(run));
}

QString recordedTimeText(const RecordedRun& run)
{
    return tr("%1 on an %2").arg(durationText(run.report->time->medianUs), originOf(run));
}

} // namespace tilescope
