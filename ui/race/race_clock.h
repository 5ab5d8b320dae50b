#pragma once

#include <algorithm>

namespace tilescope
{

/// The time of a race: microseconds of the GPU, of which the slower strategy takes `end`, played in so many seconds.
class RaceClock
{
public:
    void setEnd(double us) ///< back to the beginning
    {
        m_end = us;
        m_now = 0;
        m_isPlaying = false;
    }
    void setSeconds(double seconds) { m_seconds = seconds; }
    void seek(double us) { m_now = std::clamp(us, 0., m_end); }

    /// Starting at the end begins anew.
    void setPlaying(bool isPlaying)
    {
        m_isPlaying = isPlaying && m_end > 0;
        if (m_isPlaying && isOver())
            m_now = 0;
    }
    void advance(double seconds)
    {
        if (!m_isPlaying)
            return;
        seek(m_now + seconds * usPerSecond());
        m_isPlaying = !isOver();
    }

    double now() const { return m_now; }
    double end() const { return m_end; }
    bool isPlaying() const { return m_isPlaying; }
    bool isOver() const { return m_now >= m_end; }
    double usPerSecond() const { return m_end / m_seconds; } ///< of the GPU in one second here

private:
    double m_now = 0, m_end = 0, m_seconds = 10;
    bool m_isPlaying = false;
};

} // namespace tilescope
