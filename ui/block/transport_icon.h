#pragma once

#include <QColor>
#include <QIcon>

namespace tilescope
{

enum class TransportSign { Start, Back, Play, Pause, Forward, End, Loop };

/// The signs of a player, drawn in a colour of the theme.
QIcon transportIcon(TransportSign sign, const QColor& colour);

} // namespace tilescope
