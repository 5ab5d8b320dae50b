#pragma once

class QToolButton;

namespace tilescope
{

/// A checked button is written in a heavier weight than the one that its width is made for: makes room for that.
void makeRoomForBold(QToolButton& button);

} // namespace tilescope
