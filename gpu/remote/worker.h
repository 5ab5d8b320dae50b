#pragma once

#include "gpu/run/runner.h"

#include <string>

namespace tilescope::remote
{

/// Carries out runs for the program at the other end of two descriptors, until that ends the stream or says what no
/// Tilescope says; returns whether it ended in order. `version` is this program's, which the other side compares with
/// its own. Recipes read no files: pictures come with them. Edited kernels are checked as everywhere.
bool serve(int in, int out, RunnerOptions options, const std::string& version);

} // namespace tilescope::remote
