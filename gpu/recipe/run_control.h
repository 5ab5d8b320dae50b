#pragma once

#include <functional>
#include <stdexcept>
#include <stop_token>

namespace tilescope
{

/// How the caller monitors and cancels a long computation. Both members may be empty.
struct RunControl {
    std::stop_token stop;                          ///< checked at least every 50 ms
    std::function<void(double fraction)> progress; ///< 0…1, called from any thread, no more often than a progress bar
                                                   ///< needs
};

/// Thrown by a computation that was asked to stop through its RunControl; not an error.
class Cancelled : public std::runtime_error
{
public:
    Cancelled() : std::runtime_error("The run was cancelled.") {}
};

} // namespace tilescope
