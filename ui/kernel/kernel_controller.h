#pragma once

#include "ui/shell/panel_kind.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <string>
#include <vector>

class QAction;

namespace tilescope
{

inline constexpr PanelKey kernelPanel{"kernel"};
PanelKind kernelPanelKind(const std::vector<PanelPage>& further);

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
    void save();   ///< to the user's own file that the text is of, or asks for one
    void open(const QString& path);
    void saveTo(const QString& path);
    bool isUnsaved() const; ///< the text is of a file of the user's and differs from it
    /// Asks what becomes of an unsaved text; `close` is called when that is decided.
    void askBeforeClosing(const std::function<void()>& close);

signals:
    void kernelWanted(const QString& path); ///< the user chose a file to open
    void fileSaved(const QString& path);    ///< the user's own, that declares the operation

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectActions();
    void addCommands();
    void connectPanel();
    void apply(const std::string& text);
    void takeText();
    void followFile();
    void askWhichText(const QString& file, const std::function<void()>& keep);
    bool isChangedOutside(const QString& file) const;
    void check();
    void readMachineCode();
    void showActions();
    void askWhereToSave();
    void complain(const QString& text);

    WindowParts m_parts;
    QAction *m_revert = nullptr, *m_find = nullptr, *m_open = nullptr, *m_save = nullptr;
    KernelPanel& m_panel;
    std::string m_fileOf;   ///< the operation and strategy whose file is followed
    std::string m_fileText; ///< what it had last
    std::string m_written;  ///< what was saved here last
    QTimer m_check;         ///< expires shortly after a change of the text
    QTimer m_rest;          ///< expires shortly after a report
};

} // namespace tilescope
