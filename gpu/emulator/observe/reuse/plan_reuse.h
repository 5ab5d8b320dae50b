#pragma once

#include "gpu/emulator/observe/reuse/reuse_map.h"
#include "gpu/recipe/run_control.h"

namespace tilescope
{

class Image;
class PreparedPlan;

/// How often each pixel of the input is read, up to and including the plan's main launch. If one launch reads the
/// picture itself by addresses and its blocks have classes, runs one block of each class, in a time that hardly depends
/// on the picture's size; otherwise every block. A later launch that reads a copy of the picture counts as reading the
/// copied pixels. Throws std::runtime_error with a sentence if there is nothing to count, a block fails, or running
/// every block takes more than some seconds; Cancelled.
ReuseMap reuseOfPlan(const PreparedPlan& prepared, const Image& input, const RunControl& control);

} // namespace tilescope
