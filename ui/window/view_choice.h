#pragma once

#include "ui/view_mode.h"

#include <QObject>

class QWidget;

namespace tilescope
{

class Canvas;
class WindowActions;

/// Sets the canvas to the view chosen by the actions: source, result, both or their difference; and to the source while
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
    void toggle();            ///< switches between source and result
    void stepGain(int steps); ///< positive: towards larger gains

    const WindowActions& m_actions;
    Canvas& m_canvas;
    bool m_holdsSource = false;
};

} // namespace tilescope
