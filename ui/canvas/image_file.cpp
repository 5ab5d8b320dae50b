#include "ui/canvas/image_file.h"

#include "ui/canvas/display_image.h"
#include "ui/canvas/image_file_check.h"
#include "ui/files/output_file.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QImageWriter>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>
#include <utility>

namespace tilescope
{

namespace
{

/// Formats of pictures made of pixels; drawings (SVG, PDF) are left to the programs that made them.
const QStringList& pixelFormats()
{
    static const QStringList names{"png", "jpeg", "bmp", "gif", "ppm", "pgm", "pbm", "tiff", "webp"};
    return names;
}

QString listed(const QList<QByteArray>& supported)
{
    QStringList names;
    for (const QString& name : pixelFormats()) {
        if (supported.contains(name.toLatin1()))
            names << name.toUpper();
    }
    return names.join(QStringLiteral(", "));
}

/// The file's bytes, mapped where the system can so that a large file is not held twice.
class FileBytes
{
public:
    explicit FileBytes(const QString& path) : m_file(path)
    {
        const QFileInfo info(path);
        if (!info.exists())
            throw ImageFileError(QStringLiteral("There is no file “%1”.").arg(path));
        if (info.isDir())
            throw ImageFileError(QStringLiteral("“%1” is a folder; open a picture in it.").arg(path));
        if (!info.isFile())
            throw ImageFileError(QStringLiteral("“%1” is not an ordinary file.").arg(path));
        if (!m_file.open(QIODevice::ReadOnly))
            throw ImageFileError(QStringLiteral("“%1” cannot be read: %2.").arg(path, m_file.errorString()));
        if (m_file.size() == 0)
            throw ImageFileError(QStringLiteral("“%1” is empty.").arg(path));
        if (const uchar* mapped = m_file.map(0, m_file.size())) {
            m_bytes = QByteArray::fromRawData(reinterpret_cast<const char*>(mapped), m_file.size());
        } else {
            m_bytes = m_file.readAll();
            if (m_bytes.size() != m_file.size())
                throw ImageFileError(QStringLiteral("“%1” cannot be read: %2.").arg(path, m_file.errorString()));
        }
    }
    const QByteArray& bytes() const { return m_bytes; }

private:
    QFile m_file;
    QByteArray m_bytes;
};

QByteArray suffixOf(const QString& path) { return QFileInfo(path).suffix().toLower().toLatin1(); }

void checkSize(QSize size, const QString& name)
{
    if (size.width() > maximumImageSide || size.height() > maximumImageSide)
        throw ImageFileError(QStringLiteral("“%1” has %2×%3 pixels; up to %4×%4 can be opened. Scale it down first.")
                                 .arg(name)
                                 .arg(size.width())
                                 .arg(size.height())
                                 .arg(maximumImageSide));
}

bool isSixteenBit(const QImage& picture)
{
    const QPixelFormat format = picture.pixelFormat();
    const bool grey = format.colorModel() == QPixelFormat::Grayscale;
    return grey ? format.bitsPerPixel() > 8 : format.redSize() > 8;
}

bool isTransparentSomewhere(const QImage& picture)
{
    if (!picture.hasAlphaChannel())
        return false;
    const QImage alpha = picture.convertToFormat(QImage::Format_Alpha8);
    for (int y = 0; y < alpha.height(); ++y) {
        const uchar* row = alpha.constScanLine(y);
        if (std::any_of(row, row + alpha.width(), [](uchar value) { return value != 255; }))
            return true;
    }
    return false;
}

QImage onWhite(const QImage& picture)
{
    QImage opaque(picture.size(), QImage::Format_RGB32);
    opaque.fill(Qt::white);
    QPainter painter(&opaque);
    painter.drawImage(0, 0, picture);
    return opaque;
}

/// Grey by its format or its palette; an RGB picture whose pixels happen to be grey stays RGB, unless it had alpha:
/// Qt hands on grey with alpha as colour.
bool isGrey(const QImage& picture, bool hadAlpha)
{
    const bool byFormat = picture.pixelFormat().colorModel() == QPixelFormat::Grayscale;
    return byFormat || ((picture.depth() <= 8 || hadAlpha) && picture.allGray());
}

ImagePtr pixelsOf(const QImage& picture, PixelFormat format)
{
    const QImage pixels =
        picture.convertToFormat(format == PixelFormat::Grey8 ? QImage::Format_Grayscale8 : QImage::Format_RGB888);
    if (pixels.isNull())
        throw std::bad_alloc();
    auto image = std::make_shared<Image>(pixels.width(), pixels.height(), format);
    for (int y = 0; y < image->height(); ++y)
        std::memcpy(image->row<std::uint8_t>(y), pixels.constScanLine(y), image->pitchBytes());
    return image;
}

void appendNote(QString& note, const QString& sentence)
{
    if (!note.isEmpty())
        note += u' ';
    note += sentence;
}

LoadedImage converted(QImage picture, const QString& name, bool sixteenBit)
{
    LoadedImage loaded{{}, name, {}};
    if (sixteenBit || isSixteenBit(picture))
        loaded.note = QStringLiteral("16 bits a channel were cut to 8.");
    const bool hadAlpha = picture.hasAlphaChannel();
    if (hadAlpha && isTransparentSomewhere(picture)) {
        picture = onWhite(picture);
        appendNote(loaded.note, QStringLiteral("Transparent parts were laid on white."));
    }
    loaded.image = pixelsOf(picture, isGrey(picture, hadAlpha) ? PixelFormat::Grey8 : PixelFormat::Rgb8);
    return loaded;
}

/// Decodes what has passed the checks so far.
LoadedImage decoded(QImageReader& reader, const QString& name, bool sixteenBit)
{
    const QSize size = reader.size();
    if (!size.isValid())
        throw ImageFileError(QStringLiteral("“%1” is damaged: it does not say how large its picture is.").arg(name));
    checkSize(size, name);
    reader.setAutoTransform(true);
    const bool turned = reader.transformation() != QImageIOHandler::TransformationNone;
    constexpr int enoughMegabytes = 2304; // the largest picture allowed, with four 16-bit channels
    QImageReader::setAllocationLimit(enoughMegabytes);
    const QImage picture = reader.read();
    if (picture.isNull())
        throw ImageFileError(
            QStringLiteral("“%1” (%2×%3) cannot be decoded: it is damaged, or memory does not suffice.")
                .arg(name)
                .arg(size.width())
                .arg(size.height()));
    LoadedImage loaded = converted(picture, name, sixteenBit);
    if (turned)
        appendNote(loaded.note, QStringLiteral("Turned upright as its EXIF orientation says."));
    return loaded;
}

} // namespace

QString readableFormats() { return listed(QImageReader::supportedImageFormats()); }

LoadedImage loadImage(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    const FileBytes file(path);
    QBuffer buffer;
    buffer.setData(file.bytes());
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    const ImageFileCheck check = checkImageFile(file.bytes());
    if (check.truncated)
        throw ImageFileError(
            QStringLiteral("“%1” ends early: the file is cut off. Copy or download it again.").arg(name));
    if (!reader.canRead() || !pixelFormats().contains(QString::fromLatin1(reader.format())))
        throw ImageFileError(
            QStringLiteral("“%1” is not a picture that can be read; %2 work.").arg(name, readableFormats()));
    try {
        return decoded(reader, name, check.sixteenBit);
    } catch (const std::bad_alloc&) {
        throw ImageFileError(QStringLiteral("“%1” does not fit into memory.").arg(name));
    }
}

LoadedImage imageFromQImage(const QImage& picture, const QString& name)
{
    if (picture.isNull())
        throw ImageFileError(QStringLiteral("There is no picture to take."));
    checkSize(picture.size(), name);
    try {
        return converted(picture, name, false);
    } catch (const std::bad_alloc&) {
        throw ImageFileError(QStringLiteral("“%1” does not fit into memory.").arg(name));
    }
}

void checkPictureName(const QString& path)
{
    const QList<QByteArray> writable = QImageWriter::supportedImageFormats();
    if (!writable.contains(suffixOf(path)))
        throw ImageFileError(
            QStringLiteral("“%1” does not end in a format that can be written; %2 work, as in picture.png.")
                .arg(path, listed(writable)));
}

void saveImage(const Image& image, const QString& path, const DisplayScale& scale)
{
    checkPictureName(path);
    if (image.isEmpty())
        throw ImageFileError(QStringLiteral("There is no picture to save."));
    QBuffer bytes; // some formats go back in what they write, which a pipe cannot
    bytes.open(QIODevice::WriteOnly);
    const QByteArray suffix = suffixOf(path);
    QImageWriter writer(&bytes, suffix);
    if (suffix == "jpg" || suffix == "jpeg")
        writer.setQuality(95);
    const QImage picture =
        toDisplayImage(ImagePtr(ImagePtr(), &image), displayRange(scale, &image)); // the caller keeps the image alive
    const QString problem = writer.write(picture) ? writeOutput(path, bytes.data()) : writer.errorString();
    if (!problem.isEmpty())
        throw ImageFileError(QStringLiteral("“%1” cannot be written: %2.").arg(path, problem));
}

} // namespace tilescope
