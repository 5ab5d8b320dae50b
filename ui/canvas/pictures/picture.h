#pragma once

#include "gpu/cuda/device_picture.h"
#include "gpu/image/image.h"
#include "ui/canvas/pictures/display_range.h"
#include "ui/view_mode.h"

#include <QLine>
#include <QPoint>
#include <QSize>

#include <memory>

namespace tilescope
{

/// A picture as the canvas draws it: in host memory, in GPU memory, or in both with the same content.
struct Picture {
    ImagePtr host;
    std::shared_ptr<const DevicePicture> device;
    DisplayRange range; ///< for floats

    bool isEmpty() const { return !host && !device; }
    QSize size() const
    {
        if (host)
            return {host->width(), host->height()};
        return device ? QSize(device->width(), device->height()) : QSize();
    }
    bool isFloat() const { return !isEmpty() && (host ? host->format() : device->format()) == PixelFormat::Float32; }
    bool operator==(const Picture&) const = default; ///< the same memory, which is never overwritten
};

/// The picture as it is drawn. Grey pictures and floats have no channels, and a picture that lies only on the GPU is
/// drawn whole; without an alpha channel, so is what Alpha would show.
Picture inChannel(const Picture& picture, ChannelView channel, const ImagePtr& alpha);

enum class PictureSlot { Source, Result, Difference, Reuse, Preview };
inline constexpr int pictureSlotCount = 5;

/// A pixel of the source or of the result; of both if they share coordinates.
struct PixelPlace {
    PictureSlot slot = PictureSlot::Source; ///< Source or Result
    QPoint pixel;
    bool operator==(const PixelPlace&) const = default;
};

/// A line from pixel to pixel of the source or of the result; of both if they share coordinates.
struct LinePlace {
    PictureSlot slot = PictureSlot::Source;
    QLine line;
    bool operator==(const LinePlace&) const = default;
};

} // namespace tilescope
