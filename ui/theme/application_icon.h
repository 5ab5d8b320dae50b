#pragma once

#include <QIcon>

namespace tilescope
{

/// A grid of tiles with one picked out and its halo around it, drawn in every size that desktops ask for.
QIcon applicationIcon();

} // namespace tilescope
