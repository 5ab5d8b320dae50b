#include "ui/parts/labels.h"

#include <QFrame>
#include <QStyle>

namespace tilescope
{

void setRole(QWidget& widget, const char* role)
{
    widget.setProperty("role", QLatin1String(role));
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

static QLabel* label(const QString& text, const char* role, QWidget* parent)
{
    auto* made = new QLabel(text, parent);
    made->setTextFormat(Qt::PlainText);
    made->setWordWrap(true);
    made->setProperty("role", QLatin1String(role));
    return made;
}

QLabel* headingLabel(const QString& text, QWidget* parent) { return label(text, "heading", parent); }
QLabel* mutedLabel(const QString& text, QWidget* parent) { return label(text, "muted", parent); }

QFrame* thinLine(QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setProperty("role", QStringLiteral("line"));
    return line;
}

} // namespace tilescope
