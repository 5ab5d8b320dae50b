#include "gpu/operations/quoted.h"
#include "gpu/operations/template_matching/rectangle.h"
#include "gpu/operations/template_matching/template_matching.h"
#include "gpu/recipe/message.h"

#include <algorithm>

namespace tilescope::operations
{

namespace
{

const std::string& writtenRegion(const Recipe& recipe) { return std::get<std::string>(recipe.parameters.at("region")); }

/// The rectangle inside the picture that differs least in each side.
Rectangle nearestInside(const Rectangle& r, const Image& picture)
{
    Rectangle nearest;
    nearest.width = std::clamp<std::int64_t>(r.width, 1, picture.width());
    nearest.height = std::clamp<std::int64_t>(r.height, 1, picture.height());
    nearest.x = std::clamp<std::int64_t>(r.x, 0, picture.width() - nearest.width);
    nearest.y = std::clamp<std::int64_t>(r.y, 0, picture.height() - nearest.height);
    return nearest;
}

} // namespace

Parameter regionParameter()
{
    return {.name = "region",
            .label = "Region",
            .type = ParameterType::Text,
            .defaultValue = std::string(),
            .choices = {},
            .unit = "px",
            .meaning = "Where to look: a rectangle x,y,width,height of the image. Only its pixels get a coefficient; "
                       "the others are 0. Empty: the whole image."};
}

bool hasRegion(const Recipe& recipe) { return !trimmed(writtenRegion(recipe)).empty(); }

PixelRect regionOf(const Recipe& recipe, const Image& picture)
{
    if (!hasRegion(recipe))
        return wholeOf(picture);
    const std::string shown = quoted(trimmed(writtenRegion(recipe)), 60);
    const std::optional<Rectangle> r = readRectangle(trimmed(writtenRegion(recipe)));
    if (!r)
        throw SettingError("region",
                           say(gpu::phrase("The region \"%1\" is not a rectangle of four whole numbers "
                                           "x,y,width,height. Leave it empty for the whole image."),
                               shown),
                           ParameterValue(std::string()));
    const Rectangle works = nearestInside(*r, picture);
    if (toText(works) != toText(*r)) {
        const std::string size = std::to_string(picture.width()) + "x" + std::to_string(picture.height());
        throw SettingError(
            "region",
            r->width < 1 || r->height < 1
                ? say(gpu::phrase("The region \"%1\" has no area. Use \"%2\" instead."), shown, toText(works))
                : say(gpu::phrase("The region \"%1\" extends outside the image of %2 pixels. Use \"%3\" instead."),
                      shown, size, toText(works)),
            ParameterValue(toText(works)));
    }
    return {static_cast<int>(r->x), static_cast<int>(r->y), static_cast<int>(r->width), static_cast<int>(r->height)};
}

void checkWholePicture(const Recipe& recipe)
{
    if (hasRegion(recipe))
        throw SettingError("region",
                           gpu::phrase("This strategy computes only whole images. The strategies \"shared\", "
                                       "\"texture_constant\" and \"texture_texture\" accept a region."),
                           ParameterValue(std::string()));
}

} // namespace tilescope::operations
