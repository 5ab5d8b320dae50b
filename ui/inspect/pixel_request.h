#pragma once

#include <QPoint>
#include <QSize>
#include <QString>

#include <variant>

namespace tilescope
{

/// A pixel from what a person wrote, such as "120, 45", "(120 45)" or "120x45"; or what would work, in a sentence,
/// where there is no such pixel in a picture of this size.
std::variant<QPoint, QString> pixelFromText(const QString& text, QSize picture);

} // namespace tilescope
