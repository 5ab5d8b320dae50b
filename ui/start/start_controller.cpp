#include "ui/start/start_controller.h"

#include "gpu/operations/registry.h"
#include "gpu/recipe/report_rates.h"
#include "ui/canvas/canvas.h"
#include "ui/findings/findings_panel.h"
#include "ui/glossary/term_picture.h"
#include "ui/kernel/kernel_controller.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/lesson/lesson_panel.h"
#include "ui/runs/runs_panel.h"
#include "ui/session/run_state.h"
#include "ui/session/settings_model.h"
#include "ui/shell/file_dialogs.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/start/start_card.h"
#include "ui/sweep/sweep_controller.h"
#include "ui/sweep/sweep_controls.h"
#include "ui/translation.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>
#include <vector>

namespace tilescope
{

static const QString picture = QStringLiteral("sample:coins@512x384");

/// A blur whose blocks share a tile.
static Recipe sharedBlur()
{
    Recipe recipe;
    recipe.operation = "blur";
    recipe.strategy = "shared";
    recipe.block = {16, 16};
    return recipe;
}

StartController::StartController(const WindowParts& parts) : QObject(&parts.window), m_parts(parts)
{
    connect(parts.actions.start, &QAction::triggered, this, &StartController::show);
}

void StartController::welcome()
{
    if (m_parts.preferences.wasWelcomed())
        return;
    m_parts.preferences.setWelcomed();
    show();
}

void StartController::show()
{
    if (auto* shown = m_parts.window.findChild<StartCard*>())
        return shown->activateWindow();
    const auto ofTerm = [this](std::string_view term) {
        return termPicture(term, coloursOf(m_parts.window.palette()), m_parts.window.devicePixelRatioF());
    };
    auto* card = new StartCard(
        {{tr("See a halo"), tr("A blur whose threads share a tile: what a block reads and what it writes"),
          ofTerm("halo"), [this] { showHalo(); }},
         {tr("Find a data race"), tr("The same kernel without its barrier: the emulator shows which threads race"),
          ofTerm("race"), [this] { showRace(); }},
         {tr("Take a lesson"), tr("First steps, five concepts and five texts: answer first, then see what a run shows"),
          ofTerm("tile"), [this] { showLessons(); }},
         {tr("My image"), tr("Open your own image; you can also drop it on the window"), ofTerm("filter"),
          [this] { m_parts.actions.open->trigger(); }},
         {tr("My CUDA file"),
          tr("Open a .cu file: a kernel, or a whole program with its main(); you can also drop it on the window"),
          ofTerm("kernel"),
          [this] {
              askForKernel(&m_parts.window, m_parts.preferences.sessionFolder(),
                           [this](const QString& path) { emit fileWanted(path); });
          }},
         {tr("Explore"), tr("Move the sliders; hover over a term to see what it means"), ofTerm("grid"), [] {}}},
        &m_parts.window);
    card->show();
}

void StartController::showLessons()
{
    m_parts.actions.layouts.at(LayoutName::Lesson)->trigger();
    m_parts.docks.show(lessonPanel);
}

void StartController::addTexts(QMenu& menu)
{
    menu.setToolTipsVisible(true);
    for (const Operation* operation : experimentsOf(m_parts.settings.registry())) {
        const Experiment& experiment = *operation->experiment;
        const QString title =
            QString::fromStdString(experiment.id) + QStringLiteral("  ") + translated(operation->title);
        auto* entry = menu.addAction(title, this, [this, operation] { showText(*operation); });
        entry->setToolTip(translated(experiment.title) + u'\n' + QString::fromStdString(operation->text));
    }
}

/// What the text varied: strategies, block sides and the first parameter that its runs do not share.
static SweepChoice sweepOf(const Experiment& experiment)
{
    SweepChoice choice;
    const auto add = [](auto& list, const auto& value) {
        if (std::ranges::count(list, value) == 0)
            list.push_back(value);
    };
    for (const ExperimentRun& run : experiment.runs) {
        add(choice.strategies, run.strategy);
        add(choice.widths, run.block.width);
        add(choice.heights, run.block.height);
    }
    std::ranges::sort(choice.widths);
    std::ranges::sort(choice.heights);
    for (const auto& [name, value] : experiment.runs.front().parameters) {
        std::vector<ParameterValue> values;
        for (const ExperimentRun& run : experiment.runs)
            if (const auto own = run.parameters.find(name); own != run.parameters.end())
                add(values, own->second);
        if (values.size() > 1 && choice.parameter.empty()) {
            choice.parameter = name;
            choice.values = values;
        }
    }
    return choice;
}

/// The run that the text's first comparison is about: Compare runs the strategies beside it and cites the text, Sweep
/// has what the text varied, and the kernel is marked.
void StartController::showText(const Operation& operation)
{
    const Experiment& experiment = *operation.experiment;
    const bool isEmulated = !m_parts.settings.environment().hasGpu();
    emit fileWanted(QString::fromStdString(experiment.image));
    m_parts.settings.setRecipe(
        recipeOf(m_parts.settings.registry(), operation, experiment.runs[claimsOf(operation).front().run], isEmulated));
    m_parts.docks.panel<SweepPanel>().controls().setChoice(sweepOf(experiment));
    m_parts.docks.show(kernelPanel);
    m_parts.docks.panel<KernelPanel>().markKernel();
    m_parts.docks.show(sweepPanel);
    m_parts.docks.show(comparePanel);
    m_parts.docks.panel<RunsPanel>().setPublishedShown(true);
    disconnect(m_zoom);
    m_parts.actions.fit->trigger();
}

void StartController::showHalo()
{
    emit fileWanted(picture);
    m_parts.settings.setRecipe(m_parts.settings.registry().completed(sharedBlur()));
    m_parts.actions.overlay->setChecked(true);
    m_parts.actions.overlayModes.at(OverlayMode::Halo)->setChecked(true);
    zoomWhenRun();
}

void StartController::zoomWhenRun()
{
    disconnect(m_zoom);
    m_zoom = connect(&m_parts.run, &RunState::reported, this, [this](const std::shared_ptr<const Report>& report) {
        const LaunchReport* const main = mainLaunchOf(*report);
        if (report->image.name != picture.toStdString() || !main)
            return;
        // In the middle, as the replay: the pointer is where the card was.
        const QPoint middle(static_cast<int>(main->grid.x / 2), static_cast<int>(main->grid.y / 2));
        if (m_parts.canvas.zoomToBlock(middle))
            disconnect(m_zoom);
    });
}

void StartController::showRace()
{
    emit fileWanted(picture);
    const Registry& registry = m_parts.settings.registry();
    m_parts.settings.setRecipe(registry.withMistake(registry.completed(sharedBlur()), "no_barrier"));
    m_parts.actions.layouts.at(LayoutName::Learn)->trigger();
    m_parts.docks.show(findingsPanel);
    disconnect(m_zoom);
    m_parts.actions.fit->trigger();
}

} // namespace tilescope
