#pragma once

#include "gpu/image/picture_values.h"

#include <QSize>
#include <QString>

#include <optional>
#include <stop_token>

namespace tilescope
{

class PictureFile;
struct ImageFileCheck;

/// The most memory for a picture's own values, 4 bytes each: 16384×16384 grey pixels, or 9459×9459 in colour.
inline constexpr std::int64_t mostValueBytes = std::int64_t{1} << 30;

/// Values that Qt's readers would cut to 8 bits or refuse.
struct ReadValues {
    PictureValues values;
    QString note; ///< sentences on what was left out; often empty
};

/// Reads portable float maps, binary portable maps of 16 bits, and, if Tilescope was built with their libraries, TIFFs
/// of floats, signed and 32-bit integers and of tiles that Qt takes for damaged (libtiff) and OpenEXR. Nothing for any
/// other file. The size is checked before anything is decoded. Throws ImageFileError; may end early, with an incomplete
/// picture, if a stop is requested.
std::optional<ReadValues> readValueFile(PictureFile& file, const QString& name, const ImageFileCheck& check,
                                        const std::stop_token& stop);

bool readsFloatTiff();
bool readsOpenExr();

// The readers, for files of their kind.

ReadValues readPortableMap(PictureFile& file, const QString& name, const std::stop_token& stop);
ReadValues readFloatTiff(PictureFile& file, const QString& name, const std::stop_token& stop);
ReadValues readTiledTiff(PictureFile& file, const QString& name, const std::stop_token& stop); ///< 8-bit RGB
ReadValues readOpenExr(PictureFile& file, const QString& name, const std::stop_token& stop);

/// Throws ImageFileError if a side is larger than maximumImageSide.
void checkPictureSize(QSize size, const QString& name);

/// Black planes of this size, to be filled; throws ImageFileError for more than maximumImageSide or mostValueBytes.
class ValuePlanes
{
public:
    ValuePlanes(QSize size, int channels, const QString& name);
    float* row(int channel, int y) { return m_planes[static_cast<std::size_t>(channel)]->row<float>(y); }
    PictureValues taken(PictureValues::Kind kind);

private:
    std::vector<std::shared_ptr<Image>> m_planes;
};

} // namespace tilescope
