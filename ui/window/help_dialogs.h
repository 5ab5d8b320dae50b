#pragma once

class QWidget;

namespace tilescope
{

class WindowActions;

/// Both stay open beside the window and go when closed.
void showKeys(const WindowActions& actions, QWidget* parent);
void showAbout(QWidget* parent);

} // namespace tilescope
