#pragma once

#include <QFile>
#include <QIODevice>
#include <QString>

#include <cstdint>
#include <stop_token>

namespace tilescope
{

/// The largest file read as a picture, in bytes: an uncompressed one of 16384×16384 pixels, with four 16-bit channels
/// and room to spare.
inline constexpr std::int64_t largestPictureFile = std::int64_t{2304} << 20;

/// A picture's file as Qt's readers take it. It is read and never mapped: a file that another program cuts meanwhile
/// ends the reading, not this program. A stop that is asked for ends it too, for readers themselves cannot be stopped.
class PictureFile : public QIODevice
{
public:
    /// Throws ImageFileError for what is no file, is empty, too large or cannot be opened.
    PictureFile(const QString& path, std::stop_token stop);

    /// To be called when a reader has ended, in whatever way: throws Cancelled when asked to stop, ImageFileError when
    /// not all of the file could be read.
    void throwIfEnded() const;

    bool isSequential() const override { return false; }
    qint64 size() const override { return m_size; }
    bool seek(qint64 position) override;

protected:
    qint64 readData(char* data, qint64 most) override;
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    QFile m_file;
    std::stop_token m_stop;
    qint64 m_size = 0;
    bool m_shrank = false, m_failed = false;
};

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
