#pragma once

#include <QObject>
#include <QPointer>

class QKeyEvent;
class QMainWindow;
class QWidget;

namespace tilescope
{

/// Whom the keyboard belongs to. Reading is the window's usual state: the picture has the focus, and letters are
/// commands. A field for text has them only after a click or Tab into it. Buttons, menus and lists that are used with
/// the mouse give the focus back to the picture, a part that disappears does too, and lists take no letters for a
/// search of their own.
class ReadingKeys : public QObject
{
    Q_OBJECT

public:
    ReadingKeys(QMainWindow& window, QWidget& picture);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isOurs(const QWidget& widget) const;
    void prepare(QWidget& widget);
    void takePress(QWidget& pressed);
    void takeChoice();
    void takeCommand();
    void giveBack();

    QMainWindow& m_window;
    QWidget& m_picture;
    QPointer<QWidget> m_pressed;    ///< by the mouse, until a key reaches a widget of the window
    QPointer<QWidget> m_beforeMenu; ///< the focus when a menu opened
    bool m_isTab = false;           ///< the last key or button pressed was Tab
};

} // namespace tilescope
