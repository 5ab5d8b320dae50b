#pragma once

#include "gpu/image/image.h"
#include "gpu/operations/inputs.h"
#include "gpu/operations/mistake.h"
#include "gpu/operations/operation.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"
#include "gpu/recipe/run_control.h"

#include <string>
#include <vector>

namespace tilescope::operations
{

/// Sobel: gx and gy are the sums of the 3×3 neighbourhood weighted with
///     gx: -1 0 1     gy: -1 -2 -1
///         -2 0 2          0  0  0
///         -1 0 1          1  2  1
/// and the result is min(255, |gx| + |gy|), on 8-bit grey; the parameter "border" says what lies beyond the picture.
/// Ji-Hoon Jo, Sang-Gu Lee: "Sobel mask operations using shared memory in CUDA environment", 2012.

/// The families of strategies, each in a file of its own with its plans, mistakes and published figures.
std::vector<Strategy> sobelPixels();    ///< pixels.cpp: a thread computes one pixel; includes the paper's strategies
std::vector<Strategy> sobelWords();     ///< words.cpp: a thread computes four neighbouring pixels, a word
std::vector<Strategy> sobelVectors();   ///< vectors.cpp: sixteen, the widest load
std::vector<Strategy> sobelLibraries(); ///< library.cpp

/// The paper's figures for a single CPU thread.
std::vector<Published> sobelPublishedCpu();
/// How they compare with ours.
std::vector<std::string> sobelPublishedRemarks();
/// What the paper ran.
Experiment sobelExperiment();

/// The definition in plain loops; exact. Throws Cancelled when asked to stop.
Image sobelReference(const Recipe& recipe, const Inputs& inputs, const RowThreads& rows);

/// The definition of one pixel, for its story.
PixelFormula sobelFormula(const Recipe& recipe, const Inputs& inputs, int x, int y, int channel);

/// The plan of one launch whose blocks compute geometry.blockWidth × blockHeight pixels. Its arguments are the buffers
/// "input" (0) and "output" (1) and the picture's width and height.
Plan sobelPlan(const Recipe& recipe, const Inputs& inputs, const TileGeometry& geometry);

// parts.cpp: what words.cpp and vectors.cpp have in common

/// Pixels that a thread computes, horizontally and vertically.
struct PixelsPerThread {
    int columns = 1, rows = 1;
};

/// Pixels that a block of such threads computes, for gridOver() and the geometry.
BlockSize pixelsOfBlock(BlockSize block, PixelsPerThread pixels);

/// Like sobelPlan(), for kernels that load and store whole words: rows begin at multiples of 256 bytes, and the last
/// argument is the pitch in bytes.
Plan pitchedSobelPlan(const Recipe& recipe, const Inputs& inputs, const TileGeometry& geometry);

/// The line of a kernel that computes a thread's row.
inline constexpr char firstY[] = "int y = blockIdx.y * blockDim.y + threadIdx.y;";
/// The grid is rounded down. `anchor` is a line of the text after which the thread's first row is known.
Mistake gridOfThreads(const std::string& anchor, PixelsPerThread pixels);

/// `type` is the type of the text's loads, a word or vector.
Mistake unpitchedRow(const std::string& type, const std::string& column = "x");

/// `passage` of the text handles a picture that ends inside a word; `without` does not.
Mistake edgeForgotten(const std::string& passage, const std::string& without);

/// `shift` is the text's expression for the pixel's position in the word.
Mistake overflowingPixel(const std::string& shift);

} // namespace tilescope::operations
