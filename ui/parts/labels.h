#pragma once

#include <QFont>
#include <QLabel>
#include <QString>

class QToolButton;

namespace tilescope
{

/// Labels in the roles that the style sheet knows. All wrap and none takes HTML, since their text may come from files.
QLabel* headingLabel(const QString& text, QWidget* parent = nullptr);
QLabel* mutedLabel(const QString& text, QWidget* parent = nullptr);
QFrame* thinLine(QWidget* parent = nullptr);

/// Sets the role "muted", "warning", "error", "good" … and draws the widget anew.
void setRole(QWidget& widget, const char* role);

/// A flat button with words, for the bar above a panel's table; reached by Tab.
QToolButton* toolButton(const QString& text, const QString& toolTip);

/// The application's font at this share of its size.
QFont fontShare(double share);

/// Keeps the widget's letters at this share of the application's, also when setApplicationFont changes these.
void keepFontShare(QWidget& widget, double share, QFont::Weight weight = QFont::Normal);

void setApplicationFont(const QFont& font); ///< of every widget, also of those that are there already

} // namespace tilescope
