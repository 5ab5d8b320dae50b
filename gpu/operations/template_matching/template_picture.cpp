#include "gpu/operations/template_matching/rectangle.h"
#include "gpu/operations/template_matching/template_matching.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace tilescope::operations
{

namespace
{

constexpr std::int64_t longestSide = 64;

std::string sizeText(std::int64_t width, std::int64_t height)
{
    return std::to_string(width) + "x" + std::to_string(height);
}

bool looksLikeRectangle(std::string_view text)
{
    if (text.find_first_not_of("0123456789,.+- \t") == std::string_view::npos)
        return text.find_first_of("0123456789,") != std::string_view::npos;
    return std::count(text.begin(), text.end(), ',') == 3 && text.find_first_of("/\\") == std::string_view::npos;
}

/// What an empty template stands for.
Rectangle defaultRectangle(const Recipe& recipe, const Image& picture)
{
    const std::int64_t side = std::get<std::int64_t>(recipe.parameters.at("size"));
    const std::int64_t x = picture.width() / 4, y = picture.height() / 4;
    return {x, y, std::min(side, picture.width() - x), std::min(side, picture.height() - y)};
}

/// The shortest allowed side of a template along a side of the picture.
std::int64_t shortestSide(std::int64_t pictureSide) { return std::min<std::int64_t>(2, pictureSide); }

bool sidesAllowed(std::int64_t width, std::int64_t height, const Image& picture)
{
    return width >= shortestSide(picture.width()) && width <= longestSide && height >= shortestSide(picture.height()) &&
           height <= longestSide;
}

/// The allowed rectangle that differs least in each side.
Rectangle nearestAllowed(const Rectangle& r, const Image& picture)
{
    const std::int64_t pictureWidth = picture.width(), pictureHeight = picture.height();
    Rectangle nearest;
    nearest.width = std::clamp(r.width, shortestSide(pictureWidth), std::min(longestSide, pictureWidth));
    nearest.height = std::clamp(r.height, shortestSide(pictureHeight), std::min(longestSide, pictureHeight));
    nearest.x = std::clamp<std::int64_t>(r.x, 0, pictureWidth - nearest.width);
    nearest.y = std::clamp<std::int64_t>(r.y, 0, pictureHeight - nearest.height);
    return nearest;
}

/// Why a rectangle of the picture is not allowed; empty: it is allowed.
Message faultOf(const std::string& written, const Rectangle& r, const Image& picture)
{
    const std::string size = sizeText(picture.width(), picture.height());
    if (r.width < 1 || r.height < 1)
        return say(gpu::phrase("The template \"%1\" has no area"), written);
    if (r.width > picture.width() || r.height > picture.height())
        return say(gpu::phrase("The template \"%1\" is larger than the image of %2 pixels"), written, size);
    if (!sidesAllowed(r.width, r.height, picture))
        return say(gpu::phrase("The template \"%1\" has sides of %2 pixels; they must be 2 to 64"), written,
                   sizeText(r.width, r.height));
    if (r.x < 0 || r.y < 0 || r.x + r.width > picture.width() || r.y + r.height > picture.height())
        return say(gpu::phrase("The template \"%1\" extends outside the image of %2 pixels"), written, size);
    return {};
}

[[noreturn]] void refuse(const Message& what, const Rectangle& works)
{
    throw SettingError("template", say(gpu::phrase("%1. For example, use \"%2\"."), what, toText(works)),
                       ParameterValue(toText(works)));
}

TemplatePicture cutOut(const Rectangle& r, const Image& picture)
{
    const int x = static_cast<int>(r.x), y = static_cast<int>(r.y);
    const int width = static_cast<int>(r.width), height = static_cast<int>(r.height);
    TemplatePicture result{Image(width, height, PixelFormat::Grey8),
                           Box{x, y, width, height, "template", Box::Where::Source}};
    for (int row = 0; row < height; ++row)
        std::memcpy(result.pixels.row<std::uint8_t>(row), picture.row<std::uint8_t>(y + row) + x,
                    result.pixels.pitchBytes());
    return result;
}

TemplatePicture fromFile(const Recipe& recipe, const std::string& path, const Inputs& inputs)
{
    const Image& picture = inputs.picture;
    const Rectangle works = defaultRectangle(recipe, picture);
    const auto file = inputs.files.find("template");
    const ImagePtr image = file == inputs.files.end() ? nullptr : file->second.image;
    if (!image || image->isEmpty() || image->format() == PixelFormat::Float32)
        refuse(say(gpu::phrase("The template's file \"%1\" could not be loaded: use a rectangle of the source image"),
                   path),
               works);
    const std::string size = sizeText(image->width(), image->height());
    if (!sidesAllowed(image->width(), image->height(), picture))
        refuse(say(gpu::phrase("The template's file \"%1\" has %2 pixels, but a template must have 2 to 64 pixels per "
                               "side: scale the template, or use a rectangle of the source image"),
                   path, size),
               works);
    if (image->width() > picture.width() || image->height() > picture.height())
        refuse(say(gpu::phrase("The template's file \"%1\" has %2 pixels, more than the source image of %3: scale the "
                               "template down, or use a rectangle of the source image"),
                   path, size, sizeText(picture.width(), picture.height())),
               works);
    return {toGrey(*image), {}};
}

} // namespace

TemplatePicture templatePicture(const Recipe& recipe, const Inputs& inputs)
{
    const auto& text = std::get<std::string>(recipe.parameters.at("template"));
    const std::string_view written = trimmed(text);
    if (written.empty())
        return cutOut(defaultRectangle(recipe, inputs.picture), inputs.picture);
    if (!looksLikeRectangle(written))
        return fromFile(recipe, text, inputs);
    const std::string named(written);
    const auto rectangle = readRectangle(written);
    if (!rectangle)
        refuse(say(gpu::phrase("The template \"%1\" is not a rectangle of four whole numbers x,y,width,height (for a "
                               "file of that name, enter \"./%1\")"),
                   named),
               defaultRectangle(recipe, inputs.picture));
    if (const Message fault = faultOf(named, *rectangle, inputs.picture); !fault.empty())
        refuse(fault, nearestAllowed(*rectangle, inputs.picture));
    return cutOut(*rectangle, inputs.picture);
}

std::vector<FileRequest> templateFiles(const Recipe& recipe)
{
    const auto& text = std::get<std::string>(recipe.parameters.at("template"));
    const std::string_view written = trimmed(text);
    if (written.empty() || looksLikeRectangle(written))
        return {};
    return {{.parameter = "template", .path = text, .kind = FileRequest::Kind::Picture}};
}

std::vector<ParameterValue> smallerTemplates(const Recipe& recipe, const Inputs& inputs)
{
    const TemplatePicture pattern = templatePicture(recipe, inputs);
    if (!pattern.place)
        return {};
    Box box = *pattern.place; // keeps its centre
    std::vector<ParameterValue> smaller;
    const auto shrink = [](int& from, int& length) {
        const int shorter = std::max(2, length - std::max(1, length / 16));
        from += (length - shorter) / 2;
        length = std::min(length, shorter);
    };
    while (box.width > 2 || box.height > 2) {
        shrink(box.x, box.width);
        shrink(box.y, box.height);
        smaller.emplace_back(std::to_string(box.x) + "," + std::to_string(box.y) + "," + std::to_string(box.width) +
                             "," + std::to_string(box.height));
    }
    return smaller;
}

ScaledRun scaledMatching(const Recipe& recipe, const Inputs& inputs, int scale)
{
    const TemplatePicture pattern = templatePicture(recipe, inputs);
    const auto side = [scale](int length) { return std::max(2, (length + scale / 2) / scale); };
    const Rectangle scaled{0, 0, side(pattern.pixels.width()), side(pattern.pixels.height())};
    ScaledRun run{.recipe = recipe, .terms = static_cast<double>(scaled.width * scaled.height)};
    const auto place = [scale](int from, std::int64_t length, int all) {
        return std::clamp<std::int64_t>(from / scale, 0, std::max<std::int64_t>(0, (all + scale - 1) / scale - length));
    };
    if (hasRegion(recipe)) {
        const PixelRect region = regionOf(recipe, inputs.picture);
        const auto scaledTo = [scale](int length) { return std::int64_t{(length + scale - 1) / scale}; };
        const std::int64_t width = scaledTo(region.width), height = scaledTo(region.height);
        run.recipe.parameters["region"] =
            toText(Rectangle{place(region.x, width, inputs.picture.width()),
                             place(region.y, height, inputs.picture.height()), width, height});
    }
    if (!pattern.place)
        return run;
    run.recipe.parameters["template"] =
        toText(Rectangle{place(pattern.place->x, scaled.width, inputs.picture.width()),
                         place(pattern.place->y, scaled.height, inputs.picture.height()), scaled.width, scaled.height});
    return run;
}

} // namespace tilescope::operations
