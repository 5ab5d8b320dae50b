#include "ui/trace/trace_player.h"

#include "ui/trace/step_kind.h"

#include <algorithm>
#include <utility>

namespace tilescope
{

namespace
{

constexpr std::uint64_t lead = 5'000; ///< events kept before the requested one
constexpr std::size_t mostPassed = 256;

bool isOfSameKernel(const BlockTrace& a, const BlockTrace& b)
{
    return a.kernel == b.kernel && a.block == b.block && a.sharedBytes == b.sharedBytes;
}

} // namespace

void TracePlayer::setTrace(std::shared_ptr<const BlockTrace> trace, StepFindings findings)
{
    const bool keeps = m_trace && trace && isOfSameKernel(*m_trace, *trace);
    const bool arrives = m_wanted && trace && trace->firstEvent == m_wanted->first;
    const std::uint64_t before = isEmpty() ? 0 : number();
    const std::optional<Step> step = std::exchange(m_wantedStep, std::nullopt);
    m_wanted.reset();
    m_trace = std::move(trace);
    m_findings = std::move(findings);
    m_index = 0;
    m_due = 0;
    if (isEmpty()) {
        m_isPlaying = false;
        return;
    }
    if (m_warp && *m_warp >= m_trace->warps())
        m_warp.reset();
    const std::uint64_t last = m_trace->firstEvent + m_trace->events.size() - 1;
    if (arrives || keeps)
        m_index = static_cast<std::size_t>(std::clamp(arrives ? m_wantedNumber : before, m_trace->firstEvent, last) -
                                           m_trace->firstEvent);
    if (arrives && step && !stopsAt(*step, m_index))
        take(*step);
    else
        toFollowedWarp();
}

void TracePlayer::toFollowedWarp()
{
    if (!m_warp || concerns(event(), *m_warp))
        return;
    const std::optional<std::size_t> later = findForward(Step::Forward, m_index);
    m_index = later ? *later : find(Step::Back).value_or(m_index);
}

std::uint64_t TracePlayer::number() const { return m_trace ? m_trace->firstEvent + m_index : 0; }

bool TracePlayer::goTo(std::size_t index)
{
    m_wanted.reset();
    m_wantedStep.reset();
    return std::exchange(m_index, index) != index;
}

bool TracePlayer::want(std::uint64_t number, std::optional<Step> step)
{
    m_wantedNumber = number;
    m_wantedStep = step;
    m_wanted = TraceWindow{number > lead ? number - lead : 0, TraceWindow().count};
    return false;
}

bool TracePlayer::seek(std::uint64_t number)
{
    if (isEmpty())
        return false;
    number = std::min(number, m_trace->totalEvents - 1);
    if (number < m_trace->firstEvent || number - m_trace->firstEvent >= m_trace->events.size())
        return want(number, std::nullopt);
    return goTo(static_cast<std::size_t>(number - m_trace->firstEvent));
}

bool TracePlayer::take(Step step)
{
    if (isEmpty())
        return false;
    if (step == Step::Start)
        return seek(0);
    if (step == Step::End)
        return seek(m_trace->totalEvents - 1);
    if (const auto found = find(step))
        return goTo(*found);
    if (step == Step::Back)
        return hasEarlier() && want(m_trace->firstEvent - 1, step);
    return hasLater() && want(m_trace->firstEvent + m_trace->events.size(), step);
}

std::optional<std::size_t> TracePlayer::find(Step step) const
{
    if (step != Step::Back)
        return findForward(step, m_index + 1);
    for (std::size_t i = m_index; i-- > 0;)
        if (stopsAt(step, i))
            return i;
    return std::nullopt;
}

std::optional<std::size_t> TracePlayer::findForward(Step step, std::size_t from) const
{
    for (std::size_t i = from; i < m_trace->events.size(); ++i)
        if (stopsAt(step, i))
            return i;
    return std::nullopt;
}

std::size_t TracePlayer::lineKey(std::size_t index) const
{
    const std::size_t site = m_trace->events[index].site;
    return site < m_trace->sites.size() ? static_cast<std::size_t>(m_trace->sites[site].line) : 0;
}

/// When warps arrive at a barrier one after another, stop at the first arrival and at the release.
bool TracePlayer::stopsAt(Step step, std::size_t index) const
{
    using Kind = TraceEvent::Kind;
    const TraceEvent& event = m_trace->events[index];
    if (m_warp && !concerns(event, *m_warp))
        return false;
    switch (step) {
    case Step::NextAccess: return event.kind == Kind::Access || event.kind == Kind::Texture;
    case Step::NextLine: return lineKey(index) != 0 && lineKey(index) != lineKey(m_index);
    case Step::NextBarrier:
        if (event.kind == Kind::Release || (event.kind == Kind::Barrier && m_warp))
            return true;
        if (event.kind != Kind::Barrier)
            return false;
        for (std::size_t i = index; i-- > 0;) {
            if (m_trace->events[i].kind == Kind::Release)
                return true;
            if (m_trace->events[i].kind == Kind::Barrier)
                return false;
        }
        return true;
    case Step::NextFinding:
        return m_findings.isAt(index, StepFindings::Conflict | StepFindings::Scattered | StepFindings::Race);
    case Step::NextConflict: return m_findings.isAt(index, StepFindings::Conflict);
    case Step::NextScattered: return m_findings.isAt(index, StepFindings::Scattered);
    case Step::NextRace: return m_findings.isAt(index, StepFindings::Race);
    default: return true;
    }
}

void TracePlayer::setSpeed(double eventsPerSecond) { m_speed = std::clamp(eventsPerSecond, slowest, fastest); }

void TracePlayer::setPlaying(bool playing)
{
    m_isPlaying = playing && !isEmpty();
    m_due = 0;
    if (m_isPlaying && !hasLater() && !find(Step::Forward))
        take(Step::Start);
}

std::vector<std::size_t> TracePlayer::advance(double seconds)
{
    std::vector<std::size_t> passed;
    if (!m_isPlaying || isEmpty() || m_wanted)
        return passed;
    m_due += std::clamp(seconds, 0.0, 1.0) * m_speed;
    for (; m_due >= 1; --m_due) {
        const bool moved = take(Step::Forward) || (!m_wanted && m_isLooping && take(Step::Start));
        if (m_wanted)
            break; // playing continues when the events have arrived
        if (!moved) {
            m_isPlaying = false;
            break;
        }
        if (passed.size() == mostPassed)
            passed.erase(passed.begin());
        passed.push_back(m_index);
    }
    return passed;
}

} // namespace tilescope
