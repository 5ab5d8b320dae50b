#include "gpu/declared/own_sides.h"

#include "gpu/declared/kernel_text.h"
#include "gpu/declared/reading/text_constant.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

namespace tilescope
{

namespace
{

/// Of a picture with so many pixels, as square as it can be: 1000 as 40 and 25.
OwnSides sidesOf(int pixels)
{
    int height = static_cast<int>(std::sqrt(pixels));
    while (height > 1 && pixels % height != 0)
        --height;
    return {pixels / std::max(height, 1), std::max(height, 1)};
}

/// The rows of a launch whose grid and block are constants of the text; 0: it has none.
int writtenRows(const DefinedKernel& kernel)
{
    constexpr double most = 65536;
    const WrittenLaunch& written = kernel.written;
    const bool isBound = std::ranges::any_of(kernel.bound, [](const BoundParameter& parameter) {
        return !parameter.isPointer && parameter.meaning == "height";
    });
    if (isBound || written.grid.size() < 2 || written.block.size() < 2)
        return 0;
    const double blocks = constantIn({}, written.grid[1]).value_or(0);
    return blocks >= 1 && blocks <= most ? static_cast<int>(blocks) * static_cast<int>(written.block[1]) : 0;
}

/// As many whole blocks as the picture has room for.
OwnSides wholeBlocks(const DefinedKernel& kernel, BlockSize chosen, const Image& picture)
{
    const std::vector<unsigned>& written = kernel.written.block;
    const auto cut = [&](int side, std::size_t axis, int ofChosen) {
        constexpr double mostBlocks = 1024;
        const int ofBlock = kernel.steps[axis] > 0  ? static_cast<int>(kernel.steps[axis])
                            : axis < written.size() ? static_cast<int>(written[axis])
                                                    : ofChosen;
        const double blocks = axis < kernel.written.grid.size() && !kernel.written.isGridOfImage
                                  ? constantIn({}, kernel.written.grid[axis]).value_or(0)
                                  : 0;
        if (blocks >= 1 && blocks <= mostBlocks)
            return static_cast<int>(blocks) * ofBlock;
        return ofBlock < 1 ? side : std::max(side / ofBlock, 1) * ofBlock;
    };
    OwnSides sides{cut(picture.width(), 0, chosen.width), cut(picture.height(), 1, chosen.height)};
    if (kernel.fixedSides.isSquare)
        sides.width = sides.height = std::min(sides.width, sides.height);
    return sides;
}

bool isLaunched(const DefinedKernel& kernel, const DeclaredHost& host)
{
    return host.launches.empty() || std::ranges::any_of(host.launches, [&](const DeclaredLaunch& launch) {
               const bool isNoted = std::ranges::any_of(kernel.bound, [&](const BoundParameter& parameter) {
                   return !parameter.isPointer && launch.arguments.contains(parameter.name);
               });
               const std::string name = launch.kernel.substr(0, launch.kernel.find('<'));
               return !isNoted && (name.empty() || name == kernel.name);
           });
}

} // namespace

OwnSides ownSidesOf(const KernelSource& source, const DeclaredHost& host, const Recipe& recipe, const Image& picture)
{
    constexpr int longest = 16384;
    constexpr std::int64_t mostPixels = std::int64_t{1} << 24;
    OwnSides own;
    for (const DefinedKernel& kernel : kernelsIn(source.text)) {
        if (!isLaunched(kernel, host) || kernel.name == host.reference)
            continue;
        const DefinedKernel::FixedSides& fixed = kernel.fixedSides;
        const int rows = fixed.height > 0 || fixed.width == 0 ? fixed.height : writtenRows(kernel);
        const OwnSides sides = fixed.isOfBlocks                  ? wholeBlocks(kernel, recipe.block, picture)
                               : fixed.isFlat && fixed.width > 0 ? sidesOf(fixed.width)
                                                                 : OwnSides{fixed.width, rows};
        const int width = sides.width > 0 ? sides.width : picture.width();
        const int height = sides.height > 0 ? sides.height : picture.height();
        const bool isUsable = width <= longest && height <= longest && std::int64_t{width} * height <= mostPixels;
        if (isUsable && (sides.width > 0 || sides.height > 0))
            return {width, height, kernel.name};
        if (kernel.isSquare)
            own.width = own.height = std::min(picture.width(), picture.height());
    }
    return own;
}

std::optional<Image> resized(const Image& picture, const OwnSides& sides)
{
    if (sides.width == 0 || (sides.width == picture.width() && sides.height == picture.height()))
        return std::nullopt;
    const auto mirrored = [](int at, int side) {
        const int place = at % (2 * side);
        return place < side ? place : 2 * side - 1 - place;
    };
    const auto bytes = static_cast<std::size_t>(bytesPerPixel(picture.format()));
    Image own(sides.width, sides.height, picture.format());
    for (int y = 0; y < sides.height; ++y) {
        const auto* const from = picture.row<std::byte>(mirrored(y, picture.height()));
        auto* const to = own.row<std::byte>(y);
        for (int x = 0; x < sides.width; ++x)
            std::memcpy(to + static_cast<std::size_t>(x) * bytes,
                        from + static_cast<std::size_t>(mirrored(x, picture.width())) * bytes, bytes);
    }
    return own;
}

} // namespace tilescope
