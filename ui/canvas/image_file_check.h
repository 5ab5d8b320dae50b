#pragma once

#include <QByteArrayView>

namespace tilescope
{

/// What a file's bytes say of its content beyond what Qt's readers report: these take a JPEG, BMP or GIF that ends
/// early for whole, and cut 16-bit portable pixmaps to 8 bits without a word. Other formats pass as whole and 8-bit.
struct ImageFileCheck {
    bool truncated = false;  ///< the bytes end before the (first) picture does; JPEG, PNG, GIF, uncompressed BMP
    bool sixteenBit = false; ///< a portable grey- or pixmap with values above 255
};
ImageFileCheck checkImageFile(QByteArrayView bytes);

} // namespace tilescope
