#include "ui/sweep/sweep_controller.h"

#include "gpu/run/sweep_table.h"
#include "ui/files/output_file.h"
#include "ui/parts/export_file.h"
#include "ui/session/session.h"
#include "ui/session/settings_model.h"
#include "ui/shell/file_dialogs.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_docks.h"

#include <nlohmann/json.hpp>

#include <QDateTime>
#include <QMainWindow>

#include <map>
#include <string>
#include <utility>

namespace tilescope
{

static QWidget* makePanel(const WindowParts& parts)
{
    auto* panel = new SweepPanel(parts.session.registry());
    new SweepController(parts, *panel);
    return panel;
}

static ChartExport chartOf(const WindowParts& parts, const ExportedRun&, const ChartSubject&)
{
    return exportOf(parts.docks.panel<SweepPanel>(), parts.session.recipe().block);
}

PanelKind sweepPanelKind()
{
    return {.key = sweepPanel,
            .title = SweepPanel::tr("Sweep"),
            .make = makePanel,
            .tune = {PanelPlace::Bottom, 1},
            .needsWidth = true,
            .chart = {6, chartOf}};
}

SweepController::SweepController(const WindowParts& parts, SweepPanel& panel)
    : QObject(&panel), m_parts(parts), m_panel(panel)
{
    Session& session = parts.session;
    connect(&parts.settings, &SettingsModel::changed, this, &SweepController::showRecipe);
    connect(&parts.settings, &SettingsModel::environmentChanged, this, &SweepController::showRecipe);
    showRecipe();
    connect(&panel, &SweepPanel::sweepWanted, &session, &Session::sweep);
    connect(&panel, &SweepPanel::stopWanted, &session, &Session::stopSweep);
    connect(&panel, &SweepPanel::recipeChosen, &parts.settings, &SettingsModel::setRecipe);
    connect(&panel, &SweepPanel::exportWanted, this, &SweepController::askAndSave);
    connect(&session, &Session::sweepRow, &panel,
            [&panel](std::size_t row, const std::shared_ptr<const Report>& report) { panel.setRow(row, *report); });
    connect(&session, &Session::sweepRowFailed, &panel,
            [&panel](std::size_t row, const RunFailure& failure) { panel.setRowFailure(row, failure.message); });
    connect(&session, &Session::sweepEnded, &panel, &SweepPanel::setEnded);
}

void SweepController::showRecipe()
{
    const Operation& operation = m_parts.settings.operation();
    std::map<std::string, QString> refusals;
    for (const Strategy& strategy : operation.strategies)
        refusals[strategy.name] = m_parts.settings.machineRefusal(operation.name, strategy.name);
    m_panel.setRefusals(std::move(refusals));
    m_panel.setRecipe(m_parts.settings.recipe());
}

void SweepController::askAndSave(SweepPanel::Export what)
{
    const QString operation = QString::fromStdString(m_panel.sheet().recipes().front().operation);
    const QString strategy = QString::fromStdString(m_panel.shownStrategy());
    QString name;
    switch (what) {
    case SweepPanel::Export::Csv: name = QStringLiteral("%1-sweep.csv").arg(operation); break;
    case SweepPanel::Export::Json: name = QStringLiteral("%1-sweep.json").arg(operation); break;
    case SweepPanel::Export::KernelTuner:
        name = QStringLiteral("%1-%2-kernel-tuner.json").arg(operation, strategy);
        break;
    case SweepPanel::Export::Picture: name = QStringLiteral("%1-%2-sweep.png").arg(operation, strategy); break;
    }
    askWhereToSave(&m_parts.window, QStringLiteral("%1/%2").arg(m_parts.preferences.lastFolder(), name),
                   [this, what](const QString& path) { saveTo(path, what); });
}

QByteArray SweepController::contents(SweepPanel::Export what) const
{
    const auto& sheet = m_panel.sheet();
    const auto text = [](const nlohmann::json& json) {
        return json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
    };
    switch (what) {
    case SweepPanel::Export::Csv: return QByteArray::fromStdString(sweepCsv(sheet.doneRows()));
    case SweepPanel::Export::Json: return QByteArray::fromStdString(text(sweepJson(sheet.doneRows())));
    case SweepPanel::Export::KernelTuner:
        return QByteArray::fromStdString(
            text(kernelTunerCache(sheet.doneRows(), m_panel.shownStrategy(), sheet.choice().parameter,
                                  QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString())));
    case SweepPanel::Export::Picture: return pngOf(m_panel.chart().grab().toImage());
    }
    return {};
}

void SweepController::saveTo(const QString& path, SweepPanel::Export what)
{
    const QString problem = writeOutput(path, contents(what));
    const bool isSaved = problem.isEmpty();
    m_parts.messages.post(MessageBar::Topic::Save, isSaved ? MessageBar::Severity::Note : MessageBar::Severity::Error,
                          isSaved ? tr("The sweep was saved as %1.").arg(path)
                                  : tr("The sweep could not be saved as %1: %2.").arg(path, problem));
}

} // namespace tilescope
