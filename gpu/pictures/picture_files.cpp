#include "gpu/pictures/picture_files.h"

#include "gpu/files/regular_file.h"
#include "gpu/pictures/value_files.h"
#include "gpu/recipe/run_control.h"

#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <new>

namespace tilescope
{

namespace
{

constexpr std::int64_t longestSide = 16384;
constexpr std::size_t largestFile = std::size_t{2304} << 20; // as in the window: ui/canvas/pictures/picture_file.h

template <class T>
const T* rowOf(const DecodedPicture& picture, int y)
{
    const std::size_t values =
        std::size_t{1} * static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.channels);
    return reinterpret_cast<const T*>(picture.bytes.data()) + values * static_cast<std::size_t>(y);
}

/// Of a colour or a grey level and an alpha: over white, rounded as Qt's painter does.
std::uint8_t overWhite(unsigned value, unsigned alpha)
{
    const unsigned product = value * alpha;
    return static_cast<std::uint8_t>(((product + (product >> 8) + 0x80) >> 8) + 255 - alpha);
}

std::uint16_t overDeepWhite(std::uint64_t value, std::uint64_t alpha)
{
    constexpr std::uint64_t most = 65535;
    return static_cast<std::uint16_t>((value * alpha + most * (most - alpha) + most / 2) / most);
}

/// The channels of a pixel on white.
template <class T>
struct Opaque {
    T red, green, blue;
    bool isGrey() const { return red == green && red == blue; }
};

template <class T>
Opaque<T> opaqueAt(const DecodedPicture& picture, const T* row, int x)
{
    const T* const at = row + static_cast<std::size_t>(x) * static_cast<std::size_t>(picture.channels);
    const int colours = picture.channels - (picture.hasAlpha ? 1 : 0);
    const T alpha = picture.hasAlpha ? at[colours] : static_cast<T>(-1);
    const auto on = [alpha](T value) -> T {
        if constexpr (sizeof(T) == 1)
            return overWhite(value, alpha);
        else
            return overDeepWhite(value, alpha);
    };
    return {on(at[0]), on(at[colours == 3 ? 1 : 0]), on(at[colours == 3 ? 2 : 0])};
}

void throwIfStopped(const std::stop_token& stop)
{
    if (stop.stop_requested())
        throw Cancelled();
}

/// Of 8 bits as it is seen on white, of 16 as it is stored: as the window's readers decide.
template <class T>
bool isGreyAt(const DecodedPicture& picture, const T* row, int x)
{
    if constexpr (sizeof(T) == 1)
        return opaqueAt(picture, row, x).isGrey();
    const T* const at = row + static_cast<std::size_t>(x) * static_cast<std::size_t>(picture.channels);
    return picture.channels < 3 || (at[0] == at[1] && at[0] == at[2]);
}

/// Whether a pixel is transparent, and whether all are grey.
template <class T>
std::pair<bool, bool> kindOf(const DecodedPicture& picture, const std::stop_token& stop)
{
    bool isTransparent = false, isGrey = picture.isGrey || picture.mayBeGrey || picture.hasAlpha;
    for (int y = 0; y < picture.height; ++y) {
        throwIfStopped(stop);
        const T* const row = rowOf<T>(picture, y);
        for (int x = 0; x < picture.width; ++x) {
            if (picture.hasAlpha)
                isTransparent = isTransparent || row[(x + 1) * picture.channels - 1] != static_cast<T>(-1);
            isGrey = isGrey && (picture.isGrey || isGreyAt(picture, row, x));
        }
    }
    return {isTransparent, isGrey};
}

/// With the pixel at (x, y) of the picture at `place` of the result.
template <class Put>
void forPixels(const DecodedPicture& picture, const Put& put)
{
    const int w = picture.width, h = picture.height;
    for (int y = 0; y < h; ++y)
        for (int x = 0; x < w; ++x)
            switch (picture.orientation) {
            case 2: put(x, y, w - 1 - x, y); break;
            case 3: put(x, y, w - 1 - x, h - 1 - y); break;
            case 4: put(x, y, x, h - 1 - y); break;
            case 5: put(x, y, y, x); break;
            case 6: put(x, y, h - 1 - y, x); break;
            case 7: put(x, y, h - 1 - y, w - 1 - x); break;
            case 8: put(x, y, y, w - 1 - x); break;
            default: put(x, y, x, y);
            }
}

ReadPicture shallow(const DecodedPicture& picture, const std::stop_token& stop)
{
    const auto [isTransparent, isGrey] = kindOf<std::uint8_t>(picture, stop);
    const bool isTurned = picture.orientation >= 5;
    const int width = isTurned ? picture.height : picture.width, height = isTurned ? picture.width : picture.height;
    auto image = std::make_shared<Image>(width, height, isGrey ? PixelFormat::Grey8 : PixelFormat::Rgb8);
    auto alpha = isTransparent ? std::make_shared<Image>(width, height, PixelFormat::Grey8) : std::shared_ptr<Image>();
    forPixels(picture, [&, grey = isGrey](int x, int y, int toX, int toY) {
        const auto* const row = rowOf<std::uint8_t>(picture, y);
        const Opaque<std::uint8_t> pixel = opaqueAt(picture, row, x);
        std::uint8_t* const to = image->row<std::uint8_t>(toY) + (grey ? toX : 3 * toX);
        to[0] = pixel.red;
        if (!grey) {
            to[1] = pixel.green;
            to[2] = pixel.blue;
        }
        if (alpha)
            alpha->row<std::uint8_t>(toY)[toX] = row[(x + 1) * picture.channels - 1];
    });
    ReadPicture read;
    read.values.bytes = std::move(image);
    read.values.alpha = std::move(alpha);
    if (isTransparent)
        read.note = "Transparent parts were drawn on white.";
    return read;
}

ReadPicture deep(const DecodedPicture& picture, const std::string& name, const std::stop_token& stop)
{
    const auto [isTransparent, isGrey] = kindOf<std::uint16_t>(picture, stop);
    const int channels = isGrey ? 1 : 3;
    constexpr std::int64_t mostBytes = std::int64_t{1} << 30;
    if (std::int64_t{picture.width} * picture.height * channels * 4 > mostBytes)
        throw PictureError("\"" + name +
                           "\" has more values of 16 bits than fit into 1 GB as floats. Scale it down first.");
    std::vector<std::shared_ptr<Image>> planes;
    for (int channel = 0; channel < channels; ++channel)
        planes.push_back(std::make_shared<Image>(picture.width, picture.height, PixelFormat::Float32));
    auto alpha = isTransparent ? std::make_shared<Image>(picture.width, picture.height, PixelFormat::Grey8)
                               : std::shared_ptr<Image>();
    for (int y = 0; y < picture.height; ++y) {
        throwIfStopped(stop);
        const auto* const row = rowOf<std::uint16_t>(picture, y);
        for (int x = 0; x < picture.width; ++x) {
            const Opaque<std::uint16_t> pixel = opaqueAt(picture, row, x);
            planes[0]->row<float>(y)[x] = pixel.red;
            if (channels == 3) {
                planes[1]->row<float>(y)[x] = pixel.green;
                planes[2]->row<float>(y)[x] = pixel.blue;
            }
            if (alpha) { // as Qt: 65535 / 257, rounded
                const unsigned value = row[(x + 1) * picture.channels - 1] + 128U;
                alpha->row<std::uint8_t>(y)[x] = static_cast<std::uint8_t>((value - (value >> 8)) >> 8);
            }
        }
    }
    ReadPicture read;
    read.values.kind = PictureValues::Kind::SixteenBits;
    read.values.planes.assign(planes.begin(), planes.end());
    read.values.alpha = std::move(alpha);
    if (isTransparent)
        read.note = "Transparent parts were drawn on white.";
    return read;
}

ReadPicture valuesOf(const DecodedPicture& picture, const std::string& name, const std::stop_token& stop)
{
    ReadPicture read = picture.bits == 16 ? deep(picture, name, stop) : shallow(picture, stop);
    if (picture.orientation > 1)
        read.note += std::string(read.note.empty() ? "" : " ") + "Rotated upright according to its EXIF orientation.";
    return read;
}

[[noreturn]] void refuseKind(const std::string& name, const char* library)
{
    throw PictureError("\"" + name + "\" cannot be read: this tilescope-run was built without " + library + ".");
}

std::string numberText(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.6g", value);
    return text;
}

} // namespace

