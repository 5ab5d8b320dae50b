#pragma once

#include <QFont>
#include <QLabel>
#include <QString>

class QToolButton;

namespace tilescope
{

/// Labels in the roles that the style sheet defines. All wrap and none interprets HTML, since their text may come from
/// files.
QLabel* headingLabel(const QString& text, QWidget* parent = nullptr);
QLabel* mutedLabel(const QString& text, QWidget* parent = nullptr);
QFrame* thinLine(QWidget* parent = nullptr);

/// Sets the role "muted", "warning", "error", "good" … and repaints the widget.
void setRole(QWidget& widget, const char* role);

/// A flat text button for the bar above a panel's table; reachable by Tab.
QToolButton* toolButton(const QString& text, const QString& toolTip);

/// What this width is for letters of the usual size is for the widget's letters: more if they are larger.
int widthForLetters(const QWidget& widget, int width);

/// The application's font at this share of its size.
QFont fontShare(double share);

/// Keeps the widget's font at this ratio to the application's, also after setApplicationFont.
void keepFontShare(QWidget& widget, double share, QFont::Weight weight = QFont::Normal);

/// For a widget with its own font, which neither of these two is to replace.
void keepOwnFont(QWidget& widget);

void setApplicationFont(const QFont& font); ///< of every widget, including existing ones

} // namespace tilescope
