#include "gpu/operations/template_matching/preparation.h"

#include "gpu/operations/plan_parts.h"

namespace tilescope::operations
{

namespace
{

// As in prepare.cu.
constexpr int columnsPerWarp = 192, rowsPerWarp = 32;
constexpr BlockSize padBlock{32, 8}; ///< a word of four pixels a thread

int roundedUp(int number, int unit) { return (number + unit - 1) / unit * unit; }

} // namespace

Preparation addPreparation(const Image& picture, const Image& pattern, Plan& plan)
{
    const int width = picture.width(), height = picture.height();
    const int sumsHeight = roundedUp(height, rowsPerWarp);
    Preparation prepared{.padded = plan.buffers.size(), .sums = plan.buffers.size() + 1};
    prepared.sumsPitch = roundedUp(width, columnsPerWarp);
    // The last warp's sums reach 64 columns further, blocks of matches no further than another 192.
    prepared.paddedPitch = roundedUp(prepared.sumsPitch + 256, 256);
    const int paddedHeight = roundedUp(sumsHeight + pattern.height(), padBlock.height);

    const auto bytes = [](int pitch, int rows, std::size_t each) {
        return static_cast<std::size_t>(pitch) * static_cast<std::size_t>(rows) * each;
    };
    plan.buffers.push_back(resultBuffer("padded", bytes(prepared.paddedPitch, paddedHeight, 1)));
    plan.buffers.push_back(resultBuffer("sums", bytes(prepared.sumsPitch, sumsHeight, 8)));
    plan.launches.push_back({.kernel = "pad",
                             .source = 1,
                             .grid = gridOver(prepared.paddedPitch / 4, paddedHeight, padBlock),
                             .block = blockOf(padBlock),
                             .arguments = {BufferArgument{0}, BufferArgument{prepared.padded}, width, height,
                                           pattern.width(), pattern.height(), prepared.paddedPitch}});
    plan.launches.push_back(
        {.kernel = "windowSums",
         .source = 1,
         .grid = gridOver(width, height, {columnsPerWarp, rowsPerWarp}),
         .block = {32, 1, 1},
         .arguments = {BufferArgument{prepared.padded}, BufferArgument{prepared.sums}, pattern.width(),
                       pattern.height(), prepared.paddedPitch, prepared.sumsPitch}});
    return prepared;
}

} // namespace tilescope::operations
