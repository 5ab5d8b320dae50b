#include "app/open_image.h"

#include "app/usage_error.h"
#include "gpu/image/sample.h"
#include "gpu/recipe/run_control.h"

namespace tilescope
{

LoadedImage openImage(const QString& name, const std::stop_token& stop)
{
    const QString prefix = QStringLiteral("sample:");
    if (!name.startsWith(prefix))
        return loadImage(name, stop);
    try {
        const SampleRequest request = parseSample(name.mid(prefix.size()).toStdString());
        LoadedImage loaded;
        loaded.image = std::make_shared<const Image>(makeSample(request.name, request.width, request.height, stop));
        if (stop.stop_requested())
            throw Cancelled();
        loaded.name = name;
        return loaded;
    } catch (const std::invalid_argument& error) {
        throw UsageError(error.what());
    }
}

} // namespace tilescope
