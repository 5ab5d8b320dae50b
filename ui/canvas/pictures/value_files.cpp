#include "ui/canvas/pictures/value_files.h"

#include "ui/canvas/pictures/image_file.h"
#include "ui/canvas/pictures/picture_file.h"
#include "ui/translation.h"

#include <QByteArray>

namespace tilescope
{

void checkPictureSize(QSize size, const QString& name)
{
    if (size.width() > maximumImageSide || size.height() > maximumImageSide)
        throw ImageFileError(tr("\"%1\" has %2×%3 pixels; up to %4×%4 can be opened. Scale it down first.")
                                 .arg(name)
                                 .arg(size.width())
                                 .arg(size.height())
                                 .arg(maximumImageSide));
}

ValuePlanes::ValuePlanes(QSize size, int channels, const QString& name)
{
    checkPictureSize(size, name);
    const std::int64_t bytes = std::int64_t{size.width()} * size.height() * channels * std::int64_t{sizeof(float)};
    if (bytes > mostValueBytes)
        throw ImageFileError(
            tr("\"%1\" has %2×%3 pixels of %4 floats, which are %5 MB; up to %6 MB can be opened. Scale it down first.")
                .arg(name)
                .arg(size.width())
                .arg(size.height())
                .arg(channels)
                .arg(bytes >> 20)
                .arg(mostValueBytes >> 20));
    for (int channel = 0; channel < channels; ++channel)
        m_planes.push_back(std::make_shared<Image>(size.width(), size.height(), PixelFormat::Float32));
}

PictureValues ValuePlanes::taken(PictureValues::Kind kind)
{
    PictureValues values;
    values.kind = kind;
    values.planes.assign(m_planes.begin(), m_planes.end());
    return values;
}

std::optional<ReadValues> readValueFile(PictureFile& file, const QString& name, const ImageFileCheck& check,
                                        const std::stop_token& stop)
{
    file.seek(0);
    const QByteArray head = file.peek(4);
    const bool isFloatMap = head.startsWith("PF") || head.startsWith("Pf");
    if (isFloatMap || (check.sixteenBit && (head.startsWith("P5") || head.startsWith("P6"))))
        return readPortableMap(file, name, stop);
    if (!check.unreadable.isEmpty() && readsFloatTiff())
        return readFloatTiff(file, name, stop);
    if (check.misreadTiles && readsFloatTiff())
        return readTiledTiff(file, name, stop);
    if (head == QByteArray::fromHex("762F3101") && readsOpenExr())
        return readOpenExr(file, name, stop);
    return std::nullopt;
}

} // namespace tilescope
