#include "ui/canvas/pictures/picture_file.h"

#include "gpu/files/regular_file.h"
#include "gpu/recipe/run_control.h"
#include "ui/canvas/pictures/image_file.h"
#include "ui/translation.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QFileInfo>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <utility>

namespace tilescope
{

PictureFile::PictureFile(const QString& path, std::stop_token stop) : m_path(path), m_stop(std::move(stop))
{
    const QFileInfo info(path);
    if (!info.exists())
        throw ImageFileError(tr("There is no file \"%1\".").arg(path));
    if (info.isDir())
        throw ImageFileError(tr("\"%1\" is a folder. Open an image in it.").arg(path));
    try {
        m_file.open(openRegularFile(QFile::encodeName(path).constData()).release(),
                    QIODevice::ReadOnly | QIODevice::Unbuffered, QFileDevice::AutoCloseHandle);
    } catch (const std::runtime_error& error) {
        throw ImageFileError(tr("\"%1\" cannot be read: %2.").arg(path, QString::fromLocal8Bit(error.what())));
    }
    m_size = m_file.size();
    if (m_size == 0)
        throw ImageFileError(tr("\"%1\" is empty.").arg(path));
    if (m_size > largestPictureFile)
        throw ImageFileError(tr("\"%1\" has %2 MB; image files of up to %3 MB can be opened.")
                                 .arg(path)
                                 .arg(m_size >> 20)
                                 .arg(largestPictureFile >> 20));
    open(QIODevice::ReadOnly);
}

void PictureFile::throwIfEnded() const
{
    if (m_stop.stop_requested())
        throw Cancelled();
    if (m_shrank)
        throw ImageFileError(
            tr("\"%1\" became shorter while it was being read. Open it again when it is complete.").arg(m_path));
    if (m_failed)
        throw ImageFileError(tr("\"%1\" cannot be read: %2.").arg(m_path, m_file.errorString()));
}

bool PictureFile::seek(qint64 position) { return QIODevice::seek(position) && m_file.seek(position); }

qint64 PictureFile::readData(char* data, qint64 most)
{
    constexpr qint64 piece = 1 << 20; // bytes between two checks of the stop token
    qint64 done = 0;
    while (done < most && m_file.pos() < m_size) {
        const qint64 wanted = std::min({piece, most - done, m_size - m_file.pos()});
        const qint64 count = m_stop.stop_requested() ? -1 : m_file.read(data + done, wanted);
        m_shrank = m_shrank || count == 0;
        m_failed = m_failed || (count < 0 && !m_stop.stop_requested());
        if (count <= 0)
            return -1;
        done += count;
    }
    return done;
}

namespace
{

/// Random access to a file's bytes; holds a piece at a time.
class FileBytes
{
public:
    explicit FileBytes(QIODevice& file) : m_file(file), m_size(file.size()) {}

    qint64 size() const { return m_size; } ///< 0 once the file could not be read

    std::uint8_t operator[](qint64 index)
    {
        if (index < m_first || index >= m_first + m_piece.size())
            fetch(index);
        return static_cast<std::uint8_t>(m_piece[index - m_first]);
    }

    /// The first place of a byte from `index` on; size() if there is none.
    qint64 find(std::uint8_t byte, qint64 index)
    {
        for (; index < m_size; index = m_first + m_piece.size()) {
            if (index < m_first || index >= m_first + m_piece.size())
                fetch(index);
            if (const qsizetype at = m_piece.indexOf(static_cast<char>(byte), index - m_first); at >= 0)
                return m_first + at;
        }
        return m_size;
    }

    /// A number of four or eight bytes, as places in a file are.
    qint64 place(qint64 at, int bytes, bool isBigEndian)
    {
        const qint64 first = number(at, 4, isBigEndian), second = bytes == 8 ? number(at + 4, 4, isBigEndian) : 0;
        return bytes == 4 ? first : isBigEndian ? first << 32 | second : second << 32 | first;
    }

