#include "ui/program/picture_files.h"

#include "ui/canvas/pictures/image_file.h"

namespace tilescope
{

PictureFiles::PictureFiles(const Image& image)
{
    for (const char* const type : {"png", "jpg", "bmp", "ppm", "pgm", "tif"})
        saveImage(image, m_folder.filePath(QStringLiteral("picture.") + QLatin1String(type)));
}

} // namespace tilescope
