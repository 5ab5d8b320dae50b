#pragma once

#include "gpu/recipe/report.h"

#include <memory>

namespace tilescope
{

/// A run's figures alone, to be kept for long: without pictures, and with them GPU memory, and without what belongs to
/// single lines or places of the picture.
std::shared_ptr<const Report> figuresOf(const Report& report);

/// The same settings of the same picture on the same machine.
bool isSameRun(const Report& a, const Report& b);

} // namespace tilescope
