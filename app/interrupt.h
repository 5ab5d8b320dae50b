#pragma once

#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace tilescope
{

/// Turns Ctrl+C, a polite kill and a closed terminal into a stop request while it lives, so that a run ends in order;
/// a second Ctrl+C ends the process at once. Signals that the program was told to ignore (nohup) stay ignored. Make it
/// before any other thread: signals are blocked in it and in all threads made after it.
class Interrupt
{
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    std::stop_token token() const { return m_source.get_token(); }

    /// Calls work(). Not everything looks at the token, such as a decoder of pictures: where work() has not returned a
    /// moment after it was asked to stop, `rescue` is called in another thread to keep what is done, and the process
    /// ends with status 1.
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

    std::stop_source m_source;
    std::mutex m_mutex; ///< of what follows; held for good by the last resort, so that nothing goes on meanwhile
    bool m_isComputing = false;
    std::function<void()> m_rescue;
    std::jthread m_waiter;
};

} // namespace tilescope
