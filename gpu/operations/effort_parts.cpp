#include "gpu/operations/effort_parts.h"

#include "gpu/operations/plan_parts.h"

#include <cmath>

namespace tilescope
{

double warpsOver(int width, int height, BlockSize block)
{
    const Dim3 grid = gridOver(width, height, block);
    return static_cast<double>(grid.x) * grid.y * std::ceil(static_cast<double>(block.threads()) / 32);
}

double tileElementsPerThread(BlockSize block, int halo)
{
    const double width = block.width + 2 * halo, height = block.height + 2 * halo;
    return width * height / static_cast<double>(block.threads());
}

} // namespace tilescope
