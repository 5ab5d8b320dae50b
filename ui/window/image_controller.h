#pragma once

#include "ui/canvas/pictures/image_file.h"
#include "ui/newest_job.h"

#include <QImage>
#include <QObject>
#include <QString>
#include <QThread>
#include <QThreadPool>

#include <functional>
#include <stop_token>

namespace tilescope
{

/// Reads, generates and writes pictures off the GUI thread. The newest requested picture wins.
class ImageController : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~ImageController() override; ///< stops reading and waits for files being written

    void open(const QString& name, const RangeChoice& range = {}); ///< a file, or "sample:NAME[@WxH]"
    void cancel();                                                 ///< stops opening a picture
    bool isOpening() const { return m_reading.isRunning(); }
    void openImage(const QImage& image, const QString& name); ///< pasted or dropped as pixels
    void waitForSaved();
    void save(ImagePtr image, const QString& path, const DisplayScale& scale = {}); ///< the scale is for floats

signals:
    void openingChanged();
    void opened(const tilescope::LoadedImage& image, const QString& path); ///< path: empty unless it was a file
    void openFailed(const QString& message);
    void openCancelled();
    void saved(const QString& path);
    void saveFailed(const QString& message);

private:
    using Load = std::function<LoadedImage(const std::stop_token& stop)>;
    void openWith(Load load, const QString& path);

    struct Read {
        LoadedImage loaded;
        QString problem; ///< if there is no image
    };
    QThreadPool m_writing;
    NewestJob<Read> m_reading{QThread::idealThreadCount()}; ///< some decoders cannot be stopped
};

} // namespace tilescope
