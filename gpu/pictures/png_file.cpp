#include "gpu/pictures/picture_files.h"

#include "gpu/recipe/run_control.h"

#ifdef TILESCOPE_PNG
#include <png.h>
#endif

#include <algorithm>
#include <cstring>

namespace tilescope
{

#ifdef TILESCOPE_PNG

namespace
{

/// libpng calls these, and must not return from the first.
struct PngSource {
    std::string_view bytes;
    std::size_t at = 0;
    std::string error;
};

[[noreturn]] void pngFailed(png_structp png, png_const_charp message)
{
    throw std::runtime_error(message ? message : "damaged");
    (void)png;
}

void pngWarned(png_structp, png_const_charp) {}

void pngReads(png_structp png, png_bytep to, std::size_t count)
{
    auto& source = *static_cast<PngSource*>(png_get_io_ptr(png));
    if (count > source.bytes.size() - source.at)
        throw PictureError("ends early");
    std::memcpy(to, source.bytes.data() + source.at, count);
    source.at += count;
}

struct PngReader {
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, nullptr, pngFailed, pngWarned);
    png_infop info = png ? png_create_info_struct(png) : nullptr;
    PngReader() = default;
    PngReader(const PngReader&) = delete;
    PngReader& operator=(const PngReader&) = delete;
    ~PngReader() { png_destroy_read_struct(&png, &info, nullptr); }
};

bool isGreyPalette(png_structp png, png_infop info)
{
    png_colorp colours = nullptr;
    int count = 0;
    png_get_PLTE(png, info, &colours, &count);
    return std::all_of(colours, colours + count,
                       [](const png_color& one) { return one.red == one.green && one.red == one.blue; });
}

} // namespace

DecodedPicture decodePng(std::string_view bytes, const std::string& name, const std::stop_token& stop)
{
    PngReader reader;
    if (!reader.info)
        throw std::bad_alloc();
    PngSource source{bytes, 0, {}};
    DecodedPicture picture;
    try {
        png_set_read_fn(reader.png, &source, pngReads);
        png_read_info(reader.png, reader.info);
        const auto width = png_get_image_width(reader.png, reader.info),
                   height = png_get_image_height(reader.png, reader.info);
        checkPictureSides(width, height, name);
        const int type = png_get_color_type(reader.png, reader.info);
        const bool hasMask = png_get_valid(reader.png, reader.info, PNG_INFO_tRNS) != 0;
        picture.width = static_cast<int>(width);
        picture.height = static_cast<int>(height);
        picture.bits = png_get_bit_depth(reader.png, reader.info) == 16 ? 16 : 8;
        picture.hasAlpha = (type & PNG_COLOR_MASK_ALPHA) != 0 || hasMask;
        picture.isGrey = type == PNG_COLOR_TYPE_GRAY && !hasMask;
        picture.mayBeGrey = type == PNG_COLOR_TYPE_PALETTE && isGreyPalette(reader.png, reader.info);
        png_set_expand(reader.png); // to 8 or 16 bits, palettes to colours, masks to alpha
        png_set_swap(reader.png);
        png_set_interlace_handling(reader.png);
        png_read_update_info(reader.png, reader.info);
        picture.channels = png_get_channels(reader.png, reader.info);
        const std::size_t rowBytes = png_get_rowbytes(reader.png, reader.info);
        picture.bytes.resize(rowBytes * height);
        std::vector<png_bytep> rows(height);
        for (std::size_t y = 0; y < height; ++y)
            rows[y] = picture.bytes.data() + y * rowBytes;
        const int passes = png_get_interlace_type(reader.png, reader.info) == PNG_INTERLACE_NONE ? 1 : 7;
        for (int pass = 0; pass < passes; ++pass)
            for (png_byte* const row : rows) {
                if (stop.stop_requested())
                    throw Cancelled();
                png_read_row(reader.png, row, nullptr);
            }
        png_read_end(reader.png, nullptr);
    } catch (const Cancelled&) {
        throw;
    } catch (const PictureError& error) {
        if (std::strcmp(error.what(), "ends early") != 0)
            throw;
        throw PictureError("\"" + name + "\" ends early: the file is truncated. Copy or download it again.");
    } catch (const std::runtime_error& error) {
        throw PictureError("\"" + name + "\" cannot be decoded: " + error.what() + ".");
    }
    return picture;
}

std::string encodePng(const Image& image)
{
    std::string file;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, pngFailed, pngWarned);
    png_infop info = png ? png_create_info_struct(png) : nullptr;
    if (!info)
        throw std::bad_alloc();
    png_set_write_fn(
        png, &file,
        [](png_structp writer, png_bytep from, std::size_t count) {
            static_cast<std::string*>(png_get_io_ptr(writer))->append(reinterpret_cast<const char*>(from), count);
        },
        nullptr);
    png_set_IHDR(png, info, static_cast<png_uint_32>(image.width()), static_cast<png_uint_32>(image.height()), 8,
                 image.format() == PixelFormat::Grey8 ? PNG_COLOR_TYPE_GRAY : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    for (int y = 0; y < image.height(); ++y)
        png_write_row(png, image.row<std::uint8_t>(y));
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return file;
}

bool hasPng() { return true; }

#else

DecodedPicture decodePng(std::string_view, const std::string&, const std::stop_token&) { return {}; }
std::string encodePng(const Image&) { return {}; }
bool hasPng() { return false; }

#endif

} // namespace tilescope
