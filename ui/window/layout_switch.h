#pragma once

#include <QWidget>

namespace tilescope
{

class WindowActions;

/// Buttons for the ready layouts and the presentation, on the right of the menu bar.
class LayoutSwitch : public QWidget
{
    Q_OBJECT

public:
    explicit LayoutSwitch(const WindowActions& actions, QWidget* parent = nullptr);
};

} // namespace tilescope
