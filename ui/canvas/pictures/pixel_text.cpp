#include "ui/canvas/pictures/pixel_text.h"

#include "ui/canvas/pictures/pixel_value.h"

namespace tilescope
{

static void append(QString& text, const QString& name, const Picture& picture, QPoint pixel)
{
    if (const auto value = valueAt(picture.host.get(), pixel))
        text += QStringLiteral("  %1 %2").arg(name, toText(*value));
}

QString pixelText(const Scene& scene)
{
    if (!scene.hoveredPixel)
        return {};
    QString text = QStringLiteral("(%1, %2)").arg(scene.hoveredPixel->x()).arg(scene.hoveredPixel->y());
    if (scene.showsSourcePlaces())
        append(text, QStringLiteral("source"), scene.source, *scene.hoveredPixel);
    if (scene.showsResultPlaces())
        append(text, QStringLiteral("result"), scene.result, *scene.hoveredPixel);
    if (scene.shownMode() == ViewMode::Difference)
        append(text, QStringLiteral("difference"), scene.differencePicture, *scene.hoveredPixel);
    if (const auto reads = valueAt(scene.reusePicture.host.get(), *scene.hoveredPixel);
        reads && scene.shownMode() == ViewMode::Reuse)
        text += QStringLiteral("  read %1 ×").arg(toText(*reads));
    return text;
}

} // namespace tilescope
