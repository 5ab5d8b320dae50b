#pragma once

#include <QToolButton>

namespace tilescope
{

struct Scene;

/// At the edge of the canvas, where the block that is stepped through lies beyond it: a click brings the block back.
class BlockArrow : public QToolButton
{
    Q_OBJECT

public:
    explicit BlockArrow(QWidget* canvas);

    void point(const Scene& scene); ///< shows and places it, or hides it
};

} // namespace tilescope
