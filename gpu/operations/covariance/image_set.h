#pragma once

#include "gpu/operations/inputs.h"
#include "gpu/recipe/recipe.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tilescope::operations
{

/// The images that a recipe makes of its inputs: which they are, not their pixels.
struct ImageSet {
    enum class Source {
        Patches,  ///< of the picture: row r is patch number r · step in reading order
        Folder,   ///< the first `rows` of the loaded stack
        Generated ///< by a hash of their place
    } source = Source::Patches;
    int rows = 1;                                 ///< images, m
    int width = 1, height = 1;                    ///< of each, in pixels
    int stride = 1;                               ///< Patches: from one to the next, in x and in y
    int patchesAcross = 1;                        ///< Patches: in a row of them
    int step = 1;                                 ///< Patches: every how many-th is taken
    std::vector<std::string> notes;               ///< what was taken in place of what was asked for
    int pixels() const { return width * height; } ///< n
};

/// The largest D, in numbers: 4 GB of floats.
inline constexpr std::int64_t mostNumbers = 1'000'000'000;

/// From a completed recipe. Throws SettingError for a patch size that cannot be read or is not allowed, a folder that
/// is not there, and a D of more than mostNumbers.
ImageSet imageSetOf(const Recipe& recipe, const Inputs& inputs);

/// The folder that the recipe names, if it wants one.
std::vector<FileRequest> imageFolders(const Recipe& recipe);

} // namespace tilescope::operations
