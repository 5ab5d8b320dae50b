#pragma once

#include <QList>
#include <QString>

class QMenuBar;
class QWidget;

class QMenuBar;

namespace tilescope
{

/// Both stay open beside the window and go when closed.
void showKeys(const QMenuBar& menus, QWidget* parent); ///< once; a second call brings it to the front
void showAbout(QWidget* parent);

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
