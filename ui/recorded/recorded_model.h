#pragma once

#include "gpu/run/recorded_runs.h"

#include <QDate>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// A recorded run and its day.
struct RecordedRun {
    std::shared_ptr<const Report> report;
    QDate date;
};

/// The runs in :/recorded/runs. They take a moment to read: until loaded() none is found.
class RecordedRunsModel : public QObject
{
    Q_OBJECT

public:
    explicit RecordedRunsModel(const Registry& registry, QObject* parent = nullptr);

    /// That of the same settings and picture. The first call begins to read them.
    std::optional<RecordedRun> find(const Recipe& recipe, const std::string& imageName);
    bool isLoaded() const { return m_isLoaded; }

signals:
    void loaded();

private:
    void load();

    const Registry& m_registry;
    std::vector<RecordedRuns> m_files;
    bool m_isLoading = false, m_isLoaded = false;
};

/// "NVIDIA H200, recorded on 25 Nov 2026"
QString originOf(const RecordedRun& run);

/// "4.21 µs on an NVIDIA H200, recorded on 25 Nov 2026"
QString recordedTimeText(const RecordedRun& run);

} // namespace tilescope
