#pragma once

#include "ui/shell/window_parts.h"

#include <QObject>
#include <QString>

#include <map>

class QDockWidget;
class QFrame;

namespace tilescope
{

/// Covers what would give a lesson's answer away until the student has answered: the panels that show results in place
/// (none moves), the kernel's figures and findings, the number of findings, and the check in the status line. The cloth
/// has a button that lifts it: nothing is locked.
class Curtain : public QObject
{
    Q_OBJECT

public:
    explicit Curtain(const WindowParts& parts);

    bool isDown() const { return m_isDown; }
    void setDown(bool isDown);

signals:
    void liftWanted(); ///< the button on the cloth

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QFrame* makeCloth(QDockWidget& dock);
    void cover(QDockWidget& dock);
    void hideTitle(QDockWidget& dock);

    WindowParts m_parts;
    std::map<QDockWidget*, QFrame*> m_cloths; ///< of the docks whose panels show results
    bool m_isDown = false;
};

} // namespace tilescope
