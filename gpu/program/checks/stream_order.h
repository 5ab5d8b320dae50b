#pragma once

#include <cstdint>
#include <map>
#include <set>

namespace tilescope
{

/// Which work in a program's streams is over before other work begins, as vector clocks tell it. The host is one more
/// that waits and is waited for.
class StreamOrder
{
public:
    using Stream = std::uintptr_t; ///< 0: the default stream
    /// One piece of work.
    struct Moment {
        Stream stream = 0;
        std::uint64_t tick = 0;
    };

    /// The stream's next work, which the host gives it now.
    Moment begin(Stream stream);
    /// Whether this was over when the last work of a stream began.
    bool isBefore(const Moment& moment, Stream stream) const;

    void created(Stream stream, bool isNonBlocking);
    void recorded(std::uintptr_t event, Stream stream);
    void waits(Stream stream, std::uintptr_t event);
    void hostWaitsFor(Stream stream);
    void hostWaitsForEvent(std::uintptr_t event);
    void hostWaitsForAll();
    bool hasStreams() const { return m_clocks.size() > 1; }

private:
    using Clock = std::map<Stream, std::uint64_t>; ///< the work of each stream that is known to be over, or begun
    static void join(Clock& clock, const Clock& other);

    Clock m_host;
    std::map<Stream, Clock> m_clocks{{0, {}}};
    std::map<std::uintptr_t, Clock> m_events;
    std::set<Stream> m_nonBlocking; ///< which do not wait for the default stream
};

} // namespace tilescope
