// The bytes of a picture file. Large pictures are left out, since they would only take long.

#include "fuzz.h"

#include "gpu/files/file_descriptor.h"
#include "ui/canvas/pictures/image_file.h"

#include <QBuffer>
#include <QImageReader>
#include <QtEndian>

#include <sys/mman.h>
#include <unistd.h>

using namespace tilescope;

namespace
{

bool isSmall(QByteArray bytes)
{
    constexpr int mostPixels = 1 << 18, headerBytes = 10;
    QBuffer buffer(&bytes);
    QSize size = QImageReader(&buffer).size();
    if (bytes.startsWith("GIF8") && bytes.size() >= headerBytes) // on a screen that is decoded whole
        size = size.expandedTo(
            {qFromLittleEndian<quint16>(bytes.data() + 6), qFromLittleEndian<quint16>(bytes.data() + 8)});
    return size.isValid() && qint64(size.width()) * size.height() <= mostPixels;
}

} // namespace

TILESCOPE_FUZZ(picture)
{
    if (!isSmall(QByteArray(input.data(), static_cast<qsizetype>(input.size()))))
        return;
    const FileDescriptor file(memfd_create("picture", MFD_CLOEXEC));
    fuzz::require(write(file.number(), input.data(), input.size()) == static_cast<ssize_t>(input.size()));
    try {
        const LoadedImage loaded = loadImage(QStringLiteral("/proc/self/fd/%1").arg(file.number()));
        fuzz::require(loaded.image && loaded.image->width() > 0 && loaded.image->height() > 0);
    } catch (const ImageFileError& error) {
        fuzz::require(!std::string(error.what()).empty());
    }
}
