#pragma once

#include "gpu/recipe/library.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"

#include <cstdint>
#include <string>

namespace tilescope
{

/// Pieces of plans that call NVIDIA's libraries. Argument orders: gpu/cuda/libraries/library_call.h.

inline constexpr std::int32_t nppReplicate = 2; ///< NPP_BORDER_REPLICATE

/// A call of the library's function, its arguments still to come.
Launch libraryLaunch(const std::string& library, const std::string& function);

/// NPP's filters know the replicated border alone (they give the status NPP_NOT_SUPPORTED_MODE_ERROR for others).
/// Throws SettingError for another, with that one as the nearest.
void checkNppBorder(const Recipe& completed);

} // namespace tilescope
