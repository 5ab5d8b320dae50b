// The timer of the CUDA samples' helper_timer.h, our own: milliseconds of the host.
#pragma once

#include <chrono>

class StopWatchInterface
{
public:
    void start()
    {
        m_start = Clock::now();
        m_isRunning = true;
    }
    void stop()
    {
        m_milliseconds += sinceStart();
        m_isRunning = false;
        ++m_sessions;
    }
    void reset()
    {
        m_milliseconds = 0;
        m_sessions = 0;
        m_start = Clock::now();
    }
    float getTime() const { return m_milliseconds + (m_isRunning ? sinceStart() : 0); }
    float getAverageTime() const { return m_sessions > 0 ? m_milliseconds / static_cast<float>(m_sessions) : 0; }

private:
    using Clock = std::chrono::steady_clock;
    float sinceStart() const { return std::chrono::duration<float, std::milli>(Clock::now() - m_start).count(); }

    Clock::time_point m_start = Clock::now();
    float m_milliseconds = 0;
    bool m_isRunning = false;
    int m_sessions = 0;
};

inline bool sdkCreateTimer(StopWatchInterface** timer)
{
    *timer = new StopWatchInterface;
    return true;
}

inline bool sdkDeleteTimer(StopWatchInterface** timer)
{
    delete *timer;
    *timer = nullptr;
    return true;
}

inline bool sdkStartTimer(StopWatchInterface** timer) { return *timer && ((*timer)->start(), true); }
inline bool sdkStopTimer(StopWatchInterface** timer) { return *timer && ((*timer)->stop(), true); }
inline bool sdkResetTimer(StopWatchInterface** timer) { return *timer && ((*timer)->reset(), true); }
inline float sdkGetTimerValue(StopWatchInterface** timer) { return *timer ? (*timer)->getTime() : -1; }
inline float sdkGetAverageTimerValue(StopWatchInterface** timer) { return *timer ? (*timer)->getAverageTime() : 0; }
