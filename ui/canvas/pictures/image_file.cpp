#include "ui/canvas/pictures/image_file.h"

#include "gpu/recipe/run_control.h"
#include "ui/canvas/pictures/display_image.h"
#include "ui/canvas/pictures/picture_file.h"
#include "ui/files/output_file.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImageReader>
#include <QImageWriter>
#include <QPainter>
#include <QStringList>
#include <QtEndian>

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>
#include <utility>

namespace tilescope
{

namespace
{

/// Raster formats only; vector drawings (SVG, PDF) are not read.
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

/// The format that the suffix names, as pixelFormats() and Qt name it.
QByteArray formatOf(const QString& path)
{
    const QByteArray suffix = QFileInfo(path).suffix().toLower().toLatin1();
    return suffix == "jpg" ? "jpeg" : suffix == "tif" ? "tiff" : suffix;
}

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

/// Processes a band of rows at a time: Qt converts whole pictures only, which takes seconds and gigabytes for large
/// ones.
template <class Work>
void forBands(const QImage& picture, const std::stop_token& stop, const Work& work)
{
    constexpr int rows = 64;
    for (int y = 0; y < picture.height(); y += rows) {
        if (stop.stop_requested())
            throw Cancelled();
        QImage band(picture.constScanLine(y), picture.width(), std::min(rows, picture.height() - y),
                    picture.bytesPerLine(), picture.format());
        band.setColorTable(picture.colorTable());
        work(band, y);
    }
}

bool isTransparentSomewhere(const QImage& picture)
{
    const QImage alpha = picture.convertToFormat(QImage::Format_Alpha8);
    if (alpha.isNull())
        throw std::bad_alloc();
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
    if (opaque.isNull())
        throw std::bad_alloc();
    opaque.fill(Qt::white);
    QPainter painter(&opaque);
    painter.drawImage(0, 0, picture);
    return opaque;
}

void appendNote(QString& note, const QString& sentence)
{
    if (!note.isEmpty())
        note += u' ';
    note += sentence;
}

LoadedImage converted(const QImage& picture, const QString& name, bool sixteenBit, const std::stop_token& stop)
{
    LoadedImage loaded{{}, name, {}};
    if (sixteenBit || isSixteenBit(picture))
        loaded.note = QStringLiteral("16 bits a channel were cut to 8.");
    const bool hadAlpha = picture.hasAlphaChannel();
    bool isTransparent = false;
    if (hadAlpha)
        forBands(picture, stop,
                 [&](const QImage& band, int) { isTransparent = isTransparent || isTransparentSomewhere(band); });
    if (isTransparent)
        appendNote(loaded.note, QStringLiteral("Transparent parts were laid on white."));
    const auto opaque = [isTransparent](const QImage& band) { return isTransparent ? onWhite(band) : band; };

    // Grey by its format or its palette. An RGB picture whose pixels happen to be grey stays RGB, unless it had alpha:
    // Qt reads grey with alpha as colour.
    bool isGrey = picture.pixelFormat().colorModel() == QPixelFormat::Grayscale;
    if (!isGrey && (picture.depth() <= 8 || hadAlpha)) {
        isGrey = true;
        forBands(picture, stop, [&](const QImage& band, int) { isGrey = isGrey && opaque(band).allGray(); });
    }

    auto image =
        std::make_shared<Image>(picture.width(), picture.height(), isGrey ? PixelFormat::Grey8 : PixelFormat::Rgb8);
    forBands(picture, stop, [&](const QImage& band, int top) {
        const QImage pixels = opaque(band).convertToFormat(isGrey ? QImage::Format_Grayscale8 : QImage::Format_RGB888);
        if (pixels.isNull())
            throw std::bad_alloc();
        for (int y = 0; y < pixels.height(); ++y)
            std::memcpy(image->row<std::uint8_t>(top + y), pixels.constScanLine(y), image->pitchBytes());
    });
    loaded.image = std::move(image);
    return loaded;
}

/// The size of what is decoded. For a GIF the reader reports the first frame, and decodes the whole screen on which the
/// frames lie.
QSize decodedSize(QImageReader& reader)
{
    const QSize size = reader.size();
    if (reader.format() != "gif" || !size.isValid())
        return size;
    QIODevice& file = *reader.device();
    const qint64 before = file.pos();
    constexpr int place = 6, bytes = 4; // of width and height in the header
    file.seek(place);
    const QByteArray screen = file.read(bytes);
    file.seek(before);
    if (screen.size() < bytes)
        return {};
    return size.expandedTo({qFromLittleEndian<quint16>(screen.data()), qFromLittleEndian<quint16>(screen.data() + 2)});
}

/// Decodes a file that has passed the checks.
LoadedImage decoded(QImageReader& reader, const PictureFile& file, const QString& name, const ImageFileCheck& check,
                    const std::stop_token& stop)
{
    const QSize size = decodedSize(reader);
    if (!size.isValid())
        throw ImageFileError(QStringLiteral("“%1” is damaged: it does not say how large its picture is.").arg(name));
    checkSize(size, name);
    reader.setAutoTransform(true);
    const bool turned = reader.transformation() != QImageIOHandler::TransformationNone;
    constexpr int enoughMegabytes = 2304; // for the largest picture allowed, with four 16-bit channels
    QImageReader::setAllocationLimit(enoughMegabytes);
    const QImage picture = reader.read();
    file.throwIfEnded();
    if (picture.isNull() && !check.unreadable.isEmpty())
        throw ImageFileError(QStringLiteral("“%1” holds %2, which cannot be read. Save it with 8 or 16 bits a channel.")
                                 .arg(name, check.unreadable));
    if (picture.isNull())
        throw ImageFileError(
            QStringLiteral("“%1” (%2×%3) cannot be decoded: it is damaged, or memory does not suffice.")
                .arg(name)
                .arg(size.width())
                .arg(size.height()));
    LoadedImage loaded = converted(picture, name, check.sixteenBit, stop);
    if (turned)
        appendNote(loaded.note, QStringLiteral("Turned upright as its EXIF orientation says."));
    return loaded;
}

/// Whether what was written has the size of the picture: Qt converts a picture for some formats, and without memory for
/// that writes an empty one.
bool isWhole(QBuffer& file, const QByteArray& format, QSize size)
{
    file.close();
    file.open(QIODevice::ReadOnly);
    return QImageReader(&file, format).size() == size;
}

} // namespace

QString readableFormats() { return listed(QImageReader::supportedImageFormats()); }

LoadedImage loadImage(const QString& path, const std::stop_token& stop)
{
    const QString name = QFileInfo(path).fileName();
    PictureFile file(path, stop);
    const ImageFileCheck check = checkImageFile(file);
    file.throwIfEnded();
    if (check.truncated)
        throw ImageFileError(
            QStringLiteral("“%1” ends early: the file is cut off. Copy or download it again.").arg(name));
    file.seek(0);
    QImageReader reader(&file);
    reader.setDecideFormatFromContent(true);
    const bool isPicture = reader.canRead() && pixelFormats().contains(QString::fromLatin1(reader.format()));
    file.throwIfEnded();
    if (!isPicture)
        throw ImageFileError(
            QStringLiteral("“%1” is not a picture that can be read; %2 work.").arg(name, readableFormats()));
    try {
        return decoded(reader, file, name, check, stop);
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
        return converted(picture, name, false, {});
    } catch (const std::bad_alloc&) {
        throw ImageFileError(QStringLiteral("“%1” does not fit into memory.").arg(name));
    }
}

void checkPictureName(const QString& path)
{
    // Those that can be opened again: an icon, for example, would be a picture of at most 256×256 pixels.
    const QList<QByteArray> writable = QImageWriter::supportedImageFormats();
    const QByteArray format = formatOf(path);
    if (!writable.contains(format) || !pixelFormats().contains(QString::fromLatin1(format)))
        throw ImageFileError(
            QStringLiteral("“%1” does not end in a format that can be written; %2 work, as in picture.png.")
                .arg(path, listed(writable)));
}

void saveImage(const Image& image, const QString& path, const DisplayScale& scale)
{
    checkPictureName(path);
    if (image.isEmpty())
        throw ImageFileError(QStringLiteral("There is no picture to save."));
    QBuffer bytes; // some formats seek back while writing, which a pipe cannot
    bytes.open(QIODevice::WriteOnly);
    const QByteArray format = formatOf(path);
    QImageWriter writer(&bytes, format);
    if (format == "jpeg")
        writer.setQuality(95);
    const QImage picture =
        toDisplayImage(ImagePtr(ImagePtr(), &image), displayRange(scale, &image)); // the caller keeps the image alive
    const bool isEncoded = !picture.isNull() && writer.write(picture);
    if (picture.isNull() || (isEncoded && !isWhole(bytes, format, picture.size())))
        throw ImageFileError(QStringLiteral("“%1” was not written: the picture does not fit into memory a second time. "
                                            "Close other programs and save it again.")
                                 .arg(path));
    const QString problem = isEncoded ? writeOutput(path, bytes.data()) : writer.errorString();
    if (!problem.isEmpty())
        throw ImageFileError(QStringLiteral("“%1” cannot be written: %2.").arg(path, problem));
}

} // namespace tilescope
