#pragma once

#include <QObject>
#include <Qt>

class QWidget;

namespace tilescope
{

/// Says when a key goes down and up again in a window, wherever in it the keyboard is, unless a field there takes the
/// key as text.
class HoldKey : public QObject
{
    Q_OBJECT

public:
    HoldKey(Qt::Key key, QWidget* window);

signals:
    void changed(bool isHeld);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setHeld(bool isHeld);

    Qt::Key m_key;
    QWidget* m_window;
    bool m_isHeld = false;
};

} // namespace tilescope
