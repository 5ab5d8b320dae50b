#pragma once

#include "gpu/timing/machine_program.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace tilescope::timing
{

/// The instructions of one scheduler that wait for a memory pipe, in order. An instruction has a place in the queue
/// until its pipe has begun with it.
class MemoryQueue
{
public:
    explicit MemoryQueue(std::size_t entries) : m_begun(entries, 0) {}

    double freeAt() const { return m_begun[m_oldest]; } ///< when the next instruction has a place
    double lastBegun() const { return m_begun[(m_oldest + m_begun.size() - 1) % m_begun.size()]; }
    void add(double begin)
    {
        m_begun[m_oldest] = begin;
        m_oldest = (m_oldest + 1) % m_begun.size();
    }

private:
    std::vector<double> m_begun; ///< when the pipe began with the last instructions
    std::size_t m_oldest = 0;
};

/// A pipe that all schedulers of the multiprocessor share.
class MemoryPipe
{
public:
    /// `between`: cycles between two instructions of one scheduler, at least.
    MemoryPipe(std::size_t schedulers, double between) : m_own(schedulers, 0), m_between(between) {}

    /// Takes the pipe for some cycles from `now` on, behind what is in the queue. Returns when it begins.
    double take(MemoryQueue& queue, std::size_t scheduler, double now, double cycles)
    {
        m_free = std::max(now, m_free);
        const double begin = std::max({m_free, m_own[scheduler], queue.lastBegun()});
        m_free += cycles;
        m_own[scheduler] = begin + m_between;
        queue.add(begin);
        return begin;
    }

    /// Work that nobody waits for, as filling the cache.
    void add(double cycles) { m_free += cycles; }

private:
    std::vector<double> m_own; ///< by scheduler: when its next instruction can begin
    double m_between = 0, m_free = 0;
};

} // namespace tilescope::timing
