#pragma once

#include <QLabel>
#include <QString>

class QFrame;
class QWidget;

namespace tilescope
{

/// Labels in the roles that the style sheet knows. All wrap and none takes HTML, since their text may come from files.
QLabel* headingLabel(const QString& text, QWidget* parent = nullptr);
QLabel* mutedLabel(const QString& text, QWidget* parent = nullptr);
QFrame* thinLine(QWidget* parent = nullptr);

/// Sets the role "muted", "warning", "error", "good" … and draws the widget anew.
void setRole(QWidget& widget, const char* role);

} // namespace tilescope
