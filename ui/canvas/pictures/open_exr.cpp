#include "ui/canvas/pictures/image_file.h"
#include "ui/canvas/pictures/picture_file.h"
#include "ui/canvas/pictures/value_files.h"
#include "ui/translation.h"

#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <exception>
#include <new>
#include <string>
#include <vector>

#ifdef TILESCOPE_EXR
#include <ImfChannelList.h>
#include <ImfFrameBuffer.h>
#include <ImfHeader.h>
#include <ImfIO.h>
#include <ImfInputFile.h>
#endif

namespace tilescope
{

#ifdef TILESCOPE_EXR

bool readsOpenExr() { return true; }

namespace
{

/// A PictureFile as OpenEXR reads it.
class ExrStream : public Imf::IStream
{
public:
    explicit ExrStream(PictureFile& file) : Imf::IStream("picture"), m_file(file) {}

    bool read(char to[], int bytes) override
    {
        if (m_file.read(to, bytes) != bytes)
            throw std::runtime_error("it ends early");
        return m_file.pos() < m_file.size();
    }
    std::uint64_t tellg() override { return static_cast<std::uint64_t>(m_file.pos()); }
    void seekg(std::uint64_t position) override
    {
        if (position > static_cast<std::uint64_t>(m_file.size()) || !m_file.seek(static_cast<qint64>(position)))
            throw std::runtime_error("it ends early");
    }

private:
    PictureFile& m_file;
};

/// The channels to be read: colours, else luminance, else the first.
struct ExrChannels {
    std::vector<std::string> names;
    bool hasAlpha = false;
    QString note;
};

ExrChannels exrChannels(const Imf::ChannelList& list)
{
    ExrChannels channels;
    channels.hasAlpha = list.findChannel("A") != nullptr;
    int others = channels.hasAlpha ? -1 : 0;
    for (auto one = list.begin(); one != list.end(); ++one)
        ++others;
    if (list.findChannel("R") && list.findChannel("G") && list.findChannel("B"))
        channels.names = {"R", "G", "B"};
    else if (list.findChannel("Y"))
        channels.names = {"Y"};
    else if (list.begin() != list.end())
        channels.names = {list.begin().name()};
    if (channels.names == std::vector<std::string>{"A"})
        channels.hasAlpha = false; // there is nothing else that it could be the transparency of
    others -= static_cast<int>(channels.names.size());
    if (others > 0)
        channels.note =
            (channels.names.size() == 1 ? tr("Only the channel %1 was read; channels ignored: %2.")
                                              .arg(QString::fromStdString(channels.names.front()))
                                        : tr("Only the channels R, G and B were read; channels ignored: %1."))
                .arg(others);
    return channels;
}

/// Where OpenEXR stores a channel: its addresses count from the data window's origin.
Imf::Slice sliceOf(float* first, const Imath::Box2i& window, int width)
{
    const std::ptrdiff_t origin = std::ptrdiff_t{window.min.y} * width + window.min.x;
    auto* base = reinterpret_cast<char*>(reinterpret_cast<std::intptr_t>(first) -
                                         static_cast<std::intptr_t>(origin) * std::intptr_t{sizeof(float)});
    return {Imf::FLOAT, base, sizeof(float), sizeof(float) * static_cast<std::size_t>(width)};
}

ReadValues decodedExr(Imf::InputFile& exr, const QString& name, const std::stop_token& stop)
{
    const Imath::Box2i window = exr.header().dataWindow();
    const QSize size(window.max.x - window.min.x + 1, window.max.y - window.min.y + 1);
    const ExrChannels channels = exrChannels(exr.header().channels());
    if (channels.names.empty())
        throw ImageFileError(tr("\"%1\" has no readable channel.").arg(name));
    const int count = static_cast<int>(channels.names.size());
    ValuePlanes planes(size, count + (channels.hasAlpha ? 1 : 0), name);
    std::vector<std::string> wanted = channels.names;
    if (channels.hasAlpha)
        wanted.emplace_back("A");
    Imf::FrameBuffer buffer;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const Imf::Channel& channel = exr.header().channels()[wanted[i]];
        if (channel.xSampling != 1 || channel.ySampling != 1)
            throw ImageFileError(
                tr("\"%1\" contains fewer values than pixels in its channel %2. Save it with a value for each pixel.")
                    .arg(name, QString::fromStdString(wanted[i])));
        buffer.insert(wanted[i], sliceOf(planes.row(static_cast<int>(i), 0), window, size.width()));
    }
    exr.setFrameBuffer(buffer);
    constexpr int band = 16; // rows between two checks of the stop token
    for (int y = window.min.y; y <= window.max.y && !stop.stop_requested(); y += band)
        exr.readPixels(y, std::min(y + band - 1, window.max.y));
    ReadValues read{planes.taken(PictureValues::Kind::Floats), channels.note};
    if (!channels.hasAlpha)
        return read;
    PictureValues alpha;
    alpha.kind = PictureValues::Kind::Floats;
    alpha.planes = {read.values.planes.back()};
    read.values.planes.pop_back();
    const ImagePtr grey = withRange(alpha, {0, 1}, stop);
    const bool isOpaque = std::all_of(grey->bytes().begin(), grey->bytes().end(),
                                      [](std::byte value) { return value == std::byte{255}; });
    if (!isOpaque)
        read.values.alpha = grey;
    return read;
}

} // namespace

ReadValues readOpenExr(PictureFile& file, const QString& name, const std::stop_token& stop)
{
    static const bool isLimited = [] { // before anything is allocated for a size that a header claims
        Imf::Header::setMaxImageSize(maximumImageSide, maximumImageSide);
        Imf::Header::setMaxTileSize(maximumImageSide, maximumImageSide);
        return true;
    }();
    Q_UNUSED(isLimited)
    file.seek(0);
    try {
        ExrStream stream(file);
        Imf::InputFile exr(stream, 0);
        return decodedExr(exr, name, stop);
    } catch (const ImageFileError&) {
        throw;
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        file.throwIfEnded();
        throw ImageFileError(
            tr("\"%1\" cannot be decoded: OpenEXR says \"%2\".").arg(name, QString::fromUtf8(error.what()).trimmed()));
    }
}

#else

bool readsOpenExr() { return false; }
ReadValues readOpenExr(PictureFile&, const QString&, const std::stop_token&) { return {}; }

#endif

} // namespace tilescope
