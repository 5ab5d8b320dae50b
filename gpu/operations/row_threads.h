#pragma once

#include "gpu/recipe/run_control.h"

#include <atomic>
#include <cstdint>
#include <functional>

namespace tilescope
{

/// Distributes the rows of a CPU reference to threads.
class RowThreads
{
public:
    /// 0 threads: one per core.
    RowThreads(const RunControl& control = {}, unsigned threads = 0); // NOLINT(google-explicit-constructor)

    /// Calls row(0) … row(rows − 1), each once, on several threads, and returns when all have ended. Rethrows the first
    /// exception; throws Cancelled when asked to stop.
    void forEach(int rows, const std::function<void(int row)>& row) const;

    /// Throws Cancelled when asked to stop.
    void stopIfAsked() const;

    /// Processor time that the threads have spent in forEach(), except for the one that called it.
    double othersMs() const { return static_cast<double>(m_othersNs.load()) / 1e6; }

private:
    RunControl m_control;
    unsigned m_threads;
    mutable std::atomic<std::int64_t> m_othersNs{0};
};

} // namespace tilescope
