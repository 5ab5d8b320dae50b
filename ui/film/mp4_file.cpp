#include "gpu/recipe/run_control.h"
#include "ui/film/film_file.h"
#include "ui/parts/export_file.h"
#include "ui/translation.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QStringList>
#include <QTemporaryDir>

#include <algorithm>

namespace tilescope
{

namespace
{

constexpr int sliceMs = 20; ///< how late a stop may be noticed

/// ffmpeg reads the frames from its standard input and writes a temporary file, since it goes back in an MP4 at its
/// end.
class Mp4File : public FilmFile
{
public:
    Mp4File(QSize frame, int frameMs) : m_size(frame), m_frameMs(frameMs)
    {
        if (!m_folder.isValid())
            throw ExportError(
                tr("The animation needs a temporary folder, which cannot be created: %1.").arg(m_folder.errorString()));
        m_process.setStandardOutputFile(QProcess::nullDevice());
        m_process.start(ffmpegProgram(), arguments());
    }
    ~Mp4File() override
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    void add(const QImage& frame, int ms, const std::stop_token& stop) override
    {
        const QImage picture = frame.convertToFormat(QImage::Format_RGB888);
        for (int count = std::max(1, ms / m_frameMs); count > 0; --count) {
            for (int y = 0; y < m_size.height(); ++y)
                m_process.write(reinterpret_cast<const char*>(picture.constScanLine(y)), qint64{3} * m_size.width());
            while (m_process.bytesToWrite() > 0 || m_process.state() == QProcess::Starting)
                wait(stop);
        }
    }

    QByteArray finish(const std::stop_token& stop) override
    {
        m_process.closeWriteChannel();
        while (m_process.state() != QProcess::NotRunning) {
            throwIfStopped(stop);
            m_process.waitForFinished(sliceMs);
            keepMessages();
        }
        keepMessages();
        if (m_process.exitStatus() != QProcess::NormalExit || m_process.exitCode() != 0)
            throwFailure();
        QFile file(path());
        if (!file.open(QIODevice::ReadOnly))
            throw ExportError(tr("ffmpeg ended without creating an animation."));
        return file.readAll();
    }

private:
    QString path() const { return m_folder.filePath(QStringLiteral("film.mp4")); }

    QStringList arguments() const
    {
        const QString input =
            QStringLiteral("-f rawvideo -pixel_format rgb24 -video_size %1x%2 -framerate 1000/%3 -i pipe:0")
                .arg(m_size.width())
                .arg(m_size.height())
                .arg(m_frameMs);
        // 25 frames a second, even sides and yuv420p are what every player and slide takes; colours as in HD
        // television.
        const QString output = QStringLiteral(
            "-an -vf fps=25,scale=trunc(iw/2)*2:trunc(ih/2)*2:out_color_matrix=bt709:out_range=tv,format=yuv420p "
            "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -c:v h264 -crf 18 -preset veryfast "
            "-movflags +faststart");
        return QStringLiteral("-hide_banner -loglevel error -nostats -y").split(u' ') + input.split(u' ') +
               output.split(u' ') + QStringList{path()};
    }

    static void throwIfStopped(const std::stop_token& stop)
    {
        if (stop.stop_requested())
            throw Cancelled();
    }

    /// Waits a little for ffmpeg to take what was written.
    void wait(const std::stop_token& stop)
    {
        throwIfStopped(stop);
        if (!m_process.waitForBytesWritten(sliceMs))
            m_process.waitForFinished(sliceMs); // it may have closed its input
        keepMessages();
        if (m_process.state() == QProcess::NotRunning)
            throwFailure();
    }

    void keepMessages()
    {
        constexpr qsizetype mostMessages = 8192;
        m_messages = (m_messages + m_process.readAllStandardError()).right(mostMessages);
    }

    [[noreturn]] void throwFailure()
    {
        if (m_process.error() == QProcess::FailedToStart)
            throw ExportError(tr("ffmpeg cannot be started: %1. Save a GIF instead.").arg(m_process.errorString()));
        const QStringList lines = QString::fromLocal8Bit(m_messages).split(u'\n', Qt::SkipEmptyParts);
        const QString said =
            lines.isEmpty() ? tr("it printed nothing") : tr("it printed \"%1\"").arg(lines.back().trimmed());
        const QString how = m_process.exitStatus() == QProcess::CrashExit
                                ? tr("was killed")
                                : tr("ended with status %1").arg(m_process.exitCode());
        throw ExportError(tr("ffmpeg %1 before the animation was complete; %2. Save a GIF instead.").arg(how, said));
    }

    QSize m_size;
    int m_frameMs;
    QTemporaryDir m_folder;
    QProcess m_process;
    QByteArray m_messages; ///< the end of them
};

} // namespace

QString ffmpegProgram() { return QStandardPaths::findExecutable(QStringLiteral("ffmpeg")); }
std::unique_ptr<FilmFile> makeMp4(QSize frame, int frameMs) { return std::make_unique<Mp4File>(frame, frameMs); }

} // namespace tilescope
