#include "ui/canvas/pictures/image_file.h"
#include "ui/canvas/pictures/picture_file.h"
#include "ui/canvas/pictures/value_files.h"
#include "ui/translation.h"

#include <QFloat16>
#include <QImage>
#include <QTransform>

#include <algorithm>
#include <cstring>
#include <functional>
#include <memory>
#include <utility>

#ifdef TILESCOPE_TIFF
#include <tiffio.h>
#endif

namespace tilescope
{

#ifdef TILESCOPE_TIFF

bool readsFloatTiff() { return true; }

namespace
{

/// The most for one row or tile, as libtiff decodes it.
constexpr tmsize_t largestTiffPiece = 64 << 20;

tmsize_t readTiff(thandle_t handle, void* to, tmsize_t bytes)
{
    return static_cast<tmsize_t>(static_cast<PictureFile*>(handle)->read(static_cast<char*>(to), bytes));
}

tmsize_t writeNoTiff(thandle_t, void*, tmsize_t) { return 0; }

toff_t seekTiff(thandle_t handle, toff_t offset, int whence)
{
    auto& file = *static_cast<PictureFile*>(handle);
    const qint64 from = whence == SEEK_CUR ? file.pos() : whence == SEEK_END ? file.size() : 0;
    const auto to = static_cast<qint64>(static_cast<toff_t>(from) + offset);
    return to >= 0 && to <= file.size() && file.seek(to) ? static_cast<toff_t>(to) : static_cast<toff_t>(-1);
}

int closeTiff(thandle_t) { return 0; }
toff_t sizeOfTiff(thandle_t handle) { return static_cast<toff_t>(static_cast<PictureFile*>(handle)->size()); }
int keepSilent(TIFF*, void*, const char*, const char*, va_list) { return 1; }

struct TiffCloser {
    void operator()(TIFF* tiff) const { TIFFClose(tiff); }
};
using Tiff = std::unique_ptr<TIFF, TiffCloser>;

Tiff openTiff(PictureFile& file)
{
    const std::unique_ptr<TIFFOpenOptions, decltype(&TIFFOpenOptionsFree)> options(TIFFOpenOptionsAlloc(),
                                                                                   &TIFFOpenOptionsFree);
    if (!options)
        throw std::bad_alloc();
    TIFFOpenOptionsSetMaxSingleMemAlloc(options.get(), mostValueBytes);
    TIFFOpenOptionsSetErrorHandlerExtR(options.get(), keepSilent, nullptr);
    TIFFOpenOptionsSetWarningHandlerExtR(options.get(), keepSilent, nullptr);
    // Read, and never mapped: a file that another program cuts short would end the process.
    return Tiff(TIFFClientOpenExt("picture", "rm", &file, readTiff, writeNoTiff, seekTiff, closeTiff, sizeOfTiff,
                                  nullptr, nullptr, options.get()));
}

/// What the first directory says.
struct TiffLayout {
    std::uint32_t width = 0, height = 0;
    std::uint16_t bits = 1, format = SAMPLEFORMAT_UINT, samples = 1, planar = PLANARCONFIG_CONTIG;
    std::uint16_t photometric = PHOTOMETRIC_MINISBLACK, orientation = ORIENTATION_TOPLEFT;

    int sampleBytes() const { return bits / 8; }
    bool isColour() const { return photometric == PHOTOMETRIC_RGB && samples >= 3; }
    int channels() const { return isColour() ? 3 : 1; }
};

TiffLayout layoutOf(TIFF* tiff)
{
    TiffLayout layout;
    TIFFGetField(tiff, TIFFTAG_IMAGEWIDTH, &layout.width);
    TIFFGetField(tiff, TIFFTAG_IMAGELENGTH, &layout.height);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_BITSPERSAMPLE, &layout.bits);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLEFORMAT, &layout.format);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLESPERPIXEL, &layout.samples);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_PLANARCONFIG, &layout.planar);
    TIFFGetField(tiff, TIFFTAG_PHOTOMETRIC, &layout.photometric);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_ORIENTATION, &layout.orientation);
    return layout;
}

using ToFloat = float (*)(const unsigned char*);

template <typename T>
float floatFrom(const unsigned char* bytes)
{
    T value;
    std::memcpy(&value, bytes, sizeof value);
    return static_cast<float>(value);
}

/// Null for values that are not read, such as complex numbers.
ToFloat conversionOf(const TiffLayout& layout)
{
    const int kind = layout.format * 100 + layout.bits;
    switch (kind) {
    case SAMPLEFORMAT_IEEEFP * 100 + 16: return floatFrom<qfloat16>;
    case SAMPLEFORMAT_IEEEFP * 100 + 32: return floatFrom<float>;
    case SAMPLEFORMAT_IEEEFP * 100 + 64: return floatFrom<double>;
    case SAMPLEFORMAT_UINT * 100 + 8: return floatFrom<std::uint8_t>;
    case SAMPLEFORMAT_UINT * 100 + 32: return floatFrom<std::uint32_t>;
    case SAMPLEFORMAT_INT * 100 + 8: return floatFrom<std::int8_t>;
    case SAMPLEFORMAT_INT * 100 + 16: return floatFrom<std::int16_t>;
    case SAMPLEFORMAT_INT * 100 + 32: return floatFrom<std::int32_t>;
    default: return nullptr;
    }
}

