#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QSize>
#include <QString>

#include <memory>
#include <stop_token>

namespace tilescope
{

/// A film that takes its frames one after another and keeps at most one of them; only its bytes grow. To be made, used
/// and destroyed on one thread. Its functions throw ExportError, and Cancelled within 0.1 s of a stop.
class FilmFile
{
public:
    FilmFile() = default;
    virtual ~FilmFile() = default;
    FilmFile(const FilmFile&) = delete;
    FilmFile& operator=(const FilmFile&) = delete;

    /// All frames have the same size.
    virtual void add(const QImage& frame, int ms, const std::stop_token& stop) = 0;
    virtual QByteArray finish(const std::stop_token& stop) = 0; ///< the whole file; to be called once
};

struct FilmFormat {
    QString suffix, label;
    QString missing; ///< why it cannot be made here, and what would work; empty if it can
};
QList<FilmFormat> filmFormats();

/// A frame is shown for `frameMs` milliseconds or a multiple of them. Throws ExportError.
std::unique_ptr<FilmFile> makeFilmFile(const QString& suffix, QSize frame, int frameMs);

// The formats, by their libraries and programs.

bool hasGif(); ///< built with giflib
std::unique_ptr<FilmFile> makeGif(QSize frame);

QString ffmpegProgram(); ///< its path; empty if there is none on PATH
std::unique_ptr<FilmFile> makeMp4(QSize frame, int frameMs);

} // namespace tilescope
