#pragma once

#include "ui/canvas/image_file.h"

#include <QImage>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <cstdint>
#include <functional>

namespace tilescope
{

/// Reads, generates and writes pictures away from the window's thread. The newest picture asked for wins.
class ImageDesk : public QObject
{
    Q_OBJECT

public:
    explicit ImageDesk(QObject* parent = nullptr);
    ~ImageDesk() override; ///< waits for what is being read or written

    void open(const QString& name);                                                 ///< a file, or "sample:NAME[@WxH]"
    void openImage(const QImage& image, const QString& name);                       ///< pasted or dropped as pixels
    void save(ImagePtr image, const QString& path, const DisplayScale& scale = {}); ///< the scale is for floats

signals:
    void opened(const tilescope::LoadedImage& image, const QString& path); ///< path: empty unless it was a file
    void openFailed(const QString& message);
    void saved(const QString& path);
    void saveFailed(const QString& message);

private:
    void openWith(std::function<LoadedImage()> load, const QString& path);

    std::uint64_t m_newest = 0;
    QThreadPool m_pool;
};

} // namespace tilescope
