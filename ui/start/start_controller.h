#pragma once

#include "ui/shell/window_parts.h"

#include <QObject>

class QMenu;

namespace tilescope
{

struct Operation;

/// The start card: at the first start and from the menu, what to begin with.
class StartController : public QObject
{
    Q_OBJECT

public:
    explicit StartController(const WindowParts& parts);

    void welcome(); ///< shows the card unless it was shown at an earlier start
    void show();
    void addTexts(QMenu& menu); ///< an entry for each source text, which opens its experiment

signals:
    void fileWanted(const QString& name); ///< an image or a .cu file

private:
    void showLessons();
    void showText(const Operation& operation);
    void showHalo();
    void showRace();
    void zoomWhenRun();

    WindowParts m_parts;
    QMetaObject::Connection m_zoom; ///< until the picture's blocks are known
};

} // namespace tilescope
