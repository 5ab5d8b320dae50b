#pragma once

#include "gpu/declared/declaration.h"
#include "gpu/declared/kernel_text.h"

#include <string>
#include <vector>

namespace tilescope
{

/// What the operation's file says, and what it leaves to the text's own notes.
DeclaredHost hostOf(const DeclaredStrategy& strategy, const KernelSource& source);

/// The launches that make the result.
std::vector<DeclaredLaunch> withoutReference(const DeclaredHost& host);

/// The launch, of the kernel of that name: what is bound to parameters that it does not have is left out.
DeclaredLaunch launchOf(DeclaredLaunch launch, const std::string& name, const std::vector<DefinedKernel>& kernels);

/// The picture's channels that the kernels read: 1, so that it is converted to grey, or 3.
int inputChannels(const Declaration& operation);

} // namespace tilescope
