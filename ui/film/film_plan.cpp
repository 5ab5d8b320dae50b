#include "ui/film/film_plan.h"

#include "ui/trace/step_kind.h"
#include "ui/trace/step_text.h"
#include "ui/translation.h"

#include <algorithm>

namespace tilescope
{

static std::vector<std::size_t> stepsOf(const BlockTrace& trace, const FilmWish& wish)
{
    std::vector<std::size_t> steps;
    for (std::size_t i = wish.first; i <= wish.last && i < trace.events.size(); ++i)
        if (!wish.warp || concerns(trace.events[i], *wish.warp))
            steps.push_back(i);
    return steps;
}

std::int64_t FilmPlan::lengthMs() const
{
    return events.empty() ? 0 : static_cast<std::int64_t>(events.size()) * frameMs + holdMs;
}

FilmPlan filmPlan(const BlockTrace& trace, const FilmWish& wish)
{
    const std::vector<std::size_t> steps = stepsOf(trace, wish);
    FilmPlan plan;
    plan.steps = steps.size();
    plan.stepsOfFrame = std::max<std::size_t>(1, (steps.size() + FilmPlan::mostFrames - 1) / FilmPlan::mostFrames);
    plan.warp = wish.warp;
    plan.frameMs = wish.frameMs;
    for (std::size_t begin = 0; begin < steps.size(); begin += plan.stepsOfFrame)
        plan.events.push_back(steps[std::min(begin + plan.stepsOfFrame, steps.size()) - 1]);
    return plan;
}

static int framesIn(int frameMs) { return (FilmPlan::proposedMs - FilmPlan::holdMs) / frameMs; }

/// How long each of so many frames is shown for a film as long as proposed, half a second at most.
static int proposedFrameMs(std::size_t frames)
{
    constexpr int slowest = FilmWish().frameMs;
    for (const int ms : FilmPlan::frameTimes)
        if (ms <= slowest && static_cast<std::size_t>(framesIn(ms)) >= frames)
            return ms;
    return std::ranges::min(FilmPlan::frameTimes);
}

/// At most as many of the steps as a film of the proposed length has frames, from this one on.
static FilmWish filmOf(const FilmWish& whole, const std::vector<std::size_t>& steps, std::size_t first)
{
    const auto most = static_cast<std::size_t>(framesIn(std::ranges::min(FilmPlan::frameTimes)));
    if (steps.empty())
        return whole;
    const std::size_t count = std::min(most, steps.size() - first);
    return {steps[first], steps[first + count - 1], whole.warp, proposedFrameMs(count)};
}

static FilmWish stepsFrom(const BlockTrace& trace, std::size_t first, std::optional<std::uint32_t> warp)
{
    return {first, trace.events.empty() ? 0 : trace.events.size() - 1, warp};
}

FilmWish proposedFilm(const BlockTrace& trace, std::size_t current, std::optional<std::uint32_t> warp)
{
    const FilmWish whole = stepsFrom(trace, 0, warp);
    const std::vector<std::size_t> steps = stepsOf(trace, whole);
    const auto most = static_cast<std::size_t>(framesIn(std::ranges::min(FilmPlan::frameTimes)));
    const auto at = static_cast<std::size_t>(std::ranges::lower_bound(steps, current) - steps.begin());
    const std::size_t latest = steps.size() - std::min(most, steps.size());
    return filmOf(whole, steps, std::min(at - std::min(at, most / 4), latest));
}

FilmWish filmFrom(const BlockTrace& trace, std::size_t current, std::optional<std::uint32_t> warp)
{
    const FilmWish whole = stepsFrom(trace, current, warp);
    return filmOf(whole, stepsOf(trace, whole), 0);
}

static QString lengthText(std::int64_t ms)
{
    const std::int64_t seconds = (ms + 500) / 1000;
    return seconds < 60 ? tr("%1 s").arg(seconds) : tr("%1 min %2 s").arg(seconds / 60).arg(seconds % 60);
}

QString filmSummary(const FilmPlan& plan)
{
    if (plan.events.empty())
        return tr("Warp %1 takes none of these steps. Choose other steps, or follow all warps in the panel.")
            .arg(plan.warp.value_or(0));
    const QString steps = counted(plan.steps, tr("1 step"), tr("%1 steps"));
    const QString whose = plan.warp ? tr("%1 of warp %2, which the panel follows").arg(steps).arg(*plan.warp) : steps;
    if (plan.stepsOfFrame == 1)
        return tr("%1, one per frame: %2.").arg(whose, lengthText(plan.lengthMs()));
    return tr("%1: an animation has at most %2 frames, so each frame covers %3 steps and shows the last one: %4.")
        .arg(whose)
        .arg(FilmPlan::mostFrames)
        .arg(plan.stepsOfFrame)
        .arg(lengthText(plan.lengthMs()));
}

} // namespace tilescope
