#include "ui/race/race_controller.h"

#include "gpu/run/runner.h"
#include "ui/parts/run_name.h"
#include "ui/pins/pin_controller.h"
#include "ui/session/report_figures.h"
#include "ui/session/run_state.h"
#include "ui/session/settings_model.h"
#include "ui/session/side_runner.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/translation.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QScreen>
#include <QToolButton>

#include <algorithm>

namespace tilescope
{

static const QString shownKey = QStringLiteral("shown"), pinPrefix = QStringLiteral("pin:"),
                     strategyPrefix = QStringLiteral("strategy:");
static const std::array<QString, 2> raceTopics{QStringLiteral("race left"), QStringLiteral("race right")};

static QWidget* makeRacePanel(const WindowParts& parts)
{
    auto* panel = new RacePanel;
    new RaceController(parts, *panel);
    return panel;
}

PanelKind racePanelKind()
{
    using enum PanelPlace;
    return {.key = racePanel,
            .title = RacePanel::tr("Race"),
            .make = makeRacePanel,
            .learn = {Bottom},
            .inspect = {Bottom},
            .tune = {BesideBottom},
            .needsWidth = true,
            .comparesStrategies = true};
}

RaceController::RaceController(const WindowParts& parts, RacePanel& panel)
    : QObject(&panel), m_parts(parts), m_panel(panel)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMs);
    connect(&m_quiet, &QTimer::timeout, this, &RaceController::refresh);
    QDockWidget* const dock = parts.docks.find(racePanel);
    connect(dock, &QDockWidget::visibilityChanged, this, &RaceController::follow, Qt::QueuedConnection);
    connect(&parts.run, &RunState::reported, this, &RaceController::follow);
    connect(&parts.pins, &PinController::changed, this, &RaceController::follow);
    connect(&parts.session, &Session::restarted, this, [this] { m_measured.clear(); });
    connect(&parts.session, &Session::otherReady, this, [this](const std::shared_ptr<const Report>& report) {
        if (!report->time)
            return;
        m_measured[report->recipe.strategy] = figuresOf(*report);
        follow();
    });
    connect(parts.actions.race, &QAction::triggered, this, &RaceController::start);
    connect(&panel, &RacePanel::chosen, this, [this](std::size_t side, const QString& key) {
        m_lanes[side].wanted = key;
        refresh();
    });
    connect(&panel, &RacePanel::cancelWanted, this, [this] {
        for (std::size_t side = 0; side < m_lanes.size(); ++side)
            if (m_parts.side.isAt(raceTopics[side])) {
                m_parts.side.drop(raceTopics[side]);
                m_lanes[side].problem = tr("The run was cancelled. Choose a strategy to run it.");
            }
        show();
    });
    connect(&panel, &RacePanel::ownWindowWanted, this, [this, dock](bool isOwn) {
        dock->setFloating(isOwn);
        if (isOwn)
            dock->setGeometry(m_parts.window.geometry() & m_parts.window.screen()->availableGeometry());
        dock->raise();
    });
    connect(dock, &QDockWidget::topLevelChanged, panel.ownWindowButton(), &QAbstractButton::setChecked,
            Qt::QueuedConnection);
}

bool RaceController::isInFront() const { return m_panel.isVisible() && !m_panel.visibleRegion().isEmpty(); }

void RaceController::start()
{
    m_isStarting = true;
    m_parts.docks.show(racePanel);
    m_panel.ownWindowButton()->setChecked(true);
    m_panel.window()->activateWindow();
    follow();
}

void RaceController::follow() { m_quiet.start(); }

QList<RacePanel::Choice> RaceController::choices() const
{
    const Recipe& recipe = m_parts.settings.recipe();
    const Registry& registry = m_parts.settings.registry();
    QList<RacePanel::Choice> found;
    const QString edited = recipe.source ? tr(", edited") : QString();
    found.append(
        {shownKey, tr("Shown: %1").arg(titleWithBlock(m_parts.settings.strategy().title, recipe.block)) + edited, {}});
    for (const Strategy& strategy : m_parts.settings.operation().strategies)
        if (strategy.name != recipe.strategy || recipe.source)
            found.append({strategyPrefix + QString::fromStdString(strategy.name), translated(strategy.title),
                          m_parts.settings.machineRefusal(recipe.operation, strategy.name)});
    const PinnedRuns& pins = m_parts.pins.pins();
    for (const PinnedRun& pin : pins.runs())
        found.append({pinPrefix + QLatin1Char(pin.letter),
                      QStringLiteral("%1: %2").arg(QLatin1Char(pin.letter)).arg(pinName(pin, pins, registry)),
                      {}});
    return found;
}

std::array<QString, 2> RaceController::chosen(const QList<RacePanel::Choice>& choices) const
{
    const auto has = [&](const QString& key) {
        return std::ranges::any_of(
            choices, [&](const RacePanel::Choice& choice) { return choice.key == key && choice.refusal.isEmpty(); });
    };
    const PinnedRun* pin = m_parts.pins.pins().baseline();
    QString other = pin ? pinPrefix + QLatin1Char(pin->letter) : QString();
    if (!has(other))
        for (const RacePanel::Choice& choice : choices)
            if (choice.key.startsWith(strategyPrefix) && choice.refusal.isEmpty()) {
                other = choice.key;
                break;
            }
    return {has(m_lanes[0].wanted) ? m_lanes[0].wanted : shownKey, has(m_lanes[1].wanted) ? m_lanes[1].wanted : other};
}

