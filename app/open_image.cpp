#include "app/open_image.h"

#include "app/usage_error.h"
#include "gpu/image/sample.h"

namespace tilescope
{

LoadedImage openImage(const QString& name)
{
    const QString prefix = QStringLiteral("sample:");
    if (!name.startsWith(prefix))
        return loadImage(name);
    try {
        const SampleRequest request = parseSample(name.mid(prefix.size()).toStdString());
        LoadedImage loaded;
        loaded.image = std::make_shared<const Image>(makeSample(request.name, request.width, request.height));
        loaded.name = name;
        return loaded;
    } catch (const std::invalid_argument& error) {
        throw UsageError(error.what());
    }
}

} // namespace tilescope
