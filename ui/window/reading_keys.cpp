#include "ui/window/reading_keys.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>

namespace tilescope
{

namespace
{

bool takesText(const QWidget* widget)
{
    return widget && (widget->inherits("QsciScintillaBase") || widget->inherits("QLineEdit") ||
                      widget->inherits("QAbstractSpinBox") || widget->inherits("QTextEdit"));
}

/// A list that would take a letter for the beginning of an entry's name.
bool searchesByLetters(const QWidget& widget)
{
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        return !box->isEditable();
    const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
    return view && (view->editTriggers() == QAbstractItemView::NoEditTriggers ||
                    !view->currentIndex().flags().testFlag(Qt::ItemIsEditable));
}

bool isLetter(const QKeyEvent& key)
{
    constexpr auto commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    return !(key.modifiers() & commands) && !key.text().isEmpty() && key.text().front().isPrint() &&
           key.key() != Qt::Key_Space;
}

} // namespace

ReadingKeys::ReadingKeys(QMainWindow& window, QWidget& picture) : QObject(&window), m_window(window), m_picture(picture)
{
    qApp->installEventFilter(this);
}

/// Dialogs and popups have a keyboard of their own.
bool ReadingKeys::isOurs(const QWidget& widget) const
{
    const QWidget* const top = widget.window();
    return top == &m_window || (qobject_cast<const QDockWidget*>(top) && top->parentWidget() == &m_window);
}

void ReadingKeys::giveBack()
{
    if (m_picture.isVisible())
        m_picture.setFocus(Qt::OtherFocusReason);
}

/// A list or a menu that is shown, perhaps not for the first time.
void ReadingKeys::prepare(QWidget& widget)
{
    if (isOurs(widget) && widget.focusPolicy() == Qt::WheelFocus)
        widget.setFocusPolicy(Qt::StrongFocus); // scrolling is reading
    if (auto* box = qobject_cast<QComboBox*>(&widget); box && isOurs(*box))
        connect(box, &QComboBox::activated, this, &ReadingKeys::takeChoice, Qt::UniqueConnection);
    if (auto* menu = qobject_cast<QMenu*>(&widget)) {
        m_beforeMenu = QApplication::focusWidget();
        connect(menu, &QMenu::triggered, this, &ReadingKeys::takeCommand, Qt::UniqueConnection);
    }
}

void ReadingKeys::takeChoice()
{
    auto* const box = qobject_cast<QWidget*>(sender());
    if (box && m_pressed == box && box->hasFocus())
        giveBack();
}

/// After the command, which may have opened a field.
void ReadingKeys::takeCommand()
{
    if (m_beforeMenu && m_beforeMenu->hasFocus() && isOurs(*m_beforeMenu) && takesText(m_beforeMenu))
        giveBack();
}

/// Before the press reaches the widget, whose command may move the focus. The buttons beside a field belong to it.
void ReadingKeys::takePress(QWidget& pressed)
{
    const bool isButton = qobject_cast<QPushButton*>(&pressed) || qobject_cast<QToolButton*>(&pressed);
    QWidget* const focused = QApplication::focusWidget();
    if ((!isButton && !qobject_cast<QTabBar*>(&pressed)) || !focused || !isOurs(*focused))
        return;
    const bool isBeside = isButton && pressed.parentWidget() && pressed.parentWidget()->isAncestorOf(focused);
    if (focused == &pressed || (takesText(focused) && !isBeside))
        giveBack();
}

bool ReadingKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (!watched->isWidgetType())
        return false;
    auto& widget = *static_cast<QWidget*>(watched);
    switch (event->type()) {
    case QEvent::Show: prepare(widget); break;
    case QEvent::MouseButtonPress:
        m_isTab = false;
        if (isOurs(widget)) {
            m_pressed = &widget;
            takePress(widget);
        }
        break;
    case QEvent::KeyPress: {
        auto& key = *static_cast<QKeyEvent*>(event);
        m_isTab = key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab;
        if (!isOurs(widget))
            break;
        m_pressed = nullptr;
        if (searchesByLetters(widget) && isLetter(key)) {
            key.ignore(); // so that the window gets it
            return true;
        }
        break;
    }
    case QEvent::ReadOnlyChange: // a field that has taken its answer is none any more
        if (const auto* field = qobject_cast<QLineEdit*>(&widget);
            field && field->isReadOnly() && field->hasFocus() && isOurs(widget))
            giveBack();
        break;
    case QEvent::FocusIn: {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        const bool isByTab = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
        if (!isByTab || m_isTab || !takesText(&widget) || !isOurs(widget))
            break;
        giveBack(); // the part that had the focus was disabled, and this one is the next
        return m_picture.hasFocus();
    }
    case QEvent::Hide: { // Qt would give the focus to the next part, which may take text
        QWidget* const focused = QApplication::focusWidget();
        if (focused && !widget.isWindow() && !event->spontaneous() && isOurs(widget) && m_window.isVisible() &&
            (focused == &widget || widget.isAncestorOf(focused)) && !widget.isAncestorOf(&m_picture))
            giveBack();
        break;
    }
    default: break;
    }
    return false;
}

} // namespace tilescope
