#pragma once

#include <QColor>

/// Colours of the overlays: blue and orange are distinguishable by colour-blind users. Each line is light on a dark
/// casing, so that it is visible on any picture.
namespace tilescope::overlay_style
{

inline const QColor casing{10, 14, 20}; ///< under every light line
inline const QColor gridLine{255, 255, 255};
inline const QColor tileLine{86, 180, 233}; ///< the pixels that a block writes
inline const QColor haloLine{255, 176, 32}; ///< the pixels that it reads beyond them
inline const QColor warpEven{86, 180, 233};
inline const QColor warpOdd{0, 90, 181};
inline const QColor boxLine{255, 232, 92};        ///< what the operation found
inline const QColor selectionLine{255, 255, 255}; ///< what the user selected
inline const QColor wipeLine{255, 255, 255};      ///< between source and result
inline const QColor cursorLine{255, 255, 255};    ///< the position of the cursor in the other picture
inline const QColor pinLine{240, 128, 200};       ///< the pinned pixel
inline const QColor valueLine{150, 235, 150};     ///< the line along which values are shown
inline const QColor profileFill{86, 180, 233};
inline const QColor chosenLine{228, 97, 192}; ///< the block that is stepped through
inline const QColor loadFlash{64, 200, 255};  ///< pixels that a warp has just loaded
inline const QColor storeFlash{255, 120, 40}; ///< and stored
inline const QColor captionFill{18, 22, 28, 235};
inline const QColor captionText{244, 246, 248};

} // namespace tilescope::overlay_style
