#include "gpu/operations/row_threads.h"

#include "gpu/recipe/words/duration.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace tilescope
{

RowThreads::RowThreads(const RunControl& control, unsigned threads)
    : m_control(control), m_threads(std::max(1U, threads ? threads : std::thread::hardware_concurrency()))
{
}

void RowThreads::forEach(int rows, const std::function<void(int row)>& row) const
{
    std::atomic<int> next{0};
    std::mutex mutex;
    std::exception_ptr error;
    const auto work = [&] {
        try {
            for (int y = next.fetch_add(1); y < rows; y = next.fetch_add(1)) {
                stopIfAsked();
                row(y);
            }
        } catch (...) {
            next = rows; // the others end soon
            const std::lock_guard lock(mutex);
            if (!error)
                error = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        try {
            for (unsigned i = 1; i < std::min(m_threads, static_cast<unsigned>(std::max(rows, 1))); ++i)
                others.emplace_back([&] {
                    work();
                    m_othersNs += threadNanoseconds(); // of a thread that has done nothing else
                });
        } catch (const std::system_error&) { // fewer threads do it too
        }
        work();
    }
    if (error)
        std::rethrow_exception(error);
}

void RowThreads::stopIfAsked() const
{
    if (m_control.stop.stop_requested())
        throw Cancelled();
}

} // namespace tilescope
