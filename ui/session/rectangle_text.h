#pragma once

#include <QRect>
#include <QString>

#include <optional>

namespace tilescope
{

/// A rectangle of the picture as written in a recipe: "x,y,width,height". The parser accepts spaces.
QString rectangleText(const QRect& rectangle);
std::optional<QRect> rectangleFrom(const QString& text); ///< none if the text is something else, or the area is empty

} // namespace tilescope
