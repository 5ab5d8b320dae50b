#include "ui/runs/strategy_runs.h"

#include "ui/pins/pin_controller.h"
#include "ui/session/report_figures.h"
#include "ui/session/run_state.h"
#include "ui/session/settings_model.h"

#include <utility>

namespace tilescope
{

StrategyRuns::StrategyRuns(const Registry& registry, QObject* parent) : QObject(parent), m_table(registry) {}

void StrategyRuns::follow(const Session& session, const SettingsModel& settings, const RunState& run,
                          const PinController& pins)
{
    connect(&settings, &SettingsModel::changed, this, &StrategyRuns::choose);
    choose(settings.recipe());
    connect(&run, &RunState::reported, this, [this, &run](const std::shared_ptr<const Report>& report) {
        // A complete report may also be one that is known already, after the last job of any stage.
        const auto stage = run.reportStage();
        const bool isComplete = report->check || report->uncomputed;
        if (stage == Session::Stage::Settled || (isComplete && stage != Session::Stage::Silicon))
            keep(*report);
        add(report);
    });
    connect(&session, &Session::otherReady, this, &StrategyRuns::add);
    connect(&run, &RunState::failed, this,
            [this, &session](const RunFailure& failure) { addFailure(session.recipe(), failure.message); });
    connect(&session, &Session::otherFailed, this,
            [this, &session](const QString& strategy, const RunFailure& failure) {
                Recipe other = session.recipe();
                other.strategy = strategy.toStdString();
                addFailure(other, failure.message);
            });
    connect(&pins, &PinController::changed, this, &StrategyRuns::setPins);
}

void StrategyRuns::choose(const Recipe& recipe)
{
    if (m_table.choose(recipe))
        emit changed();
}

void StrategyRuns::add(std::shared_ptr<const Report> report)
{
    m_table.add(std::move(report));
    emit changed();
}

void StrategyRuns::addFailure(const Recipe& recipe, const QString& message)
{
    m_table.addFailure(recipe, message.toStdString());
    emit changed();
}

void StrategyRuns::setPins(const PinnedRuns& pins)
{
    m_pins = pins;
    m_pinned = pinRows(pins, m_table.registry());
    emit changed();
}

void StrategyRuns::keep(const Report& report, const QDateTime& when)
{
    m_earlier.insert(m_earlier.begin(), earlierRow(figuresOf(report), when, m_table.registry()));
    if (m_earlier.size() > mostEarlier)
        m_earlier.pop_back();
    emit changed();
}

} // namespace tilescope
