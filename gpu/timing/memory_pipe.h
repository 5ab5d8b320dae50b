#pragma once

#include "gpu/timing/machine_program.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace tilescope::timing
{

/// A memory pipe of the multiprocessor. The instructions of each scheduler wait for it in two queues: those on global
/// and local memory in one, all others in the other.
class MemoryPipe
{
public:
    enum Queue { Other, GlobalOrLocal };
    static Queue queueOf(const MachineOp& op)
    {
        return op.memory == MachineOp::Memory::Shared || op.memory == MachineOp::Memory::None ? Other : GlobalOrLocal;
    }

    MemoryPipe(std::size_t schedulers, std::size_t entries)
        : m_queues(2 * schedulers, Begun{std::vector<double>(entries, 0), 0})
    {
    }

    /// When the scheduler's next instruction has a place in its queue.
    double freeAt(std::size_t scheduler, Queue queue) const
    {
        const Begun& begun = m_queues[2 * scheduler + queue];
        return begun.last[begun.oldest];
    }
    /// Takes the pipe for some cycles from `now` on. Returns when it begins.
    double take(std::size_t scheduler, Queue queue, double now, double cycles)
    {
        const double begin = std::max(now, m_free);
        m_free = begin + cycles;
        Begun& begun = m_queues[2 * scheduler + queue];
        begun.last[begun.oldest] = begin;
        begun.oldest = (begun.oldest + 1) % begun.last.size();
        return begin;
    }

private:
    struct Begun {
        std::vector<double> last; ///< when the last instructions of the queue began
        std::size_t oldest = 0;
    };
    std::vector<Begun> m_queues; ///< by scheduler and queue
    double m_free = 0;
};

} // namespace tilescope::timing
