#pragma once

#include <stop_token>
#include <thread>

namespace tilescope
{

/// Turns Ctrl+C and a polite kill into a stop request while it lives, so that a run ends in order. Make it before any
/// other thread: signals are blocked in it and in all threads made after it.
class Interrupt
{
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
    std::jthread m_waiter;
};

} // namespace tilescope
