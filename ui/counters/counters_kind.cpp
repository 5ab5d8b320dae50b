#include "ui/counters/counters_panel.h"
#include "ui/flow/flow_panel.h"
#include "ui/pins/pin_controller.h"
#include "ui/session/run_state.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_parts.h"

#include <QAction>

namespace tilescope
{

static QWidget* makePanel(const WindowParts& parts)
{
    Session& session = parts.session;
    QAction* const read = parts.actions.add(
        MenuSection::RunGpu, {QStringLiteral("run.silicon"), CountersPanel::tr("Read &GPU hardware counters"),
                              CountersPanel::tr("Run the kernels again and read the GPU's hardware counters")});
    read->setEnabled(false);
    auto* panel = new CountersPanel(session.registry());
    QObject::connect(&parts.run, &RunState::reported, panel,
                     [panel](const std::shared_ptr<const Report>& report) { panel->setReport(*report); });
    QObject::connect(panel, &CountersPanel::siliconWanted, &session, &Session::readSilicon);
    QObject::connect(&session, &Session::siliconReading, panel, &CountersPanel::setReadingSilicon);
    QObject::connect(panel, &CountersPanel::canReadSiliconChanged, read, &QAction::setEnabled);
    QObject::connect(read, &QAction::triggered, &session, &Session::readSilicon);
    parts.pins.serve(*panel->pinStrip());
    QObject::connect(&parts.pins, &PinController::changed, panel, &CountersPanel::setPins);
    QObject::connect(panel, &CountersPanel::pinWanted, &parts.pins, &PinController::pinCurrent);
    return panel;
}

PanelKind countersPanelKind()
{
    using enum PanelPlace;
    return {.key = countersPanel,
            .title = CountersPanel::tr("Counters"),
            .pages = {{countersPanel, CountersPanel::tr("Counters"), makePanel}, flowPanelPage()},
            .learn = {Bottom},
            .inspect = {Bottom, 2},
            .tune = {BesideBottom, 5},
            .isOfRun = true,
            .needsWidth = true};
}

} // namespace tilescope
