#pragma once

#include "ui/canvas/scene.h"

#include <QPainter>

#include <memory>
#include <vector>

namespace tilescope
{

/// Something drawn over the picture with QPainter, the same on every surface. The painter works in view coordinates
/// with antialiasing on; its state may be changed freely.
class Overlay
{
public:
    virtual ~Overlay() = default;
    Overlay(const Overlay&) = delete;
    Overlay& operator=(const Overlay&) = delete;

    virtual bool isVisible(const Scene& scene) const = 0;
    virtual void paint(QPainter& painter, const Scene& scene) const = 0;

protected:
    Overlay() = default;
};

/// All overlays, in drawing order.
std::vector<std::unique_ptr<Overlay>> makeOverlays();

} // namespace tilescope
