#pragma once

#include <QIODevice>
#include <QString>

namespace tilescope
{

/// What a file's bytes say of its content beyond what Qt's readers report: these take a JPEG, BMP or GIF that ends
/// early for whole, and cut 16-bit portable pixmaps to 8 bits without a word. Other formats pass as whole and 8-bit.
struct ImageFileCheck {
    bool truncated = false;  ///< the bytes end before the (first) picture does; JPEG, PNG, GIF, uncompressed BMP
    bool sixteenBit = false; ///< a portable grey- or pixmap with values above 255
    QString unreadable;      ///< what a TIFF's values are where most readers give up, such as "32-bit floats"
};

/// Reads as much of the file as it takes, from its beginning; where the device fails, the file passes as truncated.
ImageFileCheck checkImageFile(QIODevice& file);

} // namespace tilescope
