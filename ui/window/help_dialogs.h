#pragma once

#include <QList>
#include <QString>

class QMenuBar;
class QWidget;

namespace tilescope
{

class SettingsModel;

/// All are modeless and deleted when closed; a second call brings one that is open to the front.
void showKeys(const QMenuBar& menus, QWidget* parent);
void showGuide(QWidget* parent);
void showDevice(const SettingsModel& settings, QWidget* parent); ///< begins with the GPU that the emulator models
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
