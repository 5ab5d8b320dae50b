#pragma once

class QMenuBar;
class QWidget;

namespace tilescope
{

/// Both stay open beside the window and go when closed.
void showKeys(const QMenuBar& menus, QWidget* parent); ///< once; a second call brings it to the front
void showAbout(QWidget* parent);

} // namespace tilescope
