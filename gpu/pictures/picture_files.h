#pragma once

#include "gpu/image/image.h"
#include "gpu/image/picture_values.h"

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>

namespace tilescope
{

/// A file that cannot be read or written as a picture; the sentence says what is wrong and what would work.
class PictureError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

/// The values of a file, and sentences on conversions; often none.
struct ReadPicture {
    PictureValues values;
    std::string note;
};

/// Reads PNG, JPEG and portable maps (PBM, PGM, PPM, PFM) without Qt, into the same values as the window's readers
/// (ui/canvas/pictures). Files and sizes beyond the limit are refused before anything is decoded. Throws PictureError,
/// and Cancelled soon after a stop was requested.
ReadPicture readPicture(const std::string& path, const std::stop_token& stop);

std::string nameOfPicture(const std::string& path); ///< without its folder
std::string readablePictures();                     ///< "PNG, JPEG, …"

/// What the values are and what becomes of them, and the sentences on conversions.
std::string noteOf(const ReadPicture& picture, const PictureRange& range, const std::stop_token& stop);

bool isWritableResult(std::string_view suffix); ///< "png", "ppm", "pgm", or a value format (value_files.h)
std::string writableResults();                  ///< "PNG, …"
/// Throws PictureError for floats in a format of bytes, and for a table that would be too long.
std::string resultFile(const Image& image, const std::string& path, const std::string& suffix);

// The readers, of a whole file.

/// A picture while it is decoded: rows of so many channels, of 8 bits, or of 16 as numbers of this machine.
struct DecodedPicture {
    int width = 0, height = 0, channels = 1, bits = 8;
    bool isGrey = false;    ///< by its format, whatever its pixels are
    bool mayBeGrey = false; ///< it is grey if all its pixels are
    bool hasAlpha = false;  ///< the last channel
    int orientation = 1;    ///< of EXIF, 1 to 8
    std::vector<std::uint8_t> bytes;
};
DecodedPicture decodePng(std::string_view bytes, const std::string& name, const std::stop_token& stop);
DecodedPicture decodeJpeg(std::string_view bytes, const std::string& name, const std::stop_token& stop);
ReadPicture readPortableMap(std::string_view bytes, const std::string& name, const std::stop_token& stop);
std::string encodePng(const Image& image);

/// Throws PictureError if a side is larger than the window accepts, too.
void checkPictureSides(std::int64_t width, std::int64_t height, const std::string& name);

bool hasPng();
bool hasJpeg();

} // namespace tilescope
