#include "gpu/emulator/execute/worker_pool.h"

#include <algorithm>
#include <exception>

namespace tilescope::emulator
{

WorkerPool::WorkerPool(unsigned threads)
{
    m_threads.reserve(threads);
    try {
        for (unsigned i = 1; i < threads; ++i)
            m_threads.emplace_back([this, i] { serve(i); });
    } catch (...) {
        // No memory for another stack, or a limit on threads: those that there are do all the work.
    }
}

WorkerPool::~WorkerPool()
{
    {
        const std::lock_guard lock(m_mutex);
        m_quit = true;
    }
    m_wake.notify_all();
    for (std::thread& thread : m_threads)
        thread.join();
}

void WorkerPool::run(unsigned n, const std::function<void(unsigned)>& work)
{
    n = std::clamp(n, 1U, threads());
    if (n == 1) {
        work(0);
        return;
    }
    {
        const std::lock_guard lock(m_mutex);
        m_work = &work;
        m_wanted = n;
        m_running = n - 1;
        m_error = nullptr;
        ++m_round;
    }
    m_wake.notify_all();
    std::exception_ptr own;
    try {
        work(0);
    } catch (...) {
        own = std::current_exception();
    }
    std::unique_lock lock(m_mutex);
    m_done.wait(lock, [this] { return m_running == 0; });
    m_work = nullptr;
    if (const std::exception_ptr error = own ? own : m_error)
        std::rethrow_exception(error);
}

void WorkerPool::serve(unsigned number)
{
    std::uint64_t seen = 0;
    std::unique_lock lock(m_mutex);
    while (true) {
        m_wake.wait(lock, [&] { return m_quit || m_round != seen; });
        if (m_quit)
            return;
        seen = m_round;
        if (number >= m_wanted || !m_work)
            continue;
        const std::function<void(unsigned)>& work = *m_work;
        lock.unlock();
        std::exception_ptr error;
        try {
            work(number);
        } catch (...) {
            error = std::current_exception();
        }
        lock.lock();
        if (error && !m_error)
            m_error = error;
        if (--m_running == 0)
            m_done.notify_one();
    }
}

} // namespace tilescope::emulator
