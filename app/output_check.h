#pragma once

#include "app/arguments.h"

#include <QStringList>

namespace tilescope
{

/// Refuses, before anything runs, a file to be written that is also another one to be written or one that is read, by
/// whatever name, and a picture to be written whose name has no known format. `pictures` are the files that --out
/// makes. Throws UsageError.
void checkOutputs(const Arguments& arguments, const QStringList& pictures);

} // namespace tilescope
