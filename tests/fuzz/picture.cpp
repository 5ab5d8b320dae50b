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

/// The size of an OpenEXR's data window, an attribute of four 32-bit numbers; invalid if there is none.
QSize exrSize(const QByteArray& bytes)
{
    const QByteArray attribute = QByteArrayLiteral("dataWindow\0box2i\0\x10\0\0\0");
    const qsizetype found = bytes.indexOf(attribute);
    const char* const at = bytes.constData() + found + attribute.size();
    if (found < 0 || bytes.size() < found + attribute.size() + 16)
        return {};
    const auto number = [at](int index) { return qint64{qFromLittleEndian<qint32>(at + 4 * index)}; };
    const qint64 width = number(2) - number(0) + 1, height = number(3) - number(1) + 1;
    constexpr qint64 most = 1 << 18;
    return width > most || height > most ? QSize(most, most) : QSize(static_cast<int>(width), static_cast<int>(height));
}

bool isSmall(QByteArray bytes)
{
    constexpr int mostPixels = 1 << 18, headerBytes = 10;
    if (bytes.startsWith("PF") || bytes.startsWith("Pf") || bytes.startsWith("P5") || bytes.startsWith("P6"))
        return true; // uncompressed: as small as its file
    if (bytes.startsWith("v/1\x01")) {
        const QSize size = exrSize(bytes);
        return size.isValid() && qint64(size.width()) * size.height() <= mostPixels;
    }
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
        fuzz::require(loaded.values && loaded.values->width() == loaded.image->width());
    } catch (const ImageFileError& error) {
        fuzz::require(!std::string(error.what()).empty());
    }
}
