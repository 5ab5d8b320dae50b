#pragma once

#include "ui/canvas/view_mode.h"

#include <QObject>

class QWidget;

namespace tilescope
{

class Canvas;
class WindowActions;

/// Lets the canvas show what the actions say: source, result, both or their difference, and the source for as long as
/// a key is held.
class ViewChoice : public QObject
{
    Q_OBJECT

public:
    ViewChoice(const WindowActions& actions, Canvas& canvas, QWidget* window);

    ViewMode chosen() const;
    void choose(ViewMode mode);

private:
    void show();
    void toggle();            ///< from the source to the result and back
    void stepGain(int steps); ///< towards larger ones

    const WindowActions& m_actions;
    Canvas& m_canvas;
    bool m_holdsSource = false;
};

} // namespace tilescope
