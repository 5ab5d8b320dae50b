#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace tilescope::emulator
{

/// Threads that wait for work between runs, because starting them takes longer than the launch of a small picture.
class WorkerPool
{
public:
    explicit WorkerPool(unsigned threads); ///< fewer if the system refuses more
    ~WorkerPool();
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    unsigned threads() const { return static_cast<unsigned>(m_threads.size()) + 1; }

    /// Calls work(0) … work(n − 1) concurrently, number 0 on the calling thread, and returns when all have ended.
    /// Rethrows the first exception.
    void run(unsigned n, const std::function<void(unsigned)>& work);

private:
    void serve(unsigned number);

    std::vector<std::thread> m_threads;
    std::mutex m_mutex;
    std::condition_variable m_wake, m_done;
    const std::function<void(unsigned)>* m_work = nullptr;
    std::uint64_t m_round = 0;
    unsigned m_wanted = 0, m_running = 0;
    std::exception_ptr m_error;
    bool m_quit = false;
};

} // namespace tilescope::emulator
