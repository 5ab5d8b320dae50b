#pragma once

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>

#include <exception>
#include <stop_token>
#include <utility>

namespace tilescope
{

/// Computes a value off the GUI thread, the newest request first: an earlier one is skipped if it has not begun, asked
/// to stop if it has, and not delivered.
template <typename Result>
class NewestJob
{
public:
    /// More than one thread: a request does not wait for an earlier one that cannot be stopped.
    explicit NewestJob(int threads = 1) { m_pool.setMaxThreadCount(threads); }
    NewestJob(const NewestJob&) = delete;
    NewestJob& operator=(const NewestJob&) = delete;
    ~NewestJob()
    {
        drop();
        m_pool.waitForDone();
    }

    /// `work` takes a stop token and returns the value, on another thread; `take` receives it on this one, or a value
    /// of nothing if memory ran out.
    template <typename Work, typename Take>
    void start(Work work, Take take)
    {
        drop();
        m_stop = std::stop_source();
        m_isRunning = true;
        m_pool.start([this, work = std::move(work), take = std::move(take), stop = m_stop.get_token()] {
            if (stop.stop_requested())
                return;
            Result made{};
            try {
                made = work(stop);
            } catch (const std::exception&) {
                made = {};
            }
            QMetaObject::invokeMethod(
                &m_here,
                [this, made = std::move(made), take, stop] {
                    if (stop.stop_requested())
                        return;
                    m_isRunning = false;
                    take(made);
                },
                Qt::QueuedConnection);
        });
    }

    void drop() ///< what is being computed is not delivered
    {
        m_stop.request_stop();
        m_isRunning = false;
    }
    bool isRunning() const { return m_isRunning; }

private:
    QObject m_here; ///< of the thread that receives
    std::stop_source m_stop;
    bool m_isRunning = false;
    QThreadPool m_pool;
};

} // namespace tilescope
