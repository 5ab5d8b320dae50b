#pragma once

#include "gpu/image/image.h"
#include "gpu/operations/mistake.h"
#include "gpu/operations/operation.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tilescope::operations
{

/// Whether a strategy blurs by rows and by columns, with a row of weights instead of a square of them.
bool isSeparable(const std::string& strategy);

/// See Operation::blockRefusal: of every strategy of the blur, of which only these refuse any.
std::string blurBlockRefusal(const Recipe& recipe);

/// The pixels that a block of the main launch writes: more than its threads where a thread writes several.
BlockSize pixelsOfBlock(const Recipe& recipe, int pictureHeight);

/// The part of a blur's plan that depends on such a strategy: buffers, constants, launches and the geometry. Throws
/// SettingError where the filter does not suit the strategy, with the nearest that does.
void planSeparable(Plan& plan, const Recipe& recipe, const Image& input, std::int32_t filterWidth);

/// Those strategies, in the order of the road.
std::vector<Strategy> roadStrategies();

/// The mistakes that can be made in such a strategy's text.
std::vector<Mistake> roadMistakes(const std::string& strategy);

} // namespace tilescope::operations
