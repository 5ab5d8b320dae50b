#include "ui/canvas/overlays/border_place.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace tilescope
{

namespace
{

int mirrored(int i, int n)
{
    const int period = std::max(2 * n - 2, 1);
    const int there = std::abs(i) % period;
    return std::min(there, period - there);
}

} // namespace

std::optional<BorderKind> borderKind(const Recipe& completed)
{
    const auto found = completed.parameters.find("border");
    if (found == completed.parameters.end())
        return {};
    const auto* name = std::get_if<std::string>(&found->second);
    if (!name)
        return {};
    return *name == "zero" ? BorderKind::Zero : *name == "mirror" ? BorderKind::Mirror : BorderKind::Replicate;
}

std::optional<QPoint> readFrom(QPoint place, QSize picture, BorderKind kind)
{
    const bool isInside = QRect(QPoint(0, 0), picture).contains(place);
    if (isInside)
        return place;
    switch (kind) {
    case BorderKind::Zero: return {};
    case BorderKind::Mirror: return QPoint(mirrored(place.x(), picture.width()), mirrored(place.y(), picture.height()));
    case BorderKind::Replicate: break;
    }
    return QPoint(std::clamp(place.x(), 0, picture.width() - 1), std::clamp(place.y(), 0, picture.height() - 1));
}

} // namespace tilescope