std::optional<Recipe> RaceController::recipeOf(const QString& key) const
{
    if (key.startsWith(pinPrefix)) {
        const PinnedRun* pin = m_parts.pins.pins().find(key.back().toLatin1());
        return pin ? std::optional(pin->report->recipe) : std::nullopt;
    }
    if (!key.startsWith(strategyPrefix))
        return std::nullopt;
    Recipe recipe = m_parts.settings.recipe();
    recipe.strategy = key.mid(strategyPrefix.size()).toStdString();
    recipe.source.reset();
    recipe.sharedBytes.reset();
    return recipe;
}

void RaceController::refresh()
{
    if (!isInFront() || !m_parts.session.image())
        return;
    const QList<RacePanel::Choice> choices = this->choices();
    const std::array<QString, 2> keys = chosen(choices);
    m_panel.setChoices(choices, keys);
    for (std::size_t side = 0; side < m_lanes.size(); ++side)
        find(side, keys[side]);
    show();
}

/// Runs what the side needs, unless it has it or is already at it.
void RaceController::find(std::size_t side, const QString& key)
{
    Lane& lane = m_lanes[side];
    std::optional<Recipe> recipe = recipeOf(key);
    if (recipe) {
        recipe->backend = BackendChoice::Emulator;
        if (!recipe->gpu && m_parts.run.fullReport() && m_parts.run.fullReport()->backend == BackendChoice::Emulator)
            recipe->gpu = m_parts.settings.recipe().gpu;
    }
    if (lane.recipe == recipe && lane.image == m_parts.session.image())
        return;
    lane.recipe = recipe;
    lane.image = m_parts.session.image();
    lane.report.reset();
    lane.problem.clear();
    m_parts.side.drop(raceTopics[side]);
    if (recipe)
        run(side, *recipe);
}

void RaceController::run(std::size_t side, const Recipe& recipe)
{
    RunRequest request;
    request.recipe = recipe;
    request.image = m_parts.session.image();
    request.depth = RunDepth::Picture;
    request.timing = true;
    request.annotate = false;
    m_parts.side.ask<Report>(
        raceTopics[side], this,
        [request](Runner& runner, const RunControl& control) { return runner.run(request, control); },
        [this, side, recipe](const Report& report) { take(side, recipe, report); },
        [this, side, recipe](const RunFailure& failure) { takeFailure(side, recipe, failure); });
}

void RaceController::take(std::size_t side, const Recipe&, const Report& report)
{
    m_lanes[side].report = std::make_shared<const Report>(report);
    if (report.failed())
        m_lanes[side].problem =
            tr("This run failed: %1")
                .arg(report.findings.empty() ? QString() : translated(report.findings.front().message));
    show();
}

void RaceController::takeFailure(std::size_t side, const Recipe& recipe, const RunFailure& failure)
{
    const std::optional<Recipe> fitting = withBlockOf(failure, recipe);
    if (fitting && fitting->block != recipe.block) {
        run(side, *fitting);
        return;
    }
    m_lanes[side].problem = tr("This strategy cannot race: %1").arg(failure.message);
    show();
}

/// The report with the times that a GPU took for the same settings, if the session has measured them.
std::shared_ptr<const Report> RaceController::withMeasured(const QString& key,
                                                           const std::shared_ptr<const Report>& report) const
{
    const auto found = m_measured.find(key.mid(strategyPrefix.size()).toStdString());
    if (!key.startsWith(strategyPrefix) || found == m_measured.end() ||
        found->second->recipe.block != report->recipe.block)
        return report;
    Report merged = *found->second;
    merged.picture = report->picture;
    merged.display = report->display;
    merged.geometry = report->geometry;
    return std::make_shared<const Report>(merged);
}

RaceSide RaceController::sideOf(std::size_t side, const QString& key) const
{
    const Lane& lane = m_lanes[side];
    const Registry& registry = m_parts.settings.registry();
    const auto titleOf = [&registry](const Recipe& recipe) {
        const Operation& operation = registry.operation(recipe.operation);
        return titleWithBlock(registry.strategy(operation, recipe.strategy).title, recipe.block);
    };
    if (key == shownKey) {
        const auto& failure = m_parts.run.failure();
        if (failure)
            return {
                titleOf(m_parts.settings.recipe()), tr("This strategy cannot race: %1").arg(failure->message), {}, {}};
        const auto& report = m_parts.run.fullReport();
        if (!report || !m_parts.session.isReported())
            return {titleOf(m_parts.settings.recipe()), tr("The run has not finished."), {}, {}};
        return raceSideOf(titleOf(report->recipe), report);
    }
    if (!lane.recipe)
        return {{}, tr("Choose a strategy."), {}, {}};
    if (!lane.problem.isEmpty() || !lane.report)
        return {titleOf(*lane.recipe), lane.problem.isEmpty() ? tr("Running…") : lane.problem, {}, {}};
    return raceSideOf(titleOf(lane.report->recipe), withMeasured(key, lane.report));
}

void RaceController::show()
{
    const std::array<QString, 2> keys = chosen(choices());
    m_panel.setSides({sideOf(0, keys[0]), sideOf(1, keys[1])}, m_parts.session.image());
    m_panel.setWaiting(
        std::ranges::any_of(raceTopics, [this](const QString& topic) { return m_parts.side.isAt(topic); }));
    if (!m_isStarting || !m_panel.isReady())
        return;
    m_isStarting = false;
    m_panel.playButton()->setFocus();
    m_panel.seek(0);
    m_panel.play(true);
}

} // namespace tilescope
