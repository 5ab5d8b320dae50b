#include "gpu/declared/memory/picture_values.h"

#include "gpu/recipe/result_planes.h"

#include <algorithm>
#include <cstdint>

namespace tilescope
{

std::vector<std::byte> convertedPicture(const Image& whole, const ElementType& type, int wanted)
{
    const Image picture = wanted <= 2 ? toGrey(whole) : whole;
    const auto pixels = static_cast<std::size_t>(picture.width()) * static_cast<std::size_t>(picture.height());
    const int channels = channelCount(picture.format());
    const auto* values = reinterpret_cast<const std::uint8_t*>(picture.bytes().data());
    std::vector<std::byte> bytes;
    bytes.reserve(pixels * static_cast<std::size_t>(wanted) * builtInTypeBytes(type.scalar).value_or(1));
    for (std::size_t pixel = 0; pixel < pixels; ++pixel, values += channels)
        for (int channel = 0; channel < wanted; ++channel)
            appendNumber(bytes, type.scalar,
                         channel == 3 || (wanted == 2 && channel == 1) ? 255 : values[std::min(channel, channels - 1)]);
    return bytes;
}

std::vector<std::byte> planeOf(const Image& picture, const std::string& type, int channel)
{
    const int channels = channelCount(picture.format());
    const auto* values = reinterpret_cast<const std::uint8_t*>(picture.bytes().data());
    const std::size_t pixels = picture.bytes().size() / static_cast<std::size_t>(channels);
    std::vector<std::byte> bytes;
    bytes.reserve(pixels * builtInTypeBytes(type).value_or(1));
    for (std::size_t pixel = 0; pixel < pixels; ++pixel, values += channels)
        appendNumber(bytes, type, values[std::min(channel, channels - 1)]);
    return bytes;
}

bool takeResultFormat(Plan& plan, const ElementType& written, int channels)
{
    if (written.scalar == "unsigned char" && (channels == 1 || channels == 3)) {
        plan.pictureFormat = channels == 1 ? PixelFormat::Grey8 : PixelFormat::Rgb8;
    } else if (written.scalar == "unsigned char" && channels == 4) {
        plan.pictureFormat = PixelFormat::Rgb8;
        plan.resultType = "uchar4";
    } else if (written.scalar == "unsigned char" && channels == 2) {
        plan.pictureFormat = PixelFormat::Grey8;
        plan.resultType = "uchar2";
    } else if ((channels == 3 || channels == 4) && !vectorOf(written.scalar, channels).empty()) {
        plan.pictureFormat = PixelFormat::Rgb8;
        plan.resultType = vectorOf(written.scalar, channels);
    } else if (written.scalar == "float" && channels == 1) {
        plan.pictureFormat = PixelFormat::Float32;
    } else if (channels == 1 &&
               (written.scalar == "int" || written.scalar == "unsigned int" || written.scalar == "short" ||
                written.scalar == "unsigned short" || written.scalar == "double" || written.scalar == "char" ||
                written.scalar == "bool" || written.scalar.ends_with("long"))) {
        plan.pictureFormat = PixelFormat::Float32;
        plan.resultType = written.scalar;
    } else {
        return false;
    }
    return true;
}

} // namespace tilescope
