#pragma once

#include <stdexcept>
#include <string>

namespace tilescope
{

/// A wrong call: what was wrong and what is allowed. The program ends with status 2.
class UsageError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

} // namespace tilescope
