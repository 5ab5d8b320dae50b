#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace tilescope
{

/// Which event of a traced block is looked at, and how one goes on from there: step by step or by itself. A value, with
/// no clock of its own. Where a step leads out of the window of events that is there, it says which one is wanted and
/// arrives when that one comes.
class TracePlayer
{
public:
    enum class Step { Start, Back, Forward, NextAccess, NextLine, NextBarrier, End };

    /// Stays at the event of the same number where the block is of the same kernel, or goes where a step was leading.
    void setTrace(std::shared_ptr<const BlockTrace> trace);
    const std::shared_ptr<const BlockTrace>& trace() const { return m_trace; }
    bool isEmpty() const { return !m_trace || m_trace->events.empty(); }

    std::size_t index() const { return m_index; }                        ///< into BlockTrace::events
    std::uint64_t number() const;                                        ///< among all of the block's events, from 0
    const TraceEvent& event() const { return m_trace->events[m_index]; } ///< there must be one

    bool take(Step step);            ///< false where nothing changed, at an end or with another window wanted
    bool seek(std::uint64_t number); ///< the same; a number beyond the end is the end

    /// One warp alone: steps stop at what it does, or goes on by; none: all warps as they take turns.
    void follow(std::optional<std::uint32_t> warp) { m_warp = warp; }
    std::optional<std::uint32_t> followed() const { return m_warp; }

    static constexpr double slowest = 1, fastest = 2000;
    void setSpeed(double eventsPerSecond);
    double speed() const { return m_speed; }
    void setLooping(bool looping) { m_isLooping = looping; }
    bool isLooping() const { return m_isLooping; }
    void setPlaying(bool playing); ///< from the end: from the start again
    bool isPlaying() const { return m_isPlaying; }

    /// Plays for so long. Gives the events that it came by, the newest last, at most 256; stops at the end unless it
    /// goes round.
    std::vector<std::size_t> advance(double seconds);

    /// Which events have to be traced to go on.
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

    std::shared_ptr<const BlockTrace> m_trace;
    std::size_t m_index = 0;
    std::optional<std::uint32_t> m_warp;
    double m_speed = 20;
    double m_due = 0; ///< events, less than 1
    bool m_isLooping = false, m_isPlaying = false;
    std::optional<TraceWindow> m_wanted;
    std::uint64_t m_wantedNumber = 0;
    std::optional<Step> m_wantedStep; ///< looked for from there on
};

} // namespace tilescope
