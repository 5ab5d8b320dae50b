#include "ui/findings/findings_panel.h"

#include "ui/block/block_controller.h"
#include "ui/block/block_panel.h"
#include "ui/findings/cure_controller.h"
#include "ui/kernel/kernel_controller.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/kernel/mistake_controller.h"
#include "ui/program/program_controller.h"
#include "ui/session/focus_model.h"
#include "ui/session/run_state.h"
#include "ui/session/settings_model.h"
#include "ui/shell/window_docks.h"
#include "ui/shell/window_parts.h"

#include <QMainWindow>

namespace tilescope
{

static QWidget* makePanel(const WindowParts& parts)
{
    auto* panel = new FindingsPanel;
    QObject::connect(&parts.settings, &SettingsModel::changed, panel, &FindingsPanel::setRecipe);
    panel->setRecipe(parts.settings.recipe());
    QObject::connect(&parts.run, &RunState::reported, panel,
                     [panel](const std::shared_ptr<const Report>& report) { panel->setReport(*report); });
    QObject::connect(&parts.run, &RunState::failed, panel, &FindingsPanel::setFailure);
    auto& kernel = parts.docks.panel<KernelPanel>();
    auto* const program = parts.window.findChild<ProgramController*>(); // on a page of the Kernel panel
    QObject::connect(panel, &FindingsPanel::chosen, &kernel, [&kernel, program, parts](const Finding& finding) {
        const std::string source = program->openedSource(finding.source);
        parts.docks.show(kernelPanel);
        kernel.goToLine(source, finding.line);
        Focus focus = parts.focus.focus();
        focus.event.reset();
        focus.source = source;
        focus.line = finding.line;
        parts.focus.choose(focus);
    });
    QObject::connect(panel, &FindingsPanel::momentWanted, panel,
                     [&docks = parts.docks](const QString& step, const Finding& finding) {
                         docks.show(blockPanel);
                         if (const auto choice = StepChoice::parse(step))
                             docks.panel<BlockPanel>().goTo(
                                 choice->near(finding.source, finding.line, finding.otherLine));
                     });
    QObject::connect(program, &ProgramController::findingsChanged, panel, &FindingsPanel::setProgramFindings);
    QObject::connect(program, &ProgramController::findingsWanted, panel,
                     [&docks = parts.docks] { docks.show(findingsPanel); });
    auto& mistakes = *kernel.findChild<MistakeController*>();
    auto* cures = new CureController(parts, kernel, mistakes, panel);
    const auto showCures = [panel, cures] {
        panel->setCures([cures](const Finding& finding) { return cures->cureOf(finding); });
    };
    QObject::connect(cures, &CureController::curesChanged, panel, showCures);
    showCures();
    QObject::connect(panel, &FindingsPanel::cureWanted, cures, &CureController::apply);
    return panel;
}

PanelKind findingsPanelKind()
{
    using enum PanelPlace;
    return {.key = findingsPanel,
            .title = FindingsPanel::tr("Findings"),
            .make = makePanel,
            .learn = {Bottom, 4},
            .inspect = {Bottom, 3},
            .isOfRun = true,
            .needsWidth = true};
}

} // namespace tilescope
