#include "ui/film/gif_file.h"

#include "gpu/recipe/run_control.h"
#include "ui/film/few_colours.h"
#include "ui/parts/export_file.h"
#include "ui/translation.h"

#ifdef TILESCOPE_GIF
#include <gif_lib.h>
#endif

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace tilescope
{

#ifdef TILESCOPE_GIF

namespace
{

constexpr std::size_t mostColours = 255; ///< of a frame; one more stands for what stays as it was

int appendGif(GifFileType* gif, const GifByteType* bytes, int count)
{
    static_cast<QByteArray*>(gif->UserData)->append(reinterpret_cast<const char*>(bytes), count);
    return count;
}

void checkGif(bool succeeded)
{
    if (!succeeded)
        throw ExportError(tr("The animation cannot be written as a GIF: there is not enough memory."));
}

} // namespace

/// Each frame has the pixels that changed since the one before it, with colours of its own; all others are transparent.
class GifFile::Writer
{
public:
    explicit Writer(QSize frame) : m_size(frame)
    {
        int error = 0;
        m_gif = EGifOpen(&m_bytes, appendGif, &error);
        checkGif(m_gif != nullptr);
        EGifSetGifVersion(m_gif, true);
        constexpr int bitsOfColour = 8;
        const bool begins =
            EGifPutScreenDesc(m_gif, frame.width(), frame.height(), bitsOfColour, 0, nullptr) == GIF_OK &&
            repeatForever();
        if (!begins)
            close();
        checkGif(begins);
    }
    ~Writer() { close(); }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void add(const QImage& frame, int ms, const std::stop_token& stop)
    {
        const QImage picture = frame.convertToFormat(QImage::Format_RGB32);
        const FewColours table(changedColours(picture, stop), mostColours);
        const int same = static_cast<int>(table.colours().size());
        putControl(ms, m_last.isNull() ? NO_TRANSPARENT_COLOR : same);
        putDescription(table);
        std::vector<GifPixelType> row(static_cast<std::size_t>(m_size.width()));
        for (int y = 0; y < m_size.height(); ++y) {
            const QRgb* const now = rowOf(picture, y);
            const QRgb* const before = m_last.isNull() ? nullptr : rowOf(m_last, y);
            int index = same;
            for (int x = 0; x < m_size.width(); ++x) {
                const bool isAsLeft = x > 0 && now[x] == now[x - 1] && before == nullptr;
                if (!isAsLeft)
                    index = before != nullptr && before[x] == now[x] ? same : table.indexOf(now[x]);
                row[static_cast<std::size_t>(x)] = static_cast<GifPixelType>(index);
            }
            throwIfStopped(stop);
            checkGif(EGifPutLine(m_gif, row.data(), m_size.width()) == GIF_OK);
        }
        m_last = picture;
    }

    QByteArray finish()
    {
        checkGif(close());
        return m_bytes;
    }

private:
    static void throwIfStopped(const std::stop_token& stop)
    {
        if (stop.stop_requested())
            throw Cancelled();
    }
    static const QRgb* rowOf(const QImage& picture, int y)
    {
        return reinterpret_cast<const QRgb*>(picture.constScanLine(y));
    }

    /// Counted by runs, of which a drawn page has few.
    FewColours::Counts changedColours(const QImage& picture, const std::stop_token& stop) const
    {
        FewColours::Counts counts;
        for (int y = 0; y < m_size.height(); ++y) {
            const QRgb* const now = rowOf(picture, y);
            const QRgb* const before = m_last.isNull() ? nullptr : rowOf(m_last, y);
            throwIfStopped(stop);
            std::size_t run = 0;
            for (int x = 0; x < m_size.width(); ++x) {
                run += before == nullptr || before[x] != now[x] ? 1U : 0U;
                if (run > 0 && (x + 1 == m_size.width() || now[x + 1] != now[x])) {
                    counts[now[x]] += run;
                    run = 0;
                }
            }
        }
        return counts;
    }

    bool repeatForever()
    {
        constexpr GifByteType loop[] = {1, 0, 0};
        return EGifPutExtensionLeader(m_gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
               EGifPutExtensionBlock(m_gif, 11, "NETSCAPE2.0") == GIF_OK &&
               EGifPutExtensionBlock(m_gif, sizeof loop, loop) == GIF_OK && EGifPutExtensionTrailer(m_gif) == GIF_OK;
    }

    void putControl(int ms, int transparent)
    {
        constexpr int msOfTick = 10;
        GraphicsControlBlock control{};
        control.DisposalMode = DISPOSE_DO_NOT;
        control.DelayTime = std::min<int>(ms / msOfTick, std::numeric_limits<std::uint16_t>::max());
        control.TransparentColor = transparent;
        GifByteType bytes[4];
        const std::size_t length = EGifGCBToExtension(&control, bytes);
        checkGif(EGifPutExtension(m_gif, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(length), bytes) == GIF_OK);
    }

    void putDescription(const FewColours& table)
    {
        std::vector<GifColorType> colours;
        for (const QRgb colour : table.colours())
            colours.push_back({static_cast<GifByteType>(qRed(colour)), static_cast<GifByteType>(qGreen(colour)),
                               static_cast<GifByteType>(qBlue(colour))});
        constexpr int all = 256;
        colours.resize(all);
        ColorMapObject* const map = GifMakeMapObject(all, colours.data());
        checkGif(map != nullptr);
        const bool isPut = EGifPutImageDesc(m_gif, 0, 0, m_size.width(), m_size.height(), false, map) == GIF_OK;
        GifFreeMapObject(map);
        checkGif(isPut);
    }

    bool close()
    {
        if (m_gif == nullptr)
            return true;
        int error = 0;
        GifFileType* const gif = std::exchange(m_gif, nullptr);
        return EGifCloseFile(gif, &error) == GIF_OK;
    }

    QSize m_size;
    QByteArray m_bytes;
    GifFileType* m_gif = nullptr;
    QImage m_last; ///< the frame before; null before the first
};

bool GifFile::isSupported() { return true; }
GifFile::GifFile(QSize frame) : m_writer(std::make_unique<Writer>(frame)) {}
void GifFile::add(const QImage& frame, int ms, const std::stop_token& stop) { m_writer->add(frame, ms, stop); }
QByteArray GifFile::finish() { return m_writer->finish(); }

#else

class GifFile::Writer
{
};

bool GifFile::isSupported() { return false; }
GifFile::GifFile(QSize) {}
void GifFile::add(const QImage&, int, const std::stop_token&) {}
QByteArray GifFile::finish() { return {}; }

#endif

GifFile::~GifFile() = default;

} // namespace tilescope
