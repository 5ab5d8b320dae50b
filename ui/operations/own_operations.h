#pragma once

#include "gpu/declared/own_operations.h"
#include "ui/session/saved/session_file.h"

namespace tilescope
{

/// The operation that a session has saved. Throws as that of gpu/ does.
inline Operation savedOperation(const SavedKernel& kernel)
{
    return savedOperation(kernel.path.toStdString(), kernel.text);
}

} // namespace tilescope
