#pragma once

#include <QWidget>

namespace tilescope
{

class WindowActions;

/// The ready layouts and the presentation as buttons, at the right of the menu bar.
class LayoutSwitch : public QWidget
{
    Q_OBJECT

public:
    explicit LayoutSwitch(const WindowActions& actions, QWidget* parent = nullptr);
};

} // namespace tilescope
