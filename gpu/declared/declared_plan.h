#pragma once

#include "gpu/declared/declaration.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/operations/inputs.h"
#include "gpu/operations/launch_bindings.h"

#include <string>

namespace tilescope
{

/// The plan of a completed recipe. `text` is the strategy's, or an edited one; what its notes say is read anew. Throws
/// DeclarationError for what cannot be bound, with its place, and for an expression that cannot be computed.
Plan declaredPlan(const Declaration& operation, const DeclaredStrategy& strategy, const KernelSource& source,
                  const Recipe& recipe, const Inputs& inputs);

/// Strategy::openCounts of `source`.
PixelCounts openCountsOf(const Declaration& operation, const DeclaredStrategy& strategy, const KernelSource& source,
                         const Recipe& recipe, const Inputs& inputs);

/// What the launches of `source`, the strategy's text or an edited one, give the kernels' parameters, also where that
/// is nothing. Throws DeclarationError for notes that cannot be read and for kernels that are not there.
std::vector<LaunchBindings> bindingsOf(const Declaration& operation, const DeclaredStrategy& strategy,
                                       const KernelSource& source, const Recipe& recipe, const Inputs& inputs);

/// Those of the strategy's own text, for a small picture and the parameters' defaults.
std::vector<LaunchBindings> bindingsAtDefaults(const Declaration& operation, const DeclaredStrategy& strategy);

/// The plan of the kernel that the strategy's text names as its reference, or of a function of the host's in it, as a
/// kernel of one thread.
Plan referencePlanOf(const Declaration& operation, const DeclaredStrategy& strategy, const Recipe& recipe,
                     const Inputs& inputs);

} // namespace tilescope