void checkPictureSides(std::int64_t width, std::int64_t height, const std::string& name)
{
    if (width < 1 || height < 1)
        throw PictureError("\"" + name + "\" is damaged: it does not state the size of its image.");
    if (width > longestSide || height > longestSide)
        throw PictureError("\"" + name + "\" has " + std::to_string(width) + "×" + std::to_string(height) +
                           " pixels; up to 16384×16384 can be opened. Scale it down first.");
}

std::string nameOfPicture(const std::string& path) { return std::filesystem::path(path).filename().string(); }

std::string readablePictures()
{
    return std::string(hasPng() ? "PNG, " : "") + (hasJpeg() ? "JPEG, " : "") + "PPM, PGM, PBM, PFM";
}

ReadPicture readPicture(const std::string& path, const std::stop_token& stop)
{
    const std::string name = nameOfPicture(path);
    try {
        std::string bytes;
        try {
            bytes = readRegularFile(path, largestFile + 1);
        } catch (const std::runtime_error& error) {
            throw PictureError("\"" + path + "\" cannot be read: " + error.what() + ".");
        }
        throwIfStopped(stop);
        if (bytes.empty())
            throw PictureError("\"" + path + "\" is empty.");
        if (bytes.size() > largestFile)
            throw PictureError("\"" + path + "\" has more than 2304 MB, the limit for image files.");
        const std::string_view view = bytes;
        if (view.starts_with("\x89PNG\r\n\x1A\n"))
            return hasPng() ? valuesOf(decodePng(view, name, stop), name, stop)
                            : (refuseKind(name, "libpng"), ReadPicture());
        if (view.starts_with("\xFF\xD8"))
            return hasJpeg() ? valuesOf(decodeJpeg(view, name, stop), name, stop)
                             : (refuseKind(name, "libjpeg"), ReadPicture());
        if (view.size() > 2 && view[0] == 'P' && std::strchr("123456Ff", view[1]))
            return readPortableMap(view, name, stop);
        throw PictureError("\"" + name + "\" is not an image that tilescope-run reads: " + readablePictures() +
                           ". The program with the window, \"tilescope\", reads TIFF, WebP, GIF, BMP and OpenEXR too.");
    } catch (const std::bad_alloc&) {
        throw PictureError("\"" + name + "\" does not fit into memory.");
    }
}

