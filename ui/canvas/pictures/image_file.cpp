#include "ui/canvas/pictures/image_file.h"

#include "gpu/pictures/value_files.h"
#include "gpu/recipe/run_control.h"
#include "ui/canvas/pictures/display_image.h"
#include "ui/canvas/pictures/picture_file.h"
#include "ui/canvas/pictures/value_files.h"
#include "ui/files/output_file.h"
#include "ui/translation.h"

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
#include <optional>
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

QString namesOf(const QList<QByteArray>& supported)
{
    QStringList names;
    for (const QString& name : pixelFormats()) {
        if (supported.contains(name.toLatin1()))
            names << name.toUpper();
    }
    return listed(names);
}

QByteArray suffixOf(const QString& path) { return QFileInfo(path).suffix().toLower().toLatin1(); }

/// The format that the suffix names, as pixelFormats() and Qt name it.
QByteArray formatOf(const QString& path)
{
    const QByteArray suffix = suffixOf(path);
    return suffix == "jpg" ? "jpeg" : suffix == "tif" ? "tiff" : suffix;
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

/// Of a picture of 16 bits: the four channels of a row, 16 bits each.
template <class TakeRow>
void forDeepRows(const QImage& picture, const std::stop_token& stop, const TakeRow& takeRow)
{
    forBands(picture, stop, [&](const QImage& band, int top) {
        const QImage deep = band.convertToFormat(QImage::Format_RGBA64);
        if (deep.isNull())
            throw std::bad_alloc();
        for (int y = 0; y < deep.height(); ++y)
            takeRow(reinterpret_cast<const QRgba64*>(deep.constScanLine(y)), top + y);
    });
}

/// Whether some pixels are transparent, and some are not grey.
struct DeepKind {
    bool isTransparent = false, isColour = false;
};

DeepKind deepKindOf(const QImage& picture, const std::stop_token& stop)
{
    DeepKind kind;
    kind.isColour = picture.pixelFormat().colorModel() != QPixelFormat::Grayscale;
    if (!picture.hasAlphaChannel()) // Qt reads grey with alpha as colour
        return kind;
    kind.isColour = false;
    forDeepRows(picture, stop, [&](const QRgba64* row, int) {
        for (int x = 0; x < picture.width(); ++x) {
            kind.isTransparent = kind.isTransparent || !row[x].isOpaque();
            kind.isColour = kind.isColour || row[x].red() != row[x].green() || row[x].red() != row[x].blue();
        }
    });
    return kind;
}

float onWhite(quint16 value, quint16 alpha)
{
    constexpr quint64 most = 65535;
    return static_cast<float>((value * quint64{alpha} + most * (most - alpha) + most / 2) / most);
}

PictureValues deepValues(const QImage& picture, const DeepKind& kind, const QString& name, const std::stop_token& stop)
{
    ValuePlanes planes(picture.size(), kind.isColour ? 3 : 1, name);
    auto alpha = kind.isTransparent ? std::make_shared<Image>(picture.width(), picture.height(), PixelFormat::Grey8)
                                    : std::shared_ptr<Image>();
    forDeepRows(picture, stop, [&](const QRgba64* row, int y) {
        for (int x = 0; x < picture.width(); ++x) {
            const QRgba64 pixel = row[x];
            planes.row(0, y)[x] = onWhite(pixel.red(), pixel.alpha());
            if (kind.isColour) {
                planes.row(1, y)[x] = onWhite(pixel.green(), pixel.alpha());
                planes.row(2, y)[x] = onWhite(pixel.blue(), pixel.alpha());
            }
            if (alpha)
                alpha->row<std::uint8_t>(y)[x] = pixel.alpha8();
        }
    });
    PictureValues values = planes.taken(PictureValues::Kind::SixteenBits);
    values.alpha = std::move(alpha);
    return values;
}

QString onWhiteNote() { return tr("Transparent parts were drawn on white."); }

/// Its values as bytes.
ReadValues shallowValues(const QImage& picture, const std::stop_token& stop)
{
    const bool hadAlpha = picture.hasAlphaChannel();
    bool isTransparent = false;
    if (hadAlpha)
        forBands(picture, stop,
                 [&](const QImage& band, int) { isTransparent = isTransparent || isTransparentSomewhere(band); });
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
    auto alpha = isTransparent ? std::make_shared<Image>(picture.width(), picture.height(), PixelFormat::Grey8)
                               : std::shared_ptr<Image>();
    const auto copyRows = [](const QImage& from, Image& to, int top) {
        if (from.isNull())
            throw std::bad_alloc();
        for (int y = 0; y < from.height(); ++y)
            std::memcpy(to.row<std::uint8_t>(top + y), from.constScanLine(y), to.pitchBytes());
    };
    forBands(picture, stop, [&](const QImage& band, int top) {
        copyRows(opaque(band).convertToFormat(isGrey ? QImage::Format_Grayscale8 : QImage::Format_RGB888), *image, top);
        if (alpha)
            copyRows(band.convertToFormat(QImage::Format_Alpha8), *alpha, top);
    });
    ReadValues read;
    read.values.bytes = std::move(image);
    read.values.alpha = std::move(alpha);
    if (isTransparent)
        read.note = onWhiteNote();
    return read;
}

ReadValues converted(const QImage& picture, const QString& name, bool sixteenBit, const std::stop_token& stop)
{
    const bool isDeep = isSixteenBit(picture);
    const DeepKind kind = isDeep ? deepKindOf(picture, stop) : DeepKind();
    const std::int64_t bytes =
        std::int64_t{picture.width()} * picture.height() * (kind.isColour ? 3 : 1) * std::int64_t{sizeof(float)};
    if (isDeep && bytes <= mostValueBytes)
        return {deepValues(picture, kind, name, stop), kind.isTransparent ? onWhiteNote() : QString()};
    ReadValues read = shallowValues(picture, stop);
    if (isDeep || sixteenBit)
        read.note = sentences({tr("16-bit channels were reduced to 8 bits."), read.note});
    return read;
}

/// Of values that are no bytes: where they lie and what becomes of them.
QString valuesNote(const PictureValues& values, const PictureRange& range, const std::stop_token& stop)
{
    if (values.bytes)
        return {};
    const ValueExtent extent = extentOf(values, stop);
    const auto number = [](double value) { return QString::number(value, 'g', 6); };
    const QString what = values.kind == PictureValues::Kind::Floats ? tr("Floats") : tr("16 bits per channel, values");
    QString note =
        tr("%1 from %2 to %3; %4 is shown as black, %5 as white.")
            .arg(what, number(extent.minimum), number(extent.maximum), number(range.black), number(range.white));
    if (extent.isEmpty)
        note = tr("None of the values is finite.");
    else if (extent.notFinite > 0)
        note = sentences({note, tr("%1 values are NaN or infinite; NaN is shown as black.").arg(extent.notFinite)});
    return note;
}

/// The picture that kernels read.
LoadedImage inRange(ReadValues read, const QString& name, const RangeChoice& choice, const std::stop_token& stop)
{
    const PictureRange range = rangeOf(read.values, choice, stop);
    LoadedImage loaded{withRange(read.values, range, stop), name, valuesNote(read.values, range, stop), {}, choice};
    loaded.note = sentences({loaded.note, read.note});
    loaded.values = std::make_shared<const PictureValues>(std::move(read.values));
    if (stop.stop_requested())
        throw Cancelled();
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
ReadValues decoded(QImageReader& reader, const PictureFile& file, const QString& name, const ImageFileCheck& check,
                   const std::stop_token& stop)
{
    const QSize size = decodedSize(reader);
    if (!size.isValid())
        throw ImageFileError(tr("\"%1\" is damaged: it does not state the size of its image.").arg(name));
    checkPictureSize(size, name);
    reader.setAutoTransform(true);
    const bool turned = reader.transformation() != QImageIOHandler::TransformationNone;
    constexpr int enoughMegabytes = 2304; // for the largest picture allowed, with four 16-bit channels
    QImageReader::setAllocationLimit(enoughMegabytes);
    const QImage picture = reader.read();
    file.throwIfEnded();
    if (picture.isNull() && !check.unreadable.isEmpty())
        throw ImageFileError(tr("\"%1\" contains %2, which cannot be read. Save it with 8 or 16 bits per channel.")
                                 .arg(name, check.unreadable));
    if (picture.isNull())
        throw ImageFileError(tr("\"%1\" (%2×%3) cannot be decoded: it is damaged, or there is not enough memory.")
                                 .arg(name)
                                 .arg(size.width())
                                 .arg(size.height()));
    ReadValues read = converted(picture, name, check.sixteenBit, stop);
    if (turned)
        read.note = sentences({read.note, tr("Rotated upright according to its EXIF orientation.")});
    return read;
}

ReadValues readByQt(PictureFile& file, const QString& name, const ImageFileCheck& check, const std::stop_token& stop)
{
    file.seek(0);
    QImageReader reader(&file);
    reader.setDecideFormatFromContent(true);
    const bool isPicture = reader.canRead() && pixelFormats().contains(QString::fromLatin1(reader.format()));
    file.throwIfEnded();
    if (!isPicture)
        throw ImageFileError(tr("\"%1\" is not a readable image. Supported formats: %2.").arg(name, readableFormats()));
    return decoded(reader, file, name, check, stop);
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

LoadedImage loadedFrom(ImagePtr image, const QString& name, const RangeChoice& range)
{
    ReadValues read;
    read.values.bytes = std::move(image);
    return inRange(std::move(read), name, range, {});
}

QString readableFormats()
{
    const QString others = readsOpenExr() ? tr(", PFM, EXR") : QStringLiteral(", PFM");
    return namesOf(QImageReader::supportedImageFormats()) + others;
}

LoadedImage loadImage(const QString& path, const std::stop_token& stop, const RangeChoice& range)
{
    const QString name = QFileInfo(path).fileName();
    PictureFile file(path, stop);
    const ImageFileCheck check = checkImageFile(file);
    file.throwIfEnded();
    if (check.truncated)
        throw ImageFileError(tr("\"%1\" ends early: the file is truncated. Copy or download it again.").arg(name));
    try {
        std::optional<ReadValues> read = readValueFile(file, name, check, stop);
        file.throwIfEnded();
        if (!read)
            read = readByQt(file, name, check, stop);
        return inRange(std::move(*read), name, range, stop);
    } catch (const std::bad_alloc&) {
        throw ImageFileError(tr("\"%1\" does not fit into memory.").arg(name));
    }
}

LoadedImage imageFromQImage(const QImage& picture, const QString& name)
{
    if (picture.isNull())
        throw ImageFileError(tr("There is no image to use."));
    checkPictureSize(picture.size(), name);
    try {
        return inRange(converted(picture, name, false, {}), name, {}, {});
    } catch (const std::bad_alloc&) {
        throw ImageFileError(tr("\"%1\" does not fit into memory.").arg(name));
    }
}

void checkPictureName(const QString& path)
{
    // Those that can be opened again: an icon, for example, would be a picture of at most 256×256 pixels.
    const QList<QByteArray> writable = QImageWriter::supportedImageFormats();
    const QByteArray format = formatOf(path);
    if (!writable.contains(format) || !pixelFormats().contains(QString::fromLatin1(format)))
        throw ImageFileError(
            tr("\"%1\" does not have a supported file name extension. Use one of %2, as in picture.png.")
                .arg(path, namesOf(writable)));
}

void checkResultName(const QString& path)
{
    if (isValueFormat(suffixOf(path).toStdString()))
        return;
    try {
        checkPictureName(path);
    } catch (const ImageFileError& error) {
        throw ImageFileError(tr("%1 Use a name ending in %2 to keep the values unchanged.")
                                 .arg(QString::fromUtf8(error.what()), QLatin1String(valueSuffixes)));
    }
}

static void saveValues(const Image& image, const QString& path)
{
    const std::optional<std::string> bytes = valueFile(image, suffixOf(path).toStdString());
    if (!bytes)
        throw ImageFileError(tr("\"%1\" was not written: a table of more than %2 values would be slow to open "
                                "anywhere. Save it as .npy or .tif.")
                                 .arg(path)
                                 .arg(mostTableValues));
    if (const QString problem = writeOutput(path, QByteArray::fromStdString(*bytes)); !problem.isEmpty())
        throw ImageFileError(tr("\"%1\" cannot be written: %2.").arg(path, problem));
}

void saveImage(const Image& image, const QString& path, const DisplayScale& scale)
{
    checkResultName(path);
    if (image.isEmpty())
        throw ImageFileError(tr("There is no image to save."));
    if (isValueFormat(suffixOf(path).toStdString()))
        return saveValues(image, path);
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
        throw ImageFileError(tr("\"%1\" was not written: the image does not fit into memory twice. Close other "
                                "programs and save it again.")
                                 .arg(path));
    const QString problem = isEncoded ? writeOutput(path, bytes.data()) : writer.errorString();
    if (!problem.isEmpty())
        throw ImageFileError(tr("\"%1\" cannot be written: %2.").arg(path, problem));
}

} // namespace tilescope