[[noreturn]] void refuseDamagedTiff(const QString& name)
{
    throw ImageFileError(
        tr("\"%1\" cannot be decoded: it is damaged, truncated, or compressed in an unsupported way.").arg(name));
}

/// Values of one channel side by side, in the file's own type.
struct TiffRun {
    int channel, x, y, count;
    const unsigned char* bytes;
    std::size_t step; ///< bytes from one value to the next
};

/// Decodes rows or tiles.
class TiffDecoder
{
public:
    using Take = std::function<void(const TiffRun&)>;

    TiffDecoder(TIFF* tiff, const TiffLayout& layout, Take take, const std::stop_token& stop)
        : m_tiff(tiff), m_layout(layout), m_take(std::move(take)), m_stop(stop)
    {
    }

    /// False if the file is damaged. An incomplete picture if a stop was requested.
    bool decode()
    {
        const bool isTiled = TIFFIsTiled(m_tiff) != 0;
        const tmsize_t bytes = isTiled ? TIFFTileSize(m_tiff) : TIFFScanlineSize(m_tiff);
        if (bytes < 1 || bytes > largestTiffPiece)
            return false;
        m_piece.resize(static_cast<std::size_t>(bytes));
        const bool isSeparate = m_layout.planar == PLANARCONFIG_SEPARATE;
        for (int channel = 0; channel < (isSeparate ? m_layout.channels() : 1); ++channel)
            if (!(isTiled ? decodeTiles(channel) : decodeRows(channel)))
                return false;
        return true;
    }

private:
    bool isInterleaved() const { return m_layout.planar != PLANARCONFIG_SEPARATE; }
    int samplesOfPiece() const { return isInterleaved() ? m_layout.samples : 1; }

    /// `count` pixels of the piece from `from` on; false if the piece is too small for them.
    bool take(std::size_t from, int channel, int x, int y, int count)
    {
        const auto pixelBytes = static_cast<std::size_t>(samplesOfPiece()) * static_cast<std::size_t>(sampleBytes());
        if (from + pixelBytes * static_cast<std::size_t>(count) > m_piece.size())
            return false;
        const int channels = isInterleaved() ? m_layout.channels() : 1;
        for (int c = 0; c < channels; ++c)
            m_take({isInterleaved() ? c : channel, x, y, count,
                    m_piece.data() + from + static_cast<std::size_t>(c * sampleBytes()), pixelBytes});
        return true;
    }
    int sampleBytes() const { return m_layout.sampleBytes(); }

    bool decodeRows(int channel)
    {
        const int width = static_cast<int>(m_layout.width);
        for (std::uint32_t y = 0; y < m_layout.height && !m_stop.stop_requested(); ++y)
            if (TIFFReadScanline(m_tiff, m_piece.data(), y, static_cast<std::uint16_t>(channel)) < 0 ||
                !take(0, channel, 0, static_cast<int>(y), width))
                return false;
        return true;
    }

    bool decodeTiles(int channel)
    {
        std::uint32_t width = 0, height = 0;
        TIFFGetField(m_tiff, TIFFTAG_TILEWIDTH, &width);
        TIFFGetField(m_tiff, TIFFTAG_TILELENGTH, &height);
        if (width < 1 || height < 1)
            return false;
        for (std::uint32_t top = 0; top < m_layout.height; top += height)
            for (std::uint32_t left = 0; left < m_layout.width; left += width) {
                if (m_stop.stop_requested())
                    return true;
                if (TIFFReadTile(m_tiff, m_piece.data(), left, top, 0, static_cast<std::uint16_t>(channel)) < 0)
                    return false;
                if (!takeTile(channel, {left, top, width, height}))
                    return false;
            }
        return true;
    }

    struct Tile {
        std::uint32_t left, top, width, height;
    };
    bool takeTile(int channel, const Tile& tile)
    {
        const std::uint32_t rows = std::min(tile.height, m_layout.height - tile.top);
        const std::uint32_t columns = std::min(tile.width, m_layout.width - tile.left);
        const std::size_t rowBytes = std::size_t{tile.width} * static_cast<std::size_t>(samplesOfPiece()) *
                                     static_cast<std::size_t>(sampleBytes());
        for (std::uint32_t y = 0; y < rows; ++y)
            if (!take(y * rowBytes, channel, static_cast<int>(tile.left), static_cast<int>(tile.top + y),
                      static_cast<int>(columns)))
                return false;
        return true;
    }

    TIFF* m_tiff;
    const TiffLayout& m_layout;
    Take m_take;
    const std::stop_token& m_stop;
    std::vector<unsigned char> m_piece;
};

