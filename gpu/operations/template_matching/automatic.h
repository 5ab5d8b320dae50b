#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/recipe.h"

#include <string>

namespace tilescope::operations
{

/// The strategy that `automatic` takes, and why, in a sentence for the person.
struct AutomaticChoice {
    std::string strategy, why;
};

/// By how much there is to multiply: where it is little, what comes before a match costs more than it saves; where
/// there are few pixels, threads with many results leave the GPU idle; where it is much, transforms are quicker.
/// `tileFits`: `shared` would not fall back; `rowsFit`: `ntt` takes the block. The bounds are where the strategies meet
/// on an H200.
AutomaticChoice automaticChoice(const Image& picture, const Image& pattern, bool tileFits, bool rowsFit);

/// The strategy whose text `automatic` shows, and which an edited text is run as.
inline constexpr char automaticText[] = "dp4a_rows";

} // namespace tilescope::operations
