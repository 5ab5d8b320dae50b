#include "gpu/operations/template_matching/coefficient_parts.h"

#include "gpu/operations/plan_parts.h"
#include "gpu/recipe/recipe.h"

#include <limits>

namespace tilescope::operations
{

Plan coefficientPlan(const Image& picture)
{
    Plan plan;
    plan.buffers = {inputBuffer(picture),
                    pitchedResultBuffer("output", picture.width(), picture.height(), PixelFormat::Float32)};
    plan.pictureBuffer = coefficientPicture;
    plan.pictureWidth = picture.width();
    plan.pictureHeight = picture.height();
    plan.pictureFormat = PixelFormat::Float32;
    plan.display = {.map = ColourMap::Diverging, .automatic = false, .low = -1, .high = 1, .unit = "γ"};
    return plan;
}

int sumOf(const Image& pattern)
{
    int sum = 0;
    for (const std::byte value : pattern.bytes())
        sum += static_cast<int>(value);
    return sum;
}

int sumOfSquares(const Image& pattern)
{
    int sum = 0;
    for (const std::byte value : pattern.bytes())
        sum += static_cast<int>(value) * static_cast<int>(value);
    return sum;
}

Buffer givenBuffer(const std::string& name, std::vector<std::byte> content)
{
    const std::size_t bytes = content.size();
    return {.name = name, .bytes = bytes, .fill = Buffer::Fill::Bytes, .content = std::move(content)};
}

void checkElements(double elements, const Image& picture)
{
    if (elements > std::numeric_limits<std::int32_t>::max())
        throw SettingError("strategy", "A picture of " + std::to_string(picture.width()) + "x" +
                                           std::to_string(picture.height()) +
                                           " pixels has more tiles than this strategy's 32-bit indices can number. "
                                           "\"shifted_templates\" has no tiles.");
}

} // namespace tilescope::operations
