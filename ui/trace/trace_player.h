#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"
#include "ui/trace/step_finding.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace tilescope
{

/// The current event of a traced block and how to move from it, by steps or by playing. A value without a clock. When a
/// step leads out of the loaded window of events, the player says which window is needed and completes the step when
/// that window arrives.
class TracePlayer
{
public:
    enum class Step {
        Start,
        Back,
        Forward,
        NextAccess,
        NextLine,
        NextBarrier,
        NextFinding, ///< any of the following three
        NextConflict,
        NextScattered,
        NextRace,
        End
    };

    /// Keeps the event of the same number if the block is of the same kernel, or completes a pending step. The current
    /// event is one of the followed warp, if it has any.
    void setTrace(std::shared_ptr<const BlockTrace> trace, StepFindings findings = {});
    const std::shared_ptr<const BlockTrace>& trace() const { return m_trace; }
    const StepFindings& findings() const { return m_findings; }
    bool isEmpty() const { return !m_trace || m_trace->events.empty(); }

    std::size_t index() const { return m_index; }                        ///< into BlockTrace::events
    std::uint64_t number() const;                                        ///< among all events of the block, from 0
    const TraceEvent& event() const { return m_trace->events[m_index]; } ///< requires a trace

    bool take(Step step);            ///< false if nothing changed: at an end, or another window is needed
    bool seek(std::uint64_t number); ///< returns the same; a number beyond the end goes to the end

    /// Follows one warp: steps stop only at events that it executes or is released by. None: all warps in turn.
    void follow(std::optional<std::uint32_t> warp) { m_warp = warp; }
    std::optional<std::uint32_t> followed() const { return m_warp; }

    static constexpr double slowest = 1, fastest = 2000;
    void setSpeed(double eventsPerSecond);
    double speed() const { return m_speed; }
    void setLooping(bool looping) { m_isLooping = looping; }
    void setPlaying(bool playing); ///< at the end: starts again from the beginning
    bool isPlaying() const { return m_isPlaying; }

    /// Plays for this time. Returns the events passed, the newest last, at most 256; stops at the end unless it loops.
    std::vector<std::size_t> advance(double seconds);

    /// Which events have to be traced to continue.
    const std::optional<TraceWindow>& wanted() const { return m_wanted; }

private:
    std::optional<std::size_t> find(Step step) const; ///< within the window
    std::optional<std::size_t> findForward(Step step, std::size_t from) const;
    bool stopsAt(Step step, std::size_t index) const;
    bool hasEarlier() const { return m_trace->firstEvent > 0; }
    bool hasLater() const { return m_trace->firstEvent + m_trace->events.size() < m_trace->totalEvents; }
    bool want(std::uint64_t number, std::optional<Step> step);
    bool goTo(std::size_t index);
    std::size_t lineKey(std::size_t index) const;

    void toFollowedWarp();

    std::shared_ptr<const BlockTrace> m_trace;
    StepFindings m_findings;
    std::size_t m_index = 0;
    std::optional<std::uint32_t> m_warp;
    double m_speed = 20;
    double m_due = 0; ///< fraction of an event, less than 1
    bool m_isLooping = false, m_isPlaying = false;
    std::optional<TraceWindow> m_wanted;
    std::uint64_t m_wantedNumber = 0;
    std::optional<Step> m_wantedStep; ///< the pending step, searched for from there
};

} // namespace tilescope
