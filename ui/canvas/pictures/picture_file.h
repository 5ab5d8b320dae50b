#pragma once

#include <QFile>
#include <QIODevice>
#include <QString>

#include <cstdint>
#include <stop_token>

namespace tilescope
{

/// The largest file read as a picture, in bytes: an uncompressed one of 16384×16384 pixels with four 16-bit channels,
/// plus a margin.
inline constexpr std::int64_t largestPictureFile = std::int64_t{2304} << 20;

/// How much of a portable map is searched for its size and its range of values, which long comments may precede.
inline constexpr qint64 longestMapHeader = 64 << 10;

/// A picture's file as a device for Qt's readers. It is read and never mapped: if another program truncates the file
/// meanwhile, reading ends instead of the program. A stop request ends reading too, as the readers themselves cannot be
/// stopped.
class PictureFile : public QIODevice
{
public:
    /// Throws ImageFileError if the path is not a file, or the file is empty, too large or cannot be opened.
    PictureFile(const QString& path, std::stop_token stop);

    /// To be called when a reader has ended, successfully or not: throws Cancelled if a stop was requested,
    /// ImageFileError if the file could not be read completely.
    void throwIfEnded() const;

    bool isSequential() const override { return false; }
    qint64 size() const override { return m_size; }
    bool seek(qint64 position) override;

protected:
    qint64 readData(char* data, qint64 most) override;
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    QString m_path;
    QFile m_file;
    std::stop_token m_stop;
    qint64 m_size = 0;
    bool m_shrank = false, m_failed = false;
};

/// Facts about a file's content that Qt's readers do not report: they accept a JPEG, BMP or GIF that ends early, and
/// silently reduce 16-bit portable pixmaps to 8 bits. Other formats are taken as complete and 8-bit.
struct ImageFileCheck {
    bool truncated = false;    ///< the bytes end before the (first) picture does; JPEG, PNG, GIF, uncompressed BMP
    bool sixteenBit = false;   ///< a portable grey- or pixmap with values above 255
    bool misreadTiles = false; ///< a TIFF of uncompressed tiles of 8-bit RGB, of which Qt expects 4 bytes a pixel
    QString unreadable;        ///< the values of a TIFF that Qt does not read, such as "32-bit floats"
};

/// Reads as much of the file as needed, from its beginning; if the device fails, the file counts as truncated.
ImageFileCheck checkImageFile(QIODevice& file);

} // namespace tilescope
