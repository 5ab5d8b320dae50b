#include "ui/film/film_file.h"

#include "ui/parts/export_file.h"
#include "ui/translation.h"

#include <QStringList>

namespace tilescope
{

QList<FilmFormat> filmFormats()
{
    const bool gif = hasGif(), mp4 = !ffmpegProgram().isEmpty();
    const QString noGif = mp4 ? tr("This program was built without giflib: save an MP4.")
                              : tr("This program was built without giflib: install ffmpeg and save an MP4.");
    const QString noMp4 = gif ? tr("ffmpeg is not installed: save a GIF, or install ffmpeg.")
                              : tr("ffmpeg is not installed: install it.");
    return {
        {QStringLiteral("gif"), gif ? tr("GIF, looping") : tr("GIF: not available (built without giflib)"),
         gif ? QString() : noGif},
        {QStringLiteral("mp4"), mp4 ? tr("MP4, H.264") : tr("MP4: ffmpeg is not installed"), mp4 ? QString() : noMp4}};
}

std::unique_ptr<FilmFile> makeFilmFile(const QString& suffix, QSize frame, int frameMs)
{
    QStringList suffixes;
    for (const FilmFormat& format : filmFormats()) {
        suffixes << format.suffix;
        if (format.suffix != suffix)
            continue;
        if (!format.missing.isEmpty())
            throw ExportError(format.missing);
        return suffix == QLatin1String("gif") ? makeGif(frame) : makeMp4(frame, frameMs);
    }
    throw ExportError(tr("The name of an animation file must end in one of %1.").arg(listed(suffixes)));
}

} // namespace tilescope
