#include "ui/session/rectangle_text.h"

#include <QStringList>

#include <array>

namespace tilescope
{

QString rectangleText(const QRect& rectangle)
{
    return QStringLiteral("%1,%2,%3,%4")
        .arg(rectangle.x())
        .arg(rectangle.y())
        .arg(rectangle.width())
        .arg(rectangle.height());
}

std::optional<QRect> rectangleFrom(const QString& text)
{
    const QStringList fields = text.split(u',');
    if (fields.size() != 4)
        return {};
    std::array<int, 4> numbers{};
    for (qsizetype i = 0; i < 4; ++i) {
        bool isNumber = false;
        numbers[static_cast<std::size_t>(i)] = fields[i].trimmed().toInt(&isNumber);
        if (!isNumber)
            return {};
    }
    const auto [x, y, width, height] = numbers;
    constexpr int limit = 1 << 24; // so that no sum of two overflows
    const bool isSmall = x < limit && y < limit && width < limit && height < limit;
    if (x < 0 || y < 0 || width < 1 || height < 1 || !isSmall)
        return {};
    return QRect(x, y, width, height);
}

} // namespace tilescope
