#pragma once

#include "ui/canvas/pictures/image_file.h"

#include <QImage>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <cstdint>
#include <functional>
#include <stop_token>

namespace tilescope
{

/// Reads, generates and writes pictures off the GUI thread. The newest requested picture wins.
class ImageController : public QObject
{
    Q_OBJECT

public:
    explicit ImageController(QObject* parent = nullptr);
    ~ImageController() override; ///< stops reading and waits for files being written

    void open(const QString& name, const RangeChoice& range = {}); ///< a file, or "sample:NAME[@WxH]"
    void cancel();                                                 ///< stops opening a picture
    bool isOpening() const { return m_isOpening; }
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

    std::uint64_t m_newest = 0;
    bool m_isOpening = false;
    std::stop_source m_stop; ///< of the newest
    QThreadPool m_reading, m_writing;
};

} // namespace tilescope
