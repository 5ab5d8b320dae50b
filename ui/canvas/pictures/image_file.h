#pragma once

#include "gpu/image/image.h"
#include "gpu/image/picture_values.h"
#include "gpu/recipe/annotations.h"

#include <QImage>
#include <QString>

#include <stdexcept>
#include <stop_token>

namespace tilescope
{

/// A file that cannot be read or written as a picture; the message says what is wrong and what would work.
class ImageFileError : public std::runtime_error
{
public:
    explicit ImageFileError(const QString& message) : std::runtime_error(message.toStdString()) {}
};

struct LoadedImage {
    ImagePtr image; ///< what kernels read: the values in the range; grey where the file is grey, else RGB
    QString name;   ///< file name without its directory
    QString note;   ///< sentences on the values and on conversions: transparency put on white, rotated; often empty
    PictureValuesPtr values; ///< as the file has them
    RangeChoice range = {};
};

/// A generated picture, or one whose values are bytes.
LoadedImage loadedFrom(ImagePtr image, const QString& name, const RangeChoice& range = {});

/// The largest picture accepted, in pixels a side.
inline constexpr int maximumImageSide = 16384;

/// Reads a picture, or the first frame of an animation; needs no display. A file or a size beyond the limit is refused
/// before anything is decoded. Throws ImageFileError, and Cancelled soon after a stop was requested.
LoadedImage loadImage(const QString& path, const std::stop_token& stop = {}, const RangeChoice& range = {});

/// A picture that is in memory already, such as one from the clipboard. Throws ImageFileError.
LoadedImage imageFromQImage(const QImage& picture, const QString& name);

void checkPictureName(const QString& path); ///< throws ImageFileError unless the suffix names a writable format

void checkResultName(const QString& path); ///< the same, or .tif, .npy or .csv, which keep the values as they are

/// Writes a picture in the format of the path's suffix (checkResultName): its values as they are, or, in the other
/// formats, floats in the colours that the canvas shows. Throws ImageFileError.
void saveImage(const Image& image, const QString& path, const DisplayScale& scale = {});

/// "PNG, JPEG, …": the readable formats.
QString readableFormats();

} // namespace tilescope
