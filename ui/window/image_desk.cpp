#include "ui/window/image_desk.h"

#include "gpu/image/sample.h"

#include <QFileInfo>

#include <exception>
#include <memory>
#include <new>

namespace tilescope
{

static LoadedImage loadSample(const QString& name)
{
    const SampleRequest request = parseSample(name.mid(QStringLiteral("sample:").size()).toStdString());
    LoadedImage loaded;
    loaded.image = std::make_shared<const Image>(makeSample(request.name, request.width, request.height));
    loaded.name = name;
    return loaded;
}

static QString sentenceOf(std::exception_ptr error)
{
    try {
        std::rethrow_exception(error);
    } catch (const std::bad_alloc&) {
        return ImageDesk::tr("There is not enough memory for this picture. A smaller one works.");
    } catch (const std::exception& known) {
        return QString::fromStdString(known.what());
    } catch (...) {
        return ImageDesk::tr("The picture could not be read, for a reason that was not named.");
    }
}

ImageDesk::ImageDesk(QObject* parent) : QObject(parent) {}

ImageDesk::~ImageDesk() { m_pool.waitForDone(); }

void ImageDesk::open(const QString& name)
{
    if (name.startsWith(QLatin1String("sample:")))
        openWith([name] { return loadSample(name); }, {});
    else
        openWith([name] { return loadImage(name); }, QFileInfo(name).absoluteFilePath());
}

void ImageDesk::openImage(const QImage& image, const QString& name)
{
    openWith([image, name] { return imageFromQImage(image, name); }, {});
}

void ImageDesk::openWith(std::function<LoadedImage()> load, const QString& path)
{
    const auto number = ++m_newest;
    m_pool.start([this, number, load = std::move(load), path] {
        LoadedImage loaded;
        QString problem;
        try {
            loaded = load();
        } catch (...) {
            problem = sentenceOf(std::current_exception());
        }
        QMetaObject::invokeMethod(
            this,
            [this, number, loaded, problem, path] {
                if (number != m_newest)
                    return;
                if (loaded.image)
                    emit opened(loaded, path);
                else
                    emit openFailed(problem);
            },
            Qt::QueuedConnection);
    });
}

void ImageDesk::save(ImagePtr image, const QString& path, const DisplayScale& scale)
{
    m_pool.start([this, image = std::move(image), path, scale] {
        QString problem;
        try {
            saveImage(*image, path, scale);
        } catch (...) {
            problem = sentenceOf(std::current_exception());
        }
        QMetaObject::invokeMethod(
            this,
            [this, problem, path] {
                if (problem.isEmpty())
                    emit saved(path);
                else
                    emit saveFailed(problem);
            },
            Qt::QueuedConnection);
    });
}

} // namespace tilescope
