#pragma once

#include <QList>
#include <QString>

class QMenuBar;
class QWidget;

class QMenuBar;

namespace tilescope
{

/// All are modeless and deleted when closed; a second call brings the keys or the guide to the front.
void showKeys(const QMenuBar& menus, QWidget* parent);
void showGuide(QWidget* parent);
void showAbout(QWidget* parent);

/// What a key or a mouse action does.
struct KeyRow {
    QString keys, meaning;
};

struct KeyGroup {
    QString title; ///< the menu's title, or where the mouse is
    QList<KeyRow> rows;
};

/// Every key that the menus show, a group for each menu, followed by the mouse actions, which are in no menu.
QList<KeyGroup> keyGroups(const QMenuBar& bar);

} // namespace tilescope
