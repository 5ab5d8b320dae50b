#pragma once

#include <QRect>
#include <QString>

#include <optional>

namespace tilescope
{

/// A rectangle of the picture as a recipe writes it: "x,y,width,height". Spaces are allowed when it is read.
QString rectangleText(const QRect& rectangle);
std::optional<QRect> rectangleFrom(const QString& text); ///< none when it is something else, or has no area

} // namespace tilescope
