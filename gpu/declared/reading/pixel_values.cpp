#include "gpu/declared/reading/pixel_values.h"

#include "gpu/declared/value_bytes.h"
#include "gpu/recipe/result_planes.h"

#include <algorithm>

namespace tilescope
{

/// Whether the kernel takes how many values a pixel has.
static bool takesChannels(const DefinedKernel& kernel)
{
    return std::ranges::any_of(kernel.bound, [](const BoundParameter& parameter) {
        return !parameter.isPointer && parameter.meaning == "channels";
    });
}

PixelValues pixelValuesOf(const std::vector<PicturePointer>& pointers, bool isInPlace, const DeclaredResult& result,
                          int channels)
{
    const auto first = [&](bool isResult) {
        const auto found = std::ranges::find(pointers, isResult, &PicturePointer::isResult);
        return found == pointers.end() ? nullptr : &*found;
    };
    const bool isOfPicture = result.width.text == "width" && result.height.text == "height";
    const auto stepOf = [&](const PicturePointer& pointer, int asPicture) {
        const int step = pointer.parameter->use.step;
        return step == 0 ? asPicture : isOfPicture || step != 3 ? step : 1; // "3 * x" may also shrink a picture
    };
    const bool isMultiplied = std::ranges::any_of(
        pointers, [](const PicturePointer& pointer) { return !pointer.isResult && pointer.parameter->use.step != 1; });
    PixelValues values;
    if (const PicturePointer* const read = first(isInPlace)) {
        const int ofType = elementOf(read->parameter->type).channels;
        values.readsVectors = ofType > 1;
        values.read = ofType > 1                       ? ofType
                      : read->noted > 0                ? read->noted
                      : read->parameter->use.step != 1 ? stepOf(*read, channels)
                      : takesChannels(*read->kernel)   ? channels
                                                       : 1;
        values.isReadOpen =
            ofType == 1 && read->noted == 0 && read->parameter->use.step == 1 && !takesChannels(*read->kernel);
    }
    if (const PicturePointer* const written = first(true)) {
        const ElementType type = elementOf(result.type.empty() ? written->parameter->type : result.type);
        const bool isColourOnly = type.scalar != "unsigned char" && type.scalar != "float"; // of others, 3 * i only
        values.writesVectors = type.channels > 1 || !result.type.empty() ||
                               (isColourOnly && (written->parameter->use.step != 3 || type.scalar == "char" ||
                                                 vectorOf(type.scalar, 3).empty()));
        values.written = values.writesVectors                               ? type.channels
                         : isInPlace                                        ? values.read
                         : written->parameter->use.step != 1                ? stepOf(*written, values.read)
                         : takesChannels(*written->kernel) && !isMultiplied ? values.read
                                                                            : 1;
        values.isWrittenOpen = type.channels == 1 && result.type.empty() && isOfPicture && values.written == 1 &&
                               written->parameter->use.step == 1 && !takesChannels(*written->kernel);
    }
    if (isInPlace) {
        values.read = values.written;
        values.isReadOpen = false;
    }
    return values;
}

PixelValues asLaunched(PixelValues reference, const PixelValues& launched)
{
    if (!reference.readsVectors)
        reference.read = launched.read;
    if (!reference.writesVectors)
        reference.written = launched.written;
    return reference;
}

bool takesColour(const DefinedKernel& kernel)
{
    const auto pointers = std::ranges::count_if(kernel.bound, &BoundParameter::isPointer);
    return takesChannels(kernel) || std::ranges::any_of(kernel.bound, [&](const BoundParameter& parameter) {
               return parameter.isPointer && (!parameter.plane.empty() || elementOf(parameter.type).channels >= 3 ||
                                              (parameter.use.step != 1 && (pointers == 1 || parameter.isOnlyRead())));
           });
}

} // namespace tilescope
