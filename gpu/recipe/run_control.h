#pragma once

#include <functional>
#include <stdexcept>
#include <stop_token>

namespace tilescope
{

/// How the caller follows and ends a long computation. Both may be left empty.
struct RunControl {
    std::stop_token stop;                          ///< asked for at least every 50 ms
    std::function<void(double fraction)> progress; ///< 0…1, from any thread, not more often than needed for a bar
};

/// Thrown by whatever was asked to stop through its RunControl; not an error.
class Cancelled : public std::runtime_error
{
public:
    Cancelled() : std::runtime_error("The run was cancelled.") {}
};

} // namespace tilescope
