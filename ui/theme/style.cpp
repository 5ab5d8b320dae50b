#include "ui/theme/style.h"

#include "ui/theme/colours.h"

#include <QApplication>
#include <QIcon>
#include <QPainter>
#include <QStyleOptionComplex>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace tilescope
{

namespace
{

QPen linePen(const QColor& colour, qreal width = 1.5)
{
    return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

/// The colour of a control's outline: the accent colour for focus or hover, else the default.
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
    constexpr int cellMargin = 7; // on both sides of a cell's text; Qt adds 1
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
        painter.setPen(linePen(QColor(0x7c, 0x86, 0x94), 1.6)); // works in both themes, as bars keep the icon
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

namespace
{

// Object names and dynamic properties that widgets set to be drawn so:
//   role = "heading" | "muted" | "figure" | "warning" | "error" | "good" | "badge-…"  on labels
//   role = "cure" on the button that fixes a setting, "chip" on a shortcut, "field" beside a field, "section" that
//   folds role = "steps" on a slider under a list role = "pin" | "pin-baseline" on a pinned run's frame severity =
//   "note" | "warning" | "error"                               on a message's row
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
QPushButton[role="row"] { text-align: left; }
QPushButton[role="cure"] { color: @accent; font-weight: 600; padding: 3px 10px; }

QToolButton { background: transparent; border: 1px solid transparent; border-radius: 4px; padding: 4px 10px; }
QToolButton:hover { background: @raised; border-color: @line; }
QToolButton:focus { border-color: @accent; }
QToolButton:checked { background: @raised; border-color: @line; color: @accent; font-weight: 600; }
QToolButton:checked:focus { border-color: @accent; }
QToolButton::menu-indicator { image: none; }
QToolButton[role="card"] { background: @raised; border: 1px solid @line; border-radius: 6px; padding: 12px 16px; font-weight: 600; }
QToolButton[role="card"]:hover, QToolButton[role="card"]:focus { border-color: @accent; }
QToolButton[role="slim"] { padding: 2px 10px; }
QToolButton[role="step"] { padding: 2px; }
QToolButton[role="tool"] { padding: 4px 6px; }
QToolButton[role="tool"]:checked { font-weight: normal; }
QToolButton[role="chip"] { background: @raised; border-color: @line; padding: 3px 0px; }
QToolButton[role="chip"]:hover, QToolButton[role="chip"]:focus { border-color: @accent; }
QToolButton[role="field"] { background: @raised; border-color: @line; padding: 4px 8px; }
QToolButton[role="field"]:hover, QToolButton[role="field"]:focus { border-color: @accent; }
QToolButton[role="section"] { padding: 4px 2px; font-weight: 600; }
QFrame[role="pin"], QFrame[role="pin-baseline"] { background: @raised; border: 1px solid @line; border-radius: 4px; }
QFrame[role="pin-baseline"] { border-color: @accent; }
QFrame[role="pin"] > QToolButton, QFrame[role="pin-baseline"] > QToolButton { padding: 2px 6px; }
QFileDialog QToolButton { padding: 2px; }
QToolButton#qt_toolbar_ext_button { background: @raised; border-color: @line; padding: 0px; }
QToolBar { background: @window; border: none; border-bottom: 1px solid @line; padding: 4px 8px; spacing: 4px; }
QToolBar::separator { background: @line; width: 1px; margin: 6px 6px; }

#commandPalette { background: @surface; border: 1px solid @bar; border-radius: 6px; }
#commandPalette QListView { background: @surface; border: none; }
#commandPalette QLabel { border-top: 1px solid @line; }

#strategyList { background: @surface; border: 1px solid @bar; border-radius: 6px; }
#strategyList QListView { background: @surface; border: none; }

QAbstractSpinBox, QLineEdit { background: @surface; border: 1px solid @bar; border-radius: 4px; padding: 4px 6px;
    selection-background-color: @accent; selection-color: @accentText; }
QAbstractSpinBox:focus, QLineEdit:focus { border-color: @accent; }
QLineEdit:read-only:focus { border-color: @bar; }

QSlider { min-height: 24px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: @line; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: @accent; }
QSlider::handle:horizontal { width: 14px; height: 14px; margin: -6px 0; border-radius: 8px; background: @handle;
    border: 1px solid @accent; }
QSlider[role="steps"] { min-height: 18px; max-height: 18px; }
QSlider::sub-page:horizontal:disabled { background: @line; }
QSlider::handle:horizontal:disabled { background: @window; border-color: @bar; }
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
    // Longer names first: @accentText must not be read as @accent followed by "Text".
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
