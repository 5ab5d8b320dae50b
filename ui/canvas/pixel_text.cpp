#include "ui/canvas/pixel_text.h"

#include <QStringList>

namespace tilescope
{

namespace
{

QString valueText(const Image& image, QPoint pixel)
{
    if (image.format() == PixelFormat::Float32)
        return QString::number(static_cast<double>(image.row<float>(pixel.y())[pixel.x()]), 'g', 5);
    const int channels = channelCount(image.format());
    const auto* values = image.row<std::uint8_t>(pixel.y()) + static_cast<std::ptrdiff_t>(pixel.x()) * channels;
    QStringList texts;
    for (int channel = 0; channel < channels; ++channel)
        texts << QString::number(values[channel]);
    return texts.join(u' ');
}

void append(QString& text, const QString& name, const Picture& picture, QPoint pixel)
{
    if (picture.host && QRect(QPoint(0, 0), picture.size()).contains(pixel))
        text += QStringLiteral("  %1 %2").arg(name, valueText(*picture.host, pixel));
}

} // namespace

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
    return text;
}

} // namespace tilescope
