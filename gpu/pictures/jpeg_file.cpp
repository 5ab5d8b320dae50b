#include "gpu/pictures/picture_files.h"

#include "gpu/recipe/run_control.h"

#include <cstdio>

#ifdef TILESCOPE_JPEG
#include <jpeglib.h>

#include <jerror.h>
#endif

namespace tilescope
{

#ifdef TILESCOPE_JPEG

namespace
{

struct JpegErrors {
    jpeg_error_mgr manager;
    bool endsEarly = false;
};

[[noreturn]] void jpegFailed(j_common_ptr decoder)
{
    char text[JMSG_LENGTH_MAX];
    (*decoder->err->format_message)(decoder, text);
    throw std::runtime_error(text);
}

/// Warnings are counted; the one of a file that ends early is no mere warning here.
void jpegSaid(j_common_ptr decoder, int level)
{
    if (level < 0 && decoder->err->msg_code == JWRN_JPEG_EOF)
        reinterpret_cast<JpegErrors*>(decoder->err)->endsEarly = true;
}

/// Of TIFF's directory in the segment APP1, tag 274.
int orientationIn(const jpeg_marker_struct* first)
{
    for (const jpeg_marker_struct* marker = first; marker; marker = marker->next) {
        const std::string_view bytes(reinterpret_cast<const char*>(marker->data), marker->data_length);
        if (!bytes.starts_with(std::string_view("Exif\0\0", 6)) || bytes.size() < 14)
            continue;
        const std::string_view tiff = bytes.substr(6);
        const bool isBig = tiff.starts_with("MM");
        const auto number = [&](std::size_t at, std::size_t count) -> std::size_t {
            std::size_t value = 0;
            for (std::size_t i = 0; i < count && at + count <= tiff.size(); ++i)
                value = value << 8 | static_cast<unsigned char>(tiff[isBig ? at + i : at + count - 1 - i]);
            return value;
        };
        const std::size_t directory = number(4, 4), entries = number(directory, 2);
        for (std::size_t entry = 0; entry < entries && directory + 14 + 12 * entry <= tiff.size(); ++entry)
            if (const std::size_t at = directory + 2 + 12 * entry; number(at, 2) == 274) {
                const std::size_t value = number(at + 8, 2);
                return value >= 1 && value <= 8 ? static_cast<int>(value) : 1;
            }
    }
    return 1;
}

struct JpegReader {
    jpeg_decompress_struct decoder{};
    JpegErrors errors{};
    JpegReader()
    {
        decoder.err = jpeg_std_error(&errors.manager);
        errors.manager.error_exit = jpegFailed;
        errors.manager.emit_message = jpegSaid;
        jpeg_create_decompress(&decoder);
    }
    JpegReader(const JpegReader&) = delete;
    JpegReader& operator=(const JpegReader&) = delete;
    ~JpegReader() { jpeg_destroy_decompress(&decoder); }
};

} // namespace

DecodedPicture decodeJpeg(std::string_view bytes, const std::string& name, const std::stop_token& stop)
{
    JpegReader reader;
    jpeg_decompress_struct& decoder = reader.decoder;
    DecodedPicture picture;
    try {
        jpeg_mem_src(&decoder, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
        jpeg_save_markers(&decoder, JPEG_APP0 + 1, 0xFFFF);
        jpeg_read_header(&decoder, TRUE);
        checkPictureSides(decoder.image_width, decoder.image_height, name);
        if (decoder.num_components != 1 && decoder.num_components != 3)
            throw PictureError(
                "\"" + name + "\" has " + std::to_string(decoder.num_components) +
                " channels, such as those of print (CMYK), which tilescope-run does not read. Save it as " +
                "RGB, or use the program with the window.");
        decoder.out_color_space = decoder.num_components == 1 ? JCS_GRAYSCALE : JCS_RGB;
        jpeg_start_decompress(&decoder);
        picture.width = static_cast<int>(decoder.output_width);
        picture.height = static_cast<int>(decoder.output_height);
        picture.channels = decoder.output_components;
        picture.isGrey = decoder.num_components == 1;
        picture.orientation = orientationIn(decoder.marker_list);
        const std::size_t rowBytes = std::size_t{decoder.output_width} * static_cast<std::size_t>(picture.channels);
        picture.bytes.resize(rowBytes * decoder.output_height);
        while (decoder.output_scanline < decoder.output_height) {
            if (stop.stop_requested())
                throw Cancelled();
            JSAMPROW row = picture.bytes.data() + rowBytes * decoder.output_scanline;
            jpeg_read_scanlines(&decoder, &row, 1);
        }
        jpeg_finish_decompress(&decoder);
    } catch (const Cancelled&) {
        throw;
    } catch (const PictureError&) {
        throw;
    } catch (const std::runtime_error& error) {
        throw PictureError("\"" + name + "\" cannot be decoded: " + error.what() + ".");
    }
    if (reader.errors.endsEarly)
        throw PictureError("\"" + name + "\" ends early: the file is truncated. Copy or download it again.");
    return picture;
}

bool hasJpeg() { return true; }

#else

DecodedPicture decodeJpeg(std::string_view, const std::string&, const std::stop_token&) { return {}; }
bool hasJpeg() { return false; }

#endif

} // namespace tilescope
