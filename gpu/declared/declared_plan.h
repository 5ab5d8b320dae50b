#pragma once

#include "gpu/declared/declaration.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/operations/inputs.h"

#include <string>

namespace tilescope
{

/// What a number that a kernel takes is, by its name: "width" of "width", "w", "cols" and others; empty: none of them.
std::string meaningOfName(const std::string& name);

/// Whether a value of this type can be passed to a kernel as a number.
bool isNumberType(const std::string& type);

/// The picture's channels that the kernels read: 1, so that it is converted to grey, or 3.
int inputChannels(const Declaration& operation);

/// The plan of a completed recipe. `text` is the strategy's, or an edited one; what its notes say is read anew. Throws
/// DeclarationError for what cannot be bound, with its place, and for an expression that cannot be computed.
Plan declaredPlan(const Declaration& operation, const DeclaredStrategy& strategy, const KernelSource& source,
                  const Recipe& recipe, const Inputs& inputs);

/// The launch, of the kernel of that name: what is bound to parameters that it does not have is left out.
DeclaredLaunch launchOf(DeclaredLaunch launch, const std::string& name, const std::vector<DefinedKernel>& kernels);

/// The plan of the kernel that the strategy's text names as its reference.
Plan referencePlanOf(const Declaration& operation, const DeclaredStrategy& strategy, const Recipe& recipe,
                     const Inputs& inputs);

} // namespace tilescope
