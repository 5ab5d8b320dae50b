#include "ui/program/picture_files.h"

#include "ui/canvas/pictures/display_image.h"
#include "ui/canvas/pictures/image_file.h"
#include "ui/translation.h"

#include <QImageWriter>

namespace tilescope
{

PictureFiles::PictureFiles(const Image& image)
{
    // They are read once, if at all: written quickly rather than small.
    const QImage picture = toDisplayImage(ImagePtr(ImagePtr(), &image), displayRange({}, &image));
    for (const char* const type : {"png", "jpg", "bmp", "ppm", "pgm"}) {
        QImageWriter writer(m_folder.filePath(QStringLiteral("picture.") + QLatin1String(type)));
        if (QLatin1String(type) == QLatin1String("png"))
            writer.setCompression(0);
        if (!writer.write(picture))
            throw ImageFileError(tr("\"%1\" cannot be written: %2.").arg(writer.fileName(), writer.errorString()));
    }
    saveImage(image, m_folder.filePath(QStringLiteral("picture.tif")));
}

} // namespace tilescope
