#include "ui/canvas/overlays/overlay_mode.h"

#include <algorithm>

namespace tilescope
{

QString toText(OverlayMode mode)
{
    switch (mode) {
    case OverlayMode::Halo: return QStringLiteral("halo");
    case OverlayMode::Grid: return QStringLiteral("grid");
    case OverlayMode::Warps: return QStringLiteral("warps");
    case OverlayMode::Border: return QStringLiteral("border");
    case OverlayMode::Banks: return QStringLiteral("banks");
    case OverlayMode::Order: return QStringLiteral("order");
    }
    return {};
}

std::optional<OverlayMode> parseOverlayMode(const QString& text)
{
    for (const OverlayMode mode : overlayModes)
        if (text == toText(mode))
            return mode;
    return {};
}

QStringList overlayModeTexts()
{
    QStringList texts;
    for (const OverlayMode mode : overlayModes)
        texts << toText(mode);
    return texts;
}

OverlayMode nextOverlay(OverlayMode mode)
{
    const auto* const at = std::find(overlayModes.begin(), overlayModes.end(), mode) + 1;
    return at == overlayModes.end() ? overlayModes.front() : *at;
}

} // namespace tilescope
