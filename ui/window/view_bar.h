#pragma once

class QToolBar;

namespace tilescope
{

class WindowActions;

/// The slim bar above the picture: what is shown, what is drawn over it, how large.
QToolBar* makeViewBar(const WindowActions& actions);

} // namespace tilescope
