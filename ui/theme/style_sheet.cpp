#include "ui/theme/style_sheet.h"

#include <utility>

namespace tilescope
{

namespace
{

// Object names and dynamic properties that widgets set to be drawn so:
//   role = "heading" | "muted" | "figure" | "warning" | "error" | "good" | "badge-…"  on labels
//   role = "cure" on the button that mends a setting, "chip" on a shortcut
//   role = "pin" | "pin-baseline"                                         on a pinned run's frame
//   severity = "note" | "warning" | "error"                               on a message's row
const char* const sheet = R"(
QMainWindow::separator { background: @line; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: @accent; }
QMenuBar { background: @window; border-bottom: 1px solid @line; padding: 2px 4px; }
QMenuBar::item { padding: 4px 10px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: @raised; }
QMenu { background: @surface; border: 1px solid @line; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 24px; border-radius: 4px; }
QMenu::item:selected { background: @accent; color: @accentText; }
QMenu::item:disabled { color: @bar; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QToolTip { background: @raised; color: @text; border: 1px solid @line; padding: 6px; }

QDockWidget { font-weight: 600; }
QDockWidget::close-button, QDockWidget::float-button { border: none; background: transparent; padding: 0; }
QDockWidget::close-button:hover, QDockWidget::float-button:hover { background: @raised; border-radius: 4px; }
QDockWidget::title { background: @window; padding: 8px 12px; border-bottom: 1px solid @line; text-align: left; }
QStatusBar { background: @window; border-top: 1px solid @line; }
QStatusBar::item { border: none; }
QStatusBar QLabel { padding: 2px 8px; }
QScrollArea, QScrollArea > QWidget > QWidget { background: @window; border: none; }

QLabel[role="heading"] { font-weight: 600; }
QLabel[role="muted"] { color: @textMuted; }
QLabel[role="warning"] { color: @warning; }
QLabel[role="error"] { color: @error; }
QLabel[role="good"] { color: @good; }
QLabel[role="badge-note"] { font-weight: 600; color: @accent; }
QLabel[role="badge-warning"] { font-weight: 600; color: @warning; }
QLabel[role="badge-error"] { font-weight: 600; color: @error; }
QFrame[role="line"] { background: @line; border: none; max-height: 1px; min-height: 1px; }

QPushButton { background: @raised; border: 1px solid @line; border-radius: 4px; padding: 5px 12px; }
QPushButton:hover { border-color: @accent; }
QPushButton:pressed { background: @window; }
QPushButton:focus { border-color: @accent; }
QPushButton[role="cure"] { color: @accent; font-weight: 600; padding: 3px 10px; }

QToolButton { background: transparent; border: 1px solid transparent; border-radius: 4px; padding: 4px 10px; }
QToolButton:hover { background: @raised; border-color: @line; }
QToolButton:focus { border-color: @accent; }
QToolButton:checked { background: @raised; border-color: @line; color: @accent; font-weight: 600; }
QToolButton:checked:focus { border-color: @accent; }
QToolButton::menu-indicator { image: none; }
QToolButton[role="slim"] { padding: 2px 10px; }
QToolButton[role="chip"] { background: @raised; border-color: @line; padding: 3px 0px; }
QToolButton[role="chip"]:hover, QToolButton[role="chip"]:focus { border-color: @accent; }
QFrame[role="pin"], QFrame[role="pin-baseline"] { background: @raised; border: 1px solid @line; border-radius: 4px; }
QFrame[role="pin-baseline"] { border-color: @accent; }
QFrame[role="pin"] > QToolButton, QFrame[role="pin-baseline"] > QToolButton { padding: 2px 6px; }
QToolButton#qt_toolbar_ext_button { background: @raised; border-color: @line; padding: 0px; }
QToolBar { background: @window; border: none; border-bottom: 1px solid @line; padding: 4px 8px; spacing: 4px; }
QToolBar::separator { background: @line; width: 1px; margin: 6px 6px; }

#commandPalette { background: @surface; border: 1px solid @bar; border-radius: 6px; }
#commandPalette QListView { background: @surface; border: none; }
#commandPalette QLabel { border-top: 1px solid @line; }

QAbstractSpinBox, QLineEdit { background: @surface; border: 1px solid @bar; border-radius: 4px; padding: 4px 6px;
    selection-background-color: @accent; selection-color: @accentText; }
QAbstractSpinBox:focus, QLineEdit:focus { border-color: @accent; }

QSlider { min-height: 24px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: @line; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: @accent; }
QSlider::handle:horizontal { width: 14px; height: 14px; margin: -6px 0; border-radius: 8px; background: @handle;
    border: 1px solid @accent; }
QSlider::handle:horizontal:hover { background: @accent; }
QSlider::handle:horizontal:focus { background: @accent; border: 2px solid @text; width: 12px; height: 12px; }

QProgressBar { background: @line; border: none; border-radius: 2px; max-height: 4px; min-height: 4px; }
QProgressBar::chunk { background: @accent; border-radius: 2px; }

QFrame[severity] { border: none; border-bottom: 1px solid @line; }
QFrame[severity="note"] { background: @noteField; }
QFrame[severity="warning"] { background: @warningField; }
QFrame[severity="error"] { background: @errorField; }

QTableView, QTreeView, QListView[role="pictures"] { background: @window; border: none; selection-background-color: @noteField;
    selection-color: @text; }
QListView[role="pictures"] { padding: 6px 4px; }
QHeaderView { background: @window; border: none; }
QHeaderView::section { background: @window; color: @textMuted; border: none; border-bottom: 1px solid @line;
    padding: 3px 8px; }
QHeaderView::section:hover { color: @text; }

QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle:horizontal { background: @bar; border-radius: 3px; min-width: 32px; margin: 2px; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar::handle:vertical { background: @bar; border-radius: 3px; min-height: 32px; margin: 2px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)";

} // namespace

QString styleSheetOf(const Colours& c)
{
    // Longer names first: @accentText must not be taken for @accent followed by "Text".
    const std::pair<const char*, QColor> tokens[] = {
        {"@accentText", c.accentText},
        {"@accent", c.accent},
        {"@window", c.window},
        {"@surface", c.surface},
        {"@raised", c.raised},
        {"@line", c.line},
        {"@textMuted", c.textMuted},
        {"@text", c.text},
        {"@bar", c.bar},
        {"@warningField", c.warningField},
        {"@warning", c.warning},
        {"@errorField", c.errorField},
        {"@error", c.error},
        {"@noteField", c.noteField},
        {"@good", c.good},
        {"@handle", c.dark ? c.text : c.surface},
    };
    QString text = QString::fromLatin1(sheet);
    for (const auto& [token, colour] : tokens)
        text.replace(QLatin1String(token), colour.name());
    return text;
}

} // namespace tilescope
