#pragma once

#include "ui/canvas/pictures/picture.h"

namespace tilescope
{

/// The channels that are shown; a single one as grey levels.
enum class ChannelView { All, Red, Green, Blue, Alpha };

/// The picture as it is drawn. Grey pictures and floats have no channels, and a picture that lies only on the GPU is
/// drawn whole; without an alpha channel, so is what Alpha would show.
Picture inChannel(const Picture& picture, ChannelView channel, const ImagePtr& alpha);

} // namespace tilescope
