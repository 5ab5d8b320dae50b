#pragma once

#include <QList>
#include <QString>

class QMenuBar;

namespace tilescope
{

/// What a key, or the mouse, does.
struct KeyRow {
    QString keys, meaning;
};

struct KeyGroup {
    QString title; ///< a menu's, or where the mouse is
    QList<KeyRow> rows;
};

/// Every key that the menus show, a group a menu, and then what the mouse does, which no menu shows.
QList<KeyGroup> keyGroups(const QMenuBar& bar);

} // namespace tilescope
