#pragma once

class QToolButton;

namespace tilescope
{

/// Reserves width for the heavier font weight of a checked button, which its size hint does not include.
void makeRoomForBold(QToolButton& button);

} // namespace tilescope
