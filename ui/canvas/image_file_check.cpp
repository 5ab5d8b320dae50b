#include "ui/canvas/image_file_check.h"

#include <QtEndian>

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace tilescope
{

namespace
{

std::uint8_t byteAt(QByteArrayView bytes, qsizetype index) { return static_cast<std::uint8_t>(bytes[index]); }

/// Walks the segments of ITU-T T.81, annex B: each is 0xFF, a marker, and for most markers a length that counts itself.
/// After a start of scan come coded bytes, in which 0xFF is followed by 0 or a restart marker.
bool jpegIsTruncated(QByteArrayView bytes)
{
    constexpr std::uint8_t endOfImage = 0xD9, startOfScan = 0xDA;
    qsizetype at = 2;
    while (at + 1 < bytes.size()) {
        if (byteAt(bytes, at) != 0xFF) {
            ++at; // stray bytes between segments, which readers skip too
            continue;
        }
        const std::uint8_t marker = byteAt(bytes, at + 1);
        if (marker == endOfImage)
            return false;
        const bool standsAlone = marker == 0xFF || marker <= 0x01 || (marker >= 0xD0 && marker <= 0xD8);
        if (standsAlone) {
            at += marker == 0xFF ? 1 : 2;
            continue;
        }
        if (at + 4 > bytes.size())
            return true;
        at += 2 + qFromBigEndian<std::uint16_t>(bytes.data() + at + 2);
        if (marker == startOfScan) {
            while (at + 1 < bytes.size() && !(byteAt(bytes, at) == 0xFF && byteAt(bytes, at + 1) != 0))
                ++at;
        }
    }
    return true;
}

/// Chunks of the PNG specification: a length of the data, a type, the data and four bytes of checksum.
bool pngIsTruncated(QByteArrayView bytes)
{
    constexpr qsizetype signature = 8, frame = 12;
    qsizetype at = signature;
    while (at + frame <= bytes.size()) {
        const auto length = static_cast<qsizetype>(qFromBigEndian<std::uint32_t>(bytes.data() + at));
        if (bytes.sliced(at + 4, 4) == QByteArrayView("IEND"))
            return false;
        at += frame + length;
    }
    return true;
}

/// GIF89a: header, screen descriptor, colour table; then blocks. Whole when the first image's data end in an empty
/// sub-block; later frames are not shown.
bool gifIsTruncated(QByteArrayView bytes)
{
    const auto colourTable = [&bytes](qsizetype flags) {
        if (flags >= bytes.size() || (byteAt(bytes, flags) & 0x80) == 0)
            return 0;
        return 3 << ((byteAt(bytes, flags) & 7) + 1);
    };
    qsizetype at = 13 + colourTable(10);
    while (at < bytes.size()) {
        const bool isImage = byteAt(bytes, at) == 0x2C;
        if (!isImage && byteAt(bytes, at) != 0x21)
            return true; // the trailer, or no GIF block: no image has come
        at += isImage ? 11 + colourTable(at + 9) : 2;
        while (at < bytes.size() && byteAt(bytes, at) != 0)
            at += 1 + byteAt(bytes, at);
        ++at;
        if (isImage)
            return at > bytes.size();
    }
    return true;
}

/// Uncompressed BMP with a Windows header: rows of whole 32-bit words from the offset that the file header names.
bool bmpIsTruncated(QByteArrayView bytes)
{
    if (bytes.size() < 34)
        return true;
    const auto field = [&bytes](qsizetype at) { return qFromLittleEndian<std::int32_t>(bytes.data() + at); };
    const std::int64_t width = field(18), height = std::abs(std::int64_t{field(22)});
    const std::int64_t bits = qFromLittleEndian<std::uint16_t>(bytes.data() + 28);
    constexpr std::int32_t windowsHeader = 40, uncompressed = 0;
    if (field(14) < windowsHeader || field(30) != uncompressed || width < 1 || width > 1'000'000 || height > 1'000'000)
        return false;
    return field(10) + (width * bits + 31) / 32 * 4 * height > bytes.size();
}

/// The largest value in the header of a portable grey- or pixmap: the third number, comments left out.
int portableMapMaximum(QByteArrayView bytes)
{
    int number = 0, numbers = 0;
    bool inNumber = false, inComment = false;
    for (const char c : bytes.first(std::min<qsizetype>(bytes.size(), 4096)).sliced(2)) {
        if (inComment) {
            inComment = c != '\n';
        } else if (c >= '0' && c <= '9') {
            number = std::min((inNumber ? number * 10 : 0) + (c - '0'), 1'000'000);
            inNumber = true;
        } else {
            inComment = c == '#';
            numbers += inNumber ? 1 : 0;
            if (numbers == 3)
                return number;
            inNumber = false;
        }
    }
    return 0;
}

} // namespace

ImageFileCheck checkImageFile(QByteArrayView bytes)
{
    ImageFileCheck check;
    if (bytes.startsWith("\xFF\xD8"))
        check.truncated = jpegIsTruncated(bytes);
    else if (bytes.startsWith("\x89PNG\r\n\x1A\n"))
        check.truncated = pngIsTruncated(bytes);
    else if (bytes.startsWith("GIF8"))
        check.truncated = gifIsTruncated(bytes);
    else if (bytes.startsWith("BM"))
        check.truncated = bmpIsTruncated(bytes);
    else if (bytes.startsWith("P2") || bytes.startsWith("P3") || bytes.startsWith("P5") || bytes.startsWith("P6"))
        check.sixteenBit = portableMapMaximum(bytes) > 255;
    return check;
}

} // namespace tilescope