std::string noteOf(const ReadPicture& picture, const PictureRange& range, const std::stop_token& stop)
{
    const PictureValues& values = picture.values;
    if (values.bytes)
        return picture.note;
    const ValueExtent extent = extentOf(values, stop);
    std::string note =
        std::string(values.kind == PictureValues::Kind::Floats ? "Floats" : "16 bits per channel, values") + " from " +
        numberText(extent.minimum) + " to " + numberText(extent.maximum) + "; " + numberText(range.black) +
        " is shown as black, " + numberText(range.white) + " as white.";
    if (extent.isEmpty)
        note = "None of the values is finite.";
    else if (extent.notFinite > 0)
        note += " " + std::to_string(extent.notFinite) + " values are NaN or infinite; NaN is shown as black.";
    return note + (picture.note.empty() ? "" : " " + picture.note);
}

bool isWritableResult(std::string_view suffix)
{
    return isValueFormat(suffix) || suffix == "ppm" || suffix == "pgm" || (suffix == "png" && hasPng());
}

std::string writableResults() { return std::string(hasPng() ? ".png, " : "") + ".ppm, .pgm, .tif, .npy or .csv"; }

std::string resultFile(const Image& image, const std::string& path, const std::string& suffix)
{
    if (image.isEmpty())
        throw PictureError("There is no image to save.");
    if (isValueFormat(suffix)) {
        std::optional<std::string> bytes = valueFile(image, suffix);
        if (!bytes)
            throw PictureError("\"" + path + "\" was not written: a table of more than " +
                               std::to_string(mostTableValues) + " values would be slow to open anywhere. Save it as " +
                               ".npy or .tif.");
        return *std::move(bytes);
    }
    if (image.format() == PixelFormat::Float32)
        throw PictureError("\"" + path +
                           "\" was not written: the result has floats, which tilescope-run does not draw " +
                           "in colours. Use a name ending in " + valueSuffixes + " to keep the values.");
    if (suffix == "png")
        return encodePng(image);
    const bool isGrey = image.format() == PixelFormat::Grey8;
    if (suffix == "pgm" && !isGrey)
        throw PictureError("\"" + path + "\" was not written: the result has colours. Use a name ending in .ppm.");
    std::string file = std::string(suffix == "pgm" ? "P5\n" : "P6\n") + std::to_string(image.width()) + " " +
                       std::to_string(image.height()) + "\n255\n";
    for (int y = 0; y < image.height(); ++y) {
        const std::uint8_t* const row = image.row<std::uint8_t>(y);
        for (int x = 0; x < image.width() * (isGrey ? 1 : 3); ++x)
            file.append(suffix == "ppm" && isGrey ? 3 : 1, static_cast<char>(row[x]));
    }
    return file;
}

} // namespace tilescope
