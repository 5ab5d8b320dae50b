#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace tilescope::driver
{

/// Work done in order on a thread of its own.
class WorkQueue
{
public:
    using Work = std::function<void()>;

    WorkQueue() : m_thread([this] { run(); }) {}
    ~WorkQueue()
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_ends = true;
        }
        m_changed.notify_all();
        m_thread.join();
    }
    WorkQueue(const WorkQueue&) = delete;
    WorkQueue& operator=(const WorkQueue&) = delete;

    void add(Work work)
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_works.push_back(std::move(work));
        }
        m_changed.notify_all();
    }

    /// Until everything added so far is done.
    void wait()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_works.empty(); });
    }

private:
    void run()
    {
        std::unique_lock lock(m_mutex);
        for (;;) {
            m_changed.wait(lock, [this] { return m_ends || !m_works.empty(); });
            if (m_works.empty())
                return;
            Work work = m_works.front(); // stays in the queue until it is done
            lock.unlock();
            work();
            work = nullptr; // frees what it holds before anyone is told that it is done
            lock.lock();
            m_works.pop_front();
            m_changed.notify_all();
        }
    }

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Work> m_works;
    bool m_ends = false;
    std::thread m_thread; // last: it uses the others
};

} // namespace tilescope::driver
