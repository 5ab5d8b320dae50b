#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>

#include <memory>
#include <stop_token>

namespace tilescope
{

/// An animation that takes its frames one after another and keeps at most one of them; only its bytes grow. Its
/// functions throw ExportError, and Cancelled within 0.1 s of a stop.
class GifFile
{
public:
    static bool isSupported(); ///< built with giflib; only then can one be made

    explicit GifFile(QSize frame); ///< all frames have this size
    ~GifFile();

    void add(const QImage& frame, int ms, const std::stop_token& stop);
    QByteArray finish(); ///< the whole file; to be called once

private:
    class Writer;
    std::unique_ptr<Writer> m_writer;
};

} // namespace tilescope
