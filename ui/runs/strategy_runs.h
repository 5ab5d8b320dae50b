#pragma once

#include "ui/runs/run_table.h"
#include "ui/session/saved/pinned_runs.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace tilescope
{

class PinController;
class RunState;
class Session;
class SettingsModel;

/// The runs that the window compares: the strategies with the current settings, the pinned runs and the earlier runs of
/// this session. Every view of them reads this one model.
class StrategyRuns : public QObject
{
    Q_OBJECT

public:
    static constexpr std::size_t mostEarlier = 200; ///< the oldest are dropped first

    explicit StrategyRuns(const Registry& registry, QObject* parent = nullptr);
    /// Takes everything that the window runs and pins.
    void follow(const Session& session, const SettingsModel& settings, const RunState& run, const PinController& pins);

    void choose(const Recipe& recipe);
    void add(std::shared_ptr<const Report> report); ///< of the chosen or of another strategy
    /// The recipe's strategy cannot run with its settings.
    void addFailure(const Recipe& recipe, const QString& message);
    void setPins(const PinnedRuns& pins);
    void keep(const Report& report, const QDateTime& when = QDateTime::currentDateTime()); ///< among the earlier runs

    const RunTable& table() const { return m_table; }
    const PinnedRuns& pins() const { return m_pins; }
    const std::vector<RunRow>& pinned() const { return m_pinned; }
    const std::vector<RunRow>& earlier() const { return m_earlier; } ///< newest first; figures without pictures

signals:
    void changed();

private:
    RunTable m_table;
    PinnedRuns m_pins;
    std::vector<RunRow> m_pinned, m_earlier;
};

} // namespace tilescope
