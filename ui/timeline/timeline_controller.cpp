#include "ui/timeline/timeline_controller.h"

#include "gpu/cuda/device.h"
#include "gpu/model/gpu_model.h"
#include "gpu/run/runner.h"
#include "ui/block/block_controller.h"
#include "ui/block/block_panel.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/parts/run_name.h"
#include "ui/pins/pin_controller.h"
#include "ui/session/focus_model.h"
#include "ui/session/run_state.h"
#include "ui/session/session.h"
#include "ui/session/settings_model.h"
#include "ui/session/side_runner.h"
#include "ui/shell/window_docks.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/timeline/waves_page.h"

#include <QDockWidget>

#include <algorithm>

namespace tilescope
{

static const QString timelineTopic = QStringLiteral("timeline"), pinnedTopic = QStringLiteral("timeline of a pin"),
                     whatIfTopic = QStringLiteral("what if");

static QWidget* makeTimelinePanel(const WindowParts& parts)
{
    auto* panel = new TimelinePanel;
    new TimelineController(parts, *panel);
    return panel;
}

PanelKind timelinePanelKind()
{
    using enum PanelPlace;
    return {.key = timelinePanel,
            .title = TimelinePanel::tr("Timeline"),
            .make = makeTimelinePanel,
            .learn = {Bottom},
            .inspect = {Bottom, 5},
            .tune = {BesideBottom},
            .needsWidth = true};
}

TimelineController::TimelineController(const WindowParts& parts, TimelinePanel& panel)
    : QObject(&panel), m_parts(parts), m_panel(panel)
{
    m_quiet.setSingleShot(true);
    connect(&m_quiet, &QTimer::timeout, this, &TimelineController::ask);
    connect(parts.docks.find(timelinePanel), &QDockWidget::visibilityChanged, this, &TimelineController::follow,
            Qt::QueuedConnection);
    connect(&parts.session, &Session::started, this, [this](Session::Stage stage) {
        if (stage != Session::Stage::Live)
            return;
        m_hasFailed = false;
        follow();
    });
    connect(&parts.run, &RunState::reported, this,
            [this](const std::shared_ptr<const Report>& report) { takeReport(*report); });
    connect(&parts.run, &RunState::failed, this, &TimelineController::takeFailure);
    connect(&parts.run, &RunState::cancelled, this, [this] {
        if (knowsSetting())
            return;
        showNote(tr("The run was cancelled. Press F5 to run it again."), false);
    });
    connect(&parts.pins, &PinController::changed, this, &TimelineController::follow);
    connect(&panel, &TimelinePanel::pageChanged, this, &TimelineController::askWhatIf);
    connect(&panel, &TimelinePanel::launchChosen, this, [this](int launch) {
        m_launch = launch;
        follow();
    });
    connect(&panel.cycles(), &CyclePage::residencyChosen, this, [this](const Residency& residency) {
        m_residency = residency;
        follow();
    });
    auto& kernel = parts.docks.panel<KernelPanel>();
    connect(&panel.cycles(), &CyclePage::lineReached, this,
            [this, &kernel](const std::string& source, int line, std::uint64_t block, std::uint32_t warp) {
                kernel.showStep(source, line);
                m_marksLine = line > 0;
                chooseWarp(block, warp, source, line);
            });
    connect(&panel.cycles(), &CyclePage::blockOpened, this, &TimelineController::openBlock);
    connect(&panel.waves(), &WavesPage::blockChosen, this, [this](int width, int height) {
        m_parts.settings.setBlock({width, height});
    });
    connect(&parts.focus, &FocusModel::changed, &panel, [&panel](const Focus& focus) {
        const auto& block = focus.block;
        if (block)
            panel.setMarked(Dim3{static_cast<unsigned>(block->x()), static_cast<unsigned>(block->y()), 0}, focus.warp);
        else
            panel.setMarked(std::nullopt);
    });
}

void TimelineController::takeReport(const Report& report)
{
    if (report.launches.empty())
        return;
    m_hasFailed = false;
    Setting setting{m_parts.session.recipe(), m_parts.session.image(), {}, static_cast<int>(report.mainLaunch)};
    for (const LaunchReport& launch : report.launches)
        setting.kernels << QString::fromStdString(launch.kernel);
    if (!m_setting || m_setting->kernels != setting.kernels)
        m_launch.reset();
    m_setting = setting;
    follow();
}

void TimelineController::takeFailure(const RunFailure& failure)
{
    m_setting.reset();
    showNote(tr("No timeline can be shown: %1").arg(failure.message), true);
}

void TimelineController::showNote(const QString& text, bool isFailure)
{
    m_hasFailed = true;
    m_asked.reset();
    m_shown.reset();
    m_whatIfOf.reset();
    m_panel.setNote(text, isFailure);
}

bool TimelineController::knowsSetting() const
{
    return m_setting && m_setting->recipe == m_parts.session.recipe() && m_setting->image == m_parts.session.image();
}

bool TimelineController::isInFront() const { return m_panel.isVisible() && !m_panel.visibleRegion().isEmpty(); }

TimelineController::Wish TimelineController::wish() const
{
    Wish made{*m_setting, m_residency, m_launch.value_or(m_setting->mainLaunch), std::nullopt, 0};
    const PinnedRun* const pin = m_parts.pins.pins().baseline();
    if (!pin || pin->report->recipe == m_setting->recipe)
        return made;
    made.pinned = pin->report->recipe;
    made.letter = pin->letter;
    return made;
}

void TimelineController::follow()
{
    if (!isInFront()) {
        leave();
        return;
    }
    if (!knowsSetting()) {
        m_panel.setWaiting(!m_hasFailed);
        return; // that setting's run brings the rest
    }
    const Wish wanted = wish();
    if (m_asked != wanted) {
        const bool isPrompt = m_asked && m_asked->setting == wanted.setting;
        m_asked = wanted;
        m_panel.setWaiting(true);
        m_quiet.start(isPrompt ? promptMs : quietMs);
    }
    askWhatIf();
}

/// The panel went out of sight.
void TimelineController::leave()
{
    if (m_quiet.isActive())
        m_asked = m_shown;
    m_quiet.stop();
    m_panel.cycles().play(false);
    if (std::exchange(m_marksLine, false))
        m_parts.docks.panel<KernelPanel>().showStep({}, 0);
}

RunRequest TimelineController::requestOf(Recipe recipe) const
{
    RunRequest request;
    if (const auto& device = m_parts.settings.environment().device.device)
        request.machine = modelOf(*device); // the SideRunner, which simulates, does not use the GPU
    request.recipe = std::move(recipe);
    request.image = m_setting->image;
    return request;
}

namespace
{

/// With fewer warps than fit, the launch is simulated with as many, too.
struct Simulated {
    std::shared_ptr<const Timeline> shown, fitting;
};

} // namespace

static TimelineRequest timelineOf(const Residency& residency, int launch)
{
    TimelineRequest wanted;
    wanted.launch = launch;
    wanted.resident = residency.blocks;
    wanted.oneWarp = residency.oneWarp;
    return wanted;
}

void TimelineController::ask()
{
    if (!m_asked || !knowsSetting())
        return;
    const RunRequest request = requestOf(m_asked->setting.recipe);
    const TimelineRequest wanted = timelineOf(m_asked->residency, m_asked->launch);
    m_parts.side.drop(pinnedTopic);
    const TimelineRequest most = timelineOf({}, m_asked->launch);
    const bool isMost = m_asked->residency == Residency{};
    const bool isKnown =
        m_fitting && m_shown && m_shown->setting == m_asked->setting && m_shown->launch == m_asked->launch;
    m_parts.side.ask<Simulated>(
        timelineTopic, this,
        [request, wanted, most, isMost, known = isKnown ? m_fitting : nullptr](Runner& runner,
                                                                               const RunControl& control) {
            const auto simulated = [&](const TimelineRequest& of) {
                return std::make_shared<const Timeline>(runner.timeline(request, of, control));
            };
            Simulated made{simulated(wanted), known};
            if (isMost)
                made.fitting = made.shown;
            else if (!known)
                made.fitting = simulated(most);
            return made;
        },
        [this, wish = *m_asked](const Simulated& made) {
            if (m_asked != wish)
                return;
            m_timeline = made.shown;
            m_fitting = made.fitting;
            take(wish);
        },
        [this](const RunFailure& failure) { showNote(tr("No timeline can be shown: %1").arg(failure.message), true); });
}

void TimelineController::take(const Wish& wish)
{
    const bool isSame = m_shown && m_shown->setting == wish.setting && m_shown->launch == wish.launch;
    const bool keepsPinned = m_pinned && m_shown && m_shown->pinned == wish.pinned && wish.pinned &&
                             m_shown->residency == wish.residency && m_shown->setting.image == wish.setting.image;
    if (!keepsPinned)
        m_pinned.reset();
    m_shown = wish;
    m_panel.setLaunches(wish.setting.kernels, wish.launch);
    if (wish.pinned && !keepsPinned && isSame && m_panel.cycles().hasPinned()) {
        askPinned(wish); // both appear together, so that the rows do not jump
        return;
    }
    show(isSame);
    if (wish.pinned && !keepsPinned)
        askPinned(wish);
}

void TimelineController::askPinned(const Wish& wish)
{
    const RunRequest request = requestOf(*wish.pinned);
    const TimelineRequest wanted = timelineOf(wish.residency, -1);
    m_parts.side.ask<Timeline>(
        pinnedTopic, this,
        [request, wanted](Runner& runner, const RunControl& control) {
            return runner.timeline(request, wanted, control);
        },
        [this, wish](const Timeline& timeline) { takePinned(wish, timeline); },
        [this, wish](const RunFailure& failure) {
            if (m_shown != wish)
                return;
            show(true);
            m_panel.setPinProblem(tr("No timeline for %1: %2").arg(QString(QLatin1Char(wish.letter)), failure.message));
        });
}

void TimelineController::takePinned(const Wish& wish, const Timeline& timeline)
{
    if (m_shown != wish)
        return;
    m_pinned = std::make_shared<const Timeline>(timeline);
    show(true);
}

void TimelineController::show(bool isSame)
{
    const Registry& registry = m_parts.session.registry();
    std::vector<TimedRun> runs{{settingsText(m_shown->setting.recipe, registry), m_timeline, 0,
                                std::max(1, static_cast<int>(m_shown->setting.kernels.size())),
                                m_fitting == m_timeline ? nullptr : m_fitting}};
    if (m_pinned && m_shown->pinned)
        runs.push_back({QStringLiteral("%1: %2").arg(QString(QLatin1Char(m_shown->letter)),
                                                     settingsText(*m_shown->pinned, registry)),
                        m_pinned, m_shown->letter});
    m_panel.setRuns(runs, m_shown->residency, isSame);
}

void TimelineController::askWhatIf()
{
    if (!isInFront() || m_panel.page() == TimelinePanel::Page::Cycles || !knowsSetting() || m_whatIfOf == m_setting)
        return;
    m_whatIfOf = m_setting;
    m_panel.setWhatIf(nullptr);
    const RunRequest request = requestOf(m_setting->recipe);
    m_parts.side.ask<WhatIf>(
        whatIfTopic, this,
        [request](Runner& runner, const RunControl& control) { return runner.whatIf(request, control); },
        [this, of = *m_setting](const WhatIf& whatIf) {
            if (m_whatIfOf == of)
                m_panel.setWhatIf(std::make_shared<const WhatIf>(whatIf));
        },
        [this](const RunFailure& failure) {
            m_panel.setWhatIfProblem(tr("Other resources cannot be tried: %1").arg(failure.message));
        });
}

/// The replay, which follows, is of the main launch.
void TimelineController::chooseWarp(std::uint64_t block, std::uint32_t warp, const std::string& source, int line)
{
    if (!m_shown || !m_timeline || m_shown->launch != m_shown->setting.mainLaunch)
        return;
    const Dim3 place = blockAt(block, m_timeline->grid);
    Focus chosen;
    chosen.block = QPoint(static_cast<int>(place.x), static_cast<int>(place.y));
    chosen.warp = warp;
    chosen.source = source;
    chosen.line = line;
    m_parts.focus.choose(chosen);
}

void TimelineController::openBlock(std::uint64_t block, std::uint32_t warp)
{
    chooseWarp(block, warp, {}, 0);
    m_parts.docks.show(blockPanel);
}

} // namespace tilescope