QString tiffNote(const TiffLayout& layout)
{
    QStringList said;
    if (layout.samples > layout.channels())
        said << (layout.isColour() ? tr("Only red, green and blue of the %1 samples per pixel were read.")
                                   : tr("Only the first of the %1 samples per pixel was read."))
                    .arg(layout.samples);
    if (layout.orientation != ORIENTATION_TOPLEFT)
        said << tr("The image is shown as stored, although the file specifies another orientation.");
    return sentences(said);
}

/// Upright, as the tag Orientation says.
QImage upright(const QImage& picture, int orientation)
{
    const auto turned = [&](int degrees) { return picture.transformed(QTransform().rotate(degrees)); };
    switch (orientation) {
    case ORIENTATION_TOPRIGHT: return picture.mirrored(true, false);
    case ORIENTATION_BOTRIGHT: return picture.mirrored(true, true);
    case ORIENTATION_BOTLEFT: return picture.mirrored(false, true);
    case ORIENTATION_LEFTTOP: return turned(90).mirrored(true, false);
    case ORIENTATION_RIGHTTOP: return turned(90);
    case ORIENTATION_RIGHTBOT: return turned(90).mirrored(false, true);
    case ORIENTATION_LEFTBOT: return turned(270);
    default: return picture;
    }
}

struct OpenTiff {
    Tiff tiff;
    TiffLayout layout;
};

OpenTiff openTiff(PictureFile& file, const QString& name)
{
    file.seek(0);
    OpenTiff opened{openTiff(file), {}};
    if (!opened.tiff)
        refuseDamagedTiff(name);
    TiffLayout& layout = opened.layout;
    layout = layoutOf(opened.tiff.get());
    constexpr std::uint32_t most = 1 << 30; // that an int holds
    if (layout.width < 1 || layout.height < 1 || layout.width > most || layout.height > most || layout.samples < 1)
        refuseDamagedTiff(name);
    return opened;
}

} // namespace

ReadValues readTiledTiff(PictureFile& file, const QString& name, const std::stop_token& stop)
{
    const auto [tiff, layout] = openTiff(file, name);
    if (layout.bits != 8 || layout.format != SAMPLEFORMAT_UINT || !layout.isColour())
        refuseDamagedTiff(name);
    const QSize size(static_cast<int>(layout.width), static_cast<int>(layout.height));
    checkPictureSize(size, name);
    QImage picture(size, QImage::Format_RGB888);
    if (picture.isNull())
        throw std::bad_alloc();
    const auto take = [&picture](const TiffRun& run) {
        uchar* const to = picture.scanLine(run.y) + std::ptrdiff_t{3} * run.x + run.channel;
        for (int i = 0; i < run.count; ++i)
            to[3 * i] = run.bytes[run.step * static_cast<std::size_t>(i)];
    };
    const bool isWhole = TiffDecoder(tiff.get(), layout, take, stop).decode();
    file.throwIfEnded();
    if (!isWhole)
        refuseDamagedTiff(name);
    picture = upright(picture, layout.orientation);
    auto image = std::make_shared<Image>(picture.width(), picture.height(), PixelFormat::Rgb8);
    for (int y = 0; y < picture.height(); ++y)
        std::memcpy(image->row<std::uint8_t>(y), picture.constScanLine(y), image->pitchBytes());
    ReadValues read;
    read.values.bytes = std::move(image);
    if (layout.orientation != ORIENTATION_TOPLEFT)
        read.note = tr("Rotated upright according to its EXIF orientation.");
    return read;
}

ReadValues readFloatTiff(PictureFile& file, const QString& name, const std::stop_token& stop)
{
    const auto [tiff, layout] = openTiff(file, name);
    const bool isGreyOrColour = layout.photometric == PHOTOMETRIC_MINISBLACK || layout.photometric == PHOTOMETRIC_RGB;
    if (!conversionOf(layout) || !isGreyOrColour)
        throw ImageFileError(tr("\"%1\" contains values of an unsupported type. Save it as greyscale or RGB, with 8 or "
                                "16 bits or 32-bit floats per channel.")
                                 .arg(name));
    ValuePlanes planes({static_cast<int>(layout.width), static_cast<int>(layout.height)}, layout.channels(), name);
    const auto take = [&planes, convert = conversionOf(layout)](const TiffRun& run) {
        float* to = planes.row(run.channel, run.y) + run.x;
        for (int i = 0; i < run.count; ++i)
            to[i] = convert(run.bytes + run.step * static_cast<std::size_t>(i));
    };
    const bool isWhole = TiffDecoder(tiff.get(), layout, take, stop).decode();
    file.throwIfEnded();
    if (!isWhole)
        refuseDamagedTiff(name);
    return {planes.taken(PictureValues::Kind::Floats), tiffNote(layout)};
}

#else

bool readsFloatTiff() { return false; }
ReadValues readFloatTiff(PictureFile&, const QString&, const std::stop_token&) { return {}; }
ReadValues readTiledTiff(PictureFile&, const QString&, const std::stop_token&) { return {}; }

#endif

} // namespace tilescope
