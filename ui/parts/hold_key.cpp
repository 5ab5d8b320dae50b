#include "ui/parts/hold_key.h"

#include <QKeyEvent>
#include <QWidget>

namespace tilescope
{

HoldKey::HoldKey(Qt::Key key, QWidget* window) : QObject(window), m_key(key), m_window(window)
{
    window->installEventFilter(this);
}

bool HoldKey::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::KeyRelease: {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool isPress = event->type() == QEvent::KeyPress;
        if (key.key() != m_key || (isPress && key.modifiers() != Qt::NoModifier))
            break;
        if (!key.isAutoRepeat())
            setHeld(isPress);
        return true;
    }
    case QEvent::ActivationChange:
        // If another window became active, the release of a held key goes to that window.
        if (!m_window->isActiveWindow())
            setHeld(false);
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void HoldKey::setHeld(bool isHeld)
{
    if (isHeld == m_isHeld)
        return;
    m_isHeld = isHeld;
    emit changed(isHeld);
}

} // namespace tilescope
