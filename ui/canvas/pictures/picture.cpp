#include "ui/canvas/pictures/picture.h"

#include <memory>

namespace tilescope
{

Picture inChannel(const Picture& picture, ChannelView channel, const ImagePtr& alpha)
{
    if (channel == ChannelView::Alpha && alpha && picture.host)
        return {alpha, {}, {}};
    const bool hasChannels = picture.host && picture.host->format() == PixelFormat::Rgb8;
    if (channel == ChannelView::All || channel == ChannelView::Alpha || !hasChannels)
        return picture;
    const Image& from = *picture.host;
    auto grey = std::make_shared<Image>(from.width(), from.height(), PixelFormat::Grey8);
    const auto offset = static_cast<std::size_t>(channel) - static_cast<std::size_t>(ChannelView::Red);
    for (int y = 0; y < from.height(); ++y) {
        const auto* rgb = from.row<std::uint8_t>(y) + offset;
        auto* to = grey->row<std::uint8_t>(y);
        for (int x = 0; x < from.width(); ++x, rgb += 3)
            to[x] = *rgb;
    }
    return {std::move(grey), {}, {}};
}

} // namespace tilescope
