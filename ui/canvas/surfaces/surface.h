#pragma once

#include "ui/canvas/pictures/picture.h"
#include "ui/canvas/pictures/picture_layer.h"
#include "ui/canvas/surfaces/gl_probe.h"

#include <QColor>
#include <QWidget>

#include <functional>
#include <vector>

namespace tilescope
{

/// Callbacks from a surface to the canvas. Both may be called at any time on the GUI thread, but never inside a paint.
struct SurfaceEvents {
    std::function<void()> stateChanged;
    std::function<void()> hostPictureNeeded; ///< the result lies only on the GPU and cannot be drawn from there
};

/// Draws pictures in layers: the part of the canvas that uses OpenGL or QPainter. Overlays lie on top and depend on
/// neither.
class Surface
{
public:
    virtual ~Surface() = default;
    Surface(const Surface&) = delete;
    Surface& operator=(const Surface&) = delete;

    virtual QWidget* widget() = 0;
    virtual void setPicture(PictureSlot slot, const Picture& picture) = 0;
    virtual void setLayers(std::vector<PictureLayer> layers) = 0;
    virtual void setBackground(QColor colour) = 0;
    virtual DisplayState state() const = 0;

protected:
    Surface() = default;
};

} // namespace tilescope
