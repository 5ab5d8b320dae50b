#include "ui/window/image_controller.h"

#include "gpu/image/sample.h"
#include "gpu/recipe/run_control.h"
#include "ui/translation.h"

#include <QFileInfo>

#include <exception>
#include <memory>
#include <new>

namespace tilescope
{

static LoadedImage loadSample(const QString& name, const std::stop_token& stop, const RangeChoice& range)
{
    const SampleRequest request = parseSample(name.mid(QStringLiteral("sample:").size()).toStdString());
    auto image = std::make_shared<const Image>(makeSample(request.name, request.width, request.height, stop));
    if (stop.stop_requested())
        throw Cancelled();
    return loadedFrom(std::move(image), name, range);
}

static QString sentenceOf(std::exception_ptr error)
{
    try {
        std::rethrow_exception(error);
    } catch (const std::bad_alloc&) {
        return ImageController::tr("There is not enough memory for this image. Use a smaller one.");
    } catch (const std::exception& known) {
        return translated(messageOf(known));
    } catch (...) {
        return ImageController::tr("The image could not be read, for an unknown reason.");
    }
}

ImageController::~ImageController() { waitForSaved(); }

void ImageController::waitForSaved() { m_writing.waitForDone(); }

void ImageController::open(const QString& name, const RangeChoice& range)
{
    if (name.startsWith(QLatin1String("sample:")))
        openWith([name, range](const std::stop_token& stop) { return loadSample(name, stop, range); }, {});
    else
        openWith([name, range](const std::stop_token& stop) { return loadImage(name, stop, range); },
                 QFileInfo(name).absoluteFilePath());
}

void ImageController::cancel()
{
    if (!isOpening())
        return;
    m_reading.drop();
    emit openingChanged();
    emit openCancelled();
}

void ImageController::openImage(const QImage& image, const QString& name)
{
    openWith([image, name](const std::stop_token&) { return imageFromQImage(image, name); }, {});
}

void ImageController::openWith(Load load, const QString& path)
{
    m_reading.start(
        [load = std::move(load)](const std::stop_token& stop) {
            Read read;
            try {
                read.loaded = load(stop);
            } catch (...) {
                read.problem = sentenceOf(std::current_exception());
            }
            return read;
        },
        [this, path](const Read& read) {
            emit openingChanged();
            if (read.loaded.image)
                emit opened(read.loaded, path);
            else
                emit openFailed(read.problem);
        });
    emit openingChanged();
}

void ImageController::save(ImagePtr image, const QString& path, const DisplayScale& scale)
{
    m_writing.start([this, image = std::move(image), path, scale] {
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
