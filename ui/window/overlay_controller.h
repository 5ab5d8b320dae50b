#pragma once

#include "gpu/recipe/report.h"
#include "ui/canvas/overlays/overlay_mode.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QPoint>

#include <memory>
#include <optional>

namespace tilescope
{

/// Lets the canvas draw the overlay that the actions say, and has the block traced whose tile it draws.
class OverlayController : public QObject
{
    Q_OBJECT

public:
    explicit OverlayController(const WindowParts& parts);

private:
    OverlayMode chosen() const;
    void show();
    void next();
    void trace(); ///< where the block that is drawn, or what is known of it, has changed

    WindowParts m_parts;
    std::optional<QPoint> m_traced;           ///< the block that was asked for last
    std::shared_ptr<const Report> m_tracedOf; ///< the report whose block it is
};

} // namespace tilescope
