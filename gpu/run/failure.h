#pragma once

#include "gpu/recipe/message_value.h"

#include <exception>

namespace tilescope
{

/// Why a run produced no picture, in a sentence; from any exception of a Runner except Cancelled.
Message failureMessage(const std::exception_ptr& error);

} // namespace tilescope
