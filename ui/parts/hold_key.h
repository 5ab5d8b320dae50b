#pragma once

#include <QObject>
#include <Qt>

class QWidget;

namespace tilescope
{

/// Reports the press and the release of a key anywhere in a window, unless a text field with the focus takes the key.
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
