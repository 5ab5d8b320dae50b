#include "ui/theme/style.h"

#include "ui/theme/colours.h"

#include <QApplication>
#include <QIcon>
#include <QPainter>
#include <QStyleOptionComplex>
#include <QTableView>

#include <algorithm>

namespace tilescope
{

namespace
{

QPen linePen(const QColor& colour, qreal width = 1.5)
{
    return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

/// What a control's outline says: focus, else hover, else where it is.
QColor outlineOf(const QStyleOption& option, const Colours& colours)
{
    const bool isMarked = option.state & (QStyle::State_HasFocus | QStyle::State_MouseOver);
    return isMarked && (option.state & QStyle::State_Enabled) ? colours.accent : colours.bar;
}

void drawField(QPainter& painter, const QRect& rect, const QStyleOption& option, const Colours& colours)
{
    painter.setPen(QPen(outlineOf(option, colours), 1));
    painter.setBrush(colours.surface);
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

void drawChevron(QPainter& painter, QPointF centre, const QColor& colour)
{
    painter.setPen(linePen(colour));
    painter.setBrush(Qt::NoBrush);
    const QPointF points[] = {centre + QPointF(-4, -2), centre + QPointF(0, 2), centre + QPointF(4, -2)};
    painter.drawPolyline(points, 3);
}

QRectF indicatorRect(const QRect& rect)
{
    const qreal side = std::min({rect.width(), rect.height(), 16}) - 1;
    QRectF square(0, 0, side, side);
    square.moveCenter(QRectF(rect).center());
    return square;
}

void drawRadio(QPainter& painter, const QStyleOption& option, const Colours& colours)
{
    const QRectF circle = indicatorRect(option.rect);
    const bool isOn = option.state & QStyle::State_On;
    const bool isMarked = option.state & (QStyle::State_HasFocus | QStyle::State_MouseOver);
    painter.setPen(QPen(isOn || isMarked ? colours.accent : colours.textMuted, isOn ? 4.5 : 1.2));
    painter.setBrush(colours.surface);
    const qreal inset = isOn ? 2.25 : 0.6;
    painter.drawEllipse(circle.adjusted(inset, inset, -inset, -inset));
}

void drawCheck(QPainter& painter, const QStyleOption& option, const Colours& colours)
{
    const QRectF box = indicatorRect(option.rect);
    const bool isOn = option.state & QStyle::State_On;
    const bool isMarked = option.state & (QStyle::State_HasFocus | QStyle::State_MouseOver);
    painter.setPen(QPen(isOn || isMarked ? colours.accent : colours.textMuted, 1.2));
    painter.setBrush(isOn ? colours.accent : colours.surface);
    painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), 3, 3);
    if (!isOn)
        return;
    painter.setPen(linePen(colours.accentText, 1.8));
    const QPointF c = box.center();
    const QPointF points[] = {c + QPointF(-3.5, 0), c + QPointF(-1, 2.5), c + QPointF(3.5, -2.5)};
    painter.drawPolyline(points, 3);
}

} // namespace

Style::Style() : QProxyStyle(QStringLiteral("fusion")) {}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* returned) const
{
    switch (hint) {
    case SH_Slider_AbsoluteSetButtons: return static_cast<int>(Qt::LeftButton);
    case SH_Menu_FlashTriggeredItem:
    case SH_DialogButtonBox_ButtonsHaveIcons: return 0;
    default: return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const
{
    if (element != PE_IndicatorRadioButton && element != PE_IndicatorCheckBox) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const Colours& colours = coloursOf(option->palette);
    if (element == PE_IndicatorRadioButton)
        drawRadio(*painter, *option, colours);
    else
        drawCheck(*painter, *option, colours);
    painter->restore();
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const
{
    if (control != CC_ComboBox) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const Colours& colours = coloursOf(option->palette);
    drawField(*painter, option->rect, *option, colours);
    drawChevron(*painter, QPointF(option->rect.right() - 14, option->rect.center().y() + 0.5), colours.textMuted);
    painter->restore();
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                              const QWidget* widget) const
{
    QSize made = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ComboBox)
        made.setHeight(std::max(made.height(), 30));
    return made;
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    if (metric == PM_ToolBarExtensionExtent)
        return 20;
    constexpr int cellMargin = 7; // at both sides of a cell's text; Qt adds 1
    const bool isCell = metric == PM_FocusFrameHMargin && qobject_cast<const QTableView*>(widget);
    return isCell ? cellMargin : QProxyStyle::pixelMetric(metric, option, widget);
}

QIcon Style::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const
{
    if (icon != SP_TitleBarCloseButton && icon != SP_TitleBarNormalButton &&
        icon != SP_ToolBarHorizontalExtensionButton)
        return QProxyStyle::standardIcon(icon, option, widget);
    constexpr int side = 16;
    const qreal ratio = widget ? widget->devicePixelRatioF() : qApp->devicePixelRatio();
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(linePen(coloursOf(QApplication::palette()).textMuted, 1.3));
    if (icon == SP_TitleBarCloseButton) {
        painter.drawLine(QPointF(4.5, 4.5), QPointF(11.5, 11.5));
        painter.drawLine(QPointF(11.5, 4.5), QPointF(4.5, 11.5));
    } else if (icon == SP_ToolBarHorizontalExtensionButton) {
        painter.setPen(linePen(QColor(0x7c, 0x86, 0x94), 1.6)); // a bar keeps it when the theme changes: for both
        for (const qreal left : {4.0, 8.5}) {
            const QPointF points[] = {QPointF(left, 4.5), QPointF(left + 3.5, 8), QPointF(left, 11.5)};
            painter.drawPolyline(points, 3);
        }
    } else {
        painter.drawRect(QRectF(3.5, 6.5, 6, 6));
        const QPointF behind[] = {QPointF(6.5, 3.5), QPointF(12.5, 3.5), QPointF(12.5, 9.5)};
        painter.drawPolyline(behind, 3);
    }
    return QIcon(pixmap);
}

} // namespace tilescope
