#include "ui/parts/labels.h"

#include <QApplication>
#include <QEvent>
#include <QFontInfo>
#include <QFrame>
#include <QStyle>
#include <QToolButton>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace tilescope
{

static const char* const shareProperty = "fontShare"; ///< of the widgets that keep their ratio

static void keepShareAgain(QWidget& widget)
{
    if (const QVariant share = widget.property(shareProperty); share.isValid())
        keepFontShare(widget, share.toDouble(), static_cast<QFont::Weight>(widget.font().weight()));
}

void setRole(QWidget& widget, const char* role)
{
    if (widget.property("role") == QLatin1String(role))
        return;
    widget.setProperty("role", QLatin1String(role));
    widget.style()->unpolish(&widget); // which gives it the font back that it had at first
    widget.style()->polish(&widget);
    keepShareAgain(widget);
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

QToolButton* toolButton(const QString& text, const QString& toolTip)
{
    auto* made = new QToolButton;
    made->setText(text);
    made->setToolTip(toolTip);
    made->setAccessibleDescription(toolTip);
    made->setFocusPolicy(Qt::StrongFocus);
    return made;
}

int widthForLetters(const QWidget& widget, int width)
{
    constexpr int usual = 13; // pixels
    return std::max(width, width * QFontInfo(widget.font()).pixelSize() / usual);
}

QFont fontShare(double share)
{
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * share);
    return font;
}

void keepFontShare(QWidget& widget, double share, QFont::Weight weight)
{
    widget.setProperty(shareProperty, share);
    QFont font = fontShare(share);
    font.setWeight(weight);
    widget.setFont(font);
}

void keepOwnFont(QWidget& widget) { widget.setProperty(shareProperty, QVariant()); }

/// Under a style sheet Qt notifies only windows of a new font, and they do not pass it on. A widget with its own font
/// may still follow the application's in part, as the kernel does in size.
void setApplicationFont(const QFont& font)
{
    QApplication::setFont(font);
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget* const widget : widgets) {
        const QFont before = widget->font();
        QEvent change(QEvent::ApplicationFontChange), same(QEvent::FontChange);
        QCoreApplication::sendEvent(widget, &change);
        if (widget->font() == before)
            QCoreApplication::sendEvent(widget, &same);
    }
    for (QWidget* const widget : widgets)
        keepShareAgain(*widget);
}

} // namespace tilescope