    /// A number of up to four bytes; 0 beyond the end of the file.
    std::uint32_t number(qint64 at, int bytes, bool isBigEndian)
    {
        std::uint32_t value = 0;
        for (int i = 0; i < bytes && at + bytes <= m_size; ++i)
            value = value << 8 | (*this)[isBigEndian ? at + i : at + bytes - 1 - i];
        return value;
    }

    bool startsWith(QByteArrayView words)
    {
        for (qsizetype i = 0; i < words.size(); ++i)
            if (i >= m_size || (*this)[i] != static_cast<std::uint8_t>(words[i]))
                return false;
        return true;
    }

private:
    void fetch(qint64 index)
    {
        constexpr qint64 pieceBytes = 1 << 16;
        m_first = index;
        m_piece = m_file.seek(index) ? m_file.read(pieceBytes) : QByteArray();
        if (!m_piece.isEmpty())
            return;
        m_size = 0;
        m_piece.resize(1, '\0');
    }

    QIODevice& m_file;
    qint64 m_size = 0, m_first = 0;
    QByteArray m_piece;
};

/// Walks the segments of ITU-T T.81, annex B: each is 0xFF, a marker, and for most markers a length that includes
/// itself. Entropy-coded bytes follow a start of scan, in which 0xFF is followed by 0 or a restart marker.
bool jpegIsTruncated(FileBytes& bytes)
{
    constexpr std::uint8_t endOfImage = 0xD9, startOfScan = 0xDA;
    qint64 at = 2;
    while (at + 1 < bytes.size()) {
        if (bytes[at] != 0xFF) {
            at = bytes.find(0xFF, at); // stray bytes between segments, which readers skip as well
            continue;
        }
        const std::uint8_t marker = bytes[at + 1];
        if (marker == endOfImage)
            return false;
        const bool standsAlone = marker == 0xFF || marker <= 0x01 || (marker >= 0xD0 && marker <= 0xD8);
        if (standsAlone) {
            at += marker == 0xFF ? 1 : 2;
            continue;
        }
        if (at + 4 > bytes.size())
            return true;
        at += 2 + qint64{bytes.number(at + 2, 2, true)};
        if (marker == startOfScan) {
            at = bytes.find(0xFF, at);
            while (at + 1 < bytes.size() && bytes[at + 1] == 0)
                at = bytes.find(0xFF, at + 2);
        }
    }
    return true;
}

/// Walks the chunks of the PNG specification: the data's length, a type, the data and four bytes of checksum.
bool pngIsTruncated(FileBytes& bytes)
{
    constexpr qint64 signature = 8, frame = 12;
    constexpr std::uint32_t end = 0x49454E44, letters = 0x40404040; // "IEND"; every letter has this bit
    qint64 at = signature;
    while (at + frame <= bytes.size()) {
        const qint64 length = bytes.number(at, 4, true);
        const std::uint32_t type = bytes.number(at + 4, 4, true);
        if (type == end || (type & letters) != letters) // a type that is no word: zeros in place of the rest
            return type != end;
        at += frame + length;
    }
    return true;
}

/// GIF89a: header, screen descriptor, colour table; then blocks. Complete if the first image's data end in an empty
/// sub-block; later frames are not shown.
bool gifIsTruncated(FileBytes& bytes)
{
    const auto colourTable = [&bytes](qint64 flags) {
        if (flags >= bytes.size() || (bytes[flags] & 0x80) == 0)
            return 0;
        return 3 << ((bytes[flags] & 7) + 1);
    };
    qint64 at = 13 + colourTable(10);
    while (at < bytes.size()) {
        const bool isImage = bytes[at] == 0x2C;
        if (!isImage && bytes[at] != 0x21)
            return true; // the trailer, or not a GIF block: the file holds no image
        at += isImage ? 11 + colourTable(at + 9) : 2;
        while (at < bytes.size() && bytes[at] != 0)
            at += 1 + bytes[at];
        ++at;
        if (isImage)
            return at > bytes.size();
    }
    return true;
}

/// Uncompressed BMP with a Windows header: rows of whole 32-bit words from the offset that the file header names.
bool bmpIsTruncated(FileBytes& bytes)
{
    if (bytes.size() < 34)
        return true;
    const auto field = [&bytes](qint64 at) { return static_cast<std::int32_t>(bytes.number(at, 4, false)); };
    const std::int64_t width = field(18), height = std::abs(std::int64_t{field(22)});
    const std::int64_t bits = bytes.number(28, 2, false);
    constexpr std::int32_t windowsHeader = 40, uncompressed = 0;
    if (field(14) < windowsHeader || field(30) != uncompressed || width < 1 || width > 1'000'000 || height > 1'000'000)
        return false;
    return field(10) + (width * bits + 31) / 32 * 4 * height > bytes.size();
}

/// The maximum value in the header of a portable grey- or pixmap: the third number, comments skipped.
int portableMapMaximum(FileBytes& bytes)
{
    int number = 0, numbers = 0;
    bool inNumber = false, inComment = false;
    for (qint64 at = 2; at < std::min<qint64>(bytes.size(), longestMapHeader); ++at) {
        const char c = static_cast<char>(bytes[at]);
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

/// TIFF 6.0, and BigTIFF with places of 8 bytes: reads the first directory's tags for what Qt cannot read, or not as it
/// is.
void checkTiff(FileBytes& bytes, ImageFileCheck& check)
{
    constexpr std::uint32_t bitsTag = 258, compressionTag = 259, photometricTag = 262, samplesTag = 277, tileTag = 322,
                            formatTag = 339;
    constexpr std::uint32_t isSigned = 2, isFloat = 3, isPlain = 1, isRgb = 2;
    const bool isBigEndian = bytes[0] == 'M';
    const auto number = [&](qint64 at, int count) { return bytes.number(at, count, isBigEndian); };
    constexpr std::uint32_t bigTiff = 43;
    const bool isBig = number(2, 2) == bigTiff;
    const int placeBytes = isBig ? 8 : 4, countBytes = isBig ? 8 : 2, entryBytes = isBig ? 20 : 12;
    const qint64 directory = bytes.place(isBig ? 8 : 4, placeBytes, isBigEndian);
    const qint64 entries = isBig ? bytes.place(directory, countBytes, isBigEndian) : number(directory, countBytes);
    constexpr qint64 most = 65'535; // of a TIFF; a file may say anything
    std::uint32_t bits = 1, format = 1, compression = isPlain, photometric = 0, samples = 1;
    bool isTiled = false;
    for (qint64 entry = 0; entry < std::min(entries, most); ++entry) {
        const qint64 at = directory + countBytes + entryBytes * entry;
        const std::uint32_t tag = number(at, 2);
        const qint64 values = at + 4 + placeBytes; // or their place; the first of them suffices
        const bool fits = bytes.place(at + 4, placeBytes, isBigEndian) <= placeBytes / 2;
        const std::uint32_t value = number(fits ? values : bytes.place(values, placeBytes, isBigEndian), 2);
        bits = tag == bitsTag ? value : bits;
        format = tag == formatTag ? value : format;
        compression = tag == compressionTag ? value : compression;
        photometric = tag == photometricTag ? value : photometric;
        samples = tag == samplesTag ? value : samples;
        isTiled = isTiled || tag == tileTag;
    }
    if (format == isFloat)
        check.unreadable = tr("%1-bit floats").arg(bits);
    else if (format == isSigned)
        check.unreadable = tr("signed %1-bit integers").arg(bits);
    else if (bits > 16)
        check.unreadable = tr("%1-bit integers").arg(bits);
    check.misreadTiles = isTiled && compression == isPlain && photometric == isRgb && samples == 3 && bits == 8 &&
                         check.unreadable.isEmpty();
}

} // namespace

ImageFileCheck checkImageFile(QIODevice& file)
{
    FileBytes bytes(file);
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
    else if (bytes.startsWith(QByteArrayView("II*\0", 4)) || bytes.startsWith(QByteArrayView("MM\0*", 4)) ||
             bytes.startsWith(QByteArrayView("II+\0", 4)) || bytes.startsWith(QByteArrayView("MM\0+", 4)))
        checkTiff(bytes, check);
    return check;
}

} // namespace tilescope
