#pragma once

#include "ui/canvas/overlays/captions.h"
#include "ui/canvas/scene.h"

#include <QColor>
#include <QFont>
#include <QImage>

namespace tilescope
{

/// What the canvas shows, as a value that can be painted on any thread, by QPainter, from pictures in host memory.
class ViewSheet
{
public:
    ViewSheet(Scene scene, Caption caption, QColor background, const QFont& font);

    /// Whether a part of what is shown lies only on the GPU and would be left out.
    bool lacksPicture() const;

    /// The view at `scale` times its pixels: lines, texts and pixels of the picture are redrawn, not enlarged.
    QImage painted(int scale) const;

private:
    Scene m_scene;
    Caption m_caption; ///< under it
    QColor m_background;
    QFont m_font;
};

} // namespace tilescope
