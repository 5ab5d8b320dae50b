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

/// Sets the canvas to the overlay mode chosen by the actions, and has the block traced whose tile is drawn.
class OverlayController : public QObject
{
    Q_OBJECT

public:
    explicit OverlayController(const WindowParts& parts);

private:
    OverlayMode chosen() const;
    void show();
    void next();
    void trace(); ///< called when the drawn block, or its data, changed

    WindowParts m_parts;
    std::optional<QPoint> m_traced;           ///< the block requested last
    std::shared_ptr<const Report> m_tracedOf; ///< the report whose block it is
};

} // namespace tilescope
