#pragma once

#include "ui/shell/panel_kind.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QTimer>

#include <string>

namespace tilescope
{

inline constexpr PanelKey kernelPanel{"kernel"};
PanelKind kernelPanelKind();

class KernelPanel;

/// Runs, checks, reverts, opens and saves the kernel's text, and applies mistakes to it. Applied text goes through the
/// settings, so that undo, session and command line follow.
class KernelController : public QObject
{
    Q_OBJECT

public:
    KernelController(const WindowParts& parts, KernelPanel& panel);

    static constexpr int checkMs = 400; ///< from the last keystroke to the compiler

    void run();    ///< the current text; if it has already run, again
    void revert(); ///< to the strategy's own text
    void open(const QString& path);
    void saveTo(const QString& path);

signals:
    void kernelWanted(const QString& path); ///< the user chose a file to open

private:
    void connectActions();
    void connectPanel();
    void apply(const std::string& text);
    void takeText();
    void check();
    void readMachineCode();
    void showActions();
    void askWhereToSave();
    void complain(const QString& text);

    WindowParts m_parts;
    KernelPanel& m_panel;
    QTimer m_check; ///< expires shortly after a change of the text
    QTimer m_rest;  ///< expires shortly after a report
};

} // namespace tilescope
