#pragma once

#include "gpu/recipe/run_control.h"

#include <chrono>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>

namespace tilescope
{

/// During its lifetime, Ctrl+C, SIGTERM and a closed terminal become a stop request, so that a run ends in order; a
/// second Ctrl+C or SIGTERM ends the process at once, and an alarm if it has not ended after `longest`. Signals that
/// the program was started to ignore (nohup) stay ignored. Create it before any other thread: it blocks signals in its
/// thread and in all threads created later.
class Interrupt
{
public:
    explicit Interrupt(std::chrono::seconds longest = std::chrono::seconds(30));
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    std::stop_token token() const { return m_source.get_token(); }

    /// Calls work(). Some work, such as a picture decoder, does not check the token: if work() has not returned shortly
    /// after the stop request, `rescue` is called in another thread to save the results so far, and the process exits
    /// with status 1.
    template <class Work>
    auto compute(const Work& work, std::function<void()> rescue = {})
    {
        const Computation computation(*this, std::move(rescue));
        return work();
    }

private:
    class Computation
    {
    public:
        Computation(Interrupt& of, std::function<void()> rescue);
        ~Computation();
        Computation(const Computation&) = delete;
        Computation& operator=(const Computation&) = delete;

    private:
        Interrupt& m_of;
    };

    void wait(const std::stop_token& ended);
    void endUnlessIdle();

    std::chrono::seconds m_longest;
    std::stop_source m_source;
    std::mutex m_mutex; ///< protects the members below; kept locked by the final exit, so that work() cannot continue
    bool m_isComputing = false;
    std::function<void()> m_rescue;
    std::jthread m_waiter;
};

/// A run's control that stops with the interrupt and, if standard error is a terminal, prints the progress there in a
/// line that endProgress() removes.
RunControl controlFor(const Interrupt& interrupt, const std::string& name);
void endProgress();

} // namespace tilescope
