#pragma once

#include "ui/shell/window_parts.h"

#include <QObject>
#include <QString>

#include <map>

class QDockWidget;
class QFrame;

namespace tilescope
{

class LessonTaking;

/// Covers what would give a lesson's answer away until the student has answered: the panels that show results in place
/// (none moves), the kernel's figures and findings, the number of findings, the check in the status line, the figures
/// drawn over the picture and in its caption, and the result's values under the cursor. It follows
/// LessonTaking::isCovered(). The cloth has a button that lifts it: nothing is locked.
class Curtain : public QObject
{
    Q_OBJECT

public:
    Curtain(const WindowParts& parts, LessonTaking& taking);

    bool isDown() const { return m_isDown; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setDown(bool isDown);
    QFrame* makeCloth(QDockWidget& dock);
    void cover(QDockWidget& dock);
    void hideTitle(QDockWidget& dock);

    WindowParts m_parts;
    LessonTaking& m_taking;
    std::map<QDockWidget*, QFrame*> m_cloths; ///< of the docks whose panels show results
    bool m_isDown = false;                    ///< as it is shown
};

} // namespace tilescope
