#pragma once

#include <QFile>
#include <QIODevice>

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

} // namespace tilescope
