#pragma once

#include "ui/theme/theme.h"

#include <QObject>

#include <map>

class QAction;
class QActionGroup;

namespace tilescope
{

/// Everything that a menu, a key or the bar above the picture can ask for. The window connects them; here they only
/// get their names, keys and explanations.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    explicit WindowActions(QObject* parent);

    QAction *open, *paste, *save, *quit;
    QAction *runAgain, *cancel;
    QAction* readSilicon;     ///< where a GPU ran the kernel
    QAction* pin;             ///< of the counters
    QAction *source, *result; ///< exclusive
    QAction* toggleShown;     ///< from one to the other
    QAction *grid, *block, *boxes, *profiles, *scale;
    QAction *fit, *zoom100, *zoom200, *zoom400;
    QAction *fullScreen, *hidePanels;
    QAction *nextFinding, *previousFinding;
    QAction *keys, *about;
    std::map<ThemeChoice, QAction*> themes; ///< exclusive

private:
    QAction* make(const QString& text, const QString& tip, const QList<QKeySequence>& shortcuts = {});
    QAction* makeCheckable(const QString& text, const QString& tip, const QList<QKeySequence>& shortcuts, bool checked,
                           QActionGroup* group = nullptr);
};

} // namespace tilescope
